"""The room of this game: colours by role, fonts, a shape. See `companion.ui.theme`."""

from typing import Final

from companion.ui.theme import Theme

THEME: Final = Theme(
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
