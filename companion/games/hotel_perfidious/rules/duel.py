"""The whack (HP-W1..7): inventories readied together, each rolls, a tie is the defender's. PURE.

An inventory is laid face down as two bytes (see `items.packed`); the act carries only the mark.
"""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import box, turns
from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules.hotel import Duel, Fighter, Hotel, counted
from companion.games.hotel_perfidious.rules.items import HOLDS, KEEPABLE, Item, copies, unpacked
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.commitment import MARK, opens
from companion.table.exchange import Show


@dataclass(frozen=True)
class Whack:
    """For King and Country: the agent whose turn it is attacks another on the same square."""

    defender: int


@dataclass(frozen=True)
class LayInventory:
    """A fighter's whole inventory, before either sees the other's."""

    mark: bytes


@dataclass(frozen=True)
class ShowInventory:
    """A fighter's inventory is readied; the phone does it by itself (`owes`)."""

    nonce: bytes
    secret: bytes


@dataclass(frozen=True)
class SayItems:
    """What a fighter has readied, tapped before everyone's eyes."""

    seat: int
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Roll:
    """The own die."""


@dataclass(frozen=True)
class SayRoll:
    """The face of a fighter's real die, 1..6."""

    seat: int
    number: int


@dataclass(frozen=True)
class RollAgain:
    """Both dice are taken up again."""


@dataclass(frozen=True)
class Settle:
    """The dice stand: the loser is knocked senseless, the winner takes the souvenirs."""


OfFighter = LayInventory | ShowInventory | SayItems | Roll | SayRoll
Act = Whack | OfFighter | RollAgain | Settle


@dataclass(frozen=True)
class DuelBegan:
    """Two agents fight."""

    attacker: int
    defender: int


@dataclass(frozen=True)
class InventoryLaid:
    """A fighter's phone holds its inventory ready."""

    seat: int
    mark: bytes


@dataclass(frozen=True)
class ItemsShown:
    """A fighter's readied items."""

    seat: int
    items: tuple[Item, ...]


@dataclass(frozen=True)
class DieRolled:
    """A fighter's die. real: of the box."""

    seat: int
    number: int
    real: bool


@dataclass(frozen=True)
class DiceTaken:
    """The dice are taken up again."""


@dataclass(frozen=True)
class DuelOver:
    """Who won, by which totals, and how many souvenirs go from the loser to the winner."""

    winner: int
    loser: int
    attack: int
    defence: int
    souvenirs: int


OfSide = InventoryLaid | ItemsShown | DieRolled
Event = DuelBegan | OfSide | DiceTaken | DuelOver
Events = tuple[Event | turns.Event, ...]


@dataclass(frozen=True)
class NoDuel(r.HotelRefusal):
    """There is no duel, or no part in it for this seat."""


@dataclass(frozen=True)
class LaidAlready(r.HotelRefusal):
    """This fighter's inventory is ready."""


@dataclass(frozen=True)
class NotReady(r.HotelRefusal):
    """Both inventories must lie open first."""


@dataclass(frozen=True)
class NoInventory(r.HotelRefusal):
    """At most two items, none of them a sign."""


@dataclass(frozen=True)
class RolledAlready(r.HotelRefusal):
    """This fighter has rolled."""


@dataclass(frozen=True)
class NotRolled(r.HotelRefusal):
    """Both must roll first."""


@dataclass(frozen=True)
class NoSuchFace(r.HotelRefusal):
    """A die has the faces 1 to 6."""

    key = "hotel_perfidious-refusal-face"


FACES = range(1, 7)


def decide(hotel: Hotel, seat: int, act: Act, chance: Chance) -> Events | Refusal:
    """The attack, and what each fighter does until the dice stand."""
    duel = hotel.duel
    if isinstance(act, Whack):
        return _whack(hotel, seat, act.defender)
    if duel is None:
        return NoDuel()
    match act:
        case RollAgain():
            return (DiceTaken(),)
        case Settle():
            return _settle(hotel, duel)
        case SayItems(whose) | SayRoll(whose):
            side = duel.fighter(whose)
        case LayInventory() | ShowInventory() | Roll():
            side = duel.fighter(seat)
        case _:
            assert_never(act)
    return NoDuel() if side is None else _fight(hotel, duel, side, act, chance)


def _whack(hotel: Hotel, seat: int, defender: int) -> Events | Refusal:
    """For King and Country."""
    refused = turns.may_act(hotel, seat) or turns.other(hotel, seat, defender)
    return refused or (DuelBegan(seat, defender),)


def _fight(
    hotel: Hotel, duel: Duel, side: Fighter, act: OfFighter, chance: Chance
) -> Events | Refusal:
    """What a fighter does; what is said by hand may be said by whomever."""
    match act:
        case LayInventory(mark):
            if side.mark or side.items is not None:
                return LaidAlready()
            return (InventoryLaid(side.seat, mark),) if len(mark) == MARK else r.FalseMark()
        case ShowInventory():
            return _show(duel, side, act)
        case SayItems(_, items):
            if not _possible(items):
                return NoInventory()
            fits = all(items.count(one) <= box.free_to_hold(hotel, side, one) for one in items)
            return (ItemsShown(side.seat, items),) if fits else r.NoneLeft()
        case Roll() | SayRoll() if not duel.ready:
            return NotReady()
        case Roll():
            if side.roll:
                return RolledAlready()
            face = FACES[chance.at(f"die {side.seat}").below(len(FACES))]
            return (DieRolled(side.seat, face, real=False),)
        case SayRoll(_, number):
            if number not in FACES:
                return NoSuchFace()
            return (DieRolled(side.seat, number, real=True),)
        case _:
            assert_never(act)


def owes(hotel: Hotel, seat: int) -> tuple[Show, ...]:
    """A fighter's phone readies what it laid."""
    duel = hotel.duel
    side = duel.fighter(seat) if duel else None
    if duel is None or side is None or side.items is not None or not duel.laid:
        return ()
    return (Show(side.mark, ShowInventory),)


def _show(duel: Duel, side: Fighter, act: ShowInventory) -> Events | Refusal:
    """It must be the inventory that was laid."""
    if side.items is not None or not side.mark:
        return LaidAlready()
    if not duel.laid:
        return NotReady()
    if not opens(side.mark, act.nonce, act.secret):
        return r.FalseMark()
    try:
        items = unpacked(act.secret)
    except ValueError:
        return NoInventory()
    return (ItemsShown(side.seat, items),) if _possible(items) else NoInventory()


def _possible(items: tuple[Item, ...]) -> bool:
    """Whether somebody can hold these items."""
    kept = all(item in KEEPABLE and items.count(item) <= copies(item) for item in items)
    return kept and len(items) <= HOLDS


def _settle(hotel: Hotel, duel: Duel) -> Events | Refusal:
    """The totals decide; the attacker must be strictly higher."""
    if not duel.rolled:
        return NotRolled()
    stack = hotel.options.bonuses_stack
    won = duel.attacker_wins(stack)
    winner, loser = duel.both if won else duel.both[::-1]
    totals = (duel.attacker.total(stack), duel.defender.total(stack))
    over = DuelOver(winner.seat, loser.seat, *totals, hotel.souvenirs_of(loser.seat))
    also = won and hotel.options.attackers_turn_ends
    return (over, *turns.knocked_out(hotel, loser.seat, turn_ends=also))


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state of the duel; the loser's souvenirs are the winner's."""
    if isinstance(event, DuelBegan):
        return replace(hotel, duel=Duel(Fighter(event.attacker), Fighter(event.defender)))
    duel = hotel.duel
    if duel is None:
        return hotel
    match event:
        case DiceTaken():
            both = (replace(side, roll=0) for side in duel.both)
            return replace(hotel, duel=Duel(*both))
        case DuelOver(winner, loser, _, _, souvenirs):
            moved = counted(hotel.souvenirs, winner, hotel.souvenirs_of(winner) + souvenirs)
            left = hotel.souvenirs_of(loser) - souvenirs
            return replace(hotel, duel=None, souvenirs=counted(moved, loser, left))
        case InventoryLaid() | ItemsShown() | DieRolled():
            side = duel.fighter(event.seat)
            return hotel if side is None else _fought(hotel, duel, side, event)
        case _:
            assert_never(event)


def _fought(hotel: Hotel, duel: Duel, side: Fighter, event: OfSide) -> Hotel:
    match event:
        case InventoryLaid(_, mark):
            return replace(hotel, duel=duel.with_fighter(replace(side, mark=mark)))
        case DieRolled(_, number):
            return replace(hotel, duel=duel.with_fighter(replace(side, roll=number)))
        case ItemsShown(_, items):
            after = duel.with_fighter(replace(side, items=items))
            lying = (item for fighter in after.both for item in fighter.items or ())
            return replace(hotel, duel=after).saw(*lying)
        case _:
            assert_never(event)
