"""A line to type: a name, or the text of a code."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_theme
from companion.ui.kit.flow import col
from companion.ui.kit.surface import plate
from companion.ui.kit.text import style, text

_MOST, _MOST_IN_LINES = 200, 2000  # characters; whoever reads a name or a note refuses fewer


def _said(event: ft.Event[ft.TextField]) -> str:
    """What stands in the line, as the page told with the event.

    The control may have been drawn anew meanwhile, with what was told before.
    """
    return event.data if isinstance(event.data, str) else event.control.value


def text_field(
    label: str,
    *,
    value: str = "",
    hint: str = "",
    on_change: Callable[[str], object] | None = None,
    on_submit: Callable[[str], object] | None = None,
    refusal: str = "",
    lines: int = 1,
    autofocus: bool = False,
    name: bool = False,
    letters: bool = False,
    most: int | None = None,
    key: str | None = None,
) -> ft.Control:
    """A kicker, the line on a plate, and the refusal below it, if any, read aloud.

    `on_change` and `on_submit` get the whole text; they are plain functions. `name`: words begin
    with capitals and nothing is corrected. `letters`: a few that somebody says aloud, large and in
    capitals. `lines` above 1 is for pasting a long code. `most`: characters that are taken.
    """
    theme = current_theme()
    longest = most or (_MOST_IN_LINES if lines > 1 else _MOST)

    def changed(event: ft.Event[ft.TextField]) -> None:
        if on_change is not None:
            on_change(_said(event)[:longest])

    def submitted(event: ft.Event[ft.TextField]) -> None:
        if on_submit is not None:
            on_submit(_said(event)[:longest])

    written = style(size=34 if letters else 19, strong=letters)
    hinted = style(colour=theme.soft, size=34 if letters else 18)
    if letters:
        written.letter_spacing = hinted.letter_spacing = 6
    capitals = ft.TextCapitalization.WORDS if name else ft.TextCapitalization.NONE
    line = ft.TextField(
        value=value,
        hint_text=hint,
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


@dataclass(frozen=True)
class Typed:
    """What stands in a line. shown: for `text_field`; change: when it is typed in.

    newest: a press may come before the screen is drawn with the last letter.
    """

    shown: str
    change: Callable[[str], None]
    newest: Callable[[], str]


def use_typed() -> Typed:
    """A line to type in, empty at first. A hook."""
    shown, show = ft.use_state("")
    kept = ft.use_ref("")

    def change(value: str) -> None:
        kept.current = value
        show(value)

    return Typed(shown, change, lambda: kept.current or "")
