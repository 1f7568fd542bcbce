"""The mansion's clock and the hour in words: what every act changes on every phone at the table.

Flet compares all that is drawn again with what was there, control by control, and a canvas has
dozens. So the clock is two pictures, made once in the program: the plate, which stays, and the
night on it, one for each hour. Numerals are outlines, not text: a picture would keep whatever face
is loaded at that moment. No presses here.
"""

import re
from functools import cache

import flet as ft

from companion.games.secret_night.rules.clock import DAWN, HOURS, MIDNIGHT
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.theme import THEME
from companion.table.state import Table
from companion.ui import kit
from companion.ui.drawings import drawing
from companion.ui.kit.pen import around
from companion.ui.kit.text import style
from companion.ui.stage import Stage

# Both pictures, and the numerals' outlines (from nine to six), in a box of this size.
_BOX, _MIDDLE, _RIM = 2500, 1250, 1230
_TRACK, _TRACK_WIDTH = _RIM * 0.885, _RIM * 0.055
_NINE = 270.0  # degrees from twelve: where the night begins
_DAY = (7, 8)  # no numeral there, so no dim one


@ft.component
def Clock(stage: Stage, box: float) -> ft.Control:
    """The clock, `box` dp wide."""
    theme, words = stage.theme, stage.words
    plate = ft.use_memo(lambda: _image(_plate(), box), [theme.key, box])
    night = stage.use_leaf(
        lambda: _image("", box, " "),
        [theme.key, box, words.language],
        src=lambda table: _night(_clock(table)),
        semantics_label=lambda table: words(f"secret_night-hour-{HOURS[_clock(table)]}"),
    )
    return ft.Stack([plate, night], width=box, height=box)


def _clock(table: Table) -> int:
    state = table.state
    return state.clock if isinstance(state, Night) else 0


@ft.component
def Hour(stage: Stage, tail: ft.Control | None = None) -> ft.Control:
    """The hour, the round and whether weapons are out, in words; `tail` stands beside them."""
    words, theme, wide = stage.words, stage.theme, stage.size.wide
    large, small = (style("head", size=26 if wide else 21), style("note"))
    on = [theme.key, wide, words.language]

    def below(table: Table) -> str:
        clock = _clock(table)
        line = words("secret_night-dawn")
        if clock < DAWN:
            line = words("secret_night-round", round=clock + 1)
        weapons = words("secret_night-weapons" if clock >= MIDNIGHT else "secret_night-no-weapons")
        return f"{line} · {weapons}"

    hour = stage.use_leaf(
        lambda: ft.Text("", style=large),
        on,
        value=lambda table: words(f"secret_night-hour-{HOURS[_clock(table)]}"),
    )
    more = stage.use_leaf(lambda: ft.Text("", style=small), on, value=below)
    lines = kit.col(hour, more, gap=2, tight=True, expand=True)
    return kit.row(lines, tail, gap=8)


def _image(svg: str, box: float, label: str = "") -> ft.Image:
    return ft.Image(
        src=svg,
        width=box,
        height=box,
        semantics_label=label or None,
        exclude_from_semantics=not label,
    )


@cache
def _plate() -> str:
    """Two rims, the fan in the middle, the unlit way from nine to six, the numerals unlit."""
    depth = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, THEME.raised), (0.62, THEME.panel), (1, THEME.floor))
    )
    rays = "".join(
        f"M{_point(_RIM * 0.17, ray)}L{_point(_RIM * (0.37 if ray % 30 else 0.44), ray)}"
        for ray in range(0, 360, 10)
    )
    return _svg(
        f'<radialGradient id="depth" gradientUnits="userSpaceOnUse" cx="{_MIDDLE}"'
        f' cy="{_MIDDLE * 0.8:.0f}" r="{_RIM * 1.1:.0f}">{depth}</radialGradient>',
        _disc(_RIM, "url(#depth)"),
        _ring(_RIM, THEME.accent, 20),
        _ring(_RIM * 0.955, THEME.line, 10),
        _line(rays, THEME.line, 10),
        _line(_arc(270), THEME.raised, _TRACK_WIDTH),
        *(_dot(mark * 30, THEME.line) for mark in _DAY),
        *(_shape(numeral, THEME.soft) for numeral in _numerals()),
    )


@cache
def _night(clock: int) -> str:
    """The light from nine to this hour, the numerals it has reached, the hand."""
    turn = HOURS[clock] % 12 * 30
    corners = ((0.05, -90), (0.56, 0), (0.05, 90), (0.12, 180))
    hand = "L".join(_point(_RIM * reach, turn + off) for reach, off in corners)
    return _svg(
        _line(_arc((turn - _NINE) % 360), THEME.accent, _TRACK_WIDTH) if clock else "",
        *(_shape(numeral, THEME.ink) for numeral in _numerals()[: clock + 1]),
        _shape(f"M{hand}Z", THEME.ink),
        _disc(_RIM * 0.06, THEME.accent),
        _disc(_RIM * 0.025, THEME.floor),
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
