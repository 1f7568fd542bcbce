"""Whose card comes next in a round: a seat's, or one that an automaton draws (4.3). PURE."""

from companion.games.venice.rules.cards import AMBASSADOR, DUMMY
from companion.games.venice.rules.venice import FACE_DOWN, Venice, Visit


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


def without(venice: Venice, place: int) -> tuple[Visit, ...]:
    """All visits but this round's of a place."""
    now = venice.visit(place)
    return tuple(visit for visit in venice.visits if visit is not now)
