"""A phone witnesses a plain deal by codes: the screens of both, and of a deal that is doubted."""

import pytest

from companion.games import discover
from companion.handoff import text
from companion.session import offline_seat, stored
from companion.session.offline_seat import OfflineSeat
from companion.ui.app_context import AppContext
from tests.support.guest import MINUTE
from tests.support.live import registry_of
from tests.support.night_evening import host, set_places
from tests.support.offline import SEAT, code_on, phone_of, reads
from tests.support.phone import Phone
from tests.support.witnessed import has_share, hut, took


def sat(name: str) -> OfflineSeat:
    seat = offline_seat.sit(name, MINUTE)
    assert isinstance(seat, OfflineSeat)
    return seat


def seat_of(phone: Phone) -> OfflineSeat:
    found = stored.read(phone.storage[SEAT], discover())
    assert found is not None
    return found


async def deal_to(context: AppContext, seat: OfflineSeat) -> bytes:
    """The code of a deal at a table of its own, where that seat is read."""
    table = await hut(registry_of(context))
    table.phones[0] = seat
    for at in range(3):
        await table.is_read(at)
    return await table.deals()


async def test_the_last_phone_reads_the_promise_and_gives_its_share(context: AppContext) -> None:
    anna, bert, cleo, dana = await host(context), sat("Bert"), sat("Cleo"), sat("Dana")
    await set_places(anna, 4)
    await anna.tap("Add a player without a phone")
    await anna.type("name", "Anna")
    await anna.tap("sit-down")
    await anna.sees("Anna: one seat up")
    for seat in (bert, cleo):
        await anna.tap("Scan a phone without a network")
        await reads(anna, text.write(offline_seat.code(seat)))
        await anna.sees(f"{seat.name}: read.")
        await anna.tap("Arrange the table")
    await anna.sees("Nobody witnesses the deal yet")
    await anna.tap("Let a phone witness the deal")
    await anna.sees("The last phone reads this before you read its code")
    promise = code_on(anna)

    phone = await phone_of(context, dana)
    await phone.tap("Scan the deal")
    await reads(phone, promise)
    await phone.sees("Your seat’s code, with your share")
    await phone.sees("The promise is read")
    await anna.tap("Read its code")
    await reads(anna, code_on(phone))
    await anna.sees("Dana: read. Dana’s phone is the witness now.")
    await anna.sees("Dana’s phone is the witness of this deal.")
    await anna.tap("Done")
    await anna.tap("deal")
    await anna.sees("Hold to look")
    await anna.tap("Table")
    await anna.tap("More")
    await anna.tap("Show the code of the deal")
    deal = code_on(anna)
    await phone.tap("Scan the deal")
    await reads(phone, deal)
    await phone.sees("Hold to look")
    raw = text.read(deal)
    assert isinstance(raw, bytes)
    assert [has_share(took(s, raw)) for s in (bert, cleo)] == [True] * 2


@pytest.mark.parametrize("answer", ["ask-no", "ask-yes"])
async def test_another_deal_asks_before_it_puts_this_one_away(
    context: AppContext, answer: str
) -> None:
    seat = sat("Bert")
    mine, foreign = await deal_to(context, seat), await deal_to(context, seat)
    phone = await phone_of(context, took(seat, mine))
    await phone.tap("Table")
    await phone.tap("More")
    await phone.tap("Read a code")
    await reads(phone, text.write(foreign))
    await phone.sees("Another deal?")
    await phone.sees("your card, your notes and what was shown are gone")
    await phone.tap(answer)
    await phone.misses("Another deal?")
    await phone.until(lambda: seat_of(phone).deal == (mine if answer == "ask-no" else foreign))


async def test_after_the_end_the_next_deal_of_the_table_is_taken_unasked(
    context: AppContext,
) -> None:
    seat = sat("Bert")
    table = await hut(registry_of(context))
    table.phones[0] = seat
    for at in range(3):
        await table.is_read(at)
    seat = took(seat, await table.deals())
    await table.anna.session.end()
    seat = took(seat, table.table.ending)
    await table.anna.session.again()
    assert took(seat, deal := await table.deals()).deal == deal
