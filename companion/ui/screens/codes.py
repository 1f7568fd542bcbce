"""Codes to show: the deal for phones without a server, a seat's own code, what a hand opens."""

import asyncio
from collections.abc import Sequence

import flet as ft

from companion.handoff import parts, picture, text
from companion.session.board import Shown
from companion.ui import kit
from companion.ui.contexts import current_size, current_theme
from companion.ui.kit import Press
from companion.ui.phone import Phone
from companion.ui.screens.shell import screen
from companion.ui.view_state import Overlay

SHOWN = 0.22
"""Seconds each part of a long message is shown."""


def code_box(taken: float) -> float:
    """The side of a code on this screen, in dp: as large as fits."""
    size = current_size()
    return max(150.0, min(size.width - 2 * size.side, size.height - taken, 480.0))


@ft.component
def CodeView(
    phone: Phone,
    raw: bytes,
    label: str,
    sentence: str,
    taken: float,
    marks: Sequence[int] = (),
    name: str = "",
) -> ft.Control:
    """One code, big; below it what it is for, and the ways without a camera.

    What is too long for one picture is shown in parts, in turn. name: whose code it is, where other
    phones of this program may read it without a camera.
    """
    theme = current_theme()
    w, size = phone.words, phone.now.size
    cut = ft.use_memo(lambda: parts.cut(raw), [raw])
    turn, set_turn = ft.use_state(0)
    scale = 4 if size.narrow else 8
    several = w("code-parts", parts=len(cut)) if len(cut) > 1 else ""

    async def in_turn() -> None:
        while len(cut) > 1:
            await asyncio.sleep(SHOWN)
            set_turn(lambda now: now + 1)

    kit.while_there(in_turn, [raw])

    def show() -> None:
        if name:
            phone.context.board.show(phone, Shown(name, raw))

    ft.use_effect(show, [raw, name], lambda: phone.context.board.hide(phone))

    async def copy() -> None:
        await phone.clipboard.set(text.typed(raw))
        phone.tell(w("copied"), good=True)

    async def link() -> None:
        await phone.clipboard.set(text.link(raw, phone.context.origin))
        phone.tell(w("copied"), good=True)

    return kit.col(
        kit.row(
            *(kit.seat_mark(seat, 30) for seat in marks), gap=8, align=ft.MainAxisAlignment.CENTER
        )
        if marks
        else None,
        kit.middle(
            kit.code(
                picture.png(text.write(cut[turn % len(cut)]), scale),
                code_box(taken),
                f"{label}. {several}" if several else label,
            )
        ),
        kit.text(sentence, colour=theme.soft, align=ft.TextAlign.CENTER, size=16),
        kit.text(several, colour=theme.accent, align=ft.TextAlign.CENTER, size=15)
        if several
        else None,
        kit.row(
            kit.secondary(w("code-copy"), phone.does(copy), kit.Dress(text=15), expand=True),
            kit.secondary(w("code-link"), phone.does(link), kit.Dress(text=15), expand=True),
            gap=10,
        ),
        gap=10 if size.short else 16,
        align=ft.MainAxisAlignment.CENTER,
        expand=True,
    )


@ft.component
def PromiseCode(phone: Phone) -> ft.Control:
    """What the table promises of its coming deal, for the phone that is to witness it."""
    w = phone.words
    promised = phone.use_table(lambda table: table.promised)
    raw = promised.message if promised is not None else b""
    label = w("promise-title")
    back = kit.Action("ui-back", w("back"), phone.shows(over=Overlay.ARRANGE))
    top = kit.top_bar(label, back=back)
    if not raw:
        return screen(phone, ft.Container(), top=top)
    body = CodeView(phone, raw, label, w("promise-note"), 400, name=w("board-table"))
    read = kit.primary(
        w("promise-scan"), phone.shows(over=Overlay.SCAN), kit.TALL, drawing="ui-scan", expand=True
    )
    return screen(phone, body, top=top, foot=kit.row(read), column=560)


@ft.component
def DealCode(phone: Phone, away: Press) -> ft.Control:
    """The one code for the whole table: the deal, and after the end what proves it."""
    w = phone.words
    message, ending, players = phone.use_table(lambda t: (t.message, t.ending, t.players))
    over = bool(ending)
    body = CodeView(
        phone,
        ending or message,
        w("code-end" if over else "code-table"),
        w("code-end-note" if over else "code-table-note"),
        330,
        players,
        name=phone.words("board-table"),
    )
    top = kit.top_bar(
        w("code-end" if over else "code-table-title"), back=kit.Action("ui-back", w("back"), away)
    )
    return screen(phone, body, top=top, column=560)
