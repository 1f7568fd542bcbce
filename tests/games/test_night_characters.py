"""Stories of Secret Night: what each of the sixteen can do, and what the two leaders can."""

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.captures import CannotBeTied
from companion.games.secret_night.rules.characters import NAMED, Character
from companion.games.secret_night.rules.fights import NotTheChief
from companion.games.secret_night.rules.game import Act
from companion.games.secret_night.rules.harm import Answer, Cause, Square
from companion.games.secret_night.rules.night import Vehicle
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.people import NotYourTurn, Out
from companion.games.secret_night.rules.refusals import (
    NoSuchNumber,
    NotBeforeMidnight,
    NothingToAnswer,
)
from companion.games.secret_night.rules.roles import Role, role
from companion.games.secret_night.rules.skills import LookUsed, NoSuchSkill, SkillUsedAlready
from companion.games.secret_night.rules.square import NothingToSteal
from companion.games.secret_night.rules.turns import NotAllPlayed
from companion.games.secret_night.rules.wheel import SpunAlready
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, EMIL, ZOE, Story, tonight


def played_by(character: Character, seat: int = ANNA, hour: int = 1) -> Story:
    """Somebody is this character tonight."""
    return tonight(hour=hour, characters={seat: character}, whose=seat)


def test_zachary_davis_looks_at_one_role() -> None:
    story = played_by(Character.ZACHARY)
    assert role(story.asks(ANNA, DAVE, a.LookAtRole(DAVE))) is Role.DETECTIVE
    story.will_not_ask(ANNA, EMIL, a.LookAtRole(EMIL), LookUsed())


def test_otto_oppenheim_heals_once_without_a_card_and_ends_the_poison() -> None:
    story = played_by(Character.OTTO).set(a.Field.HEALTH, 1, DAVE).set(a.Field.POISON, 1, DAVE)
    story.does(ANNA, a.Heal(DAVE, skill=True))
    assert (story.player(DAVE).health, story.player(DAVE).poisoned) == (2, False)
    story.refuses(ANNA, a.Heal(DAVE, skill=True), SkillUsedAlready()).does(ANNA, a.Heal(DAVE))


def test_otto_oppenheim_may_heal_himself_in_answer_to_an_attack() -> None:
    story = tonight(hour=1, characters={DAVE: Character.OTTO})
    story.hurts(ANNA, Cause.GUN, DAVE, Answer.OTTO)
    assert (story.player(DAVE).health, story.player(DAVE).skill_left) == (2, False)
    story.does(ANNA, a.Harm(Cause.GUN, DAVE))
    story.refuses(DAVE, a.AnswerHarm(DAVE, Answer.OTTO), NothingToAnswer())


def test_nobody_else_heals_without_a_card() -> None:
    tonight().set(a.Field.HEALTH, 1, DAVE).refuses(ANNA, a.Heal(DAVE, skill=True), NoSuchSkill())


@pytest.mark.parametrize(
    ("character", "cause"), [(Character.YIJUN, Cause.KNIFE), (Character.SALVATORE, Cause.GUN)]
)
def test_yijun_ding_avoids_one_knife_and_salvatore_fontana_one_shot(
    character: Character, cause: Cause
) -> None:
    """SN-H13."""
    story = tonight(hour=1, characters={DAVE: character})
    assert story.hurts(ANNA, cause, DAVE, Answer.SKILL).player(DAVE).health == 3
    story.does(ANNA, a.Harm(cause, DAVE))
    story.refuses(DAVE, a.AnswerHarm(DAVE, Answer.SKILL), NothingToAnswer())


def test_yijun_ding_avoids_no_shot_and_salvatore_fontana_no_knife() -> None:
    for character, cause in ((Character.YIJUN, Cause.GUN), (Character.SALVATORE, Cause.KNIFE)):
        story = tonight(hour=1, characters={DAVE: character}).does(ANNA, a.Harm(cause, DAVE))
        story.refuses(DAVE, a.AnswerHarm(DAVE, Answer.SKILL), NothingToAnswer())


def test_wilma_sanders_moves_the_clock_one_hour_once_in_her_own_turn() -> None:
    story = played_by(Character.WILMA, hour=23).does(ANNA, a.MoveClock(1))
    assert story.hour == 0
    story.does(ANNA, a.Harm(Cause.KNIFE, DAVE), a.AnswerHarm(DAVE, Answer.SUFFER))
    story.refuses(ANNA, a.MoveClock(-1), SkillUsedAlready())
    played_by(Character.WILMA).turn_of(DAVE).refuses(ANNA, a.MoveClock(1), NotYourTurn())


def test_wilma_sanders_turns_midnight_back_and_locks_the_weapons_again() -> None:
    """SN-W4."""
    story = played_by(Character.WILMA, hour=0).does(ANNA, a.MoveClock(-1))
    story.refuses(ANNA, a.Harm(Cause.GUN, DAVE), NotBeforeMidnight())
    story.refuses(ANNA, a.Escape(Vehicle.BOAT, (ANNA,), 1), NotBeforeMidnight())


def test_wilma_sanders_does_not_get_below_nine_and_moves_just_one_hour() -> None:
    """SN-W2."""
    story = tonight(characters={ANNA: Character.WILMA})
    for by in (0, 2, -2, 10**9):
        story.refuses(ANNA, a.MoveClock(by), NoSuchNumber())
    assert story.does(ANNA, a.MoveClock(-1)).hour == 21


def test_kontar_saleh_spins_again_and_the_second_counts() -> None:
    story = played_by(Character.KONTAR).does(ANNA, a.EnterSpin(4), a.EnterSpin(6))
    assert (story.turn.left, story.turn.cards) == (6, 1)
    story.refuses(ANNA, a.EnterSpin(9), SpunAlready())


def test_kontar_saleh_has_walked_what_he_has_walked_before_he_spins_again() -> None:
    story = played_by(Character.KONTAR).does(ANNA, a.EnterSpin(9), a.SpendSteps(5))
    assert story.does(ANNA, a.EnterSpin(7)).turn.left == 2
    worse = played_by(Character.KONTAR).does(ANNA, a.EnterSpin(9), a.SpendSteps(8))
    assert worse.does(ANNA, a.EnterSpin(4)).turn.left == 0


def test_chitra_daswani_moves_somebody_once() -> None:
    story = played_by(Character.CHITRA).does(ANNA, a.UseSkill())
    assert not story.player(ANNA).skill_left
    story.refuses(ANNA, a.UseSkill(), SkillUsedAlready()).turn_of(ANNA)
    story.refuses(ANNA, a.UseSkill(), SkillUsedAlready())


def test_eleanor_gibbs_cannot_be_tied_but_arrested() -> None:
    story = tonight(hour=1, whose=BRUNO, characters={CARLA: Character.ELEANOR})
    story.refuses(BRUNO, a.Tie(CARLA), CannotBeTied()).does(BRUNO, a.Cuff(CARLA))


def test_trevor_williams_disarms_the_dynamite_and_nobody_is_hurt() -> None:
    story = tonight(characters={DAVE: Character.TREVOR}).does(ANNA, a.Explode(DAVE, (EMIL, ZOE)))
    story.refuses(EMIL, a.AnswerHarm(EMIL, Answer.SUFFER), NothingToAnswer())
    story.does(DAVE, a.AnswerHarm(DAVE, Answer.DISARM))
    assert [story.player(s).health for s in (DAVE, EMIL, ZOE)] == [3, 3, 3]
    assert not story.night.pending


def test_trevor_williams_may_let_it_go_off_and_others_cannot_disarm_it() -> None:
    story = tonight(characters={DAVE: Character.TREVOR}).does(ANNA, a.Explode(DAVE, (EMIL,)))
    story.does(DAVE, a.AnswerHarm(DAVE, Answer.SUFFER)).does(
        EMIL, a.AnswerHarm(EMIL, Answer.SUFFER)
    )
    assert [story.player(s).health for s in (DAVE, EMIL)] == [1, 2]
    other = tonight().does(ANNA, a.Explode(DAVE))
    other.refuses(DAVE, a.AnswerHarm(DAVE, Answer.DISARM), NothingToAnswer())


def test_nobody_steals_from_victoria_walker() -> None:
    story = tonight(characters={DAVE: Character.VICTORIA}).does(
        ANNA, a.UseSquare(Square.PUSH, DAVE)
    )
    story.does(ANNA, a.EndTurn())
    story.will_not_ask(BRUNO, DAVE, a.StealCard(DAVE, 2), NothingToSteal())
    story.refuses(BRUNO, a.UseSquare(Square.STEAL, DAVE), NothingToSteal())
    story.asks(BRUNO, EMIL, a.StealCard(EMIL, 2))


def test_catalina_fernandez_draws_one_more_in_her_first_two_turns() -> None:
    story, cards = tonight(4, hour=1, characters={ANNA: Character.CATALINA}), []
    for _ in range(3):
        story.does(ANNA, a.EnterSpin(7))
        cards.append(story.turn.cards)
        story.round().does(ANNA, a.AdvanceClock())
    assert cards == [2, 2, 1]


def test_catalina_fernandez_counts_the_turns_as_catalina_not_those_of_the_night() -> None:
    story = tonight(hour=1).round().does(ANNA, a.AdvanceClock()).kills(ANNA, BRUNO)
    free = [c for c in NAMED if c not in story.night.gone]
    story.lucky(free.index(Character.CATALINA)).does(ANNA, a.EndTurn()).does(BRUNO, a.EnterSpin(4))
    assert story.turn.cards == 3


def test_panchito_falcon_is_dealt_openly_so_that_all_know_he_may_hide_all_cards() -> None:
    """The app sees no cards: it shows who he is, and nothing he does is refused for it."""
    story = played_by(Character.PANCHITO)
    assert story.player(ANNA).character is Character.PANCHITO
    story.does(ANNA, a.EndTurn())


def test_rita_cardoso_walks_two_more() -> None:
    """SN-K5, SN-K6: the extra card goes by the printed number."""
    story = played_by(Character.RITA).does(ANNA, a.EnterSpin(4))
    assert (story.turn.left, story.turn.cards) == (6, 2)
    two = played_by(Character.RITA).does(ANNA, a.EnterSpin(2))
    assert (two.turn.left, two.turn.cards) == (4, 1)
    assert played_by(Character.RITA).does(ANNA, a.EnterSpin(1, water=True)).turn.left == 3


def test_niall_o_sullivan_pushes_once_a_turn_beside_the_action_square() -> None:
    story = played_by(Character.NIALL).does(ANNA, a.UseSkill(), a.UseSquare(Square.PUSH, DAVE))
    story.refuses(ANNA, a.UseSkill(), SkillUsedAlready())
    story.turn_of(ANNA).does(ANNA, a.UseSkill())


def test_margot_bouchers_knife_does_two() -> None:
    """SN-H3."""
    assert played_by(Character.MARGOT).hurts(ANNA, Cause.KNIFE, DAVE).player(DAVE).health == 1
    assert played_by(Character.MARGOT).hurts(ANNA, Cause.GUN, DAVE).player(DAVE).health == 1


def test_alexandr_korovin_takes_two_turns_once_and_the_round_waits_for_both() -> None:
    story = tonight(characters={ZOE: Character.ALEXANDR}).round(but=1).does(ZOE, a.SecondTurn())
    story.does(ZOE, a.EnterSpin(6), a.EndTurn(2))
    assert (story.whose, story.turn.spin, story.player(ZOE).saved) == (ZOE, None, 2)
    story.refuses(ANNA, a.AdvanceClock(), NotAllPlayed(1))
    story.refuses(ZOE, a.SecondTurn(), SkillUsedAlready()).does(ZOE, a.EndTurn())
    story.does(ANNA, a.AdvanceClock())


def test_alexandr_korovin_who_dies_in_the_first_has_no_second_turn() -> None:
    named = {ANNA: Character.ALEXANDR}
    story = (
        tonight(hour=1, characters=named).set(a.Field.HEALTH, 1, ANNA).does(ANNA, a.SecondTurn())
    )
    story.does(ANNA, a.Explode(ANNA), a.AnswerHarm(ANNA, Answer.SUFFER), a.EndTurn())
    assert story.whose == BRUNO
    poisoned = tonight(hour=1, characters=named).set(a.Field.HEALTH, 1, ANNA)
    poisoned.set(a.Field.POISON, 1, ANNA).does(ANNA, a.SecondTurn(), a.EndTurn())
    assert poisoned.whose == BRUNO


def test_alexandr_korovin_is_back_on_the_board_in_his_second_turn_after_a_mistake() -> None:
    story = tonight(hour=1, whose=DAVE, characters={DAVE: Character.ALEXANDR})
    story.does(DAVE, a.SecondTurn()).arrests(DAVE, ZOE).shows(ZOE).does(DAVE, a.EndTurn())
    assert (story.whose, story.player(DAVE).away, story.player(ZOE).away) == (DAVE, False, True)


@pytest.mark.parametrize("act", [a.MoveClock(1), a.UseSkill(), a.SecondTurn()], ids=str)
def test_nobody_uses_a_skill_of_somebody_else(act: Act) -> None:
    tonight(characters={ANNA: Character.MARGOT}).refuses(ANNA, act, NoSuchSkill())


# --- role skills


def test_the_chief_inspector_leads_the_dog_and_nobody_else_does() -> None:
    story = tonight(hour=1).refuses(BRUNO, a.MoveDog(1), NotTheChief())
    story.refuses(ANNA, a.DogAttack(DAVE), NotTheChief()).turn_of(BRUNO)
    story.does(BRUNO, a.MoveDog(3), a.DogAttack(DAVE))


def test_a_dead_chief_leads_no_dog() -> None:
    story = tonight(hour=1, whose=BRUNO).set(a.Field.HEALTH, 1, BRUNO).does(BRUNO, a.Explode(BRUNO))
    story.does(BRUNO, a.AnswerHarm(BRUNO, Answer.SUFFER)).refuses(BRUNO, a.MoveDog(1), Out())


def test_the_master_thief_spins_twice_against_handcuffs() -> None:
    story = tonight(hour=1, whose=BRUNO).does(BRUNO, a.Cuff(ANNA), a.BreakSpin(False))
    assert story.does(ANNA, a.BreakSpin(True)).night.capture is None


# --- whose is "once a game"


def reborn(story: Story, seat: int, character: Character) -> Story:
    """Somebody dies and comes back as just this character."""
    story.turn_of(ANNA).set(a.Field.SCORE, 0).kills(ANNA, seat)
    if story.night.role(seat) is None:
        story.shows(seat)
    gone = story.night.gone
    free = [c for c in NAMED if c not in gone]
    if not free:
        kept = [p.character for p in story.night.players if p.seat == seat or not p.out]
        free = [c for c in NAMED if c not in kept]
    return story.lucky(free.index(character)).turn_of(seat)


def test_a_new_character_brings_a_new_skill_unless_skills_belong_to_the_player() -> None:
    """SN-def22."""
    for mine in (False, True):
        rules = HouseRules(skill_of_player=mine)
        story = tonight(hour=1, characters={DAVE: Character.ZACHARY}, rules=rules)
        story.asks(DAVE, CARLA, a.LookAtRole(CARLA))
        reborn(story, DAVE, Character.OTTO)
        assert story.player(DAVE).skill_left is not mine


def test_a_skill_once_a_turn_is_no_skill_once_a_game() -> None:
    rules = HouseRules(skill_of_player=True)
    named = {BRUNO: Character.ZACHARY, CARLA: Character.MARGOT}
    story = tonight(4, hour=1, characters=named, rules=rules)
    story.asks(BRUNO, DAVE, a.LookAtRole(DAVE))
    reborn(story, BRUNO, Character.NIALL).does(BRUNO, a.UseSkill())


def test_a_skill_that_was_used_stays_used_when_its_character_is_dealt_again() -> None:
    """SN-def22: once a game, for the character."""
    story = tonight(8, hour=1, characters={BRUNO: Character.WILMA}, whose=BRUNO)
    story.does(BRUNO, a.MoveClock(1))
    for character in [c for c in NAMED if c not in story.night.gone]:
        reborn(story, BRUNO, character)
    reborn(story, BRUNO, Character.WILMA)
    story.refuses(BRUNO, a.MoveClock(1), SkillUsedAlready())
