"""What another seat wants to look at on this phone, beyond what the rules gave: yes or no.

What the rules gave a phone answers by itself (`duties`). Beyond them it is for its player to say;
the wish and what was decided stand in the log, for all.
"""

from companion.refusal import Refusal
from companion.session.table_session import TableSession
from companion.table import wish
from companion.table.refusal import NotAsked, NotYourSeat
from companion.table.state import Phase, Question, Table


def wished(visit: TableSession, table: Table) -> Question | None:
    """What this phone's player must decide now."""
    if table.phase is not Phase.PLAYING:
        return None
    mine = (q for q in table.waiting if q.ask.beyond and q.ask.to in visit.mine)
    return next(mine, None)


async def show(visit: TableSession, number: int) -> Refusal | None:
    """The player agrees: the ask of that entry is answered, to its asker alone."""
    question = next((q for q in visit.table.waiting if q.number == number), None)
    return NotAsked() if question is None else await visit.reply(question)


async def decline(visit: TableSession, number: int) -> Refusal | None:
    """The player does not agree; nothing is answered."""
    question = next((q for q in visit.table.questions if q.number == number), None)
    if question is None:
        return NotYourSeat()
    return await visit.submit(wish.Decline(question.ask.to, number))
