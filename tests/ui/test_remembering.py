"""What a phone remembers of its tables: while a store is replaced, and when one lost lines."""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from companion.games.secret_night.rules import acts as a
from companion.live.table_log import TableLog
from companion.session.credentials import Credential, Credentials
from companion.ui import memory, remembering
from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter, open_app
from tests.support.evening import Evening, sit
from tests.support.guest import MINUTE
from tests.support.live import registry_of
from tests.support.mirror import nodes
from tests.support.night_evening import NAMES, dealt, host, seated, set_places
from tests.support.phone import Phone


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembering, "SETTLES", 0)


def tables(browser: Phone) -> list[str]:
    return [code for code, _ in json.loads(str(browser.storage["companion.tables"]))]


async def test_a_phone_keeps_its_table_while_the_store_is_replaced(tmp_path: Path) -> None:
    async with open_app(tmp_path / "good") as context:
        phones = await seated(context, 4)
        code = code_of(phones[0])
    async with open_app(tmp_path / "other") as context:
        lost = await enter(context, f"/J/{code}", storage=phones[1].storage)
        await lost.sees("This table is not on this server now")
        assert tables(lost) == [code]
        made = await enter(context, storage=phones[1].storage)  # another evening meanwhile
        await made.tap("box-venice")
        await made.tap("Open the table")
        await made.sees("Who is here?")
        lost = await enter(context, f"/J/{code}", storage=phones[1].storage)
        await lost.sees("This table is not on this server now")
        assert tables(lost)[1:] == [code]
        stranger = await enter(context, f"/J/{code}")
        await stranger.sees("This link leads to no table here")
        assert tables(stranger) == []
    async with open_app(tmp_path / "good") as context:
        back = await enter(context, f"/J/{code}", storage=phones[1].storage)
        await back.sees(f"{NAMES[1]} · you")


async def test_only_tables_without_a_key_are_crowded_out(context: AppContext) -> None:
    visitor = await enter(context)
    held = memory.TABLES + 3
    for number in range(held):
        code = f"HELD{number:012}"
        visitor.storage[f"companion.table.{code}"] = Credentials(Credential.fresh()).text()
    known = [[f"HELD{number:012}", "venice"] for number in range(held)]
    visitor.storage["companion.tables"] = json.dumps(
        [*known[:6], ["SEEN0000", "venice"], *known[6:]]
    )
    first = await host(context)
    tab = await enter(context, f"/J/{code_of(first)}", storage=visitor.storage)
    await tab.sees("Who is here?")
    assert len(tables(tab)) == held + 2  # the one without a key is not the oldest yet
    for _ in range(memory.TABLES):
        await (
            await enter(context, f"/J/{code_of(await host(context))}", storage=tab.storage)
        ).sees("Who is here?")
    assert {code for code, _ in known} <= set(tables(tab))
    assert "SEEN0000" not in tables(tab)


async def cut(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "companion.db")) as disk:
        disk.execute(statement)
        disk.commit()


async def test_a_log_that_lost_lines_is_told_of_and_what_was_seen_is_kept(tmp_path: Path) -> None:
    async with open_app(tmp_path) as context:
        phones = await seated(context, 4)
        code = code_of(phones[0])
        last = room_of(context).table.number
        for browser in phones:
            await browser.until(partial(has_seen, browser, code, last))
    await cut(tmp_path, f"DELETE FROM entries WHERE number = {last}")
    async with open_app(tmp_path) as context:
        back = await enter(context, f"/J/{code}", storage=phones[1].storage)
        await back.sees(f"its log ends with entry {last - 1}")
        await sit(await enter(context, f"/J/{code}", storage=phones[3].storage), "Other")
        await back.sees("Other")
        await back.settle()
        assert seen(back, code) == last  # not overwritten: it tells again
        again = await enter(context, f"/J/{code}", storage=phones[1].storage)
        await again.sees("This is not the log that this phone saw")
        stranger = await enter(context, f"/J/{code}")
        await stranger.sees("Who is here?")
        assert not stranger.shows("not the log")


def room_of(context: AppContext) -> TableLog:
    """The only live table of this program; its registry keeps them to itself."""
    return next(iter(registry_of(context)._tables.values()))


def has_seen(browser: Phone, code: str, last: int) -> bool:
    return seen(browser, code) == last


def seen(browser: Phone, code: str) -> int:
    number, *_ = json.loads(str(browser.storage.get(f"companion.seen.{code}", "[0, null]")))
    return int(number)


async def test_a_whole_log_is_no_news(tmp_path: Path) -> None:
    async with open_app(tmp_path) as context:
        phones = await seated(context, 4)
        code = code_of(phones[0])
        await phones[1].until(lambda: seen(phones[1], code) > 5)
        await phones[1].tap("Back")
        await set_places(phones[0], 6, 4)
    shutil.copytree(tmp_path, tmp_path / "moved", dirs_exist_ok=True)
    async with open_app(tmp_path / "moved") as context:
        back = await enter(context, f"/J/{code}", storage=phones[1].storage)
        await back.sees(f"{NAMES[1]} · you")
        await back.settle()
        assert not back.shows("log")
        before = seen(back, code)
        await sit(await enter(context, f"/J/{code}"), "Zoë")
        await back.until(lambda: seen(back, code) > before)


def when(browser: Phone, sentence: str) -> str:
    """What stands below a line of the log."""
    said = browser.words()
    return said[next(at for at, words in enumerate(said) if sentence in words) + 1]


async def test_the_log_says_when_this_phone_saw_each_line(context: AppContext) -> None:
    minutes = [MINUTE]  # 21:20, UTC
    context = replace(context, now=lambda: minutes[0])
    phones = await dealt(context, 4)
    evening, code, reader = Evening(context, phones), code_of(phones[0]), phones[1]
    minutes[0] += 5
    await evening.do(0, a.SetClock(1))
    await reader.tap("Log")
    ten = "Anna set the clock by hand: Ten"
    await reader.sees(ten)
    assert when(reader, ten) == "21:25"
    assert when(reader, "Bruno sat down") == "21:20"
    assert when(reader, "The table was opened") == "before 21:20"
    await reader.until(partial(has_seen, reader, code, evening.room.table.number))
    minutes[0] += 30
    reader.storage["companion.ahead"] = "330"  # in India, as its page says
    again = await enter(context, f"/J/{code}", storage=reader.storage)
    await again.tap("Log")
    await again.until(lambda: when(again, ten) == "02:55")
    await again.drop()
    await evening.do(0, a.SetClock(2))
    minutes[0] += 1
    await again.reconnect()
    await again.sees("by hand: Eleven")
    assert when(again, "by hand: Eleven") == "before 03:26"
    late = await enter(context, f"/J/{code}")
    await late.tap("Log")
    await late.until(lambda: when(late, ten) == "before 21:56")


async def test_how_large_words_are_is_kept_and_follows_the_browser_until_it_is_chosen(
    context: AppContext,
) -> None:
    def smallest(phone: Phone) -> float:
        """Of what is seen; titles are made to fit their line."""
        texts = (node for node in nodes(phone.mirror.view()) if node["_c"] == "Text")
        sizes = (float(node["style"]["size"]) for node in texts if node.get("style"))
        return min(size for size in sizes if size > 1)

    usual = await enter(context)
    storage: dict[str, object] = {"companion.wished": "1.5"}  # as its page has written
    asked = await enter(context, storage=storage)
    assert smallest(asked) == pytest.approx(1.6 * smallest(usual))
    await asked.tap("Settings")
    await asked.tap("200 %")
    await asked.tap("Close")
    assert smallest(asked) == pytest.approx(2 * smallest(usual))
    again = await enter(context, storage=storage)
    assert smallest(again) == smallest(asked)
    strange = await enter(context, storage={"companion.wished": "x", "companion.text": "7"})
    assert smallest(strange) == smallest(usual)
