"""What somebody on the Wi-Fi learns of a phone without a browser: how many frames, how long.

TLS hides what is in them and nothing of that. What must not live here: any game.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from companion.ui import phone as phones
from companion.ui import remembering
from companion.ui.kit import card
from companion.ui.theme import CLEAR
from tests.support.mirror import nodes
from tests.support.phone import Phone

Heard = tuple[int, ...]
"""Lengths of frames, in order."""


async def heard(phone: Phone, *deeds: Callable[[], Awaitable[Any]]) -> Heard:
    """What goes to the phone while these are done, one after the other."""
    start = len(phone.wire)
    for deed in deeds:
        await deed()
    return tuple(len(frame) for frame in phone.wire[start:])


async def look(phone: Phone) -> tuple[Heard, Heard]:
    """A thumb goes down until the phone's own lid is ready, then up: both parts."""

    async def down() -> None:
        await phone.hold("thumb-zone")
        await phone.until(lambda: lids(phone) not in ([], [CLEAR]), "no lid came")

    return await heard(phone, down), await heard(phone, lambda: phone.release("thumb-zone"))


def lids(phone: Phone) -> list[str]:
    """The colours of the lids over cards."""
    return [n["color_filter"]["color"] for n in nodes(phone.mirror.view()) if "color_filter" in n]


def drawings(phone: Phone) -> list[str]:
    """What every picture on the screen is made of."""
    return [str(n["src"]) for n in nodes(phone.mirror.view()) if n.get("_c") == "Image"]


def by_the_clock(monkeypatch: Any) -> None:
    """What a clock causes comes where it can be counted: the lid at once; never what follows lines
    of the public log a moment or some seconds later, whoever looks at what: calls, what is kept."""
    monkeypatch.setattr(card, "LID_SECONDS", 0.0)
    monkeypatch.setattr(remembering, "SETTLES", 3600.0)
    monkeypatch.setattr(phones, "MOMENT", 3600.0)
