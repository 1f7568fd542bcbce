"""Codes to show: the deal for phones without a server, a seat's own code, what a hand opens."""

import asyncio
from collections.abc import Callable, Sequence

import flet as ft

from companion.handoff import parts, picture, text
from companion.session.board import Shown
from companion.ui import kit, leaving
from companion.ui.contexts import current_size, current_theme
from companion.ui.kit import Press
from companion.ui.phone import Phone
from companion.ui.screens import copying
from companion.ui.screens.shell import back_to, screen
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
    by_hand, set_by_hand = ft.use_state("")
    leaving.use_step(phone, (lambda: set_by_hand("")) if by_hand else None)
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
    ft.use_effect(lambda: set_by_hand(""), [raw])  # another code: its text is another one

    if by_hand:
        body: list[ft.Control | None] = [_to_copy(phone, by_hand, lambda: set_by_hand(""))]
    else:
        shown = picture.png(pictured(phone, cut, turn), scale)
        spoken = f"{label}. {several}" if several else label
        body = [
            kit.middle(kit.code(shown, code_box(taken), spoken)),
            kit.text(sentence, colour=theme.soft, align=ft.TextAlign.CENTER, size=16),
            kit.text(several, colour=theme.accent, align=ft.TextAlign.CENTER, size=15)
            if several
            else None,
            _without_camera(phone, raw, lambda words: set_by_hand(lambda _: words)),
        ]
    return kit.col(
        kit.row(
            *(kit.seat_mark(seat, 30) for seat in marks), gap=8, align=ft.MainAxisAlignment.CENTER
        )
        if marks
        else None,
        *body,
        gap=10 if size.short else 16,
        align=ft.MainAxisAlignment.CENTER,
        expand=True,
        scroll=size.flat or size.text > 1,
    )


def pictured(phone: Phone, cut: Sequence[bytes], turn: int) -> str:
    """What the picture of a code holds: a link, which a phone's own camera app opens too.

    Bare text where the message is shown in parts, for a camera app gathers none, or is too long.
    """
    link = text.link(cut[0], phone.context.origin) if phone.context.origin else ""
    return link if len(cut) == 1 and picture.holds(link) else text.write(cut[turn % len(cut)])


def _without_camera(phone: Phone, raw: bytes, by_hand: Callable[[str], object]) -> ft.Control:
    """The ways without a camera. by_hand: shows a text that the browser does not copy."""
    w = phone.words

    async def copy() -> None:
        words = text.typed(raw)
        await copying.copy(phone, words, lambda: by_hand(words))

    async def send() -> None:
        link = text.link(raw, phone.context.origin)
        await copying.send(phone, link, lambda: by_hand(link))

    return kit.beside(
        kit.secondary(w("code-copy"), phone.does(copy), kit.Dress(text=15), expand=True),
        kit.secondary(w("code-link"), phone.does(send), kit.Dress(text=15), expand=True),
        gap=10,
    )


def _to_copy(phone: Phone, words: str, back: Press) -> ft.Control:
    """A text in the place of the code, and the way back to it."""
    w = phone.words
    return kit.col(
        copying.by_hand(phone, w("type-label"), words, lines=5 if phone.now.size.short else 8),
        kit.row(kit.secondary(w("code-back"), back, drawing="ui-back", expand=True)),
        gap=16,
        tight=True,
    )


@ft.component
def PromiseCode(phone: Phone) -> ft.Control:
    """What the table promises of its coming deal, for the phone that is to witness it."""
    w = phone.words
    promised = phone.use_table(lambda table: table.promised)
    raw = promised.message if promised is not None else b""
    label = w("promise-title")
    top = kit.top_bar(label, back=back_to(phone))
    if not raw:
        return screen(phone, ft.Container(), top=top)
    body = CodeView(phone, raw, label, w("promise-note"), 400, name=w("board-table"))
    read = kit.primary(
        w("promise-scan"), phone.opens(Overlay.SCAN), kit.TALL, drawing="ui-scan", expand=True
    )
    return screen(phone, body, top=top, foot=kit.row(read), column=560)


@ft.component
def DealCode(phone: Phone) -> ft.Control:
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
    top = kit.top_bar(w("code-end" if over else "code-table-title"), back=back_to(phone))
    return screen(phone, body, top=top, column=560)
