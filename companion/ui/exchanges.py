"""What two players pass each other by code: this phone's part, kept in its seat's private sheet.

What is passed is the game's business (`game_screens.ByCode`); how it goes, and how it travels,
`session.exchange_by_code` knows.
"""

import secrets
from collections.abc import Callable

from companion.handoff.message import Message
from companion.refusal import Refusal
from companion.session import exchange_by_code as by_code
from companion.session.exchange_by_code import Who
from companion.session.pocket import POCKET, Pocket
from companion.session.refusals import NothingToPass
from companion.session.sheet import Sheet
from companion.table.chance import ByteChance
from companion.table.exchange import Passed
from companion.table.record import Carrier
from companion.table.refusal import NotDealt
from companion.table.state import Phase
from companion.ui.drawings import drawing
from companion.ui.game_screens import screens_of
from companion.ui.kit import Face
from companion.ui.phone import Phone
from companion.ui.stage import Stage
from companion.ui.view_state import Overlay, ViewState

Change = Callable[[Pocket, Who], Pocket | Refusal]
"""What a player or a code does to a pocket: one of the verbs of `session.exchange_by_code`."""


def offered(now: ViewState, seat: int | None) -> tuple[int, ...]:
    """The seats that this seat can pass something to by code alone; () where the game has none."""
    table = now.table
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
    return by_code.read(phone.sheet.get(POCKET, ""), who) if who is not None else None


def face(phone: Phone, hand: bytes, passed: Passed) -> Face:
    """What was given to this phone, by the log or by code; only while a thumb is down."""
    stage, w = Stage(phone), phone.words
    try:
        return screens_of(phone.now.game).given(w, stage.table, hand, passed)
    except ValueError:
        name = stage.name(passed.other)
        return Face(drawing("ui-unseen"), name, (), w("exchange-nothing-to-read"))


async def read(phone: Phone, found: Message) -> Refusal | None:
    """A code of another player's phone."""
    seat = found.header.to if found.header.to in phone.now.mine else Stage(phone).seat
    if seat is None:
        return NotDealt()
    refused = await do(phone, seat, lambda now, who: _taken(phone, now, who, found))
    if refused is None:
        phone.put(over=Overlay.EXCHANGE, over_at=0, answer=0, cover=phone.now.cover + 1)
    return refused


def _taken(phone: Phone, now: Pocket, who: Who, code: Message) -> Pocket | Refusal:
    """The code, and what the phone answers to it by itself: what it would by the log."""
    after, passes = by_code.take(now, who, code), screens_of(phone.now.game).by_code
    if passes is None:
        return NothingToPass()
    if not isinstance(after, Pocket) or after.exchange is None:
        return after
    under_way = after.exchange
    topic, other, own = under_way.topic, under_way.other, under_way.own
    if not passes.title(Stage(phone, who.seat), topic, other, own):
        return NothingToPass()
    ask, hand = passes.ask(topic, who.seat), phone.session.hand(who.seat)
    if not under_way.chooses or ask is None or not isinstance(hand, bytes):
        return after
    said = phone.session.game.answer(hand, ask, ByteChance(secrets.token_bytes))
    return by_code.give(after, who, said) if isinstance(said, bytes) else after


async def do(phone: Phone, seat: int, change: Change) -> Refusal | None:
    """Another pocket, written before it counts, together with the notes of what has gone across."""

    def changed(lines: Sheet) -> Sheet | Refusal:
        who = phone.session.who(seat)
        if who is None:
            return NotDealt()
        before = by_code.read(lines.get(POCKET, ""), who)
        after = change(before, who)
        if not isinstance(after, Pocket):
            return after
        if after is before:
            return {}
        written, hand = {POCKET: after.text()}, phone.session.hand(seat)
        passed = after.exchange.passed if after.exchange else None
        noted = before.exchange.passed if before.exchange else None
        passes = screens_of(phone.now.game).by_code
        if passed is None or noted or passes is None or not isinstance(hand, bytes):
            return written
        return {**written, **passes.noted(lines, Stage(phone).table, hand, passed)}

    async with phone.passing:
        return await phone.rewrite(seat, changed)
