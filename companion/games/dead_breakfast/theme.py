"""The room of this game: colours by role, fonts, a shape. See `companion.ui.theme`."""

from typing import Final

from companion.ui.theme import Theme

THEME: Final = Theme(
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
