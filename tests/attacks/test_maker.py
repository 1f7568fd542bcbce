"""The maker of a table wants another's card: it takes the seat while the phone sleeps."""

import pytest

from companion.server.grace import SECONDS
from companion.server.registry import TableRegistry
from companion.session import moves
from companion.table.record import Carrier, Moved, record
from companion.table.refusal import MoveOver, NobodyToAgree, NotYourSeat
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import Guest, make_table, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")


async def playing(desk: TableRegistry, game: str, seats: int) -> list[Guest]:
    guests = await seat_all(await make_table(desk, seats, game), NAMES[:seats])
    await deal(guests)
    return guests


async def deal(guests: list[Guest]) -> None:
    assert await guests[0].visit.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)


async def sleeps(guest: Guest) -> None:
    guest.visit.leave()


async def another_browser(guest: Guest) -> Guest:
    """The maker opens the link once more where nothing is kept."""
    return await Guest(guest.desk, guest.code).come()


def was_moved(guest: Guest) -> bool:
    return any(isinstance(record(entry), Moved) for entry in guest.visit.entries)


async def test_of_two_the_maker_cannot_even_ask(desk: TableRegistry, clock: HandClock) -> None:
    maker, victim = await playing(desk, "microfilms", 2)
    await sleeps(victim)
    browser = await another_browser(maker)
    assert await moves.ask(browser.visit, 1) == NobodyToAgree()
    assert browser.visit.mine == ()
    assert await moves.ask(victim.visit, 0) is not None
    assert maker.visit.scene.table.move is None


async def test_nor_with_a_laptop_that_made_the_table_and_a_phone_that_sits(
    desk: TableRegistry,
) -> None:
    laptop = await make_table(desk, 2, "microfilms")
    guests = [await Guest(desk, laptop.code).come() for _ in range(2)]
    for guest, name in zip(guests, NAMES, strict=False):
        assert await guest.visit.sit(name) is None
    await deal(guests)
    await sleeps(guests[1])
    for thief in (laptop, await another_browser(laptop)):
        assert await moves.ask(thief.visit, 1) == NobodyToAgree()


async def test_nor_with_players_that_live_on_the_makers_phone(desk: TableRegistry) -> None:
    maker = await make_table(desk, 4)
    guests = await seat_all(maker, NAMES[:2])
    for name in NAMES[2:]:
        assert await maker.visit.sit(name, device=True) is None
    await deal(guests)
    await sleeps(guests[1])
    assert await moves.ask((await another_browser(maker)).visit, 1) == NobodyToAgree()


async def test_three_need_the_third(desk: TableRegistry, clock: HandClock) -> None:
    guests = await playing(desk, "microfilms", 3)
    await sleeps(guests[1])
    browser = await another_browser(guests[0])
    assert await moves.ask(browser.visit, 1) is None
    move = browser.visit.scene.table.move
    assert move is not None
    assert await moves.agree(guests[0].visit, move.number) is None
    assert await moves.agree(browser.visit, move.number) == NotYourSeat()
    assert clock.waiting == 0
    clock.passes(10 * SECONDS)
    assert not was_moved(guests[0])


async def test_a_laptop_that_made_the_table_and_asks_does_not_agree(
    desk: TableRegistry, clock: HandClock
) -> None:
    laptop = await make_table(desk, 4)
    guests = [await Guest(desk, laptop.code).come() for _ in NAMES]
    for guest, name in zip(guests, NAMES, strict=True):
        assert await guest.visit.sit(name) is None
    await deal(guests)
    await sleeps(guests[1])
    assert await moves.ask(laptop.visit, 1) is None
    move = laptop.visit.scene.table.move
    assert move is not None
    assert await moves.agree(laptop.visit, move.number) == NotYourSeat()
    for voter in (guests[0], guests[2]):
        assert await moves.agree(voter.visit, move.number) is None
    assert clock.waiting == 0


@pytest.mark.parametrize("agree_before", [1, 2, 3])
async def test_at_four_the_seat_stays_with_a_phone_that_has_come_back(
    desk: TableRegistry, clock: HandClock, agree_before: int
) -> None:
    """However many have agreed by then, and whatever the others press afterwards."""
    guests = await playing(desk, "secret_night", 4)
    victim = guests[1]
    await sleeps(victim)
    browser = await another_browser(guests[0])
    assert await moves.ask(browser.visit, 1) is None
    move = browser.visit.scene.table.move
    assert move is not None
    voters = [guests[0], guests[2], guests[3]]
    for voter in voters[:agree_before]:
        assert await moves.agree(voter.visit, move.number) is None
    back = await Guest(desk, victim.code, victim.memory).come()
    for voter in voters[agree_before:]:
        assert await moves.agree(voter.visit, move.number) in (None, MoveOver())
    await back.sees(lambda table: table.move is None)
    clock.passes(10 * SECONDS)
    assert not was_moved(back)
    assert back.visit.mine == (1,)
    assert browser.visit.mine == ()


async def test_of_two_the_deal_can_be_given_up_and_no_card_is_read(desk: TableRegistry) -> None:
    maker, victim = await playing(desk, "microfilms", 2)
    dealt = maker.visit.scene.table
    await sleeps(victim)
    assert await maker.visit.give_up() is None
    table = maker.visit.scene.table
    assert table.phase is Phase.LOBBY
    assert table.given_up is not None
    assert table.given_up.seat == 0
    assert (table.seed, table.opened) == (b"", ())
    assert live_of(maker.visit).secrets is None
    assert await live_of(maker.visit)._store.drawer(live_of(maker.visit).name) is None
    assert [seat.carrier for seat in table.seats] == [Carrier.PHONE] * 2
    back = await Guest(desk, victim.code, victim.memory).come()
    await deal([maker, back])
    again = maker.visit.scene.table
    assert again.given_up is None
    assert again.round == dealt.round + 1
    assert again.deal is not None
    assert dealt.deal is not None
    assert again.deal.commitment != dealt.deal.commitment
