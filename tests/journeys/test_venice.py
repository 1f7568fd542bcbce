"""Venice on four phones: a whole series of rounds with its meetings, then a call that is right.

What the phones show of cards is read off them; nobody tells the journey who is who.
"""

import asyncio
import re

import pytest
from playwright.async_api import Browser
from playwright.async_api import TimeoutError as NeverCame

from tests.journeys.agents import AGENTS, PARTNER, SEGMENTS, Agent, one_true, who
from tests.journeys.steps import code_on, open_table, sit
from tests.support.page import PATIENCE, PhonePage, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLACES = ("Rialto", "San Marco", "Third place", "Fourth place", "Fifth place")
ROUND_OVER = re.compile("^(Next round|Next series)$")
SOMETHING = re.compile("^(Next round|Next series|Your meeting|My number|Skip it)$")


async def test_four_phones_play_a_series_and_call_the_number(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo", "Dana") as table:
        await seated(table, program)
        await table[0].tap("Deal to four")
        agents = [await who(phone) for phone in table]
        assert sorted(a.identity for a in agents) == sorted(AGENTS)
        assert sorted(a.segment for a in agents) == sorted(SEGMENTS)
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        caller = agents[0]
        pair = [a for a in agents if a.identity in (caller.identity, PARTNER[caller.identity])]
        others = [agent for agent in agents if agent not in pair]
        for number in range(5):
            await visits(agents, pair, number)
            await asyncio.gather(*(meets(agent, others, number) for agent in agents))
            await goes_on(table, number)
        number = 5
        while not await alone(agents, pair, number):
            await asyncio.gather(*(meets(agent, others, number) for agent in agents))
            await goes_on(table, number)
            number += 1
        await calls(caller, agents)
        for agent in agents:
            await agent.phone.sees("got through", seconds=60)
            await agent.phone.sees("fair")
            agent.phone.quiet()


async def seated(table: list[PhonePage], program: Program) -> None:
    """A table of Venice for four; everybody has a seat."""
    host, *guests = table
    await open_table(host, program, len(table), "Venice, 3–5", 5)
    await sit(host, host.name)
    link = await code_on(host)
    for guest in guests:
        await guest.goes(link)
        await sit(guest, guest.name)


async def visits(agents: list[Agent], pair: list[Agent], number: int) -> None:
    """Each goes somewhere in turn: the pair to the same place, the others elsewhere."""
    others = [agent for agent in agents if agent not in pair]
    going = {id(agent): number % 5 for agent in pair}
    going |= {id(agent): (number + 1 + k) % 5 for k, agent in enumerate(others)}

    async def visit(agent: Agent) -> None:
        await agent.phone.tap("Choose a location")
        await agent.phone.sees("Where do you go?")
        await agent.phone.tap_row(PLACES[going[id(agent)]])
        await agent.phone.misses("Where do you go?")

    await asyncio.gather(*(visit(agent) for agent in agents))


async def meets(agent: Agent, others: list[Agent], number: int) -> None:
    """What the phone asks for, until the round is over. others: who is busy with no exchange."""
    phone = agent.phone
    async with asyncio.timeout(PATIENCE * 3):
        while not await phone.page.get_by_role("button", name=ROUND_OVER).count():
            await comes(phone, SOMETHING)
            if await phone.shows("demands a black card"):
                await phone.tap("My number")
                await phone.tap("Show it")
                await phone.misses("demands a black card")
            elif await phone.shows("Show cards to"):
                for card in one_true(agent, number):
                    await phone.tap(card)
                await phone.sees("Exactly one is true")
                await phone.tap("Lay them down")
                await phone.misses("Show cards to")
            elif await phone.shows("Whose black card?"):
                await phone.tap_row(next(a.phone.name for a in others if a is not agent))
                await phone.misses("Whose black card?")
            elif await phone.button("Your meeting").count():
                await phone.tap("Your meeting")
                await phone.sees("Close")


async def comes(phone: PhonePage, what: re.Pattern[str]) -> None:
    """Wait for one of these buttons."""
    try:
        button = phone.page.get_by_role("button", name=what)
        await button.first.wait_for(state="attached", timeout=PATIENCE * 1000)
    except NeverCame as missing:
        words = await phone.words()
        raise AssertionError(f"{phone.name} waits in vain; it sees {words}") from missing


async def alone(agents: list[Agent], pair: list[Agent], number: int) -> bool:
    """A round is visited; whether the pair has met alone."""
    await visits(agents, pair, number)
    phone = pair[0].phone
    await comes(phone, re.compile(f"{SOMETHING.pattern}|is busy$"))
    return bool(await phone.button("Call").count())


async def goes_on(table: list[PhonePage], number: int) -> None:
    """The next round, by one phone; all others see it."""
    await table[number % 4].tap("Next series" if number == 4 else "Next round")
    for phone in table:
        await phone.sees(f"Round {(number + 1) % 5 + 1}")


async def calls(caller: Agent, agents: list[Agent]) -> None:
    """The whole number, said and dialled."""
    phone = caller.phone
    await phone.tap("Call")
    for agent in agents:
        await phone.tap(f"{agent.identity}: {agent.segment}")
    spoken = {agent.identity: agent.segment for agent in agents}
    number = "".join(spoken[name] for name in ("Fiddlebottom", "Bubble", "Zsa Zsa", "Agent X"))
    await phone.tap(f"Say {number}")
    await phone.tap(f"Really call {number}")
    await phone.sees("calls")
    await phone.tap("Show all black cards")
    await phone.tap("All cards up")
