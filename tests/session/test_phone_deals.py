"""Tables where every seat has its own program: the phones deal, the server can read nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from companion.session import audit
from companion.session.waiting import PATIENCE
from companion.table import wish
from companion.table.refusal import DealerAway, MixerAway
from companion.table.state import Phase
from tests.support.clock import HandClock
from tests.support.guest import Guest, ends, make_table, seat_all
from tests.support.live import all_know, live_of
from tests.support.phone_deals import (
    NAMES,
    Death,
    House,
    back,
    checked,
    dealt,
    gone,
    leaves,
    open_house,
    seated,
    until,
)
from tests.support.wire import in_process


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


GAMES = [
    ("secret_night", 4, True),
    ("venice", 4, True),
    ("venice", 3, False),
    ("microfilms", 3, True),
    ("microfilms", 2, False),
    ("hotel_perfidious", 3, False),
    ("dead_breakfast", 2, False),
]


@pytest.mark.parametrize(("game", "places", "mixed"), GAMES)
async def test_phones_deal_every_game_and_each_finds_the_deal_fair(
    game: str, places: int, mixed: bool, house: House
) -> None:
    guests = await seated(house, game, places)
    table = await dealt(guests)
    assert table.by_phone is not None
    assert table.by_phone.dealer == 0
    assert table.by_phone.mixer == (1 if mixed else None)
    assert live_of(guests[0].session).secrets is None
    hands = {guest.seat: guest.session.hand(guest.seat) for guest in guests}
    assert all(isinstance(hand, bytes) for hand in hands.values())
    assert await ends(guests[1], guests[0]) is None
    for guest in guests:
        await guest.sees(checked)
    table = guests[0].table
    assert dict(table.opened) == hands
    assert dict(table.checked) == dict.fromkeys(table.players, True)
    assert audit.verdict(guests[0].session.game, table) is None


async def test_after_a_mixed_deal_what_the_rules_show_is_shown_by_its_own_phone(
    house: House,
) -> None:
    guests = await seated(house)
    await dealt(guests)
    table = await guests[0].sees(lambda table: len(table.opened) == 2 and table.state.turn)
    shown = dict(table.opened)
    for guest in guests:
        hand = guest.session.hand(guest.seat)
        assert shown.get(guest.seat, hand) == hand
    assert table.state.turn.seat in shown


# --- a phone that is killed, and comes back from what it kept


BY_DEALER = (wish.Commit, wish.DealOut, wish.Reveal)
BY_MIXER = (wish.Mix, wish.Unmix)


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("kind", [*BY_DEALER, *BY_MIXER])
async def test_a_phone_that_dies_at_any_step_goes_on_when_it_is_back(
    kind: type[Any], done: bool, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    death = Death(monkeypatch, kind, done=done)
    guests = await seated(house)
    at = 0 if kind in BY_DEALER else 1
    death.guest = guests[at]
    assert await guests[2].session.deal() is None
    if kind in (wish.Commit, wish.DealOut, wish.Mix):
        await death.died.wait()
        await gone(guests[at])
        guests[at] = await back(guests[at])
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    hands = {guest.seat: guest.session.hand(guest.seat) for guest in guests}
    assert await ends(guests[3], guests[2]) is None
    if kind in (wish.Unmix, wish.Reveal):
        await death.died.wait()
        await gone(guests[at])
        guests[at] = await back(guests[at])
    for guest in guests:
        await guest.sees(checked)
    assert dict(guests[0].table.opened) == hands
    assert all(fair for _, fair in guests[0].table.checked)


async def test_after_a_restart_of_the_server_the_phones_end_the_game(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guests = await seated(house)
        await dealt(guests)
        await leaves(*guests)
    async with open_house(tmp_path) as house:
        guests = [await Guest(house.registry, guest.code, guest.memory).come() for guest in guests]
        await all_know(guests[0].session)
        assert live_of(guests[0].session).secrets is None
        assert await ends(guests[2], guests[1]) is None
        for guest in guests:
            await guest.sees(checked)
        assert all(fair for _, fair in guests[0].table.checked)


async def test_who_is_away_does_not_hold_up_the_deal_and_finds_its_card_later(
    house: House,
) -> None:
    guests = await seated(house)
    await leaves(guests[3])
    assert await guests[0].session.deal() is None
    await guests[0].sees_phase(Phase.PLAYING)
    assert {seat for seat, _ in guests[0].table.shares} == {0, 1, 2}
    late = await back(guests[3])
    assert isinstance(late.session.hand(3), bytes)


async def test_a_phone_that_is_here_and_says_nothing_is_waited_for_three_seconds(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await seated(house)
    clock = HandClock()
    assert guests[0].session._dealer is not None
    monkeypatch.setattr(guests[0].session._dealer, "_later", clock.later)
    monkeypatch.setattr(guests[3].session, "_do_what_is_due", lambda: None)
    assert await guests[0].session.deal() is None
    await guests[0].sees(lambda table: len(table.shares) == 3)
    await until(lambda: clock.waiting > 0)
    assert guests[0].table.phase is Phase.DEALING
    clock.passes(PATIENCE)
    table = await guests[0].sees_phase(Phase.PLAYING)
    assert len(table.shares) == 3


async def test_without_the_dealing_phone_nothing_begins_and_nothing_ends(house: House) -> None:
    guests = await seated(house)
    await leaves(guests[0])
    assert await guests[1].session.deal() == DealerAway("Anna")
    guests[0] = await back(guests[0])
    await dealt(guests)
    await leaves(guests[0])
    assert await guests[1].session.end() == DealerAway("Anna")
    assert guests[1].session.scene.closed == DealerAway("Anna")
    guests[0] = await back(guests[0])
    await leaves(guests[1])
    assert await guests[0].session.end() == MixerAway("Bruno")
    assert await guests[0].session.give_up() is None
    assert guests[0].table.phase is Phase.LOBBY


async def test_with_one_drawn_seat_the_server_deals(house: House) -> None:
    maker = await make_table(house.registry, 4)
    guests = await seat_all(maker, NAMES[:3])
    dave = await Guest(in_process(house.registry), maker.code).come()
    assert await dave.session.sit("Dave") is None
    table = await dealt([*guests, dave])
    assert table.by_phone is None
    assert live_of(maker.session).secrets is not None
    assert await maker.session.end() is None
    await maker.sees(checked)
    assert all(fair for _, fair in maker.table.checked)


async def test_what_a_phone_knew_of_a_deal_is_struck_out_when_that_is_over(house: House) -> None:
    guests = await seated(house)
    await dealt(guests)
    assert any(name.startswith("dealer-") for name in await guests[0].session.sheet(0))
    assert any(name.startswith("dealer-") for name in await guests[1].session.sheet(1))
    assert await guests[0].session.give_up() is None
    async with asyncio.timeout(60):
        for guest in guests[:2]:
            while any(n.startswith("dealer-") for n in await guest.session.sheet(guest.seat)):
                await asyncio.sleep(0)
    live = live_of(guests[0].session)
    assert await live.kept_drawer() is None
    await dealt(guests)
