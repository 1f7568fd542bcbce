"""Whose card comes next, the automatons' cards, what a finished round has brought (4.3). PURE."""

from dataclasses import replace

from companion.games.venice import events as e
from companion.games.venice.cards import AMBASSADOR, DUMMY, LOCATIONS
from companion.games.venice.meetings import detect
from companion.games.venice.venice import FACE_DOWN, ROUNDS, Meeting, Venice, Visit
from companion.table.chance import Chance


def order(venice: Venice) -> tuple[int, ...]:
    """The agents from the one who begins the round, clockwise."""
    agents = venice.agents
    first = agents.index(venice.start) if venice.start in agents else 0
    return agents[first:] + agents[:first]


def due(venice: Venice) -> int | None:
    """The place whose card comes next; None if all lie, or if everybody lays at once.

    The fifth player's Ambassador lays before all others; the pack is turned after them.
    """
    if venice.options.all_at_once:
        return None
    first = (venice.ambassador,) if len(venice.seats) == 5 else ()
    line = (*first, *order(venice), venice.ambassador)
    return next((place for place in line if venice.visit(place) is None), None)


def hand_of(venice: Venice, place: int) -> int:
    """The seat that plays a place's cards: the dummy's is the one before it (VE-def7)."""
    return venice.seats[-1] if place == DUMMY else place


def drawn(venice: Venice) -> int | None:
    """The automaton whose card is drawn now, None if it is for a seat to do something."""
    if venice.options.all_at_once:
        up = (visit.place for visit in venice.present if visit.location != FACE_DOWN)
        if not set(venice.seats) <= set(up):
            return None
        packs = (place for place in venice.places if place < 0)
        return next((place for place in packs if venice.visit(place) is None), None)
    place = due(venice)
    by_itself = place == AMBASSADOR or (place == DUMMY and not venice.options.dummy_by_hand)
    return place if by_itself else None


def automatic(venice: Venice, chance: Chance) -> tuple[e.Event, ...]:
    """The cards the automatons play now, each drawn from what its pack has left."""
    out: list[e.Event] = []
    while (place := drawn(venice)) is not None:
        left = [x for x in range(LOCATIONS) if x not in venice.played(place)]
        pack = chance.at(f"pack {place}", f"{venice.series}.{venice.round}")
        out.append(e.Visited(place, pack.pick(left or range(LOCATIONS))))
        venice = placed(venice, out[-1])
    return tuple(out)


def placed(venice: Venice, event: e.Event) -> Venice:
    """The state after a card was played, laid or turned; other events change nothing here."""
    match event:
        case e.Visited(place, location):
            visit = Visit(venice.series, venice.round, place, location)
        case e.LocationLaid(place, mark):
            visit = Visit(venice.series, venice.round, place, mark=mark)
        case _:
            return venice
    return compared(replace(venice, visits=(*without(venice, place), visit)))


def without(venice: Venice, place: int) -> tuple[Visit, ...]:
    """All visits but this round's of a place."""
    now = venice.visit(place)
    return tuple(visit for visit in venice.visits if visit is not now)


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


def following(venice: Venice) -> e.RoundBegan:
    """The next round: it starts one place to the left; after the fifth a new series."""
    agents = order(venice)
    last = venice.round >= ROUNDS
    series = venice.series + 1 if last else venice.series
    return e.RoundBegan(series, 1 if last else venice.round + 1, agents[1])
