"""What a press may send to the table besides a public act: a card laid, an ask, one's own hand.

    stage.act(Spin(), seen)                            # a public act
    stage.act(Laying(LayCards, cards), seen)           # a card face down
    stage.act(Asking(other, LookAtRole(other)), seen)  # something private of another phone

How it gets to the log and to the other phones is `session`'s business.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from companion.refusal import Refusal
from companion.session import exchange_by_log as by_log
from companion.session.table_session import TableSession
from companion.table.exchange import Peek


@dataclass(frozen=True)
class Laying:
    """A secret laid face down: `act` of its commitment is done in the open."""

    act: Callable[[bytes], Any]
    secret: bytes = field(repr=False)


@dataclass(frozen=True)
class LayingHand:
    """A hand of cards 0..255 laid face down for a peek: `act` of what is public of it."""

    act: Callable[[bytes], Any]
    cards: tuple[int, ...] = field(repr=False)


@dataclass(frozen=True)
class Lifting:
    """Card `index` of a laid hand is lifted. ask: of the point that hides which."""

    ask: Callable[[bytes], Peek]
    index: int = field(repr=False)


@dataclass(frozen=True)
class Asking:
    """Another seat's phone is asked, or told a `secret` of one's own."""

    to: int
    ask: Any
    secret: str = field(default="", repr=False)


@dataclass(frozen=True)
class Opening:
    """The own hand is shown to all."""


def spelled(what: Any) -> str:
    """What is sent as a text without its secret: two taps that spell the same are one."""
    match what:
        case Laying(act, _) | LayingHand(act, _) | Lifting(act, _):
            return repr(act(b""))
        case Asking(_, ask):
            return repr(ask)
        case _:
            return repr(what)


def sent(
    session: TableSession, seat: int, what: Any, tap: str, seen: int
) -> Awaitable[Refusal | None]:
    """It is on its way. tap, seen: see `table.wish.Act`."""
    match what:
        case Laying(act, secret):
            return by_log.lay(session, seat, act, secret, tap, seen)
        case LayingHand(act, cards):
            return by_log.lay_hand(session, seat, act, cards, tap, seen)
        case Lifting(of, index):
            return by_log.lift(session, seat, of, index, tap, seen)
        case Asking(to, ask, secret):
            return by_log.ask(session, seat, to, ask, tap, seen, secret.encode())
        case Opening():
            return session.open(seat)
        case _:
            return session.act(seat, what, tap, seen)
