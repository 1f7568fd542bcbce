"""The mansion's clock and the hour in words: what every act changes on every phone at the table.

Flet compares all that is drawn again with what was there, control by control, and a canvas has
dozens. So the clock is two pictures, made once in the program: the plate, which stays, and the
night on it, one for each hour. Numerals are outlines, not text: a picture would keep whatever face
is loaded at that moment. No presses here.
"""

import re
from functools import cache

import flet as ft

from companion.games.secret_night.night import DAWN, HOURS, MIDNIGHT
from companion.ui.drawings import drawing
from companion.ui.kit.pen import around
from companion.ui.kit.text import style
from companion.ui.stage import Stage
from companion.ui.theme import Theme
from companion.ui.words import Words

# Both pictures, and the numerals' outlines (from nine to six), in a box of this size.
_BOX, _MIDDLE, _RIM = 2500, 1250, 1230
_TRACK, _TRACK_WIDTH = _RIM * 0.885, _RIM * 0.055
_NINE = 270.0  # degrees from twelve: where the night begins
_DAY = (7, 8)  # no numeral there, so no dim one
_LINE_GAP = 2.0


@ft.component
def Clock(stage: Stage) -> ft.Control:
    """The clock, and the hour in words."""
    clock = stage.use(lambda table: table.state.clock if table.state else 0)
    words, theme, size = stage.words, stage.theme, stage.size
    box = 340.0 if size.wide else 170.0 if size.short else min(250.0, size.width - 120)
    plate = ft.use_memo(lambda: _image(_plate(theme), box), [theme.key, box])
    large = ft.use_memo(
        lambda: style(theme, "head", size=26 if size.wide else 21), [theme.key, size.wide]
    )
    small = ft.use_memo(lambda: style(theme, "label", spaced=False), [theme.key])
    hour, line = _told(words, clock)
    # Few controls and flat: the room below the dial is its stack's, not a column's within.
    room = (8 if size.short else 12) - _LINE_GAP
    return ft.Column(
        [
            ft.Stack(
                [plate, _image(_night(theme, clock), box, hour)], width=box, height=box + room
            ),
            ft.Text(hour, style=large, text_align=ft.TextAlign.CENTER),
            ft.Text(line, style=small, text_align=ft.TextAlign.CENTER),
        ],
        spacing=_LINE_GAP,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )


def _image(svg: str, box: float, label: str = "") -> ft.Image:
    return ft.Image(
        src=svg,
        width=box,
        height=box,
        semantics_label=label or None,
        exclude_from_semantics=not label,
    )


@cache
def _told(words: Words, clock: int) -> tuple[str, str]:
    """The hour, and what it means: the round, and whether weapons may be used."""
    if clock < DAWN:
        line = words("secret_night-round", round=clock + 1)
    else:
        line = words("secret_night-dawn")
    weapons = words("secret_night-weapons" if clock >= MIDNIGHT else "secret_night-no-weapons")
    return words(f"secret_night-hour-{HOURS[clock]}"), f"{line} · {weapons}"


@cache
def _plate(theme: Theme) -> str:
    """Two rims, the fan in the middle, the unlit way from nine to six, the numerals unlit."""
    depth = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, theme.raised), (0.62, theme.panel), (1, theme.floor))
    )
    rays = "".join(
        f"M{_point(_RIM * 0.17, ray)}L{_point(_RIM * (0.37 if ray % 30 else 0.44), ray)}"
        for ray in range(0, 360, 10)
    )
    return _svg(
        f'<radialGradient id="depth" gradientUnits="userSpaceOnUse" cx="{_MIDDLE}"'
        f' cy="{_MIDDLE * 0.8:.0f}" r="{_RIM * 1.1:.0f}">{depth}</radialGradient>',
        _disc(_RIM, "url(#depth)"),
        _ring(_RIM, theme.accent, 20),
        _ring(_RIM * 0.955, theme.line, 10),
        _line(rays, theme.line, 10),
        _line(_arc(270), theme.raised, _TRACK_WIDTH),
        *(_dot(mark * 30, theme.line) for mark in _DAY),
        *(_shape(numeral, theme.soft) for numeral in _numerals()),
    )


@cache
def _night(theme: Theme, clock: int) -> str:
    """The light from nine to this hour, the numerals it has reached, the hand."""
    turn = HOURS[clock] % 12 * 30
    corners = ((0.05, -90), (0.56, 0), (0.05, 90), (0.12, 180))
    hand = "L".join(_point(_RIM * reach, turn + off) for reach, off in corners)
    return _svg(
        _line(_arc((turn - _NINE) % 360), theme.accent, _TRACK_WIDTH) if clock else "",
        *(_shape(numeral, theme.ink) for numeral in _numerals()[: clock + 1]),
        _shape(f"M{hand}Z", theme.ink),
        _disc(_RIM * 0.06, theme.accent),
        _disc(_RIM * 0.025, theme.floor),
    )


@cache
def _numerals() -> tuple[str, ...]:
    return tuple(re.findall(r' d="([^"]+)"', drawing("clock-numerals")))


def _svg(*pieces: str) -> str:
    box = f'viewBox="0 0 {_BOX} {_BOX}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(pieces)}</svg>'


def _point(radius: float, degrees: float) -> str:
    x, y = around(_MIDDLE, _MIDDLE, radius, degrees)
    return f"{x:.0f} {y:.0f}"


def _arc(sweep: float) -> str:
    start, end = _point(_TRACK, _NINE), _point(_TRACK, _NINE + sweep)
    return f"M{start}A{_TRACK:.0f} {_TRACK:.0f} 0 {int(sweep > 180)} 1 {end}"


def _shape(path: str, colour: str) -> str:
    return f'<path fill="{colour}" d="{path}"/>'


def _line(path: str, colour: str, width: float) -> str:
    return f'<path fill="none" stroke="{colour}" stroke-width="{width:.0f}" d="{path}"/>'


def _disc(radius: float, colour: str) -> str:
    return f'<circle cx="{_MIDDLE}" cy="{_MIDDLE}" r="{radius:.0f}" fill="{colour}"/>'


def _ring(radius: float, colour: str, width: float) -> str:
    place = f'cx="{_MIDDLE}" cy="{_MIDDLE}" r="{radius:.0f}"'
    return f'<circle {place} fill="none" stroke="{colour}" stroke-width="{width:.0f}"/>'


def _dot(degrees: float, colour: str) -> str:
    x, y = around(_MIDDLE, _MIDDLE, _RIM * 0.71, degrees)
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{_BOX * 0.011:.0f}" fill="{colour}"/>'
