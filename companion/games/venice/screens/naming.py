"""What the clue sheet calls things: cards, agents, places, and the row that names a card."""

from dataclasses import dataclass

import flet as ft

from companion.games.venice.frame import Frame
from companion.games.venice.rules.cards import DUMMY, LOCATIONS
from companion.games.venice.screens import names
from companion.games.venice.sheet import Column
from companion.ui import kit
from companion.ui.stage import Stage

BROADEST, LABELS = 170.0, 0.4
"""dp of the column that names the cards, where words are large: at most; how much of a page."""
MARK = 34.0
"""dp of a row's drawing, its margins included."""


@dataclass(frozen=True, eq=False)
class Naming:
    """The names at one phone's table. columns: those of the clue sheet, as they are drawn."""

    stage: Stage
    frame: Frame
    columns: tuple[Column, ...] = ()

    def card(self, card: int) -> str:
        """An identity's short name, or a segment's label."""
        return names.card(self.stage.words, self.frame, card)

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
        return "" if where >= LOCATIONS else names.place(self.stage.words, self.frame, where)

    @property
    def places(self) -> tuple[str, ...]:
        """The names of the five locations: the table's, or the app's own."""
        return tuple(self.place(where) for where in range(LOCATIONS))

    def short_place(self, where: int) -> str:
        """As much of it as fits a narrow column."""
        if where >= LOCATIONS:
            return "–"
        return names.short(self.stage.words, self.frame, where)

    def number(self, place: int) -> str:
        """What the column at a place is called: by the table's meeting, or "+2" for an own one.

        A phone without a server hears of no meetings: there the own ones are all there are.
        """
        number = self.columns[place].number
        if number >= 0:
            return str(number)
        return f"{-number}" if self.stage.by_codes else f"+{-number}"

    def column(self, place: int) -> str:
        """The column at a place, for a screen reader."""
        column = self.columns[place]
        return self.stage.words(
            "venice-sheet-column",
            number=self.number(place),
            name=self.agent(column.with_whom),
            place=self.place(column.where) or "–",
            series=column.series,
            round=column.round,
            got=self.cards(column.got),
            gave=self.cards(column.gave),
        )


def label_width(stage: Stage) -> float:
    """dp of the column that names the cards."""
    if stage.size.text > 1:
        return min(BROADEST, LABELS * stage.size.page)
    return 116 if stage.size.narrow else 128


def line_height(stage: Stage) -> float:
    """dp of a row: with words of usual size all eight stand on the smallest screen."""
    return 32 if stage.size.short and stage.size.text == 1 else 44


def label(naming: Naming, card: int, height: float) -> ft.Control:
    """The name of a row. Silent: every column and cell says it itself."""
    stage = naming.stage
    theme, narrow = stage.theme, stage.size.narrow
    said, room = naming.card(card), label_width(stage)
    fit = 14.0 if narrow else 16.0
    if stage.size.text > 1:
        fit = kit.in_line(said, room - MARK, height, fit)
    name = kit.text(said, "strong", size=fit, lines=1)
    if card >= 4:
        loud = kit.in_line(said, room, height, 20)
        name = kit.text(said, "strong", size=loud, colour=theme.accent)
        inside: ft.Control = name
    else:
        name.expand = True
        inside = kit.row(kit.icon(names.DRAWINGS[card], 20, theme.accent), name, gap=5)
    top = ft.BorderSide(2 if card % 4 == 0 else 1, theme.line if card % 4 == 0 else theme.raised)
    return ft.Container(
        ft.Semantics(content=inside, exclude_semantics=True),
        height=height,
        padding=ft.Padding.only(left=7),
        alignment=ft.Alignment.CENTER_LEFT,
        border=ft.Border(top=top),
    )
