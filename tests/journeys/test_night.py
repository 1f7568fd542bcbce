"""A whole night: six phones and a screen in the middle of the table play the nine rounds.

An attack on the way. The turns of the small hours come from outside, straight into the log: the
phones, whose thumbs play the rest, follow.
"""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from playwright.async_api import Browser

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.clock import HOURS, MIDNIGHT
from tests.journeys.steps import deal, looks, seat_all
from tests.support.outside import Outside, outside
from tests.support.page import COVERED, PhonePage, open_phone, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

AHEAD = timedelta(hours=5, minutes=30)
"""Of the phones' clocks: they are in Kolkata."""
WHISPERED = "Trust me."
NAMES = ("Anna", "Bert", "Cleo", "Dana", "Emil", "Finn")
SPOKEN = {
    22: "Ten in the evening",
    23: "Eleven at night",
    0: "Midnight",
    6: "Six in the morning",
}


async def test_six_phones_and_a_table_screen_play_the_nine_rounds(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, *NAMES, timezone_id="Asia/Kolkata") as table:
        link = await seat_all(table, program)
        screen = await open_phone(chromium, "the table's screen", width=1024, height=768)
        await screen.goes(link)
        await deal(table[0], 6)
        titles = {phone: (await looks(phone)).split(".")[0] for phone in table}
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        master = next(k for k, p in enumerate(table) if titles[p] == "Master Thief")
        order = [*table[master:], *table[:master]]
        await screen.sees("Nine in the evening")

        await nothing_in_silence(order)
        await an_hour(order, screen, HOURS[1], played=1)
        await the_log_tells_times(order[2])
        async with outside(program.data, link) as hand:
            await hours(hand, until=HOURS[MIDNIGHT])
            await screen.sees(SPOKEN[HOURS[MIDNIGHT]])
            await an_attack(order, screen)
            await hours(hand, until=HOURS[-2])
        await screen.sees("Five in the morning")
        await an_hour(order, screen, HOURS[-1])
        await order[0].sees("Six in the morning")
        await screen.context.close()


async def nothing_in_silence(order: list[PhonePage]) -> None:
    """The first turn; the next one is told to who reads the log. A whisper marks all phones."""
    teller, told, other = order[:3]
    await told.turn_to("Log")
    await turn(teller)
    await told.tap("Your turn")
    await told.sees("what the real wheel shows")
    await told.tap("Back")
    await teller.tap_row(told.name)
    await teller.tap(f"Whisper to {told.name}")
    await teller.write(WHISPERED)
    await teller.tap("Whisper it")
    covered = f"What {teller.name} told you is covered. Press and hold to look."
    for phone in (told, other):
        await phone.sees("Mine: something new")
        await phone.turn_to("Mine")
    await told.button(covered).wait_for()
    await other.button(COVERED).wait_for()
    assert not any([await phone.shows(WHISPERED) for phone in (told, other)])
    await told.reach(covered)
    await told.page.mouse.down()
    await told.sees(WHISPERED)
    await told.lift(covered)
    for phone in (told, other):
        await phone.misses("Mine: something new")
        await phone.turn_to("Table")


async def the_log_tells_times(phone: PhonePage) -> None:
    """By the clock of this phone, wherever the table's server is."""
    await phone.turn_to("Log")
    now = datetime.now(UTC) + AHEAD
    times = [f"{now - timedelta(minutes=ago):%H:%M}" for ago in range(10)]
    await phone.reads(lambda words: any(line in times for line in words), f"reads none of {times}")
    await phone.turn_to("Table")


async def an_hour(order: list[PhonePage], screen: PhonePage, hour: int, *, played: int = 0) -> None:
    """Everybody's turn, but of those who have had it, then the clock."""
    for phone in order[played:]:
        await turn(phone)
    await order[0].tap("Next hour")
    await screen.sees(SPOKEN[hour])


async def hours(hand: Outside, until: int) -> None:
    """Whole hours of the same turns, from outside: the phones follow."""
    seats: tuple[int, ...] = hand.state.seats
    while HOURS[hand.state.clock] != until:
        while any(not player.played for player in hand.state.players):
            turn = hand.state.turn
            assert turn is not None
            await hand.do(turn.seat, a.EnterSpin(8), a.EndTurn())
        await hand.do(seats[0], a.AdvanceClock())


async def turn(phone: PhonePage) -> None:
    """A turn: the real wheel shows an eight, and the player stays where he is."""
    await phone.tap("My turn")
    await phone.sees("what the real wheel shows")
    await phone.tap("8")
    await phone.sees("steps left")
    await phone.tap("End turn")
    await phone.misses("steps left")


async def an_attack(order: list[PhonePage], screen: PhonePage) -> None:
    """After midnight the Master shoots; the victim's phone asks, and a vest answers."""
    attacker, victim = order[0], order[1]
    await attacker.tap("My turn")
    await attacker.tap("6")
    await attacker.tap_row("Use a weapon")
    await attacker.tap_row("Gun")
    await attacker.tap_row(victim.name)
    await victim.sees(f"{attacker.name} shoots at you")
    await victim.tap_row("Bulletproof Vest")
    await victim.misses("shoots at you")
    await attacker.tap("End turn")
    await attacker.misses("End turn")
    await screen.sees("Midnight")
