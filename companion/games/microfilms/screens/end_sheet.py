"""The end of a turn: cards above the limit go face up on the discard, in chosen order."""

import flet as ft

from companion.games.microfilms.rules import turns
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.turn_end import limit
from companion.games.microfilms.screens import plates
from companion.ui import pieces
from companion.ui.stage import Stage


@ft.component
def Ending(stage: Stage) -> ft.Control:
    """Which cards are thrown away; with none too many, only the button."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    chosen, set_chosen = ft.use_state(())
    if not isinstance(state, Films) or stage.seat is None:
        return ft.Container()
    me, words = state.player(stage.seat), stage.words
    if me is None:
        return ft.Container()
    kids: list[ft.Control | None] = []
    if me.excess:
        kids = [
            plates.chosen_row(stage, chosen, set_chosen),
            plates.cards(stage, state, chosen, me.excess, set_chosen),
        ]
    return pieces.sheet(
        stage,
        words("microfilms-end"),
        kids,
        height=plates.cards_height(state) + 64 if kids else 0,
        note=words(
            "microfilms-end-note" if me.excess else "microfilms-end-fits",
            hand=me.hand,
            limit=limit(me.cleared),
            excess=me.excess,
        ),
        foot=pieces.wide_button(
            words("microfilms-end-do"),
            stage.act(turns.EndTurn(chosen), seen),
            "end-turn",
            off=len(chosen) != me.excess,
        ),
    )
