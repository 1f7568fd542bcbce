"""A seat without a server on phones without browsers: what it reads, and what it says of it."""

import pytest

from companion.games import discover
from companion.handoff import text
from companion.session import offline_seat, stored
from companion.ui.app_context import AppContext
from tests.support.app import ORIGIN, copied, enter
from tests.support.guest import MINUTE
from tests.support.night_evening import (
    ROLES,
    host,
    role_of,
    set_places,
)
from tests.support.offline import code_on


async def test_a_seat_without_a_server_reads_the_deal_by_text(context: AppContext) -> None:
    dealer = await host(context)
    await set_places(dealer, 4)
    for name in ("Anna", "Bruno", "Carla"):
        await dealer.tap("Add a player without a phone")
        await dealer.type("name", name)
        await dealer.tap("sit-down")
        await dealer.sees(f"{name}: one seat up")
    alone = await enter(context, "/seat")
    await alone.type("name", "Dave")
    await alone.tap("sit-down")
    await alone.sees("Show this to the dealer.")
    seat = stored.read(alone.storage["companion.seat"], discover())
    assert seat is not None
    await dealer.tap("Scan a phone without a network")
    await dealer.sees("The browser lends its camera only to a secure page.")
    await dealer.tap("Type it instead")
    await dealer.type("code-text", text.typed(offline_seat.code(seat)))
    await dealer.tap("read")
    await dealer.sees("Dave: read.")
    await dealer.until(lambda: dealer.has("deal"))
    await dealer.tap("deal")
    await dealer.sees("I am Anna")
    await dealer.tap("Table")
    await dealer.tap("More")
    await dealer.tap("Show the code of the deal")
    await dealer.sees("Every phone reads this same code")
    code = await copied(dealer, "Copy the text")
    await alone.tap("Scan the deal")
    await alone.tap("Type it instead")
    await alone.type("code-text", code)
    await alone.tap("read")
    await alone.sees("Hold to look")
    assert await role_of(alone) in ROLES
    await alone.tap("Table")
    assert alone.shows("Anna")


async def test_the_dealers_own_camera_brings_a_seat_to_its_table(context: AppContext) -> None:
    """On plain http the camera app opens the picture's link, in another tab of the same phone."""
    dealer = await host(context)
    alone = await enter(context, "/seat")
    await alone.type("name", "Dave")
    await alone.tap("sit-down")
    await alone.sees("Show this to the dealer.")
    route = code_on(alone).removeprefix(ORIGIN)
    tab = await enter(context, route, storage=dealer.storage)
    await tab.sees("Dave: read.")
    await dealer.sees("Dave")
    stranger = await enter(context, route)
    await stranger.sees("First take a seat here")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("https://example.org/menu", "This is a web address"),
        ("WIFI:S:hut;T:WPA;P:secret;;", "This is the code of a Wi-Fi network"),
        ("T1:???", "This code is damaged"),
        ("T7:ABC", "newer Companion"),
        ("hello", "some other text"),
        ("", "There is nothing in it."),
        ("x" * 20000, "too long"),
    ],
)
async def test_a_foreign_text_is_named_for_what_it_is(
    context: AppContext, typed: str, sentence: str
) -> None:
    phone = await enter(context, "/seat")
    await phone.type("name", "Dave")
    await phone.tap("sit-down")
    await phone.tap("Scan the deal")
    await phone.tap("Type it instead")
    await phone.type("code-text", typed)
    await phone.tap("read")
    await phone.sees(sentence)


async def test_a_code_of_last_week_is_told_from_a_misdirected_one(context: AppContext) -> None:
    phone = await enter(context, "/seat")
    await phone.type("name", "Dave")
    await phone.tap("sit-down")
    dealer = await host(context)
    await dealer.tap("Arrange the table")
    await dealer.tap("Scan a phone without a network")
    await dealer.tap("Type it instead")
    old = offline_seat.sit("Emil", MINUTE - 10_000)
    assert isinstance(old, offline_seat.OfflineSeat)
    await dealer.type("code-text", text.write(offline_seat.code(old)))
    await dealer.tap("read")
    await dealer.sees("This code is from an earlier evening.")
