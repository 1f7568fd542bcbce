"""The action square, once a turn: push, trade, whisper, steal. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import fights, people
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.harm import Square, choices
from companion.games.secret_night.rules.night import Night
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat

DOG = -1
"""Instead of a seat: the dog, which can be pushed (SN-def28)."""
MOST_CARDS = 8


@dataclass(frozen=True)
class UseSquare:
    """The action square, once a turn: push, trade or whisper with a neighbour (SN-A1..4).

    other: a seat, or `DOG` for a push.
    """

    icon: Square
    other: int


@dataclass(frozen=True)
class StealCard:
    """Steal: the victim's phone draws one of so many shuffled cards (SN-V3)."""

    victim: int
    cards: int


@dataclass(frozen=True)
class Whisper:
    """A private word to another phone: its text is sealed and stands nowhere here."""

    to: int


Act = UseSquare | StealCard | Whisper


@dataclass(frozen=True)
class SquareUsed:
    """The action square's disc lies on another icon: put there by `seat`."""

    icon: Square
    other: int
    seat: int


Event = SquareUsed
Events = tuple[Event, ...]


@dataclass(frozen=True)
class SquareUsedAlready(r.NightRefusal):
    """One action of the square a turn."""

    key = "secret_night-refusal-square-used"


@dataclass(frozen=True)
class SquareStays(r.NightRefusal):
    """The disc may not stay where it lies."""


@dataclass(frozen=True)
class NothingToSteal(r.NightRefusal):
    """Victoria is not stolen from."""

    key = "secret_night-refusal-victoria"


def decide(night: Night, seat: int, act: Act, chance: Chance) -> Events | Refusal:
    """The disc is moved; a theft and a whisper are asks."""
    match act:
        case UseSquare(icon, other):
            return _used(night, seat, icon, other)
        case StealCard():
            return _steal(night, seat, act, chance)
        case Whisper(to):
            return NoSuchSeat() if to not in night.seats or to == seat else ()
        case _:
            assert_never(act)


def _used(night: Night, seat: int, icon: Square, other: int) -> Events | Refusal:
    turn = people.own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    if refused := _neighbour(night, seat, icon, other):
        return refused
    if turn.square is not None:
        return SquareUsedAlready()
    return (SquareUsed(icon, other, seat),) if icon in choices(night.disc) else SquareStays()


def _steal(night: Night, seat: int, ask: StealCard, chance: Chance) -> Events | Refusal:
    """Which card it is only the victim's phone draws, out of what is drawn here: once a turn."""
    used = _used(night, seat, Square.STEAL, ask.victim)
    if isinstance(used, Refusal):
        return used
    if not 1 <= ask.cards <= MOST_CARDS:
        return r.NoSuchNumber()
    chance.at(f"theft {seat}", str(night.lap(seat)) if night.keeps_turns else "").raw()
    return used


def _neighbour(night: Night, seat: int, icon: Square, other: int) -> Refusal | None:
    """Why it can't be `other`; the dog is a neighbour for a push (SN-def28)."""
    if other == DOG and icon is Square.PUSH:
        return None if night.dog else fights.DogIsGone()
    if refused := people.other(night, seat, other):
        return refused
    robbed = icon is Square.STEAL and night.player(other).character is Character.VICTORIA
    return NothingToSteal() if robbed else None


def evolve(night: Night, event: Event) -> Night:
    """The night with the disc there."""
    turn = night.turn
    if turn is not None and turn.seat == event.seat:
        turn = replace(turn, square=event.icon)
    return replace(night, disc=event.icon, turn=turn)
