"""Stories of Secret Night: death, coming back, and what is left when a shot is taken back."""

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import NAMED, Character
from companion.games.secret_night.rules.game import Event
from companion.games.secret_night.rules.harm import Answer, Cause
from companion.games.secret_night.rules.night import Vehicle
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.people import Unanswered
from companion.games.secret_night.rules.refusals import NotBeforeMidnight, NothingToAnswer
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.score import Scored
from companion.table import codec
from companion.table.record import Acted, Opened, record
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, EMIL, Story, tonight

# --- death


def test_a_known_role_scores_its_death_at_once_and_a_secret_one_when_it_is_shown() -> None:
    assert tonight(hour=1, whose=BRUNO).kills(BRUNO, ANNA).night.net == 2
    story = tonight(hour=1).kills(ANNA, DAVE)
    assert (story.night.net, story.night.reveals[0].why) == (0, "death")
    story.refuses(ANNA, a.EndTurn(), Unanswered())
    assert story.shows(DAVE).night.net == -2
    assert story.night.reasons[-1].role is Role.DETECTIVE


def test_poison_rope_and_saved_steps_are_gone_with_the_dead() -> None:
    story = tonight(hour=1).set(a.Field.SAVED, 7, BRUNO).set(a.Field.POISON, 1, BRUNO)
    story.set(a.Field.TIED, 1, BRUNO).kills(ANNA, BRUNO)
    dead = story.player(BRUNO)
    assert (dead.health, dead.saved, dead.poisoned, dead.tied, dead.out) == (
        0,
        0,
        False,
        False,
        True,
    )
    story.does(ANNA, a.EndTurn())
    back = story.player(BRUNO)
    assert (back.health, back.saved, back.poisoned, back.tied, back.out) == (
        3,
        0,
        False,
        False,
        False,
    )


def test_the_dead_come_back_with_the_same_role_and_a_new_character() -> None:
    story = tonight(hour=1, characters={BRUNO: Character.RITA}).kills(ANNA, BRUNO)
    story.does(ANNA, a.EndTurn())
    assert story.night.role(BRUNO) is Role.CHIEF
    assert story.player(BRUNO).character not in (None, Character.RITA)


def test_no_character_comes_twice_until_the_pile_is_empty_and_never_beside_itself() -> None:
    """SN-def16: eight players, then one death after another."""
    story = tonight(8, hour=1)
    met = [player.character for player in story.night.players]
    for _ in range(8):
        story.turn_of(ANNA).set(a.Field.SCORE, 0).kills(ANNA, BRUNO).does(ANNA, a.EndTurn())
        met.append(story.player(BRUNO).character)
    assert sorted(c for c in met if c) == sorted(NAMED)
    for _ in range(9):
        story.turn_of(ANNA).set(a.Field.SCORE, 0).kills(ANNA, BRUNO).does(ANNA, a.EndTurn())
        playing = [player.character for player in story.night.players]
        assert len(set(playing)) == 8


def test_a_death_the_app_knows_nothing_of_is_said_and_counts() -> None:
    story = tonight().does(DAVE, a.SayDeath(ANNA, BRUNO))
    assert (story.night.net, story.player(ANNA).out, story.player(ANNA).health) == (2, True, 0)
    story.does(ANNA, a.EndTurn()).does(DAVE, a.SayDeath(CARLA, CARLA)).shows(CARLA)
    assert story.night.net == 4


def test_a_table_that_keeps_only_the_score_says_who_died_was_caught_and_got_away() -> None:
    rules = HouseRules(keep_clock=False, keep_wheel=False, keep_players=False)
    story = tonight(rules=rules).does(EMIL, a.SayDeath(CARLA, DAVE)).shows(CARLA)
    assert story.night.net == 2
    story.does(EMIL, a.SayDeath(CARLA, DAVE)).arrests(BRUNO, CARLA, money=1)
    assert story.night.net == 10
    story.set(a.Field.SCORE, 0).does(ANNA, a.Escape(Vehicle.CAR, (ANNA, CARLA), 1))
    assert story.night.net == -7
    assert not any(player.out for player in story.night.players)


# --- taking back


def events_of(story: Story) -> list[object]:
    """What the last entry made happen."""
    done = record(story.evening.log[-1])
    assert isinstance(done, Acted | Opened)
    return [codec.value(event, Event) for event in done.events]


def test_a_shot_taken_back_after_the_role_was_shown_leaves_the_role_and_nothing_else() -> None:
    """Nobody can unsee a role; its points go with the shot."""
    story = tonight(hour=1).kills(ANNA, CARLA).shows(CARLA)
    assert any(isinstance(event, Scored) for event in events_of(story))
    assert story.night.net == 2
    story.takes_back()
    assert story.night.role(CARLA) is Role.THIEF
    assert (story.night.net, story.night.reasons, story.player(CARLA).out) == (0, (), False)
    story.does(CARLA, a.AnswerHarm(CARLA, Answer.SUFFER))
    assert (story.night.net, story.player(CARLA).out) == (2, True)


def test_wilma_does_not_move_the_clock_while_an_attack_waits() -> None:
    story = tonight(hour=0, characters={ANNA: Character.WILMA}).does(ANNA, a.Harm(Cause.GUN, DAVE))
    story.refuses(ANNA, a.MoveClock(-1), Unanswered())
    story.does(DAVE, a.AnswerHarm(DAVE, Answer.VEST)).does(ANNA, a.MoveClock(-1))
    story.refuses(ANNA, a.Harm(Cause.GUN, DAVE), NotBeforeMidnight())


def test_an_attack_that_waits_is_answered_even_if_the_clock_is_set_back_by_hand() -> None:
    story = tonight(hour=0, whose=BRUNO).does(BRUNO, a.DogAttack(DAVE)).at(23)
    story.refuses(DAVE, a.AnswerHarm(DAVE, Answer.BEEF), NothingToAnswer())
    assert story.does(DAVE, a.AnswerHarm(DAVE, Answer.SUFFER)).player(DAVE).health == 2


def test_somebody_put_off_the_board_by_hand_has_nothing_to_answer() -> None:
    story = tonight(hour=1).does(ANNA, a.Harm(Cause.GUN, DAVE)).set(a.Field.OUT, 1, DAVE)
    assert not story.night.pending
    assert not tonight(hour=1).kills(ANNA, DAVE).set(a.Field.OUT, 0, DAVE).night.pending
