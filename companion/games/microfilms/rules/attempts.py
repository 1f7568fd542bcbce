"""Win attempts: what is allowed now, and who is out. PURE (facts 5.7, 5.8).

What is looked at and said of an attempt is in `checks`; what it brings in `ending`.
"""

from dataclasses import dataclass, replace

from companion.games.microfilms.rules.cards import DECK, DISCARD, NOBODY, Card, Film
from companion.games.microfilms.rules.deeds import Change, Deed, Done, Field
from companion.games.microfilms.rules.films import Attempt as Tried
from companion.games.microfilms.rules.films import Films, Kind, Player
from companion.games.microfilms.rules.ledger import after
from companion.games.microfilms.rules.refusals import FilmsRefusal, NoCards
from companion.games.microfilms.rules.turns import chooser, passed_on
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat

LATE = (Kind.BROKER, Kind.INTERPOL)
WITH_FILM = (Kind.AGENT, Kind.JOURNALIST)


@dataclass(frozen=True)
class Attempt:
    """A win attempt. film: shown by an agent, the Journalist or in a claim, `Film.NONE` if none.

    named: by Journalist, Hitman and Interpol. places: both Letters' by the Broker: seats,
    `CROUPIER`, `DECK`, `DISCARD`.
    """

    kind: Kind
    film: Film = Film.NONE
    named: int = NOBODY
    places: tuple[int, ...] = ()


@dataclass(frozen=True)
class Attempted:
    """A win is attempted. failed: it was not allowed, and here that counts (MF-def15).

    unseen: a card of the Croupier's is drawn blind and then said (MF-def9).
    """

    by: int
    kind: Kind
    film: Film
    named: int
    places: tuple[int, ...]
    failed: bool = False
    unseen: bool = False


@dataclass(frozen=True)
class NotCleared(FilmsRefusal):
    """An attempt needs a Cleared token."""


@dataclass(frozen=True)
class CroupierNotCleared(FilmsRefusal):
    """A claim of being allied with the Croupier needs his token Cleared (MF-C9)."""


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
class DrawUnseen(FilmsRefusal):
    """A house rule: the Croupier's card is drawn after the claim, and unseen (MF-def9)."""


@dataclass(frozen=True)
class NotYourIdentity(FilmsRefusal):
    """The identity lies open and allows no such attempt."""

    key = "microfilms-refusal-other-identity"


def decide(films: Films, seat: int, act: Attempt) -> tuple[Attempted | Done, ...] | Refusal:
    """A win is attempted; what is not allowed is refused or, by MF-def15, has failed."""
    me = chooser(films, seat)
    if isinstance(me, Refusal):
        return me
    if nonsense := _nonsense(films, me, act):
        return nonsense
    forbidden = _forbidden(films, me, act)
    if forbidden is not None and not films.options.forbidden_fails:
        return forbidden
    failed = forbidden is not None
    unseen = act.kind is Kind.CLAIM and films.options.croupier_card_blind
    tried = Attempted(seat, act.kind, act.film, act.named, act.places, failed, unseen)
    # an agent is never out: the attempt ends the game, and all cards say who wins (MF-def17)
    if not failed or films.duel or act.kind is Kind.AGENT:
        return (tried,)
    return (tried, *eliminated(evolve(films, tried), me))


def evolve(films: Films, event: Attempted) -> Films:
    """The attempt is under way; it has failed at once where it was not allowed."""
    right = False if event.failed else None
    tried = Tried(event.by, event.kind, event.film, event.named, event.places, right)
    return replace(films, attempt=replace(tried, unseen=event.unseen))


def _nonsense(films: Films, me: Player, act: Attempt) -> Refusal | None:
    """What nobody could attempt."""
    barred = Kind.HITMAN if films.duel else Kind.CLAIM
    no_broker = films.options.letter_in_drawer and act.kind is Kind.BROKER
    if act.kind is barred or no_broker:
        return NotInThisGame()
    none = act.film.value not in {n.value for n in films.nations}
    if (act.kind in WITH_FILM and none) or (
        act.kind is Kind.CLAIM and none and act.film is not Film.NONE
    ):
        return NoSuchFilm()
    if act.kind in WITH_FILM and me.hand < 1:
        return NoCards()
    if not films.may_be(me, act.kind, act.film):
        return NotYourIdentity()
    if act.kind is Kind.CLAIM and films.options.croupier_card_blind and act.film is not Film.NONE:
        return DrawUnseen()
    places = {DECK, DISCARD, me.seat, *films.others(me.seat)}
    lost = len(act.places) != 2 or not set(act.places) <= places
    if act.kind is Kind.BROKER and lost:
        return NoSuchPlaces()
    named = act.kind in (Kind.JOURNALIST, Kind.HITMAN, Kind.INTERPOL)
    if named and act.named not in (me.seat, *films.others(me.seat)):
        return NoSuchSeat()
    return None


def _forbidden(films: Films, me: Player, act: Attempt) -> Refusal | None:
    """What the rules do not allow now (MF-def15)."""
    croupier, rules = films.croupier, films.options
    if act.kind is Kind.CLAIM:
        if croupier is None or not croupier.cleared:
            return CroupierNotCleared()
        return None if me.cleared or not rules.claim_needs_both else NotCleared()
    if not me.cleared:
        return NotCleared()
    if act.kind in LATE and not films.unlocked:
        return TooEarly()
    if act.kind is Kind.BROKER:
        differ = len(set(act.places)) == 2 or not rules.letters_differ
        return None if differ else NoSuchPlaces()
    if act.kind is not Kind.AGENT and act.named == me.seat:
        return NotOneself()
    named = films.player(act.named)
    if act.kind is Kind.INTERPOL and named is not None and named.cleared:
        return NotSuspect()
    return None


def eliminated(films: Films, me: Player) -> tuple[Done, ...]:
    """Cards face up on the discard, francs to the house or out (MF-def12); then the next turn.

    Only of three and more: of two players a failed attempt makes the other one win.
    """
    house = () if films.options.francs_out else (Change(Field.HOUSE, films.house + me.francs),)
    changes = (
        Change(Field.OUT, 1, me.seat),
        Change(Field.HAND, 0, me.seat),
        Change(Field.FRANCS, 0, me.seat),
        *house,
    )
    gone = Done(Deed.ELIMINATED, me.seat, changes, pile=(Card.UNKNOWN,) * me.hand)
    return (gone, *passed_on(after(films, gone)))
