"""A line to type: a name, or the text of a code; and a text to copy."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.flow import col
from companion.ui.kit.inside import sheet_width
from companion.ui.kit.surface import plate
from companion.ui.kit.text import fitting, style, text
from companion.ui.kit.work import while_there

SPELLED = 7
"""Letters that are said aloud, and the gap among them."""
_MOST, _MOST_IN_LINES = 200, 2000  # characters; whoever reads a name or a note refuses fewer


def _said(event: ft.Event[ft.TextField]) -> str:
    """What stands in the line, as the page told with the event.

    The control may have been drawn anew meanwhile, with what was told before.
    """
    return event.data if isinstance(event.data, str) else event.control.value


@dataclass(frozen=True)
class Typed:
    """What stands in a line, and what is done when it is typed in."""

    shown: str
    change: Callable[[str], object]


@dataclass(frozen=True)
class Kept(Typed):
    """newest: a press may come before the screen is drawn with the last letter."""

    newest: Callable[[], str]


@dataclass(frozen=True)
class Entry:
    """What is typed. name: words begin with capitals. letters: a few said aloud, large and so too.

    lines: more than one is for pasting a long code. most: characters that are taken. Nothing is
    corrected. hint: stands there as long as nothing does.
    """

    name: bool = False
    letters: bool = False
    lines: int = 1
    most: int | None = None
    hint: str = ""


def text_field(
    label: str,
    typed: Typed,
    entry: Entry = Entry(),
    *,
    on_submit: Callable[[str], object] | None = None,
    refusal: str = "",
    autofocus: bool = False,
    key: str | None = None,
) -> ft.Control:
    """A kicker, the line on a plate, and the refusal below it, if any, read aloud.

    on_submit: gets the whole text; a plain function, as `Typed.change`.
    """
    theme = current_theme()
    letters, lines = entry.letters, entry.lines
    longest = entry.most or (_MOST_IN_LINES if lines > 1 else _MOST)

    def changed(event: ft.Event[ft.TextField]) -> None:
        typed.change(_said(event)[:longest])

    def submitted(event: ft.Event[ft.TextField]) -> None:
        if on_submit is not None:
            on_submit(_said(event)[:longest])

    large = 34.0
    if letters and current_size().text > 1:
        large = fitting("W" * SPELLED, sheet_width() - 36 - 6 * SPELLED, large)
    written = style("strong" if letters else "body", size=large if letters else 19)
    hinted = style(colour=theme.soft, size=large if letters else 18)
    if letters:
        written.letter_spacing = hinted.letter_spacing = 6
    capitals = ft.TextCapitalization.WORDS if entry.name else ft.TextCapitalization.NONE
    line = ft.TextField(
        value=typed.shown,
        hint_text=entry.hint,
        hint_style=hinted,
        text_style=written,
        text_align=ft.TextAlign.CENTER if letters else ft.TextAlign.START,
        border=ft.NoInputBorder(),
        dense=True,
        content_padding=ft.Padding.symmetric(vertical=14),
        cursor_color=theme.accent,
        cursor_width=2.5,
        selection_color=f"#55{theme.accent.lstrip('#')}",
        autofocus=autofocus,
        autocorrect=False,
        enable_suggestions=False,
        capitalization=ft.TextCapitalization.CHARACTERS if letters else capitals,
        multiline=lines > 1,
        min_lines=lines,
        max_lines=lines,
        on_change=changed,
        on_submit=submitted,
        key=key,
    )
    well = plate(
        ft.MergeSemantics(ft.Semantics(content=line, label=label)),
        colour=theme.floor,
        line=theme.warm if refusal else theme.line,
        width=1.5,
        padding=ft.Padding.symmetric(horizontal=16, vertical=2),
    )
    said = (
        ft.Semantics(content=text(refusal, colour=theme.warm, size=16), live_region=True)
        if refusal
        else None
    )
    return col(
        ft.Semantics(content=text(label, "label"), exclude_semantics=True), well, said, gap=6
    )


@ft.component
def MarkedText(label: str, words: str, lines: int = 1) -> ft.Control:
    """A text to copy where no page may do so: all of it is marked, at first and when it is touched.

    It cannot be changed. lines: how many are seen at once.
    """
    theme = current_theme()
    turns, set_turns = ft.use_state(0)
    ends = (0, len(words)) if turns % 2 == 0 else (len(words), 0)  # another value marks it anew

    def touched() -> None:
        set_turns(lambda now: now + 1)

    line = ft.TextField(
        value=words,
        read_only=True,
        selection=ft.TextSelection(*ends),
        selection_color=f"#55{theme.accent.lstrip('#')}",
        text_style=style("body", size=16),
        border=ft.NoInputBorder(),
        dense=True,
        content_padding=ft.Padding.symmetric(vertical=12),
        multiline=lines > 1,
        min_lines=lines,
        max_lines=lines,
        on_focus=touched,
        key="to-copy",
    )

    async def take() -> None:
        # By itself it takes no focus from the button that was pressed.
        await line.focus()  # type: ignore[no-untyped-call]  # Flet leaves it untyped

    while_there(take, [])
    return plate(
        ft.MergeSemantics(ft.Semantics(content=line, label=label)),
        colour=theme.floor,
        line=theme.accent,
        width=1.5,
        padding=ft.Padding.symmetric(horizontal=14, vertical=2),
    )


def use_typed(first: str = "") -> Kept:
    """A line to type in. first: what stands there before. A hook."""
    shown, show = ft.use_state(first)
    kept = ft.use_ref(first)

    def change(value: str) -> None:
        kept.current = value
        show(value)

    return Kept(shown, change, lambda: kept.current or "")
