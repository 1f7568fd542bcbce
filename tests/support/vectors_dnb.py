"""The kinds of the `dnb` vectors, translated into the product's own rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.games.dead_breakfast import game
from companion.games.dead_breakfast.rules import snatches
from companion.games.dead_breakfast.rules import turns as dead_turns
from companion.games.dead_breakfast.rules.game import Act
from companion.games.dead_breakfast.rules.house import TURNS, House
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.score import products, score, verdict
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import EACH, Cell, Placed, scares
from companion.refusal import Refusal
from tests.support.chance import from_seed

WINDOW_TILES, SHOWN = 70, 4
"""Window tiles in the box, and how many lie face up (facts 2.1, 2.2)."""
Input = dict[str, Any]
FLOWERS = ("yellow", "blue", "colour 3", "colour 4")
FEATURES = ("varanda", "gargoyle", "feature 3", "feature 4")
TARGETS = {
    "garden": snatches.Target.GARDEN,
    "haunted": snatches.Target.HAUNTED,
    "roofLeft": snatches.Target.ROOF_LEFT,
    "roofRight": snatches.Target.ROOF_RIGHT,
    "window": snatches.Target.WINDOW,
}


def grid(given: Input) -> Input:
    """Any five columns and four floors, as they are given."""
    covers = {(row, column): Cell(creature) for row, column, creature in given["haunted"]}
    places = {
        (row, column): Placed(column, floor, covers.get((row, column), Cell(guest or "empty")))
        for row, floor in enumerate(given["floorsTopDown"])
        for column, guest in enumerate(given["grid"][row])
    }
    house = tuple(places.values())
    points = dict(scares(house))
    at = {place: number for number, place in enumerate(places)}
    tiles = [points[at[row, column]] for row, column, _ in given["haunted"]]
    return {"perTile": tiles, "total": sum(tiles)}


def kinds(given: dict[str, int], names: tuple[str, ...]) -> tuple[int, ...]:
    assert set(given) <= set(names), given
    return tuple(given.get(name, 0) for name in names)


def whole(given: Input) -> Input:
    """Points per tile are guests counted by hand, of whatever creature."""
    guests = sum(given["scaredPoints"]) // EACH
    house = House(
        0,
        flowers=kinds(given["flowersConnected"], FLOWERS),
        gardens=kinds(given["gardens"], FLOWERS),
        features=kinds(given["windowFeatures"], FEATURES),
        roofs=kinds(given["roofs"], FEATURES),
        scared=(guests, 0, 0, 0),
        eyeballs=given["eyeballs"],
    )
    found = score(house, HouseRules())
    parts = dict(zip(("gardens", "roofs", "scared", "eyeballs"), found.parts, strict=True))
    return {**parts, "total": found.total}


def garden_line(given: Input) -> Input:
    return {"points": products((given["connected"],), (given["gardens"],))[0]}


def roof_line(given: Input) -> Input:
    return {"points": products((given["windows"],), (given["roofs"],))[0]}


def tie_break(given: Input) -> Input:
    players = given["players"]
    scores = [(n, p["score"], p["eyeballs"]) for n, p in enumerate(players)]
    return {"winners": [players[seat]["name"] for seat in verdict(scores).winners]}


def supply(given: Input) -> Input:
    shown = given["players"] * TURNS + SHOWN
    return {
        "windowsPlaced": given["players"] * TURNS,
        "windowsEverShown": shown,
        "stock": WINDOW_TILES,
        "enough": shown <= WINDOW_TILES,
    }


def turns(given: Input) -> Input:
    """As many windows as the four outer columns have, played out."""
    street = begun()
    while not street.complete:
        street = after(street, street.turn, dead_turns.Move())
    played = street.houses[0].turns
    assert played == 2 * given["columnsPerSide"] * given["floors"]
    return {"turnsPerPlayer": played}


def snatch(given: Input) -> Input:
    """Dibs and the tile; who has no eyeball is not even heard."""
    street = begun()
    street = street.with_house(replace(street.houses[1], eyeballs=given["eyeballs"]))
    for act in (snatches.CallDibs(0, 1000), snatches.Snatch(TARGETS[given["target"]])):
        events = game.decide(street, 1, act, from_seed(1))
        if isinstance(events, Refusal):
            return {"allowed": False}
        street = after(street, 1, act)
    return {"allowed": True}


def begun() -> Street:
    return replace(game.begin(HouseRules(), (0, 1)), turn=0)


def after(street: Street, seat: int, act: Act) -> Street:
    events = game.decide(street, seat, act, from_seed(1))
    assert not isinstance(events, Refusal), events
    for event in events:
        street = game.evolve(street, event)
    return street


KINDS: dict[str, Callable[[Input], Input]] = {
    "scaredGrid": grid,
    "score": whole,
    "gardenLine": garden_line,
    "roofLine": roof_line,
    "tieBreak": tie_break,
    "supply": supply,
    "turns": turns,
    "snatch": snatch,
}
