"""Phones without a server: codes alone carry seats, the deal, what is opened, and the end."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.games import discover
from companion.games.secret_night.rules.roles import Role, role
from companion.handoff import parts
from companion.handoff.message import known
from companion.handoff.refusals import (
    Conflict,
    Damaged,
    ForgedCode,
    NotForThisPhone,
    OldCode,
    OtherGame,
    WrongKind,
)
from companion.live.registry import TableRegistry
from companion.session import exchange_by_log as by_log
from companion.session import offline_seat
from companion.session.incoming import Incoming
from companion.session.offline_seat import OfflineSeat
from companion.session.refusals import DealtOtherwise
from companion.table.record import Carrier
from companion.table.refusal import NameTaken, NotDealt, NotTheMaker, PhoneUnreachable
from companion.table.state import Phase, Table
from tests.support.codes import heard
from tests.support.guest import MINUTE, Guest, make_table, open_registry

GAMES = discover()
NAMES = ("Bruno", "Carla", "Dave", "Emil", "Zoë")


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_registry(tmp_path)
    yield registry
    await close()


def sat(name: str, now: int = MINUTE) -> OfflineSeat:
    seat = offline_seat.sit(name, now)
    assert isinstance(seat, OfflineSeat)
    return seat


def took(seat: OfflineSeat, raw: bytes) -> OfflineSeat:
    after = heard(seat, raw)
    assert isinstance(after, OfflineSeat)
    return after


def table_of(seat: OfflineSeat) -> Table:
    found = offline_seat.table(seat)
    assert found is not None
    return found[1]


async def dealt(
    registry: TableRegistry, names: tuple[str, ...] = NAMES
) -> tuple[Guest, list[OfflineSeat]]:
    """The dealer's phone with its own seat, and phones that read one code each."""
    dealer = await make_table(registry, len(names) + 1)
    assert await dealer.session.sit("Anna") is None
    seats = [sat(name) for name in names]
    for seat in seats:
        assert isinstance(await dealer.session.read_code(known(offline_seat.code(seat))), Incoming)
    assert await dealer.session.deal() is None
    table = await dealer.sees_phase(Phase.PLAYING)
    return dealer, [took(seat, table.message) for seat in seats]


async def test_one_code_deals_to_the_whole_table(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    own = dealer.session.hand(0)
    hands = [own, *(offline_seat.hand(seat) for seat in seats)]
    roles = sorted(role(h).value for h in hands if isinstance(h, bytes))
    assert roles == ["chief", "detective", "detective", "master", "thief", "thief"]
    assert [s.carrier for s in dealer.table.seats] == [Carrier.PHONE] + [Carrier.CODE] * 5


@pytest.mark.parametrize(
    ("key", "players", "rule"),
    [
        ("microfilms", 2, {"letter_in_drawer": True}),
        ("microfilms", 3, {"real_identities": True}),
        ("microfilms", 4, {"action_dealt": True}),
        ("microfilms", 2, {"left_out": "china"}),
        ("venice", 3, {"sides_unknown": True}),
    ],
)
async def test_a_house_rule_that_deals_otherwise_waits_for_no_phone_by_code(
    registry: TableRegistry, key: str, players: int, rule: dict[str, Any]
) -> None:
    """Else that phone would deal again by the box's rules, and call an honest deal unfair."""
    game = registry.games[key]
    options = replace(game.options(), **rule)
    dealer = await make_table(registry, players, key, options)
    assert await dealer.session.sit("Anna") is None
    for name in NAMES[: players - 2]:
        guest = await Guest(registry, dealer.code).come()
        assert await guest.session.sit(name) is None
    assert isinstance(
        await dealer.session.read_code(known(offline_seat.code(sat("Zoë")))), Incoming
    )
    assert await dealer.session.deal() == DealtOtherwise()
    assert dealer.table.phase is Phase.LOBBY
    assert await dealer.session.rule(game.options()) is None
    assert await dealer.session.deal() is None


async def test_every_phone_knows_the_table_from_the_one_code(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    for place, seat in enumerate(seats, start=1):
        table = table_of(seat)
        assert [s.name for s in table.seats] == ["Anna", *NAMES]
        assert offline_seat.number(seat) == place
        assert table.state.shown == dealer.table.state.shown
        assert table.state.seats == dealer.table.state.seats


async def test_eight_long_names_are_shortened_and_the_code_stays_readable(
    registry: TableRegistry,
) -> None:
    names = tuple(f"Wolfgang-Amadeus {k}ß" for k in range(7))
    dealer, seats = await dealt(registry, names)
    assert len(dealer.table.message) <= parts.ROOM
    shown = [s.name for s in table_of(seats[0]).seats]
    assert len(shown) == 8
    assert all(name.endswith("…") for name in shown[1:])


async def test_a_seat_code_read_twice_is_one_seat(registry: TableRegistry) -> None:
    dealer = await make_table(registry, 6)
    raw = offline_seat.code(sat("Bruno"))
    assert await dealer.session.read_code(known(raw)) == Incoming(0, "Bruno")
    assert await dealer.session.read_code(known(raw)) == Incoming(0, "Bruno", again=True)
    assert len(dealer.table.seats) == 1


async def test_only_the_maker_seats_people_by_code(registry: TableRegistry) -> None:
    dealer = await make_table(registry, 6)
    guest = await Guest(registry, dealer.code).come()
    assert await guest.session.read_code(known(offline_seat.code(sat("Bruno")))) == NotTheMaker()


async def test_a_seat_code_with_a_taken_name_is_refused(registry: TableRegistry) -> None:
    dealer = await make_table(registry, 6)
    await dealer.session.read_code(known(offline_seat.code(sat("Bruno"))))
    assert await dealer.session.read_code(known(offline_seat.code(sat("bruno")))) == NameTaken(
        "bruno"
    )


async def test_a_seat_code_of_last_week_is_refused(registry: TableRegistry) -> None:
    dealer = await make_table(registry, 6)
    week = 7 * 24 * 60
    old = offline_seat.code(sat("Bruno", MINUTE - week))
    assert await dealer.session.read_code(known(old)) == OldCode(week)


async def test_a_deal_code_where_a_seat_code_is_wanted_is_named(registry: TableRegistry) -> None:
    dealer, _ = await dealt(registry)
    other = await make_table(registry, 6)
    assert await other.session.read_code(known(dealer.table.message)) == WrongKind("seat", "deal")


async def test_a_deal_for_other_people_is_not_for_this_phone(registry: TableRegistry) -> None:
    dealer, _ = await dealt(registry)
    stranger = sat("Gina")
    assert heard(stranger, dealer.table.message) == NotForThisPhone()
    assert offline_seat.hand(stranger) == NotDealt()


async def test_a_deal_of_another_evening_is_old(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    later = MINUTE + 24 * 60
    assert heard(seats[0], dealer.table.message, later) == OldCode(24 * 60)


async def test_the_same_deal_again_changes_nothing(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    assert took(seats[0], dealer.table.message) == seats[0]


async def test_one_seat_code_read_by_another_player_is_named(registry: TableRegistry) -> None:
    refused = heard(sat("Carla"), offline_seat.code(sat("Bruno")))
    assert refused == WrongKind("deal", "seat")


@pytest.mark.parametrize("place", [20, 60, 100, 200, -1])
async def test_a_damaged_deal_is_refused(registry: TableRegistry, place: int) -> None:
    dealer, seats = await dealt(registry)
    raw = bytearray(dealer.table.message)
    raw[place] ^= 1
    fresh = OfflineSeat(seats[0].key, seats[0].name, seats[0].born)
    refused = heard(fresh, bytes(raw))
    assert isinstance(refused, ForgedCode | Damaged) or type(refused).__name__ == "BadKey"
    assert isinstance(heard(fresh, bytes(raw[:40])), Damaged)


async def test_another_deal_under_the_same_header_is_an_alarm(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    from companion.handoff import deal as sealed
    from companion.handoff.seatkey import SeatKey
    from companion.session import dealing

    table, first = dealer.table, dealing.read(dealer.table)
    hands = [bytes(4)] * 6
    second = sealed.seal(
        first.header, SeatKey.fresh(), bytes(32), dealing.keys(table), hands, first.public
    )
    refused = heard(seats[0], second)
    assert refused == Conflict("deal", 255, 1)


async def test_what_one_phone_opens_the_others_and_the_table_can_read(
    registry: TableRegistry,
) -> None:
    dealer, seats = await dealt(registry)
    opener = next(s for s in seats if table_of(s).state.role(offline_seat.number(s)) is None)
    number = offline_seat.number(opener)
    raw = offline_seat.opened(opener)
    assert isinstance(raw, bytes)
    assert await dealer.session.read_code(known(raw)) == Incoming(number, opener.name)
    assert await dealer.session.read_code(known(raw)) == Incoming(number, opener.name, again=True)
    hand = offline_seat.hand(opener)
    assert isinstance(hand, bytes)
    assert dealer.table.state.role(number) is role(hand)
    for seat in seats:
        assert table_of(took(seat, raw)).state.role(number) is role(hand)
    twice = took(took(seats[0], raw), raw)
    assert twice.openings == (raw,)


async def test_the_end_code_lets_every_phone_check_the_deal(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    await dealer.session.end()
    code = dealer.table.ending
    for seat in seats:
        table = table_of(took(seat, code))
        assert table.phase is Phase.ENDED
        assert table.opened == dealer.table.opened
        assert {r for _, r in table.state.shown} == set(Role) - {Role.DECEIVER}
    assert heard(sat("Gina"), code) == NotDealt()


async def test_the_end_of_another_game_is_not_this_ones(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    await dealer.session.end()
    first = dealer.table.ending
    await dealer.session.again()
    await dealer.session.deal()
    table = await dealer.sees_phase(Phase.PLAYING)
    again = took(took(seats[0], first), table.message)
    assert isinstance(heard(again, first), ForgedCode | OtherGame)


async def test_a_phone_on_codes_cannot_be_asked_through_the_server(registry: TableRegistry) -> None:
    from companion.games.secret_night.rules.acts import LookAtRole

    dealer, _ = await dealt(registry)
    asked = await by_log.ask(dealer.session, 0, 3, LookAtRole(3), "tap", dealer.table.number)
    assert asked == PhoneUnreachable()


async def test_a_seat_without_a_server_survives_as_text(registry: TableRegistry) -> None:
    dealer, seats = await dealt(registry)
    await dealer.session.end()
    seat = took(seats[2], dealer.table.ending)
    assert offline_seat.read(seat.text()) == seat
    assert repr(seat).count(seat.key.seed.hex()) == 0


@pytest.mark.parametrize("text", [None, "", "{", "[]", "{}", '{"seed":"zz"}', 5, '{"seed":1}'])
def test_what_is_not_ours_in_storage_is_no_seat(text: object) -> None:
    assert offline_seat.read(text) is None
