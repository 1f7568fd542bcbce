"""The whack (HP-W1..7): inventories readied together, each rolls, a tie is the defender's. PURE."""

from dataclasses import replace

from companion.games.hotel_perfidious import acts as a
from companion.games.hotel_perfidious import events as e
from companion.games.hotel_perfidious import refusals as r
from companion.games.hotel_perfidious.hotel import Duel, Fighter, Hotel, counted
from companion.games.hotel_perfidious.items import HOLDS, KEEPABLE, Item, copies, unpacked
from companion.games.hotel_perfidious.turns import knocked_out, may_act
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.laid import MARK, Show, opens
from companion.table.refusal import NoSuchSeat

Events = tuple[e.Event, ...]
FACES = range(1, 7)


def whack(hotel: Hotel, seat: int, defender: int) -> Events | Refusal:
    """For King and Country."""
    if refused := may_act(hotel, seat):
        return refused
    if defender == seat:
        return r.NotYourself()
    return (e.DuelBegan(seat, defender),) if defender in hotel.seats else NoSuchSeat()


def _side(hotel: Hotel, seat: int) -> Fighter | Refusal:
    side = hotel.duel.fighter(seat) if hotel.duel else None
    return side if side is not None else r.NoDuel()


def lay(hotel: Hotel, seat: int, mark: bytes) -> Events | Refusal:
    """A fighter's whole inventory, face down until both lie ready."""
    side = _side(hotel, seat)
    if isinstance(side, Refusal):
        return side
    if side.mark or side.items is not None:
        return r.LaidAlready()
    return (e.InventoryLaid(seat, mark),) if len(mark) == MARK else r.FalseMark()


def turns(duel: Duel) -> bool:
    """Whether both inventories are there, so that they are readied now."""
    return all(side.mark or side.items is not None for side in duel.both)


def owes(hotel: Hotel, seat: int) -> tuple[Show, ...]:
    """A fighter's phone readies what it laid."""
    duel = hotel.duel
    side = duel.fighter(seat) if duel else None
    if duel is None or side is None or side.items is not None or not turns(duel):
        return ()
    return (Show(side.mark, a.ShowInventory),)


def show(hotel: Hotel, seat: int, act: a.ShowInventory) -> Events | Refusal:
    """It must be the inventory that was laid."""
    side = _side(hotel, seat)
    if isinstance(side, Refusal):
        return side
    if side.items is not None or not side.mark:
        return r.LaidAlready()
    if hotel.duel is None or not turns(hotel.duel):
        return r.NotReady()
    if not opens(side.mark, act.nonce, act.secret):
        return r.FalseMark()
    try:
        items = unpacked(act.secret)
    except ValueError:
        return r.NoInventory()
    return (e.ItemsShown(seat, items),) if possible(items) else r.NoInventory()


def possible(items: tuple[Item, ...]) -> bool:
    """Whether somebody can hold these items."""
    kept = all(item in KEEPABLE and items.count(item) <= copies(item) for item in items)
    return kept and len(items) <= HOLDS


def say_items(hotel: Hotel, act: a.SayItems) -> Events | Refusal:
    """Tapped before everyone's eyes, by whomever."""
    side = _side(hotel, act.seat)
    if isinstance(side, Refusal):
        return side
    return (e.ItemsShown(act.seat, act.items),) if possible(act.items) else r.NoInventory()


def roll(hotel: Hotel, seat: int, chance: Chance) -> Events | Refusal:
    """The own die, once."""
    side = _side(hotel, seat)
    if isinstance(side, Refusal):
        return side
    if hotel.duel is None or not hotel.duel.ready:
        return r.NotReady()
    if side.roll:
        return r.RolledAlready()
    return (e.DieRolled(seat, FACES[chance.at(f"die {seat}").below(len(FACES))], real=False),)


def say_roll(hotel: Hotel, act: a.SayRoll) -> Events | Refusal:
    """The face of a real die, corrected as often as needed."""
    side = _side(hotel, act.seat)
    if isinstance(side, Refusal):
        return side
    if hotel.duel is None or not hotel.duel.ready:
        return r.NotReady()
    if act.number not in FACES:
        return r.NoSuchFace()
    return (e.DieRolled(act.seat, act.number, real=True),)


def roll_again(hotel: Hotel) -> Events | Refusal:
    """Both dice are taken up."""
    return (e.DiceTaken(),) if hotel.duel is not None else r.NoDuel()


def settle(hotel: Hotel) -> Events | Refusal:
    """The totals decide; the attacker must be strictly higher."""
    duel, stack = hotel.duel, hotel.options.bonuses_stack
    if duel is None:
        return r.NoDuel()
    if not duel.rolled:
        return r.NotRolled()
    won = duel.attacker_wins(stack)
    winner, loser = duel.both if won else duel.both[::-1]
    totals = (duel.attacker.total(stack), duel.defender.total(stack))
    over = e.DuelOver(winner.seat, loser.seat, *totals, hotel.souvenirs_of(loser.seat))
    also = won and hotel.options.attackers_turn_ends
    return (over, *knocked_out(hotel, loser.seat, turn_ends=also))


def fought(hotel: Hotel, event: e.DuelOver) -> Hotel:
    """The loser's souvenirs are the winner's."""
    has = hotel.souvenirs_of(event.winner) + event.souvenirs
    left = hotel.souvenirs_of(event.loser) - event.souvenirs
    moved = counted(hotel.souvenirs, event.winner, has)
    return replace(hotel, duel=None, souvenirs=counted(moved, event.loser, left))
