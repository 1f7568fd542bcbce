"""Options of a turn that wait for an answer: bribe, blackmail, interrogation. PURE (MF-L1..12).

What follows once an interrogation is paid for is in `interrogation`.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.microfilms.rules import purse
from companion.games.microfilms.rules.cards import CROUPIER, Card
from companion.games.microfilms.rules.deeds import Change, Deed, Done, Field
from companion.games.microfilms.rules.films import Films, Pending, Player, Wait
from companion.games.microfilms.rules.ledger import changed, from_house, played
from companion.games.microfilms.rules.refusals import (
    FilmsRefusal,
    NoCards,
    NoTarget,
    NothingWaits,
    TooPoor,
)
from companion.games.microfilms.rules.turns import chooser
from companion.refusal import Refusal
from companion.table.chance import Chance

FEE = 1
"""Francs an interrogation costs without its card."""
Price = tuple[tuple[Change, ...], tuple[Card, ...]] | Refusal
"""What a question changes and the card it puts on the discard, or why it cannot be paid."""


@dataclass(frozen=True)
class Bribe:
    """A card is offered unseen to a seat or the Croupier, who then answers."""

    of: int


@dataclass(frozen=True)
class Interrogate:
    """A random card of a seat, or of the Croupier's hand, for a card or else a franc."""

    of: int
    card: bool


class Means(StrEnum):
    """What blackmail is done with."""

    STEAL = "steal"
    INTERROGATE = "interrogate"
    FRANCS = "francs"


@dataclass(frozen=True)
class Blackmail:
    """A seat or the Croupier is blackmailed with one of two cards or for two francs."""

    of: int
    means: Means


class Reply(StrEnum):
    """To a bribe ACCEPT or DECLINE; to blackmail PAY, DEFEND or DECLINE."""

    ACCEPT = "accept"
    PAY = "pay"
    DEFEND = "defend"
    DECLINE = "decline"


@dataclass(frozen=True)
class Answer:
    """The one whom a bribe or blackmail waits for answers."""

    reply: Reply


Question = Bribe | Interrogate | Blackmail
Act = Question | Answer


@dataclass(frozen=True)
class Waiting:
    """Place `of` must answer `by`, who has paid for it (MF-L5, MF-L1, MF-Q1)."""

    wait: Wait
    by: int
    of: int
    changes: tuple[Change, ...] = ()
    pile: tuple[Card, ...] = ()


Event = Waiting | Done


@dataclass(frozen=True)
class NoSuchReply(FilmsRefusal):
    """Not a reply to this."""

    key = "microfilms-refusal-reply"


def decide(films: Films, seat: int, act: Act, chance: Chance) -> tuple[Event, ...] | Refusal:
    """Somebody is asked, or answers."""
    if isinstance(act, Question):
        return _ask(films, seat, act, chance)
    pending = films.pending
    if pending is None or pending.of != seat or pending.wait is Wait.INTERROGATION:
        return NothingWaits()
    return _answered(films, pending, act.reply, chance)


def evolve(films: Films, event: Waiting) -> Films:
    """It is paid for, and somebody must answer."""
    paid = changed(films, event.changes, event.pile)
    # of the Croupier's real cards nobody knows any: they lie there for who interrogates
    handed = event.wait is Wait.INTERROGATION and event.of == CROUPIER
    pending = Pending(event.wait, event.by, event.of, handed=handed)
    return replace(paid, pending=pending, done=True, chores=())


# --- the question


def _ask(films: Films, seat: int, act: Question, chance: Chance) -> tuple[Event, ...] | Refusal:
    """What somebody has to answer; the Croupier does so at once."""
    me, target = chooser(films, seat), films.player(act.of)
    if isinstance(me, Refusal):
        return me
    if target is None or act.of not in films.others(me.seat):
        return NoTarget()
    wait, price = _asked(films, me, act)
    if wait is Wait.INTERROGATION and act.of == CROUPIER and target.hand < 1:
        return NoTarget()
    if isinstance(price, Refusal):
        return price
    asked = Waiting(wait, me.seat, act.of, *price)
    if act.of != CROUPIER:
        return (asked,)
    return (asked, *_croupier_answers(evolve(films, asked), asked, target, chance))


def _asked(films: Films, me: Player, act: Question) -> tuple[Wait, Price]:
    match act:
        case Bribe():
            return Wait.BRIBE, NoCards() if me.hand < 1 else ((), ())
        case Interrogate(_, card):
            return Wait.INTERROGATION, _price(films, me, Card.INTERROGATE if card else FEE)
        case Blackmail(_, means):
            costs = {Means.STEAL: Card.STEAL, Means.INTERROGATE: Card.INTERROGATE}
            return Wait.BLACKMAIL, _price(films, me, costs.get(means, purse.PAID))


def _price(films: Films, me: Player, price: Card | int) -> Price:
    """What an interrogation or blackmail costs: a card, or francs to the house."""
    if isinstance(price, Card):
        return NoCards() if me.hand < 1 else ((played(me),), (price,))
    if me.francs < price:
        return TooPoor()
    return from_house(films, me, -price), ()


# --- the answer


def _croupier_answers(
    films: Films, asked: Waiting, croupier: Player, chance: Chance
) -> tuple[Done, ...]:
    """He takes every bribe and never defends himself (MF-C, MF-def7)."""
    pending = Pending(asked.wait, asked.by, asked.of)
    if asked.wait is Wait.INTERROGATION:
        return ()
    pays = films.options.croupier_pays and croupier.francs >= purse.PAID
    other = Reply.PAY if pays else Reply.DECLINE
    reply = Reply.ACCEPT if asked.wait is Wait.BRIBE else other
    done = _answered(films, pending, reply, chance)
    return () if isinstance(done, Refusal) else done


def _answered(
    films: Films, pending: Pending, reply: Reply, chance: Chance
) -> tuple[Done, ...] | Refusal:
    """What a reply brings."""
    me, target = films.player(pending.by), films.player(pending.of)
    if me is None or target is None:
        return NothingWaits()
    if pending.wait is Wait.BRIBE:
        return _bribe(me, target, reply)
    return _blackmail(films, me, target, reply, chance)


def _bribe(me: Player, target: Player, reply: Reply) -> tuple[Done, ...] | Refusal:
    if reply not in (Reply.ACCEPT, Reply.DECLINE):
        return NoSuchReply()
    taken = reply is Reply.ACCEPT
    if taken and me.hand < 1:
        return NoCards()
    outcome = purse.bribe(taken, me.francs, target.francs)
    hands = _hands(me, target, -1) if taken else ()
    deed = Deed.BRIBE_ACCEPTED if taken else Deed.BRIBE_DECLINED
    return (Done(deed, target.seat, (*_outcome(me, target, outcome), *hands), me.seat),)


def _blackmail(
    films: Films, me: Player, target: Player, reply: Reply, chance: Chance
) -> tuple[Done, ...] | Refusal:
    if reply is Reply.ACCEPT:
        return NoSuchReply()
    way = purse.Blackmail(reply.value)
    half = films.options.pay_what_you_have
    outcome = purse.blackmail(way, me.francs, target.francs, target.hand, half)
    if outcome is None:
        return TooPoor() if way is purse.Blackmail.PAY else NoCards()
    changes = _outcome(me, target, outcome)
    match way:
        case purse.Blackmail.PAY:
            return (Done(Deed.BLACKMAIL_PAID, target.seat, changes, me.seat),)
        case purse.Blackmail.DEFEND:
            done = (*changes, played(target))
            pile = (Card.CASH_OUT,)
            return (Done(Deed.BLACKMAIL_DEFENDED, target.seat, done, me.seat, pile),)
        case purse.Blackmail.DECLINE:
            loot = outcome.card
            done = (*changes, *(_hands(me, target, 1) if loot else ()))
            index = chance.at(f"card for {me.seat}").below(target.hand) + 1 if loot else 0
            among = target.hand if loot else 0
            deed = Deed.BLACKMAIL_DECLINED
            return (Done(deed, target.seat, done, me.seat, index=index, among=among),)


def _hands(me: Player, target: Player, mine: int) -> tuple[Change, ...]:
    return (
        Change(Field.HAND, me.hand + mine, me.seat),
        Change(Field.HAND, target.hand - mine, target.seat),
    )


def _outcome(me: Player, target: Player, outcome: purse.Outcome) -> tuple[Change, ...]:
    changes = [
        Change(Field.FRANCS, outcome.active, me.seat),
        Change(Field.FRANCS, outcome.target, target.seat),
    ]
    changes += [Change(Field.CLEARED, 1, me.seat)] if outcome.cleared else []
    changes += [Change(Field.CLEARED, 0, target.seat)] if outcome.suspect else []
    return tuple(changes)
