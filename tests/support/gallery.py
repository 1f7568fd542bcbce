"""A phone that shows any screen of a table at once, at any size: its table is a log under test.

    shown = await hung(evening)
    await shown.put(over=Overlay.MORE, size=Size(320, 568))
    assert not shown.drawn.cut

No press does anything at the table. What must not live here: what a screen has to look like.
"""

import importlib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, cast

import flet as ft

from companion.command_line import FOLDERS
from companion.games import discover
from companion.refusal import Refusal
from companion.session.port import Scene
from companion.session.sheet import Sheet
from companion.session.table_session import Can, TableSession
from companion.table.history import History
from companion.table.wish import Wish
from companion.ui.app import App, make_quick
from companion.ui.app_context import AppContext
from companion.ui.phone import Phone as UiPhone
from companion.ui.routes import PageRoute, SheetRoute
from companion.ui.view_state import Overlay, Route, Tab
from tests.support.layout import Drawn, layout
from tests.support.phone import Phone
from tests.support.table import Evening


class Sitting(TableSession):
    """The first seat's session where the last phone is away: its hand, a sheet that takes notes."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.lines, self.past = evening, dict[str, str](), History()
        self.past.add(evening.log)

    @property
    def can(self) -> Can:
        return Can(turns=True, joinable=True)

    @property
    def scene(self) -> Scene:
        here = frozenset(seat.number for seat in self.evening.table.seats[:-1])
        return Scene(self.evening.table, here)

    @property
    def history(self) -> History:
        return self.past

    @property
    def game(self) -> Any:
        return self.evening.game

    @property
    def mine(self) -> tuple[int, ...]:
        return (0,)

    @property
    def maker(self) -> bool:
        return True

    def hand(self, seat: int) -> bytes | Refusal:
        return self.evening.hands[seat]

    async def read_sheet(self, seat: int) -> Sheet | Refusal:
        return dict(self.lines)

    async def submit(self, wished: Wish) -> Refusal | None:
        return None

    async def write(self, seat: int, lines: Sheet) -> Refusal | None:
        self.lines |= lines
        return None


@dataclass
class Hung:
    """A phone on the wall. screen: what it was sent. ui: what it draws from."""

    screen: Phone
    ui: UiPhone

    async def put(self, **changes: Any) -> None:
        """Show something else."""
        if (size := changes.get("size")) is not None:
            self.screen.mirror.page |= {"width": size.width, "height": size.height}
        self.ui.deliver(lambda: self.ui.put(**changes))
        await self.screen.settle()

    @property
    def drawn(self) -> Drawn:
        """What stands where on it."""
        return layout(self.screen.mirror.page, self.screen.mirror.view())


COMMON: tuple[tuple[str, dict[str, Any]], ...] = (
    *((f"side {side}", {"tab": side}) for side in Tab),
    *(
        (f"over {over}", {"over": over})
        for over in (
            Overlay.MORE,
            Overlay.SETTINGS,
            Overlay.RULES,
            Overlay.END,
            Overlay.GIVE_UP,
            Overlay.OPEN,
        )
    ),
)
"""What all games have: a name, and what is to be put."""


def screens(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every side, sheet and page there is at a table while it plays: a name, what is to be put."""
    at: dict[str, Any] = {"tab": Tab.TABLE, "over": Overlay.NOTHING, "over_at": 0}
    for name, changes in COMMON:
        yield name, at | changes
    for route in routes(game):
        over = Overlay.PAGE if isinstance(route, PageRoute) else Overlay.GAME
        yield str(route), at | {"over": over, "game_route": route}


def routes(game: str) -> Iterator[PageRoute | SheetRoute]:
    """All pages and sheets of a game; of those about something, the first."""
    for kind in vars(importlib.import_module(f"companion.games.{game}.screens.routes")).values():
        if kind in (PageRoute, SheetRoute) or not isinstance(kind, type):
            continue
        if issubclass(kind, Enum):
            yield from cast(Any, kind)
        elif issubclass(kind, PageRoute | SheetRoute):
            about = [field.name for field in fields(cast(Any, kind))]
            yield kind(*(FIRST[name] for name in about))


FIRST = {"seat": 0, "number": 1}
"""What a page or sheet is about: a seat, a meeting."""


async def hung(evening: Evening, language: str = "en") -> Hung:
    """A phone of the first seat, on the table side."""
    screen, made = Phone(), list[UiPhone]()

    def main(page: ft.Page) -> None:
        desk, decode = cast(Any, None), cast(Any, None)
        context = AppContext(desk, discover(), decode, lambda: 0, folders=FOLDERS)
        ui = UiPhone(page, context, language)
        session = ui.stay.session = Sitting(evening)
        can, game = session.can, evening.game.key
        ui.put(place=Route.TABLE, game=game, can=can, scene=session.scene, mine=session.mine)
        made.append(ui)
        make_quick()
        page.render_views(App, ui, 0)

    await screen.open(main)
    return Hung(screen, made[0])
