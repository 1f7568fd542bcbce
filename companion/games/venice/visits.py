"""Locations played, laid and turned, and the next round: what a seat may do. PURE."""

from dataclasses import replace

from companion.games.venice import acts as a
from companion.games.venice import events as e
from companion.games.venice import refusals as r
from companion.games.venice.cards import LOCATIONS
from companion.games.venice.rounds import automatic, due, following, hand_of, placed
from companion.games.venice.venice import FACE_DOWN, Venice
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.laid import MARK, opens

Events = tuple[e.Event, ...]


def play(venice: Venice, seat: int, location: int, chance: Chance) -> Events | Refusal:
    """A location face up, in turn; then the automatons that follow."""
    if lays(venice, seat):
        return r.FaceDown()
    place = due(venice)
    if place is None or hand_of(venice, place) != seat:
        return r.NotYourTurn()
    if location not in range(LOCATIONS):
        return r.NoSuchLocation()
    if location in venice.played(place):
        return r.LocationUsed()
    return _with_automatons(venice, e.Visited(place, location), chance)


def lays(venice: Venice, seat: int) -> bool:
    """Whether a seat lays its location face down: all do, or the fifth player's Ambassador."""
    return venice.options.all_at_once or seat == venice.ambassador


def lay(venice: Venice, seat: int, mark: bytes) -> Events | Refusal:
    """A location face down, once a round."""
    if not lays(venice, seat):
        return r.FaceUp()
    if venice.visit(seat) is not None:
        return r.NotYourTurn()
    return (e.LocationLaid(seat, mark),) if len(mark) == MARK else r.FalseMark()


def turns(venice: Venice) -> bool:
    """Whether the locations that lie face down are turned now: every seat has a card there."""
    return set(venice.seats) <= {visit.place for visit in venice.present}


def turn(venice: Venice, seat: int, act: a.ShowLocation, chance: Chance) -> Events | Refusal:
    """A location is turned; it must be the one that was laid, and one to be had."""
    laid = venice.visit(seat)
    if laid is None or laid.location != FACE_DOWN:
        return r.NothingLaid()
    if not turns(venice):
        return r.TooEarly()
    if not opens(laid.mark, act.nonce, act.secret):
        return r.FalseMark()
    if len(act.secret) != 1 or act.secret[0] not in range(LOCATIONS):
        return r.NoSuchLocation()
    if act.secret[0] in venice.played(seat):
        return r.LocationUsed()
    return _with_automatons(venice, e.Visited(seat, act.secret[0]), chance)


def next_round(venice: Venice, chance: Chance) -> Events | Refusal:
    """On to the next round, when no meeting waits."""
    if not venice.complete:
        return r.RoundOpen()
    if venice.pending:
        return r.MeetingsOpen()
    began = following(venice)
    return (began, *automatic(began_round(venice, began), chance))


def began_round(venice: Venice, event: e.RoundBegan) -> Venice:
    """The state with that round as the present one."""
    return replace(venice, series=event.series, round=event.round, start=event.start)


def _with_automatons(venice: Venice, visited: e.Visited, chance: Chance) -> Events:
    return (visited, *automatic(placed(venice, visited), chance))
