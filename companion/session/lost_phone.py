"""A phone that dealt or mixed is lost: the others give their shares of what it knew to one of them.

Who that is the table has agreed (`table.taking_over`). Shares are sealed to the key it asked with.
"""

from collections.abc import Iterator
from functools import partial

from companion.handoff import envelope
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey
from companion.handoff.shares import Share
from companion.refusal import Refusal
from companion.session import dealing, phone_secrets
from companion.session.dealer_secrets import DealerSecrets, brought_back, entrusted, share_in
from companion.session.exchange_by_log import Duty
from companion.session.table_session import TableSession
from companion.table import by_phone, taking_over, wish
from companion.table.record import Part
from companion.table.refusal import WrongPart
from companion.table.state import Relief, Table


def due(session: TableSession, table: Table, relief: Relief) -> Iterator[Duty]:
    """Give this phone's share to who takes over; or, on that phone, put them together.

    Only if this phone reads in the log that enough have agreed.
    """
    if taking_over.missing(table, relief.asked):
        return
    if relief.seat in session.mine:
        yield partial(_put_together, session, relief)
        return
    given = {share.seat for share in relief.shares}
    if not given & set(session.mine) and any(_own_shares(session, relief)):
        yield partial(_give_share, session, relief)


async def entrust(session: TableSession, part: Part, inside: DealerSecrets) -> Refusal | None:
    """What this phone knows is shared among the others, as they are now."""
    table = session.table
    seat = table.by_phone.seat(part) if table.by_phone is not None else None
    if seat is None:
        return WrongPart()
    drawer = entrusted(inside, by_phone.others(table, seat))
    return await session.submit(wish.Entrust(part, drawer))


def _own_shares(session: TableSession, relief: Relief) -> Iterator[tuple[int, SeatKey, Share]]:
    """What lies in the drawer for this phone: by which seat, and with which key it signs."""
    for seat in session.mine:
        held = session.held(seat)
        share = share_in(relief.drawer, held.key) if held is not None else None
        if held is not None and share is not None:
            yield seat, held.key, share


async def _give_share(session: TableSession, relief: Relief) -> Refusal | None:
    seat, key, share = next(_own_shares(session, relief))
    head = dealing.header(session.table, Kind.ENVELOPE, seat, relief.seat)
    sealed = envelope.seal(head, key, relief.asked.key, bytes([share.place]) + share.value)
    return await session.submit(wish.GiveShare(seat, sealed))


async def _put_together(session: TableSession, relief: Relief) -> Refusal | None:
    table, held = session.table, session.keeping.maker  # it asked with that key
    if held is None:
        return WrongPart()
    shares = [share for _, _, share in _own_shares(session, relief)]
    for given in relief.shares:
        giver = table.seat(given.seat)
        sender = giver.key if giver is not None else b""
        found = envelope.read(parse(given.envelope), held.key, sender, Kind.ENVELOPE)
        if isinstance(found, envelope.Envelope) and len(found.content) > 1:
            shares.append(Share(found.content[0], found.content[1:]))
    inside = brought_back(relief.drawer, shares)
    if inside is None or not phone_secrets.fits(table, relief.part, inside):
        return WrongPart()  # more shares are to come
    game = phone_secrets.game(table)
    if refused := await phone_secrets.keep(session, relief.seat, game, inside):
        return refused
    return await entrust(session, relief.part, inside)
