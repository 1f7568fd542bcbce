"""A seat goes on with another phone: by its rescue code, without a server too, or by agreement."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from companion.handoff import backup, parts
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import known
from companion.handoff.refusals import Damaged, OldCode, WrongLetters
from companion.live.grace import SECONDS
from companion.live.registry import TableRegistry
from companion.session import dealing, moves, offline_seat, redeeming, rescue
from companion.session.credentials import Credential, Credentials
from companion.session.incoming import LIMIT
from companion.session.refusals import DrawerClosed, OwnCode, RescueTooLong, StorageRefused
from companion.session.rescue import OfflineRescue, Rescue
from companion.table.record import Moved, Rescued, record
from companion.table.refusal import (
    MoveOver,
    MoveUnderway,
    NoSuchSeat,
    NotYourSeat,
    PhoneHere,
    RescueSpent,
    SitsAlready,
)
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import MINUTE, Guest, make_table, open_registry, seat_all
from tests.support.live import all_know, live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")
EIGHT = "7KQ20PXM"

pytestmark = pytest.mark.usefixtures("form")


async def lobby(registry: TableRegistry) -> list[Guest]:
    return await seat_all(await make_table(registry, 4), NAMES)


async def playing(registry: TableRegistry) -> list[Guest]:
    guests = await lobby(registry)
    await deal(guests)
    return guests


async def deal(guests: list[Guest]) -> None:
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)


def made_by(guest: Guest, now: int = MINUTE) -> bytes:
    found = rescue.of_table(guest.session.keeping, guest.table, guest.code, now)
    raw = rescue.seal(found, EIGHT)
    assert isinstance(raw, bytes)
    return raw


async def redeemed(raw: bytes, registry: TableRegistry, now: int = MINUTE) -> tuple[Guest, object]:
    """A new phone that opens a rescue code, and what refuses it."""
    found = rescue.read(raw, EIGHT)
    assert isinstance(found, Rescue)
    guest = await Guest(registry, found.code).come()
    return guest, await redeeming.redeem(guest.session, found, now)


async def lost(guest: Guest) -> None:
    """The phone is gone: nobody tells it anything."""
    guest.session.leave()
    await all_know(guest.session)


def seats(guest: Guest) -> tuple[int, ...]:
    return guest.session.mine


def hand(guest: Guest, seat: int) -> object:
    return guest.session.hand(seat)


# --- the code


async def test_a_rescue_code_brings_link_seat_and_token_across(registry: TableRegistry) -> None:
    guests = await playing(registry)
    raw = made_by(guests[1])
    assert len(raw) < 150  # one code of a low version
    found = rescue.read(raw, "7kq2-opxm")
    assert isinstance(found, Rescue)
    assert (found.code, found.seats, found.maker) == (
        guests[1].code,
        guests[1].session.keeping.seats,
        None,
    )
    assert rescue.read(raw, "00000000") == WrongLetters()


async def test_nothing_secret_is_in_the_code_or_in_what_python_prints(
    registry: TableRegistry,
) -> None:
    guest = (await playing(registry))[0]
    found = rescue.read(made_by(guest), EIGHT)
    assert isinstance(found, Rescue)
    for held in (*guest.session.keeping.seats, guest.session.keeping.maker):
        assert held is not None
        for secret in (held.key.seed, held.token):
            assert secret not in made_by(guest)
            assert secret.hex() not in repr(found)
            assert repr(secret) not in repr(found)


@pytest.mark.parametrize(
    "content",
    [b"", b"\x01", b"\x01\x10", b"\x01\x02AB\x00", b"\x01\x02AB\x00" + bytes(47), b"\x02", b"\x03"],
)
def test_strange_content_is_damaged(content: bytes) -> None:
    header = Header(Kind.BACKUP, GameId.fresh(MINUTE), 0, EVERYONE)
    assert rescue.read(backup.seal(header, EIGHT, content), EIGHT) == Damaged()


# --- at a table


async def test_the_new_phone_has_seat_role_and_notes_and_the_old_one_nothing(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    old = guests[1]
    card = hand(old, 1)
    assert await old.session.write_line(1, "suspects", "Carla") is None
    new, refused = await redeemed(made_by(old), registry)
    assert refused is None
    assert seats(new) == (1,)
    assert hand(new, 1) == card
    assert await new.session.sheet(1) == {"suspects": "Carla"}
    assert isinstance(record(new.session.entries[-1]), Rescued)

    await old.sees(lambda table: table.left != ())
    assert seats(old) == ()
    assert old.session.moved == (1,)
    assert hand(old, 1) == NotYourSeat()
    assert await old.session.sheet(1) == {}
    while Credentials.read(old.memory).seats:
        await asyncio.sleep(0)
    assert new.session.moved == ()


async def test_an_old_phone_that_comes_back_later_is_told_then(registry: TableRegistry) -> None:
    guests = await playing(registry)
    old = guests[2]
    await lost(old)
    await redeemed(made_by(old), registry)
    back = await Guest(registry, old.code, old.memory).come()
    assert seats(back) == ()
    assert back.session.moved == (2,)
    while Credentials.read(back.memory).seats:
        await asyncio.sleep(0)
    assert (await Guest(registry, old.code, back.memory).come()).session.moved == ()


async def test_a_rescue_is_good_once(registry: TableRegistry) -> None:
    guests = await playing(registry)
    raw = made_by(guests[1])
    first, refused = await redeemed(raw, registry)
    assert refused is None
    second, refused = await redeemed(raw, registry)
    assert refused == RescueSpent()
    assert seats(second) == ()
    assert Credentials.read(second.memory).seats == ()
    assert seats(first) == (1,)


async def test_two_phones_at_the_same_moment_get_one_seat_between_them(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    raw = made_by(guests[1])
    both = await asyncio.gather(redeemed(raw, registry), redeemed(raw, registry))
    assert sorted(len(guest.session.mine) for guest, _ in both) == [0, 1]
    assert {type(refused) for _, refused in both} == {type(None), RescueSpent}


async def test_a_rescue_made_before_the_deal_is_good_after_it(registry: TableRegistry) -> None:
    guests = await lobby(registry)
    raw = made_by(guests[1])
    await deal(guests)
    new, refused = await redeemed(raw, registry)
    assert refused is None
    assert isinstance(hand(new, 1), bytes)


async def test_a_rescue_of_last_week_is_old_but_not_while_its_game_goes_on(
    registry: TableRegistry,
) -> None:
    guests = await lobby(registry)
    before = made_by(guests[1])
    await deal(guests)
    _, refused = await redeemed(before, registry, MINUTE + LIMIT + 1)
    assert refused == OldCode(LIMIT + 1)
    _, refused = await redeemed(made_by(guests[1]), registry, MINUTE + 7 * 24 * 60)
    assert refused is None


async def test_the_makers_rescue_brings_the_right_of_the_maker(registry: TableRegistry) -> None:
    guests = await playing(registry)
    old = guests[0]
    assert await old.session.sit("Zoë", device=True) is not None  # the table is full
    new, refused = await redeemed(made_by(old), registry)
    assert refused is None
    assert new.session.maker
    assert not old.session.maker
    assert await new.session.end() is None
    assert await new.session.again() is None
    assert await new.session.resize(5) is None
    assert await new.session.sit("Zoë", device=True) is None


async def test_a_phone_with_a_seat_here_keeps_it(registry: TableRegistry) -> None:
    guests = await playing(registry)
    found = rescue.read(made_by(guests[1]), EIGHT)
    assert isinstance(found, Rescue)
    assert await redeeming.redeem(guests[2].session, found, MINUTE) == SitsAlready()
    assert await redeeming.redeem(guests[1].session, found, MINUTE) == OwnCode()
    assert guests[1].session.mine == (1,)


async def test_a_phone_that_keeps_nothing_takes_no_seat(registry: TableRegistry) -> None:
    guests = await playing(registry)
    found = rescue.read(made_by(guests[1]), EIGHT)
    assert isinstance(found, Rescue)
    new = Guest(registry, found.code)

    async def nothing(keeping: Credentials) -> bool:
        return False

    new._save = nothing  # type: ignore[method-assign]
    await new.come()
    assert await redeeming.redeem(new.session, found, MINUTE) == StorageRefused()
    assert guests[1].session.mine == (1,)


async def test_undo_does_not_take_a_rescue_back(registry: TableRegistry) -> None:
    guests = await playing(registry)
    new, _ = await redeemed(made_by(guests[1]), registry)
    table = new.session.scene.table
    assert await new.session.take_back("tap", table.changed) is not None
    assert seats(new) == (1,)


async def test_the_seat_of_a_rescued_phone_is_audited_as_ever(registry: TableRegistry) -> None:
    guests = await playing(registry)
    new, _ = await redeemed(made_by(guests[1]), registry)
    assert await new.session.open(1) is None
    assert await guests[0].session.end() is None
    table = await guests[0].sees(lambda t: len(t.checked) == 4)
    assert all(fair for _, fair in table.checked)


# --- without a server


def test_a_seat_without_a_server_comes_across_whole() -> None:
    sat = offline_seat.sit("Zoë", MINUTE)
    assert isinstance(sat, offline_seat.OfflineSeat)
    seat = offline_seat.write(sat, {"notes": "the cook?"})
    assert isinstance(seat, offline_seat.OfflineSeat)
    raw = rescue.seal(rescue.of_offline(seat), EIGHT)
    assert isinstance(raw, bytes)
    found = rescue.read(raw, EIGHT)
    assert isinstance(found, OfflineRescue)
    assert found.seat == seat
    assert rescue.refuse(found, None, MINUTE) is None
    assert isinstance(rescue.refuse(found, None, MINUTE + LIMIT + 1), OldCode)


def test_what_one_picture_does_not_hold_goes_across_in_parts() -> None:
    sat = offline_seat.sit("Zoë", MINUTE)
    assert isinstance(sat, offline_seat.OfflineSeat)
    noise = random.Random(7)
    notes = {f"about-{seat}": f"thief {noise.random()}" for seat in range(6)}
    seat = replace(sat, deal=noise.randbytes(330), end=noise.randbytes(330), sheet=notes)
    raw = rescue.seal(rescue.of_offline(seat), EIGHT)
    assert isinstance(raw, bytes)
    shown = parts.cut(raw)
    assert 1 < len(shown) <= parts.MOST
    gathered = parts.Gathering()
    for part in noise.sample(shown, len(shown)):
        found = parts.take(gathered, known(part))
        assert isinstance(found, parts.Gathering)
        gathered = found
    whole = parts.finish(gathered)
    assert isinstance(whole, bytes)
    found_again = rescue.read(whole, EIGHT)
    assert isinstance(found_again, OfflineRescue)
    assert found_again.seat == seat


def test_too_much_is_said_and_not_cut() -> None:
    sat = offline_seat.sit("Zoë", MINUTE)
    assert isinstance(sat, offline_seat.OfflineSeat)
    noise = "".join(Credential.fresh().token.hex() for _ in range(400))
    assert (
        rescue.seal(rescue.of_offline(replace(sat, sheet={"n": noise})), EIGHT) == RescueTooLong()
    )


# --- by agreement


async def asking(guests: list[Guest], seat: int = 1) -> Guest:
    """The phone of that seat is gone; a new one asks for it."""
    old = next(guest for guest in guests if seat in guest.session.mine)
    await lost(old)
    new = await Guest(old.registry, old.code).come()
    assert await moves.ask(new.session, seat) is None
    return new


def asked(guest: Guest) -> int:
    move = guest.session.scene.table.move
    assert move is not None
    return move.number


async def agreed(new: Guest, *voters: Guest) -> list[object]:
    number = asked(new)
    return [await moves.agree(voter.session, number) for voter in voters]


async def moved(clock: HandClock, new: Guest, *voters: Guest) -> None:
    """They agree, the minute passes, and the phone that asked has the seat."""
    seat = new.session.scene.table.move
    assert seat is not None
    assert set(await agreed(new, *voters)) == {None}
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert seat.seat in new.session.mine


async def test_the_maker_and_two_others_move_a_seat(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    old = guests[1]
    card = hand(old, 1)
    assert await old.session.write_line(1, "suspects", "Carla") is None
    new = await asking(guests)
    assert await agreed(new, guests[0], guests[2]) == [None, None]
    assert seats(new) == ()
    assert await agreed(new, guests[2]) == [None]  # twice is once
    assert seats(new) == ()
    assert clock.waiting == 0
    assert await agreed(new, guests[3]) == [None]
    clock.passes(SECONDS - 1)
    assert seats(new) == ()
    clock.passes(1)
    await new.sees(lambda table: table.move is None)
    assert seats(new) == (1,)
    assert hand(new, 1) == card
    assert await new.session.sheet(1) == {}  # the old phone's notes are lost
    assert isinstance(record(new.session.entries[-1]), Moved)

    back = await Guest(registry, old.code, old.memory).come()
    assert seats(back) == ()
    assert back.session.moved == (1,)
    assert hand(back, 1) == NotYourSeat()


async def test_a_moved_seat_looks_opens_checks_and_the_deal_still_comes_out(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    assert await new.session.look(1) is None
    assert await new.session.open(1) is None
    assert dict(guests[0].session.scene.table.opened)[1] == hand(new, 1)
    assert await guests[0].session.end() is None
    table = await new.sees(lambda t: len(t.checked) == 4)
    assert dict(table.checked) == dict.fromkeys(range(4), True)
    assert dealing.fair(new.session.game, table)


async def test_no_other_phone_reads_what_was_sealed_anew(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    old_key = guests[1].session.keeping.seats[0].key
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    table = new.session.scene.table
    strangers = [old_key, *(guest.session.keeping.seats[0].key for guest in (guests[0], guests[2]))]
    for key in strangers:
        assert not isinstance(dealing.hand(table, 1, key), bytes)


async def test_a_seat_moves_twice_and_is_audited_by_the_first_key(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    card = hand(guests[1], 1)
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    third = await asking([new, *guests])
    await moved(clock, third, guests[0], guests[2], guests[3])
    assert hand(third, 1) == card
    assert seats(await Guest(registry, new.code, new.memory).come()) == ()
    assert await guests[0].session.end() is None
    table = await third.sees(lambda t: len(t.checked) == 4)
    assert all(fair for _, fair in table.checked)


async def test_the_makers_own_seat_is_moved_by_the_three_others_with_its_right(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    card = hand(guests[0], 0)
    new = await asking(guests, 0)
    assert await agreed(new, guests[1], guests[2]) == [None, None]
    assert clock.waiting == 0
    await moved(clock, new, guests[3])
    assert seats(new) == (0,)
    assert hand(new, 0) == card
    assert new.session.maker
    back = await Guest(registry, guests[0].code, guests[0].memory).come()
    assert not back.session.maker


async def test_one_refusal_is_enough_and_the_phone_keeps_nothing_by_it(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2])
    assert await moves.end(guests[3].session, asked(new)) is None
    await all_know(new.session)
    assert new.session.scene.table.move is None
    assert await moves.agree(guests[3].session, 1) == MoveOver()
    assert seats(new) == ()


async def test_a_phone_that_is_here_cannot_be_asked_away(registry: TableRegistry) -> None:
    guests = await playing(registry)
    stranger = await Guest(registry, guests[0].code).come()
    assert await moves.ask(stranger.session, 1) == PhoneHere("Bruno")
    assert await moves.ask(stranger.session, 7) == NoSuchSeat()
    assert stranger.session.scene.table.move is None


async def test_who_comes_back_before_all_agree_keeps_the_seat(registry: TableRegistry) -> None:
    guests = await playing(registry)
    old = guests[1]
    new = await asking(guests)
    number = asked(new)
    await agreed(new, guests[0], guests[2])
    back = await Guest(registry, old.code, old.memory).come()
    table = await back.sees(lambda table: table.move is None)
    assert table.back is not None
    assert back.session.since < table.back[0]
    assert await moves.agree(guests[3].session, number) == MoveOver()
    assert seats(back) == (1,)
    assert seats(new) == ()


async def test_who_comes_back_in_the_minute_keeps_the_seat(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    old = guests[1]
    new = await asking(guests)
    await agreed(new, guests[0], guests[2], guests[3])
    clock.passes(SECONDS - 1)
    back = await Guest(registry, old.code, old.memory).come()
    await back.sees(lambda table: table.move is None)
    assert clock.waiting == 0
    clock.passes(SECONDS)
    assert seats(back) == (1,)
    assert seats(new) == ()
    assert isinstance(hand(back, 1), bytes)


async def test_one_of_those_who_agreed_may_refuse_in_the_minute(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2], guests[3])
    assert await moves.end(guests[2].session, asked(new)) is None
    assert clock.waiting == 0
    assert seats(new) == ()


async def test_strangers_and_the_seat_itself_have_no_voice(registry: TableRegistry) -> None:
    guests = await playing(registry)
    old = guests[1]
    new = await asking(guests)
    number = asked(new)
    stranger = await Guest(registry, old.code).come()
    for guest in (stranger, new):
        assert await moves.agree(guest.session, number) == NotYourSeat()
    assert await moves.end(stranger.session, number) == NotYourSeat()
    assert await moves.ask(stranger.session, 2) == PhoneHere("Carla")
    await lost(guests[2])
    assert await moves.ask(stranger.session, 2) == MoveUnderway()
    assert await moves.ask(guests[3].session, 2) == SitsAlready()
    assert await moves.end(new.session, number) is None  # who asked takes it back
    assert new.session.scene.table.move is None


async def test_after_a_restart_the_minute_begins_anew_when_two_phones_are_back(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    registry, close = await open_registry(tmp_path, clock)
    guests = await playing(registry)
    card = hand(guests[1], 1)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2], guests[3])
    clock.passes(SECONDS - 1)
    await close()
    clock = HandClock()
    registry, close = await open_registry(tmp_path, clock)
    asks = await Guest(registry, new.code, new.memory).come()
    first = await Guest(registry, new.code, guests[0].memory).come()
    assert asks.session.scene.closed
    assert clock.waiting == 0
    assert await first.session.end() == DrawerClosed()
    await Guest(registry, new.code, guests[2].memory).come()
    assert not asks.session.scene.closed
    clock.passes(SECONDS - 1)
    assert seats(asks) == ()
    clock.passes(1)
    await asks.sees(lambda table: table.move is None)
    assert hand(asks, 1) == card
    await close()


async def test_agreeing_while_the_drawer_is_closed_counts_and_waits(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    registry, close = await open_registry(tmp_path, clock)
    guests = await playing(registry)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2])
    await close()
    registry, close = await open_registry(tmp_path, clock)
    asks = await Guest(registry, new.code, new.memory).come()
    third = await Guest(registry, new.code, guests[3].memory).come()
    assert await agreed(asks, third) == [None]
    assert clock.waiting == 0
    await Guest(registry, new.code, guests[0].memory).come()
    clock.passes(SECONDS)
    await asks.sees(lambda table: table.move is None)
    assert seats(asks) == (1,)
    await close()


async def test_after_a_restart_the_moved_seats_phone_helps_to_open_the_drawer(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    registry, close = await open_registry(tmp_path, clock)
    guests = await playing(registry)
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    card, code = hand(new, 1), new.code
    await close()
    registry, close = await open_registry(tmp_path)
    old = await Guest(registry, code, guests[1].memory).come()
    back = await Guest(registry, code, new.memory).come()
    assert hand(back, 1) == card
    assert (
        live_of(back.session).secrets is None
    )  # what the old phone held is no share of it any more
    await Guest(registry, code, guests[3].memory).come()
    assert live_of(back.session).secrets is not None
    assert seats(old) == ()
    await close()


async def test_a_rescue_from_before_a_move_is_spent(
    registry: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(registry)
    raw = made_by(guests[1])
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    _, refused = await redeemed(raw, registry)
    assert refused == RescueSpent()
    again, refused = await redeemed(made_by(new), registry)
    assert refused is None
    assert isinstance(hand(again, 1), bytes)
