"""The room of this game: colours by role, fonts, a shape. See `companion.ui.theme`."""

from typing import Final

from companion.ui.theme import Theme

THEME: Final = Theme(
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
