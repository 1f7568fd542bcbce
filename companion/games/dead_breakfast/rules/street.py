"""The public state of Dead & Breakfast: everybody's house, whose turn, eyeballs, dibs. PURE.

Nothing is hidden in this game: all of it lies on the table (facts 2.4).
"""

from dataclasses import dataclass, replace

from companion.games.dead_breakfast.rules.dibs import Press, queue, tied
from companion.games.dead_breakfast.rules.house import House
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.score import Score, Verdict, score, verdict

EYEBALLS = 20
"""Tokens in the box (facts 2.1)."""
NOT_YET = -1
"""Nobody moves before the game has begun, nobody has moved before the first turn."""


@dataclass(frozen=True)
class Street:
    """seats: in the order people sit. turn: whose it is. moves: turns played by all.

    moved: who moved last. gone: eyeballs out of the game (DB-def6). presses: dibs called since the
    last move and not yet used. first: whom the table let go first in a tie. snatched: who has
    snatched since then. finished: the houses are complete and counted.
    """

    options: HouseRules
    seats: tuple[int, ...]
    houses: tuple[House, ...]
    turn: int = NOT_YET
    moves: int = 0
    moved: int = NOT_YET
    gone: int = 0
    presses: tuple[Press, ...] = ()
    first: int = NOT_YET
    snatched: tuple[int, ...] = ()
    flowers: tuple[str, ...] = ()
    features: tuple[str, ...] = ()
    finished: bool = False

    def house(self, seat: int) -> House | None:
        """A seat's house."""
        return next((house for house in self.houses if house.seat == seat), None)

    def at(self, seat: int) -> House:
        """A seat's house; for a seat that does not play an empty one, which changes nothing."""
        return self.house(seat) or House(seat)

    def with_house(self, house: House) -> "Street":
        """The state with one house changed."""
        houses = tuple(house if one.seat == house.seat else one for one in self.houses)
        return replace(self, houses=houses)

    # --- eyeballs and dibs

    @property
    def pool(self) -> int:
        """Eyeballs under the last window."""
        return EYEBALLS - self.gone - sum(house.eyeballs for house in self.houses)

    @property
    def queue(self) -> tuple[int, ...]:
        """Who has called dibs, the earliest first."""
        return queue(self.presses, self.first)

    @property
    def tie(self) -> tuple[int, ...]:
        """Who pressed too close together to tell; nobody once the table has settled it."""
        return () if self.first in self.queue else tied(self.presses)

    @property
    def taker(self) -> int | None:
        """Who may snatch now."""
        return None if self.tie else next(iter(self.queue), None)

    # --- how far it is

    @property
    def complete(self) -> bool:
        """Whether everybody has played all turns."""
        return all(house.complete for house in self.houses)

    def score(self, seat: int) -> Score:
        """A seat's score; nothing for a seat that does not play."""
        return score(self.at(seat), self.options)

    @property
    def verdict(self) -> Verdict:
        """Who is in front."""
        return verdict(
            [(house.seat, self.score(house.seat).total, house.eyeballs) for house in self.houses]
        )
