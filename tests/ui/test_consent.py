"""A look beyond what the rules gave: one phone is asked, all read the wish and what was decided."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.games.venice.rules.cards import Side
from companion.games.venice.rules.talks import LookAtDummy
from companion.session import exchange_by_log as by_log
from companion.ui.app_context import AppContext
from tests.support import venice_evening
from tests.support.app import code_of, enter, open_app
from tests.support.venice_evening import Evening

WISH = "Anna wants to look at the absent agent’s left card."


@pytest.fixture
async def context(tmp_path: Path) -> AsyncIterator[AppContext]:
    async with open_app(tmp_path) as opened:
        yield opened


async def wished(context: AppContext) -> Evening:
    """By hand Anna has met the absent agent, and asks; Bruno's phone holds the half she needs."""
    evening = await venice_evening.dealt(context, 3)
    await evening.on_the_table()
    await evening.lie(0, 1, 2, 0, 3)
    anna, table = evening.session(0), evening.room.table
    ask = LookAtDummy(1, Side.LEFT, table.state.pending[0].number)
    assert await by_log.ask(anna, 0, 1, ask, "look", table.changed) is None
    return evening


async def test_the_asked_phone_alone_has_the_two_buttons_and_all_read_the_wish(
    context: AppContext,
) -> None:
    evening = await wished(context)
    anna, bruno, carla = evening.phones
    await bruno.until(lambda: bruno.has("consent-yes"))
    assert bruno.shows(WISH)
    assert bruno.shows("something was set by hand")
    for other in (anna, carla):
        await other.sees(WISH)
        assert not other.has("consent-yes")
        await other.tap("Log")
        await other.sees(f"{WISH} The rules alone did not give this look.")


async def test_who_does_not_show_is_read_by_all_and_the_card_stays_empty(
    context: AppContext,
) -> None:
    evening = await wished(context)
    anna, bruno, carla = evening.phones
    await anna.tap("Mine")
    await anna.tap("Bruno")
    await anna.sees("Bruno’s phone has not answered yet")
    await bruno.until(lambda: bruno.has("consent-no"))
    await bruno.tap("consent-no")
    await carla.sees("Bruno did not show it.")
    await anna.sees("Bruno did not show it.")
    assert not bruno.has("consent-no")
    await anna.hold("thumb-zone")
    assert not anna.shows("Agent X")
    await anna.release("thumb-zone")
    await carla.tap("Log")
    await carla.sees("Bruno did not show it.")


async def test_who_shows_it_shows_it_to_the_one_who_asked(context: AppContext) -> None:
    evening = await wished(context)
    anna, bruno, carla = evening.phones
    await bruno.until(lambda: bruno.has("consent-yes"))
    await bruno.tap("consent-yes")
    await carla.sees("Bruno agreed and showed it.")
    question = evening.room.table.questions[0]
    assert isinstance(by_log.answer(evening.session(0), question), bytes)
    assert not isinstance(by_log.answer(evening.session(2), question), bytes)
    await anna.tap("Mine")
    await anna.tap("Bruno")
    await anna.sees("What you saw of Bruno is covered")


async def test_a_phone_that_comes_back_is_asked_still_and_in_its_own_language(
    context: AppContext,
) -> None:
    evening = await wished(context)
    bruno = evening.phones[1]
    await bruno.until(lambda: bruno.has("consent-yes"))
    await bruno.close()
    back = await enter(context, f"/J/{code_of(bruno)}", language="es", storage=bruno.storage)
    await back.until(lambda: back.has("consent-no"))
    await back.tap("consent-no")
    await evening.phones[2].sees("Bruno did not show it.")
