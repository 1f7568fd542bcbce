"""A rescue code is opened on a new phone: its seats are that phone's from then on.

What a rescue code holds, and when it is good, must not live here (`rescue`).
"""

import secrets

from companion.refusal import Refusal
from companion.session.credentials import TOKEN, Credential, Credentials
from companion.session.refusals import OwnCode, StorageRefused
from companion.session.rescue import Rescue, refuse
from companion.session.table_session import TableSession
from companion.table import wish
from companion.table.record import Carrier
from companion.table.refusal import RescueSpent, SitsAlready
from companion.table.state import Table


async def redeem(session: TableSession, rescue: Rescue, now: int) -> Refusal | None:
    """At the table of the rescue: its seats are this phone's now, and no other's.

    What proves them is in the phone's storage before anybody is told.
    """
    table = session.table
    if old := refuse(rescue, table, now):
        return old
    if session.keeping.without(Credentials(None, rescue.seats)) != session.keeping:
        return OwnCode()
    good = tuple(h for h in rescue.seats if any(h.proves(s.token, s.key) for s in table.seats))
    maker = rescue.maker
    if maker is not None and not maker.proves(table.maker, table.maker_key):
        maker = None
    if not good and maker is None:
        return RescueSpent()
    if any(_seated(table, number) for number in session.mine):
        return SitsAlready()
    fresh = {held.token: Credential(held.key, secrets.token_bytes(TOKEN)) for held in good}
    right = Credential(maker.key, secrets.token_bytes(TOKEN)) if maker else None
    added = Credentials(right, tuple(fresh.values()))
    if not await session.keep(
        lambda kept: Credentials(right or kept.maker, (*kept.seats, *added.seats))
    ):
        return StorageRefused()

    rights = [(_number(table, held), held.token, fresh[held.token].mark) for held in good]
    if maker is not None and right is not None:
        rights.append((None, maker.token, right.mark))
    refused = await session.submit(wish.Rescue(tuple(rights)))
    if refused:
        await session.forget(added)
        return refused
    await session.enter()
    return None


def _number(table: Table, held: Credential) -> int | None:
    """The seat of that key, -1 where there is none: nobody's token fits that."""
    return next((seat.number for seat in table.seats if seat.key == held.key.public), -1)


def _seated(table: Table, number: int) -> bool:
    seat = table.seat(number)
    return seat is not None and seat.carrier is not Carrier.DEVICE
