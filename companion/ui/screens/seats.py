"""Seats on a screen: who sits where, with the two words people compare by voice."""

import flet as ft

from companion.session.check_words import Key
from companion.table.record import Carrier
from companion.table.state import Seat
from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.phone import Phone


def compared(phone: Phone, seat: Seat) -> Key | None:
    """The key of a seat as its two words are compared before the deal; None where they are not.

    Its own phone shows the same: at this table, or before it knows of any table, by its own code.
    """
    if seat.carrier is Carrier.CODE:
        return (seat.key, seat.born) if seat.born else None
    # Where no other phone sees this table there is nobody to compare them with.
    there = seat.carrier is Carrier.PHONE and phone.now.can.joinable
    return (seat.key, at_table(phone)) if there else None


def at_table(phone: Phone) -> bytes:
    """What the words at a table server are worked out for: its table."""
    return phone.session.name.encode()


def row_of(phone: Phone, seat: Seat, said: str, *, here: bool, close: bool) -> ft.Control:
    """A taken seat in the lobby. said: its two words. close: two columns on a phone."""
    theme = current_theme()
    w, device = phone.words, seat.carrier is Carrier.DEVICE
    mine = seat.number in phone.now.mine and not device
    name = w("seat-you", name=seat.name) if mine else seat.name
    sign: ft.Control | None = None
    if seat.carrier is Carrier.CODE:
        # In two columns the two words need the room.
        sign = None if close else kit.icon("ui-scan", 18, theme.soft)
    elif not device and not here:
        sign = _sign("ui-away", theme.warm, w("seat-away", name=seat.name))
    elif seat.own:
        sign = _sign("ui-key", theme.soft, w("own-seat", name=seat.name))
    # In two columns one word below the other: a row is as high before they are known.
    below = said.replace(" · ", " ·\n") if close else said
    words = w("seat-on-device") if device else below
    return kit.seat_row(seat.number, name, words, close=close, tail=sign, key=f"seat-{seat.number}")


def _sign(drawing: str, colour: str, words: str) -> ft.Control:
    """A small drawing, and what it means for who hears it."""
    return ft.Semantics(content=kit.icon(drawing, 20, colour), label=words)
