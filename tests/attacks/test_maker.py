"""The maker of a table wants another's card: it takes the seat while the phone sleeps."""

import pytest

from companion.live.grace import SECONDS
from companion.live.registry import TableRegistry
from companion.session import moves
from companion.table.record import Carrier, Moved, record
from companion.table.refusal import MoveOver, NobodyToAgree, NotYourSeat
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import Guest, make_table, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")


async def playing(registry: TableRegistry, game: str, seats: int) -> list[Guest]:
    guests = await seat_all(await make_table(registry, seats, game), NAMES[:seats])
    await deal(guests)
    return guests


async def deal(guests: list[Guest]) -> None:
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)


async def sleeps(guest: Guest) -> None:
    guest.session.leave()


async def another_browser(guest: Guest) -> Guest:
    """The maker opens the link once more where nothing is kept."""
    return await Guest(guest.registry, guest.code).come()


def was_moved(guest: Guest) -> bool:
    return any(isinstance(record(entry), Moved) for entry in guest.session.entries)


async def test_of_two_the_maker_cannot_even_ask(registry: TableRegistry, clock: HandClock) -> None:
    maker, victim = await playing(registry, "microfilms", 2)
    await sleeps(victim)
    browser = await another_browser(maker)
    assert await moves.ask(browser.session, 1) == NobodyToAgree()
    assert browser.session.mine == ()
    assert await moves.ask(victim.session, 0) is not None
    assert maker.session.scene.table.move is None


async def test_nor_with_a_laptop_that_made_the_table_and_a_phone_that_sits(
    registry: TableRegistry,
) -> None:
    laptop = await make_table(registry, 2, "microfilms")
    guests = [await Guest(registry, laptop.code).come() for _ in range(2)]
    for guest, name in zip(guests, NAMES, strict=False):
        assert await guest.session.sit(name) is None
    await deal(guests)
    await sleeps(guests[1])
    for thief in (laptop, await another_browser(laptop)):
        assert await moves.ask(thief.session, 1) == NobodyToAgree()


async def test_nor_with_players_that_live_on_the_makers_phone(registry: TableRegistry) -> None:
    maker = await make_table(registry, 4)
    guests = await seat_all(maker, NAMES[:2])
    for name in NAMES[2:]:
        assert await maker.session.sit(name, device=True) is None
    await deal(guests)
    await sleeps(guests[1])
    assert await moves.ask((await another_browser(maker)).session, 1) == NobodyToAgree()


async def test_three_need_the_third(registry: TableRegistry, clock: HandClock) -> None:
    guests = await playing(registry, "microfilms", 3)
    await sleeps(guests[1])
    browser = await another_browser(guests[0])
    assert await moves.ask(browser.session, 1) is None
    move = browser.session.scene.table.move
    assert move is not None
    assert await moves.agree(guests[0].session, move.number) is None
    assert await moves.agree(browser.session, move.number) == NotYourSeat()
    assert clock.waiting == 0
    clock.passes(10 * SECONDS)
    assert not was_moved(guests[0])


async def test_a_laptop_that_made_the_table_and_asks_does_not_agree(
    registry: TableRegistry, clock: HandClock
) -> None:
    laptop = await make_table(registry, 4)
    guests = [await Guest(registry, laptop.code).come() for _ in NAMES]
    for guest, name in zip(guests, NAMES, strict=True):
        assert await guest.session.sit(name) is None
    await deal(guests)
    await sleeps(guests[1])
    assert await moves.ask(laptop.session, 1) is None
    move = laptop.session.scene.table.move
    assert move is not None
    assert await moves.agree(laptop.session, move.number) == NotYourSeat()
    for voter in (guests[0], guests[2]):
        assert await moves.agree(voter.session, move.number) is None
    assert clock.waiting == 0


@pytest.mark.parametrize("agree_before", [1, 2, 3])
async def test_at_four_the_seat_stays_with_a_phone_that_has_come_back(
    registry: TableRegistry, clock: HandClock, agree_before: int
) -> None:
    """However many have agreed by then, and whatever the others press afterwards."""
    guests = await playing(registry, "secret_night", 4)
    victim = guests[1]
    await sleeps(victim)
    browser = await another_browser(guests[0])
    assert await moves.ask(browser.session, 1) is None
    move = browser.session.scene.table.move
    assert move is not None
    voters = [guests[0], guests[2], guests[3]]
    for voter in voters[:agree_before]:
        assert await moves.agree(voter.session, move.number) is None
    back = await Guest(registry, victim.code, victim.memory).come()
    for voter in voters[agree_before:]:
        assert await moves.agree(voter.session, move.number) in (None, MoveOver())
    await back.sees(lambda table: table.move is None)
    clock.passes(10 * SECONDS)
    assert not was_moved(back)
    assert back.session.mine == (1,)
    assert browser.session.mine == ()


async def test_of_two_the_deal_can_be_given_up_and_no_card_is_read(registry: TableRegistry) -> None:
    maker, victim = await playing(registry, "microfilms", 2)
    dealt = maker.session.scene.table
    await sleeps(victim)
    assert await maker.session.give_up() is None
    table = maker.session.scene.table
    assert table.phase is Phase.LOBBY
    assert table.given_up is not None
    assert table.given_up.seat == 0
    assert (table.seed, table.opened) == (b"", ())
    assert live_of(maker.session).secrets is None
    assert await live_of(maker.session)._store.drawer(live_of(maker.session).name) is None
    assert [seat.carrier for seat in table.seats] == [Carrier.PHONE] * 2
    back = await Guest(registry, victim.code, victim.memory).come()
    await deal([maker, back])
    again = maker.session.scene.table
    assert again.given_up is None
    assert again.round == dealt.round + 1
    assert again.deal is not None
    assert dealt.deal is not None
    assert again.deal.commitment != dealt.deal.commitment
