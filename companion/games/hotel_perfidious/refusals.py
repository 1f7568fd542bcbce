"""Why something is not done in Hotel Perfidious: one sentence each, in `words`. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class HotelRefusal(Refusal, family="hotel_perfidious-refusal"):
    """What the rules of this game refuse."""


@dataclass(frozen=True)
class GameOver(HotelRefusal):
    """This mission is over."""

    key = "hotel_perfidious-refusal-over"


@dataclass(frozen=True)
class NotYourTurn(HotelRefusal):
    """It is somebody else's turn."""

    key = "hotel_perfidious-refusal-turn"


@dataclass(frozen=True)
class OnThePhone(HotelRefusal):
    """This seat is called to the phone and may only move (facts 1.8)."""


@dataclass(frozen=True)
class DuelOpen(HotelRefusal):
    """A duel has to be settled first."""


@dataclass(frozen=True)
class TrapOpen(HotelRefusal):
    """A trap has to be answered first."""


@dataclass(frozen=True)
class TileOpen(HotelRefusal):
    """A tile is being turned up."""


@dataclass(frozen=True)
class NoSuchRoom(HotelRefusal):
    """Rooms are 1 to 9."""

    key = "hotel_perfidious-refusal-room"


@dataclass(frozen=True)
class BedTaken(HotelRefusal):
    """Another agent has registered there (HP-def15)."""

    key = "hotel_perfidious-refusal-bed"


@dataclass(frozen=True)
class FalseMark(HotelRefusal):
    """This is not what was laid."""


@dataclass(frozen=True)
class WrongBack(HotelRefusal):
    """No tile with that back is this item."""


@dataclass(frozen=True)
class NoSuchTile(HotelRefusal):
    """No such tile lies there."""

    key = "hotel_perfidious-refusal-no-tile"


@dataclass(frozen=True)
class TileUp(HotelRefusal):
    """The tile lies face up already."""


@dataclass(frozen=True)
class NoTrap(HotelRefusal):
    """There is no trap to answer."""


@dataclass(frozen=True)
class NotATrap(HotelRefusal):
    """This is no trap."""


@dataclass(frozen=True)
class NoCounter(HotelRefusal):
    """That does not stop this trap."""


@dataclass(frozen=True)
class OnlyOnTheBoard(HotelRefusal):
    """A trap goes off on the board only (HP-def7)."""

    key = "hotel_perfidious-refusal-only-board"


@dataclass(frozen=True)
class NoDuel(HotelRefusal):
    """There is no duel, or no part in it for this seat."""


@dataclass(frozen=True)
class NotYourself(HotelRefusal):
    """Nobody attacks or calls himself."""

    key = "hotel_perfidious-refusal-yourself"


@dataclass(frozen=True)
class LaidAlready(HotelRefusal):
    """This fighter's inventory is ready."""


@dataclass(frozen=True)
class NotReady(HotelRefusal):
    """Both inventories must lie open first."""


@dataclass(frozen=True)
class NoInventory(HotelRefusal):
    """At most two items, none of them a sign."""


@dataclass(frozen=True)
class RolledAlready(HotelRefusal):
    """This fighter has rolled."""


@dataclass(frozen=True)
class NotRolled(HotelRefusal):
    """Both must roll first."""


@dataclass(frozen=True)
class NoSuchFace(HotelRefusal):
    """A die has the faces 1 to 6."""

    key = "hotel_perfidious-refusal-face"


@dataclass(frozen=True)
class NoPhone(HotelRefusal):
    """Both phones are in use, or no such phone lies there."""


@dataclass(frozen=True)
class NotYourCall(HotelRefusal):
    """The house rules let somebody else answer (HP-def12)."""

    key = "hotel_perfidious-refusal-own-call"


@dataclass(frozen=True)
class NotASign(HotelRefusal):
    """This is neither an arrow nor the compass."""


@dataclass(frozen=True)
class NoSuchSquare(HotelRefusal):
    """The board has no such square."""

    key = "hotel_perfidious-refusal-square"


@dataclass(frozen=True)
class TapTheSquare(HotelRefusal):
    """The house rules mark the Dead Drop directly (HP-def3)."""

    key = "hotel_perfidious-refusal-tap-square"


@dataclass(frozen=True)
class NoBlueprint(HotelRefusal):
    """There are not so many blueprints."""


@dataclass(frozen=True)
class NoDecks(HotelRefusal):
    """The table does not count its decks."""


@dataclass(frozen=True)
class DeckEmpty(HotelRefusal):
    """Nothing is left of this deck (HP-def14)."""


@dataclass(frozen=True)
class NotToTheBottom(HotelRefusal):
    """The tile goes back to its square (HP-def20)."""

    key = "hotel_perfidious-refusal-not-bottom"


@dataclass(frozen=True)
class NoSuchNumber(HotelRefusal):
    """That number is not possible."""

    key = "hotel_perfidious-refusal-number"


@dataclass(frozen=True)
class NothingToCallOff(HotelRefusal):
    """Nothing waits that could be called off."""

    key = "hotel_perfidious-refusal-nothing-off"


@dataclass(frozen=True)
class NothingAsked(HotelRefusal):
    """No phone asks another in this game."""
