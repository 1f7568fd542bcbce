"""Everything the app counts can be set directly; francs stay thirty in sum. PURE."""

from dataclasses import dataclass

from companion.games.microfilms.rules.cards import NOBODY
from companion.games.microfilms.rules.deeds import OF_A_PLAYER, Change, Deed, Done, Field
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.refusals import NoSuchNumber
from companion.games.microfilms.rules.turns import turn_of
from companion.refusal import Refusal
from companion.table.refusal import NoSuchSeat

RANGES = {
    Field.HAND: range(18),
    Field.CLEARED: range(2),
    Field.OUT: range(2),
    Field.EVENING: range(1, 100),
    Field.DRAW: range(18),
    Field.DISCARD: range(18),
}
"""What a field may be; there are seventeen cards beside the identities."""


@dataclass(frozen=True)
class ByHand:
    """A number set directly; what francs a place gains or loses the house pays or takes."""

    field: Field
    value: int
    place: int = NOBODY


def decide(films: Films, act: ByHand) -> tuple[Done, ...] | Refusal:
    """Whether the field has such a value; the house pays or takes what francs change."""
    if act.field is Field.TURN:
        if act.value not in films.active:
            return NoSuchSeat()
        return (turn_of(act.value),)
    player = films.player(act.place)
    if act.field in OF_A_PLAYER and player is None:
        return NoSuchSeat()
    changes: tuple[Change, ...] = (Change(act.field, act.value, act.place),)
    if act.field is Field.FRANCS and player is not None:
        if act.value not in range(player.francs + films.house + 1):
            return NoSuchNumber()
        changes += (Change(Field.HOUSE, films.house + player.francs - act.value),)
    elif act.value not in RANGES.get(act.field, ()):
        return NoSuchNumber()
    return (Done(Deed.BY_HAND, act.place, changes),)
