"""What came of an act, in words, for the log: what the wheel showed, who is hurt, what scored."""

from collections.abc import Iterator

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.arrests import Arrested
from companion.games.secret_night.rules.box import fate_of_cards
from companion.games.secret_night.rules.captures import BreakTried, Freed, Held
from companion.games.secret_night.rules.clock import HOURS
from companion.games.secret_night.rules.escapes import FlightOver
from companion.games.secret_night.rules.fights import Hurt, Poisoned
from companion.games.secret_night.rules.game import Act, Ask, Event
from companion.games.secret_night.rules.lives import Died, Healed
from companion.games.secret_night.rules.night import Spin
from companion.games.secret_night.rules.people import CharacterDealt, RoleShown
from companion.games.secret_night.rules.score import Scored
from companion.games.secret_night.rules.turns import ClockMoved
from companion.games.secret_night.rules.wheel import Spun
from companion.games.secret_night.screens.referee import signed
from companion.games.secret_night.screens.spin import LATER, REST
from companion.table.state import Table
from companion.ui.words import Argument, Words


def outcomes(words: Words, table: Table, events: tuple[Event, ...]) -> str:
    """Short sentences; "" where the act itself says all."""
    return " ".join(sentence for event in events for sentence in _said(words, table, event))


QUIET = (
    a.AdvanceClock,
    a.SetClock,
    a.MoveClock,
    a.EnterSpin,
    a.SpinWheel,
    a.SpendSteps,
    a.UseSaved,
    a.DrinkCoffee,
    a.EndTurn,
    a.MoveDog,
    a.EnterSegments,
    a.ByHand,
    a.Whisper,
)
"""What each player does all the time, and what clock and numbers say by themselves."""


def tells(act: Act | Ask, events: tuple[Event, ...]) -> bool:
    """Whether it is told at the table: who is hurt, caught, gone, shown; not each step."""
    fate = any(isinstance(event, Died | RoleShown | CharacterDealt) for event in events)
    return fate or not isinstance(act, QUIET)


def suspense(events: tuple[Event, ...]) -> float:
    """What our wheel shows is told when it rests."""
    ours = any(isinstance(event, BreakTried | Spun) and event.spin.place >= 0 for event in events)
    return REST + LATER if ours else 0.0


def _said(words: Words, table: Table, event: Event) -> Iterator[str]:
    def say(key: str, seat: int | None = None, **more: Argument) -> str:
        taken = table.seat(seat) if seat is not None else None
        return words(f"secret_night-came-{key}", name=taken.name if taken else "?", **more)

    match event:
        case ClockMoved(clock, by_hand=False):
            yield words(f"secret_night-hour-{HOURS[clock]}") + "."
        case Spun(spin, steps, cards):
            yield say("spin", printed=spin.printed, steps=steps, cards=cards)
        case BreakTried(Spin(green=green, place=place)) if place >= 0:
            yield say("green" if green else "not-green")
        case Hurt(cause, by, seat, _, health) if by != seat:
            with_what = cause if cause in ("gun", "knife", "poison") else "other"
            hearts = say("hearts", seat, hearts=health)
            yield say(f"by-{with_what}", by, line=hearts)
        case Hurt(victim=seat, health=health) | Healed(seat, health):
            yield say("hearts", seat, hearts=health)
        case Poisoned(seat):
            yield say("poisoned", seat)
        case Died(seat, _, cause):
            yield say("died", seat)
            if cause is not None:  # else the app does not know what is to become of the cards
                yield words(f"secret_night-fate-{fate_of_cards(cause, table.options)}")
        case Freed(victim=seat):
            yield say("free", seat)
        case Held(kind, _, seat):
            yield say(f"held-{kind}", seat)
        case RoleShown(seat, role):
            yield say("role", seat, role=words(f"secret_night-role-{role}"))
        case CharacterDealt(seat, character):
            yield say("character", seat, character=words(f"secret_night-character-{character}"))
            yield words(f"secret_night-skill-{character}")
        case FlightOver(_, ()):
            yield say("nobody-away")
        case Arrested(seat, mistaken=True):
            yield say("mistaken", seat)
        case Scored(by) if by:
            yield say("marker", by=signed(by))
        case _:
            return
