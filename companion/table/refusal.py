"""What a table refuses, as values: the sentences of this room."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class NotYourSeat(Refusal):
    """The phone does not hold the seat it acts for."""


@dataclass(frozen=True)
class NotTheMaker(Refusal):
    """Only the one who made the table may do this."""


@dataclass(frozen=True)
class SeatTaken(Refusal):
    """Somebody sits there already."""


@dataclass(frozen=True)
class NoSuchSeat(Refusal):
    """There is no such seat, or nobody sits on it."""


@dataclass(frozen=True)
class TableFull(Refusal):
    """All places are taken."""

    places: int


@dataclass(frozen=True)
class NameTaken(Refusal):
    """Another seat has this name, or one that reads the same."""

    name: str


@dataclass(frozen=True)
class NameEmpty(Refusal):
    """No name was given."""


@dataclass(frozen=True)
class NameTooLong(Refusal):
    """The name has more characters than fit on a seat."""

    most: int


@dataclass(frozen=True)
class PlacesOutOfRange(Refusal):
    """The game is not for so many players."""

    key = "refusal-places"
    least: int
    most: int


@dataclass(frozen=True)
class PlacesTaken(Refusal):
    """More seats are taken than the table would have places."""

    taken: int


@dataclass(frozen=True)
class OrderIncomplete(Refusal):
    """A new order names other seats than those at the table."""

    key = "refusal-order"


@dataclass(frozen=True)
class SeatsFree(Refusal):
    """The deal waits for everybody."""

    free: int


@dataclass(frozen=True)
class AfterTheDeal(Refusal):
    """This can only be changed before the deal."""


@dataclass(frozen=True)
class NotDealt(Refusal):
    """Nothing has been dealt yet."""


@dataclass(frozen=True)
class Over(Refusal):
    """The game has ended."""


@dataclass(frozen=True)
class Stale(Refusal):
    """Something changed at the table since this screen was drawn."""


@dataclass(frozen=True)
class NothingWanted(Refusal):
    """What was wanted has been decided, or is wanted no more."""


@dataclass(frozen=True)
class NothingToTakeBack(Refusal):
    """No act stands that could be withdrawn."""


@dataclass(frozen=True)
class LookStays(Refusal):
    """Something private was asked for since: nothing that may have led to it is withdrawn."""


@dataclass(frozen=True)
class AlreadyOpen(Refusal):
    """The card lies open already."""


@dataclass(frozen=True)
class AnsweredAlready(Refusal):
    """The question has its answer."""

    key = "refusal-answered"


@dataclass(frozen=True)
class NotAsked(Refusal):
    """Nobody asked this seat."""


@dataclass(frozen=True)
class NameUnshowable(Refusal):
    """The name has signs that not every phone can show."""


@dataclass(frozen=True)
class SitsAlready(Refusal):
    """This phone holds a seat at the table already."""


@dataclass(frozen=True)
class PhoneUnreachable(Refusal):
    """The asked seat plays by codes: its phone cannot be asked through the server."""


@dataclass(frozen=True)
class WitnessedAlready(Refusal):
    """A second witness's share; the first counts. name: the second, whose seat is read."""

    name: str
    witness: str


@dataclass(frozen=True)
class PromiseTooEarly(Refusal):
    """A table promises its deal when one seat at most is still free."""


@dataclass(frozen=True)
class RescueSpent(Refusal):
    """The rescue code was used, or the seat is somebody else's by now."""


@dataclass(frozen=True)
class PhoneHere(Refusal):
    """The phone of the seat that is asked for is at the table."""

    name: str


@dataclass(frozen=True)
class MoveUnderway(Refusal):
    """Another seat is being asked for."""


@dataclass(frozen=True)
class MoveOver(Refusal):
    """That was decided, or taken back."""


@dataclass(frozen=True)
class MakerHere(Refusal):
    """The phone of who made the table is at it."""


@dataclass(frozen=True)
class NoSeatHere(Refusal):
    """Only a player may take the table over, with a phone of its own."""


@dataclass(frozen=True)
class NobodyToAgree(Refusal):
    """There are no two other players with phones of their own who could agree."""


@dataclass(frozen=True)
class NotSigned(Refusal):
    """Whose key never was on the server speaks for itself alone: its signature is not there."""


@dataclass(frozen=True)
class CannotBeWritten(Refusal):
    """What was wished makes no line that could be read back."""


@dataclass(frozen=True)
class NotTheDealer(Refusal):
    """Only the phone that deals, or mixes, may do this."""


@dataclass(frozen=True)
class DealerAway(Refusal):
    """The phone that deals is not at the table, and is needed now."""

    name: str


@dataclass(frozen=True)
class MixerAway(Refusal):
    """The phone that mixes is not at the table, and is needed now."""

    name: str


@dataclass(frozen=True)
class SharesMissing(Refusal):
    """Another phone deals or mixes on, and not enough phones have given it their shares yet."""


@dataclass(frozen=True)
class WrongMixer(Refusal):
    """The dealing phone left out the mix, or named a phone that can't make it."""


@dataclass(frozen=True)
class WrongPart(Refusal):
    """What a dealing or mixing phone sent does not fit the deal."""


@dataclass(frozen=True)
class KnowsTheRest(Refusal):
    """This phone deals or mixes already: with the other part it would know every hand."""
