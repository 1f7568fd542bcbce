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
from companion.server.grace import SECONDS
from companion.server.registry import TableRegistry
from companion.session import dealing, moves, offline_seat, redeeming, rescue
from companion.session.credentials import Credential, Credentials
from companion.session.incoming import LIMIT
from companion.session.rescue import OfflineRescue, Rescue
from companion.table.record import Moved, Rescued, record
from companion.table.refusal import (
    DrawerClosed,
    MoveOver,
    MoveUnderway,
    NoSuchSeat,
    NotYourSeat,
    OwnCode,
    PhoneHere,
    RescueSpent,
    RescueTooLong,
    SitsAlready,
    StorageRefused,
)
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import MINUTE, Guest, make_table, open_desk, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")
EIGHT = "7KQ20PXM"


async def lobby(desk: TableRegistry) -> list[Guest]:
    return await seat_all(await make_table(desk, 4), NAMES)


async def playing(desk: TableRegistry) -> list[Guest]:
    guests = await lobby(desk)
    await deal(guests)
    return guests


async def deal(guests: list[Guest]) -> None:
    assert await guests[0].visit.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)


def made_by(guest: Guest, now: int = MINUTE) -> bytes:
    found = rescue.of_table(guest.visit.keeping, guest.table, guest.code, now)
    raw = rescue.seal(found, EIGHT)
    assert isinstance(raw, bytes)
    return raw


async def redeemed(raw: bytes, desk: TableRegistry, now: int = MINUTE) -> tuple[Guest, object]:
    """A new phone that opens a rescue code, and what refuses it."""
    found = rescue.read(raw, EIGHT)
    assert isinstance(found, Rescue)
    guest = await Guest(desk, found.code).come()
    return guest, await redeeming.redeem(guest.visit, found, now)


async def lost(guest: Guest) -> None:
    """The phone is gone: nobody tells it anything."""
    guest.visit.leave()
    await asyncio.sleep(0)


def seats(guest: Guest) -> tuple[int, ...]:
    return guest.visit.mine


def hand(guest: Guest, seat: int) -> object:
    return guest.visit.hand(seat)


# --- the code


async def test_a_rescue_code_brings_link_seat_and_token_across(desk: TableRegistry) -> None:
    guests = await playing(desk)
    raw = made_by(guests[1])
    assert len(raw) < 150  # one code of a low version
    found = rescue.read(raw, "7kq2-opxm")
    assert isinstance(found, Rescue)
    assert (found.code, found.seats, found.maker) == (
        guests[1].code,
        guests[1].visit.keeping.seats,
        None,
    )
    assert rescue.read(raw, "00000000") == WrongLetters()


async def test_nothing_secret_is_in_the_code_or_in_what_python_prints(desk: TableRegistry) -> None:
    guest = (await playing(desk))[0]
    found = rescue.read(made_by(guest), EIGHT)
    assert isinstance(found, Rescue)
    for held in (*guest.visit.keeping.seats, guest.visit.keeping.maker):
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
    desk: TableRegistry,
) -> None:
    guests = await playing(desk)
    old = guests[1]
    card = hand(old, 1)
    assert await old.visit.write_line(1, "suspects", "Carla") is None
    new, refused = await redeemed(made_by(old), desk)
    assert refused is None
    assert seats(new) == (1,)
    assert hand(new, 1) == card
    assert await new.visit.sheet(1) == {"suspects": "Carla"}
    assert isinstance(record(new.visit.entries[-1]), Rescued)

    await old.sees(lambda table: table.left != ())
    assert seats(old) == ()
    assert old.visit.moved == (1,)
    assert hand(old, 1) == NotYourSeat()
    assert await old.visit.sheet(1) == {}
    while Credentials.read(old.memory).seats:
        await asyncio.sleep(0)
    assert new.visit.moved == ()


async def test_an_old_phone_that_comes_back_later_is_told_then(desk: TableRegistry) -> None:
    guests = await playing(desk)
    old = guests[2]
    await lost(old)
    await redeemed(made_by(old), desk)
    back = await Guest(desk, old.code, old.memory).come()
    assert seats(back) == ()
    assert back.visit.moved == (2,)
    while Credentials.read(back.memory).seats:
        await asyncio.sleep(0)
    assert (await Guest(desk, old.code, back.memory).come()).visit.moved == ()


async def test_a_rescue_is_good_once(desk: TableRegistry) -> None:
    guests = await playing(desk)
    raw = made_by(guests[1])
    first, refused = await redeemed(raw, desk)
    assert refused is None
    second, refused = await redeemed(raw, desk)
    assert refused == RescueSpent()
    assert seats(second) == ()
    assert Credentials.read(second.memory).seats == ()
    assert seats(first) == (1,)


async def test_two_phones_at_the_same_moment_get_one_seat_between_them(desk: TableRegistry) -> None:
    guests = await playing(desk)
    raw = made_by(guests[1])
    both = await asyncio.gather(redeemed(raw, desk), redeemed(raw, desk))
    assert sorted(len(guest.visit.mine) for guest, _ in both) == [0, 1]
    assert {type(refused) for _, refused in both} == {type(None), RescueSpent}


async def test_a_rescue_made_before_the_deal_is_good_after_it(desk: TableRegistry) -> None:
    guests = await lobby(desk)
    raw = made_by(guests[1])
    await deal(guests)
    new, refused = await redeemed(raw, desk)
    assert refused is None
    assert isinstance(hand(new, 1), bytes)


async def test_a_rescue_of_last_week_is_old_but_not_while_its_game_goes_on(
    desk: TableRegistry,
) -> None:
    guests = await lobby(desk)
    before = made_by(guests[1])
    await deal(guests)
    _, refused = await redeemed(before, desk, MINUTE + LIMIT + 1)
    assert refused == OldCode(LIMIT + 1)
    _, refused = await redeemed(made_by(guests[1]), desk, MINUTE + 7 * 24 * 60)
    assert refused is None


async def test_the_makers_rescue_brings_the_right_of_the_maker(desk: TableRegistry) -> None:
    guests = await playing(desk)
    old = guests[0]
    assert await old.visit.sit("Zoë", device=True) is not None  # the table is full
    new, refused = await redeemed(made_by(old), desk)
    assert refused is None
    assert new.visit.maker
    assert not old.visit.maker
    assert await new.visit.end() is None
    assert await new.visit.again() is None
    assert await new.visit.resize(5) is None
    assert await new.visit.sit("Zoë", device=True) is None


async def test_a_phone_with_a_seat_here_keeps_it(desk: TableRegistry) -> None:
    guests = await playing(desk)
    found = rescue.read(made_by(guests[1]), EIGHT)
    assert isinstance(found, Rescue)
    assert await redeeming.redeem(guests[2].visit, found, MINUTE) == SitsAlready()
    assert await redeeming.redeem(guests[1].visit, found, MINUTE) == OwnCode()
    assert guests[1].visit.mine == (1,)


async def test_a_phone_that_keeps_nothing_takes_no_seat(desk: TableRegistry) -> None:
    guests = await playing(desk)
    found = rescue.read(made_by(guests[1]), EIGHT)
    assert isinstance(found, Rescue)
    new = Guest(desk, found.code)

    async def nothing(keeping: Credentials) -> bool:
        return False

    new._save = nothing  # type: ignore[method-assign]
    await new.come()
    assert await redeeming.redeem(new.visit, found, MINUTE) == StorageRefused()
    assert guests[1].visit.mine == (1,)


async def test_undo_does_not_take_a_rescue_back(desk: TableRegistry) -> None:
    guests = await playing(desk)
    new, _ = await redeemed(made_by(guests[1]), desk)
    table = new.visit.scene.table
    assert await new.visit.take_back("tap", table.changed) is not None
    assert seats(new) == (1,)


async def test_the_seat_of_a_rescued_phone_is_audited_as_ever(desk: TableRegistry) -> None:
    guests = await playing(desk)
    new, _ = await redeemed(made_by(guests[1]), desk)
    assert await new.visit.open(1) is None
    assert await guests[0].visit.end() is None
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
    old = next(guest for guest in guests if seat in guest.visit.mine)
    await lost(old)
    new = await Guest(old.desk, old.code).come()
    assert await moves.ask(new.visit, seat) is None
    return new


def asked(guest: Guest) -> int:
    move = guest.visit.scene.table.move
    assert move is not None
    return move.number


async def agreed(new: Guest, *voters: Guest) -> list[object]:
    number = asked(new)
    return [await moves.agree(voter.visit, number) for voter in voters]


async def moved(clock: HandClock, new: Guest, *voters: Guest) -> None:
    """They agree, the minute passes, and the phone that asked has the seat."""
    seat = new.visit.scene.table.move
    assert seat is not None
    assert set(await agreed(new, *voters)) == {None}
    clock.passes(SECONDS)
    await new.sees(lambda table: table.move is None)
    assert seat.seat in new.visit.mine


async def test_the_maker_and_two_others_move_a_seat(desk: TableRegistry, clock: HandClock) -> None:
    guests = await playing(desk)
    old = guests[1]
    card = hand(old, 1)
    assert await old.visit.write_line(1, "suspects", "Carla") is None
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
    assert await new.visit.sheet(1) == {}  # the old phone's notes are lost
    assert isinstance(record(new.visit.entries[-1]), Moved)

    back = await Guest(desk, old.code, old.memory).come()
    assert seats(back) == ()
    assert back.visit.moved == (1,)
    assert hand(back, 1) == NotYourSeat()


async def test_a_moved_seat_looks_opens_checks_and_the_deal_still_comes_out(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(desk)
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    assert await new.visit.look(1) is None
    assert await new.visit.open(1) is None
    assert dict(guests[0].visit.scene.table.opened)[1] == hand(new, 1)
    assert await guests[0].visit.end() is None
    table = await new.sees(lambda t: len(t.checked) == 4)
    assert dict(table.checked) == dict.fromkeys(range(4), True)
    assert dealing.fair(new.visit.game, table)


async def test_no_other_phone_reads_what_was_sealed_anew(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(desk)
    old_key = guests[1].visit.keeping.seats[0].key
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    table = new.visit.scene.table
    strangers = [old_key, *(guest.visit.keeping.seats[0].key for guest in (guests[0], guests[2]))]
    for key in strangers:
        assert not isinstance(dealing.hand(table, 1, key), bytes)


async def test_a_seat_moves_twice_and_is_audited_by_the_first_key(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(desk)
    card = hand(guests[1], 1)
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    third = await asking([*guests, new])
    await moved(clock, third, guests[0], guests[2], guests[3])
    assert hand(third, 1) == card
    assert seats(new) == ()
    assert await guests[0].visit.end() is None
    table = await third.sees(lambda t: len(t.checked) == 4)
    assert all(fair for _, fair in table.checked)


async def test_the_makers_own_seat_is_moved_by_the_three_others_with_its_right(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(desk)
    card = hand(guests[0], 0)
    new = await asking(guests, 0)
    assert await agreed(new, guests[1], guests[2]) == [None, None]
    assert clock.waiting == 0
    await moved(clock, new, guests[3])
    assert seats(new) == (0,)
    assert hand(new, 0) == card
    assert new.visit.maker
    back = await Guest(desk, guests[0].code, guests[0].memory).come()
    assert not back.visit.maker


async def test_one_refusal_is_enough_and_the_phone_keeps_nothing_by_it(desk: TableRegistry) -> None:
    guests = await playing(desk)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2])
    assert await moves.end(guests[3].visit, asked(new)) is None
    assert new.visit.scene.table.move is None
    assert await moves.agree(guests[3].visit, 1) == MoveOver()
    assert seats(new) == ()


async def test_a_phone_that_is_here_cannot_be_asked_away(desk: TableRegistry) -> None:
    guests = await playing(desk)
    stranger = await Guest(desk, guests[0].code).come()
    assert await moves.ask(stranger.visit, 1) == PhoneHere("Bruno")
    assert await moves.ask(stranger.visit, 7) == NoSuchSeat()
    assert stranger.visit.scene.table.move is None


async def test_who_comes_back_before_all_agree_keeps_the_seat(desk: TableRegistry) -> None:
    guests = await playing(desk)
    old = guests[1]
    new = await asking(guests)
    number = asked(new)
    await agreed(new, guests[0], guests[2])
    back = await Guest(desk, old.code, old.memory).come()
    table = await back.sees(lambda table: table.move is None)
    assert table.back is not None
    assert back.visit.since < table.back[0]
    assert await moves.agree(guests[3].visit, number) == MoveOver()
    assert seats(back) == (1,)
    assert seats(new) == ()


async def test_who_comes_back_in_the_minute_keeps_the_seat(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(desk)
    old = guests[1]
    new = await asking(guests)
    await agreed(new, guests[0], guests[2], guests[3])
    clock.passes(SECONDS - 1)
    back = await Guest(desk, old.code, old.memory).come()
    await back.sees(lambda table: table.move is None)
    assert clock.waiting == 0
    clock.passes(SECONDS)
    assert seats(back) == (1,)
    assert seats(new) == ()
    assert isinstance(hand(back, 1), bytes)


async def test_one_of_those_who_agreed_may_refuse_in_the_minute(
    desk: TableRegistry, clock: HandClock
) -> None:
    guests = await playing(desk)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2], guests[3])
    assert await moves.end(guests[2].visit, asked(new)) is None
    assert clock.waiting == 0
    assert seats(new) == ()


async def test_strangers_and_the_seat_itself_have_no_voice(desk: TableRegistry) -> None:
    guests = await playing(desk)
    old = guests[1]
    new = await asking(guests)
    number = asked(new)
    stranger = await Guest(desk, old.code).come()
    for guest in (stranger, new):
        assert await moves.agree(guest.visit, number) == NotYourSeat()
    assert await moves.end(stranger.visit, number) == NotYourSeat()
    assert await moves.ask(stranger.visit, 2) == PhoneHere("Carla")
    await lost(guests[2])
    assert await moves.ask(stranger.visit, 2) == MoveUnderway()
    assert await moves.ask(guests[3].visit, 2) == SitsAlready()
    assert await moves.end(new.visit, number) is None  # who asked takes it back
    assert new.visit.scene.table.move is None


async def test_after_a_restart_the_minute_begins_anew_when_two_phones_are_back(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    desk, close = await open_desk(tmp_path, clock)
    guests = await playing(desk)
    card = hand(guests[1], 1)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2], guests[3])
    clock.passes(SECONDS - 1)
    await close()
    clock = HandClock()
    desk, close = await open_desk(tmp_path, clock)
    asks = await Guest(desk, new.code, new.memory).come()
    first = await Guest(desk, new.code, guests[0].memory).come()
    assert asks.visit.scene.closed
    assert clock.waiting == 0
    assert await first.visit.end() == DrawerClosed()
    await Guest(desk, new.code, guests[2].memory).come()
    assert not asks.visit.scene.closed
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
    desk, close = await open_desk(tmp_path, clock)
    guests = await playing(desk)
    new = await asking(guests)
    await agreed(new, guests[0], guests[2])
    await close()
    desk, close = await open_desk(tmp_path, clock)
    asks = await Guest(desk, new.code, new.memory).come()
    third = await Guest(desk, new.code, guests[3].memory).come()
    assert await agreed(asks, third) == [None]
    assert clock.waiting == 0
    await Guest(desk, new.code, guests[0].memory).come()
    clock.passes(SECONDS)
    await asks.sees(lambda table: table.move is None)
    assert seats(asks) == (1,)
    await close()


async def test_after_a_restart_the_moved_seats_phone_helps_to_open_the_drawer(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    desk, close = await open_desk(tmp_path, clock)
    guests = await playing(desk)
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    card, code = hand(new, 1), new.code
    await close()
    desk, close = await open_desk(tmp_path)
    old = await Guest(desk, code, guests[1].memory).come()
    back = await Guest(desk, code, new.memory).come()
    assert hand(back, 1) == card
    assert live_of(back.visit).secrets is None  # what the old phone held is no share of it any more
    await Guest(desk, code, guests[3].memory).come()
    assert live_of(back.visit).secrets is not None
    assert seats(old) == ()
    await close()


async def test_a_rescue_from_before_a_move_is_spent(desk: TableRegistry, clock: HandClock) -> None:
    guests = await playing(desk)
    raw = made_by(guests[1])
    new = await asking(guests)
    await moved(clock, new, guests[0], guests[2], guests[3])
    _, refused = await redeemed(raw, desk)
    assert refused == RescueSpent()
    again, refused = await redeemed(made_by(new), desk)
    assert refused is None
    assert isinstance(hand(again, 1), bytes)
