"""Codes to show: the deal for phones without a server, a seat's own code, what a hand opens."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

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

LYING = 104.0
"""dp of a screen lying on its side that a code leaves to the bar and to margins."""
COLUMN = 560.0
"""dp across of a screen with a code, at most."""
SHOWN = 0.22
"""Seconds each part of a long message is shown."""


def code_box(taken: float) -> float:
    """The side of a code on this screen, in dp: as large as fits.

    taken: dp of its height that the rest has. On a phone that lies on its side the rest stands at
    the code's right.
    """
    size = current_size()
    if size.flat:
        return max(150.0, min(size.height - LYING, size.width / 2))
    return max(150.0, min(size.width - 2 * size.side, size.height - taken, 480.0))


@dataclass(frozen=True, slots=True)
class CodeWords:
    """label: of a code, for who listens. sentence: what it is for.

    name: whose it is, where other phones of this program may read it without a camera.
    """

    label: str
    sentence: str
    name: str = ""


@ft.component
def CodeView(
    phone: Phone,
    raw: bytes,
    says: CodeWords,
    taken: float,
    marks: Sequence[int] = (),
    foot: ft.Control | None = None,
) -> ft.Control:
    """One code, big; below it what it is for, and the ways without a camera.

    What is too long for one picture is shown in parts, in turn. foot: of a screen that lies on its
    side.
    """
    theme = current_theme()
    label, sentence, name = says.label, says.sentence, says.name
    w, size = phone.words, phone.now.size
    cut = ft.use_memo(lambda: parts.cut(raw), [raw])
    turn, set_turn = ft.use_state(0)
    by_hand, set_by_hand = ft.use_state("")
    leaving.use_step(phone, (lambda: set_by_hand("")) if by_hand else None)
    scale = 4 if size.width < 360 else 8
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

    spoken, side = f"{label}. {several}" if several else label, code_box(taken)
    centre, gap = ft.TextAlign.CENTER, 10 if size.short else 16
    whose = kit.row(
        *(kit.seat_mark(seat, 30) for seat in marks), gap=8, align=ft.MainAxisAlignment.CENTER
    )
    code: ft.Control | None = None
    if by_hand:
        body: list[ft.Control | None] = [_to_copy(phone, by_hand, lambda: set_by_hand(""))]
    else:
        code = kit.middle(kit.code(picture.png(pictured(phone, cut, turn), scale), side, spoken))
        across = size.width - 2 * size.side - side - 16 if size.flat else 0
        body = [
            kit.text(sentence, colour=theme.soft, align=centre, size=16),
            kit.text(several, colour=theme.accent, align=centre, size=15) if several else None,
            _without_camera(phone, raw, lambda words: set_by_hand(lambda _: words), across),
        ]
    whole = (whose if marks else None, None if size.flat else code, *body)
    moves = size.flat or size.text > 1
    said = kit.col(*whole, gap=gap, align=ft.MainAxisAlignment.CENTER, expand=True, scroll=moves)
    if not size.flat:
        return said
    ends = ft.Container(foot, padding=ft.Padding.only(bottom=16)) if foot is not None else None
    right = kit.col(said, ends, gap=8, expand=True)
    if size.low:  # what stays would leave no line for what moves
        *first, last = whole
        right = kit.col(*first, ends, last, gap=gap, expand=True, scroll=True)
    return kit.row(code, right, gap=16, cross=ft.CrossAxisAlignment.START, expand=True)


def pictured(phone: Phone, cut: Sequence[bytes], turn: int) -> str:
    """What the picture of a code holds: a link, which a phone's own camera app opens too.

    Bare text where the message is shown in parts, for a camera app gathers none, or is too long.
    """
    link = text.link(cut[0], phone.context.origin) if phone.context.origin else ""
    return link if len(cut) == 1 and picture.holds(link) else text.write(cut[turn % len(cut)])


def _without_camera(
    phone: Phone, raw: bytes, by_hand: Callable[[str], object], across: float
) -> ft.Control:
    """The ways without a camera. by_hand: shows a text that the browser does not copy.

    across: dp there are for them; 0 for the whole screen.
    """
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
        across=across,
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


def code_screen(
    phone: Phone,
    body: ft.Control,
    top: ft.Control,
    foot: ft.Control | None = None,
    over: ft.Control | None = None,
) -> ft.Control:
    """A whole screen with a code, which has the foot beside it where it lies on its side.

    body: a `CodeView` that was given the same foot.
    """
    flat = phone.now.size.flat
    column = None if flat else COLUMN
    return screen(phone, body, top=top, foot=None if flat else foot, over=over, column=column)


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
    read = kit.row(
        kit.primary(
            w("promise-scan"), phone.opens(Overlay.SCAN), kit.TALL, drawing="ui-scan", expand=True
        )
    )
    says = CodeWords(label, w("promise-note"), w("board-table"))
    body = CodeView(phone, raw, says, 400, foot=read)
    return code_screen(phone, body, top, read)


@ft.component
def DealCode(phone: Phone) -> ft.Control:
    """The one code for the whole table: the deal, and after the end what proves it."""
    w = phone.words
    message, ending, players = phone.use_table(lambda t: (t.message, t.ending, t.players))
    over = bool(ending)
    body = CodeView(
        phone,
        ending or message,
        CodeWords(
            w("code-end" if over else "code-table"),
            w("code-end-note" if over else "code-table-note"),
            w("board-table"),
        ),
        330,
        players,
    )
    top = kit.top_bar(w("code-end" if over else "code-table-title"), back=back_to(phone))
    return code_screen(phone, body, top)
