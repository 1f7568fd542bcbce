"""Who may call now, and what the table says of a call over real cards. PURE."""

from companion.games.venice import acts as a
from companion.games.venice import events as e
from companion.games.venice import refusals as r
from companion.games.venice.calls import fits, winners
from companion.games.venice.cards import IDENTITIES, NOBODY
from companion.games.venice.venice import Meeting, Venice
from companion.refusal import Refusal

Events = tuple[e.Event, ...]


def company(venice: Venice, seat: int) -> tuple[int, ...]:
    """All others at a seat's location of this round."""
    own = venice.visit(seat)
    here = (v.place for v in venice.present if own and v.location == own.location)
    return tuple(place for place in here if place != seat)


def may_call(venice: Venice, seat: int) -> Refusal | None:
    """Why a seat may not call now: the meeting must allow it, and nothing else have begun in it."""
    if not venice.complete:
        return r.RoundOpen()
    others = company(venice, seat)
    here = (venice.series, venice.round)
    own = venice.visit(seat)
    for meeting in venice.meetings:
        part = own is not None and (*here, own.location) == _where(meeting)
        if part and (meeting.begun or venice.over(meeting)):
            return r.MeetingOver()
    rules, by_ambassador = venice.options, seat == venice.ambassador
    if not fits(others, len(venice.seats), by_ambassador, rules) and not rules.wrong_company_loses:
        return r.WrongCompany()
    return None


def _where(meeting: Meeting) -> tuple[int, int, int]:
    return meeting.series, meeting.round, meeting.location


def call(venice: Venice, seat: int, act: a.Call) -> Events | Refusal:
    """The number is called."""
    if refused := may_call(venice, seat):
        return refused
    if sorted(act.mapping) != list(IDENTITIES):
        return r.NoNumber()
    if act.names and not venice.options.full_names:
        return r.NamesTooMany()
    if venice.options.full_names and sorted(act.names) != sorted(venice.agents):
        return r.NamesMissing()
    others = company(venice, seat)
    fit = fits(others, len(venice.seats), seat == venice.ambassador, venice.options)
    return (e.Called(seat, act.mapping, act.names, others, fit),)


def say(venice: Venice, act: a.SayCall) -> Events | Refusal:
    """The table has turned the real black cards."""
    called = venice.call
    if not venice.options.real_cards:
        return r.JudgedByCards()
    if called is None:
        return r.NotCalled()
    right, partner = act.right and called.fit, act.partner
    if len(venice.seats) == 4:
        if partner == NOBODY and called.fit:
            partner = called.company[0]
        if partner not in venice.seats or partner == called.caller:
            return r.SayPartner()
        right = right and partner in called.company
    return (e.CallSaid(right, winners(called.caller, partner, venice.seats, right)),)
