"""What is next: for one seat, and for the light on the seats. Pure, read from the public state."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.venice.rules.cards import DUMMY, NOBODY
from companion.games.venice.rules.rounds import due, hand_of
from companion.games.venice.rules.venice import DEMANDS, Kind, Meeting, Venice
from companion.games.venice.rules.visits import lays


class Do(StrEnum):
    """What a seat may do now, or what it waits for."""

    OPEN = "open"
    JUDGE = "judge"
    PLACE = "place"
    MEET = "meet"
    NEXT = "next"
    WAIT_PLACE = "wait-place"
    WAIT_MEET = "wait-meet"


@dataclass(frozen=True)
class Step:
    """meeting: its number. who: who is waited for, or the place whose location is chosen."""

    do: Do
    meeting: int = 0
    who: int = NOBODY


def step(venice: Venice, seat: int) -> Step:
    """The next thing for a seat."""
    if venice.finished:
        return Step(Do.OPEN)
    if venice.call is not None:
        return Step(Do.JUDGE)
    if not venice.complete:
        place = chooses(venice, seat)
        return Step(Do.WAIT_PLACE, who=_late(venice)) if place is None else Step(Do.PLACE, 0, place)
    for meeting in venice.pending:
        if acts(venice, meeting, seat):
            return Step(Do.MEET, meeting.number)
    if venice.pending:
        first = venice.pending[0]
        return Step(Do.WAIT_MEET, first.number, busy(venice, first))
    return Step(Do.NEXT)


def between_rounds(venice: Venice) -> bool:
    """Whether nothing is left to do but to go on to the next round."""
    quiet = venice.complete and not venice.pending
    return quiet and not venice.finished and venice.call is None


def chooses(venice: Venice, seat: int) -> int | None:
    """The place for which a seat chooses a location now, None if it does not."""
    if lays(venice, seat):
        early = venice.options.all_at_once or due(venice) == seat
        return seat if early and venice.visit(seat) is None else None
    place = due(venice)
    return place if place is not None and hand_of(venice, place) == seat else None


def acts(venice: Venice, meeting: Meeting, seat: int) -> bool:
    """Whether a seat has something to do in a meeting."""
    if meeting.kind is Kind.LOOK_DUMMY:
        return seat in meeting.agents
    if meeting.kind in DEMANDS and meeting.asked in (NOBODY, DUMMY):
        return seat in meeting.agents
    return bool(venice.receivers(meeting, seat)) and meeting.mark(seat) is None


def busy(venice: Venice, meeting: Meeting) -> int:
    """The first seat a meeting waits for; `NOBODY` while phones pass on what was chosen."""
    return next((seat for seat in venice.seats if acts(venice, meeting, seat)), NOBODY)


def _late(venice: Venice) -> int:
    if venice.options.all_at_once:
        return next((seat for seat in venice.seats if venice.visit(seat) is None), NOBODY)
    place = due(venice)
    return NOBODY if place is None else hand_of(venice, place)


def whose(venice: Venice) -> int | None:
    """The seat whose turn it is."""
    if venice.call is not None:
        return None
    if not venice.complete:
        late = _late(venice)
    else:
        waited = (busy(venice, meeting) for meeting in venice.pending)
        late = next((seat for seat in waited if seat != NOBODY), NOBODY)
    return None if late == NOBODY else late
