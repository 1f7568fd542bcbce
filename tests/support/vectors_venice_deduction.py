"""The `deduction` vectors of `venice`: a clue sheet is filled in by hand, its help is asked."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from companion.games.venice import sheet
from companion.games.venice.deduction import Black, Clue, left
from companion.games.venice.help import Advice, advice
from companion.games.venice.rules.cards import DUMMY
from companion.games.venice.rules.options import Help

Input = dict[str, Any]
CARDS = ("F", "B", "X", "Z", "52", "11", "0", "29")
KINDS_OF_CARD = (range(4), range(4, 8))


def clues_of(given: Input) -> tuple[Clue, ...]:
    """Every meeting is a column that the owner enters."""
    names, own = given["players"], given.get("own")
    agents = tuple(DUMMY if name == "DUMMY" else at for at, name in enumerate(names))
    noted = sheet.ClueSheet()
    for number, entry in enumerate(given["log"], start=1):
        with_whom = agents[names.index(entry["player"])]
        one = entry["type"] == "black"
        shown = tuple(map(CARDS.index, [entry["card"]] if one else entry["cards"]))
        kind = sheet.Kind.BLACK if one else sheet.Kind.PAIR
        column = sheet.Column(0, with_whom, number, 1, sheet.NOWHERE, got=shown, kind=kind)
        noted = sheet.added(noted, column)
    me = agents[names.index(own["player"])] if own else None
    cards = (CARDS.index(own["id"]), CARDS.index(own["num"])) if own else ()
    return sheet.clues(noted, agents, me, cards)


def can(told: Advice, agent: int, cards: range) -> list[str]:
    """The cards of a kind that the help leaves to an agent; none where clues contradict."""
    if told.against:
        return []
    facts = [one.fact for one in told.conclusions if one.fact.agent == agent]
    has = {fact.card for fact in facts if fact.holds} & set(cards)
    never = {fact.card for fact in facts if not fact.holds}
    return [CARDS[card] for card in cards if card not in never and (card in has or not has)]


def maps(clues: tuple[Clue, ...]) -> int:
    """How many numbers might be dialled: every deal is tried as what all agents have shown."""
    orders = tuple(permutations(range(4)))
    return len(
        {
            tuple(segments[identities.index(identity)] for identity in range(4))
            for identities in orders
            for segments in orders
            if left((*clues, *_all_shown(identities, segments)))
        }
    )


def _all_shown(identities: tuple[int, ...], segments: tuple[int, ...]) -> tuple[Clue, ...]:
    shown = enumerate(zip(identities, segments, strict=True))
    return tuple(Black(at, card, 0) for at, (one, two) in shown for card in (one, two + 4))


def deduction(given: Input) -> Input:
    clues = clues_of(given)
    told = advice(Help.FULL, clues)
    return {
        "consistent": told.deals,
        "possible": {
            name: {
                kind: can(told, agent, cards)
                for kind, cards in zip(("ids", "nums"), KINDS_OF_CARD, strict=True)
            }
            for agent, name in enumerate(given["players"])
        },
        "identityToSegmentMaps": maps(clues),
    }


KINDS: dict[str, Callable[[Input], Input]] = {"deduction": deduction}
