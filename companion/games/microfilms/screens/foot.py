"""The one thing to do next, at the thumb; beside it one's own notes."""

import flet as ft

from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.screens import names, routes
from companion.games.microfilms.screens.step import SHEETS, Do, Step, step
from companion.ui import kit
from companion.ui.game_screens import Choice
from companion.ui.stage import Stage

QUIET = (Do.WAIT, Do.WAIT_TURN)


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """Notes, the next thing; before the first deed what to take from the box."""
    state = stage.use(lambda table: table.state)
    words, seat = stage.words, stage.seat
    if not isinstance(state, Films) or seat is None:
        return ft.Container()
    now = step(state, seat)
    fresh = state.number <= 1 and not state.done
    beside = ("ui-log", "microfilms-box", stage.to(routes.Sheet.BOX), "box")
    box = kit.icon_button(beside[0], words(beside[1]), beside[2], key=beside[3])
    main = (kit.secondary if now.do in QUIET else kit.primary)(
        label(stage, now),
        _press(stage, now),
        kit.TALL,
        expand=True,
        disabled=now.do is Do.WAIT_TURN,
        key=f"do-{now.do}",
    )
    return kit.row(
        kit.icon_button(
            "ui-search", words("microfilms-notes"), stage.to(routes.Page.NOTES), key="notes"
        ),
        main,
        box if fresh else None,
        gap=6,
    )


def _press(stage: Stage, now: Step) -> kit.Press:
    match now.do:
        case Do.OPEN:
            return stage.end()
        case Do.PROVE:
            return stage.open_hand()
        case Do.WAIT_TURN:
            return kit.nothing
        case _:
            return stage.to(SHEETS[now.do])


def label(stage: Stage, now: Step) -> str:
    """What is next, on its button."""
    name = names.person(stage.words, stage.table, now.who)
    return stage.words(f"microfilms-do-{now.do}", name=name)


def more(stage: Stage) -> tuple[Choice, ...]:
    """What else a seat may do."""
    words = stage.words
    return (
        Choice(words("microfilms-notes"), "ui-search", stage.to(routes.Page.NOTES)),
        Choice(words("microfilms-who"), "mf-officer", stage.to(routes.Page.WHO)),
        Choice(words("microfilms-box"), "ui-log", stage.to(routes.Sheet.BOX)),
        Choice(words("microfilms-hand"), "ui-gear", stage.to(routes.Sheet.HAND)),
        Choice(words("microfilms-waits"), "ui-close", stage.to(routes.Sheet.CHECK)),
    )
