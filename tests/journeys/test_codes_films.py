"""An interrogation of [microfilms] by codes only: three programs, and nothing between them."""

import asyncio
from pathlib import Path

import pytest

from tests.journeys.islands import (
    Island,
    hears,
    island,
    reads_the_deal,
    seats_are_read,
    shows_the_deal,
    shows_to,
    sits_alone,
)
from tests.journeys.steps import Box, open_table, sit

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_card_is_lifted_by_camera_alone_and_its_owner_does_not_learn_which(
    tmp_path: Path,
) -> None:
    async with (
        island(tmp_path / "a", "Anna") as anna,
        island(tmp_path / "b", "Bert") as bert,
        island(tmp_path / "c", "Cleo") as cleo,
    ):
        await open_table(anna.phone, anna.program, 3, Box("[microfilms], 2–6", 6))
        await sit(anna.phone, "Anna")
        codes = await asyncio.gather(sits_alone(bert), sits_alone(cleo))
        await seats_are_read(anna, codes, "Bert", "Cleo")
        await anna.phone.tap("Deal to three")
        await anna.phone.sees("Hold to look")
        deal = await shows_the_deal(anna.phone)
        for at in (bert, cleo):
            at.film.shows([deal])
        await asyncio.gather(reads_the_deal(bert), reads_the_deal(cleo))
        faces = [(await at.phone.hold("You want")).split(".")[0] for at in (bert, cleo)]
        for at in (bert, cleo):
            await at.phone.lift()
            await at.phone.turn_to("Table")
        assert await is_interrogated(bert, cleo) in (faces[0], "Ace of Spades")
        for at in (anna, bert, cleo):
            at.phone.quiet()


async def is_interrogated(owner: Island, asker: Island) -> str:
    """Three codes: the hand is laid, a card lifted, the answer read. What was seen."""
    await owner.phone.tap("Pass by code")
    await owner.phone.tap_row("I am interrogated")
    await owner.phone.tap(asker.phone.name)
    await owner.phone.tap("Ace of Spades")
    await owner.phone.tap("Lay 2 cards")
    await owner.phone.sees("Code 1 of 3")
    await hears(owner, asker, f"Interrogating {owner.phone.name}")
    await asker.phone.tap("Card 1 of 2, face down")
    await asker.phone.tap("Lift this one")
    await asker.phone.sees("Code 2 of 3")
    await shows_to(asker, owner, f"Read {asker.phone.name}’s code", "Code 3 of 3")
    covered = f"What {owner.phone.name} gave you is covered. Press and hold to look."
    await shows_to(owner, asker, f"Read {owner.phone.name}’s code", covered)
    face = await asker.phone.hold("Seen with", covered)
    await asker.phone.lift(covered)
    return face.split(".")[0]
