"""What Flet keeps to itself of a session: the task that draws it, whose page is spoken to now.

(flet 1.0.5; `tests/drawing` fails where a name is another.)
"""

import asyncio
from typing import Any

import flet as ft
from flet.controls.context import _context_page, context


def drawing_task(page: ft.Page) -> "asyncio.Task[None]":
    """The task that draws what changes on a page; with an error in a component it ends."""
    task: asyncio.Task[None] = vars(page.session)["_Session__updates_task"]
    return task


def speak_to(page: Any) -> None:
    """What runs from here on in this task belongs to that page."""
    _context_page.set(page)


def begin_event(page: Any) -> None:
    """The same for what a page says, with nothing drawn yet by it."""
    speak_to(page)
    context.reset_auto_update()  # type: ignore[no-untyped-call]  # flet leaves it untyped
