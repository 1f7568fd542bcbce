"""A number with less and more, 48 dp each, and a pad to tap the number itself."""

from collections.abc import Callable

import flet as ft

from companion.ui.contexts import current_theme
from companion.ui.kit.ask import sheet
from companion.ui.kit.button import button, flat, icon_button
from companion.ui.kit.flow import col, grid, middle, row
from companion.ui.kit.press import Press
from companion.ui.kit.surface import outline
from companion.ui.kit.text import text
from companion.ui.theme import CLEAR

CLOSE, CLOSE_WELL = 40.0, 27.0
"""dp of a button and of the number where two steppers stand beside each other."""


def stepper(
    value: int,
    change: Callable[[int], object],
    *,
    least: int,
    most: int,
    label: str,
    label_less: str,
    label_more: str,
    open_pad: Press | None = None,
    close: bool = False,
    key: str | None = None,
) -> ft.Control:
    """`change` gets the new value. A tap on the number calls `open_pad` (see `number_pad`).

    `label` names what is counted, e.g. "Players"; it is read with the value. `close`: for two
    beside each other on a phone, as high but narrower.
    """
    theme = current_theme()
    number = ft.Text(
        str(value),
        style=ft.TextStyle(
            size=20 if close else 22, font_family=theme.strong, color=theme.ink, height=1
        ),
        text_align=ft.TextAlign.CENTER,
        no_wrap=True,
        semantics_label=f"{label}: {value}",
    )
    well = ft.Button(
        content=number,
        on_click=open_pad,
        disabled=open_pad is None,
        width=CLOSE_WELL if close else 52,
        height=48,
        style=flat(ft.RoundedRectangleBorder(radius=8), colour=CLEAR),
        key=None if key is None else f"{key}-number",
    )
    less = icon_button(
        "ui-minus",
        label_less,
        lambda: change(value - 1),
        disabled=value <= least,
        key=None if key is None else f"{key}-less",
    )
    more = icon_button(
        "ui-plus",
        label_more,
        lambda: change(value + 1),
        disabled=value >= most,
        key=None if key is None else f"{key}-more",
    )
    for one in (less, more):
        one.width = CLOSE if close else one.width
    return ft.Card(
        content=row(less, well, more, gap=0, tight=True),
        bgcolor=theme.raised,
        elevation=0,
        margin=0,
        shape=outline(theme.raised if theme.shape != "panel" else None, radius=14),
        semantic_container=False,
    )


@ft.component
def NumberPad(
    *,
    title: str,
    least: int,
    most: int,
    label_done: str,
    label_cancel: str,
    label_erase: str,
    on_done: Callable[[int], object],
    on_cancel: Press,
) -> ft.Control:
    """A sheet to tap a number of `least`..`most`; for `frame(over=…)`. *Done* waits for a fit."""
    digits, set_digits = ft.use_state("")
    negative = digits.startswith("-")
    typed = int(digits) if digits.lstrip("-") else None
    fits = typed is not None and least <= typed <= most

    def tap(digit: str) -> None:
        set_digits(lambda now: (now + digit)[: len(str(max(abs(least), most))) + negative])

    def turn() -> None:
        set_digits(lambda now: now[1:] if now.startswith("-") else "-" + now)

    def done() -> None:
        if typed is not None and fits:
            on_done(typed)

    def digit_key(digit: str) -> ft.Control:
        return button(digit, lambda: tap(digit), rank=2, text_size=22, key=f"pad-{digit}")

    sign: ft.Control = ft.Container(height=56)
    if least < 0:
        sign = button("±", turn, rank=3, text_size=22, key="pad-sign")
    erase = icon_button(
        "ui-erase", label_erase, lambda: set_digits(lambda now: now[:-1]), key="pad-erase"
    )
    keys = [digit_key(d) for d in "123456789"] + [sign, digit_key("0"), middle(erase, height=56)]
    shown = digits.replace("-", "\u2212") or " "
    content = col(
        text(title, "label", align=ft.TextAlign.CENTER),
        ft.Semantics(content=text(shown, "numeral", align=ft.TextAlign.CENTER), live_region=True),
        text(
            f"{least} – {most}".replace("-", "\u2212"),
            "label",
            spaced=False,
            align=ft.TextAlign.CENTER,
        ),
        grid(keys, 3),
        row(
            button(label_cancel, on_cancel, rank=2, expand=True),
            button(label_done, done, expand=True, disabled=not fits, key="pad-done"),
            gap=8,
        ),
        gap=8,
        tight=True,
    )
    return sheet(content, on_away=on_cancel)
