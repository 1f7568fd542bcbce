"""Why something is not done in Venice: one sentence each, in `words`. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class VeniceRefusal(Refusal, family="venice-refusal"):
    """What the rules of this game refuse."""


@dataclass(frozen=True)
class NoSuchLocation(VeniceRefusal):
    """There is no such location."""

    key = "venice-refusal-location"


@dataclass(frozen=True)
class LocationUsed(VeniceRefusal):
    """The location was used in this series."""


@dataclass(frozen=True)
class NotYourTurn(VeniceRefusal):
    """It is somebody else's turn, or all have played."""

    key = "venice-refusal-turn"


@dataclass(frozen=True)
class FaceDown(VeniceRefusal):
    """This seat lays its location face down."""


@dataclass(frozen=True)
class FaceUp(VeniceRefusal):
    """This seat plays its location face up."""


@dataclass(frozen=True)
class NothingLaid(VeniceRefusal):
    """Nothing of this seat lies face down."""


@dataclass(frozen=True)
class TooEarly(VeniceRefusal):
    """Others have to play first."""


@dataclass(frozen=True)
class FalseMark(VeniceRefusal):
    """This is not what was laid."""


@dataclass(frozen=True)
class RoundOpen(VeniceRefusal):
    """Not every location of the round lies face up."""


@dataclass(frozen=True)
class MeetingsOpen(VeniceRefusal):
    """Meetings wait."""


@dataclass(frozen=True)
class NoSuchMeeting(VeniceRefusal):
    """There is no such meeting, or this seat has no part in it."""

    key = "venice-refusal-no-meeting"


@dataclass(frozen=True)
class MeetingOver(VeniceRefusal):
    """Nothing more happens in it."""


@dataclass(frozen=True)
class LaidAlready(VeniceRefusal):
    """The seat has chosen its cards."""


@dataclass(frozen=True)
class NotLaid(VeniceRefusal):
    """Not everybody has chosen cards."""


@dataclass(frozen=True)
class GivenAlready(VeniceRefusal):
    """The cards have gone there."""


@dataclass(frozen=True)
class DemandedAlready(VeniceRefusal):
    """A card was demanded in this meeting."""


@dataclass(frozen=True)
class NoSuchAgent(VeniceRefusal):
    """No black card can be demanded of this place."""

    key = "venice-refusal-no-agent"


@dataclass(frozen=True)
class NotTheDummy(VeniceRefusal):
    """The house does not allow a demand on the dummy."""


@dataclass(frozen=True)
class NameTheCard(VeniceRefusal):
    """The asker must say which black card."""


@dataclass(frozen=True)
class AskedChooses(VeniceRefusal):
    """The asked agent chooses the card."""


@dataclass(frozen=True)
class LookByHand(VeniceRefusal):
    """The dummy's cards are those of the box."""


@dataclass(frozen=True)
class WrongCompany(VeniceRefusal):
    """Nobody may call in this company."""

    key = "venice-refusal-company"


@dataclass(frozen=True)
class NoNumber(VeniceRefusal):
    """That is no telephone number."""


@dataclass(frozen=True)
class NamesMissing(VeniceRefusal):
    """Four different agents must be named."""


@dataclass(frozen=True)
class NamesTooMany(VeniceRefusal):
    """Only the number is said."""


@dataclass(frozen=True)
class CalledAlready(VeniceRefusal):
    """Somebody has called."""

    key = "venice-refusal-called"


@dataclass(frozen=True)
class NotCalled(VeniceRefusal):
    """No call stands."""


@dataclass(frozen=True)
class JudgedByCards(VeniceRefusal):
    """The dealt cards judge by themselves."""


@dataclass(frozen=True)
class SayPartner(VeniceRefusal):
    """It is not known who the caller's partner is."""


@dataclass(frozen=True)
class GameOver(VeniceRefusal):
    """A verdict stands."""

    key = "venice-refusal-over"


@dataclass(frozen=True)
class NoSuchNumber(VeniceRefusal):
    """The number is out of range."""

    key = "venice-refusal-number"


@dataclass(frozen=True)
class FiveNames(VeniceRefusal):
    """Five different names of at most 20 letters are needed."""


@dataclass(frozen=True)
class FourLabels(VeniceRefusal):
    """Four labels of digits are needed that no number confuses."""


@dataclass(frozen=True)
class NotTwoCards(VeniceRefusal):
    """Not two different cards."""

    key = "venice-refusal-two-cards"


@dataclass(frozen=True)
class BothTrue(VeniceRefusal):
    """Both cards are true."""


@dataclass(frozen=True)
class NoneTrue(VeniceRefusal):
    """Neither card is true."""


@dataclass(frozen=True)
class PairShown(VeniceRefusal):
    """This agent has seen the pair."""


@dataclass(frozen=True)
class NotYourBlack(VeniceRefusal):
    """It is not one of the own black cards."""


@dataclass(frozen=True)
class OtherBlack(VeniceRefusal):
    """The other black card was demanded."""


@dataclass(frozen=True)
class BlackSeen(VeniceRefusal):
    """The asker has seen this black card."""


@dataclass(frozen=True)
class BlackOtherwise(VeniceRefusal):
    """The house shows a black card in the other way."""
