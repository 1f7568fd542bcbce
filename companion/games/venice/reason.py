"""Why something follows from a sheet: conclusions with reasons that words can tell.

A conclusion leans on clues and on conclusions before it, never on one that comes later: the chain
can be read from the top. Simple steps are taken first (a black card, what is left over, the other
half of a pair); only what no simple step gives is said to follow from several clues together. PURE.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.games.venice.deduction import (
    AGENTS,
    CARDS,
    HOLDS,
    Black,
    Clue,
    Own,
    Pair,
    enough,
    kind,
    left,
)


@dataclass(frozen=True)
class Fact:
    """An agent holds a card, or does not."""

    agent: int
    card: int
    holds: bool


@dataclass(frozen=True)
class Yours:
    """One's own black card."""


@dataclass(frozen=True)
class Seen:
    """The black card itself was seen. column: where it stands in the sheet."""

    column: int


@dataclass(frozen=True)
class Taken:
    """Exclusivity: another agent has this card."""

    by: int


@dataclass(frozen=True)
class HasOther:
    """Exclusivity: the agent has another card of this kind."""

    card: int


@dataclass(frozen=True)
class LastCard:
    """Exclusivity: none of the other three cards is the agent's."""


@dataclass(frozen=True)
class LastAgent:
    """Exclusivity: none of the other three agents has the card."""


@dataclass(frozen=True)
class Half:
    """Exactly one of two shown cards is true, and of the `other` one it is known.

    holder: who has the other card, None where it is only known that this agent has it not.
    """

    column: int
    other: int
    true: bool
    holder: int | None


@dataclass(frozen=True)
class OneOf:
    """The agent showed two others of this kind, and one of them is true."""

    column: int
    cards: tuple[int, int]


@dataclass(frozen=True)
class Together:
    """Follows from these clues together; without any one of them it would not."""

    clues: tuple[Clue, ...]


Reason = Yours | Seen | Taken | HasOther | LastCard | LastAgent | Half | OneOf | Together


@dataclass(frozen=True)
class Conclusion:
    """What follows, and why. clues: a smallest set it follows from (see `deduction.enough`)."""

    fact: Fact
    reason: Reason
    clues: tuple[Clue, ...]


Known = dict[tuple[int, int], Conclusion]
"""What is concluded so far, by agent and card, in the order it was found."""
Step = Callable[[Known, tuple[Clue, ...]], Iterator[tuple[Fact, Reason]]]


def conclusions(clues: tuple[Clue, ...]) -> tuple[Conclusion, ...]:
    """Everything that follows, simple steps first. Nothing if the clues contradict each other."""
    found = left(clues)
    if not found:
        return ()
    known: Known = {}
    needed = {
        (agent, card): because(clues, Fact(agent, card, not found & ~HOLDS[agent][card]))
        for agent in range(AGENTS)
        for card in range(CARDS)
        if not found & HOLDS[agent][card] or not found & ~HOLDS[agent][card]
    }
    while len(known) < len(needed):
        if any(_take(step, known, clues, needed) for step in (given, exclusive, paired)):
            continue
        place = min(
            (place for place in needed if place not in known),
            key=lambda place: (len(needed[place]), not _certain(found, *place), place),
        )
        fact = Fact(*place, _certain(found, *place))
        known[place] = Conclusion(fact, Together(needed[place]), needed[place])
    return tuple(known.values())


def because(clues: tuple[Clue, ...], fact: Fact) -> tuple[Clue, ...]:
    """A smallest set of clues from which a fact follows: own cards and plain clues if possible."""
    holding = HOLDS[fact.agent][fact.card]
    ordered = sorted(clues, key=lambda clue: _plain(clue, fact.agent))
    return enough(tuple(ordered), holding if fact.holds else ~holding)


def _plain(clue: Clue, agent: int) -> tuple[int, bool]:
    """Less plain first: pairs, black cards, own cards; of these those of other agents."""
    return (Pair, Black, Own).index(type(clue)), clue.agent == agent


def _certain(found: int, agent: int, card: int) -> bool:
    return not found & ~HOLDS[agent][card]


def _take(
    step: Step,
    known: Known,
    clues: tuple[Clue, ...],
    needed: dict[tuple[int, int], tuple[Clue, ...]],
) -> bool:
    """Add what a step finds. Whether it found anything new."""
    before = len(known)
    for fact, reason in tuple(step(known, clues)):
        place = fact.agent, fact.card
        if place not in known:
            known[place] = Conclusion(fact, reason, needed[place])
    return len(known) > before


# --- the simple steps; each yields what it sees, new or not


def given(known: Known, clues: tuple[Clue, ...]) -> Iterator[tuple[Fact, Reason]]:
    """Cards that were seen."""
    for clue in clues:
        match clue:
            case Own(agent, card):
                yield Fact(agent, card, True), Yours()
            case Black(agent, card, column):
                yield Fact(agent, card, True), Seen(column)


def exclusive(known: Known, clues: tuple[Clue, ...]) -> Iterator[tuple[Fact, Reason]]:
    """Everybody has one card of a kind, and every card has one holder."""
    for agent in range(AGENTS):
        for card in range(CARDS):
            cards = [(agent, c) for c in kind(card) if c != card]
            agents = [(a, card) for a in range(AGENTS) if a != agent]
            if (other := _held(known, agents)) is not None:
                yield Fact(agent, card, False), Taken(other[0])
            elif (other := _held(known, cards)) is not None:
                yield Fact(agent, card, False), HasOther(other[1])
            elif _none(known, cards):
                yield Fact(agent, card, True), LastCard()
            elif _none(known, agents):
                yield Fact(agent, card, True), LastAgent()


def _held(known: Known, places: list[tuple[int, int]]) -> tuple[int, int] | None:
    return next((p for p in places if p in known and known[p].fact.holds), None)


def _none(known: Known, places: list[tuple[int, int]]) -> bool:
    return all(place in known and not known[place].fact.holds for place in places)


def paired(known: Known, clues: tuple[Clue, ...]) -> Iterator[tuple[Fact, Reason]]:
    """A pair by itself: one half if the other is known, and what is neither half."""
    for clue in clues:
        if not isinstance(clue, Pair):
            continue
        for one, other in (clue.cards, clue.cards[::-1]):
            if (there := known.get((clue.agent, other))) is not None:
                true = there.fact.holds
                holder = _holder(known, other, clue.agent)
                yield Fact(clue.agent, one, not true), Half(clue.column, other, true, holder)
        if kind(clue.cards[0]) == kind(clue.cards[1]):
            for card in kind(clue.cards[0]):
                if card not in clue.cards:
                    yield Fact(clue.agent, card, False), OneOf(clue.column, clue.cards)


def _holder(known: Known, card: int, agent: int) -> int | None:
    held = _held(known, [(a, card) for a in range(AGENTS) if a != agent])
    return held[0] if held else None
