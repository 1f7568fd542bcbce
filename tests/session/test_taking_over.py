"""The maker's phone is gone before a deal: seats move all the same, and the table is taken over."""

import asyncio
from pathlib import Path

import pytest

from companion.server.grace import SECONDS
from companion.server.registry import TableRegistry
from companion.session import moves, redeeming, rescue, taking_over
from companion.session.credentials import Credentials
from companion.session.rescue import Rescue
from companion.table.refusal import (
    AfterTheDeal,
    MakerHere,
    MoveUnderway,
    NobodyToAgree,
    NoSeatHere,
    NotTheMaker,
    NotYourSeat,
    SitsAlready,
    StorageRefused,
)
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import MINUTE, Guest, make_table, open_desk, seat_all

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil")
EIGHT = "7KQ20PXM"


async def lobby(desk: TableRegistry, players: int = 5) -> list[Guest]:
    return await seat_all(await make_table(desk, players), NAMES[:players])


async def goes(guest: Guest) -> None:
    """The phone is gone: nobody tells it anything."""
    guest.visit.leave()
    await asyncio.sleep(0)


async def back(guest: Guest) -> Guest:
    """The same phone opens the link once more."""
    return await Guest(guest.desk, guest.code, guest.memory).come()


async def watcher(guest: Guest) -> Guest:
    return await Guest(guest.desk, guest.code).come()


# --- a seat moves before the deal


async def agree(new: Guest, *voters: Guest) -> list[object]:
    move = new.visit.scene.table.move
    assert move is not None
    return [await moves.agree(voter.visit, move.number) for voter in voters]


async def asks(guests: list[Guest], seat: int = 1) -> Guest:
    """The phone of that seat is gone; a new one asks for it."""
    await goes(guests[seat])
    new = await watcher(guests[seat])
    assert await moves.ask(new.visit, seat) is None
    return new


async def test_a_seat_moves_before_the_deal_and_is_dealt_to_with_its_new_phone(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(desk)
    new = await asks(guests)
    assert await agree(new, *guests[2:]) == [None, None, None]
    assert clock.waiting == 0
    assert await agree(new, guests[0]) == [None]
    clock.passes(SECONDS - 1)
    assert not new.visit.mine
    clock.passes(1)
    await new.sees(lambda table: table.move is None)
    assert new.visit.mine == (1,)
    old = await back(guests[1])
    assert (old.visit.mine, old.visit.moved) == ((), (1,))
    assert await guests[0].visit.deal() is None
    await new.sees_phase(Phase.PLAYING)
    assert isinstance(new.visit.hand(1), bytes)
    assert old.visit.hand(1) == NotYourSeat()
    assert await new.visit.end() is None
    table = await guests[0].sees(lambda t: len(t.checked) == 5)
    assert all(fair for _, fair in table.checked)


async def test_while_the_maker_is_gone_as_well_two_others_are_enough(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(desk)
    await goes(guests[0])
    new = await asks(guests)
    assert await agree(new, guests[2]) == [None]
    assert clock.waiting == 0
    assert await agree(new, guests[3]) == [None]
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.visit.mine == (1,)


async def test_a_maker_who_comes_back_in_the_minute_is_asked_too(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(desk)
    await goes(guests[0])
    new = await asks(guests)
    await agree(new, guests[2], guests[3])
    assert clock.waiting == 1
    maker = await back(guests[0])
    assert clock.waiting == 0
    assert new.visit.scene.table.move is not None
    assert moves.asked(maker.visit, maker.table) is not None
    assert await agree(new, maker) == [None]
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.visit.mine == (1,)


async def test_when_the_maker_goes_nobody_waits_for_that_phone_any_more(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(desk)
    new = await asks(guests)
    await agree(new, guests[2], guests[3])
    assert clock.waiting == 0
    await goes(guests[0])
    assert clock.waiting == 1
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.visit.mine == (1,)


async def test_the_makers_own_seat_is_asked_of_two_and_brings_the_right_along(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(desk)
    new = await asks(guests, 0)
    await agree(new, guests[1])
    assert clock.waiting == 0
    await agree(new, guests[3])
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.visit.maker
    assert await new.visit.order((4, 3, 2, 1, 0)) is None


async def test_where_too_few_are_left_no_seat_moves(desk: TableRegistry) -> None:
    guests = await seat_all(await make_table(desk, 4), NAMES[:3])
    await goes(guests[0])
    await goes(guests[1])
    new = await watcher(guests[1])
    assert await moves.ask(new.visit, 1) == NobodyToAgree()
    assert await moves.ask(guests[2].visit, 1) == SitsAlready()


# --- the table is taken over


async def wants(guest: Guest) -> int:
    """That phone's player asks for the table: the entry of the asking."""
    assert await taking_over.ask(guest.visit) is None
    asked = guest.visit.scene.table.takeover
    assert asked is not None
    return asked.number


async def takes_over(clock: HandClock, guest: Guest, *voters: Guest) -> None:
    """It asks, they agree, the minute passes."""
    number = await wants(guest)
    for voter in voters:
        assert await taking_over.agree(voter.visit, number) is None
    clock.passes(SECONDS)
    await guest.sees(lambda table: table.takeover is None)
    assert guest.visit.maker


async def test_a_player_takes_the_table_over_frees_the_makers_seat_and_deals(
    desk: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, emil = await lobby(desk)
    assert await bruno.visit.free(0) == NotTheMaker()
    await goes(anna)
    number = await wants(bruno)
    assert await taking_over.agree(carla.visit, number) is None
    assert await taking_over.agree(carla.visit, number) is None  # twice is once
    assert clock.waiting == 0
    assert await taking_over.agree(dave.visit, number) is None
    clock.passes(SECONDS - 1)
    assert not bruno.visit.maker
    clock.passes(1)
    await bruno.sees(lambda table: table.takeover is None)
    assert bruno.visit.maker
    assert await carla.visit.free(0) == NotTheMaker()
    assert await bruno.visit.free(0) is None
    assert await bruno.visit.resize(4) is None
    assert await bruno.visit.order((4, 3, 2, 1)) is None
    assert await bruno.visit.deal() is None
    for guest in (bruno, carla, dave, emil):
        await guest.sees_phase(Phase.PLAYING)
    assert bruno.table.players == (4, 3, 2, 1)


async def test_after_again_the_absent_maker_is_not_dealt_in(
    desk: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, emil = await lobby(desk)
    assert await anna.visit.deal() is None
    await bruno.sees_phase(Phase.PLAYING)
    await goes(anna)
    assert await taking_over.ask(bruno.visit) == AfterTheDeal()
    assert await bruno.visit.end() is None
    assert await taking_over.ask(bruno.visit) == AfterTheDeal()
    assert await carla.visit.again() is None
    await takes_over(clock, bruno, carla, emil)
    assert await bruno.visit.free(0) is None
    assert await bruno.visit.resize(4) is None
    assert await dave.visit.deal() is None
    table = await dave.sees_phase(Phase.PLAYING)
    assert table.players == (1, 2, 3, 4)
    assert table.taken is None


async def test_the_old_makers_phone_is_told_has_lost_the_right_and_keeps_its_seat(
    desk: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, _ = await lobby(desk)
    await goes(anna)
    await takes_over(clock, bruno, carla, dave)
    old = await back(anna)
    assert old.visit.taken
    assert not old.visit.maker
    assert (old.visit.mine, old.visit.moved) == ((0,), ())
    assert await old.visit.order((4, 3, 2, 1, 0)) == NotTheMaker()
    assert await old.visit.sit("Zoë", device=True) == NotTheMaker()
    while Credentials.read(old.memory).maker:
        await asyncio.sleep(0)
    again = await back(old)  # told once
    assert not again.visit.taken
    assert again.visit.mine == (0,)
    assert await bruno.visit.deal() is None
    await again.sees_phase(Phase.PLAYING)
    assert isinstance(again.visit.hand(0), bytes)


async def test_it_is_taken_back_in_the_same_way(desk: TableRegistry, clock: HandClock) -> None:
    anna, bruno, carla, dave, _ = await lobby(desk)
    await goes(anna)
    await takes_over(clock, bruno, carla, dave)
    anna = await back(anna)
    assert await taking_over.ask(anna.visit) == MakerHere()
    await goes(bruno)
    await takes_over(clock, anna, carla, dave)
    assert not anna.visit.taken
    assert (await back(bruno)).visit.taken


async def test_of_two_the_one_who_is_left_takes_it_over_alone(
    desk: TableRegistry, clock: HandClock
) -> None:
    maker = await make_table(desk, 2, "microfilms")
    anna, bruno = await seat_all(maker, NAMES[:2])
    await goes(anna)
    await wants(bruno)
    clock.passes(SECONDS - 1)
    assert not bruno.visit.maker
    clock.passes(1)
    await bruno.sees(lambda table: table.takeover is None)
    assert await bruno.visit.free(0) is None
    new = await watcher(bruno)
    assert await new.visit.sit("Carla") is None
    assert await bruno.visit.deal() is None
    await new.sees_phase(Phase.PLAYING)


async def test_a_maker_without_a_seat_may_be_gone_as_well(
    desk: TableRegistry, clock: HandClock
) -> None:
    laptop = await make_table(desk, 4)
    anna = await watcher(laptop)
    assert await anna.visit.sit("Anna") is None
    assert await taking_over.ask(anna.visit) == MakerHere()
    await goes(laptop)
    await takes_over(clock, anna)
    assert (await back(laptop)).visit.taken


async def test_the_makers_phone_that_comes_back_in_the_minute_keeps_the_table(
    desk: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, _ = await lobby(desk)
    await goes(anna)
    number = await wants(bruno)
    for voter in (carla, dave):
        assert await taking_over.agree(voter.visit, number) is None
    clock.passes(SECONDS - 1)
    old = await back(anna)
    table = await bruno.sees(lambda table: table.takeover is None)
    assert table.back == (table.number, None)
    assert clock.waiting == 0
    clock.passes(SECONDS)
    assert old.visit.maker
    assert not old.visit.taken
    assert not bruno.visit.maker


async def test_one_who_refuses_is_enough_and_who_asked_may_ask_again(
    desk: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, emil = await lobby(desk)
    await goes(anna)
    number = await wants(bruno)
    for voter in (carla, dave):
        assert await taking_over.agree(voter.visit, number) is None
    assert clock.waiting == 1
    assert await taking_over.end(emil.visit, number) is None
    assert clock.waiting == 0
    number = await wants(bruno)
    assert await taking_over.end(bruno.visit, number) is None
    await takes_over(clock, carla, dave, emil)
    assert not bruno.visit.maker


async def test_who_may_not_is_told_and_keeps_nothing_by_it(desk: TableRegistry) -> None:
    anna, bruno, carla, _, _ = await lobby(desk)
    assert await taking_over.ask(bruno.visit) == MakerHere()
    assert await taking_over.ask(anna.visit) == MakerHere()
    assert Credentials.read(anna.memory).maker is not None
    await goes(anna)
    stranger = await watcher(anna)
    assert await taking_over.ask(stranger.visit) == NoSeatHere()
    number = await wants(bruno)
    assert await taking_over.ask(carla.visit) == MoveUnderway()
    for guest in (stranger, bruno):
        assert await taking_over.agree(guest.visit, number) == NotYourSeat()
    assert await taking_over.end(stranger.visit, number) == NotYourSeat()
    assert await moves.ask(stranger.visit, 0) == MoveUnderway()
    for guest in (stranger, carla):
        assert Credentials.read(guest.memory).maker is None


async def test_a_phone_that_keeps_nothing_takes_no_table_over(
    desk: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, *_ = await lobby(desk)
    await goes(anna)

    async def nothing(keeping: Credentials) -> bool:
        return False

    monkeypatch.setattr(bruno.visit._kept, "save", nothing)
    assert await taking_over.ask(bruno.visit) == StorageRefused()
    assert bruno.visit.scene.table.takeover is None


async def test_after_a_restart_the_minute_begins_anew_and_the_log_is_read_as_it_was(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    desk, close = await open_desk(tmp_path, clock)
    anna, bruno, carla, dave, _ = await lobby(desk)
    await goes(anna)
    number = await wants(bruno)
    for voter in (carla, dave):
        assert await taking_over.agree(voter.visit, number) is None
    clock.passes(SECONDS - 1)
    table = bruno.visit.scene.table
    await close()
    clock = HandClock()
    desk, close = await open_desk(tmp_path, clock)
    asks = await Guest(desk, bruno.code, bruno.memory).come()
    assert asks.visit.scene.table == table
    clock.passes(SECONDS - 1)
    assert not asks.visit.maker
    clock.passes(1)
    await asks.sees(lambda table: table.takeover is None)
    assert asks.visit.maker
    await close()


async def test_a_makers_rescue_code_from_before_brings_the_seat_alone(
    desk: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, _ = await lobby(desk)
    made = rescue.of_table(anna.visit.keeping, anna.table, anna.code, MINUTE)
    raw = rescue.seal(made, EIGHT)
    assert isinstance(raw, bytes)
    await goes(anna)
    await takes_over(clock, bruno, carla, dave)
    found = rescue.read(raw, EIGHT)
    assert isinstance(found, Rescue)
    new = await watcher(anna)
    assert await redeeming.redeem(new.visit, found, MINUTE) is None
    assert new.visit.mine == (0,)
    assert not new.visit.maker


async def test_who_got_the_makers_seat_by_a_vote_loses_the_right_and_not_the_seat(
    desk: TableRegistry, clock: HandClock
) -> None:
    """There one key proves both."""
    guests = await lobby(desk)
    new = await asks(guests, 0)
    await agree(new, *guests[1:3])
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    await goes(new)
    await takes_over(clock, *guests[1:4])
    old = await back(new)
    assert old.visit.taken
    assert old.visit.mine == (0,)
    while Credentials.read(old.memory).maker:
        await asyncio.sleep(0)
    assert (await back(old)).visit.mine == (0,)
