"""Everything the app counts can be set directly; francs stay thirty in sum. PURE."""

from companion.games.microfilms import acts as a
from companion.games.microfilms import events as e
from companion.games.microfilms import refusals as r
from companion.games.microfilms.acts import Field
from companion.games.microfilms.events import Change, Deed
from companion.games.microfilms.films import Films
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


def decide(films: Films, act: a.ByHand) -> tuple[e.Event, ...] | Refusal:
    """Whether the field has such a value; the house pays or takes what francs change."""
    if act.field is Field.TURN:
        if act.value not in films.active:
            return NoSuchSeat()
        return (e.Done(Deed.TURN, act.value, (Change(Field.TURN, act.value),)),)
    player = films.player(act.place)
    of_player = act.field in (Field.FRANCS, Field.HAND, Field.CLEARED, Field.OUT)
    if of_player and player is None:
        return NoSuchSeat()
    changes: tuple[Change, ...] = (Change(act.field, act.value, act.place),)
    if act.field is Field.FRANCS and player is not None:
        if act.value not in range(player.francs + films.house + 1):
            return r.NoSuchNumber()
        changes += (Change(Field.HOUSE, films.house + player.francs - act.value),)
    elif act.value not in RANGES.get(act.field, ()):
        return r.NoSuchNumber()
    return (e.Done(Deed.BY_HAND, act.place, changes),)
