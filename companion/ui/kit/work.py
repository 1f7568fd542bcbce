"""Work that goes on while a component is there, and ends with it. Hooks; nothing is drawn here."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import flet as ft


def while_there(work: Callable[[], Awaitable[None]], on: Sequence[Any]) -> None:
    """Begin `work` when the component is drawn, anew when something of `on` changes. A hook."""
    task = ft.use_ref(_none())

    async def begin() -> None:
        task.current = asyncio.current_task()
        await work()

    def end() -> None:
        if task.current is not None:
            task.current.cancel()

    ft.use_effect(begin, on, end)


def _none() -> asyncio.Task[None] | None:
    return None
