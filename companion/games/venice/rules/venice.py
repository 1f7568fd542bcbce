"""The public state of a game in Venice. PURE; there is no field for a card of a meeting.

A place is a seat, `DUMMY` or `AMBASSADOR`.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from companion.games.venice.rules.cards import AMBASSADOR, DUMMY, NOBODY, SEGMENTS, Black, Side
from companion.games.venice.rules.hand import Hand
from companion.games.venice.rules.options import HouseRules

ROUNDS = 5
"""Rounds of a series: as many as locations (facts 4.3)."""
FACE_DOWN = -1
"""Instead of a location: it lies face down."""


@dataclass(frozen=True)
class Visit:
    """A place's card of a round, face up or, with its mark, face down. round: 0 for set by hand."""

    series: int
    round: int
    place: int
    location: int = FACE_DOWN
    mark: bytes = b""


class Kind(StrEnum):
    """What a meeting is (facts 4.3, VE-M1..14)."""

    EXCHANGE = "exchange"
    DEMAND = "demand"
    SHARED_DEMAND = "shared-demand"
    SHOW_AMBASSADOR = "show-ambassador"
    LOOK_DUMMY = "look-dummy"


DEMANDS = (Kind.DEMAND, Kind.SHARED_DEMAND)
EXCHANGES = (Kind.EXCHANGE, Kind.SHOW_AMBASSADOR)


@dataclass(frozen=True)
class Meeting:
    """Who met where, and how far it is. agents: without Ambassador and dummy.

    marks: cards laid, by seat. given: cards that went, from seat to seat. asked: of whom a black
    card is demanded; black: which. looked: at which of the dummy's cards. skipped: over without,
    or without further, phones; by_cards: done with real cards.
    """

    number: int
    series: int
    round: int
    location: int
    kind: Kind
    agents: tuple[int, ...]
    marks: tuple[tuple[int, bytes], ...] = ()
    given: tuple[tuple[int, int], ...] = ()
    asked: int = NOBODY
    black: Black = Black.EITHER
    looked: Side | None = None
    skipped: bool = False
    by_cards: bool = False

    def mark(self, seat: int) -> bytes | None:
        """The mark of what a seat has laid."""
        return next((mark for number, mark in self.marks if number == seat), None)

    @property
    def begun(self) -> bool:
        """Whether something has happened that is no call any more."""
        return bool(self.given or self.looked) or self.asked != NOBODY


@dataclass(frozen=True)
class Called:
    """The number is called. company: all others at the caller's location. fit: they may be.

    Also the event. It is judged when all black cards lie open.
    """

    caller: int
    mapping: tuple[int, ...]
    names: tuple[int, ...]
    company: tuple[int, ...]
    fit: bool


@dataclass(frozen=True)
class Verdict:
    """What a call has brought. counts: False where it was no call at all (VE-def2)."""

    counts: bool
    correct: bool
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Venice:
    """What everybody at the table may see. seats: in the order people sit.

    start: who began the round. visits: all cards of all series. meetings: of all rounds; met: the
    number of the last. shown: hands that lie open. points: of the match, by seat.
    """

    options: HouseRules
    seats: tuple[int, ...]
    series: int = 1
    round: int = 1
    start: int = NOBODY
    visits: tuple[Visit, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    met: int = 0
    call: Called | None = None
    verdict: Verdict | None = None
    shown: tuple[tuple[int, Hand], ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    segments: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()

    # --- who there is

    @property
    def agents(self) -> tuple[int, ...]:
        """The four agents' places in order, three players' dummy included."""
        return (*self.seats, DUMMY) if len(self.seats) == 3 else self.seats[:4]

    @property
    def ambassador(self) -> int:
        """The Ambassador's place: the fifth player's seat, else the pack."""
        return self.seats[4] if len(self.seats) == 5 else AMBASSADOR

    @property
    def places(self) -> tuple[int, ...]:
        """All who have locations."""
        return (*self.agents, self.ambassador)

    # --- the present round

    @property
    def present(self) -> tuple[Visit, ...]:
        """The cards of this round, in the order they were played."""
        return tuple(v for v in self.visits if (v.series, v.round) == (self.series, self.round))

    def visit(self, place: int) -> Visit | None:
        """A place's card of this round."""
        return next((visit for visit in self.present if visit.place == place), None)

    def played(self, place: int) -> tuple[int, ...]:
        """The locations a place has used in this series, face up."""
        here = (v for v in self.visits if v.series == self.series and v.place == place)
        return tuple(v.location for v in here if v.location != FACE_DOWN)

    @property
    def complete(self) -> bool:
        """Whether every card of the round lies face up."""
        up = {visit.place for visit in self.present if visit.location != FACE_DOWN}
        return up >= set(self.places)

    # --- meetings

    def meeting(self, number: int) -> Meeting | None:
        """The meeting of that number."""
        return next((meeting for meeting in self.meetings if meeting.number == number), None)

    def with_meeting(self, number: int, **changes: Any) -> "Venice":
        """The state with one meeting changed."""
        meetings = (replace(m, **changes) if m.number == number else m for m in self.meetings)
        return replace(self, meetings=tuple(meetings))

    def receivers(self, meeting: Meeting, seat: int) -> tuple[int, ...]:
        """To whom a seat's laid cards go, whether or not they have gone."""
        match meeting.kind:
            case Kind.EXCHANGE:
                return tuple(a for a in meeting.agents if a != seat and seat in meeting.agents)
            case Kind.SHOW_AMBASSADOR:
                return (self.ambassador,) if seat in meeting.agents else ()
            case Kind.DEMAND:
                return meeting.agents if seat == meeting.asked else ()
            case Kind.SHARED_DEMAND:
                both = (*meeting.agents, self.ambassador)
                return both if seat == meeting.asked else ()
            case Kind.LOOK_DUMMY:
                return ()

    def over(self, meeting: Meeting) -> bool:
        """Whether nothing more happens in a meeting."""
        if meeting.skipped or meeting.looked:
            return True
        givers = (meeting.asked,) if meeting.kind in DEMANDS else meeting.agents
        due = {(seat, to) for seat in givers for to in self.receivers(meeting, seat)}
        return bool(due) and due <= set(meeting.given)

    @property
    def pending(self) -> tuple[Meeting, ...]:
        """Meetings in which something is still to happen."""
        return tuple(meeting for meeting in self.meetings if not self.over(meeting))

    # --- words of the table

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the four segments."""
        return self.segments or SEGMENTS

    def score(self, seat: int) -> int:
        """A seat's points of the match."""
        return dict(self.points).get(seat, 0)

    @property
    def finished(self) -> bool:
        """Whether a call has brought this deal to its end: what is left is to open the cards."""
        return self.verdict is not None or (self.call is not None and not self.options.real_cards)
