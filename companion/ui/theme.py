"""Themes as data: colours by role, fonts, a shape; the type scale, the seats, the motion.

A screen names a role (`ink`, `accent`), never a colour. What must not live here: controls.
Contrast of every text role on every surface is recomputed by `tests/ui/test_theme.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

import flet as ft

Shape = Literal["round", "bevel", "leaf", "square", "panel", "arch"]
Role = Literal["numeral", "display", "title", "head", "name", "body", "strong", "label", "note"]


@dataclass(frozen=True, slots=True)
class Theme:
    """A room, the house's own or one game's (its `theme.py`). Colours are `#RRGGBB`."""

    key: str
    name: str
    ground: str  # the room, top of the gradient
    floor: str  # the room, bottom of the gradient
    panel: str  # plates, cards, rows
    raised: str  # second buttons, wells with a number
    line: str  # frames; not for text
    ink: str  # first text
    soft: str  # second text
    accent: str  # the one bright thing on a screen, the one thing to do
    on_accent: str  # text on accent
    warm: str  # side one, harm, refusals; never on a secret card: its light would tell
    cool: str  # side two, information; never on a secret card
    display: str  # font of names, titles, numbers; never of a sentence
    body: str
    strong: str
    room: str  # the quiet drawing behind everything, "" for none
    emblem: str  # the game's own drawing, on card backs and box spines
    shape: Shape
    display_scale: float = 1.0
    tracking: float = 0.0


HOUSE: Final = Theme(
    key="house",
    name="Companion",
    ground="#1B1612",
    floor="#0E0B09",
    panel="#272019",
    raised="#352B22",
    line="#85715A",
    ink="#FAF0DF",
    soft="#C9B79C",
    accent="#FFC56B",
    on_accent="#2A1A05",
    warm="#FF9B85",
    cool="#9CCBEF",
    display="YoungSerif",
    body="Jost-500",
    strong="Jost-700",
    room="",
    emblem="ui-card",
    shape="round",
)


def fonts(themes: Iterable[Theme], files: str = "/") -> dict[str, str]:
    """Font family -> its address; give it to `page.fonts`. files: how those of assets begin."""
    families = sorted({family for t in themes for family in (t.display, t.body, t.strong)})
    return {family: f"{files}fonts/{family}.ttf" for family in families}


# name -> (size in dp, line height as a factor). Nothing below 14.
SCALE: Final[dict[Role, tuple[float, float]]] = {
    "numeral": (60, 1.0),
    "display": (42, 1.08),
    "title": (28, 1.15),
    "head": (21, 1.2),
    "name": (21, 1.2),
    "body": (17, 1.35),
    "strong": (17, 1.35),
    "label": (14, 1.25),
    "note": (15, 1.25),
}

# colours outside the roles
PAPER: Final = "#FFF3DC"  # the paper of a code: warm, not glaring white
MARK_INK: Final = "#101014"  # the letter on a seat's mark
FAIR: Final = "#7FE0A8"  # a proof that holds
CLEAR: Final = "#00000000"  # no colour at all
TOUCHABLE: Final = "#01000000"  # looks like nothing, but catches the thumb
PRESS: Final = "#22FFFFFF"  # what a press lays over a button
SCRIM: Final = "#D9050507"  # what an ask-first sheet lays over the screen
LIFTED: Final = "#A0000000"  # the shadow under a card


@dataclass(frozen=True, slots=True)
class SeatSign:
    """What tells a seat: any one of shape, letter, colour is enough."""

    letter: str
    shape: str
    colour: str


SEATS: Final = (
    SeatSign("A", "circle", "#FFC711"),
    SeatSign("B", "square", "#D1FDF6"),
    SeatSign("C", "triangle", "#F05F3D"),
    SeatSign("D", "diamond", "#BD64FF"),
    SeatSign("E", "hexagon", "#00BC8B"),
    SeatSign("F", "star", "#F5FFBE"),
    SeatSign("G", "cross", "#9090A2"),
    SeatSign("H", "drop", "#D7B7FF"),
)

BOARD: Final = 0.42
"""How much of a phone that lies on its side what lies on the table has; the seats have the rest."""
ASIDE, BETWEEN = 0.34, 28.0
"""How much of a screen in the middle of the table what lies there has; dp from it to the seats."""
COLUMN: Final = 620.0
"""dp of a game's own page across, at most; on a phone that lies on its side it has all."""
FAR: Final = (760.0, 570.0)
"""dp that such a screen has room for where its words are as large as they can be."""
TEXTS: Final = (1.0, 1.3, 1.6, 2.0)
"""How many times the usual size words can have."""
FULLY: Final = 20.0
"""dp of words that grow by the whole of that; larger ones grow by as many dp as these."""

# motion in milliseconds
FAST: Final = 120  # press, cover, uncover, colour
CALM: Final = 260  # lift a card, light a row
SPIN: Final = 3200  # the wheel: five turns, then rest
OUT: Final = ft.AnimationCurve.EASE_OUT_CUBIC


@dataclass(frozen=True, slots=True)
class Size:
    """A screen's size in dp. Three layouts: narrow (under 360), phone, wide (900 and more).

    text: how many times the usual size its owner wants words to have, see `TEXTS`. Larger words
    leave as much room as a smaller screen does, so the layouts go by both.
    still: its owner wants nothing on it to move.
    """

    width: float
    height: float
    text: float = 1.0
    still: bool = False

    @property
    def narrow(self) -> bool:
        return self.width / self.text < 360

    @property
    def close(self) -> bool:
        """No two words have room beside each other: buttons stand below each other."""
        return self.width / self.text < 280

    @property
    def short(self) -> bool:
        return self.height / self.text < 640

    @property
    def wide(self) -> bool:
        return self.width >= 900 and self.width / self.text >= 600 and not self.flat

    @property
    def far(self) -> "Size":
        """For words that are read from two metres: as large as a wide screen has room for."""
        most = min(self.width / FAR[0], self.height / FAR[1])
        return replace(self, text=max(self.text, most))

    @property
    def flat(self) -> bool:
        """A phone that lies on its side: what is high at usual has its parts side by side."""
        return self.height < 480 and self.width > self.height

    @property
    def halves(self) -> bool:
        """Such a phone with room for two columns of words."""
        return self.flat and self.width / self.text >= 420

    @property
    def low(self) -> bool:
        """Such a phone with larger words: what stays elsewhere moves with what is above it."""
        return self.flat and self.text > 1

    @property
    def board(self) -> float:
        """dp across that what lies on the table has."""
        if self.wide:
            return ASIDE * self.width
        return BOARD * self.width if self.halves else self.width - 2 * self.side

    @property
    def page(self) -> float:
        """dp across that a game's own page has."""
        across = self.width - 2 * self.side
        return across if self.flat else min(COLUMN, across)

    @property
    def seats(self) -> float:
        """dp across that the seats have, beside the board or below it."""
        across = self.width - 2 * self.side
        return across - self.board - BETWEEN if self.wide or self.halves else across

    def grown(self, size: float) -> float:
        """What words of that size in dp have here. Titles grow by as much as text does, no more."""
        return size + (self.text - 1) * min(size, FULLY)

    def ungrown(self, size: float) -> float:
        """What grows to `size` dp."""
        return max(size / self.text, size - (self.text - 1) * FULLY)

    @property
    def side(self) -> float:
        """Margin left and right, in dp."""
        return 32 if self.wide else 14 if self.narrow else 16

    @property
    def scale(self) -> float:
        """Texts on a screen in the middle of the table are read from two metres."""
        return 1.2 if self.wide else 1.0
