"""A seat whose phone is gone: another phone asks for it, the others decide (`table.moving`).

What the old phone alone held is lost: its notes, and the answers that were sealed to it.
"""

from companion.refusal import Refusal
from companion.session.credentials import Credential, Credentials
from companion.session.refusals import StorageRefused
from companion.session.table_session import TableSession
from companion.table import moving, wish
from companion.table.record import Carrier
from companion.table.refusal import NoSuchSeat
from companion.table.state import Move, Table


async def ask(session: TableSession, number: int) -> Refusal | None:
    """Ask for a seat whose phone is gone. The new key is in this phone's storage first."""
    lost = session.table.seat(number)
    if lost is None:
        return NoSuchSeat()
    held = Credential.fresh()
    device = session.maker and lost.carrier is Carrier.DEVICE
    carrier = Carrier.DEVICE if device else Carrier.PHONE
    wished = wish.AskMove(number, held.key.public, held.mark, carrier)
    if early := session.refuses(wished):
        return early
    # The maker's own seat: what proves it proves the maker's right from then on.
    maker = held if lost.maker else None
    if not await session.keep(lambda now: Credentials(maker or now.maker, (*now.seats, held))):
        return StorageRefused()
    refused = await session.submit(wished)
    if refused:
        await session.forget(Credentials(maker, (held,)))
    return refused


async def agree(session: TableSession, number: int) -> Refusal | None:
    """This phone's player knows who asks. number: entry of the asking.

    With the last one needed a minute begins in which the old phone may come back.
    """
    return await session.submit(wish.AgreeMove(number))


async def end(session: TableSession, number: int) -> Refusal | None:
    """Refuse, or take back what this phone asked."""
    return await session.submit(wish.EndMove(number))


def asks(session: TableSession, move: Move) -> bool:
    """Whether it is this phone that asks for the seat."""
    return session.keeping.asks(move)


def asked(session: TableSession, table: Table) -> Move | None:
    """What this phone's player must decide now."""
    move = table.move
    if move is None or asks(session, move) or move.seat in session.mine:
        return None
    seat = vote(session)
    if seat is None and not session.maker:
        return None
    return move if seat in moving.voters(table, move) and seat not in move.agreed else None


def vote(session: TableSession) -> int | None:
    """The seat this phone decides for: its player's own. None: without one."""
    return session.caller(session.table).voice
