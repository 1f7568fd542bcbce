"""Everything the app counts can be set directly; francs stay thirty, cards as many as there are.

PURE.
"""

from dataclasses import dataclass

from companion.games.microfilms.rules.cards import NOBODY, in_play
from companion.games.microfilms.rules.deeds import OF_A_PLAYER, Change, Deed, Done, Field
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.refusals import NoSuchNumber
from companion.games.microfilms.rules.turns import turn_of
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat

RANGES = {
    Field.CLEARED: range(2),
    Field.OUT: range(2),
    Field.DONE: range(2),
    Field.EVENING: range(1, 100),
}
"""What a field may be that hangs on nothing else."""


@dataclass(frozen=True)
class ByHand:
    """A number set directly.

    What francs a place gains or loses the house pays or takes; what the house gains or loses comes
    out of, or goes to, the francs out of the game. What a hand or the discard gains comes out of
    the draw deck, where no card is missing.
    """

    field: Field
    value: int
    place: int = NOBODY


def reach(films: Films, field: Field, place: int) -> range:
    """What a field may be: never more than the box holds."""
    player = films.player(place)
    match field:
        case Field.FRANCS:
            return range(player.francs + films.house + 1) if player else range(0)
        case Field.HOUSE | Field.LOST:
            return range(films.house + films.lost + 1)
        case Field.HAND:
            return range(player.hand + _missing(films) + films.draw + 1) if player else range(0)
        case Field.DISCARD:
            return range(len(films.pile) + _missing(films) + films.draw + 1)
        case Field.DRAW:
            return range(films.draw + _missing(films) + 1)
        case _:
            return RANGES.get(field, range(0))


def _missing(films: Films) -> int:
    """Cards that are in no hand, not in the deck and not on the discard, as far as is counted."""
    counted = films.draw + len(films.pile) + sum(player.hand for player in films.players)
    return max(0, in_play(len(films.seats)) - counted)


def decide(films: Films, act: ByHand) -> tuple[Done, ...] | Refusal:
    """Whether the field has such a value, and what else follows from it."""
    if act.field is Field.TURN:
        if act.value not in films.active:
            return NoSuchSeat()
        return (turn_of(act.value),)
    if act.field in OF_A_PLAYER and films.player(act.place) is None:
        return NoSuchSeat()
    if act.value not in reach(films, act.field, act.place):
        return NoSuchNumber()
    changes = (Change(act.field, act.value, act.place), *_follows(films, act))
    return (Done(Deed.BY_HAND, act.place, changes),)


def _follows(films: Films, act: ByHand) -> tuple[Change, ...]:
    """What other numbers change with it, so that nothing is there twice."""
    player = films.player(act.place)
    match act.field:
        case Field.FRANCS if player is not None:
            return (Change(Field.HOUSE, films.house + player.francs - act.value),)
        case Field.HOUSE:
            return (Change(Field.LOST, films.house + films.lost - act.value),)
        case Field.LOST:
            return (Change(Field.HOUSE, films.house + films.lost - act.value),)
        case Field.HAND if player is not None:
            return _from_deck(films, act.value - player.hand)
        case Field.DISCARD:
            return _from_deck(films, act.value - len(films.pile))
        case _:
            return ()


def _from_deck(films: Films, more: int) -> tuple[Change, ...]:
    """Cards out of the draw deck, as far as none is missing elsewhere."""
    drawn = more - _missing(films)
    return (Change(Field.DRAW, films.draw - drawn),) if drawn > 0 else ()
