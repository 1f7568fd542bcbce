"""The maker's phone is gone before a deal: seats move all the same, and the table is taken over."""

import asyncio
from pathlib import Path

import pytest

from companion.live.grace import SECONDS
from companion.live.registry import TableRegistry
from companion.session import moves, redeeming, rescue, taking_over
from companion.session.credentials import Credentials
from companion.session.refusals import StorageRefused
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
)
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import MINUTE, Guest, ends, make_table, open_registry, seat_all
from tests.support.live import all_know

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil")
EIGHT = "7KQ20PXM"

pytestmark = pytest.mark.usefixtures("form")


async def lobby(registry: TableRegistry, players: int = 5) -> list[Guest]:
    return await seat_all(await make_table(registry, players), NAMES[:players])


async def goes(guest: Guest) -> None:
    """The phone is gone: nobody tells it anything."""
    guest.session.leave()
    await all_know(guest.session)


async def back(guest: Guest) -> Guest:
    """The same phone opens the link once more."""
    return await Guest(guest.registry, guest.code, guest.memory).come()


async def watcher(guest: Guest) -> Guest:
    return await Guest(guest.registry, guest.code).come()


# --- a seat moves before the deal


async def agree(new: Guest, *voters: Guest) -> list[object]:
    move = new.session.scene.table.move
    assert move is not None
    return [await moves.agree(voter.session, move.number) for voter in voters]


async def asks(guests: list[Guest], seat: int = 1) -> Guest:
    """The phone of that seat is gone; a new one asks for it."""
    await goes(guests[seat])
    new = await watcher(guests[seat])
    assert await moves.ask(new.session, seat) is None
    return new


async def test_a_seat_moves_before_the_deal_and_is_dealt_to_with_its_new_phone(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(registry)
    new = await asks(guests)
    assert await agree(new, *guests[2:]) == [None, None, None]
    assert clock.waiting == 0
    assert await agree(new, guests[0]) == [None]
    clock.passes(SECONDS - 1)
    assert not new.session.mine
    clock.passes(1)
    await new.sees(lambda table: table.move is None)
    assert new.session.mine == (1,)
    old = await back(guests[1])
    assert (old.session.mine, old.session.moved) == ((), (1,))
    assert await guests[0].session.deal() is None
    await new.sees_phase(Phase.PLAYING)
    assert isinstance(new.session.hand(1), bytes)
    assert old.session.hand(1) == NotYourSeat()
    assert await ends(new, guests[0]) is None
    table = await guests[0].sees(lambda t: len(t.checked) == 5)
    assert all(fair for _, fair in table.checked)


async def test_while_the_maker_is_gone_as_well_two_others_are_enough(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(registry)
    await goes(guests[0])
    new = await asks(guests)
    assert await agree(new, guests[2]) == [None]
    assert clock.waiting == 0
    assert await agree(new, guests[3]) == [None]
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.session.mine == (1,)


async def test_a_maker_who_comes_back_in_the_minute_is_asked_too(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(registry)
    await goes(guests[0])
    new = await asks(guests)
    await agree(new, guests[2], guests[3])
    assert clock.waiting == 1
    maker = await back(guests[0])
    assert clock.waiting == 0
    assert new.session.scene.table.move is not None
    assert moves.asked(maker.session, maker.table) is not None
    assert await agree(new, maker) == [None]
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.session.mine == (1,)


async def test_when_the_maker_goes_nobody_waits_for_that_phone_any_more(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(registry)
    new = await asks(guests)
    await agree(new, guests[2], guests[3])
    assert clock.waiting == 0
    await goes(guests[0])
    assert clock.waiting == 1
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.session.mine == (1,)


async def test_the_makers_own_seat_is_asked_of_two_and_brings_the_right_along(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await lobby(registry)
    new = await asks(guests, 0)
    await agree(new, guests[1])
    assert clock.waiting == 0
    await agree(new, guests[3])
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert new.session.maker
    assert await new.session.order((4, 3, 2, 1, 0)) is None


async def test_where_too_few_are_left_no_seat_moves(registry: TableRegistry) -> None:
    guests = await seat_all(await make_table(registry, 4), NAMES[:3])
    await goes(guests[0])
    await goes(guests[1])
    new = await watcher(guests[1])
    assert await moves.ask(new.session, 1) == NobodyToAgree()
    assert await moves.ask(guests[2].session, 1) == SitsAlready()


# --- the table is taken over


async def wants(guest: Guest) -> int:
    """That phone's player asks for the table: the entry of the asking."""
    assert await taking_over.ask(guest.session) is None
    asked = guest.session.scene.table.takeover
    assert asked is not None
    return asked.number


async def takes_over(clock: HandClock, guest: Guest, *voters: Guest) -> None:
    """It asks, they agree, the minute passes."""
    number = await wants(guest)
    for voter in voters:
        assert await taking_over.agree(voter.session, number) is None
    clock.passes(SECONDS)
    await guest.sees(lambda table: table.takeover is None)
    assert guest.session.maker


async def test_a_player_takes_the_table_over_frees_the_makers_seat_and_deals(
    registry: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, emil = await lobby(registry)
    assert await bruno.session.free(0) == NotTheMaker()
    await goes(anna)
    number = await wants(bruno)
    assert await taking_over.agree(carla.session, number) is None
    assert await taking_over.agree(carla.session, number) is None  # twice is once
    assert clock.waiting == 0
    assert await taking_over.agree(dave.session, number) is None
    clock.passes(SECONDS - 1)
    assert not bruno.session.maker
    clock.passes(1)
    await bruno.sees(lambda table: table.takeover is None)
    assert bruno.session.maker
    assert await carla.session.free(0) == NotTheMaker()
    assert await bruno.session.free(0) is None
    assert await bruno.session.resize(4) is None
    assert await bruno.session.order((4, 3, 2, 1)) is None
    assert await bruno.session.deal() is None
    for guest in (bruno, carla, dave, emil):
        await guest.sees_phase(Phase.PLAYING)
    assert bruno.table.players == (4, 3, 2, 1)


async def test_after_again_the_absent_maker_is_not_dealt_in(
    registry: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, emil = await lobby(registry)
    assert await anna.session.deal() is None
    await bruno.sees_phase(Phase.PLAYING)
    await goes(anna)
    assert await taking_over.ask(bruno.session) == AfterTheDeal()
    assert await ends(bruno, carla) is None
    assert await taking_over.ask(bruno.session) == AfterTheDeal()
    assert await carla.session.again() is None
    assert await dave.session.again() is None
    await bruno.sees_phase(Phase.LOBBY)
    await takes_over(clock, bruno, carla, emil)
    assert await bruno.session.free(0) is None
    assert await bruno.session.resize(4) is None
    assert await dave.session.deal() is None
    table = await dave.sees_phase(Phase.PLAYING)
    assert table.players == (1, 2, 3, 4)
    assert table.taken is None


async def test_the_old_makers_phone_is_told_has_lost_the_right_and_keeps_its_seat(
    registry: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, _ = await lobby(registry)
    await goes(anna)
    await takes_over(clock, bruno, carla, dave)
    old = await back(anna)
    assert old.session.taken
    assert not old.session.maker
    assert (old.session.mine, old.session.moved) == ((0,), ())
    assert await old.session.order((4, 3, 2, 1, 0)) == NotTheMaker()
    assert await old.session.sit("Zoë", device=True) == NotTheMaker()
    while Credentials.read(old.memory).maker:
        await asyncio.sleep(0)
    again = await back(old)  # told once
    assert not again.session.taken
    assert again.session.mine == (0,)
    assert await bruno.session.deal() is None
    await again.sees_phase(Phase.PLAYING)
    assert isinstance(again.session.hand(0), bytes)


async def test_it_is_taken_back_in_the_same_way(registry: TableRegistry, clock: HandClock) -> None:
    anna, bruno, carla, dave, _ = await lobby(registry)
    await goes(anna)
    await takes_over(clock, bruno, carla, dave)
    anna = await back(anna)
    assert await taking_over.ask(anna.session) == MakerHere()
    await goes(bruno)
    await takes_over(clock, anna, carla, dave)
    assert not anna.session.taken
    assert (await back(bruno)).session.taken


async def test_of_two_the_one_who_is_left_takes_it_over_alone(
    registry: TableRegistry, clock: HandClock
) -> None:
    maker = await make_table(registry, 2, "microfilms")
    anna, bruno = await seat_all(maker, NAMES[:2])
    await goes(anna)
    await wants(bruno)
    clock.passes(SECONDS - 1)
    assert not bruno.session.maker
    clock.passes(1)
    await bruno.sees(lambda table: table.takeover is None)
    assert await bruno.session.free(0) is None
    new = await watcher(bruno)
    assert await new.session.sit("Carla") is None
    assert await bruno.session.deal() is None
    await new.sees_phase(Phase.PLAYING)


async def test_a_maker_without_a_seat_may_be_gone_as_well(
    registry: TableRegistry, clock: HandClock
) -> None:
    laptop = await make_table(registry, 4)
    anna = await watcher(laptop)
    assert await anna.session.sit("Anna") is None
    assert await taking_over.ask(anna.session) == MakerHere()
    await goes(laptop)
    await takes_over(clock, anna)
    assert (await back(laptop)).session.taken


async def test_the_makers_phone_that_comes_back_in_the_minute_keeps_the_table(
    registry: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, _ = await lobby(registry)
    await goes(anna)
    number = await wants(bruno)
    for voter in (carla, dave):
        assert await taking_over.agree(voter.session, number) is None
    clock.passes(SECONDS - 1)
    old = await back(anna)
    table = await bruno.sees(lambda table: table.takeover is None)
    assert table.back == (table.number, None)
    assert clock.waiting == 0
    clock.passes(SECONDS)
    assert old.session.maker
    assert not old.session.taken
    assert not bruno.session.maker


async def test_one_who_refuses_is_enough_and_who_asked_may_ask_again(
    registry: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, emil = await lobby(registry)
    await goes(anna)
    number = await wants(bruno)
    for voter in (carla, dave):
        assert await taking_over.agree(voter.session, number) is None
    assert clock.waiting == 1
    assert await taking_over.end(emil.session, number) is None
    assert clock.waiting == 0
    await all_know(bruno.session)
    number = await wants(bruno)
    assert await taking_over.end(bruno.session, number) is None
    await takes_over(clock, carla, dave, emil)
    assert not bruno.session.maker


async def test_who_may_not_is_told_and_keeps_nothing_by_it(registry: TableRegistry) -> None:
    anna, bruno, carla, _, _ = await lobby(registry)
    assert await taking_over.ask(bruno.session) == MakerHere()
    assert await taking_over.ask(anna.session) == MakerHere()
    assert Credentials.read(anna.memory).maker is not None
    await goes(anna)
    stranger = await watcher(anna)
    assert await taking_over.ask(stranger.session) == NoSeatHere()
    number = await wants(bruno)
    assert await taking_over.ask(carla.session) == MoveUnderway()
    for guest in (stranger, bruno):
        assert await taking_over.agree(guest.session, number) == NotYourSeat()
    assert await taking_over.end(stranger.session, number) == NotYourSeat()
    assert await moves.ask(stranger.session, 0) == MoveUnderway()
    for guest in (stranger, carla):
        assert Credentials.read(guest.memory).maker is None


async def test_a_phone_that_keeps_nothing_takes_no_table_over(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, *_ = await lobby(registry)
    await goes(anna)

    async def nothing(keeping: Credentials) -> bool:
        return False

    monkeypatch.setattr(bruno.session._kept, "save", nothing)
    assert await taking_over.ask(bruno.session) == StorageRefused()
    assert bruno.session.scene.table.takeover is None


async def test_after_a_restart_the_minute_begins_anew_and_the_log_is_read_as_it_was(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    registry, close = await open_registry(tmp_path, clock)
    anna, bruno, carla, dave, _ = await lobby(registry)
    await goes(anna)
    number = await wants(bruno)
    for voter in (carla, dave):
        assert await taking_over.agree(voter.session, number) is None
    clock.passes(SECONDS - 1)
    table = bruno.session.scene.table
    await close()
    clock = HandClock()
    registry, close = await open_registry(tmp_path, clock)
    asks = await Guest(registry, bruno.code, bruno.memory).come()
    assert asks.session.scene.table == table
    clock.passes(SECONDS - 1)
    assert not asks.session.maker
    clock.passes(1)
    await asks.sees(lambda table: table.takeover is None)
    assert asks.session.maker
    await close()


async def test_a_makers_rescue_code_from_before_brings_the_seat_alone(
    registry: TableRegistry, clock: HandClock
) -> None:
    anna, bruno, carla, dave, _ = await lobby(registry)
    made = rescue.of_table(anna.session.keeping, anna.table, anna.code, MINUTE)
    raw = rescue.seal(made, EIGHT)
    assert isinstance(raw, bytes)
    await goes(anna)
    await takes_over(clock, bruno, carla, dave)
    found = rescue.read(raw, EIGHT)
    assert isinstance(found, Rescue)
    new = await watcher(anna)
    assert await redeeming.redeem(new.session, found, MINUTE) is None
    assert new.session.mine == (0,)
    assert not new.session.maker


async def test_who_got_the_makers_seat_by_a_vote_loses_the_right_and_not_the_seat(
    registry: TableRegistry, clock: HandClock
) -> None:
    """There one key proves both."""
    guests = await lobby(registry)
    new = await asks(guests, 0)
    await agree(new, *guests[1:3])
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    await goes(new)
    await takes_over(clock, *guests[1:4])
    old = await back(new)
    assert old.session.taken
    assert old.session.mine == (0,)
    while Credentials.read(old.memory).maker:
        await asyncio.sleep(0)
    assert (await back(old)).session.mine == (0,)
