"""Phones that run their own programs, from static files: by codes among each other, and one alone.

The deal that nobody knows, by six of them, is in `test_mixed_deal`.
"""

import asyncio
import re
from pathlib import Path

import pytest

from tests.journeys import secrets
from tests.journeys.islands import (
    Island,
    island,
    lose_the_site,
    reads_the_deal,
    reads_the_proof,
    seats_are_read,
    shows_the_deal,
    sits_alone,
)
from tests.journeys.steps import (
    deal,
    looks,
    open_table,
    pictures_of_parts,
    set_hour,
    sit,
    sit_without_phone,
)
from tests.journeys.test_codes_night import whispers_to
from tests.journeys.test_one_phone import cleo_looks_again, goes_round, open_for_all
from tests.journeys.test_rescue import reads_the_letters
from tests.support.chromium import open_killable
from tests.support.page import COVERED, PhonePage, open_phone, open_tab, prepare
from tests.support.site import exported

pytestmark = pytest.mark.asyncio(loop_scope="session")

KINDS = """async () => {
  const got = (request) => new Promise((done) => {
    request.onsuccess = () => done(request.result);
  });
  const database = await got(indexedDB.open('companion'));
  const rows = await got(database.transaction('entries').objectStore('entries').getAll());
  database.close();
  return rows.map((row) => row[2]);
}"""
"""What kind of line each is in the log that this browser keeps of its one table."""
PARTS = re.compile(r"Shown in (\d+) parts")


async def test_own_programs_deal_whisper_rescue_and_prove_by_codes(tmp_path: Path) -> None:
    async with (
        exported(tmp_path / "site") as site,
        island(tmp_path / "a", "Anna", site) as anna,
        island(tmp_path / "b", "Bert", site) as bert,
        island(tmp_path / "c", "Cleo", site) as cleo,
    ):
        await open_table(anna.phone, site, 4)
        await sit(anna.phone, "Anna")
        await sit_without_phone(anna.phone, "Dana")
        codes = [await sits_alone(at) for at in (bert, cleo)]
        other = await open_phone(bert.browser, "Bert’s other phone")
        await other.goes(site.link)
        await lose_the_site(site, anna.phone, bert.phone, cleo.phone, other)

        await seats_are_read(anna, codes, "Bert", "Cleo")
        await anna.phone.tap("Deal to four")
        await anna.phone.sees("I am Anna")
        code = await shows_the_deal(anna.phone)
        for at in (bert, cleo):
            at.film.shows([code])
            await reads_the_deal(at)
        faces = [await looks(at.phone) for at in (bert, cleo)]
        await asyncio.gather(*(at.phone.turn_to("Table") for at in (bert, cleo)))
        await whispers_to(bert, cleo)

        await is_rescued(bert, other, faces[0])
        await anna.phone.tap("Back")
        await reads_the_proof(anna, cleo, "the dealer could choose")  # nobody was its witness
        for phone in (anna.phone, bert.phone, cleo.phone, other):
            phone.quiet()
            await tells_nothing_outside(phone)


async def is_rescued(lost: Island, other: PhonePage, face: str) -> None:
    """Another phone goes on with the seat: by a code in parts, since it holds all there is."""
    await lost.phone.tap("More")
    await lost.phone.tap("Rescue code")
    await lost.phone.sees("with this picture and its password")
    said = await lost.phone.reads(lambda words: [f for w in words if (f := PARTS.search(w))])
    lost.film.shows((await pictures_of_parts(lost.phone, int(said[0][1])))[::-1], seconds=0.7)
    letters = await reads_the_letters(lost.phone)
    await other.tap("Rescue a seat")
    await other.sees("The password")
    await other.write(letters)
    await other.tap("Go on with this phone")
    await other.sees(COVERED)
    assert await looks(other) == face


async def test_a_table_on_one_phone_outlives_its_browser_and_stands_in_two_tabs(
    tmp_path: Path,
) -> None:
    async with exported(tmp_path / "site") as site:
        async with open_killable(tmp_path / "profile") as chromium:
            await prepare(chromium.context)
            phone = await comes(await open_tab(chromium.context, "Anna"), site.link)
            await open_for_all(phone, site)
            await deal(phone, 4)
            faces = await goes_round(phone)
            chromium.kill()  # while nothing is being written: what was seen is kept
        async with open_killable(tmp_path / "profile") as chromium:
            await prepare(chromium.context)
            phone = await comes(await open_tab(chromium.context, "Anna"), site.link)
            await phone.tap("Resume Secret Night")
            await cleo_looks_again(phone, faces)
            await phone.tap("Done, pass on")
            second = await comes(await open_tab(chromium.context, "second tab"), phone.page.url)
            await both_tabs_are_one_table(phone, second)
            for tab in (phone, second):
                tab.quiet()
                await tells_nothing_outside(tab)


async def comes(phone: PhonePage, address: str) -> PhonePage:
    """A tab, of a phone's size, at an address."""
    await phone.page.set_viewport_size({"width": 390, "height": 844})
    return await phone.goes(address)


async def both_tabs_are_one_table(one: PhonePage, two: PhonePage) -> None:
    """What is done in one is seen in the other; what is done in both at once is done once."""
    for tab in (one, two):
        await tab.tap("Table")
    await set_hour(one, 3)
    await two.sees("Three in the morning")
    for tab in (one, two):
        await tab.tap("More")
        await tab.tap("End: all cards up")
        await tab.sees("It cannot be taken back")
    # Both are found before either is pressed: the first press takes the other one's button away.
    buttons = [await tab.button("All cards up").element_handle() for tab in (one, two)]
    await asyncio.gather(*(button.evaluate("(it) => it.click()") for button in buttons if button))
    for tab in (one, two):
        await tab.sees("4 of 4 phones have made the deal again from its seed")
    kinds = await one.page.evaluate(KINDS)
    assert kinds.count("dealt") == kinds.count("ended") == 1


async def tells_nothing_outside(phone: PhonePage) -> None:
    """No secret in the title, in any address, in the console; and the keys are kept here alone."""
    outside = [await phone.page.title(), phone.page.url, *phone.addresses, *phone.console]
    kept = "".join((await phone.storage()).values())
    seeds = set(re.findall("[0-9a-f]{64}", kept))
    told = "\n".join(outside)
    assert seeds
    assert not [seed for seed in seeds if seed in told]
    assert not secrets.faces_in(told.encode())
