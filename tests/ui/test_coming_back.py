"""A table is not lost: away, reloaded, restarted; and one phone that goes round."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from companion.live.dealer import Dealer
from companion.live.table_log import TableLog
from companion.ui import flet_storage
from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter, open_app
from tests.support.evening import sit
from tests.support.mirror import Mirror
from tests.support.night_evening import (
    NAMES,
    ROLES,
    all_have_played,
    dealt,
    host,
    role_of,
    seated,
    set_places,
)
from tests.support.phone import Phone


async def browses(phone: Phone, route: str) -> None:
    """The browser tells that it shows another address."""
    session = phone.session
    told = session.dispatch_event(session.page._i, "route_change", {"route": route})
    session.apply_page_patch({"route": route})
    await phone.settle(asyncio.create_task(told))


async def test_a_table_that_was_left_while_coming_back_is_not_shown_at_the_next(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, wraps = asyncio.Event(), TableLog.wraps

    async def slow(room: TableLog) -> tuple[bytes, ...]:
        await opened.wait()  # a busy store
        return await wraps(room)

    phone = await enter(context)
    await phone.tap("box-venice")
    await phone.tap("Open the table")
    await phone.sees("Who is here?")
    await sit(phone, "Anna")
    venice = code_of(phone)
    await browses(phone, f"/J/{venice}")
    await phone.drop()
    monkeypatch.setattr(TableLog, "wraps", slow)
    # Loaded in the same tab: a page that has nothing yet comes back to its session.
    phone.facts["route"], phone.mirror = "/", Mirror({})
    await phone.reconnect()
    await browses(phone, "/")
    await phone.sees("Which box is open?")
    monkeypatch.setattr(TableLog, "wraps", wraps)
    await phone.tap("box-dead_breakfast")
    await phone.tap("Open the table")
    await phone.sees("Dead & Breakfast")
    opened.set()
    guest = await enter(context, f"/J/{venice}")
    await sit(guest, "Bruno")
    await phone.settle()
    assert not phone.shows("Bruno")
    assert not phone.shows("Anna")
    await guest.sees("Anna is away")


async def test_a_phone_that_was_away_shows_the_present_and_goes_on(context: AppContext) -> None:
    phones = await dealt(context, 4)
    for phone in phones:
        await phone.tap("Table")
    await phones[1].drop()
    await phones[0].sees("phone is away")
    await all_have_played(phones[0])
    await phones[0].tap("next-hour")
    await phones[0].sees("Ten in the evening")
    await phones[1].reconnect()
    await phones[1].sees("Ten in the evening")
    await all_have_played(phones[2])
    await phones[2].tap("next-hour")
    await phones[1].sees("Eleven at night")
    await all_have_played(phones[1])
    await phones[1].tap("next-hour")
    await phones[0].sees("Midnight")


async def test_a_new_tab_of_the_same_browser_is_the_same_seat(context: AppContext) -> None:
    phones = await dealt(context, 4)
    role = await role_of(phones[1])
    tab = await enter(context, f"/J/{code_of(phones[0])}", storage=phones[1].storage)
    await tab.sees("Hold to look")
    assert await role_of(tab) == role


async def test_after_a_restart_seats_cards_and_clock_are_back(tmp_path: Path) -> None:
    async with open_app(tmp_path) as context:
        phones = await dealt(context, 4)
        roles = [await role_of(phone) for phone in phones]
        await phones[0].tap("Table")
        await all_have_played(phones[0])
        await phones[0].tap("next-hour")
        await phones[0].sees("Ten in the evening")
        code = code_of(phones[0])
    async with open_app(tmp_path) as context:
        back = [await enter(context, f"/J/{code}", storage=phone.storage) for phone in phones]
        assert [await role_of(phone) for phone in back] == roles
        await back[2].tap("Table")
        await back[2].sees("Ten in the evening")


async def test_after_a_restart_the_end_waits_for_a_second_phone(tmp_path: Path) -> None:
    async with open_app(tmp_path) as context:
        phones = await dealt(context, 4)
        role, code = await role_of(phones[1]), code_of(phones[0])
    async with open_app(tmp_path) as context:
        first = await enter(context, f"/J/{code}", storage=phones[1].storage)
        assert await role_of(first) == role
        await first.tap("Table")
        await ends(first, "All cards up")
        await first.sees("After the restart this waits until two phones of the deal have come back")
        other = await enter(context, f"/J/{code}", storage=phones[3].storage)
        await asyncio.sleep(0.7)  # the same press at once would count as a trembling thumb
        await ends(first, "Ask the others")
        await other.sees("Bruno wants to end it")
        await other.tap("Agree")
        await first.sees("The deal was fair")


async def ends(phone: Phone, yes: str) -> None:
    await phone.tap("More")
    await phone.tap("End: all cards up")
    await phone.tap(yes)


async def test_a_deal_cut_short_waits_on_the_screen_or_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_app(tmp_path) as context:
        phones = await seated(context, 4)
        code = code_of(phones[0])
        monkeypatch.setattr(Dealer, "_deal", lambda _: None)
        await phones[0].tap("deal")
        await phones[0].sees("The cards are being dealt")
    monkeypatch.undo()
    async with open_app(tmp_path) as context:
        back = await enter(context, f"/J/{code}", storage=phones[1].storage)
        await back.sees("this waits until two phones of the deal have come back")
        watcher = await enter(context, f"/J/{code}")
        await watcher.sees("The cards are being dealt")
        assert not watcher.has("Give up this deal")
        await back.tap("Give up this deal")
        await back.sees("Nobody learns what was dealt")
        await back.tap("Give it up")
        await watcher.sees("Bruno gave up the deal")
        await back.tap("deal")
        await back.sees("Hold to look")


@pytest.mark.parametrize("silent", [3, 1000])
async def test_a_browser_that_does_not_answer_at_once_is_not_taken_for_a_stranger(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, silent: int
) -> None:
    monkeypatch.setattr(flet_storage, "PAUSE", 0)
    phones = await dealt(context, 4)
    role, code, storage = await role_of(phones[0]), code_of(phones[0]), dict(phones[0].storage)
    asked = 0

    def get(args: dict[str, Any]) -> Any:
        nonlocal asked
        asked += 1
        if asked <= silent:
            raise RuntimeError("no such control")
        return storage.get(args["key"])

    back = await enter(context, f"/J/{code}", storage=dict(storage), get=get)
    if silent < flet_storage.TRIES:
        assert await role_of(back) == role
    else:
        await back.sees("does not say what it keeps")
        assert back.storage == storage


async def test_the_way_home_is_open_though_the_browser_is_silent(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flet_storage, "PAUSE", 0)
    phone = (await dealt(context, 4))[0]

    def get(args: dict[str, Any]) -> Any:
        raise RuntimeError("no such control")

    phone.browser.answers["SharedPreferences", "get"] = get
    await phone.tap("Table")
    await phone.tap("Back")
    await phone.sees("Which box is open?")
    assert phone.shows("does not say what it keeps")
    assert not phone.crashes


async def test_home_offers_the_table_that_goes_on(context: AppContext) -> None:
    phones = await dealt(context, 4)
    home = await enter(context, storage=phones[2].storage)
    await home.sees("The night goes on")
    await home.tap("resume")
    await home.sees("Hold to look")


# --- one phone for all


async def test_one_phone_goes_round_and_nothing_of_the_last_player_remains(
    context: AppContext,
) -> None:
    phone = await host(context)
    await set_places(phone, 4)
    for name in NAMES[:4]:
        await phone.tap("Add a player without a phone")
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(f"{name}: one seat up")
    await phone.tap("Done")
    await phone.until(lambda: phone.has("deal"))
    await phone.tap("deal")
    for name in NAMES[:4]:
        await phone.sees(f"I am {name}")
        assert not any(phone.holds(role) for role in ROLES)
        await phone.tap("here")
        assert await role_of(phone) in ROLES
        await phone.tap("pass-on")
    await phone.sees("Whose card?")
    await phone.tap("whose-2")
    await phone.sees("I am Carla")
