"""The clue sheet of one seat: columns of meetings, its owner's conclusions, undo.

A frozen value; its text stands in the seat's private sheet (see `sheet_text`). What must not live
here: what follows from it (`deduction`), who met whom in public (`meetings`). PURE.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from companion.games.venice.deduction import Black, Clue, Own, Pair

NOWHERE: Final = 5
"""Stands for a location that was not noted, where else 0..4 stands."""
MOST_COLUMNS: Final = 99
MOST_STEPS: Final = 40
"""How many taps can be taken back."""
MOST_NOTES: Final = 900
"""Characters of the free notes: a private sheet holds 16 kB for all."""


class Kind(StrEnum):
    """What was shown: two coloured cards, a black card, one of the dummy's."""

    PAIR = "p"
    BLACK = "b"
    LOOK = "l"


class Mark(StrEnum):
    """What the owner thinks of an agent and a card."""

    BLANK = "-"
    IS = "i"
    NOT = "n"
    PERHAPS = "p"

    @property
    def next(self) -> "Mark":
        """The mark after a tap: most taps cross out."""
        order = (Mark.BLANK, Mark.NOT, Mark.IS, Mark.PERHAPS)
        return order[(order.index(self) + 1) % len(order)]


@dataclass(frozen=True)
class Column:
    """One meeting with one agent.

    number: that of the public meeting; below zero what was added by hand. with_whom: a seat or
    `cards.DUMMY`. series, round: from 1. where: location 0..4 or `NOWHERE`. got: cards shown to me
    (X); gave: cards I showed (dot); both in order, each once. edited: the owner has changed it, so
    it is not filled any more. struck: the owner took it out, and it stays out.
    """

    number: int
    with_whom: int
    series: int
    round: int
    where: int
    got: tuple[int, ...] = ()
    gave: tuple[int, ...] = ()
    kind: Kind = Kind.PAIR
    edited: bool = False
    struck: bool = False

    @property
    def key(self) -> tuple[int, int]:
        """What tells a column: with two agents at once there are two of one meeting.

        Of one added by hand the number alone tells it: with whom it was may still be changed.
        """
        return self.number, 0 if self.by_hand else self.with_whom

    @property
    def by_hand(self) -> bool:
        """Whether the owner has entered it, and not a phone."""
        return self.number < 0


@dataclass(frozen=True)
class Gone:
    """A step back: no such column."""

    key: tuple[int, int]


@dataclass(frozen=True)
class Noted:
    """What the owner thinks of an agent (a seat or `cards.DUMMY`) and a card."""

    agent: int
    card: int
    mark: Mark


Step = Column | Gone | Noted
"""What undo puts back."""


@dataclass(frozen=True)
class ClueSheet:
    """columns: those struck out too. marks: no blanks. history: steps back, the last is next."""

    columns: tuple[Column, ...] = ()
    marks: tuple[Noted, ...] = ()
    history: tuple[Step, ...] = ()

    @property
    def shown(self) -> tuple[Column, ...]:
        """The columns as they are drawn, the oldest first."""
        return tuple(column for column in self.columns if not column.struck)

    def column(self, key: tuple[int, int]) -> Column | None:
        """The column of that key, struck out or not."""
        return next((column for column in self.columns if column.key == key), None)

    def mark(self, agent: int, card: int) -> Mark:
        """What the owner thinks of an agent and a card."""
        found = (n.mark for n in self.marks if (n.agent, n.card) == (agent, card))
        return next(found, Mark.BLANK)


def cards(several: tuple[int, ...]) -> tuple[int, ...]:
    """Cards as a column keeps them: in order, each once."""
    return tuple(sorted(set(several)))


def filled(sheet: ClueSheet, column: Column) -> ClueSheet:
    """What a phone exchanged, noted. The same again changes nothing; nor does what was edited.

    A meeting comes in parts (what I showed, later what I was shown): they are put together.
    """
    before = sheet.column(column.key)
    if before is not None and (before.edited or before.struck):
        return sheet
    if before is None:
        after = replace(column, got=cards(column.got), gave=cards(column.gave))
        return _put(sheet, after) if len(sheet.columns) < MOST_COLUMNS else sheet
    got, gave = cards(before.got + column.got), cards(before.gave + column.gave)
    # A card shown says which kind of meeting it was; one's own part alone does not.
    shown = column.kind if column.got else before.kind
    after = replace(before, got=got, gave=gave, kind=shown)
    return sheet if after == before else _put(sheet, after)


def added(sheet: ClueSheet, column: Column) -> ClueSheet:
    """A column entered by hand; its number is given here. A full sheet stays as it is."""
    if len(sheet.columns) >= MOST_COLUMNS:
        return sheet
    number = min((c.number for c in sheet.columns if c.by_hand), default=0) - 1
    return _stepped(sheet, replace(column, number=number, struck=False))


def edited(sheet: ClueSheet, key: tuple[int, int], column: Column) -> ClueSheet:
    """A column changed by hand, whoever filled it; its number stays."""
    before = sheet.column(key)
    if before is None:
        return sheet
    if not before.by_hand:
        column = replace(column, with_whom=before.with_whom, edited=True)
    return _stepped(sheet, replace(column, number=before.number, struck=False))


def removed(sheet: ClueSheet, key: tuple[int, int]) -> ClueSheet:
    """A column taken out. What a phone filled is struck, else it would be filled again."""
    before = sheet.column(key)
    if before is None or before.struck:
        return sheet
    return _stepped(sheet, Gone(key) if before.by_hand else replace(before, struck=True))


def tapped(sheet: ClueSheet, agent: int, card: int) -> ClueSheet:
    """The next mark of an agent and a card."""
    return _stepped(sheet, Noted(agent, card, sheet.mark(agent, card).next))


def undone(sheet: ClueSheet) -> ClueSheet:
    """One step back."""
    if not sheet.history:
        return sheet
    *before, last = sheet.history
    return replace(_put(sheet, last), history=tuple(before))


def _stepped(sheet: ClueSheet, step: Step) -> ClueSheet:
    """The owner's change, with the way back."""
    match step:
        case Noted(agent, card, _):
            back: Step = Noted(agent, card, sheet.mark(agent, card))
        case Column() | Gone():
            back = sheet.column(step.key) or Gone(step.key)
    if back == step:
        return sheet
    return replace(_put(sheet, step), history=(*sheet.history, back)[-MOST_STEPS:])


def _put(sheet: ClueSheet, step: Step) -> ClueSheet:
    """The sheet after a step, in the order of the rounds."""
    match step:
        case Noted(agent, card, mark):
            rest = [n for n in sheet.marks if (n.agent, n.card) != (agent, card)]
            kept = rest if mark is Mark.BLANK else [*rest, step]
            return replace(sheet, marks=tuple(sorted(kept, key=lambda n: (n.agent, n.card))))
        case Gone(key):
            return replace(sheet, columns=tuple(c for c in sheet.columns if c.key != key))
        case Column():
            others = [c for c in sheet.columns if c.key != step.key]
            return replace(sheet, columns=tuple(sorted([*others, step], key=_order)))


def _order(column: Column) -> tuple[int, int, bool, int, int]:
    """By rounds; in a round what a phone filled, then what was added, in the order it was."""
    return column.series, column.round, column.by_hand, abs(column.number), column.with_whom


def clues(
    sheet: ClueSheet, agents: tuple[int, ...], me: int | None, own: tuple[int, ...]
) -> tuple[Clue, ...]:
    """What the sheet says, for `deduction`; a clue's column is its place in `sheet.shown`.

    agents: the four, seats or `cards.DUMMY`, in the order of the places 0..3. me: one's own seat,
    None for the Ambassador. own: one's own black cards. A column that lacks a card says nothing.
    """
    found: list[Clue] = [Own(agents.index(me), card) for card in own] if me in agents else []
    for place, column in enumerate(sheet.shown):
        if column.with_whom not in agents or column.with_whom == me:
            continue
        agent = agents.index(column.with_whom)
        match column.kind, column.got:
            case Kind.PAIR, (one, other):
                found.append(Pair(agent, (one, other), place))
            case ((Kind.BLACK | Kind.LOOK), (card,)):
                found.append(Black(agent, card, place))
    return tuple(found)
