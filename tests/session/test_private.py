"""Phones at a table server: whispers, thefts, private sheets, house rules."""

import pytest

from companion.games.secret_night.rules.acts import (
    ByHand,
    EnterSegments,
    Field,
    StealCard,
    UseSquare,
    Whisper,
)
from companion.games.secret_night.rules.harm import Square
from companion.games.secret_night.rules.options import HouseRules, Segment
from companion.live.registry import TableRegistry
from companion.session import exchange_by_log as by_log
from companion.session.refusals import SheetFull
from companion.table.refusal import AfterTheDeal, NotTheMaker, NotYourSeat
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, seat_all
from tests.support.night_guests import BY_HAND, NAMES, playing

pytestmark = pytest.mark.usefixtures("form")


async def test_a_whisper_is_read_by_its_receiver_alone_and_answered_by_itself(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    said = "Trust nobody tonight."
    seen = guests[1].table.changed
    assert await by_log.ask(guests[1].session, 1, 4, Whisper(4), "tap", seen, said.encode()) is None
    table = await guests[4].sees(lambda t: bool(t.questions) and not t.waiting)
    question = table.questions[0]
    assert by_log.told(guests[4].session, question) == said.encode()
    assert by_log.answer(guests[1].session, question) == b""
    for other in (0, 1, 2, 3, 5):
        assert by_log.told(guests[other].session, question) == NotYourSeat()
    assert said not in "".join(entry.body for entry in guests[0].session.entries)
    assert said.encode().hex() not in "".join(entry.body for entry in guests[0].session.entries)


async def test_a_stolen_cards_place_is_drawn_on_the_victims_phone_for_the_thief_alone(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry, options=BY_HAND)
    thief = guests[guests[0].table.state.turn.seat]
    victim = guests[(thief.seat + 1) % 6]
    assert (
        await thief.session.act(
            thief.seat, UseSquare(Square.PUSH, victim.seat), "push", thief.table.changed
        )
        is None
    )
    assert (
        await thief.session.act(
            thief.seat, ByHand(Field.TURN, 1, thief.seat), "turn", thief.session.scene.table.changed
        )
        is None
    )
    steal = StealCard(victim.seat, 3)
    changed = thief.session.scene.table.changed
    assert await by_log.ask(thief.session, thief.seat, victim.seat, steal, "steal", changed) is None
    table = await thief.sees(lambda t: bool(t.questions) and not t.waiting)
    drawn = by_log.answer(thief.session, table.questions[0])
    assert drawn in (b"\1", b"\2", b"\3")
    assert by_log.answer(victim.session, table.questions[0]) == NotYourSeat()


async def test_a_private_sheet_is_the_seats_own_and_survives_the_phone(
    registry: TableRegistry,
) -> None:
    guests = await playing(registry)
    assert await guests[2].session.sheet(2) == {}
    assert await guests[2].session.write_line(2, "note-4", "thief?") is None
    assert await guests[2].session.write_line(3, "note-4", "thief?") == NotYourSeat()
    assert await guests[3].session.sheet(2) == {}
    assert await guests[3].session.sheet(3) == {}
    back = await Guest(registry, guests[2].code, guests[2].memory).come()
    assert await back.session.sheet(2) == {"note-4": "thief?"}
    assert await back.session.write_line(2, "note-4", "x" * 20_000) == SheetFull()
    assert await back.session.sheet(2) == {"note-4": "thief?"}


async def test_the_maker_changes_the_house_rules_until_the_deal_and_nobody_else_does(
    registry: TableRegistry,
) -> None:
    guests = await seat_all(await make_table(registry, 4), NAMES[:4])
    assert await guests[1].session.rule(BY_HAND) == NotTheMaker()
    assert await guests[0].session.rule(BY_HAND) is None
    assert (await guests[3].sees(lambda t: t.options == BY_HAND)).phase is Phase.LOBBY
    await guests[0].session.deal()
    table = await guests[3].sees_phase(Phase.PLAYING)
    assert table.state.options == BY_HAND
    assert await guests[0].session.rule(HouseRules()) == AfterTheDeal()


async def test_the_tables_own_wheel_is_there_after_again(registry: TableRegistry) -> None:
    guests = await playing(registry, 4)
    wheel = (Segment(7, True, 2), Segment(4))
    seen = guests[0].table.changed
    assert await guests[0].session.act(0, EnterSegments(wheel), "wheel", seen) is None
    await guests[0].session.end()
    await guests[0].session.again()
    await guests[0].session.deal()
    table = await guests[2].sees(lambda t: t.round == 2 and t.phase is Phase.PLAYING)
    assert table.state.segments == wheel
    await guests[0].session.end()
    table = await guests[2].sees(lambda t: len(t.checked) == 4)
    assert {fair for _, fair in table.checked} == {True}
