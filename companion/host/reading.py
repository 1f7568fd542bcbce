"""What a code that is read changes on a seat without a server, and which codes it waits for. Pure.

What must not live here: what the seat says of what it has read (`solo`).
"""

from dataclasses import replace
from typing import Any

from companion.handoff import deal as sealed
from companion.handoff import message
from companion.handoff.header import EVERYONE, Kind, refuse_old
from companion.handoff.refusals import Conflict, Damaged, OtherGame, WrongKind
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.host import mixing, read_deal
from companion.host.incoming import LIMIT
from companion.host.mixing import Dealing, Mixing
from companion.host.read_deal import End, Games, ReadDeal, Refused
from companion.host.solo import Solo, dealt_to, end_code, mix_of, opened, openings, own_mix
from companion.table.refusal import AlreadyOpen, NotDealt, NotFair, SlotMissing


def wanted(solo: Solo, games: Games) -> tuple[Kind, ...]:
    """The kinds of codes that lead this seat on; first the one that a sentence names."""
    if solo.deal:
        return (Kind.OPEN, Kind.UNMIX if solo.dealing is not None else Kind.END)
    if solo.dealing is not None:
        return (Kind.MIX,)
    if solo.mixing is not None and not mixing.complete(solo.mixing, games):
        return (Kind.SEAT, Kind.PLEDGE)
    return (Kind.DEAL,)


def take(solo: Solo, raw: bytes, games: Games, now: int) -> Solo | Refused:
    """The seat after a code was read. The same code again changes nothing."""
    found = message.parse(raw)
    if isinstance(found, CodeRefusal):
        return found
    match found.header.kind:
        case Kind.DEAL if solo.dealing is None or solo.deal:
            return _deal(solo, raw, games, now)
        case Kind.OPEN:
            return _opening(solo, raw, games)
        case Kind.END:
            return _end(solo, raw, games)
        case Kind.SEAT | Kind.PLEDGE if solo.mixing is not None and not solo.deal:
            after = mixing.read_seat(solo.mixing, raw, solo.key, solo.name, games, now)
            return _kept(solo, mixing=after) if isinstance(after, Mixing) else after
        case Kind.MIX if solo.dealing is not None:
            return _mix(solo, solo.dealing, raw, games)
        case Kind.UNMIX if solo.dealing is not None:
            part = mixing.unmixed(solo.dealing, raw)
            return _kept(solo, dealing=part) if isinstance(part, Dealing) else part
        case other:
            return WrongKind(wanted(solo, games)[0].word, other.word)


def close(solo: Solo, games: Games) -> Solo | Refused:
    """The dealer ends the game: its own phone checks what it shows."""
    raw = end_code(solo)
    return NotDealt() if raw is None else _end(solo, raw, games)


def open_own(solo: Solo, games: Games) -> Solo | Refused:
    """This seat's hand lies open on its own phone too."""
    raw = opened(solo, games)
    return raw if not isinstance(raw, bytes) else _opening(solo, raw, games)


def _deal(solo: Solo, raw: bytes, games: Games, now: int) -> Solo | Refused:
    found = sealed.read(raw)
    if isinstance(found, CodeRefusal):
        return found
    if old := refuse_old(found.header, now, LIMIT):
        return old
    if solo.deal:
        known = dealt_to(solo, games)
        if (known.deal.header, known.deal.body) == (found.header, found.body):
            return solo
        if second := known.refuse_second(found):
            return second
    try:
        dealt = read_deal.read(found, games, solo.key)
    except ValueError:
        mine = sealed.find(found, solo.key)
        return mine if isinstance(mine, CodeRefusal) else Damaged()
    if not isinstance(dealt.mine, tuple | SlotMissing):
        return dealt.mine
    if dealt.mixed and (wrong := _mistaken(solo, dealt, games)):
        return wrong
    return Solo(solo.key, solo.name, solo.born, raw, dealing=solo.dealing, mixing=solo.mixing)


def _mistaken(solo: Solo, dealt: ReadDeal, games: Games) -> Refused | None:
    """Why a mixed deal is not for this seat, though it has a slot there or names it.

    It wants a fresh key: a deal with names before it may have been made to try whose slot is whose.
    """
    if solo.deal:
        return OtherGame()
    if wrong := dealt.misnamed(solo.name):
        return wrong
    own = mix_of(solo, games)
    if solo.mixing is None or own is None:
        return None
    return dealt.refuse_other_mix(own, mixing.own_slot(solo.mixing, solo.key))


def _mix(solo: Solo, part: Dealing, raw: bytes, games: Games) -> Solo | Refused:
    """The dealer has read the MIX, and deals."""
    made = mixing.deal(part, raw, games, solo.key, solo.name)
    if not isinstance(made, tuple):
        return made
    after, dealt = made
    new = Solo(solo.key, solo.name, solo.born, dealt, dealing=after)
    if solo.deal and dealt_to(solo, games).deal.header == dealt_to(new, games).deal.header:
        return solo
    return new


def _opening(solo: Solo, raw: bytes, games: Games) -> Solo | Refused:
    if not solo.deal:
        return NotDealt()
    dealt = dealt_to(solo, games)
    found = dealt.opened(raw)
    if not isinstance(found, tuple):
        return found
    if dealt.others(raw, solo.openings):
        return Conflict(Kind.OPEN.word, found[0], dealt.deal.header.round)
    if any(number == found[0] for number, _ in openings(solo, games)):
        return AlreadyOpen() if raw not in solo.openings else solo
    return replace(solo, openings=(*solo.openings, raw))


def _end(solo: Solo, raw: bytes, games: Games) -> Solo | Refused:
    if not solo.deal:
        return NotDealt()
    dealt = dealt_to(solo, games)
    found = dealt.end(raw, own_mix(solo, games))
    if not isinstance(found, End):
        return found
    if _settled(solo, dealt, games) and not message.says_same(solo.end, raw):
        return Conflict(Kind.END.word, EVERYONE, dealt.deal.header.round)
    # In a mixed deal it is shown who broke a promise; in a plain one only the dealer can.
    return NotFair() if found.verdict and not dealt.mixed else _kept(solo, end=raw)


def _settled(solo: Solo, dealt: ReadDeal, games: Games) -> bool:
    """Whether an end was read that says all: only a missing mixing may still be shown."""
    found = dealt.end(solo.end, own_mix(solo, games)) if solo.end else None
    return isinstance(found, End) and not found.silent


def _kept(solo: Solo, **changes: Any) -> Solo:
    """The seat with these changes; itself where nothing changes."""
    after = replace(solo, **changes)
    return solo if after == solo else after
