"""A fan of covered cards: all alike, one is lifted by a tap on it or on its number."""

import math
from collections.abc import Callable, Sequence

import flet as ft
import flet.canvas as cv

from companion.ui.contexts import current_size, current_theme, motion
from companion.ui.kit.button import flat
from companion.ui.kit.flow import col, row
from companion.ui.kit.icon import icon
from companion.ui.kit.pen import fill, stroke
from companion.ui.kit.press import Press
from companion.ui.kit.spoken import one_node
from companion.ui.kit.text import text
from companion.ui.theme import CALM, LIFTED

WIDEST = 142.0
"""dp of a card."""
TALL = 1.48
"""Height of a card in widths."""
TURN = 0.135
"""Radians between two cards, if there is room."""
PIVOT = 3.2
"""The point all cards turn round, in half heights below a card's middle."""
LIFT = 0.2
"""How far the chosen card comes out, in heights."""
NUMBER = 48.0
"""dp of the round button of a card's number."""


def fan(
    width: float,
    labels: Sequence[str],
    lifted: int | None,
    lift: Callable[[int], object],
    *,
    height: float = 320,
) -> ft.Control:
    """`lift` gets the index of a card, from 0.

    labels: one a card, for screen readers, e.g. "Card 2 of 5, face down". width, height: dp there
    are for the cards; their numbers stand below it.
    """
    wide, tall, turn = _box(width, height, len(labels))
    order = sorted(range(len(labels)), key=lambda at: at == lifted)
    middle = (len(labels) - 1) / 2
    side = (width - wide) / 2
    top = tall * LIFT + 6
    cards: list[ft.Control] = [
        ft.Container(
            _back(wide, tall, at == lifted, _press(lift, at)),
            left=side,
            top=top,
            rotate=ft.Rotate((at - middle) * turn, alignment=ft.Alignment(0, PIVOT)),
            offset=ft.Offset(0, -LIFT if at == lifted else 0),
            animate_offset=motion(CALM),
            key=f"fan-{at}",
        )
        for at in order
    ]
    # The outer cards hang lower and stand askew.
    outer = middle * turn
    reach = tall * PIVOT / 2
    low = reach * (1 - math.cos(outer)) + math.sin(outer) * wide / 2
    numbers = row(
        *(_number(at, label, at == lifted, _press(lift, at)) for at, label in enumerate(labels)),
        gap=8,
        wrap=True,
        align=ft.MainAxisAlignment.CENTER,
    )
    pile = ft.Stack(cards, width=width, height=top + tall + low + 4)
    return col(
        ft.Semantics(content=pile, exclude_semantics=True),
        numbers,
        gap=10,
        tight=True,
        cross=ft.CrossAxisAlignment.CENTER,
    )


def _box(width: float, height: float, cards: int) -> tuple[float, float, float]:
    """Width and height of a card, and radians between two, so that the fan fits its box."""
    tall = min(WIDEST * TALL, (height - 34) / (1 + LIFT), width * 0.4 * TALL)
    wide = tall / TALL
    reach = tall * PIVOT / 2 + tall / 2
    widest = math.asin(min(1, max(0, (width - wide) / 2 / reach)))
    return wide, tall, min(TURN, widest / max(1, (cards - 1) / 2))


def _press(lift: Callable[[int], object], at: int) -> Press:
    def press() -> None:
        lift(at)

    return press


def _back(wide: float, tall: float, lifted: bool, press: Press) -> ft.Control:
    """A frame of film: holes above and below, the game's drawing in the dark between."""
    theme = current_theme()
    strip, holes = tall * 0.12, 7
    hole, gap = wide * 0.07, (wide - 14) / holes
    edge = theme.accent if lifted else theme.line
    shapes: list[cv.Shape] = [
        cv.Rect(8, strip, wide - 16, tall - 2 * strip, paint=fill(theme.floor)),
        cv.Rect(8, strip, wide - 16, tall - 2 * strip, paint=stroke(theme.line, 1)),
    ]
    for at in range(holes):
        x = 7 + gap * (at + 0.5) - hole / 2
        for y in (strip / 2, tall - strip / 2):
            box = cv.Rect(
                x, y - hole * 0.4, hole, hole * 0.8, border_radius=2, paint=fill(theme.floor)
            )
            shapes.append(box)
    inside = ft.Stack(
        [
            cv.Canvas(shapes, width=wide, height=tall),
            ft.Container(
                icon(theme.emblem, wide * 0.4, theme.line),
                width=wide,
                height=tall,
                alignment=ft.Alignment.CENTER,
            ),
        ],
        width=wide,
        height=tall,
    )
    return ft.GestureDetector(
        content=ft.Container(
            inside,
            bgcolor=theme.raised,
            border=ft.Border.all(2 if lifted else 1.5, edge),
            border_radius=7,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            shadow=ft.BoxShadow(
                blur_radius=26 if lifted else 12, offset=ft.Offset(0, 6), color=LIFTED
            ),
        ),
        on_tap=press,
        exclude_from_semantics=True,
    )


def _number(at: int, label: str, here: bool, press: Press) -> ft.Control:
    theme = current_theme()
    face = ft.Button(
        content=text(
            str(at + 1),
            "strong",
            size=min(19, current_size().ungrown(32)),
            colour=theme.on_accent if here else theme.ink,
        ),
        on_click=press,
        width=NUMBER,
        height=NUMBER,
        key=f"fan-number-{at}",
        style=flat(
            ft.CircleBorder(side=ft.BorderSide(2 if here else 1, _edge(here))),
            colour=theme.accent if here else theme.raised,
            focused=ft.CircleBorder(side=ft.BorderSide(2.5, theme.ink)),
        ),
    )
    return one_node(face, label, press, selected=here)


def _edge(here: bool) -> str:
    theme = current_theme()
    return theme.accent if here else theme.line
