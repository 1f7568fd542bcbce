"""Win attempts: what is allowed, what is looked at, who is out. PURE (facts 5.7, 5.8)."""

from companion.games.microfilms import acts as a
from companion.games.microfilms import events as e
from companion.games.microfilms import refusals as r
from companion.games.microfilms.acts import Field, Kind
from companion.games.microfilms.cards import (
    DECK,
    DISCARD,
    NONE,
    Card,
    Film,
    Freelancer,
    code,
)
from companion.games.microfilms.events import Change, Deed
from companion.games.microfilms.films import Films, Player
from companion.games.microfilms.turns import after, may_choose, next_turn
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.laid import MARK, Tell
from companion.table.refusal import NoSuchSeat

Events = tuple[e.Event, ...]
LATE = (Kind.BROKER, Kind.INTERPOL)
BY_HAND_CARDS = (Kind.HITMAN, Kind.INTERPOL)
"""Who looks at the named player's hand."""
WITH_FILM = (Kind.AGENT, Kind.JOURNALIST)


def attempt(films: Films, seat: int, act: a.Attempt, chance: Chance) -> Events | Refusal:
    """A win is attempted; what is not allowed is refused or, by MF-def15, has failed."""
    me = films.player(seat)
    if refused := may_choose(films, seat):
        return refused
    if me is None or me.out:
        return r.NotYourTurn()
    if nonsense := _nonsense(films, me, act):
        return nonsense
    forbidden = _forbidden(films, me, act)
    fails = films.options.forbidden_fails and (films.duel or act.kind is not Kind.AGENT)
    if forbidden is not None and not fails:
        return forbidden
    failed = forbidden is not None
    tried = e.Attempted(seat, act.kind, act.film, act.named, act.places, failed)
    if not failed or films.duel:
        return (tried,)
    return (tried, *_eliminated(after(films, (tried,)), me, chance))


def _nonsense(films: Films, me: Player, act: a.Attempt) -> Refusal | None:
    """What nobody could attempt."""
    barred = Kind.HITMAN if films.duel else Kind.CLAIM
    no_broker = films.options.letter_in_drawer and act.kind is Kind.BROKER
    if act.kind is barred or no_broker:
        return r.NotInThisGame()
    none = act.film.value not in {n.value for n in films.nations}
    if (act.kind in WITH_FILM and none) or (
        act.kind is Kind.CLAIM and none and act.film is not Film.NONE
    ):
        return r.NoSuchFilm()
    if not films.may_be(me, act.kind, act.film):
        return r.NotYourIdentity()
    places = {DECK, DISCARD, me.seat, *films.others(me.seat)}
    lost = len(act.places) != 2 or not set(act.places) <= places
    if act.kind is Kind.BROKER and lost:
        return r.NoSuchPlaces()
    named = act.kind in (Kind.JOURNALIST, Kind.HITMAN, Kind.INTERPOL)
    if named and act.named not in (me.seat, *films.others(me.seat)):
        return NoSuchSeat()
    return None


def _forbidden(films: Films, me: Player, act: a.Attempt) -> Refusal | None:
    """What the rules do not allow now (MF-def15)."""
    croupier, rules = films.croupier, films.options
    if act.kind is Kind.CLAIM:
        his = croupier is not None and croupier.cleared
        return None if his and (me.cleared or not rules.claim_needs_both) else r.NotCleared()
    if not me.cleared:
        return r.NotCleared()
    if act.kind in LATE and not films.unlocked:
        return r.TooEarly()
    if act.kind is Kind.BROKER:
        differ = len(set(act.places)) == 2 or not rules.letters_differ
        return None if differ else r.NoSuchPlaces()
    if act.kind is not Kind.AGENT and act.named == me.seat:
        return r.NotOneself()
    named = films.player(act.named)
    if act.kind is Kind.INTERPOL and named is not None and named.cleared:
        return r.NotSuspect()
    return None


# --- what is looked at


def look(films: Films, seat: int, ask: a.LookAtIdentity) -> Events | Refusal:
    """The Journalist looks at the identity named."""
    tried = films.attempt
    if tried is None or (tried.by, tried.kind, tried.named) != (seat, Kind.JOURNALIST, ask.to):
        return r.NothingToSay()
    if films.options.real_identities:
        return r.ByCards()
    if films.duel or tried.right is not None:
        return r.NothingToSay()
    return (e.Looked(ask.to),) if films.shown else r.ShowFirst()


def lay(films: Films, seat: int, act: a.ShowCards) -> Events | Refusal:
    """The one named by Hitman or Interpol lays the hand for them alone."""
    tried = films.attempt
    if tried is None or tried.named != seat or tried.kind not in BY_HAND_CARDS:
        return r.NothingWaits()
    if tried.right is not None:
        return r.NothingWaits()
    if tried.mark:
        return r.LaidAlready()
    if not films.shown:
        return r.ShowFirst()
    return (e.CardsLaid(seat, act.mark),) if len(act.mark) == MARK else r.NoSuchNumber()


def tell(films: Films, seat: int, ask: a.TellCards) -> Events | Refusal:
    """The cards laid are told."""
    tried = films.attempt
    if tried is None or not tried.mark or (tried.named, tried.by) != (seat, ask.to):
        return r.NothingLaid()
    return (e.Looked(seat),) if not tried.looked else r.LaidAlready()


def owes(films: Films, seat: int) -> tuple[Tell, ...]:
    """A hand laid for Hitman or Interpol is told by its owner's phone."""
    tried = films.attempt
    if tried is None or not tried.mark or tried.looked or tried.named != seat:
        return ()
    return (Tell(tried.by, a.TellCards(tried.by), tried.mark),)


# --- what is said of it


def check(films: Films, seat: int, act: a.SayChecked, chance: Chance) -> Events | Refusal:
    """Right wins, wrong is out; with two players the other one wins."""
    tried, me = films.attempt, films.player(seat)
    if tried is None or me is None or tried.by != seat or not films.needs_check:
        return r.NothingToSay()
    if not films.shown:
        return r.ShowFirst()
    said = e.Checked(act.right)
    if act.right or films.duel:
        return (said,)
    return (said, *_eliminated(after(films, (said,)), me, chance))


def letter(films: Films, act: a.SayLetter) -> Events | Refusal:
    """The removed Letter is turned up, after an agent's film."""
    if not films.needs_letter:
        return r.NothingToSay()
    if not films.shown:
        return r.ShowFirst()
    return (e.LetterTurned(act.nation),) if act.nation in films.nations else r.NoSuchFilm()


def identity(films: Films, act: a.SayIdentity) -> Events | Refusal:
    """A real identity card lies open, at the end."""
    if not films.options.real_identities:
        return r.ByApp()
    if films.attempt is None:
        return r.NothingToSay()
    if act.seat not in films.seats:
        return NoSuchSeat()
    agent = act.identity.value in {n.value for n in films.nations}
    freelancer = act.identity.value in {f.value for f in Freelancer}
    fits = freelancer if act.second else agent or (freelancer and not films.duel)
    if not fits or (act.second and not films.duel):
        return r.NoSuchIdentity()
    card = code(act.identity)
    first, second = (NONE, card) if act.second else (card, NONE)
    return (e.HandShown(act.seat, first, second, NONE, NONE),)


def _eliminated(films: Films, me: Player, chance: Chance) -> Events:
    """Cards face up on the discard, francs to the house or out (MF-def12); then the next turn."""
    house = () if films.options.francs_out else (Change(Field.HOUSE, films.house + me.francs),)
    changes = (
        Change(Field.OUT, 1, me.seat),
        Change(Field.HAND, 0, me.seat),
        Change(Field.FRANCS, 0, me.seat),
        *house,
    )
    gone = e.Done(Deed.ELIMINATED, me.seat, changes, pile=(Card.UNKNOWN,) * me.hand)
    return (gone, *next_turn(after(films, (gone,)), chance))
