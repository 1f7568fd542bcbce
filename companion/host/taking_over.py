"""The maker's phone is gone before a deal: what a player's phone does to take the table over.

Who may, and how many must agree, is said in `table.taking_over`.
"""

from typing import TYPE_CHECKING

from companion.handoff.refusals import Refusal as CodeRefusal
from companion.host import grace, moves
from companion.host.keeping import Held, Keeping
from companion.table import taking_over
from companion.table.lobby import Outcome
from companion.table.refusal import Refusal, StorageRefused
from companion.table.state import Table, Takeover

if TYPE_CHECKING:
    from companion.host.visit import Visit

Refused = Refusal | CodeRefusal


async def ask(visit: "Visit") -> Refused | None:
    """Ask for the maker's right. What would prove it is in this phone's storage first.

    Where nobody else has to agree, the minute begins in which the maker's phone may come back.
    """
    room, seat = visit.room, moves.vote(visit)
    # The seat's own proof would not do: who has its rescue code has that too.
    right = Held.fresh()

    def judge(table: Table) -> Outcome:
        return taking_over.ask(table, seat, right.key.public, right.mark, room.maker_here)

    early = judge(room.table)
    if isinstance(early, Refusal):  # before anything is kept: the maker's phone has a proof there
        return early
    if not await visit.keep(lambda now: Keeping(right, now.seats)):
        return StorageRefused()
    refused = await room.submit(judge)
    if refused:
        await visit.forget(Keeping(right))
        return refused
    grace.begin(room)
    return None


async def agree(visit: "Visit", number: int) -> Refused | None:
    """This phone's player agrees. number: entry of the asking.

    With the last one needed the minute begins.
    """
    room, seat = visit.room, moves.vote(visit)
    refused = await room.submit(
        lambda table: taking_over.agree(table, number, seat, room.maker_here)
    )
    if refused is None:
        grace.begin(room)
    return refused


async def end(visit: "Visit", number: int) -> Refused | None:
    """Refuse, or take back what this phone asked."""
    seat = moves.vote(visit)
    return await visit.room.submit(lambda table: taking_over.end(table, number, seat))


def asks(visit: "Visit", asked: Takeover) -> bool:
    """Whether it is this phone that asks."""
    return asked.seat == moves.vote(visit)


def asked(visit: "Visit", table: Table) -> Takeover | None:
    """What this phone's player must decide now."""
    found, seat = table.takeover, moves.vote(visit)
    if found is None or seat is None or seat in found.agreed:
        return None
    return found if seat in taking_over.voters(table, found) else None
