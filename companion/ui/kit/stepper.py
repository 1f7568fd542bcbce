"""A number with less and more, 48 dp each."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import icon_button
from companion.ui.kit.flow import middle, row
from companion.ui.kit.surface import outline
from companion.ui.kit.text import text

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
    close: bool = False,
    key: str | None = None,
) -> ft.Control:
    """`change` gets the new value.

    `reach`: what it may be. `close`: a narrower number, for two beside each other.
    """
    theme, size = current_theme(), current_size()
    number = text(
        str(value), "strong", size=20 if close else 22, align=ft.TextAlign.CENTER, lines=1
    )
    number.semantics_label = f"{says.what}: {value}"
    well = middle(
        number,
        width=size.text * CLOSE_WELL if close else max(52, 0.72 * size.grown(22) * len(str(value))),
        height=max(48, 1.4 * size.grown(22)),
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
