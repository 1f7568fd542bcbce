"""The kinds of the `perfidious` vectors: put on a table, played by acts, read off it."""

from collections.abc import Callable
from typing import Any

from companion.games.hotel_perfidious import game, sheet
from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.dead_drop import Direction
from companion.games.hotel_perfidious.rules.duel import DuelOver
from companion.games.hotel_perfidious.rules.game import Act
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import DECKS, Furnishing, Item
from companion.games.hotel_perfidious.rules.options import HouseRules
from companion.refusal import Refusal
from tests.support.chance import from_seed

Input = dict[str, Any]
ME, OTHER = 0, 1
BOARD = 14
"""Columns and rows: the largest board there is."""
NAMES = {
    "Nutcracker": Item.NUTCRACKER,
    "Honey Trap": Item.HONEY_TRAP,
    "Contact Poison": Item.CONTACT_POISON,
    "Knockout Gas": Item.KNOCKOUT_GAS,
    "Bowling Ball (Nutcracker)": Item.NUTCRACKER,
    "Dart Frog (Contact Poison)": Item.CONTACT_POISON,
    "Gas Mask": Item.MASK,
    "Skeleton Key": Item.KEY,
    "Courtesy Phone": Item.PHONE,
    "W-E Arrow": Item.WE_ARROW,
    "N-S Arrow": Item.NS_ARROW,
    "Compass Graffiti": Item.COMPASS,
} | {
    name: Item(name.lower())
    for name in ("Helmet", "Bible", "Gloves", "Syringe", "Blackjack", "Overshoes", "Blueprint")
}
BACKS = {
    "Armoire": Furnishing.ARMOIRE,
    "Bed": Furnishing.BED,
    "Potted Plant": Furnishing.PLANT,
    "Rug/Painting": Furnishing.RUG,
}


def items(names: list[str]) -> tuple[Item, ...]:
    return tuple(NAMES[name] for name in names)


class Table:
    """A mission of two, played by acts alone; numbers are set by hand, as anybody may."""

    def __init__(self, rules: HouseRules | None = None) -> None:
        self.hotel: Hotel = game.begin(rules or HouseRules(columns=BOARD, rows=BOARD), (ME, OTHER))
        self.events: list[Any] = []
        self._follow(game.deal(self.hotel, from_seed(3)).events)
        self.set(a.Field.TURN, ME)

    def _follow(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.hotel = game.evolve(self.hotel, event)
        self.events += events

    def may(self, act: Act, seat: int = ME) -> bool:
        """Whether the act would be allowed; nothing is done."""
        return not isinstance(game.decide(self.hotel, seat, act, from_seed(1)), Refusal)

    def does(self, *acts: Act, seat: int = ME) -> None:
        """Acts that nothing forbids."""
        for act in acts:
            events = game.decide(self.hotel, seat, act, from_seed(1))
            assert not isinstance(events, Refusal), (act, events)
            self._follow(events)

    def set(self, field: a.Field, seat: int, value: int = 0) -> None:
        """A number set by hand."""
        self.does(a.ByHand(field, seat, value))


def dead(given: Input) -> Input:
    """The arrows and the compass are found, and the compass is turned."""
    table = Table()
    table.does(a.FindSign(Item.NS_ARROW, *given["nsArrow"]))
    table.does(a.FindSign(Item.WE_ARROW, *given["weArrow"]))
    table.does(a.FindSign(Item.COMPASS, 1, 1))
    table.does(a.TurnCompass(Direction(given["compassNorth"])))
    assert table.hotel.dead_drop is not None
    return dict(zip(("column", "row"), table.hotel.dead_drop, strict=True))


def move(given: Input) -> Input:
    """Tiles kept and readied in the own trap book, which says how far one gets."""
    hotel = Table().hotel
    held: sheet.Inventory = ()
    for item in items(given["inventoryReady"]):
        held = sheet.added(held, hotel, ME, item, up=True)
    return {"maxSquares": sheet.squares(held, hotel.options.must_be_ready)}


def setup(given: Input) -> Input:
    decks = {
        name: {NAMES[item]: count for item, count in deck.items()}
        for name, deck in given["decks"].items()
    }
    assert decks == {name: DECKS[back] for name, back in BACKS.items()}
    whole, table = game.begin(HouseRules(), (ME, OTHER)), Table()
    sizes = {name: whole.left_in(back) for name, back in BACKS.items()}
    return {
        "deckSizes": sizes,
        "total": sum(sizes.values()),
        "setOnBoard": len(table.hotel.rooms),
        "remaining": {name: table.hotel.left_in(back) for name, back in BACKS.items()},
    }


def trap(given: Input) -> Input:
    """A tile somebody set is turned up by an agent, who tries all that is held against it."""
    kind, take = NAMES[given["trap"]], given.get("takeSouvenir", False)
    back = next(back for back, deck in DECKS.items() if kind in deck)
    table = Table()
    table.set(a.Field.TURN, OTHER)
    table.does(a.SetTile(1, back, b"m" * 32), seat=OTHER)
    table.set(a.Field.TURN, ME)
    table.does(a.TurnUp(1), a.SayTile(1, kind))
    counters = [item for item in items(given["inventory"]) if table.may(a.FaceTrap(item))]
    offered = any(table.may(a.FaceTrap(item, take=True)) for item in counters)
    if counters:
        table.does(a.FaceTrap(counters[0], take))
    else:
        table.does(a.FaceTrap(Item.NOTHING))
    there, hotel = table.hotel.tile(1), table.hotel
    return {
        "knockedSenseless": hotel.knocks_of(ME) == 1 and hotel.forfeits_of(ME) == 1,
        "souvenirOffered": offered,
        "trapStaysOnBoard": there is not None and there.up,
    }


def whack(given: Input) -> Input:
    table, names = Table(), {ME: "attacker", OTHER: "defender"}
    for seat, name in names.items():
        table.set(a.Field.SOUVENIRS, seat, given[name]["souvenirs"])
    table.does(a.Whack(OTHER))
    for seat, name in names.items():
        table.does(a.SayItems(seat, items(given[name]["inv"])))
    for seat, name in names.items():
        table.does(a.SayRoll(seat, given[name]["roll"]))
    table.does(a.Settle())
    (over,) = (event for event in table.events if isinstance(event, DuelOver))
    (down,) = (seat for seat in names if table.hotel.knocks_of(seat))
    return {
        "attackerTotal": over.attack,
        "defenderTotal": over.defence,
        "winner": names[over.winner],
        "knockedSenseless": names[down],
        "winnerSouvenirs": table.hotel.souvenirs_of(over.winner),
        "loserSouvenirs": table.hotel.souvenirs_of(over.loser),
    }


def victory(given: Input) -> Input:
    """Blueprints dropped on the Dead Drop; without any nobody has won."""
    table = Table(HouseRules(zero_counts_one=not given["strictZero"]))
    table.set(a.Field.SOUVENIRS, ME, given["souvenirs"])
    if given["blueprints"]:
        table.does(a.DropBlueprints(given["blueprints"]))
    return {"wins": table.hotel.wins_of(ME)}


KINDS: dict[str, Callable[[Input], Input]] = {
    "deadDrop": dead,
    "move": move,
    "setup": setup,
    "trap": trap,
    "whack": whack,
    "victory": victory,
}
