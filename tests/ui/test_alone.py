"""A phone that no other can join: what it offers, what it leaves out, and where its links lead."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from companion.command_line import FOLDERS
from companion.handoff import text
from companion.session.letters import derived, grouped
from companion.ui.app_context import AppContext
from companion.ui.words import words
from tests.support.app import SITE, code_of, copied, enter, open_app
from tests.support.evening import sit
from tests.support.night_evening import NAMES, host, set_places
from tests.support.phone import Phone


@pytest_asyncio.fixture
async def alone(tmp_path: Path) -> AsyncIterator[AppContext]:
    """What the app of a phone on a static site is built from."""
    async with open_app(tmp_path, joinable=False) as context:
        yield context


async def adds(phone: Phone, name: str) -> None:
    """The maker gives somebody without a phone a seat; arranges from then on."""
    await phone.tap("arrange-add")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(f"Free the seat of {name}")


async def full_table(context: AppContext) -> Phone:
    """Four players on one phone."""
    phone = await host(context)
    await set_places(phone, 4)
    await phone.tap("Done")
    await sit(phone, NAMES[0])
    await adds(phone, NAMES[1])
    for name in NAMES[2:4]:
        await phone.tap("Add a player without a phone")
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(f"Free the seat of {name}")
    await phone.tap("Done")
    return phone


@pytest.mark.parametrize("language", ["en", "es"])
async def test_home_offers_a_table_on_this_phone_or_a_seat_at_anothers(
    alone: AppContext, language: str
) -> None:
    phone, w = await enter(alone, language=language), words(language, FOLDERS)
    await phone.sees(w("home-here"))
    assert phone.shows(w("home-offline"))
    assert phone.shows(w("home-rescue"))
    assert not phone.shows(w("home-scan"))
    assert not phone.has("home-join")
    await phone.tap(w("home-offline"))
    await phone.sees(w("offline-note"))


async def test_the_lobby_has_no_way_in_for_others_but_the_maker_brings_them(
    alone: AppContext,
) -> None:
    phone = await host(alone)
    await phone.sees("Who else plays?")
    assert not phone.has("join-code")
    assert not phone.has("copy-link")
    letters = derived(code_of(phone))
    assert not phone.shows(grouped(letters))
    assert not phone.shows(", ".join(letters))
    await phone.tap("arrange-scan")
    await phone.sees("Point at each player’s code")
    await phone.tap("Back")
    await phone.sees("Arrange the table")
    assert not phone.shows("Rescue code")


async def test_a_full_table_on_one_phone_plays_and_offers_no_other_phone_a_way(
    alone: AppContext,
) -> None:
    phone = await full_table(alone)
    await phone.misses("Who else plays?")
    assert not phone.shows("Two words belong to each seat")  # nobody to compare them with
    await phone.tap("deal")
    await phone.sees(f"I am {NAMES[0]}")
    await phone.tap("Table")
    await phone.tap("More")
    await phone.sees("End: all cards up")
    assert not phone.shows("The way to this table")
    assert not phone.shows("Rescue code")  # it would lead a new phone to a table it can't reach
    await phone.tap("End: all cards up")
    await phone.tap("All cards up")
    await phone.sees("4 of 4 phones have made the deal again from its seed")
    assert phone.shows("Not proven: that this phone’s own program did not look.")
    assert not phone.shows("server")


async def test_where_no_phone_can_come_none_is_away(alone: AppContext) -> None:
    """A tab whose browser keeps nothing shows the table, and nobody as gone."""
    phone = await full_table(alone)
    other = await enter(alone, f"/J/{code_of(phone)}")
    await other.sees(NAMES[0])
    assert not other.shows(f"{NAMES[0]}’s phone is away")
    assert not other.shows("A phone is gone")
    assert not other.shows("Who else plays?")


async def test_a_link_of_a_code_leads_to_the_site_it_lies_on(alone: AppContext) -> None:
    phone = await enter(alone)
    await phone.tap("Sit at a table without a server")
    await phone.type("name", "Anna")
    await phone.tap("sit-down")
    link = await copied(phone, "Copy the link")
    assert link.startswith(f"{SITE}/C/")
    assert isinstance(text.read(link), bytes)
    other = await enter(alone, link.removeprefix(SITE))
    await other.sees("First take a seat here, then read the code.")


async def test_a_link_to_a_table_of_others_is_told(alone: AppContext) -> None:
    phone = await enter(alone, "/J/0000000000000000")
    await phone.sees("This link leads to no table on this phone")
    assert phone.shows("Which box is open?")
