"""The covered card: a secret is on the page while a thumb is down, and at no other moment.

`face()` is called in the very render that shows it; nothing keeps its result. What must not live
here: who holds what, what a role means.

Ways to look, all ending in the same cover:
- thumb or mouse: hold anywhere on the zone; lifting, sliding away, a lost touch or a second finger
  covers; a touch of less than a tenth of a second opens nothing;
- keyboard: hold space or enter;
- screen reader (it cannot hold): activate the card; the face is announced at once, and it covers
  itself after READER_SECONDS or on the next activation.

What the phone does alone: a lid closes over the card as soon as nothing presses any more, even if
the connection has just gone (see `lid`); and Flet's client hides the page when it notices the loss.

The app covers from outside (lost focus, lock, hidden, disconnect) by raising the number `cover`.
As long as the card is there, all that its phone is sent has one length, whatever it holds.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.ui.contexts import current_size, current_theme, motion
from companion.ui.discretion import CARD, use_discretion
from companion.ui.kit.back import card_back
from companion.ui.kit.face import Face, card_face
from companion.ui.kit.flow import col, sized
from companion.ui.kit.icon import icon
from companion.ui.kit.press import nothing
from companion.ui.kit.spoken import Activated
from companion.ui.kit.surface import outline
from companion.ui.kit.text import fitting, text
from companion.ui.theme import CALM, CLEAR, FAST, LIFTED, OUT, TOUCHABLE, Size

READER_SECONDS = 20.0
HOLD, BESIDE = 19.0, 116.0
"""dp of the words that say what to do; of the thumb pad's column at the right of the card."""
LID_SECONDS = 0.4  # the press must have lit up fully before the lid may close
KEYS = frozenset({" ", "Space", "Enter", "Numpad Enter"})


@dataclass(frozen=True, slots=True)
class Held:
    """A look that goes on: which one it is, at which `cover` it began and by what."""

    turn: int
    cover: int
    by: Literal["nothing", "thumb", "key", "reader"]


COVERED = Held(0, -1, "nothing")


@dataclass(frozen=True, slots=True)
class Box:
    """The card's outer box and its thumb pad, in dp: it depends on the screen alone."""

    width: float
    height: float
    thumb: float
    beside: bool = False
    """The thumb pad stands at the card's right."""
    below: float = 8
    """What stands below the card."""

    @property
    def zone(self) -> float:
        """dp of all of it."""
        return self.height + self.below

    @staticmethod
    def of(size: Size, taken: float) -> "Box":
        """`taken`: height in dp of what is on the screen besides the bar, its gap included."""
        thumb = 92.0 if size.short else 124.0
        if size.flat:
            free = size.height - 70 - taken - 8
            return Box(min(size.width - 2 * size.side - BESIDE - 12, 560), free, 64, True)
        line = size.grown(HOLD) - HOLD
        below = thumb + (46 if size.short else 88) + 1.35 * line  # gaps, one line, the margin
        bar = 70 if size.text == 1 else 16 + 2 * 1.2 * size.grown(21)
        free = size.height - bar - below - taken
        return Box(min(size.width - 40, 350), max(240, min(free, 500)), thumb, below=below)


@dataclass(frozen=True, slots=True)
class CardWords:
    """covered: for screen readers, e.g. "Your card. Hold to look."; the others: under the thumb."""

    covered: str
    hold: str
    release: str


@ft.component
def CoveredCard(
    *,
    face: Callable[[], Face | None],
    says: CardWords,
    back: str = "",
    on_look: Callable[[], object] | None = None,
    cover: int = 0,
    taken: float = 0,
    reader_seconds: float = READER_SECONDS,
) -> ft.Control:
    """The card and its thumb pad; fills its parent.

    `face` gives the words while held, or None when there is nothing to see yet (the card stays
    covered). `on_look` is called when the card is opened. `cover`: raise it to cover at once.
    `back` is a drawing's name (default: the theme's
    emblem). `taken`: height in dp that tabs and the like take, gap included (tabs: 64 + 10).
    """
    theme, size = current_theme(), current_size()
    use_discretion(CARD)
    held, set_held = ft.use_state(COVERED)
    lidded, set_lidded = ft.use_state(0)
    words = face() if held.cover == cover else None
    shown = words is not None

    def look(by: Literal["thumb", "key", "reader"]) -> None:
        opened: list[bool] = []

        def next_state(now: Held) -> Held:
            if now.cover == cover:
                return covered(now)  # a key and a thumb, a second activation: cover first
            opened.append(True)
            return Held(now.turn + 1, cover, by)

        set_held(next_state)
        if opened and on_look is not None:
            on_look()

    def let_go() -> None:
        set_held(covered)

    async def later() -> None:
        if shown and held.by == "reader":
            await asyncio.sleep(reader_seconds)
            set_held(lambda now: covered(now) if now is held else now)
        elif shown and held.by == "thumb":
            await asyncio.sleep(LID_SECONDS)
            set_lidded(held.turn)

    # A cleanup also ends the waiting; what waits would keep the render with the words alive.
    ft.use_effect(later, [held, shown], cleanup=nothing)

    def key_down(event: ft.KeyDownEvent) -> None:
        if event.key in KEYS and held.by == "nothing":
            look("key")

    def key_up(event: ft.KeyUpEvent) -> None:
        if event.key in KEYS:
            let_go()

    box = Box.of(size, taken)
    card = lifted(box, inside(box, back or theme.emblem, words), shown)
    hint, hint_size = says.release if shown else says.hold, HOLD
    if box.beside:
        lines = (box.height - box.thumb - 12) / (4 * 1.35 * size.text)
        hint_size = min(lines, fitting(hint, BESIDE, HOLD))
    below = col(
        ft.Container(expand=True),
        thumb_pad(box.thumb, shown),
        text(hint, "strong", size=hint_size, align=ft.TextAlign.CENTER),
        gap=4 if size.short else 8,
        cross=ft.CrossAxisAlignment.CENTER,
    )
    laid = [layer(card, top=0 if size.short else 18), layer(below, bottom=8 if size.short else 20)]
    if box.beside:
        below.controls = below.controls[1:]
        below.tight = True
        laid = [
            layer(card, left=size.side, at=ft.Alignment.TOP_LEFT),
            layer(sized(below, width=BESIDE), right=size.side, at=ft.Alignment.CENTER_RIGHT),
        ]
    zone = ft.GestureDetector(
        content=ft.Stack(
            [
                laid[0],
                lid(closing=shown and lidded == held.turn),
                laid[1],
            ],
            fit=ft.StackFit.EXPAND,
            clip_behavior=ft.ClipBehavior.HARD_EDGE,
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
            label=spoken(words) if words is not None else says.covered,
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


def covered(now: Held) -> Held:
    """The look is over; its number stays, so that no two looks are equal."""
    return Held(now.turn, -1, "nothing")


def lid(*, closing: bool) -> ft.Control:
    """Covers the card on the phone itself, before the program has heard of the lifted thumb.

    What is pressed here lights up, and the filter turns light into nothing and nothing into an
    opaque lid. So while the face is shown for a thumb (`closing`) the zone is clear as long as it
    is pressed and closes by itself when it is not: the words are gone even if the connection went
    just before the thumb did. Otherwise the lid has no colour.
    """
    theme = current_theme()
    return ft.Container(
        ft.Container(ink=True, ink_color="#FFFFFF", bgcolor=TOUCHABLE, on_click=nothing),
        color_filter=ft.ColorFilter(
            color=theme.ground if closing else CLEAR, blend_mode=ft.BlendMode.SRC_OUT
        ),
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        left=0,
        right=0,
        top=0,
        bottom=0,
    )


def layer(
    content: ft.Control,
    *,
    top: float = 0,
    bottom: float = 0,
    left: float = 0,
    right: float = 0,
    at: ft.Alignment = ft.Alignment.TOP_CENTER,
) -> ft.Control:
    """Something that fills the zone and is only seen: touches go through to the lid."""
    return ft.Container(
        content,
        padding=ft.Padding(left, top, right, bottom),
        alignment=at,
        ignore_interactions=True,
        left=0,
        right=0,
        top=0,
        bottom=0,
    )


def spoken(face: Face) -> str:
    """The whole face as one sentence for a screen reader."""
    facts = " ".join(f"{fact.label}: {fact.text}".replace("\n", " ") for fact in face.facts)
    return f"{face.title}. {facts}{face.text}"


def inside(box: Box, back: str, words: Face | None) -> ft.Control:
    """Back or face in the same inner box. Opening fades in; covering drops the words at once."""
    width, height = box.width - 14, box.height - 14
    side = card_face(words, width, height) if words else card_back(width, height, back)
    side.key = "covered" if words is None else "open"
    fades = words is not None and not current_size().still
    return ft.AnimatedSwitcher(
        side, duration=FAST if fades else 0, reverse_duration=0, switch_in_curve=OUT
    )


def lifted(box: Box, content: ft.Control, shown: bool) -> ft.Control:
    """The double frame, a little higher and with a longer shadow while it is looked at."""
    theme = current_theme()
    inner = ft.Card(
        content=content,
        bgcolor=theme.panel,
        elevation=0,
        margin=0,
        shape=outline(radius=20),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    outer = ft.Card(
        content=ft.Container(inner, padding=5),
        bgcolor=theme.floor,
        elevation=0,
        margin=0,
        shape=outline(theme.accent, 2, 24),
        width=box.width,
        height=box.height,
    )
    return ft.Container(
        outer,
        offset=ft.Offset(0, -0.015 if shown else 0),
        animate_offset=motion(CALM),
        animate=motion(CALM),
        shadow=ft.BoxShadow(
            blur_radius=44 if shown else 22, offset=ft.Offset(0, 22 if shown else 10), color=LIFTED
        ),
    )


def thumb_pad(box: float, shown: bool) -> ft.Control:
    """Where the thumb goes: below the card, so that the hand hides nothing."""
    theme = current_theme()
    tint = theme.accent if shown else theme.ink
    return ft.Stack(
        [
            ft.Container(
                width=box,
                height=box,
                border_radius=box,
                border=ft.Border.all(3, theme.accent if shown else theme.line),
                bgcolor=theme.panel,
                animate=motion(FAST),
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
