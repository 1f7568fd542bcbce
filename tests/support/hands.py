"""A throwaway game without screens: hands are laid, and a card of one is lifted."""

from dataclasses import dataclass, replace

from companion.refusal import Refusal
from companion.session.refusals import NothingToPass
from companion.table.chance import Chance
from companion.table.exchange import Peek
from companion.table.game import Deal, Game


@dataclass(frozen=True)
class Options:
    """No house rules."""


@dataclass(frozen=True)
class Table:
    """hands: what was laid, by seat; lifted: those of which a card was asked for."""

    hands: tuple[tuple[int, bytes], ...] = ()
    lifted: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lay:
    public: bytes


@dataclass(frozen=True)
class Lift(Peek):
    """The one ask."""


@dataclass(frozen=True)
class Laid:
    seat: int
    public: bytes


@dataclass(frozen=True)
class Lifted:
    of: int


class Hands(Game):
    """A throwaway game: lay a hand, lift a card of it. Whether it was lifted before is not asked:
    that the owner's phone shows no second card must not hang on the rules."""

    key, seats, options = "hands", range(2, 5), Options
    acts, asks, events = Lay, Lift, Laid | Lifted

    def begin(self, options: Options, seats: tuple[int, ...]) -> Table:
        return Table()

    def deal(self, state: Table, chance: Chance) -> Deal:
        return Deal(tuple((seat, b"x") for seat in range(3)), ())

    def decide(
        self, state: Table, seat: int, act: Lay | Lift, chance: Chance
    ) -> tuple[Laid | Lifted, ...] | Refusal:
        if isinstance(act, Lay):
            return (Laid(seat, act.public),)
        return (Lifted(act.to),) if (act.to, act.public) in state.hands else NothingToPass()

    def evolve(self, state: Table, event: Laid | Lifted) -> Table:
        if isinstance(event, Laid):
            return replace(state, hands=(*state.hands, (event.seat, event.public)))
        return replace(state, lifted=(*state.lifted, event.of))

    def asked(self, ask: Lift) -> int | None:
        return ask.to

    def earned(self, state: Table, seat: int, ask: Lift) -> bool:
        return True
