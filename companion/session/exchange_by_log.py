"""Exchanges carried by the log, from one phone's side: what its player does, and it by itself.

What follows what stands in `table.exchange`; here its messages become entries. ASK and TELL are an
Asked (what is told goes with it, sealed to the one seat), ANSWER an Answered, DECLINE a Declined;
LAY and OPEN are acts of the game. What lies face down is kept in the private sheet (`face_down`),
written before anybody is told. What the rules gave a phone answers by itself, and it gives or opens
what it laid when the game says so; a WISH beyond the rules is for its player to decide.
"""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from companion.handoff import envelope, peek, primitives
from companion.handoff.chance import stream
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import dealing, face_down
from companion.session.sheet import Sheet
from companion.session.table_session import TableSession
from companion.table import codec, commitment, exchange, play, wish
from companion.table.chance import ByteChance
from companion.table.commitment import NONCE
from companion.table.exchange import Passed, Peek, Show, Tell
from companion.table.refusal import NoSuchSeat, NotAsked, NotYourSeat
from companion.table.state import Phase, Question, Table

Duty = Callable[[], Awaitable[Refusal | None]]
"""Something that a phone does by itself."""


# --- what a player does


async def ask(
    session: TableSession, seat: int, to: int, ask: Any, tap: str, seen: int, secret: bytes = b""
) -> Refusal | None:
    """Ask another seat's phone for something private. secret: told to that seat alone."""
    asked, held = session.table.seat(to), session.held(seat)
    if asked is None:
        return NoSuchSeat()
    if held is None:
        return NotYourSeat()
    sealed = b""
    if secret:
        head = dealing.header(session.table, Kind.WHISPER, seat, to)
        sealed = envelope.seal(head, held.key, dealing.passes_to(session.table, to), secret)
    return await session.submit(wish.Ask(seat, to, ask, tap, seen, sealed))


async def lay(
    session: TableSession,
    seat: int,
    act: Callable[[bytes], Any],
    secret: bytes,
    tap: str,
    seen: int,
) -> Refusal | None:
    """Lay a card face down: `act(mark)` in the log, nonce and card in the private sheet."""
    nonce = secrets.token_bytes(NONCE)
    mark = commitment.mark(nonce, secret)
    does = partial(session.act, seat, act(mark), tap, seen)
    return await _keeping(session, seat, face_down.card_line(mark), nonce + secret, does)


async def lay_hand(
    session: TableSession,
    seat: int,
    act: Callable[[bytes], Any],
    cards: tuple[int, ...],
    tap: str,
    seen: int,
) -> Refusal | None:
    """Lay a hand of 1 to 16 cards 0..255 for a peek: `act(public)` in the log.

    BadPeek for another hand.
    """
    where = face_down.context(session.table, seat)
    try:
        public, secret = peek.offer([bytes((card,)) for card in cards], context=where)
    except ValueError:
        return peek.BadPeek()
    await _make_room(session, seat)
    does = partial(session.act, seat, act(public), tap, seen)
    return await _keeping(session, seat, face_down.hand_line(public), secret, does)


async def lift(
    session: TableSession, seat: int, of: Callable[[bytes], Peek], index: int, tap: str, seen: int
) -> Refusal | None:
    """Ask to see card `index` of a laid hand. of: the ask with the point that hides which.

    BadPeek for a place that is none, and for a hand that was laid by no such phone.
    """
    asked = of(b"")
    try:
        point, secret = peek.ask(asked.public, index)
    except ValueError:
        return peek.BadPeek()
    await _make_room(session, seat)
    does = partial(ask, session, seat, asked.to, of(point), tap, seen)
    return await _keeping(session, seat, face_down.look_line(point), secret, does)


async def _make_room(session: TableSession, seat: int) -> None:
    for name in face_down.spent(await session.sheet(seat)):
        await session.write_line(seat, name, "")


async def _keeping(
    session: TableSession, seat: int, line: str, secret: bytes, does: Duty
) -> Refusal | None:
    """Keep a secret in the sheet, then do; where that is refused, it is struck out again."""
    if session.held(seat) is None:
        return NotYourSeat()
    if refused := await session.write_line(seat, line, secret.hex()):
        return refused
    refused = await does()
    if refused:
        await session.write_line(seat, line, "")
    return refused


def wished(session: TableSession, table: Table) -> Question | None:
    """What another seat wants to look at beyond the rules: this phone's player must decide now."""
    if table.phase is not Phase.PLAYING:
        return None
    mine = (q for q in table.waiting if q.kind is exchange.Kind.WISH and q.ask.to in session.mine)
    return next(mine, None)


async def show(session: TableSession, number: int) -> Refusal | None:
    """The player agrees: the ask of that entry is answered, to its asker alone."""
    question = next((q for q in session.table.waiting if q.number == number), None)
    return NotAsked() if question is None else await _reply(session, question)


async def decline(session: TableSession, number: int) -> Refusal | None:
    """The player does not agree; nothing is answered."""
    question = next((q for q in session.table.questions if q.number == number), None)
    if question is None:
        return NotYourSeat()
    return await session.submit(wish.Decline(question.ask.to, number))


# --- what its phone reads, for its own eyes only; kept nowhere


def passed(
    session: TableSession, question: Question, lines: Sheet | None = None
) -> Passed | Refusal:
    """What an ask has brought a seat of this phone: what it was told, or the answer to it."""
    own = question.kind is not exchange.Kind.GIVE
    content = answer(session, question, lines) if own else told(session, question)
    if isinstance(content, Refusal):
        return content
    asked, other = _asked(session, question), question.ask.to if own else question.seat
    return Passed(asked, other, own, got=content)


def answer(
    session: TableSession, question: Question, lines: Sheet | None = None
) -> bytes | Refusal:
    """The answer to one's own question; of a peek the card, b"" where it holds none.

    lines: the asking seat's private sheet, which reads a peek.
    """
    content = _opened(session, question, question.envelope, (question.seat, question.asked))
    if isinstance(content, Refusal) or not isinstance(asked := _asked(session, question), Peek):
        return content
    where = face_down.context(session.table, asked.to)
    return face_down.seen(lines or {}, asked, content, where)


def told(session: TableSession, question: Question) -> bytes | Refusal:
    """What came with an ask to a seat of this phone."""
    sealed = question.ask.sealed
    return _opened(session, question, sealed, (question.ask.to, question.asker))


def _opened(
    session: TableSession, question: Question, raw: bytes | None, ends: tuple[int, bytes]
) -> bytes | Refusal:
    """ends: the seat that opens it, and the key that signed it."""
    (seat, sender), held = ends, session.held(ends[0])
    if held is None or raw is None:
        return NotYourSeat()
    key = dealing.opens_passed(session.table, seat, held.key, question.number)
    opened = envelope.read(parse(raw), key, sender)
    return opened if isinstance(opened, Refusal) else opened.content


def _asked(session: TableSession, question: Question) -> Any:
    """The ask itself."""
    return codec.value(question.ask.ask, session.game.asks)


async def laid(session: TableSession, seat: int, mark: bytes) -> bytes | None:
    """Nonce and card that a seat of this phone laid under a mark, None if it did not."""
    return face_down.under(await session.sheet(seat), mark)


# --- what its phone does by itself


def due(session: TableSession, table: Table) -> list[Duty]:
    """What this phone's seats owe to others now: answers, and what they laid."""
    if table.phase is not Phase.PLAYING:
        return []
    mine = [seat for seat in session.mine if seat in table.players]
    asked = [q for q in table.waiting if q.ask.to in mine and q.kind is not exchange.Kind.WISH]
    owed = [(seat, what) for seat in mine for what in session.game.owes(table.state, seat)]
    return [
        *(partial(_reply, session, question) for question in asked),
        *(partial(_give, session, seat, what) for seat, what in owed),
    ]


async def _reply(session: TableSession, question: Question) -> Refusal | None:
    """What a seat of this phone answers, sealed to who asked."""
    table, game, seat = session.table, session.game, question.ask.to
    asker, held, hand = table.seat(question.seat), session.held(seat), session.hand(seat)
    if asker is None or held is None or not isinstance(hand, bytes):
        return NotYourSeat()
    asked = _asked(session, question)
    content: bytes | Refusal
    if isinstance(asked, Peek):
        content = await _one_card(session, seat, asked)
    else:
        content = game.answer(hand, asked, _chance(table, held.key, question))
    if isinstance(content, Refusal):
        return content
    head = dealing.header(table, Kind.ENVELOPE, seat, question.seat)
    to = dealing.passes_to(table, question.seat, question.number)
    sealed = envelope.seal(head, held.key, to, content)
    return await session.submit(wish.Answer(seat, question.number, sealed))


async def _one_card(session: TableSession, seat: int, asked: Peek) -> bytes:
    """What a seat answers to a peek; what cannot be written down is not shown."""
    sheet, where = await session.sheet(seat), face_down.context(session.table, seat)
    content, line = face_down.answered(sheet, asked.public, asked.point, where)
    name = face_down.hand_line(asked.public)
    if line != sheet.get(name, "") and await session.write_line(seat, name, line):
        return bytes(len(content))
    return content


def _chance(table: Table, key: SeatKey, question: Question) -> ByteChance:
    """The chance of an answer: a secret of this phone's, stirred with what the ask drew.

    So nobody foresees it, and who asks again in the same place is answered as before.
    """
    drawn = [f"{one.place}.{one.number}.{one.gave.hex()}" for one in question.ask.drawn]
    place = "|".join(drawn) or str(question.number)
    deal = table.deal.game_id if table.deal else b""
    return ByteChance(
        stream(primitives.sha256(b"companion/1/answer|", key.seed, deal, place.encode()))
    )


async def _give(session: TableSession, seat: int, owed: Tell | Show) -> Refusal | None:
    """What was laid goes to whom the game says, sealed, or lies open for all."""
    kept = await laid(session, seat, owed.mark)
    if kept is None:
        return NotYourSeat()  # it was laid with another phone
    tap = f"{session.table.changed}.{owed.mark.hex()[:16]}"  # anew after a take back
    if isinstance(owed, Tell):
        return await ask(session, seat, owed.to, owed.ask, f"{tap}.{owed.to}", play.ANYHOW, kept)
    return await session.act(seat, owed.act(kept[:NONCE], kept[NONCE:]), tap, play.ANYHOW)
