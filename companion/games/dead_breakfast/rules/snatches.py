"""Snatches between turns: the buzzer, ties, the tile for an eyeball (facts 2.3, DB-U3..6). PURE."""

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.dead_breakfast.rules.dibs import LATEST, Press
from companion.games.dead_breakfast.rules.refusals import DeadRefusal
from companion.games.dead_breakfast.rules.street import NOT_YET, Street
from companion.games.dead_breakfast.rules.turns import AllComplete, NoTurns
from companion.refusal import Refusal


@dataclass(frozen=True)
class CallDibs:
    """A press of the buzzer. after: moves played as it was drawn; moment: the server's, in ms."""

    after: int
    moment: int


@dataclass(frozen=True)
class LetFirst:
    """The table settles a tie: this seat goes first."""

    seat: int


class Target(StrEnum):
    """What an eyeball may take; a window never (DB-U3)."""

    GARDEN = "garden"
    ROOF_LEFT = "roof-left"
    ROOF_RIGHT = "roof-right"
    HAUNTED = "haunted"
    WINDOW = "window"


@dataclass(frozen=True)
class Snatch:
    """Who is first takes a tile for an eyeball. discard: it goes out instead (DB-def9)."""

    target: Target
    discard: bool = False


@dataclass(frozen=True)
class LetGo:
    """A seat that called dibs takes nothing after all; anybody may say so for it."""

    seat: int


Act = CallDibs | LetFirst | Snatch | LetGo


@dataclass(frozen=True)
class DibsCalled:
    """A press of the buzzer."""

    seat: int
    moment: int


@dataclass(frozen=True)
class DibsSettled:
    """A tie is settled."""

    first: int


@dataclass(frozen=True)
class Snatched:
    """A seat has paid an eyeball for a tile. gone: the eyeball is out of the game (DB-def6)."""

    seat: int
    target: Target
    discarded: bool
    gone: bool


@dataclass(frozen=True)
class DibsLetGo:
    """A seat takes nothing after all."""

    seat: int


Event = DibsCalled | DibsSettled | Snatched | DibsLetGo


@dataclass(frozen=True)
class NoEyeball(DeadRefusal):
    """A snatch costs an eyeball (DB-U4)."""


@dataclass(frozen=True)
class TooLate(DeadRefusal):
    """Somebody has moved since (facts 2.3)."""


@dataclass(frozen=True)
class DibsAlready(DeadRefusal):
    """This seat has called dibs already."""


@dataclass(frozen=True)
class OneSnatch(DeadRefusal):
    """A house rule: one snatch between two turns (DB-def7)."""


@dataclass(frozen=True)
class OwnTurnJustOver(DeadRefusal):
    """A house rule: not right after one's own turn (DB-def8)."""

    key = "dead_breakfast-refusal-own-turn"


@dataclass(frozen=True)
class OnTurn(DeadRefusal):
    """An eyeball snatches out of the own turn: who is on turn takes a tile by moving."""


@dataclass(frozen=True)
class NoMoment(DeadRefusal):
    """No clock shows that."""

    key = "dead_breakfast-refusal-moment"


@dataclass(frozen=True)
class NoTie(DeadRefusal):
    """There is no tie to settle with this seat."""


@dataclass(frozen=True)
class TieOpen(DeadRefusal):
    """First the table settles who was first."""


@dataclass(frozen=True)
class NotFirst(DeadRefusal):
    """Somebody else called dibs before, or nobody did."""


@dataclass(frozen=True)
class NeverAWindow(DeadRefusal):
    """An eyeball never takes a window (DB-U3)."""

    key = "dead_breakfast-refusal-window"


@dataclass(frozen=True)
class NoDiscard(DeadRefusal):
    """A house rule: what is snatched is placed (DB-def9)."""


@dataclass(frozen=True)
class NoDibs(DeadRefusal):
    """This seat has not called dibs."""


def decide(street: Street, seat: int, act: Act) -> tuple[Event, ...] | Refusal:
    """Dibs are called, settled, used or given up."""
    match act:
        case CallDibs():
            return _call(street, seat, act)
        case LetFirst(first):
            return (DibsSettled(first),) if first in street.tie else NoTie()
        case Snatch():
            return _snatch(street, seat, act)
        case LetGo(other):
            return (DibsLetGo(other),) if other in street.queue else NoDibs()


def may_call(street: Street, seat: int) -> Refusal | None:
    """Why a seat may not call dibs now."""
    if not street.options.keep_turns:
        return NoTurns()
    if street.complete or street.finished:
        return AllComplete()
    if street.turn == seat:
        return OnTurn()
    if street.at(seat).eyeballs < 1:
        return NoEyeball()
    if street.moved == seat and not street.options.after_own_turn:
        return OwnTurnJustOver()
    if street.options.one_snatch and seat in street.snatched:
        return OneSnatch()
    return DibsAlready() if seat in street.queue else None


def _call(street: Street, seat: int, act: CallDibs) -> tuple[Event, ...] | Refusal:
    """A press of the buzzer; too late once somebody has moved."""
    if act.after != street.moves:
        return TooLate()
    if refused := may_call(street, seat):
        return refused
    return (DibsCalled(seat, act.moment),) if 0 <= act.moment < LATEST else NoMoment()


def _snatch(street: Street, seat: int, act: Snatch) -> tuple[Event, ...] | Refusal:
    """The tile, for an eyeball; never a window."""
    if act.target is Target.WINDOW:
        return NeverAWindow()
    if street.tie:
        return TieOpen()
    if street.taker != seat:
        return NotFirst()
    if street.at(seat).eyeballs < 1:
        return NoEyeball()
    if act.discard and not street.options.discard_snatched:
        return NoDiscard()
    return (Snatched(seat, act.target, act.discard, street.options.spent_gone),)


def evolve(street: Street, event: Event) -> Street:
    """Who has called dibs, and what a snatch has cost."""
    match event:
        case DibsCalled(seat, moment):
            return replace(street, presses=(*street.presses, Press(seat, moment)))
        case DibsSettled(first):
            return replace(street, first=first)
        case Snatched(seat, _, _, gone):
            house = street.at(seat)
            paid = street.with_house(replace(house, eyeballs=house.eyeballs - 1))
            snatched = (*street.snatched, seat)
            return replace(_without(paid, seat), gone=street.gone + gone, snatched=snatched)
        case DibsLetGo(seat):
            return _without(street, seat)


def _without(street: Street, seat: int) -> Street:
    """A seat's dibs are used or given up; whom the table let go first is forgotten."""
    left = tuple(press for press in street.presses if press.seat != seat)
    first = NOT_YET if street.first == seat else street.first
    return replace(street, presses=left, first=first)
