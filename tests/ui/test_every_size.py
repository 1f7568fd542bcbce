"""From Home to the deal, on all sizes of phones and two sizes of words; see `test_every_screen`."""

from collections.abc import Awaitable, Callable

import pytest

from companion.command_line import FOLDERS
from companion.handoff.words import LISTS
from companion.ui import saying
from companion.ui.app_context import AppContext
from companion.ui.theme import TEXTS
from companion.ui.words import Words, words
from tests.support.app import enter
from tests.support.layout import layout
from tests.support.phone import Phone

SIZES = ((320, 568), (844, 390), (568, 320), (1024, 768), (390, 844))
"""The last one is that in which the taps are made."""

Look = Callable[[str], Awaitable[None]]


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (max(TEXTS), "es")])
async def test_no_word_is_cut_and_a_thumb_finds_everything_before_the_deal(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, text: float, language: str
) -> None:
    monkeypatch.setattr(saying, "spoken", lambda places, language: broadest(language))
    monkeypatch.setattr(context.registry, "letters", lambda name: "WMWMWM")
    usual: dict[str, object] = {"companion.text": str(text)}
    phone = await enter(context, language=language, storage=dict(usual))
    found: dict[str, str] = {}

    async def look(where: str) -> None:
        for width, height in SIZES:
            await phone.resize(width, height)
            wrong = layout(phone.mirror.page, phone.mirror.view()).wrong
            found.update(dict.fromkeys(wrong, f"{where}, {width}"))

    said = words(language, FOLDERS)
    await before_a_table(phone, said, look)
    await in_the_lobby(phone, said, look)
    assert not found


def broadest(language: str) -> str:
    """The two check words of a language that need the most room."""
    return " · ".join(sorted(LISTS[language], key=len)[-2:])


async def before_a_table(phone: Phone, said: Words, look: Look) -> None:
    """Home, what lies over it, the box that is opened."""
    await look("home")
    await phone.tap(said("settings"))
    await look("settings")
    await phone.tap(said("close"))
    await phone.tap("home-join")
    await look("join")
    await phone.tap(said("cancel"))
    await phone.tap(said("home-rescue"))
    await look("rescue")
    await phone.tap(said("back"))
    await without_a_server(phone, said, look)
    await phone.tap("box-secret_night")
    await look("make")


async def without_a_server(phone: Phone, said: Words, look: Look) -> None:
    """A seat whose code is read by the dealer's camera, and what such a phone scans."""
    await phone.tap(said("home-offline"))
    await phone.sees(said("offline-note"))
    await look("name")
    await phone.type("name", "Bruno")
    await phone.tap("sit-down")
    await phone.sees(said("offline-scan-deal"))
    await look("seat's code")
    await phone.tap(said("more"))
    await look("more")
    await phone.tap(said("close"))
    await phone.tap(said("offline-scan-deal"))
    await phone.sees(said("scan-type"))
    await look("scan")
    await phone.tap(said("scan-type"))
    await look("scan by hand")
    await phone.tap(said("cancel"))
    await phone.tap(said("back"))
    await phone.tap(said("back"))
    await phone.sees(said("home-offline"))


async def in_the_lobby(phone: Phone, said: Words, look: Look) -> None:
    """An empty table, sitting down, what can be arranged."""
    await phone.tap(said("make-go"))
    await phone.sees(said("lobby-title"))
    await look("lobby")
    await phone.tap(said("lobby-sit"))
    await look("sit")
    await phone.type("name", "Bruno")
    await phone.tap("sit-down")
    await phone.sees(said("seat-you", name="Bruno"))
    await phone.sees(broadest(said.language).split(" ")[0])
    await look("seated")
    await phone.tap("own-seat")
    await look("own seat")
    await phone.tap(said("cancel"))
    await phone.tap(said("arrange"))
    await look("arrange")
    for name in ("Wilhelmine Katharina", "Maximilianus"):
        await phone.tap(said("arrange-add"))
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(said("arrange-free", name=name))
    await phone.tap(said("done"))
    await phone.tap("own-seat")
    await look("several own seats")
