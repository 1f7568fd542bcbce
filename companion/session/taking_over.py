"""The maker's phone is gone before a deal: what a player's phone does to take the table over.

Who may, and how many must agree, is said in `table.taking_over`.
"""

from companion.refusal import Refusal
from companion.session import moves
from companion.session.credentials import Credential, Credentials
from companion.session.table_session import TableSession
from companion.table import taking_over, wish
from companion.table.refusal import StorageRefused
from companion.table.state import Table, Takeover


async def ask(visit: TableSession) -> Refusal | None:
    """Ask for the maker's right. What would prove it is in this phone's storage first.

    Where nobody else has to agree, the minute begins in which the maker's phone may come back.
    """
    # The seat's own proof would not do: who has its rescue code has that too.
    right = Credential.fresh()
    wished = wish.AskTakeover(right.key.public, right.mark)
    if early := visit.refuses(wished):  # before anything is kept: the maker's phone has a proof
        return early
    if not await visit.keep(lambda now: Credentials(right, now.seats)):
        return StorageRefused()
    refused = await visit.submit(wished)
    if refused:
        await visit.forget(Credentials(right))
    return refused


async def agree(visit: TableSession, number: int) -> Refusal | None:
    """This phone's player agrees. number: entry of the asking.

    With the last one needed the minute begins.
    """
    return await visit.submit(wish.AgreeTakeover(number))


async def end(visit: TableSession, number: int) -> Refusal | None:
    """Refuse, or take back what this phone asked."""
    return await visit.submit(wish.EndTakeover(number))


def asks(visit: TableSession, asked: Takeover) -> bool:
    """Whether it is this phone that asks."""
    return asked.seat == moves.vote(visit)


def asked(visit: TableSession, table: Table) -> Takeover | None:
    """What this phone's player must decide now."""
    found, seat = table.takeover, moves.vote(visit)
    if found is None or seat is None or seat in found.agreed:
        return None
    return found if seat in taking_over.voters(table, found) else None
