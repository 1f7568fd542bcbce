"""The frame of the app's screens: the notice in its place, what lies over the screen."""

from dataclasses import replace

import flet as ft

from companion.ui import kit, leaving, own_program
from companion.ui.calls import band_of
from companion.ui.kit import Action
from companion.ui.phone import Phone
from companion.ui.screens.band import BACK, Band
from companion.ui.signals import Signals
from companion.ui.theme import FAIR, SCRIM, TEXTS
from companion.ui.view_state import Route
from companion.ui.words import LANGUAGES

BUTTONS = 2
"""At the other end of a bar, which a short call leaves free."""


@ft.component
def NoticeLine(phone: Phone) -> ft.Control:
    """The sentence a player must read now, if any; else why what is shown is not the present."""
    notice, line = phone.use(lambda now: (now.notice, now.scene.line if now.scene else None))

    def gone() -> None:
        if phone.now.notice == notice:
            phone.tell("")

    if not notice.words and line is not None:
        return kit.text(phone.words.say(line), "note", align=ft.TextAlign.CENTER)
    if not notice.words:
        return ft.Container()
    tone = FAIR if notice.good else None
    return kit.Notice(notice.words, gone, number=notice.number, tone=tone)


@ft.component
def Above(phone: Phone) -> ft.Control:
    """What is said while something lies over the screen: above it, for it may be as high as that.

    On it the words of a sheet would be hidden till the sentence is closed.
    """
    called, told, size = phone.use(
        lambda now: (
            now.can.turns and band_of(now, phone.words) is not None,
            bool(now.notice.words or (now.scene and now.scene.line)),
            now.size,
        )
    )
    if not called and not told:
        return ft.Container()
    said = kit.col(
        Band(phone) if called else None, NoticeLine(phone) if told else None, gap=6, tight=True
    )
    return ft.Container(
        ft.SafeArea(said), bgcolor=SCRIM, padding=ft.Padding(size.side, 10, size.side, 0)
    )


def screen(
    phone: Phone,
    body: ft.Control,
    *,
    top: ft.Control | None = None,
    foot: ft.Control | None = None,
    tabs: ft.Control | None = None,
    over: ft.Control | None = None,
    column: float | None = None,
) -> ft.Control:
    """A whole screen with the phone's notice; it stands above whatever lies over the screen."""
    notice, size = NoticeLine(phone), phone.now.size
    called = phone.now.can.turns
    if called and top is not None and over is None and size.text > 1:
        top = kit.col(top, kit.pad(Band(phone), size.side), gap=4, tight=True)
    elif called and top is not None and over is None:
        band = Band(phone, kit.buttons_room(BUTTONS))
        top = ft.Stack([top, ft.Container(band, left=BACK, right=8, top=4)])
    if over is not None:
        over = kit.col(Above(phone), ft.Container(over, expand=True), gap=0, expand=True)
    return kit.frame(
        body,
        top=top,
        foot=foot,
        tabs=tabs,
        notice=None if over is not None else notice,
        over=over,
        column=column,
    )


def back_to(phone: Phone) -> Action:
    """The way back, for a screen's bar."""
    return Action("ui-back", phone.words("back"), leaving.back(phone))


def settings(phone: Phone) -> ft.Control:
    """The settings of this phone: its language, how large its words are, how it calls."""
    w, size = phone.words, phone.now.size
    codes = list(LANGUAGES)

    def choose(index: int) -> None:
        phone.put(language=codes[index])
        phone.page.run_task(phone.memory.set_language, codes[index])

    def grow(index: int) -> None:
        phone.put(size=replace(phone.now.size, text=TEXTS[index]))
        phone.page.run_task(phone.memory.set_text, TEXTS[index])

    percent = [w("settings-percent", percent=round(100 * text)) for text in TEXTS]
    away = leaving.back(phone)
    body = kit.upon(
        kit.heading(w("settings")),
        kit.text(w("language"), "label"),
        kit.chips(list(LANGUAGES.values()), codes.index(phone.now.language), choose),
        kit.text(w("settings-text"), "label"),
        kit.chips(percent, TEXTS.index(size.text), grow),
        Calling(phone),
        own_program.offer(phone) if phone.now.place is Route.HOME else None,
        foot=kit.row(kit.secondary(w("close"), away, expand=True)),
        much=size.short,
    )
    return kit.sheet(body, on_away=away)


@ft.component
def Calling(phone: Phone) -> ft.Control:
    """Whether it vibrates, and whether it rings; what is switched on is felt at once."""
    signals, w = phone.use(lambda now: now.signals), phone.words

    def wants(wanted: Signals) -> kit.Press:
        async def keep() -> None:
            phone.put(signals=wanted)
            if wanted.buzz > signals.buzz or wanted.sound > signals.sound:
                phone.ring()
            await phone.memory.set_signals(wanted)

        return phone.does(keep)

    buzz = wants(replace(signals, buzz=not signals.buzz))
    sound = wants(replace(signals, sound=not signals.sound))
    return kit.col(
        kit.switch_row(w("settings-buzz"), signals.buzz, buzz, key="buzz"),
        kit.switch_row(w("settings-sound"), signals.sound, sound, key="sound"),
        kit.text(w("settings-called-note"), "note"),
        gap=8,
        tight=True,
    )
