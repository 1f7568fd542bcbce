"""What two players pass each other by code: this phone's part, kept in its seat's private sheet.

What is passed is the game's business (`stage.ByCode`); how, `session.errands` knows.
"""

from collections.abc import Callable

from companion.handoff import message
from companion.refusal import Refusal
from companion.session import errands
from companion.session.errand import Errand
from companion.session.errands import POCKET, Pocket, Who
from companion.session.sheet import Sheet
from companion.table.passed import Passed
from companion.table.record import Carrier
from companion.table.refusal import NotDealt, NothingToPass
from companion.table.state import Phase, Table
from companion.ui.game_screens import ByCode, screens_of
from companion.ui.phone import Phone
from companion.ui.stage import Stage
from companion.ui.view_state import Overlay, ViewState


def offered(now: ViewState, seat: int | None) -> tuple[int, ...]:
    """The seats that this seat can pass something to by code alone; () where the game has none."""
    table = now.scene.table if now.scene else Table()
    if seat is None or table.phase is not Phase.PLAYING or screens_of(now.game).by_code is None:
        return ()
    return tuple(
        taken.number
        for taken in table.seats
        if taken.number in table.players
        and taken.number not in now.mine
        and (now.can.codes or taken.carrier is Carrier.CODE)
    )


def pocket(phone: Phone, seat: int) -> Pocket | None:
    """What a seat has to do with codes, as its sheet was last read."""
    who = phone.session.who(seat)
    return errands.read(phone.sheet.get(POCKET, ""), who) if who is not None else None


def stage_of(phone: Phone, acting: int | None = None) -> Stage:
    """The stage of the game that is played."""
    return Stage(phone, acting)


async def begin(
    phone: Phone, seat: int, other: int, topic: bytes, gives: bytes | None
) -> Refusal | None:
    """Ask `other`; this phone shows the code."""
    return await _change(phone, seat, lambda now, who: errands.begin(now, who, other, topic, gives))


async def lay(
    phone: Phone, seat: int, other: int, topic: bytes, cards: tuple[int, ...]
) -> Refusal | None:
    """Lay a hand of cards 0..255 for a peek by `other`; this phone shows the code."""
    hand = tuple(bytes((card,)) for card in cards)
    return await _change(phone, seat, lambda now, who: errands.lay(now, who, other, topic, hand))


async def lift(phone: Phone, seat: int, index: int) -> Refusal | None:
    """Ask for one card of the hand that was laid; this phone shows the code."""
    return await _change(phone, seat, lambda now, who: errands.lift(now, who, index))


async def give(phone: Phone, seat: int, content: bytes) -> Refusal | None:
    """What its player has chosen; this phone shows the code."""
    return await _change(phone, seat, lambda now, who: errands.give(now, who, content))


async def leave(phone: Phone, seat: int) -> Refusal | None:
    """The errand is over, or left as it is."""
    return await _change(phone, seat, lambda now, who: errands.leave(now))


async def read(phone: Phone, found: message.Message) -> Refusal | None:
    """A code of another player's phone."""
    stage = stage_of(phone)
    seat = found.header.to if found.header.to in phone.now.mine else stage.seat
    if seat is None:
        return NotDealt()
    refused = await _change(phone, seat, lambda now, who: _taken(phone, seat, now, who, found.raw))
    if refused is None:
        phone.put(over=Overlay.ERRAND, over_at=0, answer=0, cover=phone.now.cover + 1)
    return refused


def _taken(phone: Phone, seat: int, now: Pocket, who: Who, raw: bytes) -> Pocket | Refusal:
    """The code, and what the phone says to it by itself."""
    after = errands.take(now, who, raw)
    by_code = _by_code(phone)
    if by_code is None or not isinstance(after, Pocket) or after.errand is None:
        return NothingToPass() if by_code is None else after
    errand = after.errand
    if not by_code.title(stage_of(phone, seat), errand.topic, errand.other, errand.own):
        return NothingToPass()
    if errand.chooses:
        hand = phone.session.hand(seat)
        said = None
        if isinstance(hand, bytes):
            said = by_code.says(stage_of(phone).table, seat, errand.topic, hand)
        if said is not None:
            return errands.give(after, who, said)
    return after


async def _change(
    phone: Phone, seat: int, change: Callable[[Pocket, Who], Pocket | Refusal]
) -> Refusal | None:
    """Another pocket, written before it counts, together with the notes of what has gone across."""

    def changed(lines: Sheet) -> Sheet | Refusal:
        who = phone.session.who(seat)
        if who is None:
            return NotDealt()
        before = errands.read(lines.get(POCKET, ""), who)
        after = change(before, who)
        if not isinstance(after, Pocket):
            return after
        if after is before:
            return {}
        passed = after.errand.passed if after.errand else None
        if _over(before.errand) or passed is None:
            return {POCKET: after.text()}
        return {POCKET: after.text(), **_noted(phone, seat, lines, passed)}

    async with phone.passing:
        return await phone.rewrite(seat, changed)


def _noted(phone: Phone, seat: int, lines: Sheet, passed: Passed) -> Sheet:
    """The lines of the private sheet that change with what went across."""
    by_code, hand = _by_code(phone), phone.session.hand(seat)
    if by_code is None or not isinstance(hand, bytes):
        return {}
    return by_code.noted(lines, stage_of(phone).table, hand, passed)


def _over(errand: Errand | None) -> bool:
    return errand is not None and errand.passed is not None


def _by_code(phone: Phone) -> ByCode | None:
    return screens_of(phone.now.game).by_code
