"""Windows and doors of the house. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import people
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.night import Door, Night
from companion.refusal import Refusal


@dataclass(frozen=True)
class BreakWindow:
    """A window is broken for good."""


@dataclass(frozen=True)
class LockDoor:
    """A door is locked until this player's next turn."""

    number: int


@dataclass(frozen=True)
class UnlockDoor:
    """A door is opened with the Key."""

    number: int


Act = BreakWindow | LockDoor | UnlockDoor


@dataclass(frozen=True)
class WindowBroken:
    """One window more is open for all."""


@dataclass(frozen=True)
class DoorLocked:
    """A door is locked."""

    number: int
    by: int


@dataclass(frozen=True)
class DoorUnlocked:
    """A door is open again."""

    number: int


Event = WindowBroken | DoorLocked | DoorUnlocked


def decide(night: Night, seat: int, act: Act) -> tuple[Event, ...] | Refusal:
    """Whoever is in the house may."""
    if night.player(seat).away:
        return people.Out()
    match act:
        case BreakWindow():
            return (WindowBroken(),)
        case LockDoor(number):
            return (DoorLocked(number, seat),) if 1 <= number <= 99 else r.NoSuchNumber()
        case UnlockDoor(number):
            locked = any(door.number == number for door in night.doors)
            return (DoorUnlocked(number),) if locked else r.NoSuchNumber()
        case _:
            assert_never(act)


def evolve(night: Night, event: Event) -> Night:
    """The house afterwards."""
    match event:
        case WindowBroken():
            return replace(night, windows=night.windows + 1)
        case DoorLocked(number, by):
            doors = tuple(door for door in night.doors if door.number != number)
            return replace(night, doors=(*doors, Door(number, by)))
        case DoorUnlocked(number):
            return replace(night, doors=tuple(d for d in night.doors if d.number != number))
        case _:
            assert_never(event)
