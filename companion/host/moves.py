"""A seat whose phone is gone: another phone asks for it, the others decide (`table.moving`).

What the old phone alone held is lost: its notes, and the answers that were sealed to it.
"""

from typing import TYPE_CHECKING

from companion.handoff.refusals import Refusal as CodeRefusal
from companion.host import deals
from companion.host.keeping import Held, Keeping
from companion.table import moving
from companion.table.lobby import Outcome
from companion.table.record import Carrier
from companion.table.refusal import (
    NoSuchSeat,
    NotYourSeat,
    PhoneHere,
    Refusal,
    SitsAlready,
    StorageRefused,
)
from companion.table.state import Move, Seat, Table

if TYPE_CHECKING:
    from companion.host.visit import Visit

Refused = Refusal | CodeRefusal


async def ask(visit: "Visit", number: int) -> Refused | None:
    """Ask for a seat whose phone is gone. The new key is in this phone's storage first."""
    room = visit.room
    lost = room.table.seat(number)
    if lost is None:
        return NoSuchSeat()
    if number in room.scene.present:
        return PhoneHere(lost.name)
    own = _own(visit)
    device = visit.maker and lost.carrier is Carrier.DEVICE
    if own is not None and not device:
        return SitsAlready()
    held = Held.fresh()
    # The maker's own seat: what proves it proves the maker's right from then on.
    maker = held if lost.maker else None
    if not await visit.keep(lambda now: Keeping(maker or now.maker, (*now.seats, held))):
        return StorageRefused()
    carrier = Carrier.DEVICE if device else Carrier.PHONE
    refused = await room.submit(
        lambda table: moving.ask(
            table,
            number,
            held.key.public,
            held.mark,
            carrier,
            visit.maker,
            maker_here=room.maker_here,
        )
    )
    if refused:
        await visit.forget(Keeping(maker, (held,)))
    return refused


async def agree(visit: "Visit", number: int) -> Refused | None:
    """This phone's player knows who asks. number: entry of the asking.

    With the last one needed a minute begins in which the old phone may come back.
    """
    room, seat = visit.room, vote(visit)
    if seat is None and not visit.maker:
        return NotYourSeat()

    def judge(table: Table) -> Outcome:
        here = table.move is not None and table.move.seat in room.scene.present
        return moving.agree(table, number, seat, here)

    refused = await room.submit(judge)
    if refused is None:
        deals.go_on(room)
    return refused


async def end(visit: "Visit", number: int) -> Refused | None:
    """Refuse, or take back what this phone asked."""
    move = visit.room.table.move
    if move is None:
        return await visit.room.submit(lambda table: moving.end(table, number, None))
    if asks(visit, move):
        return await visit.room.submit(lambda table: moving.end(table, number, move.seat))
    seat = vote(visit)
    if seat is None and not visit.maker:
        return NotYourSeat()
    return await visit.room.submit(lambda table: moving.end(table, number, seat))


def asks(visit: "Visit", move: Move) -> bool:
    """Whether it is this phone that asks for the seat."""
    return any(held.proves(move.token, move.key) for held in visit.keeping.seats)


def asked(visit: "Visit", table: Table) -> Move | None:
    """What this phone's player must decide now."""
    move = table.move
    if move is None or asks(visit, move) or move.seat in visit.mine:
        return None
    seat = vote(visit)
    if seat is None and not visit.maker:
        return None
    return move if seat in moving.voters(table, move) and seat not in move.agreed else None


def vote(visit: "Visit") -> int | None:
    """The seat this phone decides for: its player's own. None: without one."""
    own = _own(visit)
    return own.number if own else None


def _own(visit: "Visit") -> Seat | None:
    """The seat of whoever carries this phone."""
    seats = (seat for seat in visit.room.table.seats if seat.number in visit.mine)
    return next((seat for seat in seats if seat.carrier is not Carrier.DEVICE), None)
