"""What a seat may do in a meeting: lay, give, demand, look, skip; what its phone owes. PURE.

The cards themselves, three bytes of `passing.Passed`, are judged on their owner's phone
(`exchange`): they are never seen here, an act carries only the mark (`table.commitment`).
"""

from dataclasses import dataclass

from companion.games.venice.rules.cards import DUMMY, NOBODY, Black, Side
from companion.games.venice.rules.refusals import FalseMark, MeetingOver, VeniceRefusal
from companion.games.venice.rules.venice import DEMANDS, EXCHANGES, Kind, Meeting, Venice
from companion.refusal import Refusal
from companion.table.commitment import MARK
from companion.table.exchange import Tell


@dataclass(frozen=True)
class LayCards:
    """Cards chosen for meeting number `meeting`: two, or one black card; or the one demanded."""

    meeting: int
    mark: bytes


@dataclass(frozen=True)
class Demand:
    """An agent with the Ambassador demands a black card of `of`, a seat or `DUMMY` (VE-def6).

    black: which one, where the asker chooses (VE-def4), else `EITHER`.
    """

    meeting: int
    of: int
    black: Black = Black.EITHER


@dataclass(frozen=True)
class SkipMeeting:
    """Nothing more happens by phone in a meeting (VE-def10). by_cards: it was done with real cards.

    Anybody may say so: a phone may be dead, and the table wants to go on.
    """

    meeting: int
    by_cards: bool = False


@dataclass(frozen=True)
class GiveCards:
    """Tells seat `to` the laid cards of a meeting; the phone does it by itself (`owes`)."""

    to: int
    meeting: int


@dataclass(frozen=True)
class ShowBlack:
    """Tells seat `to` the demanded black card: the asker, and the fifth player's Ambassador."""

    to: int
    meeting: int


@dataclass(frozen=True)
class LookAtDummy:
    """Asks the next seat in order for its half of one of the dummy's cards (see `hand`)."""

    to: int
    side: Side
    meeting: int


Act = LayCards | Demand | SkipMeeting
Pass = GiveCards | ShowBlack
Ask = Pass | LookAtDummy


@dataclass(frozen=True)
class CardsLaid:
    """A seat has chosen its cards for a meeting."""

    meeting: int
    seat: int
    mark: bytes


@dataclass(frozen=True)
class Demanded:
    """A black card is demanded of somebody."""

    meeting: int
    of: int
    black: Black


@dataclass(frozen=True)
class Given:
    """Cards went from one seat to another. marks: all that lay in the meeting, by seat.

    What was given cannot be taken back, so neither can the laying: the marks stand here again.
    """

    meeting: int
    seat: int
    to: int
    marks: tuple[tuple[int, bytes], ...]


@dataclass(frozen=True)
class DummySeen:
    """A seat looked at one of the dummy's cards. What it saw is not known here."""

    meeting: int
    seat: int
    side: Side


@dataclass(frozen=True)
class Skipped:
    """A meeting is over without, or without further, phones."""

    meeting: int
    by_cards: bool


Event = CardsLaid | Demanded | Given | DummySeen | Skipped


@dataclass(frozen=True)
class NoSuchMeeting(VeniceRefusal):
    """There is no such meeting, or this seat has no part in it."""

    key = "venice-refusal-no-meeting"


@dataclass(frozen=True)
class LaidAlready(VeniceRefusal):
    """The seat has chosen its cards."""


@dataclass(frozen=True)
class NotLaid(VeniceRefusal):
    """Not everybody has chosen cards."""


@dataclass(frozen=True)
class GivenAlready(VeniceRefusal):
    """The cards have gone there."""


@dataclass(frozen=True)
class DemandedAlready(VeniceRefusal):
    """A card was demanded in this meeting."""


@dataclass(frozen=True)
class NoSuchAgent(VeniceRefusal):
    """No black card can be demanded of this place."""

    key = "venice-refusal-no-agent"


@dataclass(frozen=True)
class NotTheDummy(VeniceRefusal):
    """The house does not allow a demand on the dummy."""


@dataclass(frozen=True)
class NameTheCard(VeniceRefusal):
    """The asker must say which black card."""


@dataclass(frozen=True)
class AskedChooses(VeniceRefusal):
    """The asked agent chooses the card."""


@dataclass(frozen=True)
class LookByHand(VeniceRefusal):
    """The dummy's cards are those of the box."""


def decide(venice: Venice, seat: int, act: Act | Ask) -> tuple[Event, ...] | Refusal:
    """Something happens in a meeting, if it may still; what was laid is passed on all the same."""
    meeting = venice.meeting(act.meeting)
    if meeting is None:
        return NoSuchMeeting()
    if isinstance(act, Pass):
        return _give(venice, meeting, seat, act)
    if venice.over(meeting):
        return MeetingOver()
    match act:
        case LayCards(_, mark):
            return _lay(venice, meeting, seat, mark)
        case Demand():
            return _demand(venice, meeting, seat, act)
        case SkipMeeting(_, by_cards):
            return (Skipped(meeting.number, by_cards),)
        case LookAtDummy():
            return _look(venice, meeting, seat, act)


def evolve(venice: Venice, event: Event) -> Venice:
    """How far the meeting is."""
    meeting = venice.meeting(event.meeting)
    if meeting is None:
        return venice
    number = event.meeting
    match event:
        case CardsLaid(_, seat, mark):
            return venice.with_meeting(number, marks=(*meeting.marks, (seat, mark)))
        case Demanded(_, of, black):
            return venice.with_meeting(number, asked=of, black=black)
        case Given(_, seat, to, marks):
            asked = seat if meeting.kind in DEMANDS else meeting.asked
            given = (*meeting.given, (seat, to))
            return venice.with_meeting(number, marks=marks, given=given, asked=asked)
        case DummySeen(_, _, side):
            return venice.with_meeting(number, looked=side)
        case Skipped(_, by_cards):
            return venice.with_meeting(number, skipped=True, by_cards=by_cards)


def _lay(venice: Venice, meeting: Meeting, seat: int, mark: bytes) -> tuple[Event, ...] | Refusal:
    """Cards chosen: each has to commit before anything is shown (VE-def15)."""
    if not venice.receivers(meeting, seat):
        return NoSuchMeeting()
    if meeting.mark(seat) is not None:
        return LaidAlready()
    return (CardsLaid(meeting.number, seat, mark),) if len(mark) == MARK else FalseMark()


def _demand(
    venice: Venice, meeting: Meeting, seat: int, act: Demand
) -> tuple[Event, ...] | Refusal:
    """A black card is demanded of another agent (facts 4.3)."""
    if meeting.kind not in DEMANDS or seat not in meeting.agents:
        return NoSuchMeeting()
    if meeting.asked != NOBODY:
        return DemandedAlready()
    if act.of == seat or act.of not in venice.agents:
        return NoSuchAgent()
    demanded = Demanded(meeting.number, act.of, act.black)
    if act.of == DUMMY:
        return (demanded,) if venice.options.demand_on_dummy else NotTheDummy()
    if venice.options.asker_chooses is (act.black is Black.EITHER):
        return NameTheCard() if venice.options.asker_chooses else AskedChooses()
    return (demanded,)


def _give(venice: Venice, meeting: Meeting, seat: int, ask: Pass) -> tuple[Event, ...] | Refusal:
    """Laid cards go to whom they are for."""
    kinds = EXCHANGES if isinstance(ask, GiveCards) else DEMANDS
    if meeting.kind not in kinds or ask.to not in venice.receivers(meeting, seat):
        return NoSuchMeeting()
    if (seat, ask.to) in meeting.given:
        return GivenAlready()
    if meeting.skipped:
        return MeetingOver()
    if not _ready(meeting, seat):
        return NotLaid()
    return (Given(meeting.number, seat, ask.to, meeting.marks),)


def _ready(meeting: Meeting, seat: int) -> bool:
    """In an exchange both have committed; elsewhere it is enough that the giver has."""
    both = meeting.kind is Kind.EXCHANGE
    return all(meeting.mark(agent) for agent in (meeting.agents if both else (seat,)))


def _look(
    venice: Venice, meeting: Meeting, seat: int, ask: LookAtDummy
) -> tuple[Event, ...] | Refusal:
    """One of the dummy's cards: who met it alone, or demanded of it (VE-def6)."""
    there = meeting.kind is Kind.LOOK_DUMMY or meeting.asked == DUMMY
    if not there or seat not in meeting.agents:
        return NoSuchMeeting()
    if venice.options.real_cards:
        return LookByHand()
    if ask.to != keeper(venice, seat):
        return NoSuchAgent()
    return (DummySeen(meeting.number, seat, ask.side),)


def keeper(venice: Venice, seat: int) -> int:
    """The next seat in order: it holds this seat's half of the dummy's cards."""
    return venice.seats[(venice.seats.index(seat) + 1) % len(venice.seats)]


def owes(venice: Venice, seat: int) -> tuple[Tell, ...]:
    """Cards chosen by all who must are passed on by the phone of who laid them."""
    out: list[Tell] = []
    for meeting in venice.pending:
        mark = meeting.mark(seat)
        if mark is None or not _ready(meeting, seat):
            continue
        ask = ShowBlack if meeting.kind in DEMANDS else GiveCards
        out += [
            Tell(to, ask(to, meeting.number), mark)
            for to in venice.receivers(meeting, seat)
            if (seat, to) not in meeting.given
        ]
    return tuple(out)
