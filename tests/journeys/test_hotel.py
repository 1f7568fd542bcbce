"""Hotel Perfidious on two phones: a trap set and sprung, a duel rolled, blueprints home."""

import asyncio

import pytest
from playwright.async_api import Browser

from tests.journeys.steps import Box, deal, in_turn, seat_all
from tests.support.page import PhonePage, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_agents_set_a_trap_fight_and_bring_the_blueprints_home(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert") as table:
        anna, bert = table
        await seat_all(table, program, Box("Hotel Perfidious, 2–4", 4))
        await deal(anna, 2)
        for phone, room in ((anna, 1), (bert, 2)):
            await phone.tap("Choose your bed")
            await phone.tap(f"Room {room}")
        first, second = await in_turn([anna, bert], "Your turn")
        await sets_a_trap(first)
        await second.tap("Your turn")
        await second.tap_row("Search")
        await second.tap_row("Room 3 · Armoire")
        await second.sees("Nutcracker!")
        await second.tap("Knocked senseless")
        await first.sees("Your turn")
        winner = await fight(first, second)
        await wins(winner)
        for phone in table:
            await phone.sees(f"Mission of {winner.name}", seconds=60)
            phone.quiet()


async def sets_a_trap(phone: PhonePage) -> None:
    """The bowling ball on the armoire of room three; then the turn is over."""
    await phone.tap("Your turn")
    await phone.tap_row("Set a tile")
    await phone.tap("Room 3")
    await phone.tap("Armoire")
    await phone.tap_row("Nutcracker")
    await phone.sees("1 tile set face down")
    await phone.tap("Your turn")
    await phone.tap("End my turn")


async def fight(attacker: PhonePage, defender: PhonePage) -> PhonePage:
    """Both are ready, both roll at once; who wins."""
    await attacker.tap("Your turn")
    await attacker.tap_row("Whack!")
    await attacker.tap_row(defender.name)
    await attacker.tap("Blackjack +3")
    await asyncio.gather(*(phone.tap("Ready!") for phone in (attacker, defender)))
    await asyncio.gather(*(phone.tap("Roll!") for phone in (attacker, defender)))
    down = [f"{loser.name} drops flat" for loser in (attacker, defender)]
    said = await attacker.reads(lambda words: [now for now in down if now in "\n".join(words)])
    won = said == down[1:]
    loser = defender if won else attacker
    await defender.tap(f"{loser.name} is down")
    await attacker.misses("drops flat")
    return attacker if won else defender


async def wins(winner: PhonePage) -> None:
    """A souvenir and both blueprints: two wins."""
    await winner.tap("Your turn")
    await winner.tap_row("Courtesy Phones")
    await winner.tap_row("Take a phone that rings for nobody")
    await winner.sees("1 souvenir")
    await winner.tap("Your turn")
    await winner.tap_row("Drop blueprints")
    await winner.tap_row("2 blueprints")
    await winner.tap("End the mission")
    await winner.sees("The end?")
    await winner.tap("End it")
