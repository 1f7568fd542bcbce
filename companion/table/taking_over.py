"""The maker's phone is gone before a deal: a player takes the table over, if others agree.

Who made a table alone may change its places and free its seats. So one who sits asks for that
right; two others agree, or all others where they are fewer, and one at least. One that refuses is
enough against it, and so is the maker's phone, if it comes back before a minute has passed since
the last one agreed. Seats that lived on the maker's device are free then: their keys are gone with
it. Each function judges one wish, as in `lobby`.
"""

from dataclasses import replace

from companion.table.lobby import Outcome
from companion.table.record import (
    By,
    Carrier,
    TakenOver,
    TakeoverAgreed,
    TakeoverAsked,
    TakeoverEnded,
    assert_never,
)
from companion.table.refusal import (
    AfterTheDeal,
    MakerHere,
    MoveOver,
    MoveUnderway,
    NobodyToAgree,
    NotYourSeat,
    Refusal,
)
from companion.table.state import Phase, Table, Takeover

OTHERS = 2
"""How many must agree besides who asks, where so many are there."""


def ask(table: Table, seat: int, key: bytes, token: bytes, here: bool) -> Outcome:
    """A player asks for the maker's right. key, token: what would prove it.

    here: the maker's phone is at the table.
    """
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    if here:
        return MakerHere()
    if table.move is not None or table.takeover is not None:
        return MoveUnderway()
    if seat not in _phones(table):
        return NotYourSeat()
    if not _others(table, seat):
        return NobodyToAgree()
    return (By(seat, TakeoverAsked(seat, key, token)),)


def agree(table: Table, number: int, seat: int, here: bool) -> Outcome:
    """Another player agrees to the asking of entry `number`. Twice is once."""
    asked = _asked(table, number)
    if isinstance(asked, Refusal):
        return asked
    if seat not in voters(table, asked):
        return NotYourSeat()
    if here:
        return _back(asked)
    return () if seat in asked.agreed else (By(seat, TakeoverAgreed(number, seat)),)


def come_back(table: Table, number: int) -> Outcome:
    """The maker's phone is at the table after all."""
    asked = _asked(table, number)
    return asked if isinstance(asked, Refusal) else _back(asked)


def settle(table: Table, number: int, here: bool) -> Outcome:
    """The minute has passed since the last one agreed: the right goes over, if it still is to."""
    asked = _asked(table, number)
    if isinstance(asked, Refusal):
        return asked
    if missing(table, asked):
        return ()
    if here:
        return _back(asked)
    return (By(None, TakenOver(asked.seat, asked.key, asked.token)),)


def end(table: Table, number: int, seat: int) -> Outcome:
    """Another player refuses, or who asked takes it back."""
    asked = _asked(table, number)
    if isinstance(asked, Refusal):
        return asked
    if seat != asked.seat and seat not in voters(table, asked):
        return NotYourSeat()
    return (By(seat, TakeoverEnded(number, seat)),)


def voters(table: Table, asked: Takeover) -> tuple[int, ...]:
    """Who is asked: every other player with a phone at the server, but for the maker."""
    return _others(table, asked.seat)


def possible(table: Table, seat: int) -> bool:
    """Whether this seat may ask, and somebody could agree."""
    fits = table.phase is Phase.LOBBY and seat in _phones(table)
    return fits and bool(_others(table, seat))


def needed(table: Table, asked: Takeover) -> int:
    """How many must agree in all."""
    return max(1, min(OTHERS, len(voters(table, asked))))


def missing(table: Table, asked: Takeover) -> int:
    """How many must still agree."""
    said = set(asked.agreed) & set(voters(table, asked))
    return max(0, needed(table, asked) - len(said))


def agreed(table: Table) -> Takeover | None:
    """The asking to which enough have agreed: it waits for the minute to pass."""
    asked = table.takeover
    if asked is None or table.phase is not Phase.LOBBY or missing(table, asked):
        return None
    return asked


def after(
    table: Table, number: int, done: TakeoverAsked | TakeoverAgreed | TakeoverEnded | TakenOver
) -> Table:
    """The table after one of these records. number: of its entry."""
    match done:
        case TakeoverAsked():
            return replace(table, takeover=Takeover(number, done.seat, done.key, done.token))
        case TakeoverAgreed():
            asked = table.takeover
            if asked is None or asked.number != done.number:
                return table
            return replace(table, takeover=replace(asked, agreed=(*asked.agreed, done.seat)))
        case TakeoverEnded():
            return replace(table, takeover=None)
        case TakenOver():
            stay = (seat for seat in table.seats if seat.carrier is not Carrier.DEVICE)
            return replace(
                table,
                takeover=None,
                maker=done.token,
                maker_key=done.key,
                seats=tuple(replace(seat, maker=seat.number == done.seat) for seat in stay),
                left=(*table.left, (None, table.maker)),
            )
        case _:
            assert_never(done)


def _asked(table: Table, number: int) -> Takeover | Refusal:
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    if table.takeover is None or table.takeover.number != number:
        return MoveOver()
    return table.takeover


def _back(asked: Takeover) -> Outcome:
    return (By(None, TakeoverEnded(asked.number, None)),)


def _phones(table: Table) -> tuple[int, ...]:
    """Who has a phone of its own at the server, without the maker."""
    found = (s for s in table.seats if s.carrier is Carrier.PHONE and not s.maker)
    return tuple(seat.number for seat in found)


def _others(table: Table, seat: int) -> tuple[int, ...]:
    return tuple(number for number in _phones(table) if number != seat)
