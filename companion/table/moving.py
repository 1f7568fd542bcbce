"""A seat goes on with another phone: by its rescue code, or because the others agree.

With the code nobody is asked: who has it holds the seat's own key. Without it the table's maker and
two others must agree, or all the others where they are fewer; for a seat on the maker's own phone,
or where that phone asks, three others. It is never one person's doing: two players at least agree
besides who asks, or no seat moves. One that refuses is enough against it, and so is the old phone,
if it comes back before a minute has passed since the last one agreed (`live.grace`). Before a
deal there is no hand to seal anew, and nobody waits for a maker whose phone is gone as well: two
others are enough then, for the maker's own seat too. Each function judges one wish, as in `lobby`.
"""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

from companion.refusal import Refusal
from companion.table import by_phone
from companion.table.lobby import Outcome
from companion.table.record import (
    By,
    Carrier,
    HandedOver,
    MoveAgreed,
    MoveAsked,
    Moved,
    MoveDue,
    MoveEnded,
    Rescued,
    assert_never,
)
from companion.table.refusal import (
    MoveOver,
    MoveUnderway,
    NobodyToAgree,
    NoSuchSeat,
    NotDealt,
    NotYourSeat,
    Over,
    PhoneUnreachable,
    RescueSpent,
)
from companion.table.state import Handed, Move, Phase, Seat, Table
from companion.table.wish import AskMove

OTHERS = 2
"""How many must agree besides the maker."""
PERSONS = 2
"""How many must agree in any case."""

Envelope = Callable[[Table, Move], bytes | Refusal]
"""Seals the hand of the seat to the key that asks for it."""


def rescue(
    table: Table, seat: int | None, spent: bytes, token: bytes, *, own: bool = False
) -> Outcome:
    """The seat (None: the maker's right) goes on with another phone.

    spent: the token in the rescue code. token: SHA-256 of the new one. own: see `Sat`.
    """
    if _token(table, seat) != sha256(spent).digest():
        return RescueSpent()
    return (By(seat, Rescued(seat, token, own)),)


def ask(
    table: Table,
    asks: AskMove,
    *,
    maker: bool = False,
    own: bool = False,
    maker_here: bool,
) -> Outcome:
    """A phone without the seat says it is that player's.

    maker: it is that of the table's maker. own: see `Sat`. maker_here: here and below, whether the
    maker's phone is at the table.
    """
    seat = asks.seat
    if refused := _refused(table):
        return refused
    lost = table.seat(seat)
    if lost is None or seat not in table.players:
        return NoSuchSeat()
    if lost.carrier is Carrier.CODE:
        return PhoneUnreachable()
    if table.move is not None or table.takeover is not None:
        return MoveUnderway()
    if not possible(table, seat, maker, maker_here):
        return NobodyToAgree()
    asked = MoveAsked(seat, asks.key, asks.token, asks.carrier, maker, own)
    return (By(None, asked),)


def agree(table: Table, number: int, seat: int | None, here: bool) -> Outcome:
    """A voter agrees to the asking of entry `number`.

    seat: None for a maker without a seat. here: the old phone is at the table. Twice is once.
    """
    move = _asked(table, number)
    if isinstance(move, Refusal):
        return move
    if seat not in voters(table, move):
        return NotYourSeat()
    if here:
        return _back(move)
    return () if seat in move.agreed else (By(seat, MoveAgreed(number, seat)),)


def come_back(table: Table, number: int) -> Outcome:
    """The seat's own phone is at the table after all."""
    move = _asked(table, number)
    return move if isinstance(move, Refusal) else _back(move)


def settle(
    table: Table, number: int, here: bool, envelope: Envelope, *, maker_here: bool
) -> Outcome:
    """The minute has passed since the last one agreed: the seat moves, if it still is to.

    Where a phone dealt, that one hands over now (`hand_over`).
    """
    move = _asked(table, number)
    if isinstance(move, Refusal):
        return move
    if missing(table, move, maker_here):
        return ()
    if here:
        return _back(move)
    if table.by_phone is not None and table.phase is Phase.PLAYING:
        return () if move.due else (By(None, MoveDue(number)),)
    hand = envelope(table, move) if table.phase is Phase.PLAYING else b""
    return hand if isinstance(hand, Refusal) else _moves(move, None, hand)


def hand_over(table: Table, hands: HandedOver, here: bool) -> Outcome:
    """The phone that dealt seals what opens the slot; in a mixed deal the mixing phone goes on.

    The caller has checked who signed it. here: see `agree`.
    """
    move = _due(table, hands.number)
    if isinstance(move, Refusal):
        return move
    if here:
        return _back(move)
    deal = table.by_phone
    assert deal is not None
    if deal.mix:
        return () if move.handing is not None else (By(deal.dealer, hands),)
    return _moves(move, deal.dealer, hands.envelope)


def pick_out(table: Table, number: int, envelope: bytes, here: bool) -> Outcome:
    """In a mixed deal: the mixing phone says which slot it is, to the new phone alone."""
    move = _due(table, number)
    if isinstance(move, Refusal):
        return move
    if here:
        return _back(move)
    if move.handing is None or table.by_phone is None:
        return MoveOver()
    return _moves(move, table.by_phone.mixer, move.handing.envelope, envelope)


def _moves(move: Move, by: int | None, envelope: bytes, pick: bytes = b"") -> Outcome:
    new = (move.key, move.token, move.carrier)
    return (By(by, Moved(move.seat, *new, envelope, move.own, pick)),)


def _due(table: Table, number: int) -> Move | Refusal:
    move = _asked(table, number)
    if isinstance(move, Refusal) or move.due:
        return move
    return MoveOver()


def end(table: Table, number: int, seat: int | None) -> Outcome:
    """A voter refuses, or who asked takes it back."""
    move = _asked(table, number)
    if isinstance(move, Refusal):
        return move
    if seat != move.seat and seat not in voters(table, move):
        return NotYourSeat()
    return (By(seat, MoveEnded(number, seat)),)


def voters(table: Table, move: Move) -> tuple[int | None, ...]:
    """Who is asked: the maker (None without a seat), and whoever has a phone at the server."""
    others = _others(table, move.seat)
    return others if _makers(table, move.seat, move.maker) else (_maker(table), *others)


def missing(table: Table, move: Move, maker_here: bool) -> int:
    """How many must still agree."""
    said = len(set(_others(table, move.seat)) & set(move.agreed))
    counts = _counts(table, move, maker_here)
    left = max(0, _wanted(table, move.seat, move.maker, counts) - said)
    return left + (counts and _maker(table) not in move.agreed)


def needed(table: Table, move: Move, maker_here: bool) -> int:
    """How many must agree in all."""
    counts = _counts(table, move, maker_here)
    return _wanted(table, move.seat, move.maker, counts) + counts


def agreed(table: Table, maker_here: bool) -> Move | None:
    """The asking to which enough have agreed: it waits for the minute to pass."""
    move = table.move
    if move is None or move.due or _refused(table) or missing(table, move, maker_here):
        return None
    return move


def possible(table: Table, seat: int, maker: bool, maker_here: bool) -> bool:
    """Whether there are enough who could agree to move this seat. maker: that phone asks."""
    counts = _counts(table, Move(0, seat, b"", b"", Carrier.PHONE, maker), maker_here)
    return _wanted(table, seat, maker, counts) <= len(_others(table, seat))


def after(
    table: Table,
    number: int,
    done: Rescued | MoveAsked | MoveAgreed | MoveEnded | MoveDue | HandedOver | Moved,
) -> Table:
    """The table after one of these records. number: of its entry."""
    match done:
        case Rescued():
            left = (*table.left, (done.seat, _token(table, done.seat)))
            if done.seat is None:
                kept_own = table.maker_own and done.own
                return replace(table, maker=done.token, maker_own=kept_own, left=left)
            right = table.takeover  # what would prove it lies on the old phone
            kept = None if right is not None and right.seat == done.seat else right
            lost = table.seat(done.seat)
            own = done.own and lost is not None and lost.own  # a key stays where it once has been
            after = _with(table, done.seat, token=done.token, own=own)
            return replace(after, left=left, takeover=kept)
        case MoveAsked():
            new = (done.key, done.token, done.carrier)
            asked = Move(number, done.seat, *new, maker=done.maker, own=done.own)
            return replace(table, move=asked, back=None)
        case MoveAgreed():
            move = table.move
            if move is None or move.number != done.number:
                return table
            return replace(table, move=replace(move, agreed=(*move.agreed, done.seat)))
        case MoveDue() | HandedOver():
            move = table.move
            if move is None or move.number != done.number:
                return table
            handing = done if isinstance(done, HandedOver) else None
            return replace(table, move=replace(move, due=True, handing=handing))
        case MoveEnded():
            back = (number, done.seat) if done.back else None
            return replace(table, move=None, back=back)
        case Moved():
            return _moved(table, done)
        case _:
            assert_never(done)


def _moved(table: Table, done: Moved) -> Table:
    """The old key is kept for the audit: it is the one that was dealt to.

    Before a deal there is none; and what was promised was promised to the old key.
    """
    lost, known, move = table.seat(done.seat), table.handed_to(done.seat), table.move
    if lost is None:
        return replace(table, move=None)
    left = (*table.left, (lost.number, lost.token))
    if table.phase is Phase.LOBBY:
        table = replace(table, promised=None, witness=None)
    else:
        key = known.key if known else lost.key
        handed = Handed(lost.number, key, done.envelope, done.pick)
        others = tuple(other for other in table.handed if other.seat != lost.number)
        table = by_phone.moved(replace(table, handed=(*others, handed)))
    maker = lost.maker or (move is not None and move.maker and done.carrier is Carrier.PHONE)
    fresh = {"key": done.key, "token": done.token, "carrier": done.carrier, "own": done.own}
    after = replace(_with(table, lost.number, maker=maker, **fresh), move=None)
    if not lost.maker:
        return replace(after, left=left)
    left = (*left, (None, table.maker))
    right = replace(after, maker=done.token, maker_key=done.key, maker_own=done.own)
    return replace(right, left=left)


def _with(table: Table, number: int, **changes: object) -> Table:
    seats = (replace(s, **changes) if s.number == number else s for s in table.seats)  # type: ignore[arg-type]  # fields of a Seat
    return replace(table, seats=tuple(seats))


def _token(table: Table, seat: int | None) -> bytes:
    """What proves a seat, or the maker; b"" where nobody sits."""
    if seat is None:
        return table.maker
    taken = table.seat(seat)
    return taken.token if taken else b""


def _maker(table: Table) -> int | None:
    return next((seat.number for seat in table.seats if seat.maker), None)


def _makers(table: Table, seat: int, asks: bool) -> bool:
    """Whether the maker has no voice: the seat is on that phone, or that phone asks for it."""
    lost = table.seat(seat)
    return asks or (lost is not None and (lost.maker or lost.carrier is Carrier.DEVICE))


def _counts(table: Table, move: Move, maker_here: bool) -> bool:
    """Whether the maker must agree. Before a deal nobody waits for one whose phone is gone."""
    if _makers(table, move.seat, move.maker):
        return False
    return maker_here or table.phase is not Phase.LOBBY or _maker(table) in move.agreed


def _wanted(table: Table, seat: int, asks: bool, counts: bool) -> int:
    """How many others must agree. counts: the maker as well.

    A maker on whose phone nobody sits is not counted as a player.
    """
    others, makers = len(_others(table, seat)), _makers(table, seat, asks)
    sits = any(s.maker or s.carrier is Carrier.DEVICE for s in table.seats)
    voice = 1 if sits and counts else 0
    more = 1 if makers and table.phase is not Phase.LOBBY else 0
    return max(PERSONS - voice, min(OTHERS + more, others))


def _back(move: Move) -> Outcome:
    return (By(move.seat, MoveEnded(move.number, move.seat, back=True)),)


def _others(table: Table, lost: int) -> tuple[int, ...]:
    """Who has a phone of its own at the server, without the maker and the seat itself.

    Seats on the maker's device are not asked: the maker would agree with himself.
    """
    return tuple(s.number for s in table.seats if s.number != lost and _votes(s))


def _votes(seat: Seat) -> bool:
    return seat.carrier is Carrier.PHONE and not seat.maker


def _asked(table: Table, number: int) -> Move | Refusal:
    if refused := _refused(table):
        return refused
    if table.move is None or table.move.number != number:
        return MoveOver()
    return table.move


def _refused(table: Table) -> Refusal | None:
    """Not while it is dealt, for keys are dealt to; and after the end all lies open."""
    if table.phase is Phase.ENDED:
        return Over()
    return NotDealt() if table.phase is Phase.DEALING else None
