"""Whose turn it is: who may choose, how a turn ends, the Croupier's own. PURE (facts 5.3, 5.8)."""

from dataclasses import dataclass, replace

from companion.games.microfilms.rules.cards import CROUPIER, NOBODY, Card
from companion.games.microfilms.rules.deeds import Change, Deed, Done, Field
from companion.games.microfilms.rules.ending import judge
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.rules.ledger import after, from_house
from companion.games.microfilms.rules.refusals import (
    FilmsRefusal,
    NothingWaits,
    NotYourTurn,
    TooPoor,
)
from companion.games.microfilms.rules.turn_end import (
    ACE_COST,
    Croupier,
    Decks,
    croupier_turn,
    may_discard_ace,
    next_evening,
)
from companion.refusal import Refusal
from companion.table.chance import Chance


@dataclass(frozen=True)
class EndTurn:
    """The turn is over. discards: the cards above the limit, the last one on top.

    Where there are none the turn has ended by itself (`over`), unless by hand it was set otherwise.
    """

    discards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class CallOff:
    """Nothing waits any more, for a phone is dead; what was paid stays paid. Anybody may."""


Act = EndTurn | CallOff


@dataclass(frozen=True)
class CalledOff:
    """Nothing waits any more."""


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
class OtherDiscards(FilmsRefusal):
    """Not the right number of discards."""

    key = "microfilms-refusal-discards"


def decide(
    films: Films, seat: int, act: Act, chance: Chance
) -> tuple[Done | CalledOff, ...] | Refusal:
    """A turn ends, or what it waits for is called off."""
    match act:
        case EndTurn(discards):
            return _end(films, seat, discards, chance)
        case CallOff():
            waits = films.pending is not None or films.attempt is not None
            return (CalledOff(),) if waits else NothingWaits()


def evolve(films: Films, event: CalledOff) -> Films:
    """The turn goes on."""
    return replace(films, pending=None, attempt=None)


def may_choose(films: Films, seat: int) -> Refusal | None:
    """Why a seat may not choose an option now."""
    if refused := _not_on_turn(films, seat):
        return refused
    return OptionUsed() if films.done else None


def chooser(films: Films, seat: int) -> Player | Refusal:
    """Who chooses an option now, or why this seat may not."""
    me = films.player(seat)
    if refused := may_choose(films, seat):
        return refused
    return NotYourTurn() if me is None or me.out else me


def _not_on_turn(films: Films, seat: int) -> Refusal | None:
    if films.pending is not None:
        return AnswerOpen()
    if films.attempt is not None:
        return AttemptOpen()
    return None if films.turn == seat else NotYourTurn()


def _end(
    films: Films, seat: int, discards: tuple[Card, ...], chance: Chance
) -> tuple[Done, ...] | Refusal:
    """Discards, the next evening, the Croupier, whose turn it is then (MF-N, MF-Z, MF-K)."""
    me = films.player(seat)
    if refused := _not_on_turn(films, seat):
        return refused
    if me is None:
        return NotYourTurn()
    if not films.done:
        return OptionFirst()
    if len(discards) != me.excess:
        return OtherDiscards()
    aces = discards.count(Card.ACE)
    if aces > 1 or (aces and not may_discard_ace(me.francs)):
        return TooPoor()
    thrown: tuple[Done, ...] = ()
    if discards:
        less = Change(Field.HAND, me.hand - len(discards), seat)
        changes = (less, *(from_house(films, me, -ACE_COST) if aces else ()))
        thrown = (Done(Deed.DISCARDED, seat, changes, pile=discards),)
    return (*thrown, *next_turn(after(films, *thrown), chance))


def over(films: Films, chance: Chance) -> tuple[Done, ...]:
    """What follows where the option is used and no card has to go: the turn ends by itself.

    It does so for everybody alike, and hand counts and tokens are seen by all: it tells nothing.
    """
    me = films.player(films.turn)
    open_still = films.pending or films.attempt or films.verdict
    if me is None or not films.done or open_still or me.excess:
        return ()
    return next_turn(films, chance)


def next_turn(films: Films, chance: Chance) -> tuple[Done, ...]:
    """All that follows when a turn is over."""
    him = films.croupier
    if him is None:
        return passed_on(films)
    deeds = _evening(films)
    films = after(films, *deeds)
    more = _croupier(films, him, chance)
    more = (*more, *_evening(after(films, *more)))
    films, deeds = after(films, *more), (*deeds, *more)
    if judge(films) is not None:
        return deeds
    return (*deeds, turn_of(films.next_seat()))


def passed_on(films: Films) -> tuple[Done, ...]:
    """The next evening if it is due, and the next seat's turn, where there is no Croupier."""
    deeds = _evening(films)
    return (*deeds, turn_of(after(films, *deeds).next_seat()))


def turn_of(seat: int) -> Done:
    """The turn of a seat begins."""
    return Done(Deed.TURN, seat, (Change(Field.TURN, seat),))


def _evening(films: Films) -> tuple[Done, ...]:
    """An empty draw deck takes the discard (MF-Z1..3, MF-def3)."""
    now = Decks(films.evening, films.draw, len(films.pile))
    then = next_evening(now)
    if then == now:
        return ()
    changes = (
        Change(Field.EVENING, then.evening),
        Change(Field.DRAW, then.draw),
        Change(Field.DISCARD, then.discard),
    )
    return (Done(Deed.EVENING, NOBODY, changes),)


def _croupier(films: Films, him: Player, chance: Chance) -> tuple[Done, ...]:
    """His turn, and which of three real cards he throws away (MF-K1..5)."""
    now = Croupier(him.hand, him.francs, him.cleared)
    then = croupier_turn(now, films.house, films.draw)
    if him.hand < 2 and not then.drew:
        return ()
    hand = Change(Field.HAND, then.cards, CROUPIER)
    if then.drew:
        return (Done(Deed.CROUPIER_DRAWS, CROUPIER, (hand, Change(Field.DRAW, films.draw - 1))),)
    changes = (
        hand,
        Change(Field.CLEARED, int(then.cleared), CROUPIER),
        Change(Field.FRANCS, then.francs, CROUPIER),
        Change(Field.HOUSE, films.house - (then.francs - him.francs)),
    )
    index = chance.at("croupier").below(him.hand) + 1 if then.discarded else 0
    pile = (Card.UNKNOWN,) * then.discarded
    among = him.hand if then.discarded else 0
    return (Done(Deed.CROUPIER_EARNS, CROUPIER, changes, pile=pile, index=index, among=among),)
