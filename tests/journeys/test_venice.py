"""Venice on three, four and five phones: a series of rounds with its meetings, then the call.

What the phones show of cards is read off them; nobody tells the journey who is who. Rounds in which
nobody meets, and what packs turn up, come from outside where they prove nothing.
"""

import asyncio
import contextlib
import re

import pytest
from playwright.async_api import Browser
from playwright.async_api import TimeoutError as NeverCame

from companion.games.venice.rules.byhand import ByHand, Field
from companion.games.venice.rules.visits import NextRound
from tests.journeys.agents import AGENTS, PARTNER, SEGMENTS, Agent, one_true, who
from tests.journeys.steps import Box, seat_all
from tests.support.outside import Outside, outside
from tests.support.page import PhonePage, phones
from tests.support.program import Program
from tests.support.recording import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

BOX = Box("Venice, 3–5", 5)
PLACES = ("Rialto", "San Marco", "Third place", "Fourth place", "Fifth place")
ROUND_OVER = re.compile("^(Next round|Next series)$")
SOMETHING = re.compile("^(Next round|Next series|Your meeting|My number|Skip it|Show)$")


async def test_four_phones_play_a_series_and_call_the_number(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo", "Dana") as table:
        link = await seat_all(table, program, BOX)
        await table[0].tap("Deal to four")
        agents = [await who(phone) for phone in table]
        assert sorted(a.identity for a in agents) == sorted(AGENTS)
        assert sorted(a.segment for a in agents) == sorted(SEGMENTS)
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        caller = agents[0]
        pair = [a for a in agents if a.identity in (caller.identity, PARTNER[caller.identity])]
        others = [agent for agent in agents if agent not in pair]
        for number in range(2):
            await visits(agents, pair, number)
            await asyncio.gather(*(meets(agent, others, number) for agent in agents))
            await goes_on(table, number)
        async with outside(program.data, link) as hand:
            await lie(hand, 0, 1, 2, 3, 4)
            await until_the_next_series(hand)
            elsewhere = iter((1, 2))
            await lie(hand, *(0 if agent in pair else next(elsewhere) for agent in agents), 3)
        await calls(caller.phone, {agent.identity: agent.segment for agent in agents})
        await proven(table)


async def test_three_phones_meet_the_absent_agent_and_one_calls(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo") as table:
        link = await seat_all(table, program, BOX)
        await table[0].tap("Deal to three")
        agents = [await who(phone) for phone in table]
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        await asyncio.gather(*(goes_to(p, at) for p, at in zip(table, (0, 0, 1), strict=True)))
        async with outside(program.data, link) as hand:
            await lie(hand, 0, 0, 1, 1, 2)  # the packs turn up what makes two meetings
            await all_see(table, "choosing cards", "may look at one card")
            await asyncio.gather(*(meets(agent, agents, 0) for agent in agents))
            await hand.do(0, NextRound())
            await lie(hand, 1, 2, 3, 4, 1)
            await all_see(table, "may demand a black card")
            await asyncio.gather(*(meets(agent, agents, 1) for agent in agents))
            await until_the_next_series(hand)
            await lie(hand, 3, 3, 0, 1, 2)
        known = {agent.identity: agent.segment for agent in agents}
        (identity,), (segment,) = set(AGENTS) - set(known), set(SEGMENTS) - set(known.values())
        await calls(table[0], known | {identity: segment})
        await proven(table)


async def test_five_phones_show_the_ambassador_and_she_calls(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo", "Dana", "Eva") as table:
        link = await seat_all(table, program, BOX)
        await table[0].tap("Deal to five")
        agents = [await who(phone) for phone in table[:4]]
        eva = Agent(table[4], "", "")
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        going = zip(table, (0, 0, 1, 2, 1), strict=True)  # Eva's lies face down until all have
        await asyncio.gather(*(goes_to(phone, place) for phone, place in going))
        await all_see(table, "choosing cards", "may demand a black card")
        await asyncio.gather(*(meets(agent, [agents[3]], 0) for agent in [*agents, eva]))
        await eva.phone.turn_to("Mine")
        await eva.phone.tap("From Dana")
        await eva.phone.turn_to("Table")
        async with outside(program.data, link) as hand:
            await hand.do(0, NextRound())
            await lie(hand, 1, 1, 2, 3, 1)
            await all_see(table, "choosing cards")
            await asyncio.gather(*(meets(agent, [], 1) for agent in agents))
            await until_the_next_series(hand)
            await lie(hand, 3, 1, 0, 2, 3)
        await calls(eva.phone, {agent.identity: agent.segment for agent in agents})
        await proven(table)


async def lie(hand: Outside, *locations: int) -> None:
    """The locations of this round, in the order of the places, from outside.

    A card that an agent has used in this series is taken back first.
    """
    for place, location in zip(hand.state.places, locations, strict=True):
        if location in hand.state.played(place):
            await hand.do(0, ByHand(Field.FREE, location, place))
        await hand.do(0, ByHand(Field.LOCATION, location, place))


async def all_see(table: list[PhonePage], *meetings: str) -> None:
    """Every phone knows of these meetings."""
    for words in meetings:
        await asyncio.gather(*(phone.sees(words) for phone in table))


async def until_the_next_series(hand: Outside) -> None:
    """The rest of the series: nobody meets anybody."""
    while hand.state.series == 1:
        await hand.do(0, NextRound())
        if hand.state.series == 1:
            await lie(hand, 0, 1, 2, 3, 4)


async def proven(table: list[PhonePage]) -> None:
    """The number was right, and every phone has made the deal again."""
    for phone in table:
        await phone.sees("got through", seconds=60)
        await phone.sees("fair")
        phone.quiet()


async def visits(agents: list[Agent], pair: list[Agent], number: int) -> None:
    """Each goes somewhere in turn: the pair to the same place, the others elsewhere."""
    others = [agent for agent in agents if agent not in pair]
    going = {id(agent): number % 5 for agent in pair}
    going |= {id(agent): (number + 1 + k) % 5 for k, agent in enumerate(others)}

    await asyncio.gather(*(goes_to(agent.phone, going[id(agent)]) for agent in agents))


async def goes_to(phone: PhonePage, place: int) -> None:
    """A phone chooses a location, when it is its turn."""
    await phone.tap("Choose a location")
    await phone.sees("Where do you go?")
    await phone.tap_row(PLACES[place])
    await phone.misses("Where do you go?")


async def meets(agent: Agent, others: list[Agent], number: int) -> None:
    """What the phone asks for, until the round is over. others: who is busy with no exchange."""
    phone = agent.phone
    async with asyncio.timeout(PATIENCE * 3):
        while await asked_to_show(phone) or not await round_over(phone):
            await comes(phone, SOMETHING)
            if await asked_to_show(phone):  # the packs were laid by hand
                await phone.tap("Show")
                await phone.misses("wants to look")
            elif await phone.shows("demands a black card"):
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
            elif await phone.shows("Which card of the absent agent?"):
                await phone.tap_row("Left")
                await phone.misses("Which card of the absent agent?")
            elif await phone.button("Your meeting").count():
                # A demand that comes in this moment lies over it, and then is what is next.
                with contextlib.suppress(AssertionError):
                    await phone.tap("Your meeting", seconds=3)
                    await phone.sees("Close", seconds=3)


async def round_over(phone: PhonePage) -> bool:
    """Whether the next round may begin."""
    return bool(await phone.page.get_by_role("button", name=ROUND_OVER).count())


async def asked_to_show(phone: PhonePage) -> bool:
    """Whether somebody wants to look beyond what the rules gave."""
    return await phone.shows("wants to look") and bool(await phone.button("Show").count())


async def comes(phone: PhonePage, what: re.Pattern[str]) -> None:
    """Wait for one of these buttons."""
    try:
        button = phone.page.get_by_role("button", name=what)
        await button.first.wait_for(state="attached")
    except NeverCame as missing:
        words = await phone.words()
        raise AssertionError(f"{phone.name} waits in vain; it sees {words}") from missing


async def goes_on(table: list[PhonePage], number: int) -> None:
    """The next round, by one phone; all others see it."""
    await table[number % 4].tap("Next round")
    for phone in table:
        await phone.sees(f"Round {number + 2}")


async def calls(phone: PhonePage, spoken: dict[str, str]) -> None:
    """The whole number, said and dialled. spoken: the part of each agent."""
    await phone.tap("Call")
    for identity, segment in spoken.items():
        await phone.tap(f"{identity}: {segment}")
    number = "".join(spoken[name] for name in ("Fiddlebottom", "Bubble", "Zsa Zsa", "Agent X"))
    await phone.tap(f"Say {number}")
    await phone.tap(f"Really call {number}")
    await phone.sees("calls")
    await phone.tap("Show all black cards")
    await phone.tap("All cards up")
