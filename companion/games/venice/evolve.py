"""The state after an event: total and deterministic. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.venice import byhand
from companion.games.venice import events as e
from companion.games.venice.calls import judged, scored, truth
from companion.games.venice.rounds import placed
from companion.games.venice.venice import DEMANDS, Called, Venice, Verdict
from companion.games.venice.visits import began_round


def evolve(venice: Venice, event: e.Event) -> Venice:
    """The state after `event`."""
    match event:
        case e.RoundBegan():
            return began_round(venice, event)
        case e.Visited() | e.LocationLaid():
            return placed(venice, event)
        case e.CardsLaid() | e.Demanded() | e.Given() | e.DummySeen() | e.Skipped():
            return _meeting(venice, event)
        case e.Called(caller, mapping, names, company, fit):
            return replace(venice, call=Called(caller, mapping, names, company, fit))
        case e.CallSaid(correct, winners):
            return _decided(venice, Verdict(True, correct, winners))
        case e.HandShown():
            return _shown(venice, event)
        case e.LocationsNamed(names):
            return replace(venice, locations=names)
        case e.SegmentsLabelled(labels):
            return replace(venice, segments=labels)
        case e.SetByHand():
            return byhand.evolve(venice, event)
        case _:
            assert_never(event)


def _meeting(
    venice: Venice, event: e.CardsLaid | e.Demanded | e.Given | e.DummySeen | e.Skipped
) -> Venice:
    meeting = venice.meeting(event.meeting)
    if meeting is None:
        return venice
    number = event.meeting
    match event:
        case e.CardsLaid(_, seat, mark):
            return venice.with_meeting(number, marks=(*meeting.marks, (seat, mark)))
        case e.Demanded(_, of, black):
            return venice.with_meeting(number, asked=of, black=black)
        case e.Given(_, seat, to, marks):
            asked = seat if meeting.kind in DEMANDS else meeting.asked
            given = (*meeting.given, (seat, to))
            return venice.with_meeting(number, marks=marks, given=given, asked=asked)
        case e.DummySeen(_, _, side):
            return venice.with_meeting(number, looked=side)
        case e.Skipped(_, by_cards):
            return venice.with_meeting(number, skipped=True, by_cards=by_cards)
        case _:
            assert_never(event)


def _shown(venice: Venice, event: e.HandShown) -> Venice:
    """Black cards lie open; once all do, they judge the call."""
    shown = replace(venice, shown=(*venice.shown, (event.seat, event.hand)))
    call, known = shown.call, {seat for seat, _ in shown.shown}
    if call is None or shown.verdict is not None or not set(shown.seats) <= known:
        return shown
    said = judged(call, truth(shown.shown, shown.seats), shown.seats, shown.options)
    return _decided(shown, said)


def _decided(venice: Venice, verdict: Verdict) -> Venice:
    return replace(venice, verdict=verdict, points=scored(venice.points, verdict.winners))
