"""The call: who may call now, what the table says of it over real cards, the verdict. PURE."""

from dataclasses import dataclass, replace

from companion.games.venice.rules.calls import fits, judged, scored, truth, winners
from companion.games.venice.rules.cards import IDENTITIES, NOBODY
from companion.games.venice.rules.hand import Hand
from companion.games.venice.rules.refusals import MeetingOver, RoundOpen, VeniceRefusal
from companion.games.venice.rules.venice import Called, Meeting, Venice, Verdict
from companion.refusal import Refusal


@dataclass(frozen=True)
class Call:
    """The telephone card is taken and the number called.

    mapping: the segment (0..3) of F, B, X, Z. names: the seats, or `DUMMY`, said to be F, B, X, Z;
    needed by VE-def3 only, else empty.
    """

    mapping: tuple[int, ...]
    names: tuple[int, ...] = ()


@dataclass(frozen=True)
class SayCall:
    """With real black cards, all open on the table: whether the call was right.

    partner: the caller's, for four players, where it is not the agent the caller met alone.
    """

    right: bool
    partner: int = NOBODY


Act = Call | SayCall


@dataclass(frozen=True)
class CallSaid:
    """The table has judged the call over real cards."""

    correct: bool
    winners: tuple[int, ...]


@dataclass(frozen=True)
class HandShown:
    """A seat's black cards lie open."""

    seat: int
    hand: Hand


Event = Called | CallSaid | HandShown


@dataclass(frozen=True)
class WrongCompany(VeniceRefusal):
    """Nobody may call in this company."""

    key = "venice-refusal-company"


@dataclass(frozen=True)
class NoNumber(VeniceRefusal):
    """That is no telephone number."""


@dataclass(frozen=True)
class NamesMissing(VeniceRefusal):
    """Four different agents must be named."""


@dataclass(frozen=True)
class NamesTooMany(VeniceRefusal):
    """Only the number is said."""


@dataclass(frozen=True)
class NotCalled(VeniceRefusal):
    """No call stands."""


@dataclass(frozen=True)
class JudgedByCards(VeniceRefusal):
    """The dealt cards judge by themselves."""


@dataclass(frozen=True)
class SayPartner(VeniceRefusal):
    """It is not known who the caller's partner is."""


def decide(venice: Venice, seat: int, act: Act) -> tuple[Event, ...] | Refusal:
    """The number is called, or the table judges a call over real cards."""
    match act:
        case Call():
            return _call(venice, seat, act)
        case SayCall():
            return _say(venice, act)


def evolve(venice: Venice, event: Event) -> Venice:
    """A call stands; once all black cards lie open, or the table has said so, it is judged."""
    match event:
        case Called():
            return replace(venice, call=event)
        case CallSaid(correct, winning):
            return _decided(venice, Verdict(True, correct, winning))
        case HandShown(seat, hand):
            return _shown(replace(venice, shown=(*venice.shown, (seat, hand))))


def _shown(venice: Venice) -> Venice:
    call, known = venice.call, {seat for seat, _ in venice.shown}
    if call is None or venice.verdict is not None or not set(venice.seats) <= known:
        return venice
    said = judged(call, truth(venice.shown, venice.seats), venice.seats, venice.options)
    return _decided(venice, said)


def _decided(venice: Venice, verdict: Verdict) -> Venice:
    return replace(venice, verdict=verdict, points=scored(venice.points, verdict.winners))


def company(venice: Venice, seat: int) -> tuple[int, ...]:
    """All others at a seat's location of this round."""
    own = venice.visit(seat)
    here = (v.place for v in venice.present if own and v.location == own.location)
    return tuple(place for place in here if place != seat)


def may_call(venice: Venice, seat: int) -> Refusal | None:
    """Why a seat may not call now: the meeting must allow it, and nothing else have begun in it."""
    if not venice.complete:
        return RoundOpen()
    others = company(venice, seat)
    here = (venice.series, venice.round)
    own = venice.visit(seat)
    for meeting in venice.meetings:
        part = own is not None and (*here, own.location) == _where(meeting)
        if part and (meeting.begun or venice.over(meeting)):
            return MeetingOver()
    rules, by_ambassador = venice.options, seat == venice.ambassador
    if not fits(others, len(venice.seats), by_ambassador, rules) and not rules.wrong_company_loses:
        return WrongCompany()
    return None


def _where(meeting: Meeting) -> tuple[int, int, int]:
    return meeting.series, meeting.round, meeting.location


def _call(venice: Venice, seat: int, act: Call) -> tuple[Event, ...] | Refusal:
    """The number is called."""
    if refused := may_call(venice, seat):
        return refused
    if sorted(act.mapping) != list(IDENTITIES):
        return NoNumber()
    if act.names and not venice.options.full_names:
        return NamesTooMany()
    if venice.options.full_names and sorted(act.names) != sorted(venice.agents):
        return NamesMissing()
    others = company(venice, seat)
    fit = fits(others, len(venice.seats), seat == venice.ambassador, venice.options)
    return (Called(seat, act.mapping, act.names, others, fit),)


def _say(venice: Venice, act: SayCall) -> tuple[Event, ...] | Refusal:
    """The table has turned the real black cards."""
    called = venice.call
    if not venice.options.real_cards:
        return JudgedByCards()
    if called is None:
        return NotCalled()
    right, partner = act.right and called.fit, act.partner
    if len(venice.seats) == 4:
        if partner == NOBODY and called.fit:
            partner = called.company[0]
        if partner not in venice.seats or partner == called.caller:
            return SayPartner()
        right = right and partner in called.company
    return (CallSaid(right, winners(called.caller, partner, venice.seats, right)),)
