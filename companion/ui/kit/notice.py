"""One sentence in a place of its own: a refusal, a hint. It is read aloud, and it goes away."""

import asyncio
import math

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import Action, flat, icon_button
from companion.ui.kit.flow import row
from companion.ui.kit.icon import icon
from companion.ui.kit.press import Press, nothing
from companion.ui.kit.spoken import one_node
from companion.ui.kit.surface import outline
from companion.ui.kit.text import text

BAND, LONG, LONGEST = 52.0, 24, 48
"""dp of a band, and characters from which its words are set smaller, and in three lines."""
LETTER = 0.6
"""Sizes that a letter is wide in most sentences."""
NOTICE, MOST, LEAST = 92.0, 0.2, 14.0
"""dp of a notice's line that its words do not have; how much of a screen they take at most; dp of
their letters, at least."""
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
    size = current_size()
    across = size.width - 2 * size.side - NOTICE
    low = size.flat and len(words) * LETTER * 16 > 1.5 * across  # of one line it is a target
    tint = tone or theme.warm
    shape = outline(tint, 1.5)
    line = row(
        icon("ui-speak", 22, tint),
        text(words, size=_small(words), expand=True),
        icon("ui-close", 14, theme.soft),
    )
    face = ft.Button(
        content=line,
        on_click=on_gone,
        style=flat(
            shape,
            colour=theme.panel,
            padding=ft.Padding.symmetric(horizontal=14, vertical=6 if low else 13),
            focused=outline(theme.ink, 2.5),
        ),
        key="notice",
    )
    return one_node(face, words, on_gone, live=True)


def _small(words: str) -> float:
    """A size for them at which a notice leaves room for the screen."""
    size = current_size()
    across, high = size.width - 2 * size.side - NOTICE, MOST * size.height
    most = math.sqrt(across * high / (LETTER * 1.35 * max(1, len(words))))
    return max(size.ungrown(LEAST), min(16.0, size.ungrown(most)))


def is_short(words: str, across: float) -> bool:
    """Whether a band that is `across` dp wide has room for them, in two lines."""
    size = current_size()
    beside = 14 + 52 + (0 if size.narrow else 32)
    line = (across - beside) / (LETTER * (16 if size.narrow else 18))
    longest = max(map(len, words.split()), default=0)
    return len(words) <= LONG and longest <= line and len(words) <= 2 * line - longest / 2


def band(words: str, press: Press, close: Action) -> ft.Control:
    """`words` on a lit band as high as a bar's buttons; a tap on it leads on, `close` puts it away.

    It is read aloud when it comes.
    """
    theme = current_theme()
    narrow, larger = current_size().narrow, current_size().text > 1
    longest = len(words) > LONGEST
    size = 14 if longest else 18 if len(words) <= LONG and not narrow else 16
    lines = 3 if longest else 2
    said = text(words, "strong", size=size, colour=theme.on_accent, lines=lines, expand=True)
    if longest and said.style is not None:
        said.style.height = 1.15
    line = row(None if narrow else icon("ui-speak", 22, theme.on_accent), said, gap=10)
    height, above = (None, 8) if larger else (BAND, 0)
    face = ft.Button(
        content=line,
        on_click=press,
        height=height,
        style=flat(
            outline(theme.accent),
            colour=theme.accent,
            padding=ft.Padding(14, above, 52, above),
            focused=outline(theme.ink, 2.5),
        ),
        key="band",
    )
    cross = icon_button(
        close.icon, close.label, close.press, colour=theme.on_accent, key="band-close"
    )
    held = ft.Container(cross, right=2, top=(BAND - 48) / 2)
    return ft.Stack(
        [one_node(face, words, press, live=True), held],
        height=height,
        fit=ft.StackFit.PASS_THROUGH,
    )
