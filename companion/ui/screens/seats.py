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


def row_of(phone: Phone, theme: Theme, seat: Seat, *, here: bool, close: bool) -> ft.Control:
    """A taken seat in the lobby. close: two columns on a phone."""
    w, device = phone.words, seat.carrier is Carrier.DEVICE
    mine = seat.number in phone.now.mine and not device
    name = w("seat-you", name=seat.name) if mine else seat.name
    sign: ft.Control | None = None
    if seat.carrier is Carrier.CODE:
        # In two columns the two words need the room.
        sign = None if close else kit.icon("ui-scan", 18, theme.soft)
    elif not device and not here:
        sign = ft.Semantics(
            content=kit.icon("ui-away", 20, theme.warm), label=w("seat-away", name=seat.name)
        )
    words = w("seat-on-device") if device else two_words(phone, seat)
    return kit.seat_row(
        theme, seat.number, name, words, close=close, tail=sign, key=f"seat-{seat.number}"
    )
