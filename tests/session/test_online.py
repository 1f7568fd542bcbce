"""Phones at a table server: what each may do, what each may know, what survives."""

import asyncio
from pathlib import Path

import pytest

from companion.games.secret_night.rules.acts import AdvanceClock, LookAtRole, SetClock
from companion.games.secret_night.rules.roles import Role, role
from companion.live.registry import TableRegistry
from companion.refusal import Refusal
from companion.session import exchange_by_log as by_log
from companion.session.credentials import Credential, Credentials
from companion.session.refusals import DrawerClosed, NoSuchTable, StorageRefused
from companion.table.record import Carrier
from companion.table.refusal import NameTaken, NoSuchSeat, NotTheMaker, NotYourSeat, SitsAlready
from companion.table.state import Phase
from tests.support.guest import Guest, ends, make_table, open_registry, seat_all
from tests.support.live import bring, live_of
from tests.support.night_guests import BY_HAND, NAMES, playing

pytestmark = pytest.mark.usefixtures("form")


def hand(guest: Guest) -> bytes:
    found = guest.session.hand(guest.seat)
    assert isinstance(found, bytes)
    return found


def hidden(guests: list[Guest]) -> list[Guest]:
    return [g for g in guests if g.table.state.role(g.seat) is None]


async def test_six_phones_are_dealt_to_and_each_opens_only_its_own(registry: TableRegistry) -> None:
    guests = await playing(registry)
    roles = sorted(role(hand(guest)).value for guest in guests)
    assert roles == ["chief", "detective", "detective", "master", "thief", "thief"]
    for guest in guests:
        for other in guests:
            if other is not guest:
                assert guest.session.hand(other.seat) == NotYourSeat()


async def test_every_phone_adds_its_share_to_the_deal(registry: TableRegistry) -> None:
    guests = await playing(registry)
    assert {seat for seat, _ in guests[0].table.shares} == set(range(6))


async def test_a_phone_that_is_away_does_not_hold_up_the_deal(registry: TableRegistry) -> None:
    guests = await seat_all(await make_table(registry, 4), NAMES[:4])
    guests[3].session.leave()
    assert await guests[0].session.deal() is None
    table = await guests[0].sees_phase(Phase.PLAYING)
    assert {seat for seat, _ in table.shares} == {0, 1, 2}
    back = await Guest(registry, guests[3].code, guests[3].memory).come()
    assert isinstance(hand(back), bytes)


async def test_looking_is_told_to_the_table_once_and_not_what_was_seen(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    assert await guests[2].session.look(guests[2].seat) is None
    assert await guests[2].session.look(guests[2].seat) is None
    assert (await guests[5].sees(lambda t: bool(t.looked))).looked == {guests[2].seat}


async def test_nobody_acts_looks_or_opens_for_another_seat(registry: TableRegistry) -> None:
    guests = await playing(registry)
    seen = guests[1].table.number
    assert await guests[1].session.act(0, AdvanceClock(), "t", seen) == NotYourSeat()
    assert await guests[1].session.look(0) == NotYourSeat()
    assert await guests[1].session.open(0) == NotYourSeat()
    assert await by_log.ask(guests[1].session, 0, 2, LookAtRole(2), "u", seen) == NotYourSeat()


async def test_who_only_watches_may_do_nothing(registry: TableRegistry) -> None:
    guests = await playing(registry)
    watcher = await Guest(registry, guests[0].code).come()
    assert watcher.session.mine == ()
    assert await watcher.session.deal() == NotYourSeat()
    assert await watcher.session.end() == NotYourSeat()
    assert await watcher.session.again() == NotYourSeat()
    assert await watcher.session.take_back("t", watcher.session.scene.table.number) == NotYourSeat()
    assert await watcher.session.free(1) == NotTheMaker()
    assert await watcher.session.resize(7) == NotTheMaker()


async def test_a_forged_token_holds_no_seat(registry: TableRegistry) -> None:
    guests = await playing(registry)
    real = Credentials.read(guests[1].memory).seats[0]
    for forged in (Credential(real.key, bytes(16)), Credential(Credential.fresh().key, real.token)):
        thief = await Guest(registry, guests[0].code, Credentials(None, (forged,)).text()).come()
        assert thief.session.mine == ()
        assert thief.session.hand(guests[1].seat) == NotYourSeat()


async def test_a_forged_maker_is_not_the_maker(registry: TableRegistry) -> None:
    maker = await make_table(registry, 6)
    forged = await Guest(registry, maker.code, Credentials(Credential.fresh()).text()).come()
    assert not forged.session.maker
    assert await forged.session.resize(7) == NotTheMaker()


async def test_who_guesses_a_link_finds_no_table(registry: TableRegistry) -> None:
    await make_table(registry, 6)

    async def load() -> Credentials:
        return Credentials()

    async def save(_: Credentials) -> bool:
        return True

    found = await registry.session("0" * 16, show=lambda _: None, load=load, save=save)
    assert found == NoSuchTable()


async def test_one_phone_takes_one_seat_however_many_tabs_it_has(registry: TableRegistry) -> None:
    maker = await make_table(registry, 6)
    first = await Guest(registry, maker.code).come()
    second = await Guest(registry, maker.code).come()
    assert await first.session.sit("Bruno") is None
    second.memory = first.memory  # the same browser's storage
    assert await second.session.sit("Carla") == SitsAlready()
    assert second.session.mine == first.session.mine


async def test_a_refused_name_leaves_no_seat_and_no_key(registry: TableRegistry) -> None:
    maker = await make_table(registry, 6)
    assert await maker.session.sit("Anna") is None
    guest = await Guest(registry, maker.code).come()
    assert await guest.session.sit("anna") == NameTaken("anna")
    assert Credentials.read(guest.memory).seats == ()


async def test_a_phone_that_cannot_keep_its_key_gets_no_seat(registry: TableRegistry) -> None:
    class Forgetful(Guest):
        async def _save(self, keeping: Credentials) -> bool:
            return False

    maker = await make_table(registry, 6)
    guest = await Forgetful(registry, maker.code).come()
    assert await guest.session.sit("Bruno") == StorageRefused()
    assert maker.session.scene.table.seats == ()


async def test_seats_without_a_phone_live_on_the_makers_device(registry: TableRegistry) -> None:
    maker = await make_table(registry, 4)
    assert await maker.session.sit("Anna") is None
    for name in ("Bruno", "Carla", "Dave"):
        assert await maker.session.sit(name, device=True) is None
    assert [s.carrier for s in maker.table.seats][1:] == [Carrier.DEVICE] * 3
    await maker.session.deal()
    await maker.sees_phase(Phase.PLAYING)
    assert len({maker.session.hand(seat) for seat in maker.session.mine}) == 4
    guest = await Guest(registry, maker.code).come()
    assert await guest.session.sit("Emil", device=True) == NotTheMaker()


async def test_an_opened_role_is_the_one_that_was_dealt(registry: TableRegistry) -> None:
    guests = await playing(registry)
    opener = hidden(guests)[0]
    assert await opener.session.open(opener.seat) is None
    table = await guests[0].sees(lambda t: bool(t.opened))
    assert table.opened == ((opener.seat, hand(opener)),)
    assert table.state.role(opener.seat) is role(hand(opener))


async def test_the_end_publishes_the_seed_and_every_phone_finds_the_deal_fair(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    hands = {guest.seat: hand(guest) for guest in guests}
    assert await ends(guests[4], guests[3]) is None
    table = await guests[1].sees(lambda t: len(t.checked) == 6)
    assert dict(table.opened) == hands
    assert set(table.checked) == {(seat, True) for seat in range(6)}


async def test_again_deals_to_seven_after_six(registry: TableRegistry) -> None:
    guests = await playing(registry)
    await guests[0].session.end()
    await guests[0].session.again()
    assert await guests[0].session.resize(7) is None
    gina = await Guest(registry, guests[0].code).come()
    assert await gina.session.sit("Gina") is None
    await guests[0].session.deal()
    for guest in (*guests, gina):
        await guest.sees(lambda table: table.round == 2 and table.phase is Phase.PLAYING)
    table = gina.table
    assert (table.round, len(table.players)) == (2, 7)
    assert {role(hand(g)) for g in [*guests, gina]} == set(Role)


async def test_a_look_at_a_role_reaches_the_asker_alone_and_waits_for_a_phone_away(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry, options=BY_HAND)
    asker, asked = hidden(guests)[:2]
    asked.session.leave()
    seen = asker.table.number
    to = asked.session.mine[0]
    assert await by_log.ask(asker.session, asker.seat, to, LookAtRole(to), "tap", seen) is None
    question = asker.session.scene.table.questions[0]
    assert question.envelope is None
    assert asker.session.scene.table.waiting == (question,)
    back = await Guest(registry, asked.code, asked.memory).come()
    table = await asker.sees(lambda t: t.questions[0].envelope is not None)
    assert by_log.answer(asker.session, table.questions[0]) == hand(back)
    assert (
        guests[0] is asker or by_log.answer(guests[0].session, table.questions[0]) == NotYourSeat()
    )
    other = next(g for g in guests if g not in (asker, asked))
    assert not isinstance(by_log.answer(other.session, table.questions[0]), bytes)


async def test_after_a_crash_the_drawer_opens_when_two_phones_are_back(tmp_path: Path) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await playing(registry)
    await close()
    registry, close = await open_registry(tmp_path)
    watcher = await Guest(registry, guests[0].code).come()
    assert watcher.table.phase is Phase.PLAYING
    first = await Guest(registry, guests[0].code, guests[0].memory).come()
    card = hand(first)
    assert await first.session.end() == DrawerClosed()
    assert first.session.scene.closed
    assert await first.session.look(first.seat) is None
    assert await first.session.act(first.seat, SetClock(3), "tap", first.table.changed) is None
    second = await Guest(registry, guests[0].code, guests[4].memory).come()
    assert not first.session.scene.closed
    assert hand(first) == card
    assert await first.session.end() is None
    await first.sees(lambda t: len(t.checked) == 2)
    assert dict(first.table.checked) == {first.seat: True, second.seat: True}
    await close()


async def test_a_drawer_that_two_phones_opened_stays_open_for_those_that_come_with_them(
    tmp_path: Path,
) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await playing(registry)
    await close()
    registry, close = await open_registry(tmp_path)
    code = guests[0].code
    back = await asyncio.gather(*(Guest(registry, code, g.memory).come() for g in guests))
    assert not back[0].session.scene.closed
    assert await back[0].session.end() is None
    await close()


async def test_without_any_phone_of_the_deal_the_drawer_stays_closed(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    room = live_of(guests[0].session)
    room.secrets = None
    assert await guests[0].session.end() == DrawerClosed()
    await bring(room, Credential.fresh().key)
    assert room.secrets is None
    for _ in range(2):  # one phone twice is one phone
        await bring(room, Credentials.read(guests[3].memory).seats[0].key)
        assert room.secrets is None
    await bring(room, Credentials.read(guests[1].memory).seats[0].key)
    assert await guests[0].session.end() is None


async def test_a_deal_cut_short_by_a_crash_is_dealt_when_a_phone_is_back(tmp_path: Path) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await seat_all(await make_table(registry, 4), NAMES[:4])
    for guest in guests[1:]:
        guest.session.leave()
    await guests[0].session.deal()
    await close()
    registry, close = await open_registry(tmp_path)
    back = [await Guest(registry, guests[0].code, guests[0].memory).come()]
    assert back[0].session.scene.closed
    back += [await Guest(registry, guests[0].code, guest.memory).come() for guest in guests[1:]]
    for guest in back:
        await guest.sees_phase(Phase.PLAYING)
        assert isinstance(hand(guest), bytes)
    await close()


async def test_no_role_and_no_link_is_in_clear_in_the_log_or_the_drawer(
    registry: TableRegistry, tmp_path: Path
) -> None:
    guests = await playing(registry)
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
    registry: TableRegistry,
) -> None:
    guests = await seat_all(await make_table(registry, 4), NAMES[:4])
    for guest in guests:
        guest.session.leave()
    newcomer = await Guest(registry, guests[0].code).come()
    await guests[1].session.enter()
    await newcomer.sees_here(frozenset())  # a visit that was left is over
    again = guests[1].session.anew()
    await again.enter()
    await newcomer.sees_here(frozenset({1}))
    assert again.scene.present == {1}


async def test_an_ask_goes_to_the_seat_it_names_and_no_other(registry: TableRegistry) -> None:
    guests = await playing(registry)
    asker, asked, other = hidden(guests)[:3]
    changed = asker.session.scene.table.changed
    crossed = LookAtRole(asked.seat)
    found = await by_log.ask(asker.session, asker.seat, other.seat, crossed, "tap", changed)
    assert found == NoSuchSeat()
