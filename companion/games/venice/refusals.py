"""Why something is not done in Venice: one sentence each, in `words`. PURE."""

from dataclasses import dataclass
from typing import ClassVar

from companion.table.refusal import Refusal


@dataclass(frozen=True)
class NoSuchLocation(Refusal):
    """There is no such location."""

    key: ClassVar[str] = "venice-refusal-location"


@dataclass(frozen=True)
class LocationUsed(Refusal):
    """The location was used in this series."""

    key: ClassVar[str] = "venice-refusal-location-used"


@dataclass(frozen=True)
class NotYourTurn(Refusal):
    """It is somebody else's turn, or all have played."""

    key: ClassVar[str] = "venice-refusal-turn"


@dataclass(frozen=True)
class FaceDown(Refusal):
    """This seat lays its location face down."""

    key: ClassVar[str] = "venice-refusal-face-down"


@dataclass(frozen=True)
class FaceUp(Refusal):
    """This seat plays its location face up."""

    key: ClassVar[str] = "venice-refusal-face-up"


@dataclass(frozen=True)
class NothingLaid(Refusal):
    """Nothing of this seat lies face down."""

    key: ClassVar[str] = "venice-refusal-nothing-laid"


@dataclass(frozen=True)
class TooEarly(Refusal):
    """Others have to play first."""

    key: ClassVar[str] = "venice-refusal-too-early"


@dataclass(frozen=True)
class FalseMark(Refusal):
    """This is not what was laid."""

    key: ClassVar[str] = "venice-refusal-false-mark"


@dataclass(frozen=True)
class RoundOpen(Refusal):
    """Not every location of the round lies face up."""

    key: ClassVar[str] = "venice-refusal-round-open"


@dataclass(frozen=True)
class MeetingsOpen(Refusal):
    """Meetings wait."""

    key: ClassVar[str] = "venice-refusal-meetings-open"


@dataclass(frozen=True)
class NoSuchMeeting(Refusal):
    """There is no such meeting, or this seat has no part in it."""

    key: ClassVar[str] = "venice-refusal-no-meeting"


@dataclass(frozen=True)
class MeetingOver(Refusal):
    """Nothing more happens in it."""

    key: ClassVar[str] = "venice-refusal-meeting-over"


@dataclass(frozen=True)
class LaidAlready(Refusal):
    """The seat has chosen its cards."""

    key: ClassVar[str] = "venice-refusal-laid-already"


@dataclass(frozen=True)
class NotLaid(Refusal):
    """Not everybody has chosen cards."""

    key: ClassVar[str] = "venice-refusal-not-laid"


@dataclass(frozen=True)
class GivenAlready(Refusal):
    """The cards have gone there."""

    key: ClassVar[str] = "venice-refusal-given-already"


@dataclass(frozen=True)
class DemandedAlready(Refusal):
    """A card was demanded in this meeting."""

    key: ClassVar[str] = "venice-refusal-demanded-already"


@dataclass(frozen=True)
class NoSuchAgent(Refusal):
    """No black card can be demanded of this place."""

    key: ClassVar[str] = "venice-refusal-no-agent"


@dataclass(frozen=True)
class NotTheDummy(Refusal):
    """The house does not allow a demand on the dummy."""

    key: ClassVar[str] = "venice-refusal-not-the-dummy"


@dataclass(frozen=True)
class NameTheCard(Refusal):
    """The asker must say which black card."""

    key: ClassVar[str] = "venice-refusal-name-the-card"


@dataclass(frozen=True)
class AskedChooses(Refusal):
    """The asked agent chooses the card."""

    key: ClassVar[str] = "venice-refusal-asked-chooses"


@dataclass(frozen=True)
class LookByHand(Refusal):
    """The dummy's cards are those of the box."""

    key: ClassVar[str] = "venice-refusal-look-by-hand"


@dataclass(frozen=True)
class WrongCompany(Refusal):
    """Nobody may call in this company."""

    key: ClassVar[str] = "venice-refusal-company"


@dataclass(frozen=True)
class NoNumber(Refusal):
    """That is no telephone number."""

    key: ClassVar[str] = "venice-refusal-no-number"


@dataclass(frozen=True)
class NamesMissing(Refusal):
    """Four different agents must be named."""

    key: ClassVar[str] = "venice-refusal-names-missing"


@dataclass(frozen=True)
class NamesTooMany(Refusal):
    """Only the number is said."""

    key: ClassVar[str] = "venice-refusal-names-too-many"


@dataclass(frozen=True)
class CalledAlready(Refusal):
    """Somebody has called."""

    key: ClassVar[str] = "venice-refusal-called"


@dataclass(frozen=True)
class NotCalled(Refusal):
    """No call stands."""

    key: ClassVar[str] = "venice-refusal-not-called"


@dataclass(frozen=True)
class JudgedByCards(Refusal):
    """The dealt cards judge by themselves."""

    key: ClassVar[str] = "venice-refusal-judged-by-cards"


@dataclass(frozen=True)
class SayPartner(Refusal):
    """It is not known who the caller's partner is."""

    key: ClassVar[str] = "venice-refusal-say-partner"


@dataclass(frozen=True)
class GameOver(Refusal):
    """A verdict stands."""

    key: ClassVar[str] = "venice-refusal-over"


@dataclass(frozen=True)
class NoSuchNumber(Refusal):
    """The number is out of range."""

    key: ClassVar[str] = "venice-refusal-number"


@dataclass(frozen=True)
class FiveNames(Refusal):
    """Five different names of at most 20 letters are needed."""

    key: ClassVar[str] = "venice-refusal-five-names"


@dataclass(frozen=True)
class FourLabels(Refusal):
    """Four labels of digits are needed that no number confuses."""

    key: ClassVar[str] = "venice-refusal-four-labels"


@dataclass(frozen=True)
class NotTwoCards(Refusal):
    """Not two different cards."""

    key: ClassVar[str] = "venice-refusal-two-cards"


@dataclass(frozen=True)
class BothTrue(Refusal):
    """Both cards are true."""

    key: ClassVar[str] = "venice-refusal-both-true"


@dataclass(frozen=True)
class NoneTrue(Refusal):
    """Neither card is true."""

    key: ClassVar[str] = "venice-refusal-none-true"


@dataclass(frozen=True)
class PairShown(Refusal):
    """This agent has seen the pair."""

    key: ClassVar[str] = "venice-refusal-pair-shown"


@dataclass(frozen=True)
class NotYourBlack(Refusal):
    """It is not one of the own black cards."""

    key: ClassVar[str] = "venice-refusal-not-your-black"


@dataclass(frozen=True)
class OtherBlack(Refusal):
    """The other black card was demanded."""

    key: ClassVar[str] = "venice-refusal-other-black"


@dataclass(frozen=True)
class BlackSeen(Refusal):
    """The asker has seen this black card."""

    key: ClassVar[str] = "venice-refusal-black-seen"


@dataclass(frozen=True)
class BlackOtherwise(Refusal):
    """The house shows a black card in the other way."""

    key: ClassVar[str] = "venice-refusal-black-otherwise"
