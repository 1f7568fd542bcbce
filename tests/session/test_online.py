"""Phones at a table server: what each may do, what each may know, what survives."""

from pathlib import Path

from companion.games.secret_night.rules.acts import AdvanceClock, LookAtRole, SetClock
from companion.games.secret_night.rules.roles import Role, role
from companion.refusal import Refusal
from companion.server.registry import TableRegistry
from companion.session import exchange_by_log as by_log
from companion.session.credentials import Credential, Credentials
from companion.table.record import Carrier
from companion.table.refusal import (
    DrawerClosed,
    NameTaken,
    NoSuchSeat,
    NoSuchTable,
    NotTheMaker,
    NotYourSeat,
    SitsAlready,
    StorageRefused,
)
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, open_desk, seat_all
from tests.support.live import live_of
from tests.support.night_guests import BY_HAND, NAMES, playing


def hand(guest: Guest) -> bytes:
    found = guest.visit.hand(guest.seat)
    assert isinstance(found, bytes)
    return found


def hidden(guests: list[Guest]) -> list[Guest]:
    return [g for g in guests if g.table.state.role(g.seat) is None]


async def test_six_phones_are_dealt_to_and_each_opens_only_its_own(desk: TableRegistry) -> None:
    guests = await playing(desk)
    roles = sorted(role(hand(guest)).value for guest in guests)
    assert roles == ["chief", "detective", "detective", "master", "thief", "thief"]
    for guest in guests:
        for other in guests:
            if other is not guest:
                assert guest.visit.hand(other.seat) == NotYourSeat()


async def test_every_phone_adds_its_share_to_the_deal(desk: TableRegistry) -> None:
    guests = await playing(desk)
    assert {seat for seat, _ in guests[0].table.shares} == set(range(6))


async def test_a_phone_that_is_away_does_not_hold_up_the_deal(desk: TableRegistry) -> None:
    guests = await seat_all(await make_table(desk, 4), NAMES[:4])
    guests[3].visit.leave()
    assert await guests[0].visit.deal() is None
    table = await guests[0].sees_phase(Phase.PLAYING)
    assert {seat for seat, _ in table.shares} == {0, 1, 2}
    back = await Guest(desk, guests[3].code, guests[3].memory).come()
    assert isinstance(hand(back), bytes)


async def test_looking_is_told_to_the_table_once_and_not_what_was_seen(desk: TableRegistry) -> None:
    guests = await playing(desk)
    assert await guests[2].visit.look(guests[2].seat) is None
    assert await guests[2].visit.look(guests[2].seat) is None
    assert (await guests[5].sees(lambda t: bool(t.looked))).looked == {guests[2].seat}


async def test_nobody_acts_looks_or_opens_for_another_seat(desk: TableRegistry) -> None:
    guests = await playing(desk)
    seen = guests[1].table.number
    assert await guests[1].visit.act(0, AdvanceClock(), "t", seen) == NotYourSeat()
    assert await guests[1].visit.look(0) == NotYourSeat()
    assert await guests[1].visit.open(0) == NotYourSeat()
    assert await by_log.ask(guests[1].visit, 0, 2, LookAtRole(2), "u", seen) == NotYourSeat()


async def test_who_only_watches_may_do_nothing(desk: TableRegistry) -> None:
    guests = await playing(desk)
    watcher = await Guest(desk, guests[0].code).come()
    assert watcher.visit.mine == ()
    assert await watcher.visit.deal() == NotYourSeat()
    assert await watcher.visit.end() == NotYourSeat()
    assert await watcher.visit.again() == NotYourSeat()
    assert await watcher.visit.take_back("t", watcher.visit.scene.table.number) == NotYourSeat()
    assert await watcher.visit.free(1) == NotTheMaker()
    assert await watcher.visit.resize(7) == NotTheMaker()


async def test_a_forged_token_holds_no_seat(desk: TableRegistry) -> None:
    guests = await playing(desk)
    real = Credentials.read(guests[1].memory).seats[0]
    for forged in (Credential(real.key, bytes(16)), Credential(Credential.fresh().key, real.token)):
        thief = await Guest(desk, guests[0].code, Credentials(None, (forged,)).text()).come()
        assert thief.visit.mine == ()
        assert thief.visit.hand(guests[1].seat) == NotYourSeat()


async def test_a_forged_maker_is_not_the_maker(desk: TableRegistry) -> None:
    maker = await make_table(desk, 6)
    forged = await Guest(desk, maker.code, Credentials(Credential.fresh()).text()).come()
    assert not forged.visit.maker
    assert await forged.visit.resize(7) == NotTheMaker()


async def test_who_guesses_a_link_finds_no_table(desk: TableRegistry) -> None:
    await make_table(desk, 6)

    async def load() -> Credentials:
        return Credentials()

    async def save(_: Credentials) -> bool:
        return True

    found = await desk.session("0" * 16, show=lambda _: None, load=load, save=save)
    assert found == NoSuchTable()


async def test_one_phone_takes_one_seat_however_many_tabs_it_has(desk: TableRegistry) -> None:
    maker = await make_table(desk, 6)
    first = await Guest(desk, maker.code).come()
    second = await Guest(desk, maker.code).come()
    assert await first.visit.sit("Bruno") is None
    second.memory = first.memory  # the same browser's storage
    assert await second.visit.sit("Carla") == SitsAlready()
    assert second.visit.mine == first.visit.mine


async def test_a_refused_name_leaves_no_seat_and_no_key(desk: TableRegistry) -> None:
    maker = await make_table(desk, 6)
    assert await maker.visit.sit("Anna") is None
    guest = await Guest(desk, maker.code).come()
    assert await guest.visit.sit("anna") == NameTaken("anna")
    assert Credentials.read(guest.memory).seats == ()


async def test_a_phone_that_cannot_keep_its_key_gets_no_seat(desk: TableRegistry) -> None:
    class Forgetful(Guest):
        async def _save(self, keeping: Credentials) -> bool:
            return False

    maker = await make_table(desk, 6)
    guest = await Forgetful(desk, maker.code).come()
    assert await guest.visit.sit("Bruno") == StorageRefused()
    assert maker.visit.scene.table.seats == ()


async def test_seats_without_a_phone_live_on_the_makers_device(desk: TableRegistry) -> None:
    maker = await make_table(desk, 4)
    assert await maker.visit.sit("Anna") is None
    for name in ("Bruno", "Carla", "Dave"):
        assert await maker.visit.sit(name, device=True) is None
    assert [s.carrier for s in maker.table.seats][1:] == [Carrier.DEVICE] * 3
    await maker.visit.deal()
    await maker.sees_phase(Phase.PLAYING)
    assert len({maker.visit.hand(seat) for seat in maker.visit.mine}) == 4
    guest = await Guest(desk, maker.code).come()
    assert await guest.visit.sit("Emil", device=True) == NotTheMaker()


async def test_an_opened_role_is_the_one_that_was_dealt(desk: TableRegistry) -> None:
    guests = await playing(desk)
    opener = hidden(guests)[0]
    assert await opener.visit.open(opener.seat) is None
    table = await guests[0].sees(lambda t: bool(t.opened))
    assert table.opened == ((opener.seat, hand(opener)),)
    assert table.state.role(opener.seat) is role(hand(opener))


async def test_the_end_publishes_the_seed_and_every_phone_finds_the_deal_fair(
    desk: TableRegistry,
) -> None:
    guests = await playing(desk)
    hands = {guest.seat: hand(guest) for guest in guests}
    assert await guests[4].visit.end() is None
    table = await guests[1].sees(lambda t: len(t.checked) == 6)
    assert dict(table.opened) == hands
    assert set(table.checked) == {(seat, True) for seat in range(6)}


async def test_again_deals_to_seven_after_six(desk: TableRegistry) -> None:
    guests = await playing(desk)
    await guests[0].visit.end()
    await guests[0].visit.again()
    assert await guests[0].visit.resize(7) is None
    gina = await Guest(desk, guests[0].code).come()
    assert await gina.visit.sit("Gina") is None
    await guests[0].visit.deal()
    table = await gina.sees_phase(Phase.PLAYING)
    assert (table.round, len(table.players)) == (2, 7)
    assert {role(hand(g)) for g in [*guests, gina]} == set(Role)


async def test_a_look_at_a_role_reaches_the_asker_alone_and_waits_for_a_phone_away(
    desk: TableRegistry,
) -> None:
    guests = await playing(desk, options=BY_HAND)
    asker, asked = hidden(guests)[:2]
    asked.visit.leave()
    seen = asker.table.number
    to = asked.visit.mine[0]
    assert await by_log.ask(asker.visit, asker.seat, to, LookAtRole(to), "tap", seen) is None
    question = asker.visit.scene.table.questions[0]
    assert question.envelope is None
    assert asker.visit.scene.table.waiting == (question,)
    back = await Guest(desk, asked.code, asked.memory).come()
    table = await asker.sees(lambda t: t.questions[0].envelope is not None)
    assert by_log.answer(asker.visit, table.questions[0]) == hand(back)
    assert guests[0] is asker or by_log.answer(guests[0].visit, table.questions[0]) == NotYourSeat()
    other = next(g for g in guests if g not in (asker, asked))
    assert not isinstance(by_log.answer(other.visit, table.questions[0]), bytes)


async def test_after_a_crash_the_drawer_opens_when_two_phones_are_back(tmp_path: Path) -> None:
    desk, close = await open_desk(tmp_path)
    guests = await playing(desk)
    await close()
    desk, close = await open_desk(tmp_path)
    watcher = await Guest(desk, guests[0].code).come()
    assert watcher.table.phase is Phase.PLAYING
    first = await Guest(desk, guests[0].code, guests[0].memory).come()
    card = hand(first)
    assert await first.visit.end() == DrawerClosed()
    assert first.visit.scene.closed
    assert await first.visit.look(first.seat) is None
    assert await first.visit.act(first.seat, SetClock(3), "tap", first.table.changed) is None
    second = await Guest(desk, guests[0].code, guests[4].memory).come()
    assert not first.visit.scene.closed
    assert hand(first) == card
    assert await first.visit.end() is None
    await first.sees(lambda t: len(t.checked) == 2)
    assert dict(first.table.checked) == {first.seat: True, second.seat: True}
    await close()


async def test_without_any_phone_of_the_deal_the_drawer_stays_closed(desk: TableRegistry) -> None:
    guests = await playing(desk)
    room = live_of(guests[0].visit)
    room.secrets = None
    assert await guests[0].visit.end() == DrawerClosed()
    await room.unlock(Credential.fresh().key)
    assert room.secrets is None
    for _ in range(2):  # one phone twice is one phone
        await room.unlock(Credentials.read(guests[3].memory).seats[0].key)
        assert room.secrets is None
    await room.unlock(Credentials.read(guests[1].memory).seats[0].key)
    assert await guests[0].visit.end() is None


async def test_a_deal_cut_short_by_a_crash_is_dealt_when_a_phone_is_back(tmp_path: Path) -> None:
    desk, close = await open_desk(tmp_path)
    guests = await seat_all(await make_table(desk, 4), NAMES[:4])
    for guest in guests[1:]:
        guest.visit.leave()
    await guests[0].visit.deal()
    await close()
    desk, close = await open_desk(tmp_path)
    back = [await Guest(desk, guests[0].code, guests[0].memory).come()]
    assert back[0].visit.scene.closed
    back += [await Guest(desk, guests[0].code, guest.memory).come() for guest in guests[1:]]
    for guest in back:
        await guest.sees_phase(Phase.PLAYING)
        assert isinstance(hand(guest), bytes)
    await close()


async def test_no_role_and_no_link_is_in_clear_in_the_log_or_the_drawer(
    desk: TableRegistry, tmp_path: Path
) -> None:
    guests = await playing(desk)
    code = guests[0].code.encode()
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"secret_night" in kept
    assert code not in kept
    for guest in hidden(guests):
        assert role(hand(guest)).value.encode() not in kept
        seed = Credentials.read(guest.memory).seats[0].key.seed
        assert seed not in kept
        assert seed.hex().encode() not in kept


def test_what_is_held_prints_nothing() -> None:
    held = Credential.fresh()
    keeping = Credentials(held, (held,))
    assert held.key.seed.hex() not in repr(keeping)
    assert repr(held.key.seed) not in repr(held)
    assert isinstance(Refusal, type)


async def test_a_phone_that_comes_back_finds_the_others_in_the_same_room(
    desk: TableRegistry,
) -> None:
    guests = await seat_all(await make_table(desk, 4), NAMES[:4])
    for guest in guests:
        guest.visit.leave()
    newcomer = await Guest(desk, guests[0].code).come()
    await guests[1].visit.enter()
    assert newcomer.visit.scene.present == frozenset()  # a visit that was left is over
    again = guests[1].visit.anew()
    await again.enter()
    assert newcomer.visit.scene.present == {1}
    assert guests[1].visit.scene.present == {1}


async def test_an_ask_goes_to_the_seat_it_names_and_no_other(desk: TableRegistry) -> None:
    guests = await playing(desk)
    asker, asked, other = hidden(guests)[:3]
    changed = asker.visit.scene.table.changed
    crossed = LookAtRole(asked.seat)
    found = await by_log.ask(asker.visit, asker.seat, other.seat, crossed, "tap", changed)
    assert found == NoSuchSeat()
