"""Whoever met the Ambassador says from whom a black card is demanded."""

import flet as ft

from companion.games.venice.rules import talks
from companion.games.venice.rules.cards import DUMMY, Black
from companion.games.venice.rules.venice import Meeting, Venice
from companion.games.venice.screens import names
from companion.games.venice.screens.pass_sheet import without_phones
from companion.ui import kit, pieces
from companion.ui.stage import Stage

KINDS = (Black.IDENTITY, Black.SEGMENT)


@ft.component
def Demanding(
    stage: Stage, state: Venice, meeting: Meeting, seen: int, foot: ft.Control
) -> ft.Control:
    """The other agents; where the house wants it, also which card."""
    kind, set_kind = ft.use_state(0)
    words, table = stage.words, stage.table
    chooses = state.options.asker_chooses
    black = KINDS[kind] if chooses else Black.EITHER
    dummy = state.options.demand_on_dummy
    others = [x for x in state.agents if x != stage.seat and (x != DUMMY or dummy)]
    kids: list[ft.Control | None] = []
    if chooses:
        labels = [words(f"venice-demand-{one}") for one in KINDS]
        kids.append(kit.chips(labels, kind, set_kind, size=16))
    kids += [
        pieces.tile(
            names.agent(words, table, other),
            stage.act(talks.Demand(meeting.number, other, black), seen, stay=other == DUMMY),
            f"demand-{other}",
            note=words("venice-demand-dummy") if other == DUMMY else "",
            mark=names.mark(other, 34),
        )
        for other in others
    ]
    return pieces.sheet(
        stage,
        words("venice-demand"),
        kids,
        height=70 * len(kids),
        note=words("venice-demand-note"),
        foot=without_phones(foot),
    )
