"""One sentence in a place of its own: a refusal, a hint. It is read aloud, and it goes away."""

import asyncio

import flet as ft

from companion.ui.contexts import current_theme
from companion.ui.kit.button import flat
from companion.ui.kit.flow import row
from companion.ui.kit.icon import icon
from companion.ui.kit.press import Press, nothing
from companion.ui.kit.spoken import one_node
from companion.ui.kit.surface import outline
from companion.ui.kit.text import text

SHORTEST = 4.0  # seconds; no sentence stays for less


def reading_time(words: str) -> float:
    """Seconds a sentence stays: slow readers manage about 12 characters a second."""
    return max(SHORTEST, 2 + len(words) / 12)


@ft.component
def Notice(
    words: str,
    on_gone: Press,
    *,
    number: int = 0,
    tone: str | None = None,
    seconds: float | None = None,
) -> ft.Control:
    """`words` until tapped or read (at least 4 s, or `seconds`); then `on_gone` is called once.

    `number` tells two equal sentences apart: raise it and the time begins again. Give it to
    `frame(notice=…)`: the place between body and foot, where it covers no button.
    """
    theme = current_theme()

    async def wait() -> None:
        await asyncio.sleep(reading_time(words) if seconds is None else seconds)
        result = on_gone()
        if asyncio.iscoroutine(result):
            await result

    # a cleanup also ends the waiting, so that an old notice does not take a new one away
    ft.use_effect(wait, [words, number], cleanup=nothing)
    tint = tone or theme.warm
    shape = outline(tint, 1.5)
    line = row(
        icon("ui-speak", 22, tint),
        text(words, size=16, expand=True, lines=4),
        icon("ui-close", 14, theme.soft),
    )
    face = ft.Button(
        content=line,
        on_click=on_gone,
        style=flat(
            shape,
            colour=theme.panel,
            padding=ft.Padding.symmetric(horizontal=14, vertical=12),
            focused=outline(theme.ink, 2.5),
        ),
        key="notice",
    )
    return one_node(face, words, on_gone, live=True)
