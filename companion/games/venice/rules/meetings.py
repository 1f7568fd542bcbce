"""Who meets whom when all cards lie face up, for three, four and five players (VE-M1..14). PURE."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.venice.rules.cards import DUMMY
from companion.games.venice.rules.venice import Kind, Meeting, Venice

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


def compared(venice: Venice) -> Venice:
    """The meetings of this round, once all cards lie face up. What had happened in one, stays."""
    where = {visit.place: visit.location for visit in venice.present}
    found = (
        detect(
            {place: where[place] for place in venice.places}, venice.ambassador, len(venice.seats)
        )
        if venice.complete
        else ()
    )
    here = (venice.series, venice.round)
    known = {
        (m.kind, m.location, m.agents): m for m in venice.meetings if (m.series, m.round) == here
    }
    kept = tuple(m for m in venice.meetings if (m.series, m.round) != here)
    met, now = venice.met, list[Meeting]()
    for kind, location, agents in found:
        if old := known.get((kind, location, agents)):
            now.append(old)
            continue
        met += 1
        now.append(Meeting(met, *here, location, kind, agents))
    return replace(venice, meetings=(*kept, *now), met=met)
