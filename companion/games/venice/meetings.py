"""Who meets whom when all cards lie face up, for three, four and five players (VE-M1..14). PURE."""

from collections.abc import Mapping

from companion.games.venice.cards import DUMMY
from companion.games.venice.venice import Kind

Found = tuple[Kind, int, tuple[int, ...]]
"""What kind of meeting, at which location, of which agents."""


def detect(locations: Mapping[int, int], ambassador: int, players: int) -> tuple[Found, ...]:
    """All meetings of a round. locations: of every place, 0..4.

    Exactly two cards of a location make a meeting; with five players also the Ambassador with
    exactly two agents.
    """
    found = []
    for location in dict.fromkeys(locations.values()):
        there = [place for place, where in locations.items() if where == location]
        agents = tuple(place for place in there if place not in (ambassador, DUMMY))
        kind = _kind(len(there), len(agents), ambassador in there, DUMMY in there, players)
        if kind is not None:
            found.append((kind, location, agents))
    return tuple(found)


def _kind(cards: int, agents: int, ambassador: bool, dummy: bool, players: int) -> Kind | None:
    if cards == 3 and ambassador and agents == 2 and players == 5:
        return Kind.SHOW_AMBASSADOR
    if cards != 2 or not agents:
        return None
    if ambassador:
        return Kind.SHARED_DEMAND if players == 5 else Kind.DEMAND
    return Kind.LOOK_DUMMY if dummy else Kind.EXCHANGE
