"""`kill -9` in the middle of a burst of acts: what any screen had confirmed is there afterwards."""

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from flet.messaging.protocol import MessageAction
from playwright.async_api import Browser

from companion.command_line import FOLDERS
from companion.games.secret_night.rules.clock import HOURS
from companion.games.secret_night.rules.game import game
from companion.table.fold import fold
from companion.table.log import Entry
from companion.ui.words import words
from tests.journeys.steps import deal, looks, seat_all, set_hour, sit_without_phone
from tests.support.mirror import nodes, strings
from tests.support.page import COVERED, PhonePage, open_phone, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

BURST = 12
"""Lines of acts in the log when the server is killed."""
W = words("en", FOLDERS)
CLOCK = [W(f"secret_night-hour-{hour}") for hour in HOURS]


async def test_nothing_that_a_screen_confirmed_is_lost_when_the_server_is_killed(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo") as table:
        anna, bert, cleo = table
        link = await seat_all(table, program, places=4)
        await sit_without_phone(anna, "Dana")
        await deal(anna, 4)
        faces = {phone: await looks(phone) for phone in (bert, cleo)}
        watcher = await open_phone(chromium, "a phone without a seat, which reads the log")
        await watcher.goes(link)
        await watcher.turn_to("Log")
        for phone in table:
            await phone.turn_to("Table")
            await phone.sees(CLOCK[0])
        since = {phone: phone.wire.length for phone in table}

        acts = [asyncio.create_task(keeps_acting(phone)) for phone in table]
        await watcher.wire.until(lambda: len(lines_of(watcher)) > 8 + BURST)
        program.kill()
        await program.gone()
        for act in acts:
            act.cancel()
        await asyncio.gather(*acts, return_exceptions=True)
        confirmed = lines_of(watcher)
        hours = {phone: hours_shown(phone, since[phone]) for phone in table}

        await program.start()
        for phone in (bert, cleo):
            await phone.sees(COVERED, seconds=60)
        await watcher.reloads()  # so that nothing from before can be mistaken for what came after
        await watcher.turn_to("Log")
        await watcher.sees("The table was opened for 4.")
        after = lines_of(watcher)
        assert {number: after.get(number) for number in confirmed} == confirmed
        replayed = clock_over_time(program)
        for phone in table:
            assert is_part_of(hours[phone], replayed), phone.name

        for phone in (bert, cleo):
            assert await looks(phone) == faces[phone]
        for phone in table:
            await phone.turn_to("Table")
            await phone.sees(CLOCK[replayed[-1]])
        await the_evening_goes_on(table, replayed[-1])
        await watcher.context.close()


async def keeps_acting(phone: PhonePage) -> None:
    """Another hour, take back, another hour … as fast as fingers can, until the line is gone."""
    with contextlib.suppress(AssertionError):
        for hour in itertools.cycle(HOURS[1:]):
            await set_hour(phone, hour)
            await phone.tap("Take back")
            if await phone.shows("Take it back"):  # another finger was quicker
                await phone.tap("Take it back")


async def the_evening_goes_on(table: list[PhonePage], clock: int) -> None:
    """The restarted server takes acts, knows its deal, and ends it fairly."""
    anna, *_ = table
    if clock < len(HOURS) - 1:
        await set_hour(anna, HOURS[clock + 1])
        for phone in table:
            await phone.sees(CLOCK[clock + 1])
    await anna.tap("More")
    await anna.tap("End: all cards up")
    await anna.tap("All cards up")
    for phone in table:
        await phone.sees("The deal was fair")
        await phone.sees("4 of 4 phones have made the deal again")


# --- what screens had shown


def lines_of(phone: PhonePage) -> dict[str, str]:
    """The lines of the log on a phone, by their number: what its frames have built so far."""
    found = {}
    for node in nodes(phone.wire.tree().view()):
        key = node.get("key")
        if isinstance(key, str) and key.startswith("line-"):
            found[key] = next(text for text in _texts(node) if len(text) > 1)
    return found


def _texts(node: dict[str, Any]) -> Iterator[str]:
    return (part["value"] for part in nodes(node) if isinstance(part.get("value"), str))


def hours_shown(phone: PhonePage, since: int) -> list[int]:
    """The readings of the clock that came to a phone, one after another."""
    shown: list[int] = []
    for frame in phone.wire.received(since):
        message = frame.message
        if message is None or message[0] is not MessageAction.PATCH_CONTROL:
            continue
        for hour in (CLOCK.index(s) for s in strings(message[1]) if s in CLOCK):
            if not shown or shown[-1] != hour:
                shown.append(hour)
    return shown


def clock_over_time(program: Program) -> list[int]:
    """The clock after each entry of the log on disk since the deal, as the rules replay it."""
    with sqlite3.connect(f"file:{program.data / 'companion.db'}?mode=ro", uri=True) as kept:
        rows = kept.execute(
            "SELECT number, seat, kind, body, previous FROM entries ORDER BY number"
        ).fetchall()
    entries = [Entry(*row) for row in rows]
    tables = (fold(game, entries[:end]) for end in range(1, len(entries) + 1))
    return [table.state.clock for table in tables if table.state is not None]


def is_part_of(some: list[int], all_: list[int]) -> bool:
    """Whether `some` come in `all_` in this order, perhaps with others between them."""
    rest = iter(all_)
    return all(any(entry == wanted for entry in rest) for wanted in some)
