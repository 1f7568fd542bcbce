"""What a deed does to the numbers of the table: total and deterministic. PURE."""

from dataclasses import replace

from companion.games.microfilms.rules.cards import Card
from companion.games.microfilms.rules.deeds import OF_A_PLAYER, Change, Deed, Done, Field
from companion.games.microfilms.rules.films import Films, Player

KEEP = (Deed.BY_HAND, Deed.EVENING)
"""Deeds that leave the turn as it stands."""
FOR_HANDS = (
    Deed.BLACKMAIL_DECLINED,
    Deed.CROUPIER_DRAWS,
    Deed.CROUPIER_EARNS,
    Deed.EVENING,
    Deed.ELIMINATED,
)
"""Deeds that the app decides and hands do with the real cards."""
AFTER_A_TURN = (*FOR_HANDS[1:], Deed.TURN, Deed.BY_HAND)
"""Deeds that are no option of a turn: what was to be done before stands as it did."""

MOST = 3
"""Errands that are kept: the newest."""


def from_house(films: Films, me: Player, francs: int) -> tuple[Change, ...]:
    """Francs from the house to a player; below zero to the house."""
    own = Change(Field.FRANCS, me.francs + francs, me.seat)
    return (own, Change(Field.HOUSE, films.house - francs))


def played(me: Player) -> Change:
    """A card of the hand is gone."""
    return Change(Field.HAND, me.hand - 1, me.seat)


def after(films: Films, *deeds: Done) -> Films:
    """The table after some deeds."""
    for deed in deeds:
        films = _done(films, deed)
    return films


def _done(films: Films, event: Done) -> Films:
    then = changed(films, event.changes, event.pile)
    open_still = films.chores if event.deed in AFTER_A_TURN else ()
    now = (event,) if event.deed in FOR_HANDS else ()
    then = replace(then, chores=(*open_still, *now)[-MOST:])
    if event.deed is Deed.TURN:
        return replace(then, done=False, number=films.number + 1, pending=None, attempt=None)
    if event.deed in KEEP:
        return then
    if event.deed is Deed.ELIMINATED:
        gone = films.options.francs_out
        kept = sum(p.francs for p in then.players) + then.house + then.lost
        before = sum(p.francs for p in films.players) + films.house + films.lost
        lost = then.lost + (before - kept if gone else 0)
        return replace(then, lost=lost, attempt=None, done=True)
    return replace(then, done=True, pending=None)


def changed(films: Films, changes: tuple[Change, ...], pile: tuple[Card, ...] = ()) -> Films:
    """The table with other numbers, and more cards on the discard."""
    for change in changes:
        films = _set(films, change)
    return replace(films, pile=(*films.pile, *pile))


def _set(films: Films, change: Change) -> Films:
    value = change.value
    if change.field in OF_A_PLAYER:
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
        case Field.DONE:
            return replace(films, done=bool(value))
        case Field.LOST:
            return replace(films, lost=value)
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
