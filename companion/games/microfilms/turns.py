"""The options of a turn but the attempt, its end, the Croupier's turn. PURE (facts 5.3, 5.8)."""

from collections.abc import Iterable

from companion.games.microfilms import acts as a
from companion.games.microfilms import events as e
from companion.games.microfilms import refusals as r
from companion.games.microfilms.acts import Field, Means
from companion.games.microfilms.answers import answered, picked
from companion.games.microfilms.cards import CROUPIER, NOBODY, Card
from companion.games.microfilms.events import Change, Deed, Wait
from companion.games.microfilms.evolve import evolve
from companion.games.microfilms.films import Films, Player
from companion.games.microfilms.purse import CASHED, PAID, steal
from companion.games.microfilms.turn_end import (
    ACE_COST,
    Croupier,
    Decks,
    croupier_turn,
    may_discard_ace,
    next_evening,
)
from companion.refusal import Refusal
from companion.table.chance import Chance

Events = tuple[e.Event, ...]
FEE = 1
"""Francs an interrogation costs without its card."""
Price = tuple[tuple[Change, ...], tuple[Card, ...]] | Refusal
"""What a question changes and the card it puts on the discard, or why it cannot be paid."""
Option = a.Draw | a.Pass | a.Bribe | a.Steal | a.CashOut | a.Interrogate | a.Blackmail


def after(films: Films, events: Iterable[e.Event]) -> Films:
    """The state after events."""
    for event in events:
        films = evolve(films, event)
    return films


def may_choose(films: Films, seat: int) -> Refusal | None:
    """Why a seat may not choose an option now."""
    if films.pending is not None:
        return r.AnswerOpen()
    if films.attempt is not None:
        return r.AttemptOpen()
    if films.turn != seat:
        return r.NotYourTurn()
    return r.OptionUsed() if films.done else None


def option(films: Films, seat: int, act: Option, chance: Chance) -> Events | Refusal:
    """One of the options, at once or as a question to somebody."""
    me = films.player(seat)
    if refused := may_choose(films, seat):
        return refused
    if me is None or me.out:
        return r.NotYourTurn()
    match act:
        case a.Draw(discard):
            return _draw(films, me, discard)
        case a.Pass():
            gain = min(1, films.house)
            return (e.Done(Deed.PASSED, seat, _from_house(films, me, gain)),)
        case a.CashOut():
            return _cash_out(films, me)
        case a.Steal(of):
            return _steal(films, me, of)
        case a.Bribe() | a.Interrogate() | a.Blackmail():
            return _question(films, me, act, chance)


def _draw(films: Films, me: Player, discard: bool) -> Events | Refusal:
    card = Change(Field.HAND, me.hand + 1, me.seat)
    if discard:
        if not films.pile:
            return r.DiscardEmpty()
        rest = Change(Field.DISCARD, len(films.pile) - 1)
        return (e.Done(Deed.DRAW_DISCARD, me.seat, (card, rest)),)
    if films.draw < 1:
        return r.DeckEmpty()
    return (e.Done(Deed.DRAW, me.seat, (card, Change(Field.DRAW, films.draw - 1))),)


def _from_house(films: Films, me: Player, francs: int) -> tuple[Change, ...]:
    own = Change(Field.FRANCS, me.francs + francs, me.seat)
    return (own, Change(Field.HOUSE, films.house - francs))


def _played(me: Player) -> Change:
    return Change(Field.HAND, me.hand - 1, me.seat)


def _cash_out(films: Films, me: Player) -> Events | Refusal:
    if me.hand < 1:
        return r.NoCards()
    changes = (_played(me), *_from_house(films, me, min(CASHED, films.house)))
    return (e.Done(Deed.CASH_OUT, me.seat, changes, pile=(Card.CASH_OUT,)),)


def _steal(films: Films, me: Player, of: int) -> Events | Refusal:
    target = films.player(of)
    spared = of == CROUPIER and films.options.spare_croupier
    if target is None or of not in films.others(me.seat) or spared:
        return r.NoTarget()
    if me.hand < 1:
        return r.NoCards()
    done = steal(me.francs, target.francs)
    purses = (
        Change(Field.FRANCS, done.active, me.seat),
        Change(Field.FRANCS, done.target, of),
    )
    return (e.Done(Deed.STEAL, me.seat, (_played(me), *purses), of, pile=(Card.STEAL,)),)


def _question(
    films: Films, me: Player, act: a.Bribe | a.Interrogate | a.Blackmail, chance: Chance
) -> Events | Refusal:
    """What somebody has to answer; the Croupier does so at once."""
    target = films.player(act.of)
    if target is None or act.of not in films.others(me.seat):
        return r.NoTarget()
    wait, price = _asked(films, me, act)
    if wait is Wait.INTERROGATION and act.of == CROUPIER and target.hand < 1:
        return r.NoTarget()
    if isinstance(price, Refusal):
        return price
    asked = e.Waiting(wait, me.seat, act.of, *price)
    if act.of != CROUPIER:
        return (asked,)
    return (asked, *_croupier_answers(evolve(films, asked), target, chance))


def _asked(
    films: Films, me: Player, act: a.Bribe | a.Interrogate | a.Blackmail
) -> tuple[Wait, Price]:
    match act:
        case a.Bribe():
            return Wait.BRIBE, r.NoCards() if me.hand < 1 else ((), ())
        case a.Interrogate(_, card):
            return Wait.INTERROGATION, _price(films, me, Card.INTERROGATE if card else FEE)
        case a.Blackmail(_, means):
            costs = {Means.STEAL: Card.STEAL, Means.INTERROGATE: Card.INTERROGATE}
            return Wait.BLACKMAIL, _price(films, me, costs.get(means, PAID))


def _price(films: Films, me: Player, price: Card | int) -> Price:
    """What an interrogation or blackmail costs: a card, or francs to the house."""
    if isinstance(price, Card):
        return r.NoCards() if me.hand < 1 else ((_played(me),), (price,))
    if me.francs < price:
        return r.TooPoor()
    return _from_house(films, me, -price), ()


def _croupier_answers(films: Films, croupier: Player, chance: Chance) -> Events:
    """He takes every bribe and never defends himself (MF-C, MF-def7)."""
    pending = films.pending
    assert pending is not None
    if pending.wait is Wait.INTERROGATION:
        return (picked(films, pending, chance),)
    pays = films.options.croupier_pays and croupier.francs >= PAID
    if pending.wait is Wait.BRIBE:
        reply = a.Reply.ACCEPT
    else:
        reply = a.Reply.PAY if pays else a.Reply.DECLINE
    done = answered(films, pending, reply, chance)
    return () if isinstance(done, Refusal) else done


# --- the end of a turn


def end(films: Films, seat: int, act: a.EndTurn, chance: Chance) -> Events | Refusal:
    """Discards, the next evening, the Croupier, whose turn it is then (MF-N, MF-Z, MF-K)."""
    me = films.player(seat)
    if films.pending is not None:
        return r.AnswerOpen()
    if films.attempt is not None:
        return r.AttemptOpen()
    if me is None or films.turn != seat:
        return r.NotYourTurn()
    if not films.done:
        return r.OptionFirst()
    if len(act.discards) != me.excess:
        return r.OtherDiscards()
    aces = act.discards.count(Card.ACE)
    if aces > 1 or (aces and not may_discard_ace(me.francs)):
        return r.TooPoor()
    thrown: Events = ()
    if act.discards:
        less = Change(Field.HAND, me.hand - len(act.discards), seat)
        changes = (less, *(_from_house(films, me, -ACE_COST) if aces else ()))
        thrown = (e.Done(Deed.DISCARDED, seat, changes, pile=act.discards),)
    return (*thrown, *next_turn(after(films, thrown), chance))


def next_turn(films: Films, chance: Chance) -> Events:
    """All that follows when a turn is over."""
    events = evening(films)
    films = after(films, events)
    if films.croupier is not None:
        more = _croupier(films, films.croupier, chance)
        more = (*more, *evening(after(films, more)))
        films, events = after(films, more), (*events, *more)
    if films.verdict is not None:
        return events
    seat = films.next_seat()
    return (*events, e.Done(Deed.TURN, seat, (Change(Field.TURN, seat),)))


def evening(films: Films) -> Events:
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
    return (e.Done(Deed.EVENING, NOBODY, changes),)


def _croupier(films: Films, him: Player, chance: Chance) -> Events:
    """His turn, and which of three real cards he throws away (MF-K1..5)."""
    now = Croupier(him.hand, him.francs, him.cleared)
    then = croupier_turn(now, films.house, films.draw)
    if him.hand < 2 and not then.drew:
        return ()
    hand = Change(Field.HAND, then.cards, CROUPIER)
    if then.drew:
        return (e.Done(Deed.CROUPIER_DRAWS, CROUPIER, (hand, Change(Field.DRAW, films.draw - 1))),)
    changes = (
        hand,
        Change(Field.CLEARED, int(then.cleared), CROUPIER),
        Change(Field.FRANCS, then.francs, CROUPIER),
        Change(Field.HOUSE, films.house - (then.francs - him.francs)),
    )
    index = chance.at("croupier").below(him.hand) + 1 if then.discarded else 0
    pile = (Card.UNKNOWN,) * then.discarded
    among = him.hand if then.discarded else 0
    return (e.Done(Deed.CROUPIER_EARNS, CROUPIER, changes, pile=pile, index=index, among=among),)
