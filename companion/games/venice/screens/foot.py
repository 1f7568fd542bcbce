"""The one thing to do next, at the thumb; beside it one's own clues, and the telephone."""

import flet as ft

from companion.games.venice.rules import visits
from companion.games.venice.rules.cards import NOBODY
from companion.games.venice.rules.phoning import may_call
from companion.games.venice.rules.venice import ROUNDS, Venice
from companion.games.venice.screens import routes
from companion.games.venice.screens.step import Do, Step, between_rounds, step
from companion.ui import kit
from companion.ui.game_screens import Choice
from companion.ui.stage import Stage
from companion.ui.words import Words


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """Clues, the next thing, the call."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    words, seat = stage.words, stage.seat
    if not isinstance(state, Venice) or seat is None:
        return ft.Container()
    now = step(state, seat)
    clues = kit.icon_button(
        "ui-search", words("venice-sheet"), stage.to(routes.Page.CLUES), key="clues"
    )
    call = None
    # Where words are large it stands in *More* alone: beside it the other word would be broken.
    may = not stage.size.close and state.call is None and state.complete
    if may and may_call(state, seat) is None:
        call = kit.secondary(
            words("venice-call-short"), stage.to(routes.Sheet.CALL), kit.Dress(60, 16), key="call"
        )
    main = (kit.secondary if now.do is Do.WAIT_MEET else kit.primary)(
        _label(stage, state, now),
        _press(stage, now, seen),
        kit.TALL,
        expand=True,
        disabled=now.do is Do.WAIT_PLACE,
        key=f"do-{now.do}",
    )
    return kit.row(clues, main, call, gap=6)


@ft.component
def Middle(stage: Stage) -> ft.Control:
    """On a screen without a seat: on to the next round."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    if not isinstance(state, Venice) or not between_rounds(state):
        return ft.Container(visible=False)
    press = stage.act(visits.NextRound(), seen)
    return kit.row(kit.primary(_next(stage.words, state), press, kit.TALL, expand=True, key="next"))


def _next(words: Words, state: Venice) -> str:
    return words("venice-do-series" if state.round >= ROUNDS else "venice-do-next")


def _press(stage: Stage, now: Step, seen: int) -> kit.Press:
    match now.do:
        case Do.OPEN:
            return stage.end()
        case Do.JUDGE:
            return stage.to(routes.Sheet.JUDGE)
        case Do.PLACE:
            return stage.to(routes.Sheet.PLACE)
        case Do.MEET | Do.WAIT_MEET:
            return stage.to(routes.Meeting(now.meeting))
        case Do.NEXT:
            return stage.act(visits.NextRound(), seen)
        case Do.WAIT_PLACE:
            return kit.nothing


def _label(stage: Stage, state: Venice, now: Step) -> str:
    words = stage.words
    if now.do is Do.PLACE:
        own = now.who == stage.seat
        return words("venice-do-place" if own else "venice-do-place-dummy")
    if now.do is Do.NEXT:
        return _next(words, state)
    if now.do in (Do.WAIT_PLACE, Do.WAIT_MEET):
        if now.who == NOBODY:
            return words("venice-do-phones")
        return words(f"venice-do-{now.do}", name=stage.name(now.who))
    return words(f"venice-do-{now.do}")


def more(stage: Stage) -> tuple[Choice, ...]:
    """What else a seat may do."""
    words = stage.words
    return (
        Choice(words("venice-sheet"), "ui-search", stage.to(routes.Page.CLUES)),
        Choice(words("venice-call"), "ui-phone", stage.to(routes.Sheet.CALL)),
        Choice(words("venice-hand"), "ui-gear", stage.to(routes.Sheet.HAND)),
        Choice(words("venice-words"), "ui-log", stage.to(routes.Page.WORDS)),
    )
