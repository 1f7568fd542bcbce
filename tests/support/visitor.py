"""An evening that a visitor disturbs: the real server, a small app, pages by hand.

What must not live here: what a visitor tries (`tests/attacks`).
"""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import flet as ft
from flet.components.component import Renderer
from flet.messaging.protocol import MessageAction
from websockets.exceptions import ConnectionClosed

from companion.server.server import Place
from companion.ui import kit
from companion.ui.contexts import in_theme, on_screen
from companion.ui.theme import HOUSE, Size
from tests.drawing.flet_wire import Wire
from tests.support.serving import serving

Said = tuple[MessageAction, dict[str, Any]]


@dataclass
class Evening:
    """A server with a small app: a number to raise, a line to type in, and what the app saw."""

    place: Place
    pages: list[ft.Page] = field(default_factory=list)
    taps: list[ft.Page] = field(default_factory=list)
    typed: list[str] = field(default_factory=list)

    async def main(self, page: ft.Page) -> None:
        """What each phone is shown."""
        self.pages.append(page)
        number = ft.Text("count 0")

        def tap() -> None:
            self.taps.append(page)
            number.value = f"count {self.taps.count(page)}"
            page.update()

        def field() -> ft.Control:
            return kit.text_field("A name", kit.Typed("", self.typed.append))

        page.add(number, ft.Button("Tap", on_click=tap))
        shown = partial(on_screen, Size(390, 844), field)
        page.add(Renderer().render(in_theme, HOUSE, shown))  # type: ignore[no-untyped-call]
        page.title = "Companion"
        page.update()

    async def phone(self) -> "Phone":
        """Somebody comes."""
        wire = await Wire.open(self.place.port)
        await wire.shows(b"count 0")
        return Phone(wire, self, self.pages[-1])


@dataclass
class Phone:
    """One page of it, honest or not, and what the server keeps of it."""

    wire: Wire
    evening: Evening
    page: ft.Page

    def number(self, kind: type[ft.Control]) -> int:
        """The number of its one control of that kind."""
        known = self.page.session.index.values()
        return next(control._i for control in known if isinstance(control, kind))

    async def acts(self) -> None:
        """An honest press, seen by who pressed."""
        seen = self.evening.taps.count(self.page) + 1
        await self.wire.tap(self.number(ft.Button))
        await self.wire.shows(f"count {seen}".encode())

    async def is_cut_off(self) -> int:
        """The code with which the line ends."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.wire.frame()
        return int(self.wire.socket.close_code or 0)

    async def sends(self, messages: list[Said]) -> None:
        """All of it, as fast as it goes; some may come too late."""
        with contextlib.suppress(ConnectionClosed):
            for action, body in messages:
                await self.wire.say(action, body)


@contextlib.asynccontextmanager
async def an_evening(**changes: object) -> AsyncIterator[Evening]:
    """A server with that app. changes: of its settings."""
    begun: list[Evening] = []

    async def main(page: ft.Page) -> None:
        await begun[0].main(page)

    async with serving(main, **changes) as place:
        begun.append(Evening(place))
        yield begun[0]


def event(target: int, name: str = "click", data: Any = None) -> Said:
    return MessageAction.CONTROL_EVENT, {"target": target, "name": name, "data": data}


def change(target: int, **props: Any) -> Said:
    return MessageAction.UPDATE_CONTROL_PROPS, {"id": target, "props": props}
