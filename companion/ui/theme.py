"""Themes as data: colours by role, fonts, a shape; the type scale, the seats, the motion.

A screen names a role (`ink`, `accent`), never a colour. What must not live here: controls.
Contrast of every text role on every surface is recomputed by `tests/ui/test_theme.py`.
"""

from dataclasses import dataclass
from typing import Final, Literal

import flet as ft

Shape = Literal["round", "bevel", "leaf", "square", "panel", "arch"]
Role = Literal["numeral", "display", "title", "head", "body", "label"]


@dataclass(frozen=True, slots=True)
class Theme:
    """One game's room. Colours are `#RRGGBB`."""

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
SECRET: Final = Theme(
    key="secret",
    name="Secret Night at Davis Mansion",
    ground="#111A2E",
    floor="#070A12",
    panel="#18223A",
    raised="#223050",
    line="#8C7443",
    ink="#F7EDD6",
    soft="#BDB7A6",
    accent="#E6BE6A",
    on_accent="#221705",
    warm="#FF8F7A",
    cool="#8FC4FF",
    display="CompanionDeco",
    body="Jost-500",
    strong="Jost-700",
    room="room-secret",
    emblem="game-secret",
    shape="bevel",
)
VENICE: Final = Theme(
    key="venice",
    name="Venice",
    ground="#3A0F22",
    floor="#16060E",
    panel="#441A2D",
    raised="#5A2540",
    line="#B0704F",
    ink="#FFF1DC",
    soft="#E0BFB2",
    accent="#FFCB57",
    on_accent="#2E1503",
    warm="#FF9D8C",
    cool="#6FDBCB",
    display="CompanionLaguna",
    body="AlegreyaSans-500",
    strong="AlegreyaSans-800",
    room="room-venice",
    emblem="game-venice",
    shape="leaf",
    display_scale=1.06,
)
FILMS: Final = Theme(
    key="films",
    name="[microfilms]",
    ground="#0F2A22",
    floor="#060F0D",
    panel="#14332A",
    raised="#1D463A",
    line="#5F8474",
    ink="#F2EBD8",
    soft="#B4C4B4",
    accent="#FFAE42",
    on_accent="#261500",
    warm="#FF8C78",
    cool="#93D3FF",
    display="SairaStencil",
    body="Barlow-500",
    strong="Barlow-700",
    room="",
    emblem="game-microfilms",
    shape="square",
    display_scale=0.9,
    tracking=0.5,
)
HOTEL: Final = Theme(
    key="hotel",
    name="Hotel Perfidious",
    ground="#1C2350",
    floor="#0B0E26",
    panel="#232C66",
    raised="#303B80",
    line="#F4E7C8",
    ink="#FFF6DF",
    soft="#C6C9EA",
    accent="#FFD93B",
    on_accent="#1B1500",
    warm="#FF9486",
    cool="#6FDCF5",
    display="Bangers",
    body="Grandstander-600",
    strong="Grandstander-600",
    room="room-comic",
    emblem="game-perfidious",
    shape="panel",
    display_scale=1.12,
    tracking=0.8,
)
DEAD: Final = Theme(
    key="dead",
    name="Dead & Breakfast",
    ground="#2B2646",
    floor="#14112A",
    panel="#353056",
    raised="#443E6C",
    line="#8A7FB8",
    ink="#FFF5E6",
    soft="#CFC6E6",
    accent="#FFB3CB",
    on_accent="#3A0D20",
    warm="#FFB08A",
    cool="#BFE580",
    display="CompanionHaunt",
    body="Nunito-700",
    strong="Nunito-700",
    room="room-dead",
    emblem="game-dead",
    shape="arch",
)

THEMES: Final[dict[str, Theme]] = {t.key: t for t in (HOUSE, SECRET, VENICE, FILMS, HOTEL, DEAD)}

# font family -> URL under the served assets folder; give it to `page.fonts`
FONTS: Final[dict[str, str]] = {
    family: f"/fonts/{family}.ttf"
    for family in sorted({f for t in THEMES.values() for f in (t.display, t.body, t.strong)})
}

# name -> (size in dp, line height as a factor). Nothing below 14.
SCALE: Final[dict[Role, tuple[float, float]]] = {
    "numeral": (60, 1.0),
    "display": (42, 1.08),
    "title": (28, 1.15),
    "head": (21, 1.2),
    "body": (17, 1.35),
    "label": (14, 1.25),
}

# colours outside the roles
PRINT: Final = "#17120C"  # the ink of a code
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

# motion in milliseconds
FAST: Final = 120  # press, cover, uncover, colour
CALM: Final = 260  # lift a card, light a row
SPIN: Final = 3200  # the wheel: five turns, then rest
OUT: Final = ft.AnimationCurve.EASE_OUT_CUBIC


@dataclass(frozen=True, slots=True)
class Size:
    """A screen's size in dp. Three layouts: narrow (under 360), phone, wide (900 and more)."""

    width: float
    height: float

    @property
    def narrow(self) -> bool:
        return self.width < 360

    @property
    def short(self) -> bool:
        return self.height < 640

    @property
    def wide(self) -> bool:
        return self.width >= 900

    @property
    def side(self) -> float:
        """Margin left and right, in dp."""
        return 32 if self.wide else 14 if self.narrow else 16

    @property
    def scale(self) -> float:
        """Texts on a screen in the middle of the table are read from two metres."""
        return 1.2 if self.wide else 1.0
