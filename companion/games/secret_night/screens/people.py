"""What the table sees of each player under the name; where the sheets about players are found."""

from dataclasses import dataclass

import flet as ft

from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.harm import HEALTH
from companion.games.secret_night.rules.night import Night
from companion.table.state import Table
from companion.ui import kit
from companion.ui.kit.spoken import unseen
from companion.ui.stage import Stage
from companion.ui.theme import FAIR
from companion.ui.words import Words


def seat_line(stage: Stage, table: Table, seat: int) -> ft.Control | None:
    """Hearts, saved steps, poison, rope, character; None where the table keeps none of it."""
    state = table.state
    if not isinstance(state, Night):
        return None
    rules = state.options
    return SeatLine(stage, seat) if rules.keep_players or rules.keep_clock else None


@dataclass(frozen=True)
class _Seen:
    """What is drawn of a player, as long as no turn changes it. saved: steps."""

    health: int
    away: bool
    poisoned: bool
    tied: bool
    character: Character | None
    keeps: bool
    rounds: bool
    saved: int


def _seen(table: Table, seat: int) -> _Seen | None:
    state = table.state
    if not isinstance(state, Night) or seat not in state.seats:
        return None
    who, rules = state.player(seat), state.options
    return _Seen(
        who.health,
        who.away,
        who.poisoned,
        who.tied,
        who.character,
        rules.keep_players,
        rules.keep_clock,
        who.saved,
    )


def _played(table: Table, seat: int) -> bool:
    state = table.state
    if not isinstance(state, Night) or seat not in state.seats:
        return False
    return state.options.keep_clock and state.player(seat).played


@ft.component
def SeatLine(stage: Stage, seat: int) -> ft.Control:
    """Two short lines: hearts and saved steps; what is wrong, the character, a tick once played.

    Whether it has played changes with every turn: that is a leaf, and the line stays.
    """
    theme, words = stage.theme, stage.words
    seen = stage.use(lambda table: _seen(table, seat))
    tick = stage.use_leaf(
        lambda: kit.icon("ui-check", 13, theme.soft, words("secret_night-played")),
        [theme.key, words.language],
        visible=lambda table: _played(table, seat),
    )
    if seen is None:
        return ft.Container()
    box = 20.0 if stage.size.wide else 15.0
    signs: list[ft.Control | None] = []
    if seen.keeps:
        signs += [
            kit.icon("ui-heart", box, theme.warm if index < seen.health else theme.line)
            for index in range(HEALTH)
        ]
    signs.append(kit.icon("ui-away", box, theme.warm) if seen.away else None)
    if seen.saved:
        printed = "saved-printed" if stage.size.wide else "saved-narrow"
        steps = words(f"secret_night-{printed}", saved=seen.saved)
        signs.append(kit.pad(kit.text(steps, "strong", size=box, colour=theme.cool, lines=1), 3))
    name = ""
    if seen.character is not None:
        name = words(f"secret_night-first-{seen.character}")
    # What is wrong stands before the name: beside three hearts there is no room on a phone.
    marks = [
        kit.icon("ui-skull", box, FAIR) if seen.poisoned else None,
        kit.icon("ui-rope", box, theme.accent) if seen.tied else None,
        tick if seen.rounds else None,
    ]
    called = kit.text(name, "note", lines=1) if name else None
    below = kit.row(*marks, called, gap=4, wrap=True)
    return kit.col(
        kit.row(*signs, gap=3, wrap=True) if any(signs) else None,
        below if name or any(marks) else None,
        unseen(_spoken(words, seen)),
        gap=1,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )


def _spoken(words: Words, seen: _Seen) -> str:
    """What a screen reader hears of a seat; the tick says by itself that it has played."""
    said: list[str] = []
    if seen.keeps:
        said.append(words("secret_night-hearts", hearts=seen.health))
    said += [words("secret_night-saved-spoken", saved=seen.saved)] if seen.saved else []
    said += [words("secret_night-poisoned")] if seen.poisoned else []
    said += [words("secret_night-tied")] if seen.tied else []
    said += [words("secret_night-out")] if seen.away else []
    return ", ".join(said)
