"""Who may wish what, and what a wish leads to: every way into a table's log, in one place.

A wish is judged on the table as it is: whether the caller may (`RIGHTS`), then what `lobby`,
`play`, `moving` and `taking_over` say of it: the phase, a stale screen, a tap that came twice, the
game's rules. What needs the dealer's secrets, or a proof, is judged by who keeps them (`Prepared`).
"""

from collections.abc import Callable
from typing import Any, assert_never

from companion.refusal import Refusal
from companion.table import by_phone, deciding, lobby, moving, play, taking_over, wish
from companion.table.chance import Chance
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.record import By, Carrier, Part, PassKey
from companion.table.refusal import (
    NoSeatHere,
    NoSuchSeat,
    NotTheDealer,
    NotTheMaker,
    NotYourSeat,
    PhoneHere,
    PhoneUnreachable,
    SitsAlready,
)
from companion.table.state import Table
from companion.table.wish import Caller, Here, Wish

Right = Callable[[Table, Any, Caller], Refusal | None]
ByPhone = (
    wish.Commit
    | wish.Mix
    | wish.DealOut
    | wish.Unmix
    | wish.Reveal
    | wish.HandOver
    | wish.PickOut
    | wish.Entrust
)
"""What a dealing or mixing phone wishes."""
Prepared = wish.Promise | wish.Witness | wish.Deal | wish.Open | wish.End | ByPhone
"""Wishes that lead to records only whoever keeps the dealer's secrets can make or check."""


# --- who may


def _anybody(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """What is wished proves itself, or others decide about it."""
    return None


def _maker(table: Table, wished: Any, by: Caller) -> Refusal | None:
    return None if by.maker else NotTheMaker()


def _player(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """Whoever sits, and the maker."""
    return None if by.maker or by.seats else NotYourSeat()


def _seat(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """The phone of the seat that is named."""
    return None if wished.seat in by.seats else NotYourSeat()


def _seat_or_middle(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """The phone of the seat; without one the maker's screen in the middle of the table."""
    return _maker(table, wished, by) if wished.seat is None else _seat(table, wished, by)


def _maker_or_seat(table: Table, wished: Any, by: Caller) -> Refusal | None:
    return None if by.maker or wished.seat in by.seats else NotTheMaker()


def _maker_unless_own(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """A seat on one's own phone is everybody's to take, one; others are the maker's to give."""
    if wished.carrier is not Carrier.PHONE:
        return _maker(table, wished, by)
    return None if by.voice is None else SitsAlready()


def _voice(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """A player, by the seat of whoever carries the phone; or the maker without one."""
    return None if by.maker or by.voice is not None else NotYourSeat()


def _voice_or_asks(table: Table, wished: Any, by: Caller) -> Refusal | None:
    return None if by.asks else _voice(table, wished, by)


def _asked_for(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """The phone of the seat that another asks for."""
    seat = table.move.seat if table.move is not None else None
    return None if seat is None or seat in by.seats else NotYourSeat()


def _asks_for_right(table: Table, wished: Any, by: Caller) -> Refusal | None:
    return None if by.voice is not None else NoSeatHere()


def _lost_phone(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """The phone whose right, or part in a deal, another asks for."""
    asked = table.takeover
    if asked is None or asked.part is Part.MAKER:
        return _maker(table, wished, by)
    return _does(table, asked.part, by)


def _dealer(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """The phone that deals, with its own program."""
    return _does(table, Part.DEALER, by)


def _mixer(table: Table, wished: Any, by: Caller) -> Refusal | None:
    return _does(table, Part.MIXER, by)


def _part(table: Table, wished: Any, by: Caller) -> Refusal | None:
    return _does(table, wished.part, by)


def _does(table: Table, part: Part, by: Caller) -> Refusal | None:
    deal, dealer = table.by_phone, by_phone.dealer(table)
    seat = deal.seat(part) if deal is not None else None
    if deal is None and part is Part.DEALER and dealer is not None:
        seat = dealer.number
    return None if by.own and seat in by.seats else NotTheDealer()


def _other_player(table: Table, wished: Any, by: Caller) -> Refusal | None:
    """A player, who does not count as the maker here."""
    return None if by.voice is not None else NotYourSeat()


RIGHTS: dict[type[Any], Right] = {
    wish.Sit: _maker_unless_own,
    wish.Free: _maker_or_seat,
    wish.Rename: _seat,
    wish.Order: _maker,
    wish.Resize: _maker,
    wish.Rule: _maker,
    wish.Redraw: _maker,
    wish.Promise: _maker,
    wish.Witness: _maker,
    wish.Deal: _player,
    wish.Commit: _dealer,
    wish.Mix: _mixer,
    wish.DealOut: _dealer,
    wish.Unmix: _mixer,
    wish.Reveal: _dealer,
    wish.HandOver: _dealer,
    wish.PickOut: _mixer,
    wish.GiveShare: _seat,
    wish.NamePassKey: _seat,
    wish.Entrust: _part,
    wish.Share: _seat,
    wish.Look: _seat,
    wish.Act: _seat_or_middle,
    wish.TakeBack: _player,
    wish.Ask: _seat,
    wish.Answer: _seat,
    wish.Decline: _seat,
    wish.Open: _anybody,  # the proof is the right
    wish.End: _player,
    wish.GiveUp: _player,
    wish.RefuseDecision: _player,
    wish.Check: _seat,
    wish.Again: _player,
    wish.Rescue: _anybody,  # what the code proves is the right
    wish.AskMove: _maker_unless_own,
    wish.AgreeMove: _voice,
    wish.EndMove: _voice_or_asks,
    wish.ComeBack: _asked_for,
    wish.AskTakeover: _asks_for_right,
    wish.AgreeTakeover: _other_player,
    wish.EndTakeover: _other_player,
    wish.MakerComesBack: _lost_phone,
}
"""Who may wish what; what is not here may nobody wish. Where one is not enough: `deciding`."""


def refused(table: Table, wished: Wish, by: Caller) -> Refusal | None:
    """Why this caller may not wish it, whatever the rules say; None if it may."""
    return RIGHTS[type(wished)](table, wished, by)


# --- what follows


def judge(
    game: Game, table: Table, wished: Wish, by: Caller, chance: Chance, here: Here
) -> Outcome:
    """The records a wish leads to on this table, or why not. Changes nothing.

    chance: the table's own. here: whose phones are there now. Raises TypeError for a `Prepared`
    wish: who keeps the secrets judges those.
    """
    if bad := refused(table, wished, by):
        return bad
    if (what := deciding.decision(table, wished)) and not deciding.may(game, table, what, by, here):
        return deciding.ask(table, what, by)
    match wished:
        case wish.RefuseDecision(number):
            return deciding.end(table, number, by)
        case wish.Sit() | wish.Free() | wish.Rename() | wish.Order():
            return _seats(table, wished, by)
        case wish.Resize() | wish.Rule() | wish.Redraw():
            return _table(game, table, wished)
        case wish.Share() | wish.Look() | wish.Check() | wish.GiveUp() | wish.Again():
            return _deal(table, wished, by)
        case wish.Act() | wish.TakeBack() | wish.Ask() | wish.Answer() | wish.Decline():
            return _play(game, table, wished, by, chance)
        case wish.Rescue() | wish.AskMove() | wish.AgreeMove() | wish.EndMove() | wish.ComeBack():
            return _move(table, wished, by, here)
        case wish.AskTakeover() | wish.AgreeTakeover() | wish.EndTakeover() | wish.MakerComesBack():
            return _takeover(table, wished, by, here)
        case wish.GiveShare(seat, envelope):
            return by_phone.give_share(table, seat, envelope)
        case wish.NamePassKey(seat, key, signature):
            return by_phone.pass_key(table, PassKey(seat, key, signature))
        case wish.Promise() | wish.Witness() | wish.Deal() | wish.Open() | wish.End():
            raise TypeError(f"{type(wished).__name__} is judged by who keeps the secrets")
        case wish.Commit() | wish.Mix() | wish.DealOut() | wish.Unmix() | wish.Reveal():
            raise TypeError(f"{type(wished).__name__} is judged by who can check its messages")
        case wish.HandOver() | wish.PickOut() | wish.Entrust():
            raise TypeError(f"{type(wished).__name__} is judged by who can check its messages")
        case _:
            assert_never(wished)


def _seats(
    table: Table, wished: wish.Sit | wish.Free | wish.Rename | wish.Order, by: Caller
) -> Outcome:
    match wished:
        case wish.Sit():
            maker = by.maker and wished.carrier is Carrier.PHONE
            return lobby.sit(table, wished, maker=maker, own=by.own)
        case wish.Free(seat):
            return lobby.free(table, seat)
        case wish.Rename(seat, name):
            return lobby.rename(table, seat, name)
        case wish.Order(order):
            return lobby.order(table, order)
        case _:
            assert_never(wished)


def _table(game: Game, table: Table, wished: wish.Resize | wish.Rule | wish.Redraw) -> Outcome:
    match wished:
        case wish.Resize(places):
            return lobby.resize(game, table, places)
        case wish.Rule(options):
            return lobby.rule(game, table, options)
        case wish.Redraw(anew):
            return lobby.redraw(table, anew)
        case _:
            assert_never(wished)


def _deal(
    table: Table, wished: wish.Share | wish.Look | wish.Check | wish.GiveUp | wish.Again, by: Caller
) -> Outcome:
    match wished:
        case wish.Share(seat, share):
            return play.share(table, seat, share)
        case wish.Look(seat):
            return play.look(table, seat)
        case wish.Check(seat, fair):
            return play.check(table, seat, fair)
        case wish.GiveUp():
            return play.give_up(table, by.first)
        case wish.Again():
            return lobby.again(table, by.first)
        case _:
            assert_never(wished)


def _play(
    game: Game,
    table: Table,
    wished: wish.Act | wish.TakeBack | wish.Ask | wish.Answer | wish.Decline,
    by: Caller,
    chance: Chance,
) -> Outcome:
    match wished:
        case wish.Act(seat, act, tap, seen):
            return play.act(game, table, seat, act, chance, tap, seen)
        case wish.TakeBack(tap, seen):
            return play.take_back(table, by.first, tap, seen)
        case wish.Ask():
            asked = table.seat(wished.to)
            if asked is None:
                return NoSuchSeat()
            if asked.carrier is Carrier.CODE:
                return PhoneUnreachable()
            return play.ask(game, table, wished, chance)
        case wish.Answer(seat, number, envelope):
            return play.answer(table, seat, number, envelope)
        case wish.Decline(seat, number):
            return play.decline(table, seat, number)
        case _:
            assert_never(wished)


def _move(
    table: Table,
    wished: wish.Rescue | wish.AskMove | wish.AgreeMove | wish.EndMove | wish.ComeBack,
    by: Caller,
    here: Here,
) -> Outcome:
    match wished:
        case wish.Rescue(rights):
            return _rescue(table, rights, by.own)
        case wish.AskMove():
            lost = table.seat(wished.seat)
            if lost is not None and lost.number in here.seats:
                return PhoneHere(lost.name)
            here_too = {"maker": by.maker, "own": by.own, "maker_here": here.maker}
            return moving.ask(table, wished, **here_too)
        case wish.AgreeMove(number):
            there = table.move is not None and table.move.seat in here.seats
            return moving.agree(table, number, by.voice, there)
        case wish.EndMove(number):
            own = table.move.seat if table.move is not None and by.asks else by.voice
            return moving.end(table, number, own)
        case wish.ComeBack(number):
            return moving.come_back(table, number)
        case _:
            assert_never(wished)


def _rescue(
    table: Table, rights: tuple[tuple[int | None, bytes, bytes], ...], own: bool
) -> Outcome:
    """All of a rescue code's seats, or none."""
    out: list[By] = []
    for seat, spent, token in rights:
        outcome = moving.rescue(table, seat, spent, token, own=own)
        if isinstance(outcome, Refusal):
            return outcome
        out += outcome
    return tuple(out)


def _takeover(
    table: Table,
    wished: wish.AskTakeover | wish.AgreeTakeover | wish.EndTakeover | wish.MakerComesBack,
    by: Caller,
    here: Here,
) -> Outcome:
    match wished:
        case wish.AskTakeover():
            return taking_over.ask(table, wished, by.voice, here)
        case wish.AgreeTakeover(number):
            return taking_over.agree(table, number, by.voice, here)
        case wish.EndTakeover(number):
            return taking_over.end(table, number, by.voice)
        case wish.MakerComesBack(number):
            return taking_over.come_back(table, number)
        case _:
            assert_never(wished)
