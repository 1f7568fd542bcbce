"""What is new in a table's log, heard once by each phone. What is said of it: the caller's."""

from collections.abc import Callable

import flet as ft

from companion.table.history import Line
from companion.ui.live import use_heard
from companion.ui.phone import Phone
from companion.ui.view_state import ViewState


def use_lines(phone: Phone, hear: Callable[[Line], None]) -> None:
    """`hear` each line that comes, and none of those that were there. A hook."""
    known = ft.use_ref(len(phone.session.history.lines))

    def tell() -> None:
        lines = phone.session.history.lines
        for line in lines[known.current or 0 :]:
            hear(line)
        known.current = len(lines)

    use_heard(phone, _number, tell)


def _number(now: ViewState) -> int:
    return now.scene.table.number if now.scene else 0
