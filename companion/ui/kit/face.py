"""The face of a secret card: the same boxes for every role, filled with other words.

No `warm`, no `cool`: light of another colour on a face would tell the side.
"""

import math
from dataclasses import dataclass, field, replace

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.flow import col, row, sized
from companion.ui.kit.icon import picture
from companion.ui.kit.rule import rule
from companion.ui.kit.text import text

LINES = (1, 2, 1)
"""How many lines the three facts have, for every role."""
LETTER = 0.68
"""Sizes that a letter of a title is wide, at most."""
BODY, LINE = 16.0, 1.35
"""dp of a fact's words, or of one text in the facts' place; of their lines, in sizes."""
LYING, LEFT, MARGIN = 1.4, 0.38, 14.0
"""From how many heights across a card is parted in halves; how much of it the left one has at most;
dp of its margin."""
NARROWEST = 226.0
"""dp of a fact's line on the narrowest phone."""


@dataclass(frozen=True, slots=True, weakref_slot=True, repr=False)
class Fact:
    """A kicker ("You know") and what it says, written to fit its lines (see LINES)."""

    label: str
    text: str = field(repr=False)

    def __repr__(self) -> str:
        return "Fact(hidden)"


@dataclass(frozen=True, slots=True, weakref_slot=True, repr=False)
class Face:
    """What one seat alone may see. `drawing` is SVG text, never a name or a path.

    Three facts, or one `text` in their place.
    """

    drawing: str
    title: str
    facts: tuple[Fact, ...]
    text: str = field(default="", repr=False)

    def __repr__(self) -> str:
        return "Face(hidden)"


@dataclass(frozen=True, slots=True)
class Boxes:
    """How a face is parted, in dp; by its card's size alone, so that all roles have the same.

    text: how many times the usual size its words have. fact, whole: lines that the three facts, or
    one text in their place, have at most. halves: drawing and title stand at the left of them.
    """

    small: bool
    text: float
    art: float
    fact: tuple[int, ...]
    whole: int
    halves: bool = False
    told: bool = False
    """It is one text: a whisper."""

    @property
    def side(self) -> float:
        return 20 if self.small else 24

    @property
    def line(self) -> float:
        return BODY * LINE * self.text + (1.4 if not self.small else 0.4)

    @property
    def label(self) -> float:
        return 14 * 1.25 * self.text

    @property
    def title(self) -> float:
        return (40 if self.small else 58) * (1 + (self.text - 1) / 2)

    @property
    def height(self) -> float:
        """What all of it takes."""
        gap, margin = (2, 16) if self.small else (8, 36)
        facts = sum(self.label + 3 + lines * self.line for lines in self.fact)
        facts += gap * (len(self.fact) - 1)
        facts = (self.line * self.whole + 2 if self.told else facts) + margin
        if self.halves:
            return facts
        art = self.art + (2 if self.small else 8) + gap if self.art else 0
        return facts + self.title + 9 + 2 * gap + art

    @staticmethod
    def of(width: float, height: float, wished: float, told: bool) -> "Boxes":
        """Of a card of that size. Words are as large as wished, or as the card can hold whole."""
        low = width > LYING * height
        text = wished
        while text > 1:
            for small, art in ((False, 116), (False, 0), (True, 56), (True, 0)):
                boxes = replace(_parted(width, (small, art, low), text), told=told)
                if boxes.height <= height:
                    return boxes
            text = round(text - 0.05, 2)
        small = height < 400
        art = (56 if height > 150 else 0) if low else 0 if height < 290 else 56 if small else 116
        return Boxes(small, 1, art, LINES, 7, low, told)


def _parted(width: float, shape: tuple[bool, float, bool], text: float) -> Boxes:
    """Facts are written for the lines they have on the narrowest phone with words of usual size.

    shape: whether it is small, its drawing's size, whether it is parted in halves.
    """
    small, art, halves = shape
    across = _right(width) if halves else width - 2 * (20 if small else 24)
    longer = text * NARROWEST / across
    fact = tuple(max(1, math.ceil(lines * longer - 0.15)) for lines in LINES)
    return Boxes(small, text, art, fact, max(7, math.ceil(8 * longer)), halves)


def card_face(face: Face, width: float, height: float) -> ft.Control:
    """The words and the drawing in fixed boxes of `width` x `height` dp.

    Small phones shrink the drawing, the smallest go without it: not the words.
    """
    theme = current_theme()
    boxes = Boxes.of(width, height, current_size().text, bool(face.text))
    across = _right(width) if boxes.halves else width - 2 * boxes.side

    def words(said: str, lines: int) -> ft.Control:
        shown = text(said, size=BODY, lines=lines)
        if shown.style is not None:
            shown.style.size = BODY * boxes.text
        return ft.Container(shown, height=boxes.line * lines + 2, alignment=ft.Alignment.TOP_LEFT)

    def fact(entry: Fact, lines: int) -> ft.Control:
        label = text(entry.label, "label", colour=theme.accent, lines=1)
        if label.style is not None:
            fit = across / (0.82 * max(1, len(entry.label)))
            label.style.size = max(14, min(14 * boxes.text, fit))
        return col(label, words(entry.text, lines), gap=1)

    largest = 32 if boxes.small else 48
    title, lines = text(face.title, "display", lines=1), 1
    if title.style is not None:
        left = width - across - 2 * MARGIN - 8 if boxes.halves else across
        fit = title_size(face.title, left, largest * (1 + (boxes.text - 1) / 2))
        title.style.size = fit * theme.display_scale
        if boxes.halves and fit * LETTER * len(face.title) > left:
            longest = max(map(len, face.title.split()))
            title.style.size = min(fit, left / (LETTER * longest)) * theme.display_scale
            title.no_wrap, title.max_lines, title.text_align = False, 2, ft.TextAlign.CENTER
            lines = 2
    title_box = ft.Container(title, height=lines * boxes.title, alignment=ft.Alignment.CENTER)
    drawing_box = (
        ft.Container(
            picture(face.drawing, boxes.art, theme.accent),
            height=boxes.art + (2 if boxes.small else 8),
            alignment=ft.Alignment.CENTER,
        )
        if boxes.art
        else None
    )
    facts = [fact(entry, lines) for entry, lines in zip(face.facts, boxes.fact, strict=False)]
    if face.text:
        facts = [words(face.text, boxes.whole)]
    if boxes.halves:
        parts: ft.Control = row(
            _half(drawing_box, title_box, width - across - 2 * MARGIN - 8),
            col(*facts, gap=2, expand=True, align=ft.MainAxisAlignment.CENTER),
            gap=8,
        )
        return ft.Container(
            parts, width=width, height=height, padding=ft.Padding.symmetric(horizontal=MARGIN)
        )
    return ft.Container(
        col(
            drawing_box,
            title_box,
            rule(),
            *facts,
            gap=2 if boxes.small else 8,
            align=ft.MainAxisAlignment.SPACE_BETWEEN,
        ),
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=boxes.side, vertical=8 if boxes.small else 18),
    )


def _right(width: float) -> float:
    """dp across that the facts of a low card have."""
    free = width - 2 * MARGIN - 8
    return max(free - LEFT * width, min(free, NARROWEST + 6))


def _half(drawing: ft.Control | None, title: ft.Control, width: float) -> ft.Control:
    """The left half of a low card."""
    return sized(col(drawing, title, rule(), gap=2, align=ft.MainAxisAlignment.CENTER), width=width)


def title_size(title: str, width: float, largest: float) -> float:
    """A display size in dp at which `title` surely fits one line of `width` dp."""
    return max(18, min(largest, width / (LETTER * max(1, len(title)))))
