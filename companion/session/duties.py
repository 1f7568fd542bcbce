"""What a phone at a table does by itself: it adds its share, answers an ask, gives or turns what
was laid face down, checks the deal, says that it is here when its seat is asked for, erases what
another phone holds now.

Nothing here is a player's wish; all of it goes the same way into the log as one.
"""

from collections.abc import Awaitable, Callable

from companion.handoff import envelope, primitives
from companion.handoff.chance import stream
from companion.handoff.header import Kind
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import dealing, peeking
from companion.session.at_table import AtTable
from companion.session.credentials import left_behind
from companion.table import codec, play, wish
from companion.table.chance import ByteChance
from companion.table.laid import NONCE, Peek, Show, Tell
from companion.table.refusal import NotYourSeat
from companion.table.state import Phase, Question, Table

Duty = Callable[[], Awaitable[Refusal | None]]


def due(visit: AtTable, table: Table) -> list[Duty]:
    """What the phone's seats owe the table now."""
    if (left := left_behind(visit.keeping, table)).holds:
        return [lambda: visit.forget(left)]
    mine = [seat for seat in visit.mine if seat in table.players]
    if table.phase is Phase.DEALING:
        given = {seat for seat, _ in table.shares}
        return [_share(visit, seat) for seat in mine if seat not in given]
    if table.phase is Phase.ENDED:
        said = {seat for seat, _ in table.checked}
        return [_check(visit, seat) for seat in mine if seat not in said]
    move, takeover = table.move, table.takeover
    here = [_here(visit, move.number)] if move and move.seat in visit.mine else []
    if takeover is not None and visit.maker:
        here.append(_still_maker(visit, takeover.number))
    if table.phase is not Phase.PLAYING:
        return here
    asked = [q for q in table.waiting if q.ask.to in mine and not q.ask.beyond]
    owed = [(seat, owed) for seat in mine for owed in visit.game.owes(table.state, seat)]
    answers = [reply(visit, question) for question in asked]
    return [*here, *answers, *(_give(visit, seat, what) for seat, what in owed)]


def _share(visit: AtTable, seat: int) -> Duty:
    share = dealing.share()
    return lambda: visit.submit(wish.Share(seat, share))


def _here(visit: AtTable, number: int) -> Duty:
    """Another phone asks for this one's seat."""
    return lambda: visit.submit(wish.ComeBack(number))


def _still_maker(visit: AtTable, number: int) -> Duty:
    """A player asks for the right of this phone's."""
    return lambda: visit.submit(wish.MakerComesBack(number))


def _check(visit: AtTable, seat: int) -> Duty:
    fair = dealing.fair(visit.game, visit.table)
    return lambda: visit.submit(wish.Check(seat, fair))


def reply(visit: AtTable, question: Question) -> Duty:
    """What a seat of this phone answers, sealed to who asked."""

    async def answer() -> Refusal | None:
        table, game, seat = visit.table, visit.game, question.ask.to
        asker, held, hand = table.seat(question.seat), visit.held(seat), visit.hand(seat)
        if asker is None or held is None or not isinstance(hand, bytes):
            return NotYourSeat()
        ask = codec.value(question.ask.ask, game.asks)
        content: bytes | Refusal
        if isinstance(ask, Peek):
            content = await peeking.show(visit, seat, ask)
        else:
            content = game.answer(hand, ask, _chance(table, held.key, question))
        if isinstance(content, Refusal):
            return content
        head = dealing.header(table, Kind.ENVELOPE, seat, question.seat)
        sealed = envelope.seal(head, held.key, asker.key, content)
        return await visit.submit(wish.Answer(seat, question.number, sealed))

    return answer


def _chance(table: Table, key: SeatKey, question: Question) -> ByteChance:
    """The chance of an answer: a secret of this phone's, stirred with what the ask drew.

    So nobody foresees it, and who asks again in the same place is answered as before.
    """
    drawn = [f"{one.place}.{one.number}.{one.gave.hex()}" for one in question.ask.drawn]
    ask = "|".join(drawn) or str(question.number)
    deal = table.deal.game_id if table.deal else b""
    return ByteChance(
        stream(primitives.sha256(b"companion/1/answer|", key.seed, deal, ask.encode()))
    )


def _give(visit: AtTable, seat: int, owed: Tell | Show) -> Duty:
    """What was laid goes to whom the game says, sealed, or lies open for all."""

    async def give() -> Refusal | None:
        kept = await visit.laid(seat, owed.mark)
        if kept is None:
            return NotYourSeat()  # it was laid with another phone
        tap = f"{visit.table.changed}.{owed.mark.hex()[:16]}"  # anew after a take back
        if isinstance(owed, Tell):
            tap = f"{tap}.{owed.to}"
            return await visit.ask(seat, owed.to, owed.ask, tap, play.ANYHOW, kept)
        return await visit.act(seat, owed.act(kept[:NONCE], kept[NONCE:]), tap, play.ANYHOW)

    return give
