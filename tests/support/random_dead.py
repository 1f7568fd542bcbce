"""Whole games of Dead & Breakfast played at random; nonsense and taking back included."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from companion.games.dead_breakfast import game
from companion.games.dead_breakfast.rules import byhand, pad, snatches, turns
from companion.games.dead_breakfast.rules.byhand import Field
from companion.games.dead_breakfast.rules.game import Act
from companion.games.dead_breakfast.rules.house import Part
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.pad import Kind
from companion.games.dead_breakfast.rules.snatches import Target
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import NOBODY, WINDOWS, Cell, Centre
from companion.table import codec
from tests.support.chance import from_seed
from tests.support.table import Evening

NONSENSE = (
    pad.Count(0, Part.FLOWERS, (10**18, 0, 0, 0)),
    pad.Count(-1, Part.FLOWERS, (0, 0, 0, 0)),
    pad.Count(0, Part.GARDENS, (1, 1, 1, 2)),
    pad.Paint(0, ()),
    pad.Paint(77, NOBODY),
    pad.PutCentre(99, Centre.SIDE_2),
    pad.Rename(Kind.FLOWER, -1, "x"),
    pad.Rename(Kind.FEATURE, 0, "a\nb" * 20),
    snatches.CallDibs(10**18, 5),
    snatches.CallDibs(-1, 5),
    snatches.LetFirst(99),
    snatches.Snatch(Target.WINDOW),
    snatches.LetGo(-5),
    byhand.ByHand(Field.EYEBALLS, 0, 21),
    byhand.ByHand(Field.TURNS, 0, 17),
    byhand.ByHand(Field.TURN, 99, 0),
    byhand.ByHand(Field.TURN, 0, 10**18),
    byhand.ByHand(Field.GONE, 0, -1),
)


def rules(luck: random.Random) -> HouseRules:
    """Any house rules under which turns are played."""
    plain = codec.plain(HouseRules(), HouseRules)
    switches = {f.name: luck.random() < 0.5 for f in fields(HouseRules) if f.type in (bool, "bool")}
    centre = luck.choice(list(Centre)).value
    options: HouseRules = codec.value(
        plain | switches | {"keep_turns": True, "centre": centre}, HouseRules
    )
    return options


def windows(luck: random.Random) -> tuple[Cell, ...]:
    """Any house."""
    return tuple(luck.choice(list(Cell)) for _ in range(WINDOWS))


@dataclass
class RandomDead:
    """A game under way."""

    luck: random.Random
    players: int
    options: HouseRules
    now: int = 1000

    def __post_init__(self) -> None:
        self.evening = Evening(game).seated(self.players, self.options)
        self.evening.chance = from_seed(self.luck.randrange(10**6))  # type: ignore[assignment]
        self.evening.dealt()

    @property
    def street(self) -> Street:
        state = self.evening.table.state
        assert isinstance(state, Street)
        return state

    def play(self, deeds: int) -> Iterator[tuple[Street, Any]]:
        """Deeds one after another: the state after each, and the deed if it was done."""
        for _ in range(deeds):
            seat = self.luck.choice(self.street.seats)
            roll = self.luck.random()
            if roll < 0.05:
                deed: Any = "back"
                refused = self.evening.take_back()
            else:
                deed = self.luck.choice(NONSENSE) if roll < 0.1 else self._act(seat)
                if isinstance(deed, turns.Move):
                    seat = self.street.turn if self.street.turn in self.street.seats else seat
                if isinstance(deed, snatches.Snatch) and self.street.taker is not None:
                    seat = self.street.taker
                refused = self.evening.act(seat, deed)
            yield self.street, deed if refused is None else None

    def _act(self, seat: int) -> Act:
        luck, street = self.luck, self.street
        house = luck.choice(street.seats)
        self.now += luck.choice((0, 0, 60, 400))
        numbers = tuple(luck.randrange(3) for _ in range(4))
        fives = luck.randrange(6)
        some: list[Act] = [
            turns.Move(luck.random() < 0.8),
            snatches.CallDibs(street.moves, self.now),
            snatches.CallDibs(street.moves, self.now),
            snatches.CallDibs(street.moves, self.now - 100),
            snatches.Snatch(luck.choice(list(Target)), luck.random() < 0.3),
            snatches.LetFirst(luck.choice(street.tie or street.seats)),
            snatches.LetGo(luck.choice(street.queue or street.seats)),
            pad.Count(house, luck.choice(list(Part)), numbers if fives else ()),
            pad.Paint(house, windows(luck)),
            pad.PutCentre(house, luck.choice(list(Centre))),
            pad.Rename(luck.choice(list(Kind)), luck.randrange(4), luck.choice(("", "Rose", "X"))),
            byhand.ByHand(luck.choice(list(Field)), house, luck.randrange(4)),
        ]
        if street.tie and luck.random() < 0.3:
            return snatches.LetFirst(luck.choice(street.tie))
        return luck.choice(some)
