"""The pot: coins come in by raise or by a die; the public state they lie in."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.refusal import Refusal
from companion.table.chance import Chance

MOST = 10


@dataclass(frozen=True)
class Options:
    """deck: how many cards."""

    deck: int = 20


@dataclass(frozen=True)
class Pot:
    """The public state. shown: seat and card. laid: seat and what is public of its hand."""

    options: Options
    seats: tuple[int, ...]
    coins: int = 0
    shown: tuple[tuple[int, int], ...] = ()
    laid: tuple[tuple[int, bytes], ...] = ()


@dataclass(frozen=True)
class Raise:
    """So many coins more."""

    coins: int


@dataclass(frozen=True)
class Roll:
    """One die decides."""


Act = Raise | Roll


@dataclass(frozen=True)
class Raised:
    """The pot grew."""

    coins: int


@dataclass(frozen=True)
class TooMuch(Refusal):
    """The house allows at most ten at once."""

    key: ClassVar[str] = "high_card-refusal-too-much"
    most: int


def decide(act: Act, chance: Chance) -> tuple[Raised, ...] | Refusal:
    match act:
        case Raise(coins):
            return (Raised(coins),) if 0 < coins <= MOST else TooMuch(MOST)
        case Roll():
            return (Raised(1 + chance.below(6)),)


def evolve(pot: Pot, event: Raised) -> Pot:
    return replace(pot, coins=pot.coins + event.coins)
