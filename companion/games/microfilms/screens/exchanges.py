"""[microfilms] by code alone: a hand is laid, one card of it lifted.

See `companion.ui.game_screens.ByCode`. A phone without a server knows no turn:
real cards are on the table, and who may be interrogated the players know.
"""

import flet as ft

from companion.games.microfilms.rules.cards import Card, code
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.screens import names, plates, routes
from companion.games.microfilms.screens.lay_sheet import identities, mixed
from companion.games.microfilms.screens.pen import LINE, line, read, seen_in
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.game_screens import ByCode, Ready
from companion.ui.stage import Stage

INTERROGATION = b"\x01"
"""The one topic."""
MOST = 6
"""Cards a hand may hold here besides the identity: more than any real one."""
_NONE: tuple[Card, ...] = ()


class FilmsByCode(ByCode):
    """See there. Nothing is given but a card of a laid hand, and that by itself."""

    def begins(self, stage: Stage) -> tuple[tuple[str, str, str], ...]:
        """Being interrogated: whoever is, begins."""
        words = stage.words
        return (
            (
                words("microfilms-code-lay"),
                words("microfilms-code-lay-note"),
                names.drawing_of("interrogate"),
            ),
        )

    def form(self, stage: Stage, at: int, others: tuple[int, ...], ready: Ready) -> ft.Control:
        """By whom, and the real cards that one holds."""
        return Form(stage, others, ready)

    def title(self, stage: Stage, topic: bytes, other: int, own: bool) -> str:
        """Who interrogates whom."""
        if topic != INTERROGATION:
            return ""
        key = "microfilms-code-own" if own else "microfilms-code-other"
        return stage.words(key, name=stage.name(other))

    def noted(
        self, lines: dict[str, str], table: Table, hand: bytes, passed: Passed
    ) -> dict[str, str]:
        """The card that was seen, in the private notes."""
        seen = seen_in(passed, 1)
        if seen is None:
            return {}
        return {LINE: line(read(lines, table.round).with_line(seen), table.round)}

    def beside(self, stage: Stage) -> ft.Control | None:
        """The private notes."""
        press = stage.to(routes.Page.NOTES)
        label = stage.words("microfilms-notes")
        return kit.icon_button("ui-search", label, press, key="notes")


@ft.component
def Form(stage: Stage, others: tuple[int, ...], ready: Ready) -> ft.Control:
    """By whom one is interrogated; the identity is there, the real cards are tapped."""
    who, set_who = ft.use_state(0)
    chosen, set_chosen = ft.use_state(_NONE)
    state, words, theme = stage.table.state, stage.words, stage.theme
    if not isinstance(state, Films) or stage.seat is None or not others:
        return kit.middle(kit.text(words("more-nothing"), colour=theme.soft))
    own = identities(stage, stage.seat)
    cards = (*own, *map(code, chosen))
    other = others[min(who, len(others) - 1)]
    kids = [
        kit.text(words("microfilms-code-by"), "label"),
        kit.chips([stage.name(one) for one in others], who, set_who, size=16),
        kit.text(words("microfilms-code-hold"), "label"),
        plates.chosen_row(stage, chosen, set_chosen),
        plates.cards(stage, state, chosen, MOST, set_chosen),
    ]
    label = words("microfilms-lay", cards=len(cards))
    press = ready.lay(other, INTERROGATION, mixed(cards)) if cards else kit.nothing
    foot = pieces.wide_button(label, press, "exchange-go", off=not cards)
    scrolls = ft.Container(kit.col(*kids, gap=10, scroll=True), expand=True)
    below = ft.Container(foot, padding=ft.Padding.only(bottom=16))
    return kit.col(scrolls, below, gap=8, expand=True)
