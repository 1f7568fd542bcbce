"""The maker's phone is gone before a deal: what a player's phone does to take the table over.

Who may, and how many must agree, is said in `table.taking_over`.
"""

from companion.refusal import Refusal
from companion.session import moves
from companion.session.credentials import Credential, Credentials
from companion.session.refusals import StorageRefused
from companion.session.table_session import TableSession
from companion.table import taking_over, wish
from companion.table.state import Table, Takeover


async def ask(session: TableSession) -> Refusal | None:
    """Ask for the maker's right. What would prove it is in this phone's storage first.

    Where nobody else has to agree, the minute begins in which the maker's phone may come back.
    """
    # The seat's own proof would not do: who has its rescue code has that too.
    right = Credential.fresh()
    wished = wish.AskTakeover(right.key.public, right.mark)
    if early := session.refuses(wished):  # before anything is kept: the maker's phone has a proof
        return early
    if not await session.keep(lambda now: Credentials(right, now.seats)):
        return StorageRefused()
    refused = await session.submit(wished)
    if refused:
        await session.forget(Credentials(right))
    return refused


async def agree(session: TableSession, number: int) -> Refusal | None:
    """This phone's player agrees. number: entry of the asking.

    With the last one needed the minute begins.
    """
    return await session.submit(wish.AgreeTakeover(number))


async def end(session: TableSession, number: int) -> Refusal | None:
    """Refuse, or take back what this phone asked."""
    return await session.submit(wish.EndTakeover(number))


def asks(session: TableSession, asked: Takeover) -> bool:
    """Whether it is this phone that asks."""
    return asked.seat == moves.vote(session)


def asked(session: TableSession, table: Table) -> Takeover | None:
    """What this phone's player must decide now."""
    found, seat = table.takeover, moves.vote(session)
    if found is None or seat is None or seat in found.agreed:
        return None
    return found if seat in taking_over.voters(table, found) else None
