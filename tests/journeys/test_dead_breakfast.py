"""Dead & Breakfast on three phones: turns, two buzzers at once, the rulebook's house of 76."""

import asyncio

import pytest
from playwright.async_api import Browser

from companion.games.dead_breakfast.rules.house import Part
from tests.journeys.steps import Box, deal, in_turn, seat_all
from tests.support.dead_story import SUSAN
from tests.support.page import PhonePage, phones
from tests.support.program import Program
from tests.support.recording import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

COUNTED = {
    Part.FLOWERS: ("Yellow flowers joined to the door", "Blue flowers joined to the door"),
    Part.GARDENS: ("Yellow garden tiles", "Blue garden tiles"),
    Part.FEATURES: ("Balcony: on windows", "Gargoyle: on windows"),
    Part.ROOFS: ("Balcony: on roof tiles", "Gargoyle: on roof tiles"),
    Part.SCARED: tuple(
        f"Guests scared by {name}" for name in ("Severed hand", "Spider", "Bat", "Crow")
    ),
}
"""What the steppers of the pad are called."""


async def test_three_hoteliers_snatch_and_count_the_rulebooks_house(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo") as table:
        await seat_all(table, program, Box("Dead & Breakfast, 2–4", 4))
        await deal(table[0], len(table))
        first, second, third = await in_turn(table, "My move")
        for phone in (first, second):
            await phone.tap("My move")
            await phone.tap_row("Window and eyeball")
        await third.sees("My move")
        await snatch(first, second)
        await first.tap("The guest book")
        await paints(first)
        await counts(first)
        await second.sees("76 points")
        await second.sees(f"{first.name} leads")
        for phone in table:
            phone.quiet()


async def snatch(one: PhonePage, other: PhonePage) -> None:
    """Both press at once: a tie is settled for `one`. Then each takes a tile for its eyeball."""
    await asyncio.gather(*(phone.tap("Dibs!") for phone in (one, other)))
    async with asyncio.timeout(PATIENCE):
        while not (first := await leads(one, other)):
            pass
    await first.tap_row("Garden tile")
    last = other if first is one else one
    await last.sees(f"{last.name}: first!")
    await last.tap_row("Haunted tile")
    await last.sees("20 eyeballs in the middle")


async def leads(one: PhonePage, other: PhonePage) -> PhonePage | None:
    """Whose phone says it was first, once both presses are heard; a tie is settled on the way."""
    if await one.shows("A tie!"):
        await one.tap_row(f"{one.name}. goes first")
        await one.sees(f"{one.name}: first!")
        return one
    for first, second in ((one, other), (other, one)):
        if await second.shows(f"Dibs: {first.name} was first, then {second.name}"):
            return first
    return None


async def paints(phone: PhonePage) -> None:
    """A hand and two guests beside it: four points."""
    await phone.tap("Paint the house")
    for window in ("Column 1, floor 4", "Column 2, floor 4"):
        await phone.tap(f"{window}: Empty window")
    await phone.tap("Severed hand")
    await phone.tap("Column 4, floor 4: Empty window")
    await phone.sees("frightens yellow guests")
    await phone.tap("4 to the pad")


async def counts(phone: PhonePage) -> None:
    """Susan's pad by tap; counting by hand begins with the two guests of the painted house."""
    await phone.sees(f"{phone.name}: 4 points")
    await phone.tap("Count them by hand")
    for part, numbers in SUSAN:
        painted = (2, 0, 0, 0) if part is Part.SCARED else (0, 0, 0, 0)
        for name, number, done in zip(COUNTED[part], numbers, painted, strict=False):
            for _ in range(number - done):
                await phone.tap(f"{name}: one more")
    await phone.sees(f"{phone.name}: 76 points")
