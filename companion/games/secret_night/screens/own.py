"""The phone's own turn: whose it is, why something is locked, acts after which it goes on.

No controls here: what is drawn stands in `rows` and in the pages and sheets.
"""

from dataclasses import replace
from typing import Any

from companion.games.secret_night.rules.game import Act, Ask, game
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.screens import routes
from companion.refusal import Refusal
from companion.table.chance import ByteChance
from companion.ui.kit import Press
from companion.ui.sending import Asking
from companion.ui.stage import Stage


def night(stage: Stage) -> tuple[Night | None, int]:
    """The state, and what was seen of the log with it. A hook."""
    state, changed = stage.use(lambda table: (table.state, table.changed))
    return state, changed


def mine(stage: Stage, state: Night | None) -> Stage:
    """The stage of whose turn it is, if that seat is on this phone; else as it was."""
    turn = state.turn if state else None
    if turn is not None and turn.seat in stage.mine:
        return replace(stage, acting=turn.seat)
    return stage


def my_turn(stage: Stage, state: Night | None) -> bool:
    """Whether the turn is that of a seat on this phone; where none are kept, it is everybody's."""
    if state is not None and not state.keeps_turns:
        return stage.plays
    turn = state.turn if state else None
    return not stage.by_codes and turn is not None and turn.seat in stage.mine


def why_not(state: Night, seat: int, act: Act | Ask) -> Refusal | None:
    """What would refuse an act now. The rules themselves are asked; nothing is done or drawn."""
    found = game.decide(state, seat, act, ByteChance(bytes))
    return found if isinstance(found, Refusal) else None


def reason(stage: Stage, state: Night, *acts: Act | Ask) -> str:
    """Why none of the acts can be done, in words; "" if one can."""
    seat = stage.seat
    if seat is None or not acts:
        return ""
    refused = [why_not(state, seat, act) for act in acts]
    first = refused[0]
    return "" if first is None or None in refused else stage.words.say(first)


def act(stage: Stage, what: Act, seen: int) -> Press:
    """A press that acts in one's own turn and comes back to the page of the turn."""

    async def then() -> None:
        stage.go(routes.Page.TURN)

    return stage.act(what, seen, then=then)


def ask(stage: Stage, to: int, what: Any, seen: int) -> Press:
    """A press that asks another phone, and then shows the covered card with its answer."""
    seat = stage.seat

    async def then() -> None:
        assert seat is not None
        stage.catch_up()
        stage.to_the_answer(seat)

    return stage.act(Asking(to, what), seen, then=then)
