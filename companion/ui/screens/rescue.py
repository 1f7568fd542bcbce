"""A seat survives its phone: its rescue code is made on the old phone and opened on the new one."""

from dataclasses import replace

import flet as ft

from companion.handoff import backup
from companion.ui import kit, leaving, rescuing
from companion.ui.contexts import current_theme, in_theme
from companion.ui.drawings import drawing
from companion.ui.kit import Face
from companion.ui.phone import Phone
from companion.ui.rescuing import Made
from companion.ui.screens.codes import CodeView, CodeWords, code_screen
from companion.ui.screens.scan import Scan, Type
from companion.ui.screens.shell import back_to, screen
from companion.ui.theme import HOUSE
from companion.ui.view_state import Overlay

CHIPS = 62.0
"""dp of the choice between picture and letters, its gap included."""

SCALE = 0.68
"""The letters are set in a plain face, so that none is doubtful; so small that any eight fit."""


@ft.component
def RescueCode(phone: Phone) -> ft.Control:
    """The picture and the letters, made anew each time this is opened."""
    away = leaving.back(phone)
    size, cover = phone.use(lambda now: (now.size, now.cover))
    made, set_made = ft.use_state(_none())
    page, set_page = ft.use_state(0)
    w = phone.words

    async def make() -> None:
        async def do() -> object:
            found = await rescuing.make(phone)
            if not isinstance(found, Made):
                return found
            set_made(lambda _: found)
            return None

        if not await phone.attempt(do):
            away()

    ft.use_effect(make, [])

    def turn(index: int) -> None:
        phone.cover()
        set_page(lambda _: index)

    def face() -> Face | None:
        return _letters(phone, made) if made is not None else None

    chips = kit.chips([w("rescue-picture"), w("rescue-letters")], page, turn, size=16)
    top = kit.top_bar(w("more-rescue"), back=back_to(phone))
    if made is None:
        body: ft.Control = kit.middle(
            kit.text(w("rescue-making"), "title", align=ft.TextAlign.CENTER), expand=True
        )
        return screen(phone, body, top=top)
    if page == 0:
        note = w("rescue-note" if phone.now.can.turns else "rescue-note-offline")
        taken = 350 if size.narrow else 430
        view = CodeView(phone, made.raw, CodeWords(w("more-rescue"), note), taken, foot=chips)
        if not size.flat:
            view = kit.col(chips, ft.Container(view, expand=True), gap=10, expand=True)
        return code_screen(phone, view, top)
    card = in_theme(
        replace(current_theme(), display=HOUSE.strong, display_scale=SCALE),
        lambda: kit.CoveredCard(
            face=face,
            says=kit.CardWords(w("rescue-covered"), w("rescue-hold"), w("card-release")),
            cover=cover,
            taken=CHIPS + 24,
        ),
    )
    above = kit.pad(chips, size.side)
    body = kit.col(above, ft.Container(card, expand=True), gap=14, expand=True)
    return screen(phone, body, top=top, column=kit.EDGE_TO_EDGE)


def _none() -> Made | None:
    return None


def _letters(phone: Phone, made: Made) -> Face:
    grouped = backup.grouped(made.letters)
    return Face(drawing("ui-unseen"), grouped, (), phone.words("rescue-apart"))


@ft.component
def Rescue(phone: Phone) -> ft.Control:
    """On the new phone: first the code, then its letters."""
    over = phone.use(lambda now: now.over)
    if over is Overlay.RESCUE:
        return Letters(phone)
    if over is Overlay.TYPE:
        return screen(phone, ft.Container(), over=Type(phone))
    return Scan(phone, phone.words("rescue-scan"))


@ft.component
def Letters(phone: Phone) -> ft.Control:
    """The eight letters that open what was read."""
    w, theme = phone.words, current_theme()
    typed = kit.use_typed()

    async def open_it() -> object:
        return await rescuing.open_with(phone, typed.newest())

    go = phone.does(open_it, name="rescue")
    body = kit.col(
        kit.heading(w("rescue-letters-title")),
        kit.text_field(
            w("rescue-letters-label"),
            typed,
            on_submit=lambda _: go(),
            autofocus=True,
            key="letters",
        ),
        kit.text(w("rescue-letters-note"), colour=theme.soft, size=17),
        gap=16,
        scroll=True,
    )
    return screen(
        phone,
        body,
        top=kit.top_bar(w("home-rescue"), back=back_to(phone)),
        foot=kit.row(kit.primary(w("rescue-open"), go, kit.TALL, expand=True, key="rescue-open")),
        column=520,
    )
