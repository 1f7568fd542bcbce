"""What the clue sheet calls things: cards, agents, places, and the row that names a card."""

from dataclasses import dataclass

import flet as ft

from companion.games.venice.cards import DUMMY
from companion.games.venice.frame import Frame
from companion.games.venice.sheet import NOWHERE, Column
from companion.ui import kit
from companion.ui.stage import Stage

DRAWINGS = ("agent-fiddlebottom", "agent-bubble", "agent-x", "agent-zsazsa")
LETTERS = 3
"""Of a place's name, in the head of a narrow column."""


@dataclass(frozen=True, eq=False)
class Naming:
    """The names at one phone's table."""

    stage: Stage
    frame: Frame

    def card(self, card: int) -> str:
        """An identity's short name, or a segment's label."""
        if card < 4:
            return self.stage.words(f"venice-sheet-card-{card}")
        return self.frame.segments[card - 4]

    def cards(self, several: tuple[int, ...]) -> str:
        """Cards in a row; a dash for none."""
        return ", ".join(self.card(card) for card in several) or "–"

    def agent(self, agent: int) -> str:
        """A player's name, or the dummy's."""
        if agent == DUMMY:
            return self.stage.words("venice-sheet-dummy")
        return self.stage.name(agent)

    def place(self, where: int) -> str:
        """A location's name; "" for none."""
        return self.places[where] if where < len(self.places) else ""

    @property
    def places(self) -> tuple[str, ...]:
        """The names of the five locations: the table's, or the app's own."""
        own = (self.stage.words(f"venice-sheet-place-{where}") for where in range(NOWHERE))
        return self.frame.locations or tuple(own)

    def short_place(self, where: int) -> str:
        """As much of it as fits a narrow column."""
        letters = "".join(c for c in self.place(where) if c.isalnum())
        return letters[:LETTERS] or "–"

    def column(self, number: int, column: Column) -> str:
        """A column for a screen reader."""
        return self.stage.words(
            "venice-sheet-column",
            number=number,
            name=self.agent(column.with_whom),
            place=self.place(column.where) or "–",
            series=column.series,
            round=column.round,
            got=self.cards(column.got),
            gave=self.cards(column.gave),
        )


def agent_mark(agent: int, box: float, colour: str) -> ft.Control:
    """A seat's mark, or the dummy's."""
    if agent == DUMMY:
        return kit.icon("game-venice", box, colour)
    return kit.seat_mark(agent, box)


def label_width(stage: Stage) -> float:
    """dp of the column that names the cards."""
    return 116 if stage.size.narrow else 128


def line_height(stage: Stage) -> float:
    """dp of a row: all eight stand on the smallest screen without scrolling."""
    return 32 if stage.size.short else 44


def label(naming: Naming, card: int, height: float) -> ft.Control:
    """The name of a row. Silent: every column and cell says it itself."""
    stage = naming.stage
    theme, narrow = stage.theme, stage.size.narrow
    name = kit.text(theme, naming.card(card), strong=True, size=14 if narrow else 16, one_line=True)
    if card >= 4:
        name = kit.text(theme, naming.card(card), strong=True, size=20, colour=theme.accent)
        inside: ft.Control = name
    else:
        name.expand = True
        inside = kit.row(kit.icon(DRAWINGS[card], 20, theme.accent), name, gap=5)
    top = ft.BorderSide(2 if card % 4 == 0 else 1, theme.line if card % 4 == 0 else theme.raised)
    return ft.Container(
        ft.Semantics(content=inside, exclude_semantics=True),
        height=height,
        padding=ft.Padding.only(left=7),
        alignment=ft.Alignment.CENTER_LEFT,
        border=ft.Border(top=top),
    )
