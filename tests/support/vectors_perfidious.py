"""The kinds of the `perfidious` vectors, translated into the product's own rules."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.games.hotel_perfidious import game
from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules import hotel as h
from companion.games.hotel_perfidious.rules.dead_drop import Direction, dead_drop
from companion.games.hotel_perfidious.rules.game import EACH, Act, set_up
from companion.games.hotel_perfidious.rules.items import DECKS, Furnishing, Item, reach, stopper
from companion.games.hotel_perfidious.rules.mission import wins
from companion.games.hotel_perfidious.rules.options import HouseRules
from companion.games.hotel_perfidious.rules.tiles import TileShown
from companion.games.hotel_perfidious.rules.traps import TrapSprung
from companion.refusal import Refusal
from tests.support.chance import from_seed

Input = dict[str, Any]
ME, OTHER = 0, 1
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


def after(state: h.Hotel, seat: int, *acts: Act) -> h.Hotel:
    """The state after acts that are all allowed."""
    for act in acts:
        events = game.decide(state, seat, act, from_seed(1))
        assert not isinstance(events, Refusal), events
        for event in events:
            state = game.evolve(state, event)
    return state


def begun() -> h.Hotel:
    return replace(game.begin(HouseRules(), (ME, OTHER)), turn=ME)


def dead(given: Input) -> Input:
    north = Direction(given["compassNorth"])
    column, row = dead_drop(tuple(given["nsArrow"]), tuple(given["weArrow"]), north)
    return {"column": column, "row": row}


def move(given: Input) -> Input:
    return {"maxSquares": reach(items(given["inventoryReady"]))}


def setup(given: Input) -> Input:
    decks = {
        name: {NAMES[item]: count for item, count in deck.items()}
        for name, deck in given["decks"].items()
    }
    assert decks == {name: DECKS[back] for name, back in BACKS.items()}
    state = game.begin(HouseRules(), (ME, OTHER))
    for event in game.deal(state, from_seed(3)).events:
        state = game.evolve(state, event)
    sizes = {name: sum(DECKS[back].values()) for name, back in BACKS.items()}
    assert set(Counter(set_up(from_seed(4))).values()) == {EACH}
    return {
        "deckSizes": sizes,
        "total": sum(sizes.values()),
        "setOnBoard": len(state.rooms),
        "remaining": {name: state.left_in(back) for name, back in BACKS.items()},
    }


def trap(given: Input) -> Input:
    """A tile somebody set is turned up by an agent who holds the inventory."""
    kind, held = NAMES[given["trap"]], items(given["inventory"])
    back = next(back for back, deck in DECKS.items() if kind in deck)
    state = after(replace(begun(), turn=OTHER), OTHER, a.SetTile(1, back, b"m" * 32))
    state = after(replace(state, turn=ME), ME, a.TurnUp(1))
    for event in (TileShown(1, kind, True), TrapSprung(ME, kind, 1)):
        state = game.evolve(state, event)
    counter = stopper(kind, held)
    state = after(state, ME, a.FaceTrap(counter, given.get("takeSouvenir", False)))
    there = state.tile(1)
    return {
        "knockedSenseless": state.knocks_of(ME) == 1 and state.forfeits_of(ME) == 1,
        "souvenirOffered": counter is not Item.NOTHING,
        "trapStaysOnBoard": there is not None and there.up,
    }


def whack(given: Input) -> Input:
    attacker, defender = given["attacker"], given["defender"]
    counts = ((ME, attacker["souvenirs"]), (OTHER, defender["souvenirs"]))
    state = replace(begun(), souvenirs=counts)
    state = after(state, ME, a.Whack(OTHER))
    for seat, side in ((ME, attacker), (OTHER, defender)):
        state = after(state, ME, a.SayItems(seat, items(side["inv"])))
    for seat, side in ((ME, attacker), (OTHER, defender)):
        state = after(state, ME, a.SayRoll(seat, side["roll"]))
    duel = state.duel
    assert duel is not None
    won = duel.attacker_wins(False)
    state = after(state, ME, a.Settle())
    winner, loser = (ME, OTHER) if won else (OTHER, ME)
    assert state.knocks_of(winner) == 0
    return {
        "attackerTotal": duel.attacker.total(False),
        "defenderTotal": duel.defender.total(False),
        "winner": "attacker" if won else "defender",
        "knockedSenseless": {ME: "attacker", OTHER: "defender"}[state.knocks[0][0]],
        "winnerSouvenirs": state.souvenirs_of(winner),
        "loserSouvenirs": state.souvenirs_of(loser),
    }


def victory(given: Input) -> Input:
    strict = given["strictZero"]
    return {"wins": wins(given["blueprints"], given["souvenirs"], not strict)}


KINDS: dict[str, Callable[[Input], Input]] = {
    "deadDrop": dead,
    "move": move,
    "setup": setup,
    "trap": trap,
    "whack": whack,
    "victory": victory,
}
