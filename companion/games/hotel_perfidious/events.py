"""What has happened in Hotel Perfidious, as it stands in the log: no concealed tile does. PURE."""

from dataclasses import dataclass

from companion.games.hotel_perfidious.acts import Field
from companion.games.hotel_perfidious.dead_drop import Direction
from companion.games.hotel_perfidious.items import Furnishing, Item


@dataclass(frozen=True)
class SetUp:
    """The backs of the tiles in rooms 1..9, and who begins; `NOBODY`: the table chooses."""

    rooms: tuple[Furnishing, ...]
    first: int


@dataclass(frozen=True)
class Registered:
    """A seat's bed stands in that room."""

    seat: int
    room: int


@dataclass(frozen=True)
class TurnBegan:
    """A seat's turn. skipped: seats that forfeited theirs on the way."""

    seat: int
    skipped: tuple[int, ...]


@dataclass(frozen=True)
class TileSet:
    """A tile lies face down."""

    number: int
    seat: int
    room: int
    furnishing: Furnishing
    mark: bytes


@dataclass(frozen=True)
class TileTurning:
    """Somebody turns a tile up; its phone is to say what it is."""

    number: int
    by: int


@dataclass(frozen=True)
class TileShown:
    """A tile lies face up. proven: by the mark under which it was laid."""

    number: int
    item: Item
    proven: bool


@dataclass(frozen=True)
class TileCleared:
    """A tile is gone from the board."""

    number: int


@dataclass(frozen=True)
class TrapSprung:
    """A seat has turned up a trap. number: of the tile, 0 if no phone set it."""

    seat: int
    trap: Item
    number: int


@dataclass(frozen=True)
class TrapBeaten:
    """What a seat holds has stopped the trap. used: the counter is gone (HP-def2)."""

    seat: int
    counter: Item
    taken: bool
    used: bool


@dataclass(frozen=True)
class TrapStruck:
    """Nothing stopped the trap; it stays face up."""

    seat: int


@dataclass(frozen=True)
class Knocked:
    """A seat is knocked senseless."""

    seat: int


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


@dataclass(frozen=True)
class CalledOff:
    """There was no duel, or no trap."""


@dataclass(frozen=True)
class PhoneDropped:
    """A call begins."""

    number: int
    caller: int
    target: int


@dataclass(frozen=True)
class PhoneTaken:
    """A seat has a phone as a souvenir; that call, if any, is over."""

    seat: int
    number: int


@dataclass(frozen=True)
class SignFound:
    """An arrow or the compass lies on a square."""

    sign: Item
    column: int
    row: int


@dataclass(frozen=True)
class CompassTurned:
    """Where north is."""

    north: Direction


@dataclass(frozen=True)
class DropMarked:
    """The Dead Drop by hand; 0, 0: by the signs."""

    column: int
    row: int


@dataclass(frozen=True)
class BlueprintsDropped:
    """Blueprints lie on the Dead Drop."""

    seat: int
    count: int


@dataclass(frozen=True)
class MissionOver:
    """The game is over; the wins each seat has made in it."""

    wins: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class DeckCounted:
    """So many tiles are left in a deck."""

    furnishing: Furnishing
    left: int


@dataclass(frozen=True)
class SeenNoted:
    """So many of an item all have seen."""

    item: Item
    count: int


@dataclass(frozen=True)
class SetByHand:
    """A number was set directly."""

    field: Field
    seat: int
    value: int


Event = (
    SetUp
    | Registered
    | TurnBegan
    | TileSet
    | TileTurning
    | TileShown
    | TileCleared
    | TrapSprung
    | TrapBeaten
    | TrapStruck
    | Knocked
    | DuelBegan
    | InventoryLaid
    | ItemsShown
    | DieRolled
    | DiceTaken
    | DuelOver
    | CalledOff
    | PhoneDropped
    | PhoneTaken
    | SignFound
    | CompassTurned
    | DropMarked
    | BlueprintsDropped
    | MissionOver
    | DeckCounted
    | SeenNoted
    | SetByHand
)
