"""The public state of a game of Hotel Perfidious. PURE; there is no field for a concealed tile."""

from dataclasses import dataclass, replace

from companion.games.hotel_perfidious.rules.dead_drop import Direction, Square, dead_drop
from companion.games.hotel_perfidious.rules.items import (
    DECKS,
    NOBODY,
    SIGNS,
    Furnishing,
    Item,
    bonus,
    copies,
)
from companion.games.hotel_perfidious.rules.options import HouseRules

BLUEPRINTS = copies(Item.BLUEPRINT)
Counts = tuple[tuple[int, int], ...]
"""Numbers by seat."""
Items = tuple[tuple[Item, int], ...]
"""Numbers by item."""


@dataclass(frozen=True)
class Tile:
    """A tile somebody set. turning: who turns it up. item: what all know it to be, or NOTHING.

    up: it lies face up. gone: it lies there no more; its mark stays, for the phone that set it.
    """

    number: int
    seat: int
    room: int
    furnishing: Furnishing
    mark: bytes
    turning: int = NOBODY
    item: Item = Item.NOTHING
    up: bool = False
    gone: bool = False


@dataclass(frozen=True)
class Sprung:
    """A trap that waits for its victim's answer. number: of the tile, 0 if no phone set it."""

    seat: int
    trap: Item
    number: int


@dataclass(frozen=True)
class Fighter:
    """One side of a duel. items: None until they are readied. roll: 0 until it is rolled."""

    seat: int
    mark: bytes = b""
    items: tuple[Item, ...] | None = None
    roll: int = 0

    def plus(self, stack: bool) -> int:
        """What the readied items add."""
        return bonus(self.items or (), stack)

    def total(self, stack: bool) -> int:
        """The roll with what the items add."""
        return self.roll + self.plus(stack)


@dataclass(frozen=True)
class Duel:
    """Two agents on one square."""

    attacker: Fighter
    defender: Fighter

    @property
    def both(self) -> tuple[Fighter, Fighter]:
        """The attacker, then the defender."""
        return self.attacker, self.defender

    def fighter(self, seat: int) -> Fighter | None:
        """A seat's side."""
        return next((side for side in self.both if side.seat == seat), None)

    @property
    def laid(self) -> bool:
        """Whether both inventories are there, so that they are readied now."""
        return all(side.mark or side.items is not None for side in self.both)

    @property
    def ready(self) -> bool:
        """Whether both inventories lie open."""
        return all(side.items is not None for side in self.both)

    @property
    def rolled(self) -> bool:
        """Whether both dice lie."""
        return all(side.roll for side in self.both)

    def attacker_wins(self, stack: bool) -> bool:
        """A tie goes to the defender (HP-W1..7)."""
        return self.attacker.total(stack) > self.defender.total(stack)

    def with_fighter(self, fighter: Fighter) -> "Duel":
        """The duel with one side changed."""
        if fighter.seat == self.attacker.seat:
            return replace(self, attacker=fighter)
        return replace(self, defender=fighter)


@dataclass(frozen=True)
class Call:
    """A phone rings in the corridor: `target` may only move."""

    number: int
    caller: int
    target: int


@dataclass(frozen=True)
class Hotel:
    """What everybody at the table may see. seats: in the order people sit.

    rooms: backs of the tiles set up, room 1 first. turn: whose it is. knocks: how often a seat was
    knocked senseless. signs: squares of what was found. drop: the Dead Drop by hand. blueprints: on
    the Dead Drop, by seat. gained: wins of this game, once it is over. left: tiles of a deck, where
    counted. seen: how many of an item all have seen; taken: traps and phones that are souvenirs.
    fallen: who was knocked senseless and may still start the call of a phone that fell (HP-def11).
    """

    options: HouseRules
    seats: tuple[int, ...]
    rooms: tuple[Furnishing, ...] = ()
    turn: int = NOBODY
    beds: Counts = ()
    souvenirs: Counts = ()
    forfeits: Counts = ()
    knocks: Counts = ()
    blueprints: Counts = ()
    wins: Counts = ()
    tiles: tuple[Tile, ...] = ()
    trap: Sprung | None = None
    duel: Duel | None = None
    calls: tuple[Call, ...] = ()
    called: int = 0
    signs: tuple[tuple[Item, Square], ...] = ()
    north: Direction | None = None
    drop: Square | None = None
    left: tuple[tuple[Furnishing, int], ...] = ()
    seen: Items = ()
    taken: Items = ()
    fallen: tuple[int, ...] = ()
    gained: Counts | None = None

    # --- numbers of a seat

    def souvenirs_of(self, seat: int) -> int:
        """A seat's souvenirs."""
        return dict(self.souvenirs).get(seat, 0)

    def forfeits_of(self, seat: int) -> int:
        """Turns a seat has still to forfeit."""
        return dict(self.forfeits).get(seat, 0)

    def knocks_of(self, seat: int) -> int:
        """How often a seat was knocked senseless: what it held before lies in the corridor."""
        return dict(self.knocks).get(seat, 0)

    def with_souvenir(self, seat: int, item: Item) -> "Hotel":
        """The state with one souvenir more."""
        return replace(
            self,
            souvenirs=counted(self.souvenirs, seat, self.souvenirs_of(seat) + 1),
            taken=noted(self.taken, item, self.taken_of(item) + 1),
        )

    def bed_of(self, seat: int) -> int:
        """The room of a seat's bed, 0 if it has none yet."""
        return dict(self.beds).get(seat, 0)

    def blueprints_of(self, seat: int) -> int:
        """Blueprints a seat has dropped off."""
        return dict(self.blueprints).get(seat, 0)

    def wins_of(self, seat: int) -> int:
        """A seat's wins of all games so far."""
        return dict(self.wins).get(seat, 0)

    # --- the board

    def tile(self, number: int) -> Tile | None:
        """A tile that still lies there."""
        return next((t for t in self.tiles if t.number == number and not t.gone), None)

    @property
    def turning(self) -> Tile | None:
        """The tile that is being turned up, until its phone has said what it is."""
        return next((tile for tile in self.lying if tile.turning != NOBODY), None)

    @property
    def lying(self) -> tuple[Tile, ...]:
        """All tiles set by somebody that still lie there."""
        return tuple(tile for tile in self.tiles if not tile.gone)

    def with_tile(self, tile: Tile) -> "Hotel":
        """The state with one tile changed."""
        tiles = tuple(tile if other.number == tile.number else other for other in self.tiles)
        return replace(self, tiles=tiles)

    def on_the_phone(self, seat: int) -> bool:
        """Whether a seat is called and may only move (facts 1.8)."""
        return any(call.target == seat for call in self.calls)

    def sign(self, sign: Item) -> Square | None:
        """The square of an arrow or the compass."""
        return dict(self.signs).get(sign)

    @property
    def dead_drop(self) -> Square | None:
        """The Dead Drop, once it is known."""
        if self.drop is not None or self.options.tap_the_square:
            return self.drop
        ns_arrow, we_arrow, compass = (self.sign(sign) for sign in SIGNS)
        if ns_arrow is None or we_arrow is None or compass is None or self.north is None:
            return None
        return dead_drop(ns_arrow, we_arrow, self.north)

    # --- the decks

    def left_in(self, furnishing: Furnishing) -> int:
        """Tiles left in a deck."""
        used = self.rooms.count(furnishing)
        return dict(self.left).get(furnishing, sum(DECKS[furnishing].values()) - used)

    def seen_of(self, item: Item) -> int:
        """How many of an item all have seen."""
        return dict(self.seen).get(item, 0)

    def saw(self, *items: Item) -> "Hotel":
        """The state after so many of each lay open at once: as many have been seen."""
        seen = self.seen
        for item in dict.fromkeys(items):
            most = min(copies(item), items.count(item))
            seen = noted(seen, item, max(self.seen_of(item), most))
        return replace(self, seen=seen)

    def taken_of(self, item: Item) -> int:
        """How many of an item are souvenirs, wherever."""
        return dict(self.taken).get(item, 0)

    # --- how far it is

    @property
    def still_out(self) -> int:
        """Blueprints not yet on the Dead Drop."""
        return BLUEPRINTS - sum(count for _, count in self.blueprints)

    @property
    def over(self) -> bool:
        """Whether the mission is over."""
        return self.gained is not None

    @property
    def busy(self) -> bool:
        """Whether a tile, a trap or a duel has to be settled first."""
        return any((self.trap, self.duel, self.turning))


def counted(counts: Counts, seat: int, value: int) -> Counts:
    """The numbers with one seat's set, in the order of seats; zero stands nowhere."""
    others = tuple(pair for pair in counts if pair[0] != seat)
    return tuple(sorted((*others, (seat, value)))) if value else others


def noted(items: Items, item: Item, count: int) -> Items:
    """The numbers with one item's set, which comes last."""
    return (*(pair for pair in items if pair[0] is not item), (item, count))
