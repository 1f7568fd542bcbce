"""The phone that dealt, or mixed, is lost for good: three others bring back what it knew."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from companion.live.grace import SECONDS
from companion.live.registry import TableRegistry
from companion.session import moves, taking_over
from companion.table import wish
from companion.table.record import Part
from companion.table.refusal import (
    AfterTheDeal,
    DealerAway,
    KnowsTheRest,
    MakerHere,
    MixerAway,
    SharesMissing,
    Stale,
)
from companion.table.state import Phase, Table
from tests.support.guest import Guest, ends, make_table, seat_all
from tests.support.phone_deals import (
    NAMES,
    Death,
    House,
    back,
    dealt,
    found_fair,
    gone,
    leaves,
    open_house,
    seated,
    takes_over,
    until,
)
from tests.support.wire import in_process


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as house:
        yield house


def shares(table: Table) -> int:
    """How many were given."""
    relief = table.by_phone.relief if table.by_phone is not None else None
    return len(relief.shares) if relief is not None else 0


async def relieved(guest: Guest, part: Part) -> None:
    """That phone deals or mixes now, and knows what the lost one knew."""
    table = await guest.sees(lambda t: t.by_phone is not None and t.by_phone.relief is None)
    assert table.by_phone is not None
    assert table.by_phone.seat(part) == guest.seat


@pytest.mark.parametrize(
    ("game", "places"), [("secret_night", 5), ("hotel_perfidious", 4), ("microfilms", 3)]
)
async def test_three_agree_and_another_phone_ends_the_game(
    game: str, places: int, house: House
) -> None:
    guests = await seated(house, game, places)
    await dealt(guests)
    hands = {guest.seat: guest.session.hand(guest.seat) for guest in guests}
    await leaves(guests[0])
    carla, others = guests[2], [guests[1], *guests[3:]]
    assert await carla.session.end() == DealerAway("Anna")
    await takes_over(house, carla, others[:2])
    await relieved(carla, Part.DEALER)
    assert carla.session.maker
    assert await ends(others[0], carla) is None
    for guest in (carla, *others):
        await guest.sees(lambda table: table.phase is Phase.ENDED)
    await carla.sees(lambda table: len(table.checked) == places - 1)
    assert dict(carla.table.opened) == hands
    assert all(fair for _, fair in carla.table.checked)


async def test_of_two_players_the_other_goes_on_alone(house: House) -> None:
    guests = await seated(house, "dead_breakfast", 2)
    await dealt(guests)
    await leaves(guests[0])
    await takes_over(house, guests[1], [])
    await relieved(guests[1], Part.DEALER)
    assert await guests[1].session.end() is None
    await guests[1].sees_phase(Phase.ENDED)


async def test_the_lost_mixing_phone_is_replaced_by_one_that_does_not_deal(house: House) -> None:
    guests = await seated(house)
    await dealt(guests)
    await leaves(guests[1])
    assert await guests[0].session.end() == MixerAway("Bruno")
    assert await taking_over.ask(guests[0].session) == KnowsTheRest()
    await takes_over(house, guests[2], [guests[0], guests[3]])
    await relieved(guests[2], Part.MIXER)
    assert guests[0].session.maker
    assert not guests[2].session.maker
    assert await ends(guests[3], guests[2]) is None
    await guests[0].sees(lambda table: len(table.checked) == 3)
    assert all(fair for _, fair in guests[0].table.checked)


@pytest.mark.parametrize(("lost", "kind"), [(0, wish.DealOut), (1, wish.Mix)])
async def test_a_deal_that_hangs_is_finished_by_another_phone(
    lost: int, kind: type[Any], house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    death = Death(monkeypatch, kind, done=False)
    guests = await seated(house)
    death.guest = guests[lost]
    assert await guests[2].session.deal() is None
    await death.died.wait()
    await gone(guests[lost])
    waits_for = MixerAway("Bruno") if lost else DealerAway("Anna")
    await until(lambda: guests[2].session.scene.closed == waits_for)
    await takes_over(house, guests[2], [guests[3], guests[1 - lost]])
    for guest in guests[2:]:
        await guest.sees_phase(Phase.PLAYING)
        assert isinstance(guest.session.hand(guest.seat), bytes)
    assert await ends(guests[3], guests[2]) is None
    await guests[2].sees(lambda table: len(table.checked) == 3)
    assert all(fair for _, fair in guests[2].table.checked)


async def test_the_lost_phone_that_comes_back_in_the_minute_goes_on_itself(house: House) -> None:
    guests = await seated(house)
    await dealt(guests)
    await leaves(guests[0])
    assert await taking_over.ask(guests[2].session) is None
    asked = guests[2].session.scene.table.takeover
    assert asked is not None
    for voter in (guests[1], guests[3]):
        assert await taking_over.agree(voter.session, asked.number) is None
    guests[0] = await back(guests[0])
    table = await guests[2].sees(lambda table: table.takeover is None)
    house.clock.passes(SECONDS)
    assert table.by_phone is not None
    assert table.by_phone.dealer == 0
    assert not table.by_phone.relief
    assert await ends(guests[1], guests[2]) is None
    await guests[0].sees(found_fair)


async def test_it_is_asked_for_only_while_it_is_gone_and_by_who_sits(house: House) -> None:
    guests = await seated(house)
    await dealt(guests)
    assert await taking_over.ask(guests[2].session) == MakerHere()
    await leaves(guests[0])
    assert await taking_over.ask(guests[1].session) == KnowsTheRest()
    refused = await guests[3].session.submit(wish.GiveShare(3, b""))
    assert refused == Stale()


async def test_at_a_table_whose_server_deals_nobody_goes_on_for_it(house: House) -> None:
    registry = in_process(house.registry)
    assert isinstance(registry, TableRegistry)
    guests = await seat_all(await make_table(registry, 4), NAMES[:4])
    await dealt(guests)
    guests[0].session.leave()
    assert await taking_over.ask(guests[2].session) == AfterTheDeal()


async def test_it_waits_until_enough_phones_are_there(house: House) -> None:
    guests = await seated(house)
    await dealt(guests)
    await leaves(guests[0], guests[3])
    guests[3] = await back(guests[3])
    assert await taking_over.ask(guests[2].session) is None
    asked = guests[2].session.scene.table.takeover
    assert asked is not None
    for voter in (guests[1], guests[3]):
        assert await taking_over.agree(voter.session, asked.number) is None
    await leaves(guests[1])
    await leaves(guests[3])
    house.clock.passes(SECONDS)
    await guests[2].sees(lambda table: table.takeover is None)
    assert guests[2].session.scene.closed == SharesMissing()
    guests[3] = await back(guests[3])
    await guests[2].sees(lambda table: shares(table) == 1)
    assert guests[2].session.scene.closed == SharesMissing()
    guests[1] = await back(guests[1])
    await relieved(guests[2], Part.DEALER)
    assert await ends(guests[2], guests[3]) is None
    await guests[2].sees_phase(Phase.ENDED)


# --- a seat that moves


async def moves_to(house: House, stranger: Guest, seat: int, voters: list[Guest]) -> None:
    """Somebody's new phone asks for a seat, these agree, the minute passes."""
    assert await moves.ask(stranger.session, seat) is None
    asked = stranger.session.scene.table.move
    assert asked is not None
    for voter in voters:
        assert await moves.agree(voter.session, asked.number) is None
    house.clock.passes(SECONDS)


@pytest.mark.parametrize("game", ["secret_night", "hotel_perfidious"])
async def test_the_dealing_phone_hands_a_seat_over_and_the_mixing_phone_says_which(
    game: str, house: House
) -> None:
    guests = await seated(house, game, 4)
    await dealt(guests)
    hand = guests[3].session.hand(3)
    await leaves(guests[3])
    new = await Guest(house.registry, guests[0].code).come()
    await moves_to(house, new, 3, guests[:3])
    table = await new.sees(lambda table: table.move is None)
    assert new.session.mine == (3,)
    assert table.seats[3].own
    assert new.session.hand(3) == hand
    await new.sees(lambda t: t.by_phone is not None and not t.by_phone.unshared)
    if not table.opened:
        assert await new.session.open(3) is None
    assert await ends(new, guests[1]) is None
    await new.sees(found_fair)


async def test_its_own_phone_that_comes_back_late_keeps_the_seat_until_it_has_moved(
    house: House,
) -> None:
    guests = await seated(house)
    await dealt(guests)
    await leaves(guests[0], guests[3])
    guests[0] = await back(guests[0])
    new = await Guest(house.registry, guests[0].code).come()
    assert await moves.ask(new.session, 3) is None
    asked = new.session.scene.table.move
    assert asked is not None
    for voter in guests[:3]:
        assert await moves.agree(voter.session, asked.number) is None
    await leaves(guests[0])
    house.clock.passes(SECONDS)
    await new.sees(lambda table: table.move is not None and table.move.due)
    guests[3] = await back(guests[3])
    await new.sees(lambda table: table.move is None)
    assert guests[3].session.mine == (3,)
    assert isinstance(guests[3].session.hand(3), bytes)


async def test_the_lost_dealers_own_seat_moves_when_another_phone_deals_on(house: House) -> None:
    guests = await seated(house, "secret_night", 5)
    await dealt(guests)
    hand = guests[0].session.hand(0)
    await leaves(guests[0])
    new = await Guest(house.registry, guests[1].code).come()
    await takes_over(house, guests[2], guests[3:])
    await relieved(guests[2], Part.DEALER)
    await moves_to(house, new, 0, [guests[n] for n in (1, 2, 3, 4)])
    await new.sees(lambda table: table.move is None)
    assert new.session.hand(0) == hand
    assert await ends(new, guests[1]) is None
    await new.sees(found_fair)


async def test_the_newcomer_has_a_share_from_then_on(house: House) -> None:
    guests = await seated(house)
    await dealt(guests)
    await leaves(guests[3])
    new = await Guest(house.registry, guests[0].code).come()
    await moves_to(house, new, 3, guests[:3])
    await new.sees(lambda t: t.move is None and t.by_phone is not None and not t.by_phone.unshared)
    await leaves(guests[0])
    await leaves(guests[1])
    guests[1] = await back(guests[1])
    await takes_over(house, guests[2], [guests[1], new])
    await relieved(guests[2], Part.DEALER)
