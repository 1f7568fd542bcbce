"""Venice by code alone: exchanges, demands, the absent agent, between phones without a server."""

import pytest

from companion.games import discover
from companion.games.venice import sheet_text
from companion.games.venice.rules.cards import segment_card
from companion.games.venice.rules.hand import Hand, dummy, unpack
from companion.games.venice.sheet import Column, Kind
from companion.session import offline_seat, stored
from companion.session.offline_seat import OfflineSeat
from companion.ui.app_context import AppContext
from tests.support.app import enter
from tests.support.guest import Guest
from tests.support.live import registry_of
from tests.support.offline import SEAT, code_on, dealt_by_code, phone_of, reads
from tests.support.phone import Phone

NAMES = ("Bruno", "Carla", "Dave", "Emil")
CARDS = ("Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa", "52", "11", "0", "29")


def hand(seat: OfflineSeat) -> Hand:
    held = offline_seat.hand(seat)
    assert isinstance(held, bytes)
    return unpack(held)


def columns(phone: Phone) -> tuple[Column, ...]:
    """The columns of the clue sheet that a phone keeps."""
    kept = stored.read(phone.storage[SEAT], discover())
    assert kept is not None
    return sheet_text.read(kept.sheet, 1).shown


def one_true(seat: OfflineSeat) -> tuple[int, int]:
    """The own identity and a segment that is not the own."""
    own = hand(seat)
    return own.identity, segment_card((own.segment + 1) % 4)


async def picks(phone: Phone, *cards: int) -> None:
    await phone.until(lambda: phone.has("card-0"))
    for card in cards:
        await phone.tap(f"card-{card}")


async def begins(phone: Phone, what: int, name: str) -> None:
    """Pass by code: whom to ask for what."""
    await phone.until(lambda: phone.has("Table"))
    await phone.tap("Table")
    await phone.tap("Pass by code")
    await phone.tap(f"exchange-{what}")
    await phone.until(lambda: phone.has(name))
    await phone.tap(name)


async def hears(phone: Phone, words: str) -> None:
    """A phone that was doing nothing reads what it is shown."""
    await phone.until(lambda: phone.has("Table"))
    await phone.tap("Table")
    await phone.tap("Pass by code")
    await phone.tap("Read a code that is shown to me")
    await reads(phone, words)


async def bruno_and_carla(context: AppContext) -> tuple[list[OfflineSeat], Phone, Phone]:
    _, seats = await dealt_by_code(registry_of(context), "venice", "Anna", NAMES[:3])
    return seats, await phone_of(context, seats[0]), await phone_of(context, seats[1])


async def test_an_exchange_by_three_codes_fills_both_sheets(context: AppContext) -> None:
    seats, bruno, carla = await bruno_and_carla(context)
    his, hers = one_true(seats[0]), one_true(seats[1])
    await begins(bruno, 0, "Carla")
    await bruno.tap("exchange-go")
    await picks(bruno, *his)
    await bruno.sees("Exactly one is true")
    await bruno.tap("lay")
    await bruno.sees("Code 1 of 3")

    await hears(carla, code_on(bruno))
    await carla.sees("Show cards to Bruno")
    await picks(carla, *hers)
    await carla.tap("lay")
    await carla.sees("Code 2 of 3")
    await bruno.tap("exchange-next")
    await reads(bruno, code_on(carla))
    await bruno.sees("Code 3 of 3")
    await carla.tap("exchange-next")
    await reads(carla, code_on(bruno))

    await carla.sees("What Bruno gave you")
    await bruno.tap("exchange-next")
    await bruno.sees("What Carla gave you")
    for phone, other, got, gave in ((bruno, 2, hers, his), (carla, 1, his, hers)):
        (column,) = columns(phone)
        assert (column.with_whom, column.got, column.gave) == (
            other,
            tuple(sorted(got)),
            tuple(sorted(gave)),
        )
        assert column.kind is Kind.PAIR
        assert not any(phone.shows(CARDS[card]) for card in got)
        await phone.hold("Hold to look")
        assert all(phone.shows(CARDS[card]) for card in got)
        await phone.release("thumb-zone")
        await phone.misses(CARDS[got[0]])


async def test_an_illegal_pair_never_becomes_a_code(context: AppContext) -> None:
    seats, bruno, _ = await bruno_and_carla(context)
    own = hand(seats[0])
    await begins(bruno, 0, "Carla")
    await bruno.tap("exchange-go")
    await picks(bruno, *own.blacks)
    await bruno.sees("Both cards are true")
    assert not bruno.has("lay")
    await picks(bruno, *own.blacks)
    others = [card for card in range(4) if card != own.identity][:2]
    await picks(bruno, *others)
    await bruno.sees("Neither card is true")
    assert not bruno.has("lay")


async def test_the_same_pair_is_not_shown_twice_to_one_agent(context: AppContext) -> None:
    seats, bruno, carla = await bruno_and_carla(context)
    his, hers = one_true(seats[0]), one_true(seats[1])
    await exchange(bruno, carla, his, hers)
    await begins(bruno, 0, "Carla")
    await bruno.tap("exchange-go")
    await picks(bruno, *his)
    await bruno.sees("the same pair before")
    assert not bruno.has("lay")


async def exchange(bruno: Phone, carla: Phone, his: tuple[int, int], hers: tuple[int, int]) -> None:
    """Bruno begins, Carla answers, both have seen."""
    await begins(bruno, 0, "Carla")
    await bruno.tap("exchange-go")
    await picks(bruno, *his)
    await bruno.tap("lay")
    await hears(carla, code_on(bruno))
    await picks(carla, *hers)
    await carla.tap("lay")
    await bruno.tap("exchange-next")
    await reads(bruno, code_on(carla))
    await carla.tap("exchange-next")
    await reads(carla, code_on(bruno))
    await bruno.tap("exchange-next")
    for phone in (bruno, carla):
        await phone.sees("Hold to look")
        await phone.tap("exchange-done")


async def test_a_demand_by_two_codes_shows_the_card_the_asked_agent_chose(
    context: AppContext,
) -> None:
    seats, bruno, carla = await bruno_and_carla(context)
    await begins(bruno, 1, "Carla")
    await bruno.tap("exchange-go")
    await bruno.sees("Code 1 of 2")
    await hears(carla, code_on(bruno))
    await carla.sees("Bruno demands a black card")
    await carla.tap("Identity")
    await carla.tap("lay")
    await carla.sees("Code 2 of 2")
    await bruno.tap("exchange-next")
    await reads(bruno, code_on(carla))
    await bruno.sees("What Carla gave you")
    await carla.tap("exchange-next")
    await carla.sees("Pass by code")
    own = hand(seats[1]).identity
    ((got,), (gave,)) = columns(bruno), columns(carla)
    assert (got.kind, got.got, got.gave) == (Kind.BLACK, (own,), ())
    assert (gave.kind, gave.got, gave.gave) == (Kind.BLACK, (), (own,))


async def test_the_absent_agent_is_seen_by_the_looker_alone(context: AppContext) -> None:
    dealer, seats = await dealt_by_code(registry_of(context), "venice", "Anna", NAMES[:2])
    bruno, carla = await phone_of(context, seats[0]), await phone_of(context, seats[1])
    await begins(bruno, 2, "Carla")
    await bruno.tap("Right: number")
    await bruno.tap("exchange-go")
    await hears(carla, code_on(bruno))
    await carla.sees("Code 2 of 2")  # her phone needs no choice: it gives its half
    await bruno.tap("exchange-next")
    await reads(bruno, code_on(carla))
    await bruno.sees("What Carla gave you")
    everybody = [
        (0, dealer.session.hand(0)),
        *((n + 1, offline_seat.hand(s)) for n, s in enumerate(seats)),
    ]
    _, segment = dummy(tuple((n, unpack(h)) for n, h in everybody if isinstance(h, bytes)))
    (column,) = columns(bruno)
    assert (column.kind, column.got) == (Kind.LOOK, (segment_card(segment),))
    assert columns(carla) == ()


async def test_the_dealers_own_phone_passes_by_code_to_seats_without_a_server(
    context: AppContext,
) -> None:
    dealer, seats = await dealt_by_code(registry_of(context), "venice", "Anna", NAMES[:3])
    anna, bruno = await at_the_table(context, dealer), await phone_of(context, seats[0])
    own = dealer.session.hand(0)
    assert isinstance(own, bytes)
    await anna.tap("Table")
    await anna.tap("More")
    await anna.tap("Pass something by code")
    await anna.tap("exchange-1")
    await anna.until(lambda: anna.has("exchange-go"))
    await anna.tap("exchange-go")
    await anna.sees("Code 1 of 2")
    await hears(bruno, code_on(anna))
    await bruno.tap("Number")
    await bruno.tap("lay")
    await anna.tap("exchange-next")
    await reads(anna, code_on(bruno))
    await anna.sees("What Bruno gave you")
    await anna.hold("Hold to look")
    assert anna.shows(CARDS[hand(seats[0]).blacks[1]])


async def at_the_table(context: AppContext, guest: Guest) -> Phone:
    """The phone of a guest at its table."""
    kept: dict[str, object] = {f"companion.table.{guest.code}": guest.memory}
    return await enter(context, f"/J/{guest.code}", storage=kept)


async def test_a_reload_in_the_middle_goes_on_where_it_was(context: AppContext) -> None:
    seats, bruno, carla = await bruno_and_carla(context)
    await begins(bruno, 0, "Carla")
    await bruno.tap("exchange-go")
    await picks(bruno, *one_true(seats[0]))
    await bruno.tap("lay")
    first = code_on(bruno)
    await bruno.close()
    again = await phone_of(context, stored.read(bruno.storage[SEAT], discover()) or seats[0])
    await again.tap("Table")
    await again.tap("Pass by code")
    await again.sees("Code 1 of 3")
    assert code_on(again) == first
    await hears(carla, first)
    await carla.sees("Show cards to Bruno")


async def test_what_is_foreign_old_or_for_others_gets_its_sentence(context: AppContext) -> None:
    seats, bruno, carla = await bruno_and_carla(context)
    dave = await phone_of(context, seats[2])
    await begins(bruno, 1, "Carla")
    await bruno.tap("exchange-go")
    ask = code_on(bruno)
    await hears(dave, ask)
    await dave.sees("This code is meant for another seat")
    await bruno.tap("exchange-next")
    await reads(bruno, ask)
    await bruno.sees("own code")
    _, others = await dealt_by_code(registry_of(context), "venice", "Zoë", NAMES[:3])
    stranger = await phone_of(context, others[1])
    await hears(stranger, ask)
    await stranger.sees("another game")
    await hears(carla, ask)
    await carla.sees("demands a black card")


async def test_the_clue_sheet_opens_on_a_phone_without_a_server(context: AppContext) -> None:
    _, bruno, _ = await bruno_and_carla(context)
    await bruno.tap("Table")
    await bruno.tap("clues")
    await bruno.tap("sheet-open")
    await bruno.sees("Meetings")
    await bruno.tap("sheet-new")
    await bruno.tap("got-4")
    await bruno.tap("got-1")
    await bruno.tap("column-keep")
    await bruno.until(lambda: bool(columns(bruno)))
    assert columns(bruno)[0].got == (1, 4)


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (1024, 768)])
async def test_every_step_is_drawn_on_every_size(
    context: AppContext, size: tuple[int, int]
) -> None:
    seats, _, carla = await bruno_and_carla(context)
    phone = await phone_of(context, seats[0], *size)
    await phone.tap("Table")
    await phone.tap("Pass by code")
    for place in range(2):
        await phone.tap(f"exchange-{place}")
        await phone.until(lambda: phone.has("exchange-go"))
        await phone.tap("Back")
    await phone.tap("exchange-1")
    await phone.until(lambda: phone.has("Carla"))
    await phone.tap("Carla")
    await phone.tap("exchange-go")
    await phone.sees("Code 1 of 2")
    await phone.tap("Stop passing this")
    await phone.until(lambda: phone.has("Pass by code"))
    assert carla.crashes == phone.crashes == []
