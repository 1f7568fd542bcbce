"""What a code that is read changes on a seat without a server, and which codes it waits for. Pure.

What must not live here: what the seat says of what it has read (`solo`).
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
from companion.session.read_deal import Games, ReadDeal
from companion.session.read_end import End
from companion.session.solo import Solo, bears, end_code, opened, promised
from companion.table.refusal import (
    AlreadyOpen,
    NoSuchGame,
    NotDealt,
    NotFair,
    OtherDeal,
    OtherMixer,
    ShareLeftOut,
    SlotMissing,
)

DOUBTS = (OtherDeal, ShareLeftOut)
"""Refusals that a seat's owner may answer with: take it all the same."""


def wanted(solo: Solo, games: Games) -> tuple[Kind, ...]:
    """The kinds of codes that lead this seat on; first the one that a sentence names."""
    if solo.deal:
        return (Kind.OPEN, Kind.UNMIX if solo.dealing is not None else Kind.END)
    if solo.dealing is not None:
        return (Kind.MIX,)
    if solo.mixing is not None and not mixing.complete(solo.mixing, games):
        return (Kind.SEAT, Kind.PLEDGE)
    return (Kind.DEAL,)


def take(
    solo: Solo, code: Message, games: Games, now: int, *, anyway: bool = False
) -> Solo | Refusal:
    """The seat after a code was read. The same code again changes nothing.

    anyway: its owner was asked about one of the `DOUBTS`, and wants it.
    """
    match code.header.kind:
        case Kind.DEAL if solo.dealing is None or solo.deal:
            return _deal(solo, code, games, now, anyway)
        case Kind.OPEN:
            return _opening(solo, code)
        case Kind.END:
            return _end(solo, code)
        case Kind.SEAT | Kind.PLEDGE if solo.mixing is not None and not solo.deal:
            after = mixing.read_seat(solo.mixing, code, solo.key, solo.name, games, now)
            return _kept(solo, mixing=after) if isinstance(after, Mixing) else after
        case Kind.MIX if solo.dealing is not None:
            return _mix(solo, solo.dealing, code, games)
        case Kind.UNMIX if solo.dealing is not None:
            part = mixing.unmixed(solo.dealing, code)
            return _kept(solo, dealing=part) if isinstance(part, Dealing) else part
        case Kind.UNMIX if solo.end:
            return _unmix(solo, code)
        case Kind.PLEDGE if witness.is_one(code) and not solo.deal and solo.dealing is None:
            return _promise(solo, code, games, now)
        case other:
            return WrongKind(wanted(solo, games)[0].word, other.word)


def close(solo: Solo) -> Solo | Refusal:
    """The dealer ends the game: its own phone checks what it shows."""
    raw = end_code(solo)
    return NotDealt() if raw is None else _end(solo, known(raw))


def open_own(solo: Solo) -> Solo | Refusal:
    """This seat's hand lies open on its own phone too."""
    raw = opened(solo)
    return raw if not isinstance(raw, bytes) else _opening(solo, known(raw))


def _deal(solo: Solo, code: Message, games: Games, now: int, anyway: bool) -> Solo | Refusal:
    found = sealed.read(code)
    if isinstance(found, Refusal):
        return found
    if old := refuse_old(found.header, now, LIMIT):
        return old
    if (before := solo.dealt) is not None:
        if (before.deal.header, before.deal.body) == (found.header, found.body):
            return solo
        if second := before.refuse_second(found):
            return second
    if announcement.is_old(games, found.public):
        return OlderForm()
    try:
        dealt = read_deal.read(found, games, solo.key)
    except ValueError:
        mine = sealed.find(found, solo.key)
        return mine if isinstance(mine, Refusal) else Damaged()
    if dealt.mixed and not solo.deal and (other := _other_mix(solo, dealt, games)):
        return other
    if not isinstance(dealt.mine, tuple | SlotMissing):
        return dealt.mine
    if dealt.mixed and (wrong := _mistaken(solo, dealt)):
        return wrong
    if not anyway and (doubt := _doubt(solo, dealt)):
        return doubt
    return _dealt(solo, dealt, code.raw, dealing=solo.dealing, mixing=solo.mixing)


def _doubt(solo: Solo, dealt: ReadDeal) -> OtherDeal | ShareLeftOut | None:
    """What the owner is asked before a good deal is taken."""
    promise = promised(solo)
    if promise is not None and not dealt.has_share(promise, solo.share):
        return ShareLeftOut()
    # Whose deal was read first has dealt: nobody else's puts it away, nor its notes.
    return OtherDeal() if solo.deal and not solo.end else None


def _mistaken(solo: Solo, dealt: ReadDeal) -> Refusal | None:
    """Why a mixed deal is not for this seat, though it has a slot there or names it.

    It wants a fresh key: a deal with names before it may have been made to try whose slot is whose.
    """
    if solo.deal:
        return OtherGame()
    return dealt.misnamed(solo.name)


def _other_mix(solo: Solo, dealt: ReadDeal, games: Games) -> Refusal | None:
    """On the mixer's phone: a deal that is not over its mix."""
    part = solo.mixing
    own = mixing.made(part, games, solo.key, solo.name) if part else None
    dealer = mixing.dealt_by(part, games) if part else None
    if part is None or own is None or dealer is None:
        return None
    return dealt.refuse_other_mix(own, mixing.own_slot(part, solo.key), dealer[0])


def _mix(solo: Solo, part: Dealing, code: Message, games: Games) -> Solo | Refusal:
    """The dealer has read the MIX, and deals."""
    made = mixing.deal(part, code, games, solo.key, solo.name)
    if not isinstance(made, tuple):
        return made
    after, raw = made
    found = sealed.read(known(raw))
    assert isinstance(found, sealed.Deal)
    if solo.dealt is not None and solo.dealt.deal.header == found.header:
        return solo
    return _dealt(solo, read_deal.read(found, games, solo.key), raw, dealing=after)


def _dealt(solo: Solo, dealt: ReadDeal, raw: bytes, **parts: Any) -> Solo:
    """The seat once it has read a deal: nothing of another one is left."""
    return Solo(solo.key, solo.name, solo.born, raw, dealt=dealt, **parts)


def _opening(solo: Solo, code: Message) -> Solo | Refusal:
    dealt = solo.dealt
    if dealt is None:
        return NotDealt()
    found = dealt.opened(code)
    if not isinstance(found, tuple):
        return found
    if dealt.others(code, solo.openings):
        return Conflict(Kind.OPEN.word, found[0], dealt.deal.header.round)
    if any(number == found[0] for number, _ in solo.openings_read):
        return AlreadyOpen() if code.raw not in solo.openings else solo
    return replace(solo, openings=(*solo.openings, code.raw))


def _end(solo: Solo, code: Message) -> Solo | Refusal:
    dealt = solo.dealt
    if dealt is None:
        return NotDealt()
    found = read_end.end(dealt, code)
    if not isinstance(found, End):
        return found
    if _settled(solo, dealt) and not message.says_same(solo.end, code.raw):
        return Conflict(Kind.END.word, EVERYONE, dealt.deal.header.round)
    # In a mixed deal it is shown who broke a promise; in a plain one only the dealer can.
    return NotFair() if found.verdict and not dealt.mixed else _kept(solo, end=code.raw)


def _settled(solo: Solo, dealt: ReadDeal) -> bool:
    """Whether an end was read that says all: only a missing mixing may still be shown."""
    found = read_end.end(dealt, known(solo.end)) if solo.end else None
    return isinstance(found, End) and not found.silent


def _unmix(solo: Solo, code: Message) -> Solo | Refusal:
    """After the end a phone has read the mixing phone itself: now it knows its key."""
    dealt = solo.dealt
    shuffled = (
        read_end.mix_in(dealt, known(solo.end)) if dealt is not None and dealt.mixed else None
    )
    if shuffled is None:
        return WrongKind(Kind.OPEN.word, Kind.UNMIX.word)
    found = read_end.unmixed(code, shuffled)
    if isinstance(found, ForgedCode):
        return OtherMixer()
    return found if isinstance(found, Refusal) else _kept(solo, unmix=code.raw)


def _promise(solo: Solo, code: Message, games: Games, now: int) -> Solo | Refusal:
    """A phone that is to witness a plain deal has read the table's promise."""
    found = witness.read(code)
    if isinstance(found, Refusal):
        return found
    if old := refuse_old(found.header, now, LIMIT):
        return old
    if not any(announcement.mark(game) == found.about[:2] for game in games.values()):
        return NoSuchGame()
    return solo if message.says_same(solo.promise, code.raw) else bears(solo, code.raw)


def _kept(solo: Solo, **changes: Any) -> Solo:
    """The seat with these changes; itself where nothing changes."""
    after = replace(solo, **changes)
    return solo if after == solo else after
