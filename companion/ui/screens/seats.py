"""Seats on a screen: who sits where, with the two words people compare by voice."""

import flet as ft

from companion.handoff.words import spoken
from companion.table.record import Carrier
from companion.table.state import Seat
from companion.ui import kit
from companion.ui.phone import Phone
from companion.ui.theme import Theme


def two_words(phone: Phone, seat: Seat) -> str:
    """The check words of a seat in this phone's language; none where the key is not known."""
    return spoken(seat.key, phone.now.language) if seat.key else ""


def row_of(
    phone: Phone, theme: Theme, seat: Seat, *, here: bool, tail: ft.Control | None = None
) -> ft.Control:
    """A taken seat in the lobby."""
    w, mine = phone.words, seat.number in phone.now.mine
    name = w("seat-you", name=seat.name) if mine else seat.name
    sign = tail
    if tail is None and seat.carrier is Carrier.DEVICE:
        sign = kit.icon("ui-pass", 20, theme.soft)
    elif tail is None and seat.carrier is Carrier.CODE:
        sign = kit.icon("ui-scan", 20, theme.soft)
    elif tail is None and not here:
        sign = ft.Semantics(
            content=kit.icon("ui-away", 20, theme.warm), label=w("seat-away", name=seat.name)
        )
    words = two_words(phone, seat)
    return kit.seat_row(theme, seat.number, name, words, tail=sign, key=f"seat-{seat.number}")
