"""Dead & Breakfast as a story: players move, press, count, and all see what happened."""

from dataclasses import dataclass

from companion.games.dead_breakfast import game
from companion.games.dead_breakfast.rules import byhand, pad, snatches, turns
from companion.games.dead_breakfast.rules.byhand import Field
from companion.games.dead_breakfast.rules.game import Act
from companion.games.dead_breakfast.rules.house import House, Part
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import NOBODY, Cell, Centre
from companion.refusal import Refusal
from tests.support.table import Evening

ANNA, BRUNO, CARLA, DAVE = range(4)
SUSAN: tuple[tuple[Part, tuple[int, ...]], ...] = (
    (Part.FLOWERS, (3, 6, 0, 0)),
    (Part.GARDENS, (2, 2, 0, 0)),
    (Part.FEATURES, (7, 3, 0, 0)),
    (Part.ROOFS, (3, 1, 0, 0)),
    (Part.SCARED, (8, 3, 3, 3)),
)
"""The rulebook's pad of 76 points. Her guests are counted by hand: five creatures that scare 3, 5,
3, 3 and 3 need fourteen guests, and a house of eighteen windows has thirteen left beside them."""


@dataclass
class Story:
    """A game under way."""

    evening: Evening

    @property
    def street(self) -> Street:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Street)
        return state

    def house(self, seat: int) -> House:
        """A seat's house."""
        house = self.street.house(seat)
        assert house is not None
        return house

    def does(self, seat: int, *acts: Act) -> "Story":
        """A seat acts; nothing is refused."""
        for act in acts:
            refused = self.evening.act(seat, act)
            assert refused is None, (act, refused)
        return self

    def refuses(self, seat: int, act: Act, why: Refusal) -> "Story":
        """A seat may not do that, and nothing changes."""
        before = list(self.evening.log)
        assert self.evening.act(seat, act) == why
        assert self.evening.log == before
        return self

    def presses(self, seat: int, moment: int) -> "Story":
        """Dibs, at a millisecond of the server's clock."""
        return self.does(seat, snatches.CallDibs(self.street.moves, moment))

    def moves(self, *eyeballs: bool) -> "Story":
        """Turns are played one after another; True takes an eyeball."""
        for eyeball in eyeballs:
            self.does(self.street.turn, turns.Move(eyeball))
        return self

    def holds(self, seat: int, eyeballs: int) -> "Story":
        """By hand a seat has so many eyeballs."""
        return self.does(ANNA, byhand.ByHand(Field.EYEBALLS, seat, eyeballs))

    def susan(self, seat: int) -> "Story":
        """The rulebook's house."""
        return self.does(seat, *(pad.Count(seat, part, numbers) for part, numbers in SUSAN))


def painted(**cells: Cell) -> tuple[Cell, ...]:
    """Windows by w<number> of `windows.places`; the others are empty."""
    return tuple(cells.get(f"w{number}", cell) for number, cell in enumerate(NOBODY))


def street(players: int = 3, **rules: bool | Centre) -> Story:
    """A game has begun and it is Anna's turn."""
    evening = Evening(game).seated(players, HouseRules(**rules)).dealt()  # type: ignore[arg-type]
    return Story(evening).does(ANNA, byhand.ByHand(Field.TURN, ANNA, 0))
