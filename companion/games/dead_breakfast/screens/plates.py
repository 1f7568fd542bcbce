"""What the sheets of Dead & Breakfast are made of: a drawing with its letter."""

import flet as ft

from companion.ui import kit


def marked(drawing: str, colour: str, letter: str, box: float = 40) -> ft.Control:
    """A drawing with a letter in it: told without its colour. Silent: words stand beside it."""
    words = ft.Text(
        letter,
        style=ft.TextStyle(size=box * 0.36, font_family="Nunito-700", color="#101014", height=1),
    )
    middle = ft.Container(words, width=box, height=box, alignment=ft.Alignment(0, 0.16))
    stack = ft.Stack([kit.icon(drawing, box, colour), middle], width=box, height=box)
    return ft.Semantics(content=stack, exclude_semantics=True)
