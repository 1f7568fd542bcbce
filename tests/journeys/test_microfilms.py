"""[microfilms] on two, four and six phones: blackmail, interrogations, the Croupier, an end.

What the phones show of identities is read off them. Whose turn it is comes from outside where it
proves nothing.
"""

import asyncio

import pytest
from playwright.async_api import Browser

from companion.games.microfilms.rules.byhand import ByHand
from companion.games.microfilms.rules.deeds import Field
from tests.journeys.steps import Box, deal, seat_all
from tests.support.outside import outside
from tests.support.page import PhonePage, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

NATIONS = ("China", "UK", "USA", "USSR")
BOX = Box("[microfilms], 2–6", 6)


async def test_four_phones_blackmail_interrogate_and_end_it(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo", "Dana") as table:
        link = await seat_all(table, program, BOX)
        await deal(table[0], 4)
        faces = [await looks(phone) for phone in table]
        agents = [seat for seat, face in enumerate(faces) if face.split(".")[0] in NATIONS]
        assert len(agents) == 3
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        one, other = agents[0], (agents[0] + 1) % 4
        async with outside(program.data, link) as hand:
            await hand.do(0, ByHand(Field.TURN, one))
            await blackmails(table[one], table[other])
            await hand.do(0, ByHand(Field.TURN, other), ByHand(Field.FRANCS, 1, other))
            face = await interrogates(table[other], table[one])
            own = faces[one].split(".")[0]
            assert face.startswith((own, "Cash Out / Blowback"))
            await hand.do(0, ByHand(Field.TURN, one))
            (nation, *_, another) = hand.state.nations
            assert hand.state.player(one).cleared
        film, letter = named(nation), named(another)
        await wins(table[one], table[other], film, letter)
        await asyncio.gather(*(phone.sees("The deal was fair") for phone in table))
        for phone in table:
            await phone.sees("The film was")
            phone.quiet()


def named(nation: str) -> str:
    """A nation as the app writes it."""
    return next(name for name in NATIONS if name.lower() == nation)


async def test_two_phones_play_with_the_croupier_and_both_identities_lie_in_the_fan(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert") as table:
        link = await seat_all(table, program, BOX)
        await deal(table[0], 2)
        await asyncio.gather(*(looks(phone) for phone in table))
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        async with outside(program.data, link) as hand:
            await hand.do(0, ByHand(Field.TURN, 0), ByHand(Field.FRANCS, 1, 0))
            await interrogates(table[0], table[1], cards=3)
            await table[1].sees("My turn")
            await table[1].sees("Deck: 10")  # he had no card, so he drew one of eleven
        for phone in table:
            phone.quiet()


async def test_six_phones_are_dealt_to_and_one_is_interrogated(
    chromium: Browser, program: Program
) -> None:
    async with phones(chromium, "Anna", "Bert", "Cleo", "Dana", "Emil", "Finn") as table:
        link = await seat_all(table, program, BOX)
        await deal(table[0], 6)
        faces = [(await looks(phone)).split(".")[0] for phone in table]
        assert len(set(faces)) == 6
        assert len([face for face in faces if face in NATIONS]) == 3
        await asyncio.gather(*(phone.turn_to("Table") for phone in table))
        async with outside(program.data, link) as hand:
            await hand.do(0, ByHand(Field.TURN, 2), ByHand(Field.FRANCS, 1, 2))
        face = await interrogates(table[2], table[5])
        assert face.startswith((faces[5], "Cash Out / Blowback"))
        for phone in table:
            phone.quiet()


async def looks(phone: PhonePage) -> str:
    """What the own card says, read aloud."""
    face = await phone.hold("You want")
    await phone.lift()
    return face


async def blackmails(phone: PhonePage, target: PhonePage) -> None:
    """With a card; the other declines, is a Suspect, and has the next turn."""
    await phone.tap("My turn")
    await phone.tap_row("Action")
    await phone.tap_row("Blackmail")
    await phone.tap_row(target.name)
    await target.sees(f"{phone.name} blackmails you")
    await target.tap_row("Decline")
    await target.sees("My turn")  # no card has to go: it has ended by itself


async def interrogates(phone: PhonePage, target: PhonePage, cards: int = 2) -> str:
    """The target lays identity and a card; the second of the fan is seen: what it says."""
    await phone.tap("My turn")
    await phone.tap_row("Action")
    await phone.tap_row("Interrogate")
    await phone.tap("For 1 franc")
    await phone.tap_row(target.name)
    await target.sees(f"{phone.name} interrogates you")
    await target.tap("Cash Out")
    await target.tap(f"Lay {cards} cards")
    await phone.tap(f"Card 2 of {cards}, face down")
    await phone.tap("See this card")
    await phone.tap(target.name)
    covered = f"What you saw of {target.name} is covered. Press and hold to look."
    await phone.sees(covered)
    face = await phone.hold("Seen with", covered)
    await phone.lift(covered)
    assert not await target.shows("Seen with")
    await phone.turn_to("Table")
    return face


async def wins(phone: PhonePage, other: PhonePage, film: str, letter: str) -> None:
    """An agent reveals a film, opens the identity; another turns up the Letter; all lies open."""
    await phone.tap("My turn")
    await phone.tap_row("Try to win")
    await phone.tap_row("Agent")
    await phone.tap(film)
    await phone.tap("Go on")
    await phone.sees("Are you sure?")
    await phone.tap("Try to win")
    await phone.tap("Show my identity")
    await phone.tap("Show it")
    await other.tap("Settle the attempt")
    await other.tap(f"Letter: {letter}")
    await phone.tap("Open all cards")
    await phone.tap("All cards up")
