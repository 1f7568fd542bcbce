"""Answers to bribe, blackmail and interrogation. PURE (facts 5.3, MF-L1..12, MF-Q1..4)."""

from companion.games.microfilms import acts as a
from companion.games.microfilms import events as e
from companion.games.microfilms import purse
from companion.games.microfilms import refusals as r
from companion.games.microfilms.acts import Field, Reply
from companion.games.microfilms.cards import CROUPIER, Card
from companion.games.microfilms.events import Change, Deed, Wait
from companion.games.microfilms.films import Films, Pending, Player
from companion.games.microfilms.turn_end import pool
from companion.refusal import Refusal
from companion.table.chance import Chance

Events = tuple[e.Event, ...]
OFFER, SLOT, POINT = 33, 16, 33
"""Bytes of a peek's offer beside its cards, of a card in it, of a point."""


def answer(films: Films, seat: int, act: a.Answer, chance: Chance) -> Events | Refusal:
    """The one asked answers a bribe or blackmail."""
    pending = films.pending
    if pending is None or pending.of != seat or pending.wait is Wait.INTERROGATION:
        return r.NothingWaits()
    return answered(films, pending, act.reply, chance)


def answered(films: Films, pending: Pending, reply: Reply, chance: Chance) -> Events | Refusal:
    """What a reply brings."""
    me, target = films.player(pending.by), films.player(pending.of)
    if me is None or target is None:
        return r.NothingWaits()
    if pending.wait is Wait.BRIBE:
        return _bribe(me, target, reply)
    return _blackmail(films, me, target, reply, chance)


def _bribe(me: Player, target: Player, reply: Reply) -> Events | Refusal:
    if reply not in (Reply.ACCEPT, Reply.DECLINE):
        return r.NoSuchReply()
    taken = reply is Reply.ACCEPT
    if taken and me.hand < 1:
        return r.NoCards()
    outcome = purse.bribe(taken, me.francs, target.francs)
    hands = _hands(me, target, -1) if taken else ()
    deed = Deed.BRIBE_ACCEPTED if taken else Deed.BRIBE_DECLINED
    return (e.Done(deed, target.seat, (*_outcome(me, target, outcome), *hands), me.seat),)


def _blackmail(
    films: Films, me: Player, target: Player, reply: Reply, chance: Chance
) -> Events | Refusal:
    if reply is Reply.ACCEPT:
        return r.NoSuchReply()
    way = purse.Blackmail(reply.value)
    half = films.options.pay_what_you_have
    outcome = purse.blackmail(way, me.francs, target.francs, target.hand, half)
    if outcome is None:
        return r.TooPoor() if way is purse.Blackmail.PAY else r.NoCards()
    changes = _outcome(me, target, outcome)
    match way:
        case purse.Blackmail.PAY:
            return (e.Done(Deed.BLACKMAIL_PAID, target.seat, changes, me.seat),)
        case purse.Blackmail.DEFEND:
            less = Change(Field.HAND, target.hand - 1, target.seat)
            pile = (Card.CASH_OUT,)
            done = (*changes, less)
            return (e.Done(Deed.BLACKMAIL_DEFENDED, target.seat, done, me.seat, pile),)
        case purse.Blackmail.DECLINE:
            loot = outcome.card
            done = (*changes, *(_hands(me, target, 1) if loot else ()))
            index = chance.at(f"card for {me.seat}").below(target.hand) + 1 if loot else 0
            among = target.hand if loot else 0
            deed = Deed.BLACKMAIL_DECLINED
            return (e.Done(deed, target.seat, done, me.seat, index=index, among=among),)


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


# --- the interrogation


def cards(films: Films, pending: Pending) -> int:
    """Among how many cards the interrogator's one is (MF-Q1..4)."""
    target = films.player(pending.of)
    hand = target.hand if target else 0
    return pool(hand, 0 if pending.of == CROUPIER else films.identities)


def lay(films: Films, seat: int, act: a.LayHand) -> Events | Refusal:
    """The one interrogated lays identity and hand."""
    pending = films.pending
    if pending is None or pending.of != seat or pending.wait is not Wait.INTERROGATION:
        return r.NothingWaits()
    if pending.offer:
        return r.LaidAlready()
    if len(act.offer) != OFFER + SLOT * cards(films, pending):
        return r.HandCount()
    return (e.HandLaid(seat, act.offer),)


def lift(films: Films, seat: int, ask: a.Lift) -> Events | Refusal:
    """The interrogator lifts one card."""
    pending = films.pending
    if pending is None or (pending.by, pending.of) != (seat, ask.to) or not pending.offer:
        return r.NothingLaid()
    if ask.public != pending.offer:
        return r.NothingLaid()
    if len(ask.point) != POINT:
        return r.NoSuchNumber()
    return (e.CardSeen(seat, ask.to),)


def pick(films: Films, chance: Chance) -> Events | Refusal:
    """Chance says which of the real cards is looked at."""
    pending = films.pending
    if pending is None or pending.wait is not Wait.INTERROGATION:
        return r.NothingWaits()
    return (picked(films, pending, chance),)


def picked(films: Films, pending: Pending, chance: Chance) -> e.Done:
    """The event of `pick`."""
    among = max(cards(films, pending), 1)
    index = chance.at(f"card for {pending.by}").below(among) + 1
    return e.Done(Deed.PICKED, pending.by, (), pending.of, index=index, among=among)
