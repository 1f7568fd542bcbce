"""What a code that is read changes on a seat without a server, and which codes it waits for. Pure.

What must not live here: what the seat says of what it has read (`offline_seat`).
"""

from dataclasses import replace
from typing import Any

from companion.handoff import deal as sealed
from companion.handoff import message, witness
from companion.handoff.header import EVERYONE, Kind, refuse_old
from companion.handoff.message import Message, known
from companion.handoff.refusals import (
    Conflict,
    Damaged,
    ForgedCode,
    OlderForm,
    OtherGame,
    WrongKind,
)
from companion.refusal import Refusal
from companion.session import announcement, mixing, read_deal, read_end
from companion.session.incoming import LIMIT
from companion.session.mixing import Dealing, Mixing
from companion.session.offline_seat import OfflineSeat, bears, end_code, opened, promised
from companion.session.read_deal import Games, ReadDeal
from companion.session.read_end import End
from companion.session.refusals import (
    NoSuchGame,
    NotFair,
    OtherDeal,
    OtherMixer,
    ShareLeftOut,
    SlotMissing,
)
from companion.table.refusal import AlreadyOpen, NotDealt

DOUBTS = (OtherDeal, ShareLeftOut)
"""Refusals that a seat's owner may answer with: take it all the same."""


def wanted(seat: OfflineSeat, games: Games) -> tuple[Kind, ...]:
    """The kinds of codes that lead this seat on; first the one that a sentence names."""
    if seat.deal:
        return (Kind.OPEN, Kind.UNMIX if seat.dealing is not None else Kind.END)
    if seat.dealing is not None:
        return (Kind.MIX,)
    if seat.mixing is not None and not mixing.complete(seat.mixing, games):
        return (Kind.SEAT, Kind.PLEDGE)
    return (Kind.DEAL,)


def take(
    seat: OfflineSeat, code: Message, games: Games, now: int, *, anyway: bool = False
) -> OfflineSeat | Refusal:
    """The seat after a code was read. The same code again changes nothing.

    anyway: its owner was asked about one of the `DOUBTS`, and wants it.
    """
    match code.header.kind:
        case Kind.DEAL if seat.dealing is None or seat.deal:
            return _deal(seat, code, games, now, anyway)
        case Kind.OPEN:
            return _opening(seat, code)
        case Kind.END:
            return _end(seat, code)
        case Kind.SEAT | Kind.PLEDGE if seat.mixing is not None and not seat.deal:
            after = mixing.read_seat(seat.mixing, code, seat.key, seat.name, games, now)
            return _kept(seat, mixing=after) if isinstance(after, Mixing) else after
        case Kind.MIX if seat.dealing is not None:
            return _mix(seat, seat.dealing, code, games)
        case Kind.UNMIX if seat.dealing is not None:
            part = mixing.unmixed(seat.dealing, code)
            return _kept(seat, dealing=part) if isinstance(part, Dealing) else part
        case Kind.UNMIX if seat.end:
            return _unmix(seat, code)
        case Kind.PLEDGE if witness.is_one(code) and not seat.deal and seat.dealing is None:
            return _promise(seat, code, games, now)
        case other:
            return WrongKind(wanted(seat, games)[0].word, other.word)


def close(seat: OfflineSeat) -> OfflineSeat | Refusal:
    """The dealer ends the game: its own phone checks what it shows."""
    raw = end_code(seat)
    return NotDealt() if raw is None else _end(seat, known(raw))


def open_own(seat: OfflineSeat) -> OfflineSeat | Refusal:
    """This seat's hand lies open on its own phone too."""
    raw = opened(seat)
    return raw if not isinstance(raw, bytes) else _opening(seat, known(raw))


def _deal(
    seat: OfflineSeat, code: Message, games: Games, now: int, anyway: bool
) -> OfflineSeat | Refusal:
    found = sealed.read(code)
    if isinstance(found, Refusal):
        return found
    if old := refuse_old(found.header, now, LIMIT):
        return old
    if (before := seat.dealt) is not None:
        if (before.deal.header, before.deal.body) == (found.header, found.body):
            return seat
        if second := before.refuse_second(found):
            return second
    if announcement.is_old(games, found.public):
        return OlderForm()
    try:
        dealt = read_deal.read(found, games, seat.key)
    except ValueError:
        mine = sealed.find(found, seat.key)
        return mine if isinstance(mine, Refusal) else Damaged()
    if dealt.mixed and not seat.deal and (other := _other_mix(seat, dealt, games)):
        return other
    if not isinstance(dealt.mine, tuple | SlotMissing):
        return dealt.mine
    if dealt.mixed and (wrong := _mistaken(seat, dealt)):
        return wrong
    if not anyway and (doubt := _doubt(seat, dealt)):
        return doubt
    return _dealt(seat, dealt, code.raw, dealing=seat.dealing, mixing=seat.mixing)


def _doubt(seat: OfflineSeat, dealt: ReadDeal) -> OtherDeal | ShareLeftOut | None:
    """What the owner is asked before a good deal is taken."""
    promise = promised(seat)
    if promise is not None and not dealt.has_share(promise, seat.share):
        return ShareLeftOut()
    # Whose deal was read first has dealt: nobody else's puts it away, nor its notes.
    return OtherDeal() if seat.deal and not seat.end else None


def _mistaken(seat: OfflineSeat, dealt: ReadDeal) -> Refusal | None:
    """Why a mixed deal is not for this seat, though it has a slot there or names it.

    It wants a fresh key: a deal with names before it may have been made to try whose slot is whose.
    """
    if seat.deal:
        return OtherGame()
    return dealt.misnamed(seat.name)


def _other_mix(seat: OfflineSeat, dealt: ReadDeal, games: Games) -> Refusal | None:
    """On the mixer's phone: a deal that is not over its mix."""
    part = seat.mixing
    own = mixing.made(part, games, seat.key, seat.name) if part else None
    dealer = mixing.dealt_by(part, games) if part else None
    if part is None or own is None or dealer is None:
        return None
    return dealt.refuse_other_mix(own, mixing.own_slot(part, seat.key), dealer[0])


def _mix(seat: OfflineSeat, part: Dealing, code: Message, games: Games) -> OfflineSeat | Refusal:
    """The dealer has read the MIX, and deals."""
    made = mixing.deal(part, code, games, seat.key, seat.name)
    if not isinstance(made, tuple):
        return made
    after, raw = made
    found = sealed.read(known(raw))
    assert isinstance(found, sealed.Deal)
    if seat.dealt is not None and seat.dealt.deal.header == found.header:
        return seat
    return _dealt(seat, read_deal.read(found, games, seat.key), raw, dealing=after)


def _dealt(seat: OfflineSeat, dealt: ReadDeal, raw: bytes, **parts: Any) -> OfflineSeat:
    """The seat once it has read a deal: nothing of another one is left."""
    return OfflineSeat(seat.key, seat.name, seat.born, raw, dealt=dealt, **parts)


def _opening(seat: OfflineSeat, code: Message) -> OfflineSeat | Refusal:
    dealt = seat.dealt
    if dealt is None:
        return NotDealt()
    found = dealt.opened(code)
    if not isinstance(found, tuple):
        return found
    if dealt.others(code, seat.openings):
        return Conflict(Kind.OPEN.word, found[0], dealt.deal.header.round)
    if any(number == found[0] for number, _ in seat.openings_read):
        return AlreadyOpen() if code.raw not in seat.openings else seat
    return replace(seat, openings=(*seat.openings, code.raw))


def _end(seat: OfflineSeat, code: Message) -> OfflineSeat | Refusal:
    dealt = seat.dealt
    if dealt is None:
        return NotDealt()
    found = read_end.end(dealt, code)
    if not isinstance(found, End):
        return found
    if _settled(seat, dealt) and not message.says_same(seat.end, code.raw):
        return Conflict(Kind.END.word, EVERYONE, dealt.deal.header.round)
    # In a mixed deal it is shown who broke a promise; in a plain one only the dealer can.
    return NotFair() if found.verdict and not dealt.mixed else _kept(seat, end=code.raw)


def _settled(seat: OfflineSeat, dealt: ReadDeal) -> bool:
    """Whether an end was read that says all: only a missing mixing may still be shown."""
    found = read_end.end(dealt, known(seat.end)) if seat.end else None
    return isinstance(found, End) and not found.silent


def _unmix(seat: OfflineSeat, code: Message) -> OfflineSeat | Refusal:
    """After the end a phone has read the mixing phone itself: now it knows its key."""
    dealt = seat.dealt
    shuffled = (
        read_end.mix_in(dealt, known(seat.end)) if dealt is not None and dealt.mixed else None
    )
    if shuffled is None:
        return WrongKind(Kind.OPEN.word, Kind.UNMIX.word)
    found = read_end.unmixed(code, shuffled)
    if isinstance(found, ForgedCode):
        return OtherMixer()
    return found if isinstance(found, Refusal) else _kept(seat, unmix=code.raw)


def _promise(seat: OfflineSeat, code: Message, games: Games, now: int) -> OfflineSeat | Refusal:
    """A phone that is to witness a plain deal has read the table's promise."""
    found = witness.read(code)
    if isinstance(found, Refusal):
        return found
    if old := refuse_old(found.header, now, LIMIT):
        return old
    if not any(announcement.mark(game) == found.about[:2] for game in games.values()):
        return NoSuchGame()
    return seat if message.says_same(seat.promise, code.raw) else bears(seat, code.raw)


def _kept(seat: OfflineSeat, **changes: Any) -> OfflineSeat:
    """The seat with these changes; itself where nothing changes."""
    after = replace(seat, **changes)
    return seat if after == seat else after
