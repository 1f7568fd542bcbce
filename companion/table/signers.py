"""Which keys sign a wish, and which must have signed what stands in the log: Ed25519 publics.

A key is here bytes to be compared; signing and checking is `session.proof`. Who may wish what is
said in `wishing`: this only says by whose key that is shown.
"""

from typing import assert_never

from companion.table import by_phone, moving, record, taking_over, wish
from companion.table.record import By, Carrier, Part
from companion.table.state import Table
from companion.table.wish import Caller, Wish

Keys = tuple[frozenset[bytes], ...]
"""Of each of these one key must have signed."""


def wanted(table: Table, wished: Wish, by: Caller) -> tuple[bytes, ...]:
    """The keys with which the phone of that caller signs the wish."""
    found: tuple[bytes | None, ...]
    match wished:
        case wish.Sit() | wish.AskMove():
            code = wished.carrier is Carrier.CODE  # its key is on a phone that is not here
            found = (None if code else wished.key, table.maker_key if by.maker else None)
        case wish.AskTakeover():
            found = (_key(table, by.voice), wished.key)
        case wish.Rescue(rights):
            found = tuple(_key(table, seat) for seat, _, _ in rights)
        case wish.EndMove() if by.asks and table.move is not None:
            found = (table.move.key,)
        case wish.AgreeMove() | wish.EndMove() | wish.AgreeTakeover() | wish.EndTakeover():
            found = (_key(table, by.voice),)
        case wish.ComeBack() if table.move is not None:
            found = (_key(table, table.move.seat),)
        case (
            wish.Rename(seat)
            | wish.Share(seat)
            | wish.Look(seat)
            | wish.Act(seat)
            | wish.Ask(seat)
            | wish.Answer(seat)
            | wish.Decline(seat)
            | wish.Open(seat)
            | wish.Check(seat)
            | wish.GiveShare(seat)
            | wish.NamePassKey(seat)
        ) if seat in by.seats:
            found = (_key(table, seat),)
        case wish.Free(seat):
            found = (table.maker_key if by.maker else _key(table, seat),)
        case (
            wish.Order()
            | wish.Resize()
            | wish.Rule()
            | wish.Redraw()
            | wish.Promise()
            | wish.Witness()
            | wish.Act(seat=None)
        ):
            found = (table.maker_key,)
        case wish.MakerComesBack():
            found = (_lost_key(table),)
        case wish.Commit() | wish.DealOut() | wish.Reveal() | wish.HandOver():
            found = (_does(table, Part.DEALER),)
        case wish.Mix() | wish.Unmix() | wish.PickOut():
            found = (_does(table, Part.MIXER),)
        case wish.Entrust(part):
            found = (_does(table, part),)
        case _:
            found = (_key(table, by.first),)
    return tuple(dict.fromkeys(key for key in found if key))


def required(table: Table, by: By) -> Keys:
    """Whose signatures a record needs that was decided on this table; () where it needs none.

    A seat whose key never was on the server (`Sat.own`) speaks for itself alone, and so does the
    table's maker, where that is so too. What the table itself writes needs none.
    """
    maker_own = table.maker_own
    done = by.record
    seat = table.seat(by.seat) if by.seat is not None else None
    own = seat.own and seat.carrier is not Carrier.CODE if seat is not None else maker_own
    author = (frozenset((seat.key if seat is not None else table.maker_key,)),)
    maker = (frozenset((table.maker_key,)),)
    match done:
        case record.Sat() | record.MoveAsked():
            return _newcomer(table, done)
        case record.Freed(number):
            freed = table.seat(number)
            if freed is None or not (maker_own and freed.own):
                return ()
            return (frozenset((table.maker_key, freed.key)),)
        case (
            record.Ordered()
            | record.Resized()
            | record.Ruled()
            | record.Redraws()
            | record.Promised()
            | record.Witnessed()
        ):
            return maker if maker_own else ()
        case record.Rescued():
            return author if own else ()
        case record.TakeoverAsked():
            return (*author, frozenset((done.key,))) if own else ()
        case record.MoveEnded():
            return () if done.back or not own else (_ended_by(table, by, author[0]),)
        case record.TakeoverEnded() | record.GivenUp():
            itself = isinstance(done, record.GivenUp) and done.failed
            return author if own and by.seat is not None and not itself else ()
        case record.Made():
            return (frozenset((done.key,)),) if done.own else ()
        case record.Dealt() | record.Moved() if table.by_phone is not None:
            return author
        case record.Dealt() | record.Moved() | record.MoveDue() | record.TakenOver():
            return ()
        case (
            record.Renamed()
            | record.Committed()
            | record.Shared()
            | record.Looked()
            | record.Acted()
            | record.Withdrawn()
            | record.Asked()
            | record.Answered()
            | record.Declined()
            | record.Opened()
            | record.Ended()
            | record.Checked()
            | record.MoveAgreed()
            | record.TakeoverAgreed()
            | record.DecisionAsked()
            | record.DecisionEnded()
            | record.Again()
            | record.DealAsked()
            | record.Mixed()
            | record.EndAsked()
            | record.Unmixed()
            | record.HandedOver()
            | record.ShareGiven()
            | record.Entrusted()
            | record.PassKey()
        ):
            return author if own else ()
        case _:
            assert_never(done)


def decided(table: Table, by: By) -> bool:
    """Whether the players have decided what the table itself writes here: a seat, a right moves."""
    match by.record:
        case record.MoveDue(number):
            return table.move is not None and table.move.number == number and _agreed(table)
        case record.Moved() as moved:
            move = table.move
            if move is None or not (move.due or _agreed(table)):
                return False
            asked = (move.seat, move.key, move.token, move.carrier, move.own)
            return asked == (moved.seat, moved.key, moved.token, moved.carrier, moved.own)
        case record.TakenOver() as taken:
            right = taking_over.agreed(table)
            if right is None:
                return False
            asked_for = (right.seat, right.key, right.token, right.part)
            return asked_for == (taken.seat, taken.key, taken.token, taken.part)
        case _:
            return True


def _agreed(table: Table) -> bool:
    """Whether enough agreed that a seat moves."""
    return (moving.agreed(table, True) or moving.agreed(table, False)) is not None


def _does(table: Table, part: Part) -> bytes | None:
    """The key of the seat whose phone deals or mixes."""
    if part is Part.DEALER:
        seat = by_phone.dealer(table)
        return seat.key if seat is not None else None
    mixer = table.by_phone.mixer if table.by_phone is not None else None
    return _key(table, mixer) if mixer is not None else None


def _lost_key(table: Table) -> bytes | None:
    """That of the phone which another asks to stand in for."""
    asked = table.takeover
    whole = asked is None or asked.part is Part.MAKER
    return table.maker_key if asked is None or whole else _does(table, asked.part)


def _newcomer(table: Table, done: record.Sat | record.MoveAsked) -> Keys:
    """The new key itself; and the maker's, where the right is said to be there."""
    new = (frozenset((done.key,)),) if done.own and done.carrier is not Carrier.CODE else ()
    right = table.maker_own and (done.maker or done.carrier is not Carrier.PHONE)
    return (*new, frozenset((table.maker_key,))) if right else new


def _ended_by(table: Table, by: By, author: frozenset[bytes]) -> frozenset[bytes]:
    """Who refused; of the seat itself it is the phone that asked for it."""
    move = table.move
    return frozenset((*author, move.key)) if move is not None and by.seat == move.seat else author


def _key(table: Table, number: int | None) -> bytes | None:
    """That of a seat, the maker's for None; None where nobody sits."""
    if number is None:
        return table.maker_key
    seat = table.seat(number)
    return seat.key if seat is not None else None
