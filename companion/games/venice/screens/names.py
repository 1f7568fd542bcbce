"""What Venice's screens call places, agents and cards; the colours of the five locations."""

from collections.abc import Iterable
from typing import Protocol

import flet as ft

from companion.games.venice.rules.cards import AMBASSADOR, DUMMY, LOCATIONS
from companion.table.state import Table
from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.words import Words

COLOURS = ("#FF9D8C", "#6FDBCB", "#FFCB57", "#C9A6FF", "#9DC7FF")
"""Of the locations; each stands beside its name, never alone."""
DRAWINGS = ("agent-fiddlebottom", "agent-bubble", "agent-x", "agent-zsazsa")
"""Of the identities."""
LETTERS = 3


class Named(Protocol):
    """Whatever knows the table's own words: the public state, or the frame of a clue sheet."""

    @property
    def locations(self) -> tuple[str, ...]:
        """Five names, () for the app's own."""
        ...

    @property
    def labels(self) -> tuple[str, ...]:
        """Of the four segments."""
        ...


def place(words: Words, venice: Named, location: int) -> str:
    """A location's name: the table's, or the app's own."""
    if venice.locations:
        return venice.locations[location]
    return words(f"venice-sheet-place-{location}")


def when(words: Words, venice: Named, series: int, round: int, location: int) -> str:
    """In which series and round; and where, if that is known."""
    time = words("venice-sheet-when", series=series, round=round)
    return f"{time} · {place(words, venice, location)}" if location < LOCATIONS else time


def short(words: Words, venice: Named, location: int) -> str:
    """The first letters of a location's name."""
    return "".join(c for c in place(words, venice, location) if c.isalnum())[:LETTERS]


def agent(words: Words, table: Table, where: int) -> str:
    """A player's name, the dummy's, the Ambassador's."""
    if where == DUMMY:
        return words("venice-sheet-dummy")
    if where == AMBASSADOR:
        return words("venice-ambassador")
    taken = table.seat(where)
    return taken.name if taken else "?"


def agents(words: Words, table: Table, places: Iterable[int]) -> str:
    """Several of them."""
    return words.listed(agent(words, table, where) for where in places)


def card(words: Words, venice: Named, number: int) -> str:
    """An identity's short name, or a segment's label."""
    return words(f"venice-sheet-card-{number}") if number < 4 else venice.labels[number - 4]


def cards(words: Words, venice: Named, several: Iterable[int]) -> str:
    """Cards beside each other, each once."""
    return " + ".join(card(words, venice, one) for one in dict.fromkeys(several))


def mark(where: int, box: float) -> ft.Control:
    """A seat's mark; a mask for the dummy and the Ambassador's pack."""
    theme = current_theme()
    if where < 0:
        return kit.icon("game-venice", box, theme.accent if where == AMBASSADOR else theme.soft)
    return kit.seat_mark(where, box)
