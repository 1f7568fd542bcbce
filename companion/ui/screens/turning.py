"""The end: everybody's card is turned up, one after the other; one tap turns them all.

Each phone turns them by itself when it sees the end come; one that comes later finds them turned.
What must not live here: who has won, and why.
"""

import flet as ft

from companion.ui import kit
from companion.ui.contexts import current_size, current_theme
from companion.ui.game_screens import screens_of
from companion.ui.phone import Phone
from companion.ui.theme import FAIR
from companion.ui.view_state import ViewState

LEAST, GAP, EDGE = 105.0, 8.0, 8.0
"""dp of a card across, at least; between two; of its margin."""
MARK, NAME, LETTERS = 26.0, 16.0, 14.0
"""dp of a seat's mark, and of its name; of a name's letters, at least."""
TURN = 1.5
"""Seconds from one card to the next."""


@ft.component
def Cards(phone: Phone) -> ft.Control:
    """Everybody's card, in the order people sit."""
    size, covered, players, _ = phone.use(
        lambda now: (now.size, _covered(now), now.table.players, now.table.state)
    )

    def turn() -> None:
        if phone.now.covered == covered:  # else all were turned, or the phone is elsewhere
            phone.put(covered=covered - 1)

    def wait() -> None:
        if covered:
            phone.later(TURN, turn)

    ft.use_effect(wait, [covered])
    across = size.width - 2 * size.side
    least = (size.grown(NAME) / NAME) * LEAST
    columns = len(players) if size.wide else kit.columns(len(players), across, GAP, least)
    room = (across - GAP * (columns - 1)) / columns
    up = len(players) - covered
    cards: list[ft.Control] = [_card(phone, seat, at < up, room) for at, seat in enumerate(players)]
    every = phone.shows(covered=0)
    all_up = kit.quiet(phone.words("end-show-all"), every, expand=True, key="show-all")
    # Above the cards: below them it would often lie beyond the screen's edge.
    return kit.col(
        kit.row(all_up) if covered else None,
        kit.grid(cards, columns, GAP, even=True),
        gap=8,
        tight=True,
    )


def _covered(now: ViewState) -> int:
    """How many are still face down: none where its owner wants nothing to move."""
    return 0 if now.size.still else now.covered


def _card(phone: Phone, number: int, up: bool, room: float) -> ft.Control:
    """A seat with its card, of one size whether it is face up or not. room: dp it has across."""
    theme, size = current_theme(), current_size()
    w, shown, table = phone.words, screens_of(phone.now.game), phone.now.table
    seat, badge = table.seat(number), shown.badge(table, number) if up else "ui-unseen"
    side = shown.side(table, number) if up else ""
    tint = {"warm": theme.warm, "cool": theme.cool}.get(side, theme.accent if up else theme.soft)
    words = shown.badge_words(w, table, number) if up else w("seat-hidden")
    won = up and shown.won(table, number)
    scale = 1.3 if size.wide else 1
    name = seat.name if seat else "?"
    beside = room - (2 * EDGE + MARK + EDGE) * scale
    above = size.grown(kit.fitting(name, beside, NAME)) < LETTERS  # the mark stands over the name
    fit = kit.fitting(name, room - 2 * EDGE * scale if above else beside, NAME * scale)
    centre = ft.TextAlign.CENTER if above else ft.TextAlign.START
    called = kit.text(name, "strong", size=fit, lines=2, expand=not above, align=centre)
    mark = kit.seat_mark(number, MARK * scale)
    who = (
        kit.col(kit.middle(mark), called, gap=4, tight=True)
        if above
        else kit.row(mark, called, gap=EDGE)
    )
    said = kit.fitting(words, room - 2 * EDGE * scale, 15 * scale)
    return kit.plate(
        kit.col(
            who,
            kit.middle(kit.icon(badge, 62 * scale, tint)) if badge else None,
            kit.text(
                words,
                "strong",
                colour=tint,
                size=said,
                lines=2,
                align=ft.TextAlign.CENTER,
            ),
            kit.text(w("end-won"), "strong", colour=FAIR, size=15 * scale) if won else None,
            gap=7 * scale,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=EDGE * scale, vertical=10 * scale),
        radius=9,
    )
