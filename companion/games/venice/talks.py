"""What a seat may do in a meeting: lay, give, demand, look, skip; what its phone owes. PURE.

The cards themselves are judged on their owner's phone (`exchange`): they are never seen here.
"""

from companion.games.venice import acts as a
from companion.games.venice import events as e
from companion.games.venice import refusals as r
from companion.games.venice.cards import DUMMY, NOBODY, Black
from companion.games.venice.venice import DEMANDS, EXCHANGES, Kind, Meeting, Venice
from companion.games.venice.visits import turns
from companion.refusal import Refusal
from companion.table.laid import MARK, Show, Tell

Events = tuple[e.Event, ...]


def open_meeting(venice: Venice, number: int) -> Meeting | Refusal:
    """The meeting of that number, if something may still happen in it."""
    meeting = venice.meeting(number)
    if meeting is None:
        return r.NoSuchMeeting()
    return r.MeetingOver() if venice.over(meeting) else meeting


def lay(venice: Venice, seat: int, act: a.LayCards) -> Events | Refusal:
    """Cards chosen: each has to commit before anything is shown (VE-def15)."""
    meeting = open_meeting(venice, act.meeting)
    if isinstance(meeting, Refusal):
        return meeting
    if not venice.receivers(meeting, seat):
        return r.NoSuchMeeting()
    if meeting.mark(seat) is not None:
        return r.LaidAlready()
    return (e.CardsLaid(act.meeting, seat, act.mark),) if len(act.mark) == MARK else r.FalseMark()


def demand(venice: Venice, seat: int, act: a.Demand) -> Events | Refusal:
    """A black card is demanded of another agent (facts 4.3)."""
    meeting = open_meeting(venice, act.meeting)
    if isinstance(meeting, Refusal):
        return meeting
    if meeting.kind not in DEMANDS or seat not in meeting.agents:
        return r.NoSuchMeeting()
    if meeting.asked != NOBODY:
        return r.DemandedAlready()
    if act.of == seat or act.of not in venice.agents:
        return r.NoSuchAgent()
    if act.of == DUMMY:
        allowed = venice.options.demand_on_dummy
        return (e.Demanded(act.meeting, DUMMY, act.black),) if allowed else r.NotTheDummy()
    if venice.options.asker_chooses is (act.black is Black.EITHER):
        return r.NameTheCard() if venice.options.asker_chooses else r.AskedChooses()
    return (e.Demanded(act.meeting, act.of, act.black),)


def skip(venice: Venice, act: a.SkipMeeting) -> Events | Refusal:
    """Nothing more happens by phone."""
    meeting = open_meeting(venice, act.meeting)
    return meeting if isinstance(meeting, Refusal) else (e.Skipped(act.meeting, act.by_cards),)


def give(venice: Venice, seat: int, ask: a.GiveCards | a.ShowBlack) -> Events | Refusal:
    """Laid cards go to whom they are for."""
    meeting = venice.meeting(ask.meeting)
    kinds = EXCHANGES if isinstance(ask, a.GiveCards) else DEMANDS
    if meeting is None or meeting.kind not in kinds:
        return r.NoSuchMeeting()
    if ask.to not in venice.receivers(meeting, seat):
        return r.NoSuchMeeting()
    if (seat, ask.to) in meeting.given:
        return r.GivenAlready()
    if meeting.skipped:
        return r.MeetingOver()
    if not _ready(meeting, seat):
        return r.NotLaid()
    return (e.Given(ask.meeting, seat, ask.to, meeting.marks),)


def _ready(meeting: Meeting, seat: int) -> bool:
    """In an exchange both have committed; elsewhere it is enough that the giver has."""
    both = meeting.kind is Kind.EXCHANGE
    return all(meeting.mark(agent) for agent in (meeting.agents if both else (seat,)))


def look(venice: Venice, seat: int, ask: a.LookAtDummy) -> Events | Refusal:
    """One of the dummy's cards: who met it alone, or demanded of it (VE-def6)."""
    meeting = open_meeting(venice, ask.meeting)
    if isinstance(meeting, Refusal):
        return meeting
    there = meeting.kind is Kind.LOOK_DUMMY or meeting.asked == DUMMY
    if not there or seat not in meeting.agents:
        return r.NoSuchMeeting()
    if venice.options.real_cards:
        return r.LookByHand()
    if ask.to != keeper(venice, seat):
        return r.NoSuchAgent()
    return (e.DummySeen(ask.meeting, seat, ask.side),)


def keeper(venice: Venice, seat: int) -> int:
    """The next seat in order: it holds this seat's half of the dummy's cards."""
    return venice.seats[(venice.seats.index(seat) + 1) % len(venice.seats)]


def owes(venice: Venice, seat: int) -> tuple[Tell | Show, ...]:
    """What a seat's phone now does by itself with what it has laid."""
    out: list[Tell | Show] = []
    laid = venice.visit(seat)
    if laid is not None and laid.mark and turns(venice):
        out.append(Show(laid.mark, a.ShowLocation))
    for meeting in venice.pending:
        mark = meeting.mark(seat)
        if mark is None or not _ready(meeting, seat):
            continue
        ask = a.ShowBlack if meeting.kind in DEMANDS else a.GiveCards
        out += [
            Tell(to, ask(to, meeting.number), mark)
            for to in venice.receivers(meeting, seat)
            if (seat, to) not in meeting.given
        ]
    return tuple(out)
