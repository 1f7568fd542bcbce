"""The interrogator's fan: the cards that were laid, covered; one is lifted and seen alone."""

import flet as ft

from companion.games.microfilms.rules import interrogation
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.screens import names
from companion.table.commitment import cards_in
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def Lifting(stage: Stage) -> ft.Control:
    """A tap takes a card out of the fan; the button asks to see it, and no other."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    lifted, set_lifted = ft.use_state(-1)
    if not isinstance(state, Films) or state.pending is None or not state.pending.offer:
        return ft.Container()
    words, size, pending = stage.words, stage.size, state.pending
    offer, of = pending.offer, pending.of
    count = cards_in(offer) or 0
    labels = [words("microfilms-fan-card", number=at + 1, of=count) for at in range(count)]
    width = min(size.width - 2 * size.side, 520) - 48
    tall = 210.0 if size.short else 300.0
    press = stage.lift(lambda point: interrogation.Lift(of, offer, point), lifted, seen)
    ready = lifted in range(count)
    note = (
        words("microfilms-fan-sure", number=lifted + 1) if ready else words("microfilms-fan-note")
    )
    return pieces.sheet(
        stage,
        words("microfilms-fan", name=names.person(words, stage.table, of), cards=count),
        [kit.fan(width, labels, lifted if ready else None, set_lifted, height=tall)],
        height=tall + (70 if count < 6 else 126),
        note=note,
        foot=pieces.wide_button(
            words("microfilms-fan-look"), press if ready else kit.nothing, "fan-look", off=not ready
        ),
        away=False,
    )
