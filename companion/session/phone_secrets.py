"""What a phone knows as dealer or mixer of a deal, in lines of its private sheet.

Written before anybody is told and read each time it is needed, so a phone that was killed goes on.
The names and texts of the lines are a stored format. What is done with it must not live here.
"""

from companion.handoff.chance import SHARE, commitment
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import dealing, mixed
from companion.session.dealer_secrets import DealerSecrets
from companion.session.table_session import TableSession
from companion.table import by_phone
from companion.table.record import Part
from companion.table.state import Table

_LINE = "dealer-"
"""So begin the names of the lines; there may be one of a mix that came too late."""


def game(table: Table) -> bytes:
    """The id of the present deal; b"" where nothing of a deal is secret any more."""
    begun = table.deal
    return begun.game_id if begun is not None and table.phase in by_phone.RUNNING else b""


async def keep(
    session: TableSession, seat: int, game: bytes, inside: DealerSecrets
) -> Refusal | None:
    """In the sheet of the seat that deals or mixes. game: the id of the deal."""
    name = f"{_LINE}{game.hex()}.{inside.dealer.public.hex()[:16]}"
    return await session.write_line(seat, name, (inside.seed + inside.dealer.seed).hex())


async def known(session: TableSession, table: Table, part: Part) -> DealerSecrets | None:
    """What this phone knows as dealer or mixer of the present deal."""
    seat = table.by_phone.seat(part) if table.by_phone is not None else None
    if seat is None:
        return None
    start = _LINE + game(table).hex()
    for name, line in (await session.sheet(seat)).items():
        raw = bytes.fromhex(line) if name.startswith(start) else b""
        if len(raw) != 2 * SHARE:
            continue
        inside = DealerSecrets(raw[:SHARE], SeatKey(raw[SHARE:]))
        if fits(table, part, inside):
            return inside
    return None


def fits(table: Table, part: Part, inside: DealerSecrets) -> bool:
    """Whether these are the secrets of that part of the present deal."""
    if part is Part.MIXER:
        return dealing.is_mixed(table) and mixed.knows(table, inside)
    begun = table.deal
    if begun is None or commitment(inside.seed) != begun.commitment:
        return False
    return inside.dealer.public == begun.dealer


async def tidy(session: TableSession, table: Table) -> Refusal | None:
    """Strike out what this phone knew of deals that are over."""
    kept = _LINE + game(table).hex() if game(table) else " "
    for seat in session.mine:
        sheet = await session.sheet(seat)
        over = [n for n in sheet if n.startswith(_LINE) and not n.startswith(kept)]
        if over and (refused := await session.write(seat, dict.fromkeys(over, ""))):
            return refused
    return None
