"""One way back, of buttons and of the phone's own Back: step by step, and out from Home alone."""

import asyncio
from dataclasses import replace
from itertools import product
from typing import Any

from companion.session.port import Scene
from companion.session.table_session import Can
from companion.table.state import Phase, Table
from companion.ui.address import address_of
from companion.ui.app_context import AppContext
from companion.ui.back import Way, back_of, below
from companion.ui.sides import side_of
from companion.ui.theme import Size
from companion.ui.view_state import Lying, Overlay, Route, Tab, ViewState
from tests.support.app import code_of
from tests.support.night_evening import dealt
from tests.support.phone import Phone

HOME = ViewState(Size(390, 844), "en", place=Route.HOME)
PLAYS = replace(HOME, place=Route.TABLE, game="secret_night", code="T", can=Can(turns=True))


def at(place: Route, over: Overlay, tab: Tab, phase: Phase, mine: tuple[int, ...]) -> ViewState:
    passed = mine[0] if len(mine) > 1 else None
    scene = Scene(Table(game=PLAYS.game, phase=phase))
    now = replace(PLAYS, place=place, over=over, tab=tab, mine=mine, passed=passed)
    return replace(now, scene=scene if place in (Route.TABLE, Route.OFFLINE) else None)


EVERYWHERE = [
    at(*where)
    for where in product(
        [place for place in Route if place is not Route.WAITING],
        Overlay,
        Tab,
        (Phase.LOBBY, Phase.PLAYING, Phase.ENDED),
        ((), (1,), (1, 2)),
    )
]


def stepped(now: ViewState) -> ViewState | None:
    """One step back; None when that leaves the app."""
    step = back_of(now)
    if step is Way.OUT:
        return None
    if isinstance(step, Way):
        return replace(HOME, cover=now.cover + 1)
    return replace(now, **step)


def test_each_step_leads_nearer_to_home_and_covers() -> None:
    for where in EVERYWHERE:
        now, steps = where, 0
        while (then := stepped(now)) is not None:
            if now.table.phase is Phase.PLAYING and side_of(now) is not Tab.TABLE:
                assert then.cover == now.cover + 1
            assert then != replace(now, cover=then.cover), "nothing would be seen to happen"
            now, steps = then, steps + 1
            assert steps <= 4, where
        assert (now.place, now.over) == (Route.HOME, Overlay.NOTHING)
        assert (steps == 0) is (where.place is Route.HOME and where.over is Overlay.NOTHING)


def test_back_leads_to_what_lay_there_before() -> None:
    now = replace(PLAYS, scene=Scene(Table(game=PLAYS.game, phase=Phase.PLAYING)))
    for over in (Overlay.MORE, Overlay.ARRANGE, Overlay.SCAN, Overlay.TYPE):
        now = replace(now, over=over, under=below(now, Lying(over)))
    lain = [now.over]
    while (then := stepped(now)) is not None:
        lain, now = [*lain, then.over], then
    nothing = Overlay.NOTHING
    assert lain == [Overlay.TYPE, Overlay.SCAN, Overlay.ARRANGE, nothing, nothing]
    sheet = Lying(Overlay.GAME, 3)
    opened = replace(PLAYS, over=Overlay.PAGE, under=(sheet,))
    assert below(opened, sheet) == ()  # the same again is no further step


def test_the_browser_has_back_at_home_alone() -> None:
    assert address_of(HOME) == ("/", False)
    assert address_of(replace(HOME, over=Overlay.SETTINGS)) == ("/", True)
    assert address_of(replace(HOME, place=Route.MAKE)) == ("/", True)
    assert address_of(replace(PLAYS, over=Overlay.RULES)) == ("/J/T", True)
    assert address_of(replace(HOME, place=Route.OFFLINE)) == ("/seat", True)
    assert address_of(replace(HOME, place=Route.WAITING)) is None


class Page:
    """The page's script as one phone has it: what it was told last, and how it asks."""

    def __init__(self, phone: Phone) -> None:
        self.phone, self.told, self._asked = phone, "", 0
        phone.browser.answers["Page", "push_route"] = self._hear

    def _hear(self, args: dict[str, Any]) -> None:
        self.told = args["route"]

    async def goes(self, route: str) -> None:
        session = self.phone.session
        session.apply_page_patch({"route": route})
        told = session.dispatch_event(session.page._i, "route_change", {"route": route})
        await self.phone.settle(asyncio.create_task(told))

    async def back(self) -> None:
        self._asked += 1
        await self.goes(f"/?back={self._asked}")


async def test_a_phone_goes_back_from_its_card_to_home(context: AppContext) -> None:
    phone, *_ = await dealt(context, 4)
    page, code = Page(phone), code_of(phone)
    await phone.tap("More")
    await phone.tap("Settings")
    await page.back()
    assert not phone.shows("Language")
    assert page.told.startswith(f"/J/{code}?holds=")
    before = page.told
    await phone.hold("Hold to look")
    assert phone.shows("Let go: it is gone")
    await page.back()
    await phone.sees("1 of 4 have looked")
    assert not phone.shows("Let go: it is gone")
    await phone.tap("cell-1")
    await phone.tap("hand-who")
    for there in (False, True):  # a sheet's own step goes first, then the sheet
        assert phone.has("hand-who") is there
        await page.back()
    assert not phone.has("hand-who")
    assert page.told != before  # the page is told where it is, whatever it had to ask
    await page.goes(before)  # what it was told long ago leads nowhere
    assert phone.shows("1 of 4 have looked")
    await page.back()
    await phone.sees("Which box is open?")
    assert page.told.startswith("/?free=")
    await phone.tap("Settings")
    assert page.told.startswith("/?holds=")
    await page.back()
    assert page.told.startswith("/?free=")
    await phone.drop()
    told, page.told = page.told, ""
    await phone.reconnect()
    assert page.told.startswith("/?free=")
    assert page.told != told
