"""What a phone's storage says of a seat without a server, judged before it is believed. Pure.

A browser's storage may have been changed, or be that of another version. Everything that a seat
keeps it once read as a code, so it is all read again: what is refused now is left out.
"""

from dataclasses import replace

from companion.handoff import message
from companion.handoff import seat as seat_code
from companion.handoff.chance import SHARE
from companion.handoff.header import GameId
from companion.handoff.message import Message
from companion.refusal import Refusal
from companion.session import mixing, offline_seat, reading
from companion.session.mixing import Dealing, Mixing
from companion.session.offline_seat import OfflineSeat
from companion.session.read_deal import Games
from companion.table.lobby import SEATS

LONGEST = 65_536
"""Characters of a seat: full of notes it has less than half of them."""


def read(text: object, games: Games) -> OfflineSeat | None:
    """The seat in a phone's storage, None if there is none.

    It reads up to eight signed codes and their openings, some 0.1 s: keep it off an event loop.
    """
    found = offline_seat.read(text) if isinstance(text, str) and len(text) <= LONGEST else None
    return sound(found, games) if found is not None else None


def sound(seat: OfflineSeat, games: Games) -> OfflineSeat | None:
    """The seat without what is not whole in it; None without a name."""
    if not seat_code.is_name(seat.name):
        return None
    bare = OfflineSeat(seat.key, seat.name, seat.born)
    mixes = replace(bare, mixing=seat.mixing) if _mixes(seat, games) else bare
    # A mix that does not fit the deal would name an honest dealer: then the deal is kept.
    tries = [_after(one, seat.deal, games) for one in (mixes, bare)]
    kept = next((one for one in tries if one.deal), mixes)
    for raw in (*seat.openings[:SEATS], seat.end, seat.unmix):
        kept = _after(kept, raw, games)
    if seat.promise and len(seat.share) == SHARE:
        bears = _after(kept, seat.promise, games)
        kept = replace(bears, share=seat.share) if bears.promise else kept
    deals = seat.dealing if _deals(seat, games) else None
    sheet = {name: line for name, line in seat.sheet.items() if _is_text(name + line)}
    looked = seat.looked and bool(kept.deal)
    return replace(kept, looked=looked, sheet=sheet, dealing=deals)


def _after(seat: OfflineSeat, raw: bytes, games: Games) -> OfflineSeat:
    """The seat after a code, itself where that is refused or none."""
    code = message.parse(raw)
    if isinstance(code, Refusal):
        return seat
    after = reading.take(seat, code, games, code.header.game.minute, anyway=True)
    return after if isinstance(after, OfflineSeat) else seat


def _mixes(seat: OfflineSeat, games: Games) -> bool:
    """Whether the seats it mixed are those it would read today."""
    part = seat.mixing
    if part is None or len(part.secret) != SHARE or len(part.seats) > SEATS:
        return False
    again = replace(part, seats=())
    for raw in part.seats:
        code = message.parse(raw)
        if isinstance(code, Refusal):
            return False
        now = code.header.game.minute  # what is kept was not too old when it was read
        after = mixing.read_seat(again, code, seat.key, seat.name, games, now)
        if not isinstance(after, Mixing):
            return False
        again = after
    return again == part


def _deals(seat: OfflineSeat, games: Games) -> bool:
    """Whether its deal can be made, and the mix and the unmix were read for it."""
    part = seat.dealing
    if part is None or part.game not in games or (len(part.seed), len(part.id)) != (SHARE, 8):
        return False
    bare = mixing.promised(games[part.game], part.places, GameId(part.id), part.seed)
    if isinstance(bare, Refusal):
        return False
    if part.mix:
        code = message.parse(part.mix)
        if isinstance(code, Refusal):
            return False
        made = mixing.deal(bare, code, games, seat.key, seat.name)
        if not isinstance(made, tuple):
            return False
        bare = made[0]
    if part.unmix:
        shown = message.parse(part.unmix)
        return isinstance(shown, Message) and isinstance(mixing.unmixed(bare, shown), Dealing)
    return True


def _is_text(words: str) -> bool:
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True
