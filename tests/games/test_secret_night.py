"""Stories of Secret Night: who gets what, who sees what, what the clock does."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.secret_night import game as night
from companion.games.secret_night.night import (
    AdvanceClock,
    DawnAlready,
    HouseRules,
    LookAtRole,
    LookOff,
    LookUsed,
    NoSuchHour,
    RoleKnown,
    SetClock,
)
from companion.games.secret_night.roles import PUBLIC, Role, role, roles
from companion.table.refusal import AlreadyOpen, NoSuchSeat, Over
from tests.support.chance import from_seed
from tests.support.table import Evening

THREE_TWO = {  # facts 3.2: chief, detectives, deceivers, thieves, master
    4: (1, 1, 0, 1, 1),
    5: (1, 1, 1, 1, 1),
    6: (1, 2, 0, 2, 1),
    7: (1, 2, 1, 2, 1),
    8: (1, 3, 0, 3, 1),
}
COLUMNS = (Role.CHIEF, Role.DETECTIVE, Role.DECEIVER, Role.THIEF, Role.MASTER)


def tonight(players: int = 6, options: HouseRules | None = None) -> Evening:
    return Evening(night).seated(players, options).dealt()


@pytest.mark.parametrize("players", THREE_TWO)
def test_roles_are_those_of_the_table_in_the_book(players: int) -> None:
    count = Counter(roles(players))
    assert tuple(count[r] for r in COLUMNS) == THREE_TWO[players]


@pytest.mark.parametrize("players", [0, 3, 9])
def test_there_are_no_roles_for_three_or_nine(players: int) -> None:
    with pytest.raises(ValueError, match="4 to 8"):
        roles(players)


@given(st.integers(4, 8), st.integers())
def test_every_deal_gives_each_seat_one_role_and_shows_chief_and_master(
    players: int, seed: int
) -> None:
    state = night.begin(HouseRules(), tuple(range(players)))
    deal = night.deal(state, from_seed(seed))
    drawn = {seat: role(hand) for seat, hand in deal.hands}
    assert Counter(drawn.values()) == Counter(roles(players))
    assert list(drawn) == list(range(players))
    assert {event.role for event in deal.events} == set(PUBLIC)
    assert all(drawn[event.seat] is event.role for event in deal.events)
    assert len({len(hand) for _, hand in deal.hands}) == 1


def test_every_seat_can_get_every_role() -> None:
    state = night.begin(HouseRules(), tuple(range(5)))
    seen = {
        (seat, role(hand))
        for seed in range(300)
        for seat, hand in night.deal(state, from_seed(seed)).hands
    }
    assert len(seen) == 25


def test_the_table_knows_chief_and_master_and_nobody_else() -> None:
    table = tonight().table
    assert {r for _, r in table.state.shown} == set(PUBLIC)
    assert len(table.state.shown) == 2


def test_a_role_shown_is_known_to_all_and_stays_known() -> None:
    evening = tonight()
    hidden = next(s for s in range(6) if evening.table.state.role(s) is None)
    assert evening.open(hidden) is None
    assert evening.table.state.role(hidden) is role(evening.hands[hidden])
    assert evening.open(hidden) == AlreadyOpen()


def test_at_the_end_every_role_lies_open() -> None:
    evening = tonight(7)
    evening.open(2)
    assert evening.end() is None
    shown = dict(evening.table.state.shown)
    assert shown == {seat: role(hand) for seat, hand in evening.hands.items()}
    assert evening.act(0, AdvanceClock()) == Over()


def test_nine_rounds_lead_from_nine_in_the_evening_to_six() -> None:
    evening = tonight()
    hours = [evening.table.state.hour]
    for _ in range(9):
        assert evening.act(0, AdvanceClock()) is None
        hours.append(evening.table.state.hour)
    assert hours == [21, 22, 23, 0, 1, 2, 3, 4, 5, 6]
    assert night.ended(evening.table.state)
    assert evening.act(0, AdvanceClock()) == DawnAlready()


def test_the_clock_can_be_set_by_hand_but_not_to_an_hour_it_has_not() -> None:
    evening = tonight()
    assert evening.act(3, SetClock(4)) is None
    assert evening.table.state.hour == 1
    assert evening.act(3, SetClock(4)) == NoSuchHour()
    assert evening.act(3, SetClock(10)) == NoSuchHour()
    assert evening.act(3, SetClock(-1)) == NoSuchHour()


def test_zachary_looks_once_and_the_table_sees_at_whom_but_not_what() -> None:
    evening = tonight()
    asker, asked = [s for s in range(6) if evening.table.state.role(s) is None][:2]
    assert evening.ask(asker, asked, LookAtRole(asked)) is None
    assert evening.table.state.peeked == (asker, asked)
    assert evening.table.state.role(asked) is None
    assert night.answer(evening.hands[asked], LookAtRole(asked)) == evening.hands[asked]
    assert evening.ask(asker, asked, LookAtRole(asked)) == LookUsed()


def test_zachary_cannot_look_at_himself_or_at_an_open_role() -> None:
    evening = tonight()
    shown = evening.table.state.shown[0][0]
    hidden = next(s for s in range(6) if evening.table.state.role(s) is None)
    assert evening.ask(hidden, shown, LookAtRole(shown)) == RoleKnown()
    assert evening.ask(hidden, hidden, LookAtRole(hidden)) == NoSuchSeat()


def test_a_table_without_zachary_has_no_look() -> None:
    evening = tonight(options=HouseRules(zachary=False))
    assert evening.ask(0, 1, LookAtRole(1)) == LookOff()
