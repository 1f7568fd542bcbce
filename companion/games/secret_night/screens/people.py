"""What the table sees of each player under the name; where the sheets about players are found."""

from dataclasses import replace

import flet as ft

from companion.games.secret_night.harm import HEALTH
from companion.games.secret_night.night import Night, Player
from companion.games.secret_night.screens import numbers, player, whisper
from companion.table.state import Table
from companion.ui import kit
from companion.ui.kit.spoken import unseen
from companion.ui.live import use_leaf
from companion.ui.now import Now
from companion.ui.stage import Stage
from companion.ui.theme import FAIR
from companion.ui.words import Words

SEATS = 8


def seat_line(stage: Stage, table: Table, seat: int) -> ft.Control | None:
    """Hearts, poison, rope, character; None where the table keeps none of it."""
    state = table.state
    if not isinstance(state, Night):
        return None
    rules = state.options
    return SeatLine(stage, seat) if rules.keep_players or rules.keep_clock else None


def sheet(stage: Stage, at: int) -> ft.Control | None:
    """The sheet of a player, or of a whisper; None for the numbers of others."""
    if numbers.PLAYER <= at < numbers.PLAYER + SEATS:
        return player.Sheet(stage, at - numbers.PLAYER)
    if numbers.WHISPER_TO <= at < numbers.WHISPER_TO + SEATS:
        return whisper.Whispering(stage, at - numbers.WHISPER_TO)
    return whisper.Whispering(stage, None) if at == numbers.WHISPER else None


def _seen(table: Table, seat: int) -> tuple[Player, bool, bool] | None:
    """The player, whether hearts are kept, whether rounds are."""
    state = table.state
    if not isinstance(state, Night) or seat not in state.seats:
        return None
    return state.player(seat), state.options.keep_players, state.options.keep_clock


@ft.component
def SeatLine(stage: Stage, seat: int) -> ft.Control:
    """Two short lines: hearts and what is wrong; the character and a tick once played."""

    # Whether it has played changes with every turn: it is a leaf of the line, which stays.
    def lasting(table: Table) -> tuple[Player, bool, bool] | None:
        found = _seen(table, seat)
        return (replace(found[0], played=False), *found[1:]) if found else None

    def played(now: Now) -> bool:
        found = _seen(now.scene.table, seat) if now.scene else None
        return bool(found and found[2] and found[0].played)

    theme, words = stage.theme, stage.words
    seen = stage.use(lasting)
    tick = use_leaf(
        stage.phone,
        lambda: kit.icon("ui-check", 13, theme.soft, words("secret_night-played")),
        [theme.key, words.language],
        visible=played,
    )
    if seen is None:
        return ft.Container()
    who, keeps, rounds = seen
    box = 18.0 if stage.size.wide else 15.0
    signs: list[ft.Control | None] = []
    if keeps:
        signs += [
            kit.icon("ui-heart", box, theme.warm if index < who.health else theme.line)
            for index in range(HEALTH)
        ]
    signs.append(kit.icon("ui-away", box, theme.warm) if who.away else None)
    name = ""
    if who.character is not None:
        name = words(f"secret_night-first-{who.character}")
    # What is wrong stands before the name: beside three hearts there is no room on a phone.
    marks = [
        kit.icon("ui-skull", box, FAIR) if who.poisoned else None,
        kit.icon("ui-rope", box, theme.accent) if who.tied else None,
        tick if rounds else None,
    ]
    below = kit.row(
        *marks,
        kit.text(theme, name, "label", spaced=False, one_line=True, expand=True) if name else None,
        gap=4,
    )
    return kit.col(
        kit.row(*signs, gap=3, tight=True) if any(signs) else None,
        below if name or any(marks) else None,
        unseen(spoken(words, who, keeps)),
        gap=1,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )


def spoken(words: Words, who: Player, keeps: bool) -> str:
    """What a screen reader hears of a seat; the tick says by itself that it has played."""
    said: list[str] = []
    if keeps:
        said.append(words("secret_night-hearts", hearts=who.health))
    said += [words("secret_night-poisoned")] if who.poisoned else []
    said += [words("secret_night-tied")] if who.tied else []
    said += [words("secret_night-out")] if who.away else []
    return ", ".join(said)
