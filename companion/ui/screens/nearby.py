"""Codes that other phones of this program show: read by a tap, where there is no camera.

A camera reads the same from the screen: nothing is shown here that is not shown there.
"""

import flet as ft

from companion.handoff import message
from companion.refusal import Refusal
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
    wanted, before, there = phone.session.wanted, _read_before(phone), list[ft.Control]()
    for shown in board.others(phone):
        code = message.parse(shown.raw)
        if isinstance(code, Refusal) or code.header.kind not in wanted or shown.raw in before:
            continue
        there.append(_button(phone, shown.name, code))
    return kit.col(*there[:MOST], gap=8, tight=True)


def _read_before(phone: Phone) -> tuple[bytes, ...]:
    """On the mixer's phone the seats that it has read: they are not wanted twice."""
    seat = phone.session.seat
    return seat.mixing.seats if seat is not None and seat.mixing is not None else ()


def _button(phone: Phone, name: str, code: message.Message) -> ft.Control:
    kind = code.header.kind.word

    async def read() -> object:
        return await navigation.take(phone, code)

    label = phone.words("scan-there", name=name, kind=kind)
    key = f"there-{kind}-{name}"
    return kit.row(kit.secondary(label, phone.does(read), kit.SMALL, expand=True, key=key))
