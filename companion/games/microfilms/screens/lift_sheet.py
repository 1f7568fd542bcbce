"""The interrogator's one card: out of the covered fan that was laid, or of the real cards."""

import secrets

import flet as ft

from companion.games.microfilms.rules import interrogation
from companion.games.microfilms.rules.films import Films, Pending
from companion.games.microfilms.screens import names, plates
from companion.table.commitment import cards_in
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@ft.component
def Lifting(stage: Stage) -> ft.Control:
    """A tap takes a card out of the fan; the button asks to see it, and no other."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    lifted, set_lifted = ft.use_state(-1)
    if not isinstance(state, Films) or state.pending is None:
        return ft.Container()
    if state.pending.handed:
        return Handed(stage, state, state.pending, seen)
    if not state.pending.offer:
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


@ft.component
def Handed(stage: Stage, state: Films, pending: Pending, seen: int) -> ft.Control:
    """Which of the real cards is looked at: this phone says, and no other is told.

    Nobody knows their order, so whoever makes the phone say another number gains nothing by it.
    """
    among = interrogation.cards(state, pending)
    number = ft.use_memo(lambda: secrets.randbelow(among) + 1, [pending])
    here, set_here = ft.use_state(False)
    words = stage.words
    passing = plates.lone(stage, pending.by, here, lambda: set_here(True))
    if passing is not None:
        return passing
    of = names.person(words, stage.table, pending.of)
    return pieces.sheet(
        stage,
        words("microfilms-handed", name=of),
        [kit.text(words("microfilms-handed-note", number=number, of=among), size=18)],
        height=150,
        foot=pieces.wide_button(
            words("microfilms-handed-seen"),
            stage.act(interrogation.PickCard(), seen),
            "handed-seen",
        ),
        away=False,
    )
