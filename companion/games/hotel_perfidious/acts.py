"""What can be done in Hotel Perfidious. PURE.

Secrets laid face down: a tile that is set is one byte, an inventory two (see `items.packed`); the
act carries only the mark (see `companion.table.laid`).
"""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.hotel_perfidious.dead_drop import Direction
from companion.games.hotel_perfidious.items import Furnishing, Item

# --- the turn


@dataclass(frozen=True)
class Register:
    """The own bed stands in room 1..9 (facts 1.2)."""

    room: int


@dataclass(frozen=True)
class EndTurn:
    """The present turn is over. Anybody may say so: a phone may be dead."""


# --- tiles


@dataclass(frozen=True)
class SetTile:
    """A concealed tile lies face down in a room now, on a furnishing of its back (facts 1.3)."""

    room: int
    furnishing: Furnishing
    mark: bytes


@dataclass(frozen=True)
class TurnUp:
    """A tile somebody set is turned face up; the phone that set it proves what it is."""

    number: int


@dataclass(frozen=True)
class ShowTile:
    """What was set is shown; the phone does it by itself (`owes`)."""

    nonce: bytes
    secret: bytes


@dataclass(frozen=True)
class SayTile:
    """What a tile on the board turned out to be, said by hand: its phone may be dead."""

    number: int
    item: Item


@dataclass(frozen=True)
class ClearTile:
    """A tile that was set lies there no more."""

    number: int


@dataclass(frozen=True)
class SpringTrap:
    """A trap nobody set by phone is turned up: on the board, or `in_hand` (HP-def7)."""

    trap: Item
    in_hand: bool = False


@dataclass(frozen=True)
class FaceTrap:
    """The trap meets its victim. counter: what stops it, NOTHING if nothing does.

    take: the beaten trap becomes a souvenir.
    """

    counter: Item
    take: bool = False


# --- the duel


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


@dataclass(frozen=True)
class CallOff:
    """There is no duel after all, or no trap."""


# --- phones, signs, the end


@dataclass(frozen=True)
class DropPhone:
    """Agent `target` to the Courtesy Phone (facts 1.8)."""

    target: int


@dataclass(frozen=True)
class PickUp:
    """A phone in the corridor becomes a souvenir. call: which call ends, 0 for none."""

    call: int = 0


@dataclass(frozen=True)
class FindSign:
    """An arrow or the compass lies face up on a square; column and row are counted from 1."""

    sign: Item
    column: int
    row: int


@dataclass(frozen=True)
class TurnCompass:
    """Where north is on the board, by the finder's hand (HP-def4) or corrected."""

    north: Direction


@dataclass(frozen=True)
class MarkDrop:
    """The Dead Drop is this square, whatever the signs say (HP-def3). 0, 0: by the signs."""

    column: int
    row: int


@dataclass(frozen=True)
class DropBlueprints:
    """One or both blueprints on the Dead Drop."""

    count: int


# --- the decks


@dataclass(frozen=True)
class Draw:
    """A tile is drawn from a deck."""

    furnishing: Furnishing


@dataclass(frozen=True)
class PutBack:
    """A drawn tile goes to the bottom of its deck (HP-def20)."""

    furnishing: Furnishing


@dataclass(frozen=True)
class NoteSeen:
    """How many of an item all have seen."""

    item: Item
    count: int


class Field(StrEnum):
    """What can be set by hand.

    TURN (it is the seat's), SOUVENIRS, FORFEITS, ROOM (0 for none), BLUEPRINTS, WINS of a
    seat; CALL: the call of that number (value) ends.
    """

    TURN = "turn"
    SOUVENIRS = "souvenirs"
    FORFEITS = "forfeits"
    ROOM = "room"
    BLUEPRINTS = "blueprints"
    WINS = "wins"
    CALL = "call"


@dataclass(frozen=True)
class ByHand:
    """A number set directly."""

    field: Field
    seat: int
    value: int = 0


@dataclass(frozen=True)
class DeckByHand:
    """So many tiles are left in a deck."""

    furnishing: Furnishing
    left: int


Act = (
    Register
    | EndTurn
    | SetTile
    | TurnUp
    | ShowTile
    | SayTile
    | ClearTile
    | SpringTrap
    | FaceTrap
    | Whack
    | LayInventory
    | ShowInventory
    | SayItems
    | Roll
    | SayRoll
    | RollAgain
    | Settle
    | CallOff
    | DropPhone
    | PickUp
    | FindSign
    | TurnCompass
    | MarkDrop
    | DropBlueprints
    | Draw
    | PutBack
    | NoteSeen
    | ByHand
    | DeckByHand
)


@dataclass(frozen=True)
class Nothing:
    """No phone asks another anything in this game; the contract wants a class. Always refused."""


Ask = Nothing
