"""Whole evenings twice, with other secrets and the same public acts: nothing public may differ."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.command_line import FOLDERS
from companion.games import discover
from companion.games.secret_night import game as night
from companion.live.registry import TableRegistry
from companion.live.table_log import TableLog
from companion.server.decoder import decode
from companion.session.online import OnlineSession
from companion.store.opening import Opened, open_store
from companion.table.log import Entry
from companion.table.state import Phase
from companion.ui.app_context import AppContext
from tests.support.app import ORIGIN, code_of, enter
from tests.support.guest import MINUTE, make_table, seat_all
from tests.support.live import registry_of
from tests.support.mirror import strings
from tests.support.phone import Phone
from tests.support.two_evenings import (
    PLAYERS,
    WHISPERS,
    Stacked,
    Told,
    repeated,
    secret_seats,
)

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fred")
CIPHERED = re.compile(
    r'"(key|token|maker|message|envelope|sealed|seed|proof|share|game_id|commitment|dealer)"'
    r':"([0-9a-f]*)"'
)


@pytest.fixture
def same_again(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """All but the secrets is the same again after each call."""
    return repeated(monkeypatch)


def swapped() -> tuple[int, int]:
    """The two seats whose hands are swapped."""
    return secret_seats(night, night.begin(night.options(), tuple(range(PLAYERS))))


def public(entry: Entry) -> tuple[int | None, str, str]:
    """An entry with every ciphered text replaced by its length."""
    body = CIPHERED.sub(lambda found: f'"{found[1]}":{len(found[2])}', entry.body)
    return entry.seat, entry.kind, body


async def open_stacked(folder: Path, swap: bool) -> tuple[TableRegistry, Opened]:
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    games: dict[str, Any] = {"secret_night": Stacked(discover()["secret_night"], swap)}
    return TableRegistry(opened.store, games, lambda: MINUTE), opened


# --- the log


async def evening(folder: Path, swap: bool) -> list[Entry]:
    """The log of the evening on six phones, everybody having looked."""
    registry, opened = await open_stacked(folder, swap)
    guests = await seat_all(await make_table(registry, PLAYERS), NAMES)
    await guests[0].session.deal()
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    for guest in guests:
        await guest.session.look(guest.seat)
    told = Told(lambda seat: guests[seat].session, WHISPERS[swap])
    assert len([part async for part in told.play(*swapped())]) == 3
    await guests[0].sees(lambda table: not table.waiting)
    log = list(guests[0].session.entries)
    await opened.store.close()
    return log


def settled(log: list[Entry]) -> list[tuple[int | None, str, str]]:
    """What phones add by themselves comes as they are quick: nothing to do with hands."""
    lines = [public(entry) for entry in log]
    own = sorted((line for line in lines if line[1] in ("shared", "answered")), key=str)
    # An answer names the entry it answers, which is a number of the log.
    own = [(seat, kind, re.sub(r'"number":\d+', "", body)) for seat, kind, body in own]
    return [line for line in lines if line[1] not in ("shared", "answered")] + sorted(own, key=str)


async def test_the_log_of_a_whole_evening_is_the_same_whoever_holds_and_whispers_what(
    tmp_path: Path, same_again: Callable[[], None]
) -> None:
    """Looks, whispers and thefts included: but for what is ciphered, and that is as long."""
    logs = []
    for swap in (False, True):
        same_again()
        logs.append(await evening(tmp_path / str(swap), swap))
    kinds = {entry.kind for entry in logs[0]}
    assert {"asked", "answered", "acted", "looked"} <= kinds
    assert settled(logs[0]) == settled(logs[1])
    for log in logs:
        text = "".join(entry.body for entry in log)
        for said in WHISPERS:
            assert said not in text
            assert said.encode().hex() not in text


def test_both_whispers_are_of_one_length() -> None:
    """Else the test above would prove less than it says."""
    assert len({len(said.encode()) for said in WHISPERS}) == 1


# --- the pages


async def sit_down(context: AppContext) -> list[Phone]:
    """Six phones at a table that is dealt; everybody has looked, all cards are covered again."""
    first = await enter(context)
    await first.tap("box-secret_night")
    await first.tap("Open the table")
    await first.sees("Who is here?")
    code = code_of(first)
    phones: list[Phone] = [first]
    for number, name in enumerate(NAMES):
        phone = first if number == 0 else await enter(context, f"/J/{code}")
        phones += [] if number == 0 else [phone]
        await phone.tap("Take a seat")
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(f"{name} · you")
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    for phone in phones:
        await phone.hold("thumb-zone")
        await phone.release("thumb-zone")
    return phones


def visits(context: AppContext) -> Callable[[int], OnlineSession]:
    """The phones' own visits. (Private names: the only room of this house.)"""
    room: TableLog = next(iter(registry_of(context)._tables.values()))

    def of(seat: int) -> OnlineSession:
        found = next(phone for phone in room._phones if seat in phone.seats)
        assert isinstance(found, OnlineSession)
        return found

    return of


Pages = dict[tuple[str, str, str], list[str]]
"""What stood on a page, text by text: after which part of the evening, whose phone, which page."""


async def played(folder: Path, swap: bool) -> Pages:
    """Everything each phone holds on its pages in the course of the evening."""
    registry, opened = await open_stacked(folder, swap)
    context = AppContext(
        registry, registry.games, decode, lambda: MINUTE, origin=ORIGIN, folders=FOLDERS
    )
    phones = await sit_down(context)
    pages: Pages = {}
    async for part in Told(visits(context), WHISPERS[swap], late=True).play(*swapped()):
        for name, phone in zip(NAMES, phones, strict=True):
            for page in ("Table", "Log", "Mine"):
                await phone.settle()
                if phone.has(page):
                    await phone.tap(page)
                pages[part, name, page] = list(strings(phone.mirror.view()))
    for phone in phones:
        assert not any(phone.received(said) for said in WHISPERS)
    await opened.store.close()
    return pages


async def test_no_page_differs_by_who_holds_and_whispers_what_once_all_is_covered(
    tmp_path: Path, same_again: Callable[[], None]
) -> None:
    """Thief and detective are swapped: every page is the same, text by text, once covered."""
    same_again()
    before = await played(tmp_path / "a", False)
    same_again()
    after = await played(tmp_path / "b", True)
    logs = [texts for (_, _, page), texts in before.items() if page == "Log"]
    assert any("whispered" in text for texts in logs for text in texts)
    for where, texts in before.items():
        assert after[where] == texts, where
