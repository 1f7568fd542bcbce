"""What is looked at and said of a win attempt until it is right or wrong. PURE (facts 5.7)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.microfilms.rules.attempts import NoSuchFilm, eliminated
from companion.games.microfilms.rules.cards import NONE, Film, Freelancer, Nation, code
from companion.games.microfilms.rules.dealing import HandShown
from companion.games.microfilms.rules.deeds import Done
from companion.games.microfilms.rules.films import Films, Kind
from companion.games.microfilms.rules.refusals import (
    FilmsRefusal,
    LaidAlready,
    NoSuchNumber,
    NothingLaid,
    NothingWaits,
)
from companion.refusal import Refusal
from companion.table.commitment import MARK
from companion.table.exchange import Tell
from companion.table.refusal import NoSuchSeat

BY_HAND_CARDS = (Kind.HITMAN, Kind.INTERPOL)
"""Who looks at the named player's hand."""


@dataclass(frozen=True)
class ShowCards:
    """Cards laid for Hitman or Interpol, a byte each (`cards.code`); only they are told."""

    mark: bytes


@dataclass(frozen=True)
class SayChecked:
    """Whoever attempts has looked in private: right or wrong."""

    right: bool


@dataclass(frozen=True)
class SayLetter:
    """The removed Letter is turned up."""

    nation: Nation


@dataclass(frozen=True)
class SayFilm:
    """The card drawn unseen from the Croupier's hand is turned up: whose film, if it is one."""

    film: Film


class Identity(StrEnum):
    """Any identity."""

    CHINA = Nation.CHINA.value
    UK = Nation.UK.value
    USA = Nation.USA.value
    USSR = Nation.USSR.value
    INTERPOL = Freelancer.INTERPOL.value
    BROKER = Freelancer.BROKER.value
    JOURNALIST = Freelancer.JOURNALIST.value
    HITMAN = Freelancer.HITMAN.value


@dataclass(frozen=True)
class SayIdentity:
    """A real identity card lies open; of two players the freelancers too, as `second`."""

    seat: int
    identity: Identity
    second: bool = False


@dataclass(frozen=True)
class LookAtIdentity:
    """The Journalist looks at the identity named: its code, one byte."""

    to: int


@dataclass(frozen=True)
class TellCards:
    """Tells seat `to` the cards laid with `ShowCards`; the phone does it by itself (`owes`)."""

    to: int


Act = ShowCards | SayChecked | SayFilm | SayLetter | SayIdentity
Ask = LookAtIdentity | TellCards


@dataclass(frozen=True)
class CardsLaid:
    """The seat named has laid its cards for the one who attempts."""

    seat: int
    mark: bytes


@dataclass(frozen=True)
class Looked:
    """Whoever attempts was told the cards, or the identity, of a seat."""

    of: int


@dataclass(frozen=True)
class Claimed:
    """The Journalist has looked and says it is right: the one named opens the card."""


@dataclass(frozen=True)
class Checked:
    """The attempt was right or wrong."""

    right: bool


@dataclass(frozen=True)
class FilmDrawn:
    """The card drawn from the Croupier's hand."""

    film: Film


@dataclass(frozen=True)
class LetterTurned:
    """The removed Letter."""

    nation: Nation


Event = CardsLaid | Looked | Claimed | Checked | FilmDrawn | LetterTurned


@dataclass(frozen=True)
class ShowFirst(FilmsRefusal):
    """The identity has to lie open first."""


@dataclass(frozen=True)
class LookFirst(FilmsRefusal):
    """Nothing can be said of a card that was not looked at."""


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


def decide(
    films: Films, seat: int, act: Act | Ask
) -> tuple[Event | Done | HandShown, ...] | Refusal:
    """Cards or identities are looked at, and what was seen is said."""
    match act:
        case LookAtIdentity():
            return look(films, seat, act)
        case ShowCards(mark):
            return _lay(films, seat, mark)
        case TellCards(to):
            return _tell(films, seat, to)
        case SayChecked(right):
            return _check(films, seat, right)
        case SayFilm(film):
            return _film(films, film)
        case SayLetter(nation):
            return _letter(films, nation)
        case SayIdentity():
            return _identity(films, act)


def evolve(films: Films, event: Event) -> Films:
    """What was seen and said stands with the attempt."""
    attempt = films.attempt
    if isinstance(event, LetterTurned):
        return replace(films, removed=event.nation)
    if attempt is None:
        return films
    match event:
        case CardsLaid(_, mark):
            return replace(films, attempt=replace(attempt, mark=mark))
        case Looked(of):
            journalist = attempt.kind is Kind.JOURNALIST
            looked = ((attempt.by, of),) if journalist else ()
            seen = replace(films, looked=(*films.looked, *looked))
            return replace(seen, attempt=replace(attempt, looked=True))
        case Claimed():
            return replace(films, attempt=replace(attempt, claimed=True))
        case FilmDrawn(film):
            return replace(films, attempt=replace(attempt, film=film, unseen=False))
        case Checked(right):
            return replace(films, attempt=replace(attempt, right=right))


# --- what is looked at


def look(films: Films, seat: int, ask: LookAtIdentity) -> tuple[Looked, ...] | Refusal:
    """The Journalist looks at the identity named."""
    tried = films.attempt
    if tried is None or (tried.by, tried.kind, tried.named) != (seat, Kind.JOURNALIST, ask.to):
        return NothingToSay()
    if films.options.real_identities:
        return ByCards()
    if films.duel or tried.right is not None:
        return NothingToSay()
    return (Looked(ask.to),) if films.shown else ShowFirst()


def earned(films: Films, seat: int, ask: LookAtIdentity) -> bool:
    """Whether the Journalist may look, and has looked at no other identity before."""
    first = next((of for by, of in films.looked if by == seat), ask.to)
    return not isinstance(look(films, seat, ask), Refusal) and first == ask.to


def _lay(films: Films, seat: int, mark: bytes) -> tuple[CardsLaid, ...] | Refusal:
    """The one named by Hitman or Interpol lays the hand for them alone."""
    tried = films.attempt
    if tried is None or tried.named != seat or tried.kind not in BY_HAND_CARDS:
        return NothingWaits()
    if tried.right is not None:
        return NothingWaits()
    if tried.mark:
        return LaidAlready()
    if not films.shown:
        return ShowFirst()
    return (CardsLaid(seat, mark),) if len(mark) == MARK else NoSuchNumber()


def _tell(films: Films, seat: int, to: int) -> tuple[Looked, ...] | Refusal:
    """The cards laid are told."""
    tried = films.attempt
    if tried is None or not tried.mark or (tried.named, tried.by) != (seat, to):
        return NothingLaid()
    return (Looked(seat),) if not tried.looked else LaidAlready()


def owes(films: Films, seat: int) -> tuple[Tell, ...]:
    """A hand laid for Hitman or Interpol is told by its owner's phone."""
    tried = films.attempt
    if tried is None or not tried.mark or tried.looked or tried.named != seat:
        return ()
    return (Tell(tried.by, TellCards(tried.by), tried.mark),)


# --- what is said of it


def _check(films: Films, seat: int, right: bool) -> tuple[Claimed | Checked | Done, ...] | Refusal:
    """What was seen is said: of real cards the word counts, a dealt card speaks for itself.

    So the Journalist's "right" is a claim until the identity named lies open; "wrong" needs no
    proof, and the identity stays covered.
    """
    tried = films.attempt
    if tried is None or tried.by != seat or not films.needs_check:
        return NothingToSay()
    if not films.shown:
        return ShowFirst()
    if films.card_decides:
        if films.card_says is not None:
            return _judged(films, films.card_says)
        if not tried.looked:
            return LookFirst()
        if right:
            return (Claimed(),)
    return _judged(films, right)


def _judged(films: Films, right: bool) -> tuple[Checked | Done, ...]:
    """Right wins, wrong is out; with two players the other one wins."""
    said = Checked(right)
    me = films.player(films.attempt.by) if films.attempt else None
    if right or films.duel or me is None:
        return (said,)
    return (said, *eliminated(evolve(films, said), me))


def proven(films: Films) -> tuple[Checked | Done, ...]:
    """What the identity that lies open now says of the Journalist's claim; none without one."""
    right = films.card_says if films.needs_card else None
    return () if right is None else _judged(films, right)


def _film(films: Films, film: Film) -> tuple[FilmDrawn, ...] | Refusal:
    """The Croupier's card is turned up, after a claim (MF-def9)."""
    if not films.needs_film:
        return NothingToSay()
    if not films.shown:
        return ShowFirst()
    there = film is Film.NONE or film.value in {nation.value for nation in films.nations}
    return (FilmDrawn(film),) if there else NoSuchFilm()


def _letter(films: Films, nation: Nation) -> tuple[LetterTurned, ...] | Refusal:
    """The removed Letter is turned up, after an agent's film."""
    if not films.needs_letter:
        return NothingToSay()
    if not films.shown:
        return ShowFirst()
    return (LetterTurned(nation),) if nation in films.nations else NoSuchFilm()


def _identity(films: Films, act: SayIdentity) -> tuple[HandShown, ...] | Refusal:
    """A real identity card lies open, at the end."""
    if not films.options.real_identities:
        return ByApp()
    if films.attempt is None:
        return NothingToSay()
    if act.seat not in films.seats:
        return NoSuchSeat()
    agent = act.identity.value in {n.value for n in films.nations}
    freelancer = act.identity.value in {f.value for f in Freelancer}
    fits = freelancer if act.second else agent or (freelancer and not films.duel)
    if not fits or (act.second and not films.duel):
        return NoSuchIdentity()
    card = code(act.identity)
    first, second = (NONE, card) if act.second else (card, NONE)
    return (HandShown(act.seat, first, second, NONE, NONE),)
