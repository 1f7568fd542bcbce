"""A code as a phone's camera brings it: bytes, made one message, then read."""

from collections.abc import Callable
from typing import TypeVar

from companion.games import discover
from companion.handoff.message import Message, parse
from companion.refusal import Refusal
from companion.session import reading
from companion.session.offline_seat import OfflineSeat
from tests.support.guest import MINUTE

GAMES = discover()
T = TypeVar("T")


def read_as(raw: bytes, then: Callable[[Message], T]) -> T | Refusal:
    """What comes of these bytes; a refusal where they are no message."""
    found = parse(raw)
    return found if isinstance(found, Refusal) else then(found)


def heard(
    seat: OfflineSeat, raw: bytes, now: int = MINUTE, *, anyway: bool = False
) -> OfflineSeat | Refusal:
    """A seat without a server after its phone has read a code."""
    return read_as(raw, lambda code: reading.take(seat, code, GAMES, now, anyway=anyway))
