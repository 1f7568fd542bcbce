"""What came of an act, in words, for the log: what the wheel showed, who is hurt, what scored."""

from collections.abc import Iterator

from companion.games.secret_night import events as e
from companion.games.secret_night.box import fate_of_cards
from companion.games.secret_night.clock import HOURS
from companion.games.secret_night.night import Spin
from companion.games.secret_night.screens.referee import signed
from companion.table.state import Table
from companion.ui.words import Argument, Words


def outcomes(words: Words, table: Table, events: tuple[e.Event, ...]) -> str:
    """Short sentences; "" where the act itself says all."""
    return " ".join(sentence for event in events for sentence in _said(words, table, event))


def _said(words: Words, table: Table, event: e.Event) -> Iterator[str]:
    def say(key: str, seat: int | None = None, **more: Argument) -> str:
        taken = table.seat(seat) if seat is not None else None
        return words(f"secret_night-came-{key}", name=taken.name if taken else "?", **more)

    match event:
        case e.ClockMoved(clock, by_hand=False):
            yield words(f"secret_night-hour-{HOURS[clock]}") + "."
        case e.Spun(spin, steps, cards):
            yield say("spin", printed=spin.printed, steps=steps, cards=cards)
        case e.BreakTried(Spin(green=green, place=place)) if place >= 0:
            yield say("green" if green else "not-green")
        case e.Hurt(victim=seat, health=health) | e.Healed(seat, health):
            yield say("hearts", seat, hearts=health)
        case e.Poisoned(seat):
            yield say("poisoned", seat)
        case e.Died(seat, _, cause):
            yield say("died", seat)
            if cause is not None:  # else the app does not know what is to become of the cards
                yield words(f"secret_night-fate-{fate_of_cards(cause, table.options)}")
        case e.Freed(victim=seat):
            yield say("free", seat)
        case e.Held(kind, _, seat):
            yield say(f"held-{kind}", seat)
        case e.RoleShown(seat, role):
            yield say("role", seat, role=words(f"secret_night-role-{role}"))
        case e.CharacterDealt(seat, character):
            yield say("character", seat, character=words(f"secret_night-character-{character}"))
        case e.FlightOver(_, ()):
            yield say("nobody-away")
        case e.Arrested(seat, mistaken=True):
            yield say("mistaken", seat)
        case e.Scored(by) if by:
            yield say("marker", by=signed(by))
        case _:
            return
