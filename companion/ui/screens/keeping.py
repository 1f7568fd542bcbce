"""*Save the night*: the evening as a text, to be saved as a file, or copied where that fails."""

import flet as ft

from companion.ui import kit, leaving
from companion.ui.phone import Phone
from companion.ui.screens import copying
from companion.ui.story import file_name, story
from companion.ui.view_state import Overlay

LINES, FEW = 9, 4
"""Lines of the text that are seen at once, and on a low screen."""


def save_button(phone: Phone) -> ft.Control:
    """The way there, at the end."""
    press = phone.shows(over=Overlay.STORY)
    return kit.row(
        kit.secondary(phone.words("story-save"), press, drawing="ui-log", expand=True, key="story")
    )


@ft.component
def KeepNight(phone: Phone) -> ft.Control:
    """The text with everything marked; below it the file."""
    w, size = phone.words, phone.now.size
    words = ft.use_memo(lambda: story(phone), [w, phone.now.scene])
    away = leaving.back(phone)

    async def save() -> None:
        kept = await phone.sending_on.save(file_name(phone), words)
        phone.tell(w("story-saved" if kept else "story-by-hand"), good=kept)

    body = kit.upon(
        kit.heading(w("story-title")),
        kit.text(w("story-note"), "note"),
        copying.by_hand(phone, w("story-title"), words, FEW if size.short else LINES),
        foot=kit.col(
            kit.row(
                kit.primary(w("story-file"), phone.does(save, name="save"), expand=True, key="save")
            ),
            kit.row(kit.quiet(w("close"), away, expand=True)),
            gap=10,
            tight=True,
        ),
        gap=10,
    )
    return kit.sheet(body, on_away=away)
