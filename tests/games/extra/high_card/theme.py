"""The room of this game: a table of green baize."""

from typing import Final

from companion.ui.theme import Theme

THEME: Final = Theme(
    key="high_card",
    name="High Card",
    ground="#12201A",
    floor="#08100C",
    panel="#1B2C24",
    raised="#263C31",
    line="#6E8F7C",
    ink="#F2FAF4",
    soft="#B9D2C2",
    accent="#A8E6A1",
    on_accent="#0C2A10",
    warm="#FF9B85",
    cool="#9CCBEF",
    display="YoungSerif",
    body="Jost-500",
    strong="Jost-700",
    room="",
    emblem="high-card",
    shape="square",
)
