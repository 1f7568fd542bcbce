"""A seat goes on with another phone: by its rescue code, or because the others agree.

With the code nobody is asked: who has it holds the seat's own key. Without it the table's maker and
two others must agree, or all the others where they are fewer; for the maker's own seat three
others. One that refuses is enough against it. Each function judges one wish, as in `lobby`.
"""

from collections.abc import Callable
from dataclasses import replace

from companion.table.lobby import Outcome
from companion.table.record import (
    By,
    Carrier,
    MoveAgreed,
    MoveAsked,
    Moved,
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
    Refusal,
    RescueSpent,
)
from companion.table.state import Handed, Move, Phase, Seat, Table

OTHERS = 2
"""How many must agree besides the maker."""

Envelope = Callable[[Table, Move], bytes | Refusal]
"""Seals the hand of the seat to the key that asks for it."""


def rescue(table: Table, seat: int | None, known: bytes, token: bytes) -> Outcome:
    """The seat (None: the maker's right) goes on with another phone.

    known: SHA-256 of the token in the rescue code, token: of the new one.
    """
    if not known or _token(table, seat) != known:
        return RescueSpent()
    return (By(seat, Rescued(seat, token)),)


def ask(table: Table, seat: int, key: bytes, token: bytes, carrier: Carrier) -> Outcome:
    """A phone without the seat says it is that player's. key, token, carrier: of the new phone."""
    if refused := _refused(table):
        return refused
    lost = table.seat(seat)
    if lost is None or seat not in table.players:
        return NoSuchSeat()
    if lost.carrier is Carrier.CODE:
        return PhoneUnreachable()
    if table.move is not None:
        return MoveUnderway()
    if lost.maker and not _others(table, seat):
        return NobodyToAgree()
    return (By(None, MoveAsked(seat, key, token, carrier)),)


def agree(table: Table, number: int, seat: int | None, envelope: Envelope) -> Outcome:
    """A voter agrees to the asking of entry `number`; with enough of them the seat moves.

    seat: None for a maker without a seat. Twice is once.
    """
    move = _asked(table, number)
    if isinstance(move, Refusal):
        return move
    if seat not in voters(table, move):
        return NotYourSeat()
    if seat in move.agreed:
        return ()
    agreed = By(seat, MoveAgreed(number, seat))
    done = replace(move, agreed=(*move.agreed, seat))
    if missing(table, done):
        return (agreed,)
    hand = envelope(table, done)
    if isinstance(hand, Refusal):
        return hand
    return agreed, By(None, Moved(move.seat, move.key, move.token, move.carrier, hand))


def end(table: Table, number: int, seat: int | None) -> Outcome:
    """A voter refuses, who asked takes it back, or the seat's own phone is there after all."""
    move = _asked(table, number)
    if isinstance(move, Refusal):
        return move
    if seat != move.seat and seat not in voters(table, move):
        return NotYourSeat()
    return (By(seat, MoveEnded(number, seat)),)


def voters(table: Table, move: Move) -> tuple[int | None, ...]:
    """Who is asked: the maker (None without a seat), and whoever has a phone at the server."""
    lost = table.seat(move.seat)
    if lost is not None and lost.maker:
        return _others(table, move.seat)
    return _maker(table), *_others(table, move.seat)


def missing(table: Table, move: Move) -> int:
    """How many must still agree."""
    others, lost, maker = _others(table, move.seat), table.seat(move.seat), _maker(table)
    said = len(set(others) & set(move.agreed))
    if lost is not None and lost.maker:
        return max(0, min(OTHERS + 1, len(others)) - said)
    return max(0, min(OTHERS, len(others)) - said) + (maker not in move.agreed)


def needed(table: Table, move: Move) -> int:
    """How many must agree in all."""
    return missing(table, replace(move, agreed=()))


def after(
    table: Table, number: int, done: Rescued | MoveAsked | MoveAgreed | MoveEnded | Moved
) -> Table:
    """The table after one of these records. number: of its entry."""
    match done:
        case Rescued():
            left = (*table.left, (done.seat, _token(table, done.seat)))
            if done.seat is None:
                return replace(table, maker=done.token, left=left)
            return replace(_with(table, done.seat, token=done.token), left=left)
        case MoveAsked():
            return replace(table, move=Move(number, done.seat, done.key, done.token, done.carrier))
        case MoveAgreed():
            move = table.move
            if move is None or move.number != done.number:
                return table
            return replace(table, move=replace(move, agreed=(*move.agreed, done.seat)))
        case MoveEnded():
            return replace(table, move=None)
        case Moved():
            return _moved(table, done)
        case _:
            assert_never(done)


def _moved(table: Table, done: Moved) -> Table:
    """The old key is kept for the audit: it is the one that was dealt to."""
    lost, known = table.seat(done.seat), table.handed_to(done.seat)
    if lost is None:
        return replace(table, move=None)
    left = (*table.left, (lost.number, lost.token))
    handed = Handed(lost.number, known.key if known else lost.key, done.envelope)
    others = tuple(other for other in table.handed if other.seat != lost.number)
    fresh = {"key": done.key, "token": done.token, "carrier": done.carrier}
    after = replace(_with(table, lost.number, **fresh), move=None, handed=(*others, handed))
    if not lost.maker:
        return replace(after, left=left)
    left = (*left, (None, table.maker))
    return replace(after, left=left, maker=done.token, maker_key=done.key)


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
    """Only while it is played: before, a seat is freed and taken anew; after, all lies open."""
    if table.phase is Phase.ENDED:
        return Over()
    return None if table.phase is Phase.PLAYING else NotDealt()
