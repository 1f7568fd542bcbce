"""From Home to the deal, on all sizes of phones and two sizes of words; see `test_every_screen`."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from companion.command_line import FOLDERS
from companion.handoff import text as texts
from companion.refusal import Refusal
from companion.ui import saying
from companion.ui.app_context import AppContext
from companion.ui.words import Words, words
from tests.support.app import code_of, enter, open_app
from tests.support.clock import HandClock
from tests.support.evening import sit
from tests.support.looking import LONG, WAYS, Looker, broadest
from tests.support.phone import Phone

FOREIGN = ("https://a.test", "WIFI:S:a;;", "BEGIN:VCARD", "mailto:a@b.test", "tel:1", "geo:1", "7")
"""Codes that are not ours, of several kinds."""
every_way = pytest.mark.parametrize(("text", "language"), WAYS)


@pytest.fixture
async def context(tmp_path: Path, clock: HandClock) -> AsyncIterator[AppContext]:
    async with open_app(tmp_path, clock) as opened:
        yield opened


@pytest.fixture(autouse=True)
def broad(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn by chance needs as much room as it ever may."""
    monkeypatch.setattr(saying, "spoken", lambda places, language: broadest(language))


async def walker(context: AppContext, text: float, language: str, route: str = "/") -> Phone:
    """A phone with words of that size and language."""
    usual: dict[str, object] = {"companion.text": str(text)}
    return await enter(context, route, language=language, storage=usual)


@every_way
async def test_no_word_is_cut_and_a_thumb_finds_everything_before_the_deal(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, text: float, language: str
) -> None:
    monkeypatch.setattr(context.registry, "letters", lambda name: "WMWMWM")
    phone, said, looker = await walker(context, text, language), words(language, FOLDERS), Looker()
    await before_a_table(phone, said, looker)
    await in_the_lobby(phone, said, looker)
    assert not looker.found


@every_way
async def test_so_it_is_where_a_phone_is_gone(
    context: AppContext, text: float, language: str
) -> None:
    said, looker = words(language, FOLDERS), Looker()
    maker = await walker(context, text, language)
    await maker.tap("box-venice")
    await maker.tap(said("make-go"))
    await maker.sees(said("lobby-title"))
    phones = [maker]
    for name in LONG:
        if phones[-1] is not maker or name is not LONG[0]:
            phones.append(await walker(context, text, language, f"/J/{code_of(maker)}"))
        await sit(phones[-1], name, language)
    await looker.look(maker, "all seats")
    await maker.drop()
    await taking_over(phones[1:], said, looker)
    new = await walker(context, text, language, f"/J/{code_of(phones[1])}")
    await moving(new, phones[1:], said, looker)
    assert not looker.found


async def taking_over(phones: list[Phone], said: Words, looker: Looker) -> None:
    """One asks for the table, the others are asked, and one refuses."""
    asks, asked = phones[:2]
    await asks.until(lambda: asks.has(said("takeover-gone")))
    await looker.look(asks, "maker gone")
    await asks.tap(said("takeover-gone"))
    await looker.look(asks, "take over")
    await asks.tap(said("takeover-yes"))
    await asks.sees(said("takeover-mine"))
    await looker.look(asks, "asks for the table")
    await asked.until(lambda: asked.has("takeover-refuse"))
    await looker.look(asked, "is asked for the table")
    await asked.tap("takeover-refuse")


async def moving(new: Phone, phones: list[Phone], said: Words, looker: Looker) -> None:
    """A new phone asks for the maker's seat: its words are compared by who is asked."""
    await new.until(lambda: new.has(said("more-gone")))
    await new.tap(said("more-gone"))
    await looker.look(new, "whose phone is gone")
    await new.tap("gone-0")
    await new.sees(said("move-mine", name=LONG[0]))
    await looker.look(new, "asks for a seat")
    for phone in phones:
        await phone.until(partial(phone.has, "move-agree"))
    await phones[0].sees(broadest(said.language).split(" ")[0])
    await looker.look(phones[0], "is asked for a seat")
    await phones[0].tap("move-agree")
    await looker.look(phones[0], "has agreed")


async def before_a_table(phone: Phone, said: Words, looker: Looker) -> None:
    """Home, what lies over it, the box that is opened."""
    await looker.look(phone, "home")
    await phone.tap(said("settings"))
    await looker.look(phone, "settings")
    await phone.tap(said("close"))
    await phone.tap("home-join")
    await looker.look(phone, "join")
    await phone.tap(said("cancel"))
    await phone.tap(said("home-rescue"))
    await looker.look(phone, "rescue")
    await phone.tap(said("back"))
    await without_a_server(phone, said, looker)
    await phone.tap("box-secret_night")
    await looker.look(phone, "make")


async def without_a_server(phone: Phone, said: Words, looker: Looker) -> None:
    """A seat whose code is read by the dealer's camera, and what such a phone scans."""
    await phone.tap(said("home-offline"))
    await phone.sees(said("offline-note"))
    await looker.look(phone, "name")
    await phone.type("name", "Bruno")
    await phone.tap("sit-down")
    await phone.sees(said("offline-scan-deal"))
    await phone.sees(broadest(said.language))
    await looker.look(phone, "seat's code")
    await phone.tap(said("more"))
    await looker.look(phone, "more")
    await phone.tap(said("close"))
    await phone.tap(said("offline-scan-deal"))
    await phone.sees(said("scan-type"))
    await looker.look(phone, "scan")
    await phone.tap(said("scan-type"))
    await looker.look(phone, "scan by hand")
    await phone.type("code-text", max(FOREIGN, key=lambda code: len(refused(said, code))))
    await phone.tap("read")
    await looker.look(phone, "foreign code by hand")
    await phone.tap(said("cancel"))
    await looker.look(phone, "foreign code")
    await phone.tap(said("back"))
    await phone.tap(said("back"))
    await phone.sees(said("home-offline"))


def refused(said: Words, code: str) -> str:
    """What is said of a foreign code."""
    found = texts.read(code)
    assert isinstance(found, Refusal)
    return said.say(found)


async def in_the_lobby(phone: Phone, said: Words, looker: Looker) -> None:
    """An empty table, sitting down, what can be arranged."""
    await phone.tap(said("make-go"))
    await phone.sees(said("lobby-title"))
    await looker.look(phone, "lobby")
    await phone.tap(said("lobby-sit"))
    await looker.look(phone, "sit")
    await phone.type("name", "Bruno")
    await phone.tap("sit-down")
    await phone.sees(said("seat-you", name="Bruno"))
    await phone.sees(broadest(said.language).split(" ")[0])
    await looker.look(phone, "seated")
    await phone.tap("own-seat")
    await looker.look(phone, "own seat")
    await phone.tap(said("cancel"))
    await phone.tap(said("arrange"))
    await looker.look(phone, "arrange")
    for name in ("Wilhelmine Katharina", "Maximilian"):
        await phone.tap(said("arrange-add"))
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(said("arrange-free", name=name))
    await phone.tap(said("done"))
    await phone.tap("own-seat")
    await looker.look(phone, "several own seats")
