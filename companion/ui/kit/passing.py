"""One phone for all: pass it to the next player, who says who they are before anything shows."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import Action, Dress, icon_button, primary
from companion.ui.kit.flow import col, middle, row
from companion.ui.kit.pen import stroke
from companion.ui.kit.press import Press
from companion.ui.kit.room import frame
from companion.ui.kit.seat import seat_mark
from companion.ui.kit.text import fitting, text


@dataclass(frozen=True)
class PassWords:
    """kicker: "Pass the phone to". sentence: quiet, below the name. here: "I am …"."""

    kicker: str
    sentence: str
    here: str


def pass_screen(
    seat: int,
    name: str,
    says: PassWords,
    on_here: Press,
    *,
    round_of: Sequence[int] = (),
    leave: Action | None = None,
) -> ft.Control:
    """Whom the phone is passed to, and the button by which they say who they are.

    `round_of`: the seats of the round in order; the one whose turn it is is lit. `leave`: a way
    back, in the corner.
    """
    theme, size = current_theme(), current_size()
    box = 96 if size.flat or size.text > 1 else 190 if size.short else 270
    rings: list[cv.Shape] = [
        cv.Circle(box / 2, box / 2, box / 2 - 2 - k * 11, paint=stroke(theme.line, 1.6 - k * 0.4))
        for k in range(3)
    ]
    sign = ft.Stack(
        [
            cv.Canvas(rings, width=box, height=box),
            middle(seat_mark(seat, box * 0.5), width=box, height=box),
        ],
        width=box,
        height=box,
    )
    big = max(24, min(48 if size.short else 60, (size.width - 40) / (0.62 * max(1, len(name)))))
    if size.text > 1:
        big = fitting(name, size.width - 40, 24, loud=True)
    body = col(
        text(says.kicker, "label", size=15, align=ft.TextAlign.CENTER),
        text(name, "display", size=big, align=ft.TextAlign.CENTER, lines=2),
        sign,
        text(says.sentence, colour=theme.soft, align=ft.TextAlign.CENTER),
        gap=10 if size.short else 22,
        cross=ft.CrossAxisAlignment.CENTER,
        align=ft.MainAxisAlignment.CENTER,
        scroll=size.flat or size.text > 1,
    )
    trail = row(
        *(
            seat_mark(other, 26, letter=other == seat, dim=None if other == seat else theme.raised)
            for other in round_of
        ),
        gap=10,
        align=ft.MainAxisAlignment.CENTER,
    )
    foot = col(
        trail if round_of else None,
        row(primary(says.here, on_here, Dress(64, 21), expand=True, key="here")),
        gap=16,
    )
    top: ft.Control = ft.Container(height=48)
    if leave is not None:
        top = row(ft.Container(expand=True), icon_button(leave.icon, leave.label, leave.press))
    return frame(body, top=top, foot=foot, column=520)
