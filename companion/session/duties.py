"""What a phone at a table does by itself: it adds its share, gives others what its seats owe them,
checks the deal, says that it is here when its seat is asked for, erases what another phone holds.

Nothing here is a player's wish; all of it goes the same way into the log as one.
"""

from functools import partial

from companion.session import audit, dealing, exchange_by_log
from companion.session.at_table import AtTable
from companion.session.credentials import left_behind
from companion.session.exchange_by_log import Duty
from companion.table import wish
from companion.table.record import Part
from companion.table.state import Phase, Table


def due(session: AtTable, table: Table) -> list[Duty]:
    """What the phone's seats owe the table now."""
    if (left := left_behind(session.keeping, table)).holds:
        return [partial(session.forget, left)]
    says = [partial(session.submit, wished) for wished in _says(session, table)]
    return [*says, *exchange_by_log.due(session, table)]


def _says(session: AtTable, table: Table) -> list[wish.Wish]:
    """Shares and findings; and to who asks for its seat or its right, that it is here."""
    mine = [seat for seat in session.mine if seat in table.players]
    if table.phase is Phase.DEALING:
        given = {seat for seat, _ in table.shares}
        return [wish.Share(seat, dealing.share()) for seat in mine if seat not in given]
    if table.phase is Phase.ENDED:
        unsaid = [seat for seat in mine if seat not in dict(table.checked)]
        fair = not unsaid or audit.verdict(session.game, table) is None
        return [wish.Check(seat, fair) for seat in unsaid]
    move, takeover = table.move, table.takeover
    here: list[wish.Wish] = []
    if move is not None and move.seat in session.mine:
        here.append(wish.ComeBack(move.number))
    if takeover is not None and _does(session, table, takeover.part):
        here.append(wish.MakerComesBack(takeover.number))
    return here


def _does(session: AtTable, table: Table, part: Part) -> bool:
    """Whether it is this phone that made the table, deals or mixes."""
    deal = table.by_phone
    return session.maker if part is Part.MAKER or deal is None else deal.seat(part) in session.mine
