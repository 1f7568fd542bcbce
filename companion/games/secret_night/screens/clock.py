"""The mansion's clock and the hour in words: what every act changes on every phone at the table.

Flet compares whatever is drawn again with what was there before. So what an hour leaves as it was
is made once and kept, and only the light, one number and the hand are new. No presses here.
"""

import math

import flet as ft
import flet.canvas as cv

from companion.games.secret_night.night import DAWN, HOURS, MIDNIGHT
from companion.ui import kit
from companion.ui.kit.dial import START
from companion.ui.kit.pen import arc, around, fill, polygon, stroke, word
from companion.ui.kit.text import style
from companion.ui.stage import Stage
from companion.ui.theme import Theme

_NIGHT = (9, 10, 11, 0, 1, 2, 3, 4, 5, 6)
_DAY = (7, 8)  # no number there, so no dim text


class _Dial:
    """A twelve-hour face of `box` dp on one phone. Its parts are kept from hour to hour."""

    def __init__(self, theme: Theme, box: float) -> None:
        self._theme, self._box = theme, box
        self._middle, self._radius = box / 2, box / 2 - 2
        self._light = stroke(theme.accent, self._radius * 0.055)
        self._numbers: dict[tuple[int, bool], cv.Text] = {}
        self.plate = self._canvas(self._plate())
        self.hand = self._canvas(self._hand())

    def lit(self, gone: float) -> cv.Canvas:
        """The light from nine on over `gone` degrees, and the numbers."""
        middle = self._middle
        light = arc(middle, middle, self._radius * 0.885, START, gone, self._light)
        numbers = [self._number(mark, (mark * 30 - START) % 360 <= gone) for mark in _NIGHT]
        return self._canvas([light, *numbers])

    def _number(self, mark: int, reached: bool) -> cv.Text:
        kept = self._numbers.get((mark, reached))
        if kept is None:
            theme = self._theme
            x, y = around(self._middle, self._middle, self._radius * 0.71, mark * 30)
            tint = theme.ink if reached else theme.soft
            kept = word(x, y, str(mark or 12), self._box * 0.098, tint, theme.display)
            # The other one has had its time on the screen and is not shown again.
            self._numbers.pop((mark, not reached), None)
            self._numbers[mark, reached] = kept
        return kept

    def _plate(self) -> list[cv.Shape]:
        """The deep plate, its two rims, the fan in the middle, the light's dark track, the day."""
        theme, middle, radius = self._theme, self._middle, self._radius
        depth = ft.PaintRadialGradient(
            (middle, middle * 0.8),
            radius * 1.1,
            [theme.raised, theme.panel, theme.floor],
            [0, 0.62, 1],
        )
        rays: list[ft.OffsetValue] = []
        for ray in range(36):
            rays.append(around(middle, middle, radius * 0.17, ray * 10))
            rays.append(around(middle, middle, radius * (0.44 if ray % 3 == 0 else 0.37), ray * 10))
        day = [around(middle, middle, radius * 0.71, mark * 30) for mark in _DAY]
        return [
            cv.Circle(middle, middle, radius, paint=ft.Paint(gradient=depth)),
            cv.Circle(middle, middle, radius, paint=stroke(theme.accent, 2)),
            cv.Circle(middle, middle, radius * 0.955, paint=stroke(theme.line, 1)),
            # One shape for all rays: as lines they would be half of what a phone keeps here.
            cv.Points(rays, cv.PointMode.LINES, paint=stroke(theme.line, 1)),
            arc(middle, middle, radius * 0.885, START, 270, stroke(theme.raised, radius * 0.055)),
            *(cv.Circle(x, y, self._box * 0.011, paint=fill(theme.line)) for x, y in day),
        ]

    def _hand(self) -> list[cv.Shape]:
        """Upright: it is turned as a whole."""
        theme, middle, radius = self._theme, self._middle, self._radius
        corners = [
            around(middle, middle, radius * reach, turn)
            for reach, turn in ((0.05, -90), (0.56, 0), (0.05, 90), (0.12, 180))
        ]
        return [
            polygon(corners, fill(theme.ink)),
            cv.Circle(middle, middle, radius * 0.06, paint=fill(theme.accent)),
            cv.Circle(middle, middle, radius * 0.025, paint=fill(theme.floor)),
        ]

    def _canvas(self, shapes: list[cv.Shape]) -> cv.Canvas:
        return cv.Canvas(shapes, width=self._box, height=self._box)


@ft.component
def Clock(stage: Stage) -> ft.Control:
    """The clock, and the hour in words."""
    clock = stage.use(lambda table: table.state.clock if table.state else 0)
    words, theme, size = stage.words, stage.theme, stage.size
    box = 340.0 if size.wide else 170.0 if size.short else min(250.0, size.width - 120)
    dial = ft.use_memo(lambda: _Dial(theme, box), [theme.key, box])
    large = ft.use_memo(
        lambda: style(theme, "head", size=26 if size.wide else 21), [theme.key, box]
    )
    small = ft.use_memo(lambda: style(theme, "label", spaced=False), [theme.key])
    hour = words(f"secret_night-hour-{HOURS[clock]}")
    turn = HOURS[clock] % 12 * 30
    layers: list[ft.Control] = [
        dial.plate,
        dial.lit((turn - START) % 360),
        ft.Container(dial.hand, rotate=math.radians(turn)),
    ]
    if clock < DAWN:
        line = words("secret_night-round", round=clock + 1)
    else:
        line = words("secret_night-dawn")
    weapons = words("secret_night-weapons" if clock >= MIDNIGHT else "secret_night-no-weapons")
    return kit.col(
        kit.middle(
            ft.Semantics(content=ft.Stack(layers, width=box, height=box), label=hour, image=True)
        ),
        kit.col(
            ft.Text(hour, style=large, text_align=ft.TextAlign.CENTER),
            ft.Text(f"{line} · {weapons}", style=small, text_align=ft.TextAlign.CENTER),
            gap=2,
            tight=True,
        ),
        gap=8 if size.short else 12,
        tight=True,
    )
