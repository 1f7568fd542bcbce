"""A visitor: whoever has a link, no seat, and a page that does not do what ours does.

It sends far too much of everything. Its own line ends, or nothing happens; another phone acts in
the middle of it. What is counted here is work and what is kept; `tests/bench/fire_bench` prints
how long an act takes meanwhile.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import flet as ft
import pytest
from flet.messaging.protocol import MessageAction

from companion.drawing.answers import AnswerTooLong, Away
from companion.server import phone_session, saying
from tests.support.visitor import Evening, Phone, an_evening, change, event

TOO_MUCH = "This page sends far too much, so it was cut off. Load it again."
TOO_LONG = "That text is too long and was not taken."
MEGABYTE = "x" * 1_000_000


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    async with an_evening() as begun:
        yield begun


# --- events


async def test_ten_thousand_events_for_controls_that_are_not_there(evening: Evening) -> None:
    honest, visitor = await evening.phone(), await evening.phone()
    flood = asyncio.create_task(
        visitor.sends([event(1_000_000 + number) for number in range(10_000)])
    )
    await honest.acts()
    assert await visitor.wire.sentence() == TOO_MUCH
    assert await visitor.is_cut_off() == 1008
    await flood
    await honest.acts()


async def test_a_control_that_is_not_there_is_not_searched_for(evening: Evening) -> None:
    """What would be walked through is never looked at: the page's own views."""
    visitor = await evening.phone()
    looked: list[int] = []

    class Watched(ft.View):
        def __getattribute__(self, name: str) -> Any:
            if name == "controls":
                looked.append(1)
            return super().__getattribute__(name)

    session = visitor.page.session
    visitor.page.views.append(Watched())
    looked.clear()
    await session.dispatch_event(987_654, "click", None)
    assert not looked


async def test_ten_thousand_presses_of_a_button_that_is_there(evening: Evening) -> None:
    honest, visitor = await evening.phone(), await evening.phone()
    button = visitor.number(ft.Button)
    flood = asyncio.create_task(visitor.sends([event(button)] * 10_000))
    await honest.acts()
    done = evening.taps.count(visitor.page)
    assert await visitor.is_cut_off() == 1008
    await flood
    taken = evening.taps.count(visitor.page)
    assert done <= taken < 2 * phone_session.AT_ONCE  # and not ten thousand


async def test_a_page_cannot_say_that_it_has_connected_or_gone(evening: Evening) -> None:
    visitor = await evening.phone()
    heard: list[str] = []
    visitor.page.on_connect = lambda: heard.append("connect")
    visitor.page.on_close = lambda: heard.append("close")
    await visitor.sends([event(1, "connect"), event(1, "close"), event(1, "disconnect")])
    await visitor.acts()
    assert heard == []


# --- properties


async def test_sixty_properties_that_begin_with_an_underscore_are_not_kept(
    evening: Evening,
) -> None:
    honest, visitor = await evening.phone(), await evening.phone()
    field_, page = visitor.number(ft.TextField), visitor.page
    await visitor.sends([change(field_, **{f"_kept{n}": "x" * 4000}) for n in range(60)])
    await visitor.sends([change(1, **{f"_kept{n}": "x" * 4000}) for n in range(60)])
    await visitor.sends([change(1, media={f"_kept{n}": "x"}) for n in range(60)])
    await visitor.acts()
    assert not any("_kept" in name for name in vars(page.session.index[field_]))
    assert not any("_kept" in name for name in (*vars(page), *vars(page.media)))
    await visitor.sends([change(1, **{f"_large{n}": MEGABYTE}) for n in range(60)])
    assert await visitor.is_cut_off() == 1008
    assert not any("_large" in name for name in vars(page))
    await honest.acts()


@pytest.mark.parametrize(
    "props",
    [
        {"width": float("nan")},
        {"height": -1},
        {"width": 10.0**9},
        {"route": "/" + "x" * 10_000},
        {"title": "not the page's to say"},
        {"views": []},
        {"platform_brightness": "x" * 500},
    ],
    ids=str,
)
async def test_what_no_control_reads_and_what_is_no_size_is_dropped(
    evening: Evening, props: dict[str, Any]
) -> None:
    visitor = await evening.phone()
    before = {name: getattr(visitor.page, name) for name in props}
    await visitor.sends([change(1, **props)])
    await visitor.acts()
    assert {name: getattr(visitor.page, name) for name in props} == before


async def test_a_line_to_type_takes_a_text_and_not_a_book(evening: Evening) -> None:
    honest, visitor = await evening.phone(), await evening.phone()
    line = visitor.number(ft.TextField)
    await visitor.sends([change(line, value="Anna"), event(line, "change", "Anna")])
    for length in (phone_session.LONGEST_TEXT + 1, saying.MOST_TYPED, 500_000):
        long = "x" * length
        await visitor.sends([change(line, value=long), event(line, "change", "")])
        assert await visitor.wire.sentence() == TOO_LONG
    await visitor.acts()
    assert evening.typed[0] == "Anna"
    assert max(map(len, evening.typed)) <= 200
    await honest.acts()


@pytest.mark.parametrize("megabytes", [2, 10])
async def test_megabytes_in_one_message(evening: Evening, megabytes: int) -> None:
    honest, visitor = await evening.phone(), await evening.phone()
    line = visitor.number(ft.TextField)
    await visitor.sends([change(line, value=MEGABYTE * megabytes)] * 2)
    assert await visitor.is_cut_off() in (1008, 1009)
    await honest.acts()


async def test_a_large_message_is_plain_or_not_looked_at(evening: Evening) -> None:
    """Maps in maps cost far more to take apart than their bytes."""
    honest, visitor = await evening.phone(), await evening.phone()
    line = visitor.number(ft.TextField)
    await visitor.sends([change(line, value=[{}] * 20_000)])
    assert await visitor.is_cut_off() == 1003
    await honest.acts()


# --- what a page was asked


async def asked(evening: Evening, answer: Any) -> tuple[Any, Phone]:
    """A page is asked for what it keeps, and answers so: what the app gets, and the phone."""
    phone = await evening.phone()
    session = phone.page.session
    getting = asyncio.create_task(session.invoke_method(1, "get", {"key": "companion.seat"}))
    call = (await phone.wire.hears(MessageAction.INVOKE_METHOD))["call_id"]
    body = {"control_id": 1, "call_id": call, "result": answer, "error": None}
    await phone.sends([(MessageAction.INVOKE_METHOD, body)])
    await asyncio.wait({getting})
    return getting.exception() or getting.result(), phone


async def test_a_storage_of_megabytes_is_refused(evening: Evening) -> None:
    honest = await evening.phone()
    got, _ = await asked(evening, "what it keeps")
    assert got == "what it keeps"
    got, visitor = await asked(evening, MEGABYTE * 2)
    assert isinstance(got, AnswerTooLong)
    await visitor.acts()
    got, visitor = await asked(evening, MEGABYTE * 10)
    assert isinstance(got, Away)
    assert await visitor.is_cut_off() == 1009
    await honest.acts()


async def test_answers_that_nobody_waits_for_are_not_kept(evening: Evening) -> None:
    visitor = await evening.phone()
    session = visitor.page.session
    getting = asyncio.create_task(session.invoke_method(1, "take_picture", None))
    call = (await visitor.wire.hears(MessageAction.INVOKE_METHOD))["call_id"]
    getting.cancel()
    await asyncio.wait({getting})
    body = {"control_id": 1, "call_id": call, "result": b"x" * 100_000, "error": None}
    await visitor.sends([(MessageAction.INVOKE_METHOD, body)])
    await visitor.acts()
    kept = [value for name, value in vars(session).items() if isinstance(value, dict)]
    assert not any(b"x" * 100 in repr(value).encode() for value in kept)
