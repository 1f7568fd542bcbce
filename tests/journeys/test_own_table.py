"""Phones with their own programs at a server's table: dealt to, broken off and back, proven."""

import pytest
from playwright.async_api import Browser

from companion.games.secret_night.rules.clock import HOURS
from tests.journeys.steps import code_on, deal, looks, open_table, set_hour, sit
from tests.support.page import COVERED, PhonePage, open_phone, open_tab
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Anna", "Bert", "Cleo")
DRAWN = "Dana"
AWAY = "The table cannot be reached now."


async def seated(chromium: Browser, program: Program) -> list[PhonePage]:
    """Three with their own programs, and one that the server draws; the first made the table."""
    table = [await open_phone(chromium, name, own=True) for name in NAMES]
    table.append(await open_phone(chromium, DRAWN))
    host, *guests = table
    await open_table(host, program, len(table))
    await sit(host, host.name)
    link = await code_on(host)
    for guest in guests:  # a program that starts has all of a small machine to itself
        await guest.goes(link)
        assert ("/own/J/" in guest.page.url) is (guest.name != DRAWN)
        await sit(guest, guest.name)
    return table


async def test_three_with_their_own_programs_and_one_that_is_drawn_play_an_evening(
    chromium: Browser, program: Program
) -> None:
    table = await seated(chromium, program)
    anna, bert, *_ = table
    for name in NAMES:
        await table[-1].sees(f"{name} keeps its own key")
    await deal(anna, len(table))
    faces = {phone.name: await looks(phone) for phone in table}
    assert all(faces.values())

    link = bert.page.url
    await bert.page.close()
    await anna.turn_to("Table")
    await anna.sees("phone is away")
    bert = table[1] = await open_tab(bert.context, "Bert")
    await bert.goes(link)
    assert await looks(bert) == faces["Bert"]

    program.kill()
    await program.gone()
    await anna.sees(AWAY)
    await program.start()
    await anna.misses(AWAY)
    await table[-1].reloads()
    await table[-1].sees(COVERED)
    await bert.turn_to("Table")
    await set_hour(bert, HOURS[3])
    for phone in (anna, bert):
        await phone.sees("Midnight")

    await anna.tap("More")
    await anna.tap("End: all cards up")
    await anna.tap("All cards up")
    for phone in table:
        await phone.sees("The deal was fair")
        await phone.sees(f"{len(table)} of {len(table)} phones have made the deal again")
        await phone.context.close()
