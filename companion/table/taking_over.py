"""The maker's phone is gone before a deal: a player takes the table over, if the others agree.

Who made a table alone may change its places and free its seats. So one who sits asks for that
right; two others agree, or all others where they are fewer. Where there is nobody else, nobody is
asked: before a deal there is no card to be read. One that refuses is enough against it, and so is
the maker's phone, if it comes back before a minute has passed since the last one agreed
(`live.grace`). The maker's seat stays, and those on its device: who took over may free them.

In a deal that a phone made the same agreement finds another phone to deal on, or to mix, when the
first one is gone: with the last one the minute begins, then the phones' shares bring back what it
knew (`by_phone`). Who deals can't mix as well. With the dealing phone of the maker goes the maker's
right. Each function judges one wish, as in `lobby`.
"""

from dataclasses import replace

from companion.refusal import Refusal
from companion.table.by_phone import RUNNING
from companion.table.lobby import Outcome
from companion.table.record import (
    By,
    Carrier,
    Part,
    TakenOver,
    TakeoverAgreed,
    TakeoverAsked,
    TakeoverEnded,
    assert_never,
)
from companion.table.refusal import (
    AfterTheDeal,
    KnowsTheRest,
    MakerHere,
    MoveOver,
    MoveUnderway,
    NoSeatHere,
    NotYourSeat,
)
from companion.table.state import Phase, Relief, Table, Takeover
from companion.table.wish import AskTakeover, Here

OTHERS = 2
"""How many must agree besides who asks, where so many are there."""


def ask(table: Table, asks: AskTakeover, seat: int | None, here: Here) -> Outcome:
    """A player asks for what the lost phone did. seat: None for who only watches."""
    if not _may(table):
        return AfterTheDeal()
    part = lost(table, here)
    if part is None:
        return MakerHere()
    held_up = table.move is not None and not table.move.due
    if held_up or table.takeover is not None:
        return MoveUnderway()
    if seat is None or seat not in _phones(table, _seat(table, part)):
        return NoSeatHere()
    deal = table.by_phone
    if deal is not None and seat in (deal.dealer, deal.mixer):
        return KnowsTheRest()
    return (By(seat, TakeoverAsked(seat, asks.key, asks.token, part)),)


def lost(table: Table, here: Here) -> Part | None:
    """Whose phone is gone: the maker's before a deal, in one that phones make a part of that."""
    deal = table.by_phone
    if table.phase is Phase.LOBBY:
        return None if here.maker else Part.MAKER
    if deal is None or table.phase not in RUNNING:
        return None
    if deal.dealer not in here.seats:
        return Part.DEALER
    away = deal.mixer is not None and deal.mixer not in here.seats
    return Part.MIXER if away else None


def agree(table: Table, number: int, seat: int | None, here: Here) -> Outcome:
    """Another player agrees to the asking of entry `number`. Twice is once."""
    asked = _asked(table, number)
    if isinstance(asked, Refusal):
        return asked
    if seat is None or seat not in voters(table, asked):
        return NotYourSeat()
    if _is_back(table, asked, here):
        return _back(asked)
    return () if seat in asked.agreed else (By(seat, TakeoverAgreed(number, seat)),)


def come_back(table: Table, number: int) -> Outcome:
    """The lost phone is at the table after all."""
    asked = _asked(table, number)
    return asked if isinstance(asked, Refusal) else _back(asked)


def settle(table: Table, number: int, here: Here, drawer: bytes) -> Outcome:
    """The minute has passed since the last one agreed: it goes over, if it still is to.

    drawer: see `TakenOver`.
    """
    asked = _asked(table, number)
    if isinstance(asked, Refusal):
        return asked
    if missing(table, asked):
        return ()
    if _is_back(table, asked, here):
        return _back(asked)
    over = TakenOver(asked.seat, asked.key, asked.token, asked.part, drawer)
    return (By(None, over),)


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
    return _others(table, asked.seat, asked.lost)


def needed(table: Table, seat: int, part: Part = Part.MAKER) -> int:
    """How many must agree in all, if this seat asks for that."""
    return min(OTHERS, len(_others(table, seat, _seat(table, part))))


def missing(table: Table, asked: Takeover) -> int:
    """How many must still agree."""
    said = set(asked.agreed) & set(voters(table, asked))
    return max(0, min(OTHERS, len(voters(table, asked))) - len(said))


def agreed(table: Table) -> Takeover | None:
    """The asking to which enough have agreed: it waits for the minute to pass."""
    asked = table.takeover
    if asked is None or not _may(table) or missing(table, asked):
        return None
    return asked


def after(
    table: Table, number: int, done: TakeoverAsked | TakeoverAgreed | TakeoverEnded | TakenOver
) -> Table:
    """The table after one of these records. number: of its entry."""
    match done:
        case TakeoverAsked():
            lost = _seat(table, done.part)
            new = (done.seat, done.key, done.token)
            asked = Takeover(number, *new, part=done.part, lost=lost)
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
            return _taken(table, done)
        case _:
            assert_never(done)


def _taken(table: Table, done: TakenOver) -> Table:
    deal, asked = table.by_phone, table.takeover
    after = replace(table, takeover=None)
    if done.part is Part.MAKER or deal is None:
        return _right(after, done)
    before = table.seat(deal.dealer)
    relief = Relief(done.part, done.seat, asked, done.drawer) if asked and done.drawer else None
    if done.part is Part.MIXER:
        return replace(after, by_phone=replace(deal, mixer=done.seat, relief=relief))
    after = replace(after, by_phone=replace(deal, dealer=done.seat, relief=relief))
    return _right(after, done) if before is not None and before.maker else after


def _right(table: Table, done: TakenOver) -> Table:
    """The maker's right is that seat's now."""
    seats = (replace(seat, maker=seat.number == done.seat) for seat in table.seats)
    now = table.seat(done.seat)
    return replace(
        table,
        taken=done.seat,
        maker=done.token,
        maker_key=done.key,
        maker_own=now is not None and now.own,
        seats=tuple(seats),
        left=(*table.left, (None, table.maker)),
    )


def _may(table: Table) -> bool:
    """Before a deal, and in one that a phone makes."""
    return table.phase is Phase.LOBBY or (table.phase in RUNNING and table.by_phone is not None)


def _asked(table: Table, number: int) -> Takeover | Refusal:
    if not _may(table):
        return AfterTheDeal()
    if table.takeover is None or table.takeover.number != number:
        return MoveOver()
    return table.takeover


def _is_back(table: Table, asked: Takeover, here: Here) -> bool:
    if asked.part is Part.MAKER or table.by_phone is None:
        return here.maker
    return table.by_phone.seat(asked.part) in here.seats


def _back(asked: Takeover) -> Outcome:
    return (By(None, TakeoverEnded(asked.number, None)),)


def _seat(table: Table, part: Part) -> int | None:
    """The seat whose phone deals or mixes; None where it is about the maker's right."""
    deal = table.by_phone
    return None if part is Part.MAKER or deal is None else deal.seat(part)


def _phones(table: Table, lost: int | None) -> tuple[int, ...]:
    """Who has a phone of its own at the server, without the lost one (None: the maker's)."""
    found = (s for s in table.seats if s.carrier is Carrier.PHONE)
    if lost is None:
        return tuple(seat.number for seat in found if not seat.maker)
    return tuple(seat.number for seat in found if seat.number != lost)


def _others(table: Table, seat: int, lost: int | None) -> tuple[int, ...]:
    return tuple(number for number in _phones(table, lost) if number != seat)
