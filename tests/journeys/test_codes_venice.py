"""Venice by codes only: three programs that know nothing of each other play a meeting and a call.

Dealt, exchanged, demanded and looked at by camera alone; the clue sheets have it all; the end is
proven.
"""

import asyncio
from pathlib import Path

import pytest

from tests.journeys.agents import Agent, one_true, who
from tests.journeys.islands import (
    Island,
    hears,
    island,
    reads_the_deal,
    reads_the_proof,
    seats_are_read,
    shows_the_deal,
    shows_to,
    sits_alone,
)
from tests.journeys.steps import Box, open_table, sit
from tests.support.page import PhonePage

pytestmark = pytest.mark.asyncio(loop_scope="session")

FACT = "Shown to you by"


async def test_three_phones_play_venice_by_camera_alone(tmp_path: Path) -> None:
    async with (
        island(tmp_path / "a", "Anna") as anna,
        island(tmp_path / "b", "Bert") as bert,
        island(tmp_path / "c", "Cleo") as cleo,
    ):
        await open_table(anna.phone, anna.program, 3, Box("Venice, 3–5", 5))
        await sit(anna.phone, "Anna")
        codes = await asyncio.gather(sits_alone(bert), sits_alone(cleo))
        await seats_are_read(anna, codes, "Bert", "Cleo")
        await anna.phone.tap("Deal to three")
        await anna.phone.sees("Hold to look")
        deal = await shows_the_deal(anna.phone)
        for at in (bert, cleo):
            at.film.shows([deal])
        await asyncio.gather(reads_the_deal(bert), reads_the_deal(cleo))
        agents = await asyncio.gather(who(bert.phone), who(cleo.phone))
        assert agents[0].identity != agents[1].identity
        await asyncio.gather(bert.phone.turn_to("Table"), cleo.phone.turn_to("Table"))

        await they_exchange(bert, cleo, *agents)
        card = await looks_at_the_absent_agent(bert, cleo)
        assert card not in (agents[0].identity, agents[1].identity)
        assert await demands(anna, bert) == agents[0].segment
        await the_sheet_has_it(bert.phone)
        await reads_the_proof(anna, cleo, "the dealer could choose")
        for at in (anna, bert, cleo):
            at.phone.quiet()


def given_by(name: str) -> str:
    """What the card says that somebody gave."""
    return f"What {name} gave you is covered. Press and hold to look."


async def begins(at: Island, what: str, whom: str) -> None:
    """Pass by code: what, and to whom."""
    await at.phone.tap("Pass by code")
    await at.phone.tap_row(what)
    await at.phone.sees("With whom")
    await at.phone.tap(whom)


async def picks(at: Island, *cards: str) -> None:
    """Two cards, and the phone says that they may be shown."""
    for card in cards:
        await at.phone.tap(card)
    await at.phone.sees("Exactly one is true")
    await at.phone.tap("Lay them down")


async def they_exchange(first: Island, second: Island, one: Agent, other: Agent) -> None:
    """Three codes; each sees what the other has chosen."""
    await begins(first, "Exchange cards", other.phone.name)
    await first.phone.tap("Choose my cards")
    await picks(first, *one_true(one, 0))
    await first.phone.sees("Code 1 of 3")
    await hears(first, second, f"Show cards to {one.phone.name}")
    await picks(second, *one_true(other, 0))
    await second.phone.sees("Code 2 of 3")
    await shows_to(second, first, f"Read {other.phone.name}’s code", "Code 3 of 3")
    await shows_to(first, second, f"Read {one.phone.name}’s code", given_by(one.phone.name))
    await first.phone.tap(f"{other.phone.name} has read it")
    seen = [await sees(first.phone, other.phone.name), await sees(second.phone, one.phone.name)]
    assert all(card in seen[1] for card in one_true(one, 0))
    assert all(card in seen[0] for card in one_true(other, 0))


async def sees(phone: PhonePage, giver: str) -> str:
    """What was given, under the thumb; then it is put away."""
    covered = given_by(giver)
    words = await phone.hold(FACT, covered)
    await phone.lift(covered)
    await phone.tap("Seen")
    return words


async def looks_at_the_absent_agent(looker: Island, keeper: Island) -> str:
    """Two codes; the phone that is asked knows nothing of what it gives. The identity."""
    await begins(looker, "Look at the absent agent", keeper.phone.name)
    await looker.phone.tap("Show my code")
    await looker.phone.sees("Code 1 of 2")
    await hears(looker, keeper, "Code 2 of 2")
    button = f"Read {keeper.phone.name}’s code"
    await shows_to(keeper, looker, button, given_by(keeper.phone.name))
    await keeper.phone.tap(f"{looker.phone.name} has read it")
    words = await sees(looker.phone, keeper.phone.name)
    return words.split(f". {FACT}: ")[0]


async def demands(asker: Island, asked: Island) -> str:
    """The dealer's own phone, which has a server, demands of one that has none: what is shown."""
    await asker.phone.tap("Back")
    await asker.phone.tap("More")
    await asker.phone.tap("Pass something by code")
    await asker.phone.tap_row("Demand a black card")
    await asker.phone.tap(asked.phone.name)
    await asker.phone.tap("Show my code")
    await asker.phone.sees("Code 1 of 2")
    await hears(asker, asked, f"{asker.phone.name} demands a black card")
    await asked.phone.tap("My number")
    await asked.phone.tap("Show it")
    await asked.phone.sees("Code 2 of 2")
    await shows_to(asked, asker, f"Read {asked.phone.name}’s code", given_by(asked.phone.name))
    await asked.phone.tap(f"{asker.phone.name} has read it")
    words = await sees(asker.phone, asked.phone.name)
    return words.split(f". {FACT}: ")[0]


async def the_sheet_has_it(phone: PhonePage) -> None:
    """The clue sheet has filled itself."""
    await phone.tap("My clues")
    await phone.tap("Open my sheet")
    await phone.sees("Meetings")
    await phone.sees("Cleo")
    await phone.tap("Back")
