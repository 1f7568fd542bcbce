"""The line that says what happened last, on every table side and in the middle of the table."""

import flet as ft

from companion.ui import kit
from companion.ui.contexts import current_size, current_theme
from companion.ui.phone import Phone
from companion.ui.recent import NOTHING, Recent

LINES = 6
"""Lines that it takes at most. The log has all."""


@ft.component
def LastEvent(phone: Phone) -> ft.Control:
    """Whose it was, and what came of it; read aloud when it comes."""
    theme, size = current_theme(), current_size()
    recent: Recent = ft.use_memo(lambda: Recent(phone), [phone.words])
    event, held_back = phone.use(lambda now: (recent.event(), now.held_back))
    told = ft.use_ref(NOTHING)
    if event.number != held_back or event is NOTHING:
        told.current = event
    shown = told.current or NOTHING
    if not shown.words:
        return ft.Container(visible=False)
    wide = size.wide
    mark = None if shown.seat is None else kit.seat_mark(shown.seat, 36 if wide else 26)
    said = kit.text(
        shown.words,
        size=17 if wide else 16,
        lines=LINES,
        expand=True,
        colour=theme.ink,
    )
    line = kit.row(mark, said, gap=10)
    heard = ft.Semantics(content=line, label=shown.words, live_region=True, exclude_semantics=True)
    padding = ft.Padding.symmetric(horizontal=10, vertical=8)
    return kit.plate(heard, padding=padding, radius=10, line=theme.line, key="last-event")
