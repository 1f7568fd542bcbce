"""The app of one browser session: set up the page, draw the place, survive a lost connection."""

import asyncio
from dataclasses import replace
from typing import Any

import flet as ft

from companion.drawing import flet_init, flet_walk
from companion.ui import leaving, navigation
from companion.ui.address import Address, asks_back, was_told
from companion.ui.app_context import AppContext
from companion.ui.contexts import in_theme, lettered, on_screen
from companion.ui.drawing_anew import Drawing
from companion.ui.game_reading import theme_of
from companion.ui.motion import Motion
from companion.ui.names import letters
from companion.ui.phone import Phone
from companion.ui.screens.at_table import AtTable
from companion.ui.screens.home import Home
from companion.ui.screens.make import Make
from companion.ui.screens.offline import Offline
from companion.ui.screens.rescue import Rescue
from companion.ui.screens.scan import Scan, Type
from companion.ui.screens.shell import screen
from companion.ui.screens.waiting import Waiting
from companion.ui.spoken_language import SpokenLanguage
from companion.ui.theme import HOUSE, TEXTS, fonts
from companion.ui.view_state import Overlay, Route, ViewState
from companion.ui.words import FALLBACK, LANGUAGES

NIGHT = "#0B0A0C"
"""Behind everything: dark before the first drawing."""
AWAY = (
    ft.AppLifecycleState.INACTIVE,
    ft.AppLifecycleState.HIDE,
    ft.AppLifecycleState.PAUSE,
    ft.AppLifecycleState.DETACH,
)


@ft.component
def App(phone: Phone, epoch: int) -> Any:
    """The one view. epoch: raised after a lost connection, so that everything is drawn anew."""
    place, stay, game, size, language, marks = phone.use_always(
        lambda now: (now.place, now.stay, now.game, now.size, now.language, letters(_names(now)))
    )
    theme = theme_of(game) if place in (Route.MAKE, Route.TABLE, Route.OFFLINE) else HOUSE
    content = on_screen(
        size, lambda: in_theme(theme, lambda: lettered(marks, lambda: _place(phone, place)))
    )
    return ft.View(
        key=f"view-{epoch}",
        padding=0,
        spacing=0,
        bgcolor=NIGHT,
        controls=[
            ft.Container(content, expand=True, key=f"root-{epoch}-{stay}-{language}-{size.text}")
        ],
    )


def _names(now: ViewState) -> dict[int, str]:
    """Who sits at the table that is shown, by seat."""
    return {seat.number: seat.name for seat in now.table.seats}


def _place(phone: Phone, place: Route) -> ft.Control:
    match place:
        case Route.MAKE:
            return Make(phone)
        case Route.TABLE:
            return AtTable(phone)
        case Route.OFFLINE:
            return Offline(phone)
        case Route.SCAN:
            return ScanToJoin(phone)
        case Route.RESCUE:
            return Rescue(phone)
        case Route.HOME:
            return Home(phone)
        case _:
            return Waiting(phone)


@ft.component
def ScanToJoin(phone: Phone) -> ft.Control:
    """Reading the link of a table with our own camera."""
    over = phone.use(lambda now: now.over)
    if over is Overlay.TYPE:
        return screen(phone, ft.Container(), over=Type(phone))
    return Scan(phone, phone.words("scan-join"))


def language_of(context: AppContext, wished: str | None, chosen: str | None) -> str:
    """The language of a phone: chosen here, else its browser's, else the house's."""
    for language in (chosen, wished, context.language):
        if language in LANGUAGES:
            return language
    return FALLBACK


def text_of(wished: float) -> float:
    """The size of words that comes nearest to what is wished; see `TEXTS`."""
    return min(TEXTS, key=lambda text: abs(text - wished))


def make_quick() -> None:
    """Mend what Flet wastes. A server does so before the first phone comes."""
    flet_walk.mend()
    flet_init.mend()


async def run(page: ft.Page, context: AppContext, wished: str | None = None) -> None:
    """A new session. wished: the language the browser asks for, if it is one of ours."""
    make_quick()
    page.title = "Companion"  # the same on every screen, for every card
    page.fonts = fonts([HOUSE, *(theme_of(game) for game in context.games)], context.files)
    page.theme_mode = ft.ThemeMode.DARK
    bar = ft.ScrollbarTheme(thickness=4, radius=2, thumb_color=HOUSE.line, cross_axis_margin=-9)
    page.theme = page.dark_theme = ft.Theme(font_family=HOUSE.body, scrollbar_theme=bar)
    phone = Phone(page, context, language_of(context, wished, None))
    drawing, address, spoken = Drawing(phone, App), Address(phone), SpokenLanguage(page)
    motion = Motion()

    def resized() -> None:
        now, width, height = phone.now.size, page.width or 390, page.height or 844
        phone.put(size=replace(now, width=width, height=height))

    async def heed_motion() -> None:
        still = await motion.is_unwanted()
        if still != phone.now.size.still:
            phone.put(size=replace(phone.now.size, still=still))

    def lifecycle(event: ft.AppLifecycleStateChangeEvent) -> None:
        if event.state in AWAY:
            phone.cover()
        elif event.state is ft.AppLifecycleState.RESUME:
            page.run_task(heed_motion)

    async def came_back() -> None:
        phone.put(epoch=phone.now.epoch + 1, cover=phone.now.cover + 1)
        drawing.draw()
        address.again()
        await phone.attempt(phone.comes_back)

    async def moved(event: ft.RouteChangeEvent) -> None:
        if asks_back(event.route):
            leaving.back(phone)()
            address.again()
        elif not was_told(event.route):
            await navigation.follow(phone, event.route)

    def went() -> None:
        phone.goes_away()

    def renewed() -> None:
        phone.deliver(phone.installation_changed)

    page.on_resize = resized
    page.on_app_lifecycle_state_change = lifecycle
    page.on_connect = came_back
    page.on_route_change = moved
    page.on_disconnect = went
    page.on_close = went
    context.installation.watch(renewed)
    phone.follow(address)
    phone.follow(spoken)
    spoken.look(phone.now)
    drawing.draw()
    page.run_task(heed_motion)
    memory = phone.memory
    chosen, signals, ahead, larger, usual = await asyncio.gather(
        memory.language(), memory.signals(), memory.ahead(), memory.text(), memory.wished()
    )
    phone.put(
        language=language_of(context, wished, chosen),
        signals=signals,
        ahead=context.ahead or ahead,
        size=replace(phone.now.size, text=larger or text_of(context.text or usual)),
    )
    await navigation.begin(phone, page.route)
