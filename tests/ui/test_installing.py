"""The program on the phone itself: offered for the home screen, and a newer one that waits."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from companion.ui.app_context import AppContext
from companion.ui.installing import Offer
from tests.support.app import enter, open_app
from tests.support.phone import Phone

INSTALL, NEWER = "Put Companion on the home screen", "A newer version is ready. Start it"
WAITS = "A newer version is ready. It waits until your game is over."


@dataclass
class Installed:
    """What a phone's browser has, set by hand."""

    offer: Offer = Offer.NOTHING
    newer: bool = False
    asked: list[str] = field(default_factory=list)
    changed: list[Callable[[], None]] = field(default_factory=list)

    def watch(self, changed: Callable[[], None]) -> None:
        self.changed.append(changed)

    def install(self) -> None:
        self.asked.append("install")
        self.now(offer=Offer.NOTHING)

    def renew(self) -> None:
        self.asked.append("renew")

    def now(self, **changes: object) -> None:
        """Something is another, and whoever watches hears of it."""
        for name, value in changes.items():
            setattr(self, name, value)
        for changed in self.changed:
            changed()


@pytest.fixture
def here() -> Installed:
    return Installed()


async def opened(context: AppContext, here: Installed, language: str = "en") -> Phone:
    return await enter(replace(context, installation=here), language=language)


async def test_a_browser_that_can_install_is_asked_on_a_tap_only(
    tmp_path: Path, here: Installed
) -> None:
    async with open_app(tmp_path) as context:
        phone = await opened(context, here)
        assert not phone.has(INSTALL)
        here.now(offer=Offer.ASK)
        await phone.sees(INSTALL)
        assert here.asked == []
        await phone.tap(INSTALL)
        assert here.asked == ["install"]
        await phone.misses(INSTALL)
        await phone.close()


async def test_where_a_browser_never_asks_the_way_is_told_in_the_phones_language(
    tmp_path: Path, here: Installed
) -> None:
    here.offer = Offer.SHARE
    async with open_app(tmp_path) as context:
        phone = await opened(context, here, "es")
        await phone.sees("Añadir a pantalla de inicio")
        await phone.close()


async def test_a_newer_version_is_started_from_home(tmp_path: Path, here: Installed) -> None:
    async with open_app(tmp_path) as context:
        phone = await opened(context, here)
        here.now(newer=True, offer=Offer.ASK)
        await phone.sees(NEWER)
        assert not phone.has(INSTALL)  # one line, not two
        await phone.tap(NEWER)
        assert here.asked == ["renew"]
        await phone.close()


@pytest.mark.parametrize("way", ["table", "seat"])
async def test_a_newer_version_waits_while_a_game_goes_on_and_says_so_once(
    tmp_path: Path, here: Installed, way: str
) -> None:
    async with open_app(tmp_path) as context:
        phone = await opened(context, here)
        if way == "table":
            await phone.tap("box-venice")
            await phone.tap("Open the table")
            await phone.sees("Who is here?")
        else:
            await phone.tap("Sit at a table without a server")
        here.now(newer=True)
        await phone.sees(WAITS)
        assert not phone.has(NEWER)
        await phone.tap("notice")
        await phone.misses(WAITS)
        here.now(offer=Offer.ASK)
        await phone.settle()
        assert not phone.shows(WAITS)
        await phone.tap("Back")
        await phone.sees(NEWER)
        assert here.asked == []
        await phone.close()


async def test_a_phone_that_a_server_draws_is_offered_nothing(tmp_path: Path) -> None:
    async with open_app(tmp_path) as context:
        phone = await enter(context)
        await phone.sees("Which box is open?")
        assert not phone.has(INSTALL)
        assert not phone.has(NEWER)
        await phone.close()
