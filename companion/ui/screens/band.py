"""The band: what this phone is called to, over the bar of whatever it shows; a tap leads there.

It takes the title's place: it hides no player, no card, and not the way back. A long sentence lies
on the bar's buttons as well, till it is closed. When it is called, is said in `calls`.
"""

import flet as ft

from companion.ui import kit
from companion.ui.calls import NEWS, Call, band_of, calls_of
from companion.ui.live import use_heard
from companion.ui.phone import Phone
from companion.ui.routes import PageRoute
from companion.ui.view_state import Overlay, Tab, ViewState

BACK, ENDS = 56.0, 64.0
"""dp of a bar that a band leaves free: the way back; at both ends."""


def use_ring(phone: Phone) -> None:
    """The phone is called once for each new call, whatever it shows. A hook."""
    words = phone.words

    def keys() -> frozenset[str]:
        return frozenset(call.key for call in calls_of(phone.now, words))

    known = ft.use_ref(keys())

    def ring() -> None:
        new, was = keys(), known.current or frozenset()
        known.current = new
        # The next call of that kind is another one; but news that was closed stays so.
        over = {key for key in phone.now.closed - new if not key.startswith(NEWS)}
        if over:
            phone.put(closed=phone.now.closed - over)
        if new - was:
            phone.ring()

    use_heard(phone, lambda now: calls_of(now, words), ring)


@ft.component
def Band(phone: Phone, free: float = 0) -> ft.Control:
    """The first call that this phone shows nothing of yet. Where it stands: the caller's.

    free: dp at the right end that a short call leaves to the bar's buttons.
    """
    call, told = phone.use(lambda now: (band_of(now, phone.words), _told(now)))
    if call is None or told:
        return ft.Container(visible=False)

    def close_it() -> None:
        phone.put(closed=phone.now.closed | {call.key})

    close = kit.Action("ui-close", phone.words("call-close"), close_it)
    band = kit.band(call.words, leads(phone, call), close)
    across = phone.now.size.width - ENDS - free
    leaves = free if kit.is_short(call.words, across) else 0
    return ft.Container(band, padding=ft.Padding.only(right=leaves))


def _told(now: ViewState) -> bool:
    """Whether a notice is shown in words so large that a call beside it would hide the screen."""
    return now.size.text > 1 and bool(now.notice.words)


def leads(phone: Phone, call: Call) -> kit.Press:
    """To what is called for; what lay over the screen is closed, and what was looked at covered."""

    def press() -> None:
        over = Overlay.NOTHING
        if call.way is not None and not call.opens:
            over = Overlay.PAGE if isinstance(call.way, PageRoute) else Overlay.GAME
        phone.put(
            tab=Tab.TABLE,
            over=over,
            game_route=call.way,
            cover=phone.now.cover + 1,
            passed=None,
            passing=None,
        )

    return press
