"""The maker's phone is gone before a deal: a player takes the table over, if the others agree.

Who made a table alone may change its places and free its seats. So one who sits asks for that
right; two others agree, or all others where they are fewer. Where there is nobody else, nobody is
asked: before a deal there is no card to be read. One that refuses is enough against it, and so is
the maker's phone, if it comes back before a minute has passed since the last one agreed
(`live.grace`). The maker's seat stays, and those on its device: who took over may free them. Each
function judges one wish, as in `lobby`.
"""

from dataclasses import replace

from companion.refusal import Refusal
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
    NoSeatHere,
    NotYourSeat,
)
from companion.table.state import Phase, Table, Takeover

OTHERS = 2
"""How many must agree besides who asks, where so many are there."""


def ask(table: Table, seat: int | None, key: bytes, token: bytes, here: bool) -> Outcome:
    """A player asks for the maker's right. seat: None for who only watches.

    key, token: what would prove the right. here: the maker's phone is at the table.
    """
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    if here:
        return MakerHere()
    if table.move is not None or table.takeover is not None:
        return MoveUnderway()
    if seat is None or seat not in _phones(table):
        return NoSeatHere()
    return (By(seat, TakeoverAsked(seat, key, token)),)


def agree(table: Table, number: int, seat: int | None, here: bool) -> Outcome:
    """Another player agrees to the asking of entry `number`. Twice is once."""
    asked = _asked(table, number)
    if isinstance(asked, Refusal):
        return asked
    if seat is None or seat not in voters(table, asked):
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


def end(table: Table, number: int, seat: int | None) -> Outcome:
    """Another player refuses, or who asked takes it back."""
    asked = _asked(table, number)
    if isinstance(asked, Refusal):
        return asked
    if seat is None or seat not in (asked.seat, *voters(table, asked)):
        return NotYourSeat()
    return (By(seat, TakeoverEnded(number, seat)),)


def voters(table: Table, asked: Takeover) -> tuple[int, ...]:
    """Who is asked: every other player with a phone at the server, but for the maker."""
    return _others(table, asked.seat)


def needed(table: Table, seat: int) -> int:
    """How many must agree in all, if this seat asks."""
    return min(OTHERS, len(_others(table, seat)))


def missing(table: Table, asked: Takeover) -> int:
    """How many must still agree."""
    said = set(asked.agreed) & set(voters(table, asked))
    return max(0, needed(table, asked.seat) - len(said))


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
            asked = Takeover(number, done.seat, done.key, done.token)
            return replace(table, takeover=asked, back=None)
        case TakeoverAgreed():
            known = table.takeover
            if known is None or known.number != done.number:
                return table
            return replace(table, takeover=replace(known, agreed=(*known.agreed, done.seat)))
        case TakeoverEnded():
            back = (number, None) if done.seat is None else None
            return replace(table, takeover=None, back=back)
        case TakenOver():
            seats = (replace(seat, maker=seat.number == done.seat) for seat in table.seats)
            now = table.seat(done.seat)
            return replace(
                table,
                takeover=None,
                taken=done.seat,
                maker=done.token,
                maker_key=done.key,
                maker_own=now is not None and now.own,
                seats=tuple(seats),
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
