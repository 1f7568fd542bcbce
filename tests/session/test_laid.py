"""Laid face down, given by the phone itself: nobody sees anything before both have chosen."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.games.venice.rules import byhand, talks
from companion.games.venice.rules.cards import AMBASSADOR
from companion.games.venice.rules.game import Act
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.passing import pair
from companion.live.registry import TableRegistry
from companion.session import exchange_by_log as by_log
from companion.table.commitment import NONCE, opens
from companion.table.refusal import NotYourSeat
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")
FIRST, SECOND = pair(0, 5).packed(), pair(2, 7).packed()

pytestmark = pytest.mark.usefixtures("form")


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_registry(tmp_path)
    yield registry
    await close()


async def does(guest: Guest, act: Act) -> None:
    table = guest.session.scene.table
    assert await guest.session.act(guest.seat, act, f"{table.number}", table.changed) is None


async def met(registry: TableRegistry) -> list[Guest]:
    """Anna and Bruno have met; nobody else has."""
    maker = await make_table(registry, 4, "venice", HouseRules())
    guests = await seat_all(maker, NAMES)
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    for guest, location in zip(guests, (0, 0, 1, 2), strict=True):
        await does(guests[0], byhand.ByHand(byhand.Field.LOCATION, location, guest.seat))
    await does(guests[0], byhand.ByHand(byhand.Field.LOCATION, 3, AMBASSADOR))
    return guests


async def lays(guest: Guest, cards: bytes) -> None:
    meeting = guest.session.scene.table.state.meetings[0].number
    refused = await by_log.lay(
        guest.session,
        guest.seat,
        lambda mark: talks.LayCards(meeting, mark),
        cards,
        f"lay {guest.seat}",
        guest.session.scene.table.changed,
    )
    assert refused is None


async def test_cards_go_by_themselves_once_both_have_chosen_and_to_one_phone_each(
    registry: TableRegistry,
) -> None:
    anna, bruno, carla, _ = await met(registry)
    await lays(anna, FIRST)
    assert not anna.session.scene.table.questions
    await lays(bruno, SECOND)
    table = await carla.sees(lambda t: len(t.questions) == 2 and not t.waiting)
    for question in table.questions:
        giver, to = (anna, bruno) if question.seat == anna.seat else (bruno, anna)
        told = by_log.told(to.session, question)
        assert isinstance(told, bytes)
        assert told[NONCE:] == (FIRST if giver is anna else SECOND)
        mark = table.state.meetings[0].mark(giver.seat)
        assert opens(mark, told[:NONCE], told[NONCE:])
        assert by_log.told(carla.session, question) == NotYourSeat()
    first, second = (q.ask.sealed for q in table.questions)
    assert len(first) == len(second)


async def test_what_was_laid_waits_for_its_phone_and_survives_a_reload(
    registry: TableRegistry,
) -> None:
    anna, bruno, carla, _ = await met(registry)
    await lays(anna, FIRST)
    anna.session.leave()
    await lays(bruno, SECOND)
    table = await carla.sees(lambda t: len(t.questions) == 1)
    assert table.questions[0].seat == bruno.seat
    back = await Guest(registry, anna.code, anna.memory).come()
    await carla.sees(lambda t: len(t.questions) == 2)
    mark = table.state.meetings[0].mark(anna.seat)
    assert (await by_log.laid(back.session, anna.seat, mark) or b"")[NONCE:] == FIRST
    assert await by_log.laid(carla.session, carla.seat, mark) is None


async def test_a_card_that_cannot_be_laid_leaves_nothing_in_the_sheet(
    registry: TableRegistry,
) -> None:
    _, _, carla, _ = await met(registry)
    changed = carla.session.scene.table.changed
    refused = await by_log.lay(
        carla.session, carla.seat, lambda mark: talks.LayCards(1, mark), FIRST, "x", changed
    )
    assert refused is not None
    assert await carla.session.sheet(carla.seat) == {}


async def test_the_length_of_a_stored_sheet_does_not_tell_how_much_stands_in_it(
    registry: TableRegistry,
) -> None:
    anna, bruno, _, _ = await met(registry)
    assert await anna.session.write_line(anna.seat, "notes", "x" * 500) is None
    assert await bruno.session.write_line(bruno.seat, "notes", "x") is None
    lengths = {len(await live_of(g.session).memory(g.seat) or b"") for g in (anna, bruno)}
    assert len(lengths) == 1
