"""Turns, and the snatches between them (facts 2.3, DB-U2..6). PURE."""

from companion.games.dead_breakfast import acts as a
from companion.games.dead_breakfast import events as e
from companion.games.dead_breakfast import refusals as r
from companion.games.dead_breakfast.dibs import LATEST
from companion.games.dead_breakfast.house import TURNS
from companion.games.dead_breakfast.street import NOT_YET, Street
from companion.refusal import Refusal

Events = tuple[e.Event, ...]


def move(street: Street, seat: int, act: a.Move) -> Events | Refusal:
    """A turn is played. Who called dibs before comes first."""
    if not street.options.keep_turns:
        return r.NoTurns()
    house = street.house(seat)
    if street.turn != seat or house is None:
        return r.AllComplete() if street.complete else r.NotYourTurn()
    if house.complete:
        return r.HouseComplete()
    if street.presses:
        return r.DibsOpen()
    if act.eyeball and street.pool < 1:
        return r.NoEyeballs()
    return (e.Moved(seat, act.eyeball, follows(street, seat)),)


def follows(street: Street, seat: int) -> int:
    """Who plays after this seat: clockwise, houses that are complete left out."""
    at = street.seats.index(seat)
    order = (*street.seats[at + 1 :], *street.seats[:at])
    open_houses = {house.seat for house in street.houses if not house.complete}
    own = street.house(seat)
    if own is not None and own.turns + 1 < TURNS:
        order = (*order, seat)
    return next((other for other in order if other in open_houses), NOT_YET)


def may_call(street: Street, seat: int) -> Refusal | None:
    """Why a seat may not call dibs now."""
    house = street.house(seat)
    if not street.options.keep_turns:
        return r.NoTurns()
    if street.complete or street.finished:
        return r.AllComplete()
    if house is None or house.eyeballs < 1:
        return r.NoEyeball()
    if street.moved == seat and not street.options.after_own_turn:
        return r.OwnTurnJustOver()
    if street.options.one_snatch and seat in street.snatched:
        return r.OneSnatch()
    return r.DibsAlready() if seat in street.queue else None


def call(street: Street, seat: int, act: a.CallDibs) -> Events | Refusal:
    """A press of the buzzer; too late once somebody has moved."""
    if act.after != street.moves:
        return r.TooLate()
    if refused := may_call(street, seat):
        return refused
    if not 0 <= act.moment < LATEST:
        return r.NoMoment()
    return (e.DibsCalled(seat, act.moment),)


def let_first(street: Street, act: a.LetFirst) -> Events | Refusal:
    """The table settles a tie."""
    if act.seat not in street.tie:
        return r.NoTie()
    return (e.DibsSettled(act.seat),)


def snatch(street: Street, seat: int, act: a.Snatch) -> Events | Refusal:
    """The tile, for an eyeball; never a window."""
    if act.target is a.Target.WINDOW:
        return r.NeverAWindow()
    if street.tie:
        return r.TieOpen()
    if street.taker != seat:
        return r.NotFirst()
    house = street.house(seat)
    if house is None or house.eyeballs < 1:
        return r.NoEyeball()
    if act.discard and not street.options.discard_snatched:
        return r.NoDiscard()
    return (e.Snatched(seat, act.target, act.discard, street.options.spent_gone),)


def let_go(street: Street, act: a.LetGo) -> Events | Refusal:
    """Nothing after all."""
    if act.seat not in street.queue:
        return r.NoDibs()
    return (e.DibsLetGo(act.seat),)
