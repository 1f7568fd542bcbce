"""The words of Secret Night's table side: log, rules, house rules, reasons, endings."""

import dataclasses
from enum import Enum
from typing import Any, get_args

import pytest

from companion.games import words as folders_of_games
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules import options
from companion.games.secret_night.rules.arrests import Arrested
from companion.games.secret_night.rules.captures import BreakTried, Freed, Held
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.escapes import FlightOver
from companion.games.secret_night.rules.fights import Hurt, Poisoned
from companion.games.secret_night.rules.game import Act, Ask, Event
from companion.games.secret_night.rules.harm import Answer, Cause, Square
from companion.games.secret_night.rules.lives import Died, Healed
from companion.games.secret_night.rules.night import (
    Attack,
    Capture,
    Ending,
    Night,
    Player,
    Reason,
    Spin,
    Vehicle,
)
from companion.games.secret_night.rules.options import HouseRules, Segment
from companion.games.secret_night.rules.people import CharacterDealt, RoleShown
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.score import Scored
from companion.games.secret_night.rules.skills import RolePeeked
from companion.games.secret_night.rules.turns import ClockMoved
from companion.games.secret_night.rules.wheel import Spun
from companion.games.secret_night.screens import board, book, lines, referee
from companion.games.secret_night.screens.outcomes import outcomes
from companion.table.record import Carrier
from companion.table.state import Seat, Table
from companion.ui.screens import WORDS
from companion.ui.screens.sheets import plain
from companion.ui.words import LANGUAGES, OWN, Words
from tests.support.story import ANNA, CARLA, EMIL, tonight

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil")
languages = pytest.mark.parametrize("language", LANGUAGES)


def speaking(language: str) -> Words:
    """The words of one language; what is missing is an error."""
    return Words(language, (OWN, WORDS, *folders_of_games()), strict=True)


def night(players: int = 5, **changes: Any) -> Night:
    rules = options.HouseRules()
    people = tuple(Player(seat, Character.WILMA) for seat in range(players))
    return Night(rules, tuple(range(players)), people, **changes)


def table(state: Any = None) -> Table:
    seats = tuple(Seat(n, name, b"", b"", Carrier.PHONE) for n, name in enumerate(NAMES))
    return Table(seats=seats, state=state, options=options.HouseRules())


# --- the score


@languages
@pytest.mark.parametrize("ending", [ending for ending in Ending if ending.final])
def test_every_ending_has_its_sentence(language: str, ending: Ending) -> None:
    said = referee.result(speaking(language), table(night(ending=ending)))
    assert said != speaking(language)("secret_night-over")


@languages
def test_without_a_score_the_night_is_just_over(language: str) -> None:
    state = dataclasses.replace(night(), options=options.HouseRules(keep_score=False))
    assert referee.result(speaking(language), table(state)) == speaking(language)(
        "secret_night-over"
    )


@languages
@pytest.mark.parametrize(
    "why", ["death", "arrest", "hand", *(f"escape-{vehicle}" for vehicle in Vehicle)]
)
def test_every_reason_is_told(language: str, why: str) -> None:
    for role in Role:
        said = referee.reason(speaking(language), Reason(-2, -2, why, 1, role, 1))
        assert said.endswith("−2")


def test_a_mistaken_arrest_is_called_one() -> None:
    words = speaking("en")
    assert "by mistake" in referee.reason(words, Reason(0, 0, "arrest", 1, Role.DETECTIVE))
    assert "Money 2" in referee.reason(words, Reason(9, 9, "arrest", 1, Role.THIEF, 2))


def test_of_an_escape_all_who_got_away_are_named() -> None:
    story = tonight(hour=1).does(ANNA, a.Escape(Vehicle.CAR, (ANNA, CARLA, EMIL), 2))
    after = story.shows(CARLA, EMIL).evening.table
    anna, carla, emil = (s.name for seat in (ANNA, CARLA, EMIL) if (s := after.seat(seat)))
    told = f"Away by car, Money 2: −14 · {anna}, {carla} and {emil} · −10"
    assert referee.reasons(speaking("en"), after) == [told]


# --- the rules


@pytest.mark.parametrize(
    ("state", "part"),
    [
        (night(capture=Capture("handcuffs", 0, 1)), "arrest"),
        (night(capture=Capture("rope", 0, 1)), "rope"),
        (night(attacks=(Attack(Cause.DOG, 0, 1),)), "dog"),
        (night(attacks=(Attack(Cause.BLAST, 0, 1),)), "dynamite"),
        (night(ending=Ending.POLICE), "end"),
        (None, "goal"),
    ],
)
def test_the_rules_open_at_what_is_going_on(state: Night | None, part: str) -> None:
    assert book.PARTS[book.rules_at(table(state))] == part


@languages
def test_every_part_of_the_rules_is_there(language: str) -> None:
    parts = book.rules(speaking(language), HouseRules())
    assert len(parts) == len(book.PARTS)
    everything = plain(" ".join(text for _, text in parts))
    for who in ("zachary davis", "alexandr korovin", "margot boucher"):
        assert who in everything


# --- words


ACTS = (
    a.AdvanceClock(),
    a.SetClock(4),
    a.MoveClock(-1),
    a.EnterSpin(8, True),
    a.SpinWheel(),
    a.SpendSteps(1),
    a.UseSaved(2),
    a.DrinkCoffee(3),
    *(a.UseSquare(icon, 1) for icon in Square),
    a.UseSkill(),
    a.SecondTurn(),
    a.EndTurn(1),
    *(a.Harm(cause, 1) for cause in Cause),
    a.Explode(1, (2, 3)),
    a.Explode(1),
    *(a.AnswerHarm(0, answer) for answer in Answer),
    a.AnswerHarm(1, Answer.VEST),
    a.SayDeath(1, 1),
    a.SayDeath(1, 2),
    a.Heal(0),
    a.Heal(1),
    a.Heal(1, True),
    a.MoveDog(1),
    a.DogAttack(1),
    a.GiveBeef(),
    a.Cuff(1),
    a.Tie(1),
    a.BreakSpin(True),
    a.BreakSpin(False),
    a.BreakWheel(),
    a.UseSmoke(),
    a.GiveIn(),
    a.Confiscate(2),
    a.Untie(1),
    *(a.Escape(vehicle, (0, 1), 1) for vehicle in Vehicle),
    a.BreakWindow(),
    a.LockDoor(7),
    a.UnlockDoor(7),
    a.EnterSegments((Segment(4),)),
    *(a.ByHand(field, 1, 1) for field in a.Field),
    a.LookAtRole(1),
    a.StealCard(1, 3),
    a.Whisper(1),
)


@languages
@pytest.mark.parametrize("act", ACTS, ids=repr)
def test_every_act_and_ask_is_told_in_the_log(language: str, act: Any) -> None:
    said = lines.line(speaking(language), table(night()), act, 0)
    assert said.endswith((".", ")"))
    assert "{" not in said
    assert "Anna" in said or "Bruno" in said


CAME = {
    ClockMoved(2): "Eleven at night.",
    ClockMoved(2, by_hand=True): "",
    Spun(Spin(8), 9, 2): "The wheel: 8. 9 steps, 2 cards.",
    Spun(Spin(4), 1, 1): "The wheel: 4. One step, one card.",
    BreakTried(Spin(4, green=True, place=3)): "Green.",
    BreakTried(Spin(4, place=3)): "Not green.",
    BreakTried(Spin(0)): "",
    Hurt(Cause.GUN, 0, 1, Answer.SUFFER, 1): "Anna’s Gun: Bruno has one heart.",
    Healed(1, 3): "Bruno has 3 hearts.",
    Poisoned(1, 0): "Bruno is poisoned.",
    Died(1, 0): "Bruno is dead.",
    Died(1, 0, Cause.GUN): (
        "Bruno is dead. The killer looks through the cards and takes what fits; the rest is "
        "discarded."
    ),
    Died(1, 0, Cause.BLAST): (
        "Bruno is dead. The cards are discarded; what may not be thrown away stays in the room or "
        "goes to the finder."
    ),
    Freed("rope", 0, 1): "Bruno is free.",
    Held("handcuffs", 0, 1): "The arrest of Bruno stands.",
    Held("rope", 0, 1): "Bruno is tied up.",
    RoleShown(1, Role.THIEF): "Bruno shows: Thief.",
    CharacterDealt(1, Character.OTTO): (
        "Bruno is now Otto Oppenheim. Once a night he heals himself or another without a card: "
        "one point, and poison ends. Also in answer to an attack."
    ),
    FlightOver(Vehicle.CAR, ()): "Nobody gets away.",
    FlightOver(Vehicle.CAR, (1,)): "",
    Arrested(1, 0, True): "It was a mistake: both go back to a start hex.",
    Scored(-2, "arrest", 1): "The marker moves by −2.",
    RolePeeked(0, 1): "",
}


@pytest.mark.parametrize("event", CAME, ids=repr)
def test_the_log_says_what_came_of_an_act(event: Event) -> None:
    assert outcomes(speaking("en"), table(night()), (event,)) == CAME[event]
    spanish = outcomes(speaking("es"), table(night()), (event,))
    assert bool(spanish) is bool(CAME[event])
    assert "{" not in spanish


def test_no_act_or_ask_is_forgotten() -> None:
    told = {type(act) for act in ACTS}
    assert told >= set(get_args(Act)) | set(get_args(Ask))


@pytest.mark.parametrize("field", a.Field)
def test_what_is_set_by_hand_says_so(field: a.Field) -> None:
    assert "by hand" in lines.line(speaking("en"), table(night()), a.ByHand(field, 0, 1), 0)


@languages
def test_every_house_rule_and_every_choice_of_one_is_explained(language: str) -> None:
    words, rules = speaking(language), options.HouseRules()
    for field in dataclasses.fields(rules):
        value = getattr(rules, field.name)
        if not isinstance(value, bool | int | Enum):
            continue
        key = f"secret_night-rule-{field.name}"
        assert words(key)
        assert "ormal" in words(f"{key}-note")  # which is the default
        for choice in type(value) if isinstance(value, Enum) else ():
            assert words(f"{key}-{choice.value}")


@languages
def test_every_character_has_a_name_and_a_skill(language: str) -> None:
    for who in Character:
        for kind in ("character", "first", "skill"):
            assert speaking(language)(f"secret_night-{kind}-{who}")


def test_what_is_announced_goes_with_the_hour() -> None:
    assert [board.news(table(night(clock=clock))) for clock in (2, 3, 4, 8)] == [
        "",
        "midnight",
        "",
        "last",
    ]
