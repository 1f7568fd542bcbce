"""The address that a phone's browser shows, and what the page's script and the program say by it.

The program says where the phone is, and whether the browser's Back belongs to it; the script
(`assets/client/history.js`) asks for one step back. Either stands behind the question mark, which
the script takes off: the browser shows `/`, `/J/TABLE` or `/seat`. What must not live here: where a
step back leads (`back`), and what an address opens (`navigation`).
"""

import asyncio

from companion.ui.back import Way, back_of
from companion.ui.phone import Phone
from companion.ui.signals import quietly
from companion.ui.view_state import Route, ViewState

HOLDS, FREE, BACK = "holds", "free", "back"
"""Back belongs to the program; to the browser; the program is asked for a step back."""


def address_of(now: ViewState) -> tuple[str, bool] | None:
    """Path of where a phone is, and whether Back belongs to the program. None: not known yet."""
    if now.place is Route.WAITING:
        return None
    paths = {Route.TABLE: f"/J/{now.code}", Route.OFFLINE: "/seat"}
    return paths.get(now.place, "/"), back_of(now) is not Way.OUT


def asks_back(route: str) -> bool:
    """Whether the page's script asks for one step back."""
    return _says(route, BACK)


def was_told(route: str) -> bool:
    """Whether it is an address that the program told, and not one that the browser came with."""
    return _says(route, HOLDS) or _says(route, FREE)


def _says(route: str, word: str) -> bool:
    return route.partition("?")[2].startswith(f"{word}=")


class Address:
    """Tells the page of one phone where it is, whenever that is elsewhere."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._told: tuple[str, bool] | None = None
        self._times = 0
        self._saying: set[asyncio.Task[None]] = set()

    def look(self, now: ViewState) -> None:
        """Where it is now."""
        at = address_of(now)
        if at is not None and at != self._told and self._phone.deliver(self._say):
            self._told = at

    def again(self) -> None:
        """Tell it once more: the page has asked something since, or was loaded anew."""
        self._told = None
        self.look(self._phone.now)

    def _say(self) -> None:
        """Say it as it is by now. No two addresses are alike, or the page would pass one over."""
        at = address_of(self._phone.stays.here.now)
        if at is None:
            return
        self._times += 1
        route = f"{at[0]}?{HOLDS if at[1] else FREE}={self._times}"
        task = asyncio.create_task(quietly(lambda: self._phone.page.push_route(route)))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)
