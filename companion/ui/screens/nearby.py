"""Codes that other phones of this program show: read by a tap, where there is no camera.

A camera reads the same from the screen: nothing is shown here that is not shown there.
"""

import flet as ft

from companion.handoff import message, text
from companion.session.board import Shown
from companion.ui import kit, navigation
from companion.ui.phone import Phone

MOST = 3
"""How many are offered at once; the others come when these are read."""


@ft.component
def Nearby(phone: Phone) -> ft.Control:
    """A button for each code that this phone could read now."""
    phone.use(lambda now: (now.board, now.part))
    board = phone.context.board

    def watch() -> None:
        board.watch(phone)
        phone.moved()

    ft.use_effect(watch, [], lambda: board.look_away(phone))
    there = [shown for shown in board.others(phone) if _readable(phone, shown)]
    return kit.col(*(_button(phone, shown) for shown in there[:MOST]), gap=8, tight=True)


def _readable(phone: Phone, shown: Shown) -> bool:
    found, seat = message.parse(shown.raw), phone.session.seat
    read = seat.mixing.seats if seat is not None and seat.mixing is not None else ()
    return (
        isinstance(found, message.Message)
        and found.header.kind in phone.session.wanted
        and shown.raw not in read
    )


def _button(phone: Phone, shown: Shown) -> ft.Control:
    found = message.parse(shown.raw)
    kind = found.header.kind.word if isinstance(found, message.Message) else ""

    async def read() -> object:
        return await navigation.read(phone, text.write(shown.raw))

    label = phone.words("scan-there", name=shown.name, kind=kind)
    return kit.row(
        kit.secondary(
            label, phone.does(read), kit.SMALL, expand=True, key=f"there-{kind}-{shown.name}"
        )
    )
