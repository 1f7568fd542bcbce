"""The room of this game: colours by role, fonts, a shape. See `companion.ui.theme`."""

from typing import Final

from companion.ui.theme import Theme

THEME: Final = Theme(
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
