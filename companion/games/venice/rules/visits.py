"""Locations of a round: played, laid, turned, drawn by automatons; the next round (4.3). PURE.

A location laid face down is one byte, 0..4; the act carries only the mark (see
`companion.table.commitment`).
"""

from dataclasses import dataclass, replace

from companion.games.venice.rules.cards import LOCATIONS
from companion.games.venice.rules.meetings import compared
from companion.games.venice.rules.refusals import FalseMark, RoundOpen, VeniceRefusal
from companion.games.venice.rules.rounds import drawn, due, hand_of, order, without
from companion.games.venice.rules.venice import FACE_DOWN, ROUNDS, Venice, Visit
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.commitment import MARK, opens
from companion.table.exchange import Show


@dataclass(frozen=True)
class PlayLocation:
    """A location, 0..4, face up, in turn. Also for the dummy, by who plays it (VE-def7)."""

    location: int


@dataclass(frozen=True)
class LayLocation:
    """A location face down: the fifth player's Ambassador, or everybody where all lay at once."""

    mark: bytes


@dataclass(frozen=True)
class ShowLocation:
    """The location laid face down is turned; the phone does it by itself (`owes`)."""

    nonce: bytes
    secret: bytes


@dataclass(frozen=True)
class NextRound:
    """The meetings are over: the next round, after the fifth the next series."""


Act = PlayLocation | LayLocation | ShowLocation | NextRound


@dataclass(frozen=True)
class RoundBegan:
    """A round of a series; start: who plays first, a seat or `DUMMY`."""

    series: int
    round: int
    start: int


@dataclass(frozen=True)
class Visited:
    """A location lies face up. place: a seat, `DUMMY` or `AMBASSADOR`."""

    place: int
    location: int


@dataclass(frozen=True)
class LocationLaid:
    """A location lies face down."""

    place: int
    mark: bytes


Event = RoundBegan | Visited | LocationLaid


@dataclass(frozen=True)
class NoSuchLocation(VeniceRefusal):
    """There is no such location."""

    key = "venice-refusal-location"


@dataclass(frozen=True)
class LocationUsed(VeniceRefusal):
    """The location was used in this series."""


@dataclass(frozen=True)
class NotYourTurn(VeniceRefusal):
    """It is somebody else's turn, or all have played."""

    key = "venice-refusal-turn"


@dataclass(frozen=True)
class FaceDown(VeniceRefusal):
    """This seat lays its location face down."""


@dataclass(frozen=True)
class FaceUp(VeniceRefusal):
    """This seat plays its location face up."""


@dataclass(frozen=True)
class NothingLaid(VeniceRefusal):
    """Nothing of this seat lies face down."""


@dataclass(frozen=True)
class TooEarly(VeniceRefusal):
    """Others have to play first."""


@dataclass(frozen=True)
class MeetingsOpen(VeniceRefusal):
    """Meetings wait."""


def decide(venice: Venice, seat: int, act: Act, chance: Chance) -> tuple[Event, ...] | Refusal:
    """A location is played, laid or turned, then automatons that follow; or the next round."""
    match act:
        case PlayLocation(location):
            return _play(venice, seat, location, chance)
        case LayLocation(mark):
            return _lay(venice, seat, mark)
        case ShowLocation():
            return _turn(venice, seat, act, chance)
        case NextRound():
            return _next_round(venice, chance)


def evolve(venice: Venice, event: Event) -> Venice:
    """The card lies there, with the meetings that follow; or another round is the present one."""
    match event:
        case RoundBegan(series, number, start):
            return replace(venice, series=series, round=number, start=start)
        case Visited(place, location):
            visit = Visit(venice.series, venice.round, place, location)
        case LocationLaid(place, mark):
            visit = Visit(venice.series, venice.round, place, mark=mark)
    return compared(replace(venice, visits=(*without(venice, place), visit)))


def begun(venice: Venice, began: RoundBegan, chance: Chance) -> tuple[Event, ...]:
    """A round begins, with what automatons then play."""
    return (began, *automatic(evolve(venice, began), chance))


def automatic(venice: Venice, chance: Chance) -> tuple[Event, ...]:
    """The cards the automatons play now, each drawn from what its pack has left."""
    out: list[Event] = []
    while (place := drawn(venice)) is not None:
        left = [x for x in range(LOCATIONS) if x not in venice.played(place)]
        pack = chance.at(f"pack {place}", f"{venice.series}.{venice.round}")
        out.append(Visited(place, pack.pick(left or range(LOCATIONS))))
        venice = evolve(venice, out[-1])
    return tuple(out)


def owes(venice: Venice, seat: int) -> tuple[Show, ...]:
    """A location that a seat has laid is turned, once every seat has a card there."""
    laid = venice.visit(seat)
    if laid is None or not laid.mark or not _turns(venice):
        return ()
    return (Show(laid.mark, ShowLocation),)


def _play(venice: Venice, seat: int, location: int, chance: Chance) -> tuple[Event, ...] | Refusal:
    """A location face up, in turn; then the automatons that follow."""
    if lays(venice, seat):
        return FaceDown()
    place = due(venice)
    if place is None or hand_of(venice, place) != seat:
        return NotYourTurn()
    return _visited(venice, place, location, chance)


def lays(venice: Venice, seat: int) -> bool:
    """Whether a seat lays its location face down: all do, or the fifth player's Ambassador."""
    return venice.options.all_at_once or seat == venice.ambassador


def _lay(venice: Venice, seat: int, mark: bytes) -> tuple[Event, ...] | Refusal:
    """A location face down, once a round."""
    if not lays(venice, seat):
        return FaceUp()
    if venice.visit(seat) is not None:
        return NotYourTurn()
    return (LocationLaid(seat, mark),) if len(mark) == MARK else FalseMark()


def _turns(venice: Venice) -> bool:
    """Whether the locations that lie face down are turned now: every seat has a card there."""
    return set(venice.seats) <= {visit.place for visit in venice.present}


def _turn(
    venice: Venice, seat: int, act: ShowLocation, chance: Chance
) -> tuple[Event, ...] | Refusal:
    """A location is turned; it must be the one that was laid, and one to be had."""
    laid = venice.visit(seat)
    if laid is None or laid.location != FACE_DOWN:
        return NothingLaid()
    if not _turns(venice):
        return TooEarly()
    if not opens(laid.mark, act.nonce, act.secret):
        return FalseMark()
    if len(act.secret) != 1:
        return NoSuchLocation()
    return _visited(venice, seat, act.secret[0], chance)


def _visited(
    venice: Venice, place: int, location: int, chance: Chance
) -> tuple[Event, ...] | Refusal:
    """The card lies face up, if it is one to be had; then come the automatons that follow."""
    if location not in range(LOCATIONS):
        return NoSuchLocation()
    if location in venice.played(place):
        return LocationUsed()
    visited = Visited(place, location)
    return (visited, *automatic(evolve(venice, visited), chance))


def _next_round(venice: Venice, chance: Chance) -> tuple[Event, ...] | Refusal:
    """One place to the left begins, when no meeting waits; after the fifth a new series."""
    if not venice.complete:
        return RoundOpen()
    if venice.pending:
        return MeetingsOpen()
    last, start = venice.round >= ROUNDS, order(venice)[1]
    series = venice.series + 1 if last else venice.series
    return begun(venice, RoundBegan(series, 1 if last else venice.round + 1, start), chance)
