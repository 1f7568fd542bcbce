"""A number with less and more, 48 dp each, and a pad to tap the number itself."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.ask import sheet
from companion.ui.kit.button import Dress, flat, icon_button, primary, quiet, secondary
from companion.ui.kit.flow import beside, grid, middle, row
from companion.ui.kit.inside import upon
from companion.ui.kit.press import Press
from companion.ui.kit.surface import outline
from companion.ui.kit.text import text
from companion.ui.theme import CLEAR

CLOSE_WELL = 27.0
"""dp of the number where two steppers stand beside each other."""


@dataclass(frozen=True)
class StepWords:
    """what: is counted, e.g. "Players", read with the value. less, more: of the buttons, read."""

    what: str
    less: str
    more: str


def stepper(
    value: int,
    change: Callable[[int], object],
    reach: range,
    says: StepWords,
    *,
    open_pad: Press | None = None,
    close: bool = False,
    key: str | None = None,
) -> ft.Control:
    """`change` gets the new value. A tap on the number calls `open_pad` (see `number_pad`).

    `reach`: what it may be. `close`: a narrower number, for two beside each other.
    """
    theme, size = current_theme(), current_size()
    number = text(
        str(value), "strong", size=20 if close else 22, align=ft.TextAlign.CENTER, lines=1
    )
    number.semantics_label = f"{says.what}: {value}"
    well = ft.Button(
        content=number,
        on_click=open_pad,
        disabled=open_pad is None,
        width=size.text * CLOSE_WELL if close else max(52, 0.72 * size.grown(22) * len(str(value))),
        height=max(48, 1.4 * size.grown(22)),
        style=flat(ft.RoundedRectangleBorder(radius=8), colour=CLEAR),
        key=None if key is None else f"{key}-number",
    )
    less = icon_button(
        "ui-minus",
        says.less,
        lambda: change(value - 1),
        disabled=value <= reach.start,
        key=None if key is None else f"{key}-less",
    )
    more = icon_button(
        "ui-plus",
        says.more,
        lambda: change(value + 1),
        disabled=value >= reach.stop - 1,
        key=None if key is None else f"{key}-more",
    )
    return ft.Card(
        content=row(less, well, more, gap=0, tight=True),
        bgcolor=theme.raised,
        elevation=0,
        margin=0,
        shape=outline(theme.raised if theme.shape != "panel" else None, radius=14),
        semantic_container=False,
    )


@dataclass(frozen=True)
class PadWords:
    """What is on the keys that are no digit."""

    done: str
    cancel: str
    erase: str


@ft.component
def NumberPad(
    *, title: str, reach: range, says: PadWords, on_done: Callable[[int], object], on_cancel: Press
) -> ft.Control:
    """A sheet to tap a number of `reach`; for `frame(over=…)`. *Done* waits for a fit."""
    least, most = reach.start, reach.stop - 1
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
        return secondary(digit, lambda: tap(digit), Dress(text=22), key=f"pad-{digit}")

    sign: ft.Control = ft.Container(height=56)
    if least < 0:
        sign = quiet("±", turn, Dress(text=22), key="pad-sign")
    erase = icon_button(
        "ui-erase", says.erase, lambda: set_digits(lambda now: now[:-1]), key="pad-erase"
    )
    keys = [digit_key(d) for d in "123456789"] + [sign, digit_key("0"), middle(erase, height=56)]
    shown = digits.replace("-", "\u2212") or " "
    content = upon(
        text(title, "label", align=ft.TextAlign.CENTER),
        ft.Semantics(content=text(shown, "numeral", align=ft.TextAlign.CENTER), live_region=True),
        text(f"{least} – {most}".replace("-", "\u2212"), "note", align=ft.TextAlign.CENTER),
        grid(keys, 3),
        foot=beside(
            secondary(says.cancel, on_cancel, expand=True),
            primary(says.done, done, expand=True, disabled=not fits, key="pad-done"),
            gap=8,
        ),
        gap=8,
    )
    return sheet(content, on_away=on_cancel)
