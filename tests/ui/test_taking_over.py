"""On the screens: before a deal the maker's phone is gone, a player takes the table over."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.command_line import FOLDERS
from companion.live.grace import SECONDS
from companion.table import refusal
from companion.ui.app_context import AppContext
from companion.ui.words import Words
from tests.support.app import code_of, enter, open_app
from tests.support.clock import HandClock
from tests.support.evening import sit
from tests.support.night_evening import host, seated, set_places
from tests.support.phone import Phone

GONE = "The maker’s phone is gone"


@pytest.fixture
async def context(tmp_path: Path, clock: HandClock) -> AsyncIterator[AppContext]:
    async with open_app(tmp_path, clock) as opened:
        yield opened


async def asks(phone: Phone) -> None:
    """Its player wants to take the table over."""
    await phone.until(lambda: phone.has(GONE))
    await phone.tap(GONE)
    await phone.sees("Take the table over?")
    await phone.tap("Take it over")


async def test_a_player_takes_over_frees_the_seat_and_deals(
    context: AppContext, clock: HandClock
) -> None:
    anna, bruno, carla, dave, emil = await seated(context, 5)
    assert not bruno.has(GONE)
    await anna.drop()
    await asks(bruno)
    await bruno.sees("You ask to take the table over")
    for phone in (carla, dave, emil):
        await phone.sees("Shall Bruno take the table over?")
        assert not phone.has(GONE)
    await carla.tap("takeover-agree")
    await carla.misses("Shall Bruno")
    await bruno.sees("1 of 2 agree")
    await dave.tap("takeover-agree")
    for phone in (bruno, carla, dave, emil):
        await phone.sees("Bruno has the table in a minute, unless the maker’s phone comes back")
    assert not bruno.has("Arrange the table")
    clock.passes(SECONDS)
    await bruno.sees("The table is yours to arrange now")
    for phone in (bruno, carla, dave, emil):
        await phone.sees("Bruno has taken the table over")
        assert phone.has("Arrange the table") == (phone is bruno)
        assert not phone.has(GONE)
    await anna.reconnect()
    await anna.sees("This phone was gone: Bruno has taken the table over")
    await anna.sees("Anna · you")
    assert not anna.has("Arrange the table")
    await set_places(bruno, 6, 5)
    await bruno.tap("Free the seat of Anna")
    await bruno.tap("ask-yes")
    await bruno.tap("Players: one less")
    await bruno.sees("Players: 5")
    await bruno.tap("Players: one less")
    await bruno.sees("Players: 4")
    await bruno.tap("Done")
    await bruno.tap("deal")
    for phone in (bruno, carla, dave, emil):
        await phone.sees("Hold to look")
    await carla.tap("Log")
    for line in (
        "Bruno asks to take the table over",
        "Carla agreed",
        "Bruno has taken the table over",
    ):
        await carla.sees(line)


async def test_the_makers_phone_is_back_in_the_minute_and_all_are_told(
    context: AppContext, clock: HandClock
) -> None:
    anna, bruno, carla, dave = await seated(context, 4)
    await anna.drop()
    await asks(bruno)
    for phone in (carla, dave):
        await phone.sees("Shall Bruno")
        await phone.tap("takeover-agree")
    await bruno.sees("Bruno has the table in a minute")
    await anna.reconnect()
    for phone in (anna, bruno, carla, dave):
        await phone.sees("The maker’s phone is back: the table stays with it")
    clock.passes(SECONDS)
    assert anna.has("Arrange the table")
    assert not bruno.has("Arrange the table")
    await bruno.until(lambda: not bruno.has(GONE))


async def test_one_refuses_and_nothing_is_asked_any_more(context: AppContext) -> None:
    anna, bruno, carla, dave = await seated(context, 4)
    await anna.drop()
    await asks(bruno)
    await carla.sees("Shall Bruno")
    await carla.tap("takeover-refuse")
    await dave.misses("Shall Bruno")
    await bruno.misses("You ask to take")
    await asks(carla)
    await bruno.sees("Shall Carla take the table over?")
    await carla.sees("You ask to take the table over")
    await carla.tap("takeover-refuse")
    await bruno.misses("Shall Carla")


async def test_who_looks_at_something_else_is_told_first_and_asked_then(
    context: AppContext,
) -> None:
    anna, bruno, carla, _ = await seated(context, 4)
    await anna.drop()
    await carla.tap("Rules")
    await asks(bruno)
    await carla.sees("Bruno asks to take the table over")
    assert not carla.has("takeover-agree")
    await carla.tap("Back")
    await carla.sees("Shall Bruno take the table over?")


async def test_where_nobody_else_sits_the_minute_is_enough(
    context: AppContext, clock: HandClock
) -> None:
    anna = await host(context)
    await sit(anna, "Anna")
    bruno = await enter(context, f"/J/{code_of(anna)}")
    await sit(bruno, "Bruno")
    await anna.tap("Arrange the table")
    await anna.drop()
    await bruno.until(lambda: bruno.has(GONE))
    await bruno.tap(GONE)
    await bruno.sees("Nobody else has to agree")
    await bruno.tap("Take it over")
    await bruno.sees("Bruno has the table in a minute")
    clock.passes(SECONDS)
    await bruno.sees("The table is yours to arrange now")
    # What stood over the old maker's screen goes with the right.
    await anna.reconnect()
    await anna.sees("This phone was gone")
    await anna.sees("Who is here?")


async def test_a_new_phone_gets_the_makers_seat_in_the_lobby(
    context: AppContext, clock: HandClock
) -> None:
    anna, bruno, carla, dave = await seated(context, 4)
    await anna.drop()
    new = await enter(context, f"/J/{code_of(bruno)}")
    await new.until(lambda: new.has("A phone is gone"))
    assert not new.has(GONE)
    await new.tap("A phone is gone")
    await new.sees("Two other players must agree, and the maker of the table")
    await new.tap("gone-0")
    await new.sees("You ask for Anna’s seat")
    for phone in (bruno, carla, dave):
        await phone.sees("Is that Anna?")
        await phone.sees("If you agree it gets the seat.")
        assert not phone.has(GONE)
    for phone in (bruno, carla):
        await phone.tap("move-agree")
    await new.sees("The seat of Anna moves in a minute")
    clock.passes(SECONDS)
    await new.sees("This phone holds the seat now")
    await new.sees("Anna · you")
    assert new.has("Arrange the table")
    await anna.reconnect()
    await anna.sees("Your seat has moved to another phone")
    assert not anna.has("Arrange the table")


async def test_nobody_is_offered_anything_while_all_phones_are_here(context: AppContext) -> None:
    anna, bruno, *_ = await seated(context, 4)
    watcher = await enter(context, f"/J/{code_of(anna)}")
    await watcher.sees("All seats are taken")
    for phone in (anna, bruno, watcher):
        assert not phone.has(GONE)
        assert not phone.has("A phone is gone")


def test_what_is_refused_is_a_sentence() -> None:
    for language in ("en", "es"):
        w = Words(language, FOLDERS, strict=True)
        for refused in (refusal.MakerHere(), refusal.NoSeatHere(), refusal.MoveUnderway()):
            assert w.say(refused)
