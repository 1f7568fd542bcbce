"""The state after an event: total and deterministic. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.microfilms import events as e
from companion.games.microfilms.acts import Field, Kind
from companion.games.microfilms.cards import CROUPIER, NONE, Card, setup
from companion.games.microfilms.ending import judge
from companion.games.microfilms.films import Attempt, Films, Pending, Player

PLAYER_FIELDS = (Field.FRANCS, Field.HAND, Field.CLEARED, Field.OUT)
KEEP = (e.Deed.BY_HAND, e.Deed.EVENING)
"""Deeds that leave the turn as it stands."""
FOR_HANDS = (
    e.Deed.BLACKMAIL_DECLINED,
    e.Deed.PICKED,
    e.Deed.CROUPIER_DRAWS,
    e.Deed.CROUPIER_EARNS,
    e.Deed.EVENING,
    e.Deed.ELIMINATED,
)
"""Deeds that the app decides and hands do with the real cards."""
AFTER_A_TURN = (*FOR_HANDS[2:], e.Deed.TURN, e.Deed.BY_HAND)
"""Deeds that are no option of a turn: what was to be done before stands as it did."""

MOST = 3
"""Errands that are kept: the newest."""


def evolve(films: Films, event: e.Event) -> Films:
    """The state after `event`; a verdict follows as soon as it can."""
    after = _evolved(films, event)
    return replace(after, verdict=judge(after))


def _evolved(films: Films, event: e.Event) -> Films:
    match event:
        case e.Begun():
            return _begun(films, event)
        case e.Done():
            return _done(films, event)
        case e.Waiting(wait, by, of, changes, pile):
            paid = _changed(films, changes, pile)
            return replace(paid, pending=Pending(wait, by, of), done=True, errands=())
        case e.HandLaid(seat, offer):
            return _laid(films, seat, offer)
        case e.CardSeen():
            return replace(films, pending=None)
        case e.CalledOff():
            return replace(films, pending=None, attempt=None)
        case e.Attempted(by, kind, film, named, places, failed):
            right = False if failed else None
            return replace(films, attempt=Attempt(by, kind, film, named, places, right))
        case e.CardsLaid() | e.Looked() | e.Checked():
            return _checking(films, event)
        case e.LetterTurned(nation):
            return replace(films, removed=nation)
        case e.HandShown():
            return _shown(films, event)
        case _:
            assert_never(event)


def _begun(films: Films, event: e.Begun) -> Films:
    rules, seats = films.options, films.seats
    box = setup(len(seats), rules.franc_for_second)
    at = seats.index(event.start) if event.start in seats else 0
    order = (*seats[at:], *seats[:at])
    seconds = dict(zip(seats, event.freelancers, strict=False))
    players = [
        Player(seat, francs=int(order.index(seat) + 1 in box.paid), second=seconds.get(seat, NONE))
        for seat in seats
    ]
    if films.duel:
        players.append(Player(CROUPIER, hand=0))
    drawn = 2 if rules.letter_in_drawer else 0
    return replace(
        films,
        nations=event.nations,
        players=tuple(players),
        house=box.house,
        draw=box.draw_deck - drawn,
        turn=event.start,
        number=1,
    )


def _done(films: Films, event: e.Done) -> Films:
    changed = _changed(films, event.changes, event.pile)
    open_still = films.errands if event.deed in AFTER_A_TURN else ()
    now = (event,) if event.deed in FOR_HANDS else ()
    changed = replace(changed, errands=(*open_still, *now)[-MOST:])
    if event.deed is e.Deed.TURN:
        return replace(changed, done=False, number=films.number + 1, pending=None, attempt=None)
    if event.deed in KEEP:
        return changed
    if event.deed is e.Deed.ELIMINATED:
        gone = films.options.francs_out
        kept = sum(p.francs for p in changed.players) + changed.house + changed.lost
        before = sum(p.francs for p in films.players) + films.house + films.lost
        lost = changed.lost + (before - kept if gone else 0)
        return replace(changed, lost=lost, attempt=None, done=True)
    return replace(changed, done=True, pending=None)


def _changed(films: Films, changes: tuple[e.Change, ...], pile: tuple[Card, ...] = ()) -> Films:
    after = films
    for change in changes:
        after = _set(after, change)
    return replace(after, pile=(*after.pile, *pile))


def _set(films: Films, change: e.Change) -> Films:
    value = change.value
    if change.field in PLAYER_FIELDS:
        player = films.player(change.place)
        if player is None:
            return films
        return films.with_player(_player(player, change.field, value))
    match change.field:
        case Field.DISCARD:
            missing = (Card.UNKNOWN,) * (value - len(films.pile))
            return replace(films, pile=(*missing, *films.pile)[:value])
        case Field.HOUSE:
            return replace(films, house=value)
        case Field.EVENING:
            return replace(films, evening=value)
        case Field.DRAW:
            return replace(films, draw=value)
        case _:
            return replace(films, turn=value)


def _player(player: Player, field: Field, value: int) -> Player:
    match field:
        case Field.FRANCS:
            return replace(player, francs=value)
        case Field.HAND:
            return replace(player, hand=value)
        case Field.CLEARED:
            return replace(player, cleared=bool(value))
        case _:
            return replace(player, out=bool(value))


def _laid(films: Films, seat: int, offer: bytes) -> Films:
    pending = films.pending
    if pending is None or pending.of != seat:
        return films
    return replace(films, pending=replace(pending, offer=offer))


def _checking(films: Films, event: e.CardsLaid | e.Looked | e.Checked) -> Films:
    attempt = films.attempt
    if attempt is None:
        return films
    match event:
        case e.CardsLaid(_, mark):
            return replace(films, attempt=replace(attempt, mark=mark))
        case e.Looked(of):
            journalist = attempt.kind is Kind.JOURNALIST
            looked = ((attempt.by, of),) if journalist else ()
            seen = replace(films, looked=(*films.looked, *looked))
            return replace(seen, attempt=replace(attempt, looked=True))
        case e.Checked(right):
            return replace(films, attempt=replace(attempt, right=right))


def _shown(films: Films, event: e.HandShown) -> Films:
    """What lies open; an attempt under another identity than one's own is none."""
    player = films.player(event.seat)
    if player is None:
        return films
    kept = replace(
        player,
        identity=player.identity if event.identity == NONE else event.identity,
        second=player.second if event.second == NONE else event.second,
        share=player.share if event.share == NONE else event.share,
    )
    after = films.with_player(kept)
    attempt = films.attempt
    if attempt is not None and attempt.by == event.seat and attempt.right is None:
        fits = after.may_be(kept, attempt.kind, attempt.film)
        after = replace(after, attempt=attempt if fits else None)
    return after
