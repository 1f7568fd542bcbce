"""Home: which box is open, the night that goes on, the ways to a table."""

from functools import partial

import flet as ft

from companion.ui import kit, navigation, offline, rescuing
from companion.ui.contexts import current_size, current_theme, in_theme
from companion.ui.game_reading import theme_of
from companion.ui.installing import Offer
from companion.ui.kit.spoken import Activated
from companion.ui.phone import Phone
from companion.ui.screens.join import Join
from companion.ui.screens.played import Evenings
from companion.ui.screens.shell import screen, settings
from companion.ui.view_state import Known, Overlay, Route


@ft.component
def Home(phone: Phone) -> ft.Control:
    """The shelf."""
    known, over, size = phone.use(lambda now: (now.known, now.over, now.size))
    w, theme = phone.words, current_theme()
    boxes = [in_theme(theme_of(key), partial(spine, phone, key)) for key in phone.context.games]
    going_on = resume(phone, known[0]) if known and known[0].game in phone.context.games else None
    columns = 2 if size.wide else 1

    async def rescue() -> None:
        await rescuing.begin(phone)

    lost: ft.Control = kit.row(
        kit.quiet(w("home-rescue"), phone.does(rescue), kit.SMALL, expand=True, key="rescue")
    )
    if known:
        evenings = phone.shows(over=Overlay.EVENINGS)
        played = kit.quiet(w("played-title"), evenings, kit.SMALL, expand=True, key="evenings")
        lost = kit.col(lost, kit.row(played), gap=8, tight=True)
    here = None if phone.context.registry.joinable else _here(phone)
    shelf = kit.grid(boxes, columns, 10)
    ways = _elsewhere(phone)
    moves = size.low or (size.close and size.text > 1)  # else no box of the shelf would be seen
    moving = (going_on, here, shelf, ways if moves else None, lost, InstallLine(phone))
    body = kit.col(*moving, gap=8, scroll=True, expand=True)
    title = 24 if size.narrow else None  # on one line
    head = kit.pad(
        kit.row(
            ft.Container(kit.heading(w("home-title"), size=title), expand=True),
            kit.icon_button(
                "ui-gear", w("settings"), phone.shows(over=Overlay.SETTINGS), colour=theme.soft
            ),
        ),
        size.side,
        top=16,
    )

    over_it = settings(phone) if over is Overlay.SETTINGS else None
    if over is Overlay.JOIN:
        over_it = Join(phone)
    if over is Overlay.EVENINGS:
        over_it = Evenings(phone)
    return screen(phone, body, top=head, foot=None if moves else ways, over=over_it)


def _here(phone: Phone) -> ft.Control:
    """What a table of this phone is, where no other phone can join it."""
    w = phone.words
    return kit.col(
        kit.text(w("home-here"), "label"),
        kit.text(w("home-here-note"), "note"),
        gap=2,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )


def _elsewhere(phone: Phone) -> ft.Control:
    """The ways to other phones' tables: at a server, or without one."""
    w, size = phone.words, phone.now.size

    async def scan() -> None:
        phone.put(place=Route.SCAN)

    async def sit() -> None:
        await offline.sits(phone)

    joinable = phone.context.registry.joinable
    button = kit.secondary if joinable else kit.primary
    without = kit.row(
        button(w("home-offline"), phone.does(sit), kit.SMALL, drawing="ui-phone", expand=True)
    )
    if not joinable:
        asked = None if size.short else kit.text(w("home-elsewhere"), "note")
        return kit.col(asked, without, gap=8, tight=True, cross=ft.CrossAxisAlignment.CENTER)
    # A page that is no secure one gets no camera: there the phone's own reads the link.
    secure = phone.sending_on.secure
    letters = phone.shows(over=Overlay.JOIN)
    ways = (
        kit.beside(
            kit.primary(
                w("home-scan"), phone.does(scan), kit.SMALL, drawing="ui-scan", expand=True
            ),
            kit.secondary(w("home-join"), letters, kit.SMALL, expand=size.close, key="home-join"),
        )
        if secure
        else kit.row(
            kit.primary(w("home-join-only"), letters, kit.SMALL, expand=True, key="home-join")
        )
    )
    return kit.col(ways, without, gap=10)


@ft.component
def InstallLine(phone: Phone) -> ft.Control:
    """One quiet line about the program on this phone: a newer one waits, or it can be installed."""
    phone.use(lambda now: now.installed)
    w, here = phone.words, phone.context.installation
    if here.newer:
        return kit.row(kit.quiet(w("newer-here"), here.renew, kit.SMALL, expand=True, key="renew"))
    match here.offer:
        case Offer.ASK:
            ask = kit.quiet(w("home-install"), here.install, kit.SMALL, expand=True, key="install")
            return kit.row(ask)
        case Offer.SHARE:
            return kit.text(w("home-install-by-hand"), "note", align=ft.TextAlign.CENTER)
        case _:
            return ft.Container()


def spine(phone: Phone, key: str) -> ft.Control:
    """A box on the shelf: its own room, letter and drawing."""
    game, press = phone.context.games[key], phone.shows(place=Route.MAKE, game=key)
    theme = current_theme()
    w, size = phone.words, phone.now.size
    title = w(f"{game.key}-title")
    line = w("home-players", least=game.seats[0], most=game.seats[-1])
    # The last two words stay together: none stands on a line alone.
    note = "\u00a0".join(f"{line}  ·  {w(f'{game.key}-line')}".rsplit(" ", 1))
    height = 170 if size.wide else 96
    drawing = 78 if size.narrow else height + 4
    beside = size.width / (2 if size.wide else 1) - 2 * size.side - drawing - 34
    larger = size.text > 1
    name = kit.text(title, "title", size=27 * theme.display_scale, lines=1)
    if larger:
        across = size.width / (2 if size.wide else 1) - 2 * size.side - 34
        fit = kit.fitting(title, across, 27 * theme.display_scale, loud=True)
        name, beside = kit.text(title, "title", size=fit), across
    words = kit.col(
        name,
        ft.Container(kit.text(note, "note", lines=2), width=beside),
        gap=5,
        tight=larger,
        align=ft.MainAxisAlignment.CENTER,
        cross=ft.CrossAxisAlignment.START,
    )
    face: ft.Control = ft.Stack(
        [
            ft.Container(
                left=0,
                right=0,
                top=0,
                bottom=0,
                gradient=ft.LinearGradient(
                    begin=ft.Alignment.CENTER_LEFT,
                    end=ft.Alignment.CENTER_RIGHT,
                    colors=[theme.panel, theme.ground],
                ),
            ),
            ft.Container(kit.icon(theme.emblem, drawing, theme.accent), right=8, bottom=-4),
            ft.Container(width=5, left=0, top=0, bottom=0, bgcolor=theme.accent),
            ft.Container(
                words,
                left=22,
                top=0,
                bottom=0,
            ),
        ]
    )
    if larger:  # as high as its words, which take the drawing's room
        edge = ft.Border(left=ft.BorderSide(5, theme.accent))
        around = ft.Padding(16, 14, 8, 14)
        face = ft.Container(words, bgcolor=theme.panel, border=edge, padding=around)
    return Activated(
        button=True,
        label=f"{title}, {line}",
        content=ft.Container(
            face,
            height=None if larger else height,
            border_radius=12,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
            on_click=press,
            ink=True,
            shadow=ft.BoxShadow(blur_radius=18, offset=ft.Offset(0, 6), color="#80000000"),
            key=f"box-{game.key}",
        ),
        exclude_semantics=True,
        on_click=press,
    )


def resume(phone: Phone, table: Known) -> ft.Control:
    """The newest table this phone has been at."""
    w, theme = phone.words, current_theme()

    async def enter() -> object:
        return await navigation.enter(phone, table.code)

    press = phone.does(enter)
    title = w(f"{table.game}-title")
    go = kit.text(w("home-resume"), "strong", colour=theme.accent)
    below = current_size().close  # beside it the words would stand one below the other
    return Activated(
        button=True,
        label=w("home-resume-of", game=title),
        content=ft.Container(
            kit.row(
                ft.Container(width=10, height=10, border_radius=5, bgcolor=theme.accent),
                kit.col(
                    kit.text(w("home-goes-on"), "strong", lines=1),
                    kit.text(title, "note", lines=1),
                    go if below else None,
                    gap=0,
                    expand=True,
                    tight=True,
                    cross=ft.CrossAxisAlignment.START,
                ),
                None if below else go,
            ),
            padding=ft.Padding.symmetric(horizontal=16, vertical=11),
            border_radius=12,
            bgcolor=theme.panel,
            border=ft.Border.all(1, theme.line),
            on_click=press,
            key="resume",
        ),
        exclude_semantics=True,
        on_click=press,
    )
