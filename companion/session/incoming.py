"""Codes that a camera reads for a table: a phone the server cannot reach takes a seat, or opens.

What a code means is judged just as if the relay had brought it: one protocol, two carriers.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from companion.handoff import opening
from companion.handoff import seat as seat_code
from companion.handoff.deal import refuse_same_key
from companion.handoff.header import Kind, refuse_old
from companion.handoff.message import Message
from companion.handoff.refusals import NotForThisPhone, WrongKind
from companion.refusal import Refusal
from companion.session import dealing
from companion.session.port import TablePort
from companion.table import wish
from companion.table.record import Carrier
from companion.table.refusal import NotTheMaker
from companion.table.state import Phase, Seat
from companion.table.wish import Who, Wish

LIMIT = 12 * 60
"""Minutes after which a seat's code is from another evening."""
UNPROVABLE = bytes(32)
"""The mark of a seat whose phone is not on the server: no token proves it."""


Submit = Callable[[Wish], Awaitable[Refusal | None]]
"""Wishes something for the phone that has read the code."""


@dataclass(frozen=True)
class Incoming:
    """A code that was taken. seat, name: whose it was; again: it had been read before.

    witness: it brought the share of a promised deal.
    """

    seat: int
    name: str
    again: bool = False
    witness: bool = False


async def take(live: TablePort, code: Message, who: Who, submit: Submit) -> Incoming | Refusal:
    """Read a message for this table. who, submit: of the phone that has read it."""
    match code.header.kind:
        case Kind.SEAT:
            return await _seat(live, code, submit) if who(live.table).maker else NotTheMaker()
        case Kind.OPEN:
            return await _opening(live, code, submit)
        case other:
            wanted = Kind.SEAT if live.table.phase is Phase.LOBBY else Kind.OPEN
            return WrongKind(wanted.word, other.word)


async def _seat(live: TablePort, code: Message, submit: Submit) -> Incoming | Refusal:
    found = seat_code.read(code)
    if isinstance(found, Refusal):
        return found
    if old := refuse_old(found.header, live.now(), LIMIT):
        return old
    known = _by_key(live, found.public)
    if known is None:
        if bad := refuse_same_key([*dealing.keys(live.table), found.public]):
            return bad
        born = found.header.game.raw
        sits = wish.Sit(found.name, found.public, UNPROVABLE, Carrier.CODE, born)
        if refused := await submit(sits):
            return refused
    taken = _by_key(live, found.public)
    assert taken is not None
    if found.statement:
        return await _witness(live, taken, found.statement, submit)
    return Incoming(taken.number, taken.name, again=known is not None)


async def _witness(
    live: TablePort, seat: Seat, statement: bytes, submit: Submit
) -> Incoming | Refusal:
    """A seat that has read the promise of the deal gives its share with its code."""
    held = live.table.witness
    if held is not None and held.seat == seat.number:
        return Incoming(seat.number, seat.name, again=True)
    refused = await submit(wish.Witness(seat.number, statement))
    return refused or Incoming(seat.number, seat.name, witness=True)


async def _opening(live: TablePort, code: Message, submit: Submit) -> Incoming | Refusal:
    table = live.table
    seat = table.seat(code.header.sender)
    if not table.message or seat is None or seat.number not in table.players:
        return NotForThisPhone()
    found = opening.read(code, seat.key, dealing.read(table))
    if isinstance(found, Refusal):
        return found
    if found.slot != table.players.index(seat.number):
        return NotForThisPhone()
    if any(number == seat.number for number, _ in table.opened):
        return Incoming(seat.number, seat.name, again=True)
    refused = await submit(wish.Open(seat.number, found.slot, found.proof))
    return refused or Incoming(seat.number, seat.name)


def _by_key(live: TablePort, public: bytes) -> Seat | None:
    return next((seat for seat in live.table.seats if seat.key == public), None)
