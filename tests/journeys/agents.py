"""The agents of a journey through Venice: what a player sees on the own phone, and shows of it."""

import re
from dataclasses import dataclass

from tests.support.page import PhonePage

AGENTS = ("Fiddlebottom", "Bubble", "Agent X", "Zsa Zsa")
PARTNER = {"Fiddlebottom": "Bubble", "Bubble": "Fiddlebottom"} | {
    "Agent X": "Zsa Zsa",
    "Zsa Zsa": "Agent X",
}
SEGMENTS = ("52", "11", "0", "29")


@dataclass(frozen=True)
class Agent:
    """A phone and what its player has seen on it."""

    phone: PhonePage
    identity: str
    segment: str


async def who(phone: PhonePage) -> Agent:
    """The player holds to look: which agent, which part of the number."""
    words = await phone.hold("Your part of the number")
    await phone.lift()
    segment = re.search(r"Your part of the number: (\d+)", words)
    identity = next((name for name in AGENTS if words.startswith(name)), None)
    assert segment is not None, words
    assert identity is not None, words
    return Agent(phone, identity, segment[1])


def one_true(agent: Agent, number: int) -> tuple[str, str]:
    """Two cards, one of them true; others in every round, for none may be shown twice."""
    if number < 3:
        return agent.identity, [s for s in SEGMENTS if s != agent.segment][number]
    return agent.segment, [a for a in AGENTS if a != agent.identity][number % 3]
