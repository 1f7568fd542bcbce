"""Why something is not done in [microfilms]: one sentence each, in `words`. PURE."""

from dataclasses import dataclass
from typing import ClassVar

from companion.table.refusal import Refusal


@dataclass(frozen=True)
class GameOver(Refusal):
    """The game is decided."""

    key: ClassVar[str] = "microfilms-refusal-over"


@dataclass(frozen=True)
class NotYourTurn(Refusal):
    """It is somebody else's turn."""

    key: ClassVar[str] = "microfilms-refusal-turn"


@dataclass(frozen=True)
class OptionUsed(Refusal):
    """The turn's one option is used."""

    key: ClassVar[str] = "microfilms-refusal-option-used"


@dataclass(frozen=True)
class OptionFirst(Refusal):
    """The turn needs one option."""

    key: ClassVar[str] = "microfilms-refusal-option-first"


@dataclass(frozen=True)
class AnswerOpen(Refusal):
    """Somebody still has to answer."""

    key: ClassVar[str] = "microfilms-refusal-answer-open"


@dataclass(frozen=True)
class AttemptOpen(Refusal):
    """A win attempt is under way."""

    key: ClassVar[str] = "microfilms-refusal-attempt-open"


@dataclass(frozen=True)
class NothingWaits(Refusal):
    """Nothing waits for this seat."""

    key: ClassVar[str] = "microfilms-refusal-nothing-waits"


@dataclass(frozen=True)
class NoSuchReply(Refusal):
    """Not a reply to this."""

    key: ClassVar[str] = "microfilms-refusal-reply"


@dataclass(frozen=True)
class NoTarget(Refusal):
    """This cannot be done to that place."""

    key: ClassVar[str] = "microfilms-refusal-target"


@dataclass(frozen=True)
class NoCards(Refusal):
    """The hand has no card for it."""

    key: ClassVar[str] = "microfilms-refusal-no-cards"


@dataclass(frozen=True)
class TooPoor(Refusal):
    """Not enough francs."""

    key: ClassVar[str] = "microfilms-refusal-too-poor"


@dataclass(frozen=True)
class DeckEmpty(Refusal):
    """The draw deck is empty."""

    key: ClassVar[str] = "microfilms-refusal-deck-empty"


@dataclass(frozen=True)
class DiscardEmpty(Refusal):
    """The discard is empty."""

    key: ClassVar[str] = "microfilms-refusal-discard-empty"


@dataclass(frozen=True)
class OtherDiscards(Refusal):
    """Not the right number of discards."""

    key: ClassVar[str] = "microfilms-refusal-discards"


@dataclass(frozen=True)
class HandCount(Refusal):
    """Not as many cards as the table counts."""

    key: ClassVar[str] = "microfilms-refusal-hand-count"


@dataclass(frozen=True)
class LaidAlready(Refusal):
    """The cards lie there already."""

    key: ClassVar[str] = "microfilms-refusal-laid-already"


@dataclass(frozen=True)
class NothingLaid(Refusal):
    """No hand has been laid."""

    key: ClassVar[str] = "microfilms-refusal-nothing-laid"


@dataclass(frozen=True)
class NotCleared(Refusal):
    """An attempt needs a Cleared token."""

    key: ClassVar[str] = "microfilms-refusal-not-cleared"


@dataclass(frozen=True)
class TooEarly(Refusal):
    """Not in the first evening."""

    key: ClassVar[str] = "microfilms-refusal-too-early"


@dataclass(frozen=True)
class NotOneself(Refusal):
    """Oneself cannot be named."""

    key: ClassVar[str] = "microfilms-refusal-oneself"


@dataclass(frozen=True)
class NotSuspect(Refusal):
    """The one named is Cleared."""

    key: ClassVar[str] = "microfilms-refusal-not-suspect"


@dataclass(frozen=True)
class NoSuchFilm(Refusal):
    """That film is not in play."""

    key: ClassVar[str] = "microfilms-refusal-film"


@dataclass(frozen=True)
class NoSuchPlaces(Refusal):
    """Not two places for the Letters."""

    key: ClassVar[str] = "microfilms-refusal-places"


@dataclass(frozen=True)
class NotInThisGame(Refusal):
    """There is no such attempt with so many players or these rules."""

    key: ClassVar[str] = "microfilms-refusal-not-here"


@dataclass(frozen=True)
class ShowFirst(Refusal):
    """The identity has to lie open first."""

    key: ClassVar[str] = "microfilms-refusal-show-first"


@dataclass(frozen=True)
class NothingToSay(Refusal):
    """The attempt does not need this."""

    key: ClassVar[str] = "microfilms-refusal-nothing-to-say"


@dataclass(frozen=True)
class ByApp(Refusal):
    """The app knows it itself."""

    key: ClassVar[str] = "microfilms-refusal-by-app"


@dataclass(frozen=True)
class ByCards(Refusal):
    """The cards are those of the box."""

    key: ClassVar[str] = "microfilms-refusal-by-cards"


@dataclass(frozen=True)
class NoSuchIdentity(Refusal):
    """Not an identity of this game."""

    key: ClassVar[str] = "microfilms-refusal-identity"


@dataclass(frozen=True)
class NotYourIdentity(Refusal):
    """The identity lies open and allows no such attempt."""

    key: ClassVar[str] = "microfilms-refusal-other-identity"


@dataclass(frozen=True)
class NoSuchNumber(Refusal):
    """The number is out of range."""

    key: ClassVar[str] = "microfilms-refusal-number"
