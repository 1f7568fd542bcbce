"""The roulette wheel and the steps it gives. PURE.

What the real wheel shows is entered with one tap, or ours is spun: from segments the table entered
once from its own wheel, or from a placeholder that is marked as invented (SN-def3).
"""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import people, turns
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.night import Night, Spin, Turn
from companion.games.secret_night.rules.options import Segment
from companion.refusal import Refusal
from companion.table.chance import Chance


@dataclass(frozen=True)
class EnterSpin:
    """What the real wheel shows. water: the inner number counts."""

    printed: int
    water: bool = False


@dataclass(frozen=True)
class SpinWheel:
    """Our wheel spins for steps."""

    water: bool = False


@dataclass(frozen=True)
class SpendSteps:
    """Steps walked."""

    steps: int


@dataclass(frozen=True)
class UseSaved:
    """Steps taken from the saver."""

    steps: int


@dataclass(frozen=True)
class DrinkCoffee:
    """Extra steps that a Coffee card names."""

    steps: int


@dataclass(frozen=True)
class EnterSegments:
    """The table's own wheel, entered once and kept; none: forget it."""

    segments: tuple[Segment, ...]


Spinning = EnterSpin | SpinWheel
Stepping = SpendSteps | UseSaved | DrinkCoffee
Act = Spinning | Stepping | EnterSegments


@dataclass(frozen=True)
class Spun:
    """The wheel has spun for steps. again: Kontar's second."""

    spin: Spin
    steps: int
    cards: int
    again: bool = False


@dataclass(frozen=True)
class StepsChanged:
    """Steps left in the turn, and steps on the saver."""

    left: int
    saved: int


@dataclass(frozen=True)
class SegmentsEntered:
    """The table's own wheel."""

    segments: tuple[Segment, ...]


Event = Spun | StepsChanged | SegmentsEntered
Events = tuple[Event, ...]


@dataclass(frozen=True)
class SpunAlready(r.NightRefusal):
    """The wheel has been spun this turn."""

    key = "secret_night-refusal-spun"


@dataclass(frozen=True)
class NotSpun(r.NightRefusal):
    """First the wheel."""


@dataclass(frozen=True)
class NoSegments(r.NightRefusal):
    """The table has not entered its wheel, and plays without the invented one."""


@dataclass(frozen=True)
class TiedUp(r.NightRefusal):
    """Who is tied does not walk."""

    key = "secret_night-refusal-tied"


EXTRA_CARD = (4, 5)
"""Results with which one more card is drawn (SN-K1..3)."""
RITA = 2
CATALINA_TURNS = 2
MOST_STEPS = 20
MOST_SEGMENTS = 40
PLACEHOLDER = tuple(
    Segment(steps, green=place % 3 == 0, water=1 + place % 3)
    for place, steps in enumerate((4, 9, 6, 10, 5, 8, 7, 4, 10, 6, 9, 5, 8, 7))
)
"""Invented: steps 4–10 equally likely, water 1–3, about one green in three (SN-def3)."""


@dataclass(frozen=True)
class Result:
    """What a spin comes to for a character."""

    steps: int
    cards: int


def result(
    printed: int, character: Character | None, turns: int = 99, water: bool = False
) -> Result:
    """Steps and cards of a spin (SN-K1..6).

    The extra card goes by the printed number (SN-def11). turns: how many turns this character has
    begun, this one included (Catalina draws one more in her first two). In water nothing is added
    but Rita's two: the number is the wheel's inner one.
    """
    steps = printed + (RITA if character is Character.RITA else 0)
    extra = 1 if printed in EXTRA_CARD and not water else 0
    first = 1 if character is Character.CATALINA and turns <= CATALINA_TURNS else 0
    return Result(steps, 1 + extra + first)


def spins_allowed(master: bool, handcuffs: bool) -> int:
    """How often a victim may spin to break free (SN-B1..3): the Master twice, handcuffs only."""
    return 2 if master and handcuffs else 1


def segments(night: Night) -> tuple[Segment, ...]:
    """The wheel our app spins: the table's own, else the invented one where it is wanted."""
    return night.segments or (PLACEHOLDER if night.options.placeholder_wheel else ())


def decide(night: Night, seat: int, act: Act, chance: Chance) -> Events | Refusal:
    """The wheel for steps, steps walked or won, the table's own wheel."""
    if isinstance(act, EnterSegments):
        return _entered(act.segments)
    if not night.options.keep_wheel:
        return r.NotKept()
    turn = people.own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    match act:
        case EnterSpin() | SpinWheel():
            return _spun(night, turn, act, chance)
        case SpendSteps() | UseSaved() | DrinkCoffee():
            return _stepped(night, turn, act)
        case _:
            assert_never(act)


def _entered(segments: tuple[Segment, ...]) -> Events | Refusal:
    good = all(0 < s.steps <= MOST_STEPS and 0 < s.water <= MOST_STEPS for s in segments)
    if not good or len(segments) > MOST_SEGMENTS:
        return r.NoSuchNumber()
    return (SegmentsEntered(segments),)


def _spun(night: Night, turn: Turn, act: Spinning, chance: Chance) -> Events | Refusal:
    """A spin; Kontar once more."""
    player, again = night.player(turn.seat), turn.spin is not None
    if again and (player.character is not Character.KONTAR or turn.respun):
        return SpunAlready()
    match act:
        case EnterSpin(printed, water):
            if not 0 < printed <= MOST_STEPS:
                return r.NoSuchNumber()
            spun = Spin(printed, water=water)
        case SpinWheel(water):
            wheel = segments(night)
            if not wheel:
                return NoSegments()
            whose = f"wheel {turn.seat} again" if again else f"wheel {turn.seat}"
            place = chance.at(whose, str(night.lap(turn.seat))).below(len(wheel))
            on = wheel[place]
            spun = Spin(on.water if water else on.steps, on.green, place, water)
        case _:
            assert_never(act)
    got = result(spun.printed, player.character, player.turns, spun.water)
    steps = 0 if player.tied else got.steps
    return (Spun(spun, steps, got.cards, again),)


def _stepped(night: Night, turn: Turn, act: Stepping) -> Events | Refusal:
    """Steps walked or won; never more than there are."""
    player = night.player(turn.seat)
    if act.steps < 1:
        return r.NoSuchNumber()
    if player.tied:
        return TiedUp()
    match act:
        case SpendSteps(walked):
            if turn.spin is None and not turn.left:
                return NotSpun()
            if walked > turn.left:
                return r.TooManySteps(turn.left)
            return (StepsChanged(turn.left - walked, player.saved),)
        case UseSaved(taken):
            if taken > player.saved:
                return r.TooManySteps(player.saved)
            return (StepsChanged(turn.left + taken, player.saved - taken),)
        case DrinkCoffee(more):
            if more > MOST_STEPS:
                return r.NoSuchNumber()
            return (StepsChanged(turn.left + more, player.saved),)
        case _:
            assert_never(act)


def evolve(night: Night, event: Event) -> Night:
    """The night with that spin, those steps, that wheel."""
    turn = night.turn
    match event:
        case SegmentsEntered(segments):
            return replace(night, segments=segments)
        case Spun(spin, steps, cards, again):
            if turn is None:
                return night
            left = max(0, turn.left - turn.rolled + steps)
            spun = replace(turn, spin=spin, rolled=steps, left=left, cards=cards, respun=again)
            return turns.moves(replace(night, turn=spun), turn.seat)
        case StepsChanged(left, saved):
            if turn is None:
                return night
            return replace(night, turn=replace(turn, left=left)).with_player(turn.seat, saved=saved)
        case _:
            assert_never(event)
