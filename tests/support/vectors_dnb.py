"""The kinds of the `dnb` vectors: put on a table, played by acts, read off it."""

from collections.abc import Callable
from typing import Any

from companion.games.dead_breakfast import game
from companion.games.dead_breakfast.rules import byhand, pad, snatches
from companion.games.dead_breakfast.rules import turns as dead_turns
from companion.games.dead_breakfast.rules.game import Act
from companion.games.dead_breakfast.rules.house import Part
from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.rules.score import painted
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import (
    EACH,
    MIDDLE,
    ON_FLOORS,
    Cell,
    Centre,
    places,
    scares,
)
from companion.refusal import Refusal
from tests.support.chance import from_seed

WINDOW_TILES, SHOWN = 70, 4
"""Window tiles in the box, and how many lie face up (facts 2.1, 2.2)."""
Input = dict[str, Any]
Place = tuple[int, int]
"""Row and column in a vector's grid."""
OUTSIDE = 0
"""An outer column."""
DOUBLE_WINDOWS = (Centre.FLOORS_34, Centre.FLOORS_23, Centre.FLOORS_12)
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
    """The whole grid as one house where its double window fits in, else a house for each tile.

    A tile scares in its column and on its floor, whichever column stands in the middle. So it
    stands in an outer one of its house, and in the middle the window beside it is enough.
    """
    tiles = {(row, column): Cell(creature) for row, column, creature in given["haunted"]}
    cells = {
        (row, column): tiles.get((row, column), Cell(guest or "empty"))
        for row, guests in enumerate(given["grid"])
        for column, guest in enumerate(guests)
    }
    floors, haunted = given["floorsTopDown"], [(row, column) for row, column, _ in given["haunted"]]
    middle = {
        floors[row]
        for (row, column), cell in cells.items()
        if column == MIDDLE and cell is not Cell.EMPTY
    }
    for centre in DOUBLE_WINDOWS:
        if middle <= set(ON_FLOORS[centre]):
            points, total = scared(cells, floors, centre)
            return {"perTile": [points[at] for at in haunted], "total": total}
    each = [alone(cells, floors, at) for at in haunted]
    return {"perTile": each, "total": sum(each)}


def alone(cells: dict[Place, Cell], floors: list[int], tile: Place) -> int:
    """A tile's points in a house whose middle is some other column."""
    row, column = tile
    swap = {MIDDLE: OUTSIDE, OUTSIDE: MIDDLE} if column == MIDDLE else {}
    moved = {(r, swap.get(c, c)): cell for (r, c), cell in cells.items()}
    seen = {at: cell for at, cell in moved.items() if at[1] != MIDDLE or at[0] == row}
    centre = next(one for one in DOUBLE_WINDOWS if floors[row] in ON_FLOORS[one])
    points, _ = scared(seen, floors, centre)
    return points[row, swap.get(column, column)]


def scared(
    cells: dict[Place, Cell], floors: list[int], centre: Centre
) -> tuple[dict[Place, int], int]:
    """A house is painted: points of its tiles, as the house's page says them, and their sum."""
    at = {(column, floors[row]): (row, column) for row, column in cells}
    windows = tuple(cells[at[place]] if place in at else Cell.EMPTY for place in places(centre))
    street = after(begun(options=HouseRules(centre=centre)), 0, pad.Paint(0, windows))
    shown, rules = painted(street.at(0), street.options), street.options
    points = scares(shown, centre_counts=rules.centre_counts)
    by_place = {at[shown[number].column, shown[number].floor]: value for number, value in points}
    return by_place, sum(street.score(0).scared)


def kinds(given: dict[str, int], names: tuple[str, ...]) -> tuple[int, ...]:
    assert set(given) <= set(names), given
    return tuple(given.get(name, 0) for name in names)


def counted(seat: int, street: Street, **parts: tuple[int, ...]) -> Street:
    """A house into which numbers were tapped, by the names of its parts."""
    for part, numbers in parts.items():
        street = after(street, seat, pad.Count(seat, Part(part), numbers))
    return street


def whole(given: Input) -> Input:
    """Points per tile are guests counted by hand, of whatever creature."""
    guests = sum(given["scaredPoints"]) // EACH
    street = counted(
        0,
        begun(),
        flowers=kinds(given["flowersConnected"], FLOWERS),
        gardens=kinds(given["gardens"], FLOWERS),
        features=kinds(given["windowFeatures"], FEATURES),
        roofs=kinds(given["roofs"], FEATURES),
        scared=(guests, 0, 0, 0),
    )
    street = after(street, 0, byhand.ByHand(byhand.Field.EYEBALLS, 0, given["eyeballs"]))
    found = street.score(0)
    parts = dict(zip(("gardens", "roofs", "scared", "eyeballs"), found.parts, strict=True))
    return {**parts, "total": found.total}


def garden_line(given: Input) -> Input:
    flowers, gardens = (given["connected"], 0, 0, 0), (given["gardens"], 0, 0, 0)
    return {"points": counted(0, begun(), flowers=flowers, gardens=gardens).score(0).total}


def roof_line(given: Input) -> Input:
    features, roofs = (given["windows"], 0, 0, 0), (given["roofs"], 0, 0, 0)
    return {"points": counted(0, begun(), features=features, roofs=roofs).score(0).total}


def tie_break(given: Input) -> Input:
    """Scores are made of eyeballs, and of flowers beside a garden of each kind."""
    players = [(p["name"], p["score"], p["eyeballs"]) for p in given["players"]]
    street = begun(len(players))
    for seat, (_, points, eyeballs) in enumerate(players):
        flowers, rest = divmod(points - EACH * eyeballs, len(FLOWERS))
        numbers = tuple(flowers + (kind < rest) for kind in range(len(FLOWERS)))
        street = counted(seat, street, flowers=numbers, gardens=(1,) * len(FLOWERS))
        street = after(street, seat, byhand.ByHand(byhand.Field.EYEBALLS, seat, eyeballs))
        assert street.score(seat).total == points
    (finished,) = events_of(street, 0, dead_turns.Finish())
    return {"winners": [players[seat][0] for seat in finished.winners]}


def played_out(players: int) -> Street:
    """Every house is built to its last window."""
    street = begun(players)
    while not street.complete:
        street = after(street, street.turn, dead_turns.Move())
    return street


def supply(given: Input) -> Input:
    placed = played_out(given["players"]).moves
    shown = placed + SHOWN
    return {
        "windowsPlaced": placed,
        "windowsEverShown": shown,
        "stock": WINDOW_TILES,
        "enough": shown <= WINDOW_TILES,
    }


def turns(given: Input) -> Input:
    """As many windows as the four outer columns have, played out."""
    (played,) = {house.turns for house in played_out(2).houses}
    assert played == 2 * given["columnsPerSide"] * given["floors"]
    return {"turnsPerPlayer": played}


def snatch(given: Input) -> Input:
    """Dibs on what lies there now, perhaps after another has moved, and then the tile."""
    street, target = begun(), TARGETS[given["target"]]
    street = after(street, 1, byhand.ByHand(byhand.Field.EYEBALLS, 1, given["eyeballs"]))
    seen = street.moves
    if given.get("opponentHasMoved", False):
        street = after(street, 0, dead_turns.Move())
    for act in (snatches.CallDibs(seen, 1000), snatches.Snatch(target)):
        events = game.decide(street, 1, act, from_seed(1))
        if isinstance(events, Refusal):
            return {"allowed": False}
        street = after(street, 1, act)
    return {"allowed": True}


def begun(players: int = 2, options: HouseRules | None = None) -> Street:
    """Dealt, and seat 0 begins."""
    street: Street = game.begin(options or HouseRules(), tuple(range(players)))
    for event in game.deal(street, from_seed(1)).events:
        street = game.evolve(street, event)
    return after(street, 0, byhand.ByHand(byhand.Field.TURN, 0, 0))


def events_of(street: Street, seat: int, act: Act) -> tuple[Any, ...]:
    """What follows from an act that is allowed."""
    events = game.decide(street, seat, act, from_seed(1))
    assert not isinstance(events, Refusal), events
    return events


def after(street: Street, seat: int, act: Act) -> Street:
    for event in events_of(street, seat, act):
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
