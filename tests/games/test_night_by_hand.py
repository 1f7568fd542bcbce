"""Stories of Secret Night: any number can be set directly, within its range."""

from dataclasses import fields
from pathlib import Path

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.byhand import CharacterTaken
from companion.games.secret_night.rules.captures import Banned
from companion.games.secret_night.rules.characters import NAMED, Character
from companion.games.secret_night.rules.game import Act, Ask
from companion.games.secret_night.rules.harm import Square
from companion.games.secret_night.rules.night import Vehicle
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.people import NotYourself, NotYourTurn, Unanswered
from companion.games.secret_night.rules.refusals import NoSuchNumber
from companion.games.secret_night.rules.square import SquareStays
from companion.table.refusal import NoSuchSeat
from tests.support.story import ANNA, BRUNO, DAVE, EMIL, ZOE, Story, tonight

TAKEN = CharacterTaken()


def each_by_hand() -> list[tuple[a.Field, int, str, object]]:
    f = a.Field
    return [
        (f.HEALTH, 1, "health", 1),
        (f.SAVED, 9, "saved", 9),
        (f.POISON, 1, "poisoned", True),
        (f.TIED, 1, "tied", True),
        (f.PLAYED, 1, "played", True),
        (f.OUT, 1, "out", True),
        (f.SKILL, 0, "skill_left", False),
    ]


@pytest.mark.parametrize(("field", "value", "name", "shown"), each_by_hand())
def test_every_number_of_a_player_can_be_set_by_hand(
    field: a.Field, value: int, name: str, shown: object
) -> None:
    story = tonight()
    before = getattr(story.player(DAVE), name)
    assert getattr(story.set(field, value, DAVE).player(DAVE), name) == shown
    assert before != shown
    back: Story = story.takes_back()
    assert getattr(back.player(DAVE), name) == before


@pytest.mark.parametrize("field", a.Field)
@pytest.mark.parametrize("value", [-11, 100, -(10**18), 10**18])
def test_no_number_can_be_set_beyond_its_range(field: a.Field, value: int) -> None:
    tonight().refuses(DAVE, a.ByHand(field, value, DAVE), NoSuchNumber())


def test_nobody_is_set_by_hand_who_does_not_sit_there() -> None:
    tonight().refuses(DAVE, a.ByHand(a.Field.HEALTH, 2, 6), NoSuchSeat())
    tonight().refuses(DAVE, a.ByHand(a.Field.TURN, 1, -1), NoSuchSeat())


def test_dog_windows_vehicles_steps_and_skill_can_be_set_by_hand() -> None:
    story = tonight().set(a.Field.DOG, 0).set(a.Field.WINDOWS, 3).set(a.Field.CAR, 0)
    story.set(a.Field.STEPS, 12)
    assert (story.night.dog, story.night.windows, story.turn.left) == (False, 3, 12)
    assert Vehicle.CAR not in story.night.vehicles
    assert Vehicle.CAR in story.set(a.Field.CAR, 1).night.vehicles
    assert (
        tonight(characters={DAVE: Character.WILMA})
        .set(a.Field.SKILL, 0, DAVE)
        .does(ANNA, a.ByHand(a.Field.SKILL, 1, DAVE))
        .player(DAVE)
        .skill_left
    )


def test_every_mark_of_the_turn_can_be_set_by_hand() -> None:
    f, story = a.Field, tonight()
    marks = (f.CARDS, f.DOG_STEPS, f.DOG_BITTEN, f.SQUARE_USED, f.PUSHED, f.AGAIN, f.RESPUN)
    for mark in marks:
        story.set(mark, 1)
    turn = story.turn
    assert (turn.cards, turn.dog, turn.square is not None) == (1, 1, True)
    assert (turn.bitten, turn.pushed, turn.again, turn.respun) == (True, True, True, True)
    assert story.set(f.SQUARE_USED, 0).turn.square is None
    story.set(f.TURN, 0, ANNA).refuses(ANNA, a.ByHand(f.DOG_STEPS, 3), NotYourTurn())


def test_the_disc_is_laid_by_hand_where_it_lies_on_the_board() -> None:
    story = tonight().set(a.Field.DISC, tuple(Square).index(Square.PUSH))
    assert story.night.disc is Square.PUSH
    story.refuses(ANNA, a.UseSquare(Square.PUSH, BRUNO), SquareStays())


def test_a_ban_on_reuse_is_laid_on_and_lifted_by_hand() -> None:
    ban = a.ByHand(a.Field.BAN_ROPE, 1, DAVE, BRUNO)
    story = tonight(whose=BRUNO).does(ANNA, ban, ban).refuses(BRUNO, a.Tie(DAVE), Banned())
    assert len(story.night.bans) == 1
    story.does(ANNA, a.ByHand(a.Field.BAN_ROPE, 0, DAVE, BRUNO)).does(BRUNO, a.Tie(DAVE))
    story.refuses(ANNA, a.ByHand(a.Field.BAN_CUFFS, 1, DAVE), NoSuchSeat())
    story.refuses(ANNA, a.ByHand(a.Field.BAN_CUFFS, 1, DAVE, DAVE), NotYourself())


def test_who_is_which_character_is_set_by_hand_and_nobody_is_twice() -> None:
    story = tonight(characters={DAVE: Character.RITA, EMIL: Character.OTTO})
    number = tuple(Character).index
    story.refuses(ANNA, by := a.ByHand(a.Field.CHARACTER, number(Character.OTTO), DAVE), TAKEN)
    story.does(ANNA, a.ByHand(a.Field.CHARACTER, number(Character.RITA), DAVE))
    story.set(a.Field.CHARACTER, number(Character.MARGOT), EMIL).does(ANNA, by)
    assert story.player(DAVE).character is Character.OTTO
    assert Character.RITA not in story.night.gone
    extra = number(Character.EXTRA_1)
    story.refuses(ANNA, a.ByHand(a.Field.CHARACTER, extra, DAVE), TAKEN)


def test_catalinas_turns_are_set_by_hand() -> None:
    story = tonight(characters={ANNA: Character.CATALINA})
    story.set(a.Field.CHARACTER_TURNS, 3, ANNA).does(ANNA, a.EnterSpin(6))
    assert story.turn.cards == 1


def test_a_turn_given_by_hand_lets_go_of_everything_that_waited() -> None:
    """A phone that is away must not hold up the night."""
    story = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Cuff(DAVE), a.GiveIn(), a.Confiscate(1))
    story.refuses(BRUNO, a.EndTurn(), Unanswered()).turn_of(EMIL)
    assert not story.night.pending
    assert story.does(EMIL, a.EndTurn()).whose == ZOE
    assert story.set(a.Field.TURN, 0, ANNA).night.turn is None
    story.refuses(ANNA, a.ByHand(a.Field.STEPS, 3), NotYourTurn())


def test_somebody_dead_who_is_given_the_turn_by_hand_is_back_with_it() -> None:
    story = tonight(hour=1).kills(ANNA, DAVE).shows(DAVE).turn_of(DAVE)
    assert (story.player(DAVE).out, story.player(DAVE).health) == (False, 3)


# --- nothing is forgotten

STORIES = "".join(
    path.read_text() for path in sorted(Path(__file__).parent.glob("test_night_*.py"))
)


@pytest.mark.parametrize("rule", [f.name for f in fields(HouseRules) if f.name != "segments"])
def test_every_house_rule_has_a_story(rule: str) -> None:
    assert f"{rule}=" in STORIES


@pytest.mark.parametrize("character", NAMED)
def test_every_character_has_a_story(character: Character) -> None:
    assert f"Character.{character.name}" in STORIES


@pytest.mark.parametrize("act", [kind.__name__ for kind in Act.__args__ + Ask.__args__])
def test_every_act_has_a_story(act: str) -> None:
    assert f"a.{act}(" in STORIES
