"""The covered card: a secret is on the page while a thumb is down, and at no other moment.

`face()` is called in the very render that shows it; nothing keeps its result. What must not live
here: who holds what, what a role means.

Ways to look, all ending in the same cover:
- thumb or mouse: hold anywhere on the zone; lifting, sliding away, a lost touch or a second finger
  covers; a touch of less than a tenth of a second opens nothing;
- keyboard: hold space or enter;
- screen reader (it cannot hold): activate the card; the face is announced at once, and it covers
  itself after READER_SECONDS or on the next activation.

The app covers from outside (lost focus, lock, hidden, disconnect) by raising the number `cover`.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.ui.kit.back import card_back
from companion.ui.kit.face import Face, card_face
from companion.ui.kit.flow import col
from companion.ui.kit.icon import icon
from companion.ui.kit.press import nothing
from companion.ui.kit.spoken import Activated
from companion.ui.kit.surface import outline
from companion.ui.kit.text import text
from companion.ui.theme import CALM, CLEAR, FAST, LIFTED, OUT, Size, Theme

READER_SECONDS = 20.0
KEYS = frozenset({" ", "Space", "Enter", "Numpad Enter"})


@dataclass(frozen=True, slots=True)
class Held:
    """A look that goes on: at which `cover` it began and by what."""

    cover: int
    by: Literal["nothing", "thumb", "key", "reader"]


COVERED = Held(-1, "nothing")
EVERYWHERE = {"left": 0, "right": 0, "top": 0, "bottom": 0}  # fills the stack


@dataclass(frozen=True, slots=True)
class Box:
    """The card's outer box and its thumb pad, in dp: it depends on the screen alone."""

    width: float
    height: float
    thumb: float

    @staticmethod
    def of(size: Size, taken: float) -> "Box":
        """`taken`: height in dp of what is on the screen besides the bar, its gap included."""
        thumb = 92.0 if size.short else 124.0
        below = thumb + (46 if size.short else 88)  # gaps, one line, the margin
        free = size.height - 70 - below - taken
        return Box(min(size.width - 40, 350), max(240, min(free, 500)), thumb)


@ft.component
def CoveredCard(
    theme: Theme,
    size: Size,
    *,
    face: Callable[[], Face | None],
    label_covered: str,
    label_hold: str,
    label_release: str,
    back: str = "",
    on_look: Callable[[], object] | None = None,
    cover: int = 0,
    taken: float = 0,
    reader_seconds: float = READER_SECONDS,
) -> ft.Control:
    """The card and its thumb pad; fills its parent.

    `face` gives the words while held, or None when there is nothing to see yet (the card stays
    covered). `on_look` is called when the card is opened. `cover`: raise it to cover at once.
    `label_covered` is for screen readers, e.g. "Your card. Hold to look."; `label_hold` and
    `label_release` stand under the thumb. `back` is a drawing's name (default: the theme's
    emblem). `taken`: height in dp that tabs and the like take, gap included (tabs: 64 + 10).
    """
    held, set_held = ft.use_state(COVERED)
    words = face() if held.cover == cover else None
    shown = words is not None

    def look(by: Literal["thumb", "key", "reader"]) -> None:
        opened: list[bool] = []

        def next_state(now: Held) -> Held:
            if now.cover == cover:
                return COVERED  # a second finger, or a second activation: cover first
            opened.append(True)
            return Held(cover, by)

        set_held(next_state)
        if opened and on_look is not None:
            on_look()

    def let_go() -> None:
        set_held(COVERED)

    async def reader_lets_go() -> None:
        if held.by == "reader":
            await asyncio.sleep(reader_seconds)
            set_held(lambda now: COVERED if now is held else now)

    ft.use_effect(reader_lets_go, [held], cleanup=nothing)  # a cleanup also ends the waiting

    def key_down(event: ft.KeyDownEvent) -> None:
        if event.key in KEYS and held.by == "nothing":
            look("key")

    def key_up(event: ft.KeyUpEvent) -> None:
        if event.key in KEYS:
            let_go()

    box = Box.of(size, taken)
    card = lifted(theme, box, inside(theme, box, back or theme.emblem, words), shown)
    below = col(
        ft.Container(expand=True),
        thumb_pad(theme, box.thumb, shown),
        text(theme, label_release if shown else label_hold, font=theme.strong, size=19),
        gap=4 if size.short else 8,
        cross=ft.CrossAxisAlignment.CENTER,
    )
    zone = ft.GestureDetector(
        content=ft.Stack(
            [
                ft.Container(
                    card,
                    padding=ft.Padding.only(top=0 if size.short else 18),
                    alignment=ft.Alignment.TOP_CENTER,
                    **EVERYWHERE,
                ),
                lid(theme, size, below, closing=held.by == "thumb"),
            ],
            fit=ft.StackFit.EXPAND,
        ),
        on_tap_down=lambda: look("thumb"),
        on_tap_up=let_go,
        on_tap_cancel=let_go,
        on_multi_tap=let_go,
        multi_tap_touches=2,
        exclude_from_semantics=True,
        key="thumb-zone",
    )
    return ft.KeyboardListener(
        content=Activated(
            content=zone,
            label=spoken(words) if words is not None else label_covered,
            button=True,
            live_region=shown,
            focusable=True,
            container=True,
            exclude_semantics=True,
            on_click=lambda: look("reader"),
        ),
        on_key_down=key_down,
        on_key_up=key_up,
        autofocus=True,
        include_semantics=False,
    )


def lid(theme: Theme, size: Size, content: ft.Control, *, closing: bool) -> ft.Control:
    """What the thumb presses: a button over the whole zone, clear while it is pressed.

    While the face is shown for a thumb, the button is opaque as soon as it is not pressed. The
    phone does that by itself, at once: the words are covered even if the news of the lifted thumb
    never reaches the program because the connection has just gone.
    """
    closed = theme.ground if closing else CLEAR
    colour = {ft.ControlState.PRESSED: CLEAR, ft.ControlState.DEFAULT: closed}
    return ft.Button(
        content=content,
        on_click=nothing,  # without it the button would be disabled and never pressed
        style=ft.ButtonStyle(
            bgcolor=colour,
            overlay_color=CLEAR,
            elevation=0,
            shadow_color=CLEAR,
            padding=ft.Padding.only(bottom=8 if size.short else 20),
            shape=ft.RoundedRectangleBorder(radius=0),
            animation_duration=0,
            visual_density=ft.VisualDensity.STANDARD,
        ),
        **EVERYWHERE,
    )


def spoken(face: Face) -> str:
    """The whole face as one sentence for a screen reader."""
    facts = " ".join(f"{fact.label}: {fact.text}".replace("\n", " ") for fact in face.facts)
    return f"{face.title}. {facts}"


def inside(theme: Theme, box: Box, back: str, words: Face | None) -> ft.Control:
    """Back or face in the same inner box. Opening fades in; covering drops the words at once."""
    width, height = box.width - 14, box.height - 14
    if words is None:
        side = card_back(theme, width, height, back)
    else:
        side = card_face(theme, words, width, height)
    side.key = "covered" if words is None else "open"
    return ft.AnimatedSwitcher(
        side,
        duration=FAST if words is not None else 0,
        reverse_duration=0,
        switch_in_curve=OUT,
    )


def lifted(theme: Theme, box: Box, content: ft.Control, shown: bool) -> ft.Control:
    """The double frame, a little higher and with a longer shadow while it is looked at."""
    inner = ft.Card(
        content=content,
        bgcolor=theme.panel,
        elevation=0,
        margin=0,
        shape=outline(theme, radius=20),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    outer = ft.Card(
        content=ft.Container(inner, padding=5),
        bgcolor=theme.floor,
        elevation=0,
        margin=0,
        shape=outline(theme, theme.accent, 2, 24),
        width=box.width,
        height=box.height,
    )
    return ft.Container(
        outer,
        offset=ft.Offset(0, -0.015 if shown else 0),
        animate_offset=ft.Animation(CALM, OUT),
        animate=ft.Animation(CALM, OUT),
        shadow=ft.BoxShadow(
            blur_radius=44 if shown else 22,
            offset=ft.Offset(0, 22 if shown else 10),
            color=LIFTED,
        ),
    )


def thumb_pad(theme: Theme, box: float, shown: bool) -> ft.Control:
    """Where the thumb goes: below the card, so that the hand hides nothing."""
    tint = theme.accent if shown else theme.ink
    return ft.Stack(
        [
            ft.Container(
                width=box,
                height=box,
                border_radius=box,
                border=ft.Border.all(3, theme.accent if shown else theme.line),
                bgcolor=theme.panel,
                animate=ft.Animation(FAST, OUT),
            ),
            ft.Container(
                icon("ui-thumb", box * 0.72, tint),
                width=box,
                height=box,
                alignment=ft.Alignment.CENTER,
            ),
        ],
        width=box,
        height=box,
    )
