"""Phones with their own programs at a server's table: dealt to, broken off and back, proven."""

import pytest
from playwright.async_api import Browser

from companion.games.secret_night.rules.clock import HOURS
from tests.journeys.steps import code_on, deal, looks, open_table, set_hour, sit
from tests.support.page import COVERED, PhonePage, open_phone
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Anna", "Bert", "Cleo", "Dana", "Emil")
DRAWN = "Fritz"
AWAY = "The table cannot be reached now."


async def sits_each(table: list[PhonePage], program: Program) -> None:
    """The first makes a table and the others come by its picture, one after another."""
    host, *guests = table
    await open_table(host, program, len(table))
    await sit(host, host.name)
    link = await code_on(host)
    for guest in guests:  # a program that starts has all of a small machine to itself
        await guest.goes(link)
        assert ("/own/J/" in guest.page.url) is (guest.name != DRAWN)
        await sit(guest, guest.name)


async def is_proven(table: list[PhonePage]) -> None:
    """The first ends the evening; each phone has made the deal again for itself."""
    await table[0].tap("More")
    await table[0].tap("End: all cards up")
    await table[0].tap("All cards up")
    for phone in table:
        await phone.sees("The deal was fair")
        await phone.sees(f"{len(table)} of {len(table)} phones have made the deal again")


async def test_five_with_their_own_programs_and_one_that_is_drawn_then_five_alone(
    chromium: Browser, program: Program
) -> None:
    table = [await open_phone(chromium, name, own=True) for name in NAMES]
    table.append(await open_phone(chromium, DRAWN))
    await one_is_drawn(table, program)
    await table.pop().context.close()
    await all_are_own(table, program)
    for phone in table:
        await phone.context.close()


async def one_is_drawn(table: list[PhonePage], program: Program) -> None:
    """The server deals; a phone is killed and comes back, then the server."""
    await sits_each(table, program)
    anna, bert, *_, drawn = table
    for name in NAMES:
        await drawn.sees(f"{name} keeps its own key")
    await deal(anna, len(table))
    faces = {phone.name: await looks(phone) for phone in table}
    assert all(faces.values())

    link = bert.page.url
    await bert.page.close()
    await anna.turn_to("Table")
    await anna.sees("phone is away")
    bert = table[1] = await bert.tab("Bert")
    await bert.goes(link)
    assert await looks(bert) == faces["Bert"]

    program.kill()
    await program.gone()
    await anna.sees(AWAY)
    await program.start()
    await anna.misses(AWAY)
    await drawn.sees(COVERED)
    await bert.turn_to("Table")
    await set_hour(bert, HOURS[3])
    for phone in (anna, bert):
        await phone.sees("Midnight")
    await is_proven(table)


async def all_are_own(table: list[PhonePage], program: Program) -> None:
    """The server can read nothing: one phone deals and the next one mixes."""
    await sits_each(table, program)
    await table[-1].sees("Anna’s phone deals and Bert’s mixes: nobody but its owner knows a card")
    await deal(table[0], len(table))
    faces = [await looks(phone) for phone in table]
    assert len(set(faces)) == len(table)
    await is_proven(table)
