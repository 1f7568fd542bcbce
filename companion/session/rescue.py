"""A rescue code: what it holds, when it is good, and what a new phone does with it.

From a table server it holds the link and what proves the seats of its phone: the new phone comes to
the table, and from then on a fresh token proves them. Notes stay where they were, sealed on the
server. Without a server it holds all that the phone kept: nobody is there who could tell the old
phone.

It is good for the game it was made in however long that lasts, and else for the evening
(`incoming.LIMIT`): one made before a deal still brings the seat back after it.
"""

import zlib
from dataclasses import dataclass

from companion.handoff import backup, parts
from companion.handoff.header import EVERYONE, GameId, Header, Kind, parse, refuse_old
from companion.handoff.refusals import Damaged
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import offline_seat
from companion.session.credentials import TOKEN, Credential, Credentials
from companion.session.incoming import LIMIT
from companion.session.offline_seat import OfflineSeat
from companion.session.refusals import RescueTooLong
from companion.table.state import Table

_TABLE, _OFFLINE = 1, 2
_SEED = 32
_LARGEST = 65_536
"""Bytes of a phone's text that are unpacked at most."""


@dataclass(frozen=True, repr=False)
class Rescue:
    """Seats at a table server. code: of its link. maker: if the phone made the table."""

    header: Header
    code: str
    seats: tuple[Credential, ...]
    maker: Credential | None = None


@dataclass(frozen=True, repr=False)
class OfflineRescue:
    """A seat at a table without a server."""

    header: Header
    seat: OfflineSeat


def of_table(keeping: Credentials, table: Table, code: str, now: int) -> Rescue:
    """The rescue of all that a phone holds at a table. now: minutes since 1970."""
    game = GameId(table.deal.game_id) if table.deal is not None else GameId.fresh(now)
    seats = tuple(held for seat in table.seats if (held := keeping.held(seat)))
    maker = keeping.maker
    if maker is not None and not maker.proves(table.maker, table.maker_key):
        maker = None
    return Rescue(Header(Kind.BACKUP, game, table.round & 255, EVERYONE), code, seats, maker)


def of_offline(seat: OfflineSeat) -> OfflineRescue:
    """The rescue of a seat without a server."""
    begun = parse(seat.deal) if seat.deal else None
    game = begun.game if isinstance(begun, Header) else GameId(seat.born)
    return OfflineRescue(Header(Kind.BACKUP, game, 0, EVERYONE), seat)


def seal(rescue: Rescue | OfflineRescue, letters: str) -> bytes | RescueTooLong:
    """The code to show, for who knows the letters. Slow: see `backup.seal`."""
    if isinstance(rescue, Rescue):
        code = rescue.code.encode()
        held = [*((rescue.maker,) if rescue.maker else ()), *rescue.seats]
        start = bytes((_TABLE, len(code))) + code + bytes((rescue.maker is not None,))
        content = start + b"".join(one.key.seed + one.token for one in held)
    else:
        content = bytes((_OFFLINE,)) + zlib.compress(rescue.seat.text().encode(), 9)
    if len(content) > backup.ROOM:
        return RescueTooLong()
    raw = backup.seal(rescue.header, letters, content)
    return raw if len(raw) <= parts.LONGEST else RescueTooLong()


def read(raw: bytes, letters: str) -> Rescue | OfflineRescue | Refusal:
    """What the letters open. Slow: see `backup.read`."""
    content = backup.read(raw, letters)
    if isinstance(content, Refusal):
        return content
    header = parse(raw)
    assert isinstance(header, Header)
    try:
        if content[:1] == bytes((_TABLE,)):
            return _at_table(header, content[1:])
        if content[:1] == bytes((_OFFLINE,)):
            return _offline(header, content[1:])
    except (ValueError, IndexError, zlib.error):
        pass
    return Damaged()


def refuse(rescue: Rescue | OfflineRescue, table: Table | None, now: int) -> Refusal | None:
    """Of last week, and not of the game that is still played at this table."""
    deal = table.deal if table is not None else None
    if deal is not None and deal.game_id == rescue.header.game.raw:
        return None
    return refuse_old(rescue.header, now, LIMIT)


def _at_table(header: Header, content: bytes) -> Rescue:
    """ValueError or IndexError for anything that does not fit together."""
    length = content[0]
    code, made, rest = content[1 : 1 + length].decode("ascii"), content[1 + length], content[2:]
    rest = rest[length:]
    step = _SEED + TOKEN
    if made > 1 or len(rest) % step or not rest or not code.isalnum():
        raise ValueError("no seats of a table")
    parts = [rest[at : at + step] for at in range(0, len(rest), step)]
    held = tuple(Credential(SeatKey(part[:_SEED]), part[_SEED:]) for part in parts)
    return Rescue(header, code, held[made:], held[0] if made else None)


def _offline(header: Header, content: bytes) -> OfflineRescue:
    opened = zlib.decompressobj()
    text = opened.decompress(content, _LARGEST)
    seat = offline_seat.read(text.decode()) if opened.eof else None
    if seat is None:
        raise ValueError("no seat without a server")
    return OfflineRescue(header, seat)
