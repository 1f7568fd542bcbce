"""Why something is not done in Hotel Perfidious: one sentence each, in `words`. PURE."""

from dataclasses import dataclass
from typing import ClassVar

from companion.table.refusal import Refusal


@dataclass(frozen=True)
class GameOver(Refusal):
    """This mission is over."""

    key: ClassVar[str] = "hotel_perfidious-refusal-over"


@dataclass(frozen=True)
class NotYourTurn(Refusal):
    """It is somebody else's turn."""

    key: ClassVar[str] = "hotel_perfidious-refusal-turn"


@dataclass(frozen=True)
class OnThePhone(Refusal):
    """This seat is called to the phone and may only move (facts 1.8)."""

    key: ClassVar[str] = "hotel_perfidious-refusal-on-the-phone"


@dataclass(frozen=True)
class DuelOpen(Refusal):
    """A duel has to be settled first."""

    key: ClassVar[str] = "hotel_perfidious-refusal-duel-open"


@dataclass(frozen=True)
class TrapOpen(Refusal):
    """A trap has to be answered first."""

    key: ClassVar[str] = "hotel_perfidious-refusal-trap-open"


@dataclass(frozen=True)
class TileOpen(Refusal):
    """A tile is being turned up."""

    key: ClassVar[str] = "hotel_perfidious-refusal-tile-open"


@dataclass(frozen=True)
class NoSuchRoom(Refusal):
    """Rooms are 1 to 9."""

    key: ClassVar[str] = "hotel_perfidious-refusal-room"


@dataclass(frozen=True)
class BedTaken(Refusal):
    """Another agent has registered there (HP-def15)."""

    key: ClassVar[str] = "hotel_perfidious-refusal-bed"


@dataclass(frozen=True)
class FalseMark(Refusal):
    """This is not what was laid."""

    key: ClassVar[str] = "hotel_perfidious-refusal-false-mark"


@dataclass(frozen=True)
class WrongBack(Refusal):
    """No tile with that back is this item."""

    key: ClassVar[str] = "hotel_perfidious-refusal-wrong-back"


@dataclass(frozen=True)
class NoSuchTile(Refusal):
    """No such tile lies there."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-tile"


@dataclass(frozen=True)
class TileUp(Refusal):
    """The tile lies face up already."""

    key: ClassVar[str] = "hotel_perfidious-refusal-tile-up"


@dataclass(frozen=True)
class NoTrap(Refusal):
    """There is no trap to answer."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-trap"


@dataclass(frozen=True)
class NotATrap(Refusal):
    """This is no trap."""

    key: ClassVar[str] = "hotel_perfidious-refusal-not-a-trap"


@dataclass(frozen=True)
class NoCounter(Refusal):
    """That does not stop this trap."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-counter"


@dataclass(frozen=True)
class OnlyOnTheBoard(Refusal):
    """A trap goes off on the board only (HP-def7)."""

    key: ClassVar[str] = "hotel_perfidious-refusal-only-board"


@dataclass(frozen=True)
class NoDuel(Refusal):
    """There is no duel, or no part in it for this seat."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-duel"


@dataclass(frozen=True)
class NotYourself(Refusal):
    """Nobody attacks or calls himself."""

    key: ClassVar[str] = "hotel_perfidious-refusal-yourself"


@dataclass(frozen=True)
class LaidAlready(Refusal):
    """This fighter's inventory is ready."""

    key: ClassVar[str] = "hotel_perfidious-refusal-laid-already"


@dataclass(frozen=True)
class NotReady(Refusal):
    """Both inventories must lie open first."""

    key: ClassVar[str] = "hotel_perfidious-refusal-not-ready"


@dataclass(frozen=True)
class NoInventory(Refusal):
    """At most two items, none of them a sign."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-inventory"


@dataclass(frozen=True)
class RolledAlready(Refusal):
    """This fighter has rolled."""

    key: ClassVar[str] = "hotel_perfidious-refusal-rolled-already"


@dataclass(frozen=True)
class NotRolled(Refusal):
    """Both must roll first."""

    key: ClassVar[str] = "hotel_perfidious-refusal-not-rolled"


@dataclass(frozen=True)
class NoSuchFace(Refusal):
    """A die has the faces 1 to 6."""

    key: ClassVar[str] = "hotel_perfidious-refusal-face"


@dataclass(frozen=True)
class NoPhone(Refusal):
    """Both phones are in use, or no such phone lies there."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-phone"


@dataclass(frozen=True)
class NotYourCall(Refusal):
    """The house rules let somebody else answer (HP-def12)."""

    key: ClassVar[str] = "hotel_perfidious-refusal-own-call"


@dataclass(frozen=True)
class NotASign(Refusal):
    """This is neither an arrow nor the compass."""

    key: ClassVar[str] = "hotel_perfidious-refusal-not-a-sign"


@dataclass(frozen=True)
class NoSuchSquare(Refusal):
    """The board has no such square."""

    key: ClassVar[str] = "hotel_perfidious-refusal-square"


@dataclass(frozen=True)
class TapTheSquare(Refusal):
    """The house rules mark the Dead Drop directly (HP-def3)."""

    key: ClassVar[str] = "hotel_perfidious-refusal-tap-square"


@dataclass(frozen=True)
class NoBlueprint(Refusal):
    """There are not so many blueprints."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-blueprint"


@dataclass(frozen=True)
class NoDecks(Refusal):
    """The table does not count its decks."""

    key: ClassVar[str] = "hotel_perfidious-refusal-no-decks"


@dataclass(frozen=True)
class DeckEmpty(Refusal):
    """Nothing is left of this deck (HP-def14)."""

    key: ClassVar[str] = "hotel_perfidious-refusal-deck-empty"


@dataclass(frozen=True)
class NotToTheBottom(Refusal):
    """The tile goes back to its square (HP-def20)."""

    key: ClassVar[str] = "hotel_perfidious-refusal-not-bottom"


@dataclass(frozen=True)
class NoSuchNumber(Refusal):
    """That number is not possible."""

    key: ClassVar[str] = "hotel_perfidious-refusal-number"


@dataclass(frozen=True)
class NothingToCallOff(Refusal):
    """Nothing waits that could be called off."""

    key: ClassVar[str] = "hotel_perfidious-refusal-nothing-off"


@dataclass(frozen=True)
class NothingAsked(Refusal):
    """No phone asks another in this game."""

    key: ClassVar[str] = "hotel_perfidious-refusal-nothing-asked"
