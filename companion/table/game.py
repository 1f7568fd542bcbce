"""The contract of a game: what a folder under `games/` must offer. No game is named here."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.exchange import Show, Tell
from companion.table.refusal import NotAsked


@dataclass(frozen=True)
class Deal:
    """What is dealt: one hand a seat, all of the same length, and what becomes public at once."""

    hands: tuple[tuple[int, bytes], ...]
    events: tuple[Any, ...]

    def __repr__(self) -> str:
        """Nothing of a hand."""
        return f"Deal({len(self.hands)} hands)"


class Game(ABC):
    """Pure rules. States, acts, asks and events are frozen dataclasses; randomness is passed in.

    A game says what is special about it; the rest is as here: nothing is asked, nothing is laid.
    """

    key: str
    """The name of the game's folder; its words begin with it."""
    seats: range
    """How many may play."""
    options: type[Any]
    """The class of its house rules: frozen, with the defaults of `rules/facts.md`."""
    acts: Any
    """The closed union of its acts."""
    asks: Any
    """The closed union of its asks."""
    events: Any
    """The closed union of its events."""

    @abstractmethod
    def begin(self, options: Any, seats: tuple[int, ...]) -> Any:
        """The public state before the deal; `seats` in the order people sit."""

    @abstractmethod
    def deal(self, state: Any, chance: Chance) -> Deal:
        """Hands for every seat. The same chance gives the same deal: phones recompute it."""

    def nameless(self, options: Any, places: int) -> bool:
        """Whether hands may go to the seats in any order: none hangs on its seat or another's.

        Such a deal may be mixed, so that not even its dealer knows whose hand is whose.
        """
        return False

    def unplaced(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of the public events of a deal those that hold whoever gets which hand: of a mixed one.

        What is left out follows when its owner's phone shows the hand (`open_at_once`).
        """
        return events

    def open_at_once(self, state: Any, seat: int, hand: bytes) -> tuple[Any, ...]:
        """After a mixed deal: the events of a hand that the rules show at once; none: it stays."""
        return ()

    @abstractmethod
    def decide(self, state: Any, seat: int, act: Any, chance: Chance) -> tuple[Any, ...] | Refusal:
        """The events of a seat's act or ask, or why not. Changes nothing."""

    def decided(self, state: Any) -> bool:
        """Whether the rules have ended the game: then anybody may turn all cards up."""
        return False

    def keep(self, state: Any, options: Any) -> Any:
        """The house rules of the next deal: what this one taught the table stays."""
        return options

    @abstractmethod
    def evolve(self, state: Any, event: Any) -> Any:
        """The state after an event. Total and deterministic."""

    def asked(self, ask: Any) -> int | None:
        """The seat an ask names, None if it names none: it goes to that seat and no other."""
        return None

    def by_hand(self, act: Any) -> bool:
        """Whether an act sets something directly, so that an ask may follow it which no rule gave.

        Also what gives nobody a look by itself counts: the rules may go another way from there.
        """
        return False

    def earned(self, state: Any, seat: int, ask: Any) -> bool:
        """Whether a phone answers the ask by itself: the rules gave it, or its player did.

        `decide` allows the ask. state: as far as the rules alone led, with all that was asked.
        """
        return False

    def anybodys(self, state: Any, act: Any) -> int | None:
        """The seat an act is done for where it is nobody's own: a screen without a seat may too.

        None: only that player decides it. state: before the act.
        """
        return None

    def reveals(self, act: Any) -> bool:
        """Whether an act puts before all eyes what lay face down: it is taken back no more."""
        return False

    def binds(self, ask: Any) -> bool:
        """Whether what came before an ask is taken back no more: it may have led to it."""
        return False

    def answer(self, hand: bytes, ask: Any, chance: Chance) -> bytes | Refusal:
        """Runs on the asked phone: what its hand, or its own chance, says to the ask."""
        return NotAsked()

    def owes(self, state: Any, seat: int) -> tuple[Tell | Show, ...]:
        """What the seat's phone now does by itself with what it laid; nothing once it is done."""
        return ()

    def shown(self, state: Any, seat: int, hand: bytes) -> tuple[Any, ...]:
        """The events of a hand that lies open now; none if it lay open already."""
        return ()
