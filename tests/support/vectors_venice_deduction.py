"""The `deduction` vectors of `venice`, translated into the product's own deduction."""

from collections.abc import Callable
from typing import Any

from companion.games.venice.deduction import Black, Clue, Own, Pair
from tests.support.deduced import deduce

Input = dict[str, Any]
CARDS = ("F", "B", "X", "Z", "52", "11", "0", "29")


def clues_of(given: Input) -> tuple[Clue, ...]:
    players, own = given["players"], given.get("own")
    found: list[Clue] = []
    if own:
        me = players.index(own["player"])
        found += [Own(me, CARDS.index(own["id"])), Own(me, CARDS.index(own["num"]))]
    for column, entry in enumerate(given["log"]):
        agent = players.index(entry["player"])
        if entry["type"] == "black":
            found.append(Black(agent, CARDS.index(entry["card"]), column))
        else:
            one, other = (CARDS.index(card) for card in entry["cards"])
            found.append(Pair(agent, (one, other), column))
    return tuple(found)


def deduction(given: Input) -> Input:
    done = deduce(clues_of(given))
    possible = {
        name: {
            "ids": [CARDS[card] for card in range(4) if can[card]],
            "nums": [CARDS[card] for card in range(4, 8) if can[card]],
        }
        for name, can in zip(given["players"], done.can, strict=True)
    }
    return {"consistent": done.count, "possible": possible, "identityToSegmentMaps": done.maps}


KINDS: dict[str, Callable[[Input], Input]] = {"deduction": deduction}
