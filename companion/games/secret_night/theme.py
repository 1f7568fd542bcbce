"""The room of this game: colours by role, fonts, a shape. See `companion.ui.theme`."""

from typing import Final

from companion.ui.theme import Theme

THEME: Final = Theme(
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
