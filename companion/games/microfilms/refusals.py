"""Why something is not done in [microfilms]: one sentence each, in `words`. PURE."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class FilmsRefusal(Refusal, family="microfilms-refusal"):
    """What the rules of this game refuse."""


@dataclass(frozen=True)
class GameOver(FilmsRefusal):
    """The game is decided."""

    key = "microfilms-refusal-over"


@dataclass(frozen=True)
class NotYourTurn(FilmsRefusal):
    """It is somebody else's turn."""

    key = "microfilms-refusal-turn"


@dataclass(frozen=True)
class OptionUsed(FilmsRefusal):
    """The turn's one option is used."""


@dataclass(frozen=True)
class OptionFirst(FilmsRefusal):
    """The turn needs one option."""


@dataclass(frozen=True)
class AnswerOpen(FilmsRefusal):
    """Somebody still has to answer."""


@dataclass(frozen=True)
class AttemptOpen(FilmsRefusal):
    """A win attempt is under way."""


@dataclass(frozen=True)
class NothingWaits(FilmsRefusal):
    """Nothing waits for this seat."""


@dataclass(frozen=True)
class NoSuchReply(FilmsRefusal):
    """Not a reply to this."""

    key = "microfilms-refusal-reply"


@dataclass(frozen=True)
class NoTarget(FilmsRefusal):
    """This cannot be done to that place."""

    key = "microfilms-refusal-target"


@dataclass(frozen=True)
class NoCards(FilmsRefusal):
    """The hand has no card for it."""


@dataclass(frozen=True)
class TooPoor(FilmsRefusal):
    """Not enough francs."""


@dataclass(frozen=True)
class DeckEmpty(FilmsRefusal):
    """The draw deck is empty."""


@dataclass(frozen=True)
class DiscardEmpty(FilmsRefusal):
    """The discard is empty."""


@dataclass(frozen=True)
class OtherDiscards(FilmsRefusal):
    """Not the right number of discards."""

    key = "microfilms-refusal-discards"


@dataclass(frozen=True)
class HandCount(FilmsRefusal):
    """Not as many cards as the table counts."""


@dataclass(frozen=True)
class LaidAlready(FilmsRefusal):
    """The cards lie there already."""


@dataclass(frozen=True)
class NothingLaid(FilmsRefusal):
    """No hand has been laid."""


@dataclass(frozen=True)
class NotCleared(FilmsRefusal):
    """An attempt needs a Cleared token."""


@dataclass(frozen=True)
class TooEarly(FilmsRefusal):
    """Not in the first evening."""


@dataclass(frozen=True)
class NotOneself(FilmsRefusal):
    """Oneself cannot be named."""

    key = "microfilms-refusal-oneself"


@dataclass(frozen=True)
class NotSuspect(FilmsRefusal):
    """The one named is Cleared."""


@dataclass(frozen=True)
class NoSuchFilm(FilmsRefusal):
    """That film is not in play."""

    key = "microfilms-refusal-film"


@dataclass(frozen=True)
class NoSuchPlaces(FilmsRefusal):
    """Not two places for the Letters."""

    key = "microfilms-refusal-places"


@dataclass(frozen=True)
class NotInThisGame(FilmsRefusal):
    """There is no such attempt with so many players or these rules."""

    key = "microfilms-refusal-not-here"


@dataclass(frozen=True)
class ShowFirst(FilmsRefusal):
    """The identity has to lie open first."""


@dataclass(frozen=True)
class NothingToSay(FilmsRefusal):
    """The attempt does not need this."""


@dataclass(frozen=True)
class ByApp(FilmsRefusal):
    """The app knows it itself."""


@dataclass(frozen=True)
class ByCards(FilmsRefusal):
    """The cards are those of the box."""


@dataclass(frozen=True)
class NoSuchIdentity(FilmsRefusal):
    """Not an identity of this game."""

    key = "microfilms-refusal-identity"


@dataclass(frozen=True)
class NotYourIdentity(FilmsRefusal):
    """The identity lies open and allows no such attempt."""

    key = "microfilms-refusal-other-identity"


@dataclass(frozen=True)
class NoSuchNumber(FilmsRefusal):
    """The number is out of range."""

    key = "microfilms-refusal-number"
