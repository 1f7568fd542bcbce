"""The wheel on a screen: it turns on every phone that shows it, and tells only when it rests.

Where it stops stands in the log: in the turn's spin, or in a spin to break free. A phone that comes
later sees it resting. What one may do with a spin stands in the pages and sheets.
"""

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import flet as ft

from companion.games.secret_night.rules.captures import BreakTried, Freed, Held
from companion.games.secret_night.rules.game import Event
from companion.games.secret_night.rules.night import Night, Spin
from companion.games.secret_night.rules.wheel import segments
from companion.games.secret_night.screens import disc
from companion.table import codec
from companion.table.log import Entry
from companion.table.record import Acted, record
from companion.table.state import Table
from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.stage import Stage
from companion.ui.theme import SPIN

REST = SPIN / 1000 + 0.7
"""Seconds after which a wheel rests, even where a browser does not tell that it does."""
LATER = 1.5
"""Seconds by which a screen for everybody tells later: whoever spins sees it first."""
BEGIN = 0.08
"""Seconds for a wheel to be there before it turns."""


@dataclass(frozen=True)
class Tried:
    """A spin to break free, as the log has it. free: None while another spin is left."""

    spin: Spin
    free: bool | None
    kind: str
    by: int
    victim: int


@dataclass(frozen=True)
class Whirl:
    """What the wheel does now. key: tells this spin from others. tried: a spin to break free."""

    key: tuple[Any, ...]
    spin: Spin
    tried: Tried | None = None


@dataclass(frozen=True, eq=False)
class Rest:
    """A wheel as one phone shows it. told: it rests, and the number may be told."""

    whirl: Whirl | None
    place: int
    spins: int
    told: bool
    done: Press


@dataclass(eq=False)
class _Kept:
    """What a wheel remembers from one drawing to the next."""

    key: tuple[Any, ...] | None
    place: int = 0
    before: int = 0
    spins: int = 0
    known: set[tuple[Any, ...]] = field(default_factory=set)

    def see(self, whirl: Whirl | None) -> None:
        """Another spin: five turns more. One that is seen again was uncovered by a take-back."""
        key = whirl.key if whirl else None
        if key == self.key:
            return
        self.key = key
        if whirl is None or key is None:
            self.known.clear()
            return
        if whirl.spin.place >= 0:
            self.before, self.place = self.place, whirl.spin.place
            self.spins += key not in self.known
        self.known = {key} if key in self.known else self.known | {key}


def whirl(stage: Stage, table: Table) -> Whirl | None:
    """The spin to be shown: a last act that tried to break free, else that of the turn."""
    state: Night | None = table.state
    log = stage.log
    number = table.acts[-1][0] if table.acts else 0
    if 0 < number <= len(log):
        entry = log[number - 1]
        tried = _tried(entry)
        if tried is not None:
            return Whirl(("free", entry.number), tried.spin, tried)
    turn = state.turn if state else None
    if turn is None or turn.spin is None:
        return None
    return Whirl(("turn", turn.number, turn.respun, turn.spin), turn.spin)


@lru_cache(maxsize=64)
def _tried(entry: Entry) -> Tried | None:
    made = record(entry)
    if not isinstance(made, Acted):
        return None
    found = [codec.value(event, Event) for event in made.events]
    spins = [event.spin for event in found if isinstance(event, BreakTried)]
    if not spins:
        return None
    for event in found:
        if isinstance(event, Freed | Held):
            free = isinstance(event, Freed)
            return Tried(spins[0], free, event.kind, event.by, event.victim)
    return Tried(spins[0], None, "", -1, -1)


def use_rest(stage: Stage, *, fresh: bool = False, late: bool = False) -> Rest:
    """How the wheel stands on this phone. Some hooks.

    fresh: turn once for what was spun just before this screen came. late: tell it `LATER`, for a
    screen that all look at. Where nothing is wanted to move, it is told at once; there the wheel
    that tells later lies till then as it lay.
    """
    now = stage.use(lambda table: whirl(stage, table))
    ready, set_ready = ft.use_state(not fresh)
    shown = now if ready else None
    key = shown.key if shown else None
    rested, set_rested = ft.use_state(key)
    kept: _Kept = ft.use_memo(lambda: _first(shown), [])
    kept.see(shown)
    still = stage.size.still
    told = shown is None or shown.spin.place < 0 or rested == key or (still and not late)

    async def begin() -> None:
        if not ready:
            await asyncio.sleep(BEGIN)
            set_ready(True)

    async def wait() -> None:
        if not told:
            await asyncio.sleep(REST + LATER * late)
            set_rested(key)

    async def done() -> None:
        if late:
            await asyncio.sleep(LATER)
        set_rested(key)

    ft.use_effect(begin, [], kit.nothing)
    ft.use_effect(wait, [key], kit.nothing)
    place = kept.before if still and not told else kept.place
    return Rest(shown, place, kept.spins, told and ready, done)


def _first(shown: Whirl | None) -> _Kept:
    """A wheel that is drawn for the first time lies where it was."""
    if shown is None:
        return _Kept(None)
    place = max(0, shown.spin.place)
    return _Kept(shown.key, place, place, known={shown.key})


def wheel(stage: Stage, state: Night, rest: Rest, box: float, *, water: bool = False) -> ft.Control:
    """Our wheel of `box` dp. water: the inner numbers. Only where there are segments."""
    ours = segments(state)
    inner = rest.whirl.spin.water if rest.whirl and not rest.whirl.tried else water
    faces = [(s.water if inner else s.steps, s.green) for s in ours]
    if not rest.told:
        label = stage.words("secret_night-wheel-turns")
    elif rest.whirl is None:
        label = stage.words("secret_night-wheel")
    else:
        label = stage.words("secret_night-wheel-shows", number=rest.whirl.spin.printed)
    return disc.wheel(box, faces, rest.place % len(faces), rest.spins, label, on_rest=rest.done)


def under(content: ft.Control) -> ft.Control:
    """Room for the tongue above a wheel: what scrolls is cut off at its edge."""
    return kit.pad(content, 0, top=12)


def invented(stage: Stage, state: Night) -> ft.Control | None:
    """Says that the wheel is made up, where it is (SN-def3)."""
    if state.segments or not segments(state):
        return None
    return kit.text(
        stage.words("secret_night-wheel-invented"),
        "note",
        colour=stage.theme.warm,
        align=ft.TextAlign.CENTER,
    )


def box_of(stage: Stage) -> float:
    """dp of a wheel that is looked at."""
    size = stage.size
    return min(size.width - 2 * size.side - 20, 320.0, size.height * (0.34 if size.short else 0.36))
