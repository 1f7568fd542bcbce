"""Dead & Breakfast told as stories: the pad, the windows, turns, dibs, the end."""

import pytest

from companion.games.dead_breakfast.rules import byhand, pad, snatches, turns
from companion.games.dead_breakfast.rules.byhand import Field
from companion.games.dead_breakfast.rules.game import Nothing, NothingAsked, game
from companion.games.dead_breakfast.rules.house import Part
from companion.games.dead_breakfast.rules.pad import Kind
from companion.games.dead_breakfast.rules.score import Reason, Verdict
from companion.games.dead_breakfast.rules.snatches import Target
from companion.games.dead_breakfast.rules.windows import Cell, Centre, placed, victims
from companion.table.refusal import NoSuchSeat
from tests.support.dead_story import ANNA, BRUNO, CARLA, DAVE, painted, street

HAND, SPIDER, YELLOW, GREEN = Cell.HAND, Cell.SPIDER, Cell.YELLOW, Cell.GREEN

# --- the pad


def test_susans_pad_makes_76() -> None:
    score = street().susan(BRUNO).street.score(BRUNO)
    assert score.gardens == (6, 12, 0, 0)
    assert score.roofs == (21, 3, 0, 0)
    assert score.scared == (16, 6, 6, 6)
    assert score.parts == (18, 24, 34, 0)
    assert score.total == 76


def test_anybody_may_count_any_house() -> None:
    story = street().does(CARLA, pad.Count(ANNA, Part.FLOWERS, (8, 0, 0, 0)))
    story.does(BRUNO, pad.Count(ANNA, Part.GARDENS, (2, 0, 0, 0)))
    assert story.street.score(ANNA).total == 16


@pytest.mark.parametrize(
    ("part", "numbers"),
    [
        (Part.GARDENS, (3, 2, 0, 0)),
        (Part.ROOFS, (5, 0, 0, 0)),
        (Part.FLOWERS, (-1, 0, 0, 0)),
        (Part.FLOWERS, (1, 2, 3)),
        (Part.FLOWERS, ()),
        (Part.FEATURES, (61, 0, 0, 0)),
        (Part.SCARED, (1,)),
    ],
)
def test_no_house_can_have_that(part: Part, numbers: tuple[int, ...]) -> None:
    street().refuses(ANNA, pad.Count(ANNA, part, numbers), pad.Impossible())


def test_painting_and_counting_by_hand_take_turns() -> None:
    story = street().does(ANNA, pad.Paint(ANNA, painted(w0=HAND, w1=YELLOW)))
    assert story.street.score(ANNA).scared == (2, 0, 0, 0)
    story.does(ANNA, pad.Count(ANNA, Part.SCARED, (5, 0, 0, 1)))
    assert story.street.score(ANNA).scared == (10, 0, 0, 2)
    story.does(ANNA, pad.Count(ANNA, Part.SCARED, ()))
    assert story.street.score(ANNA).total == 2


def test_names_are_the_tables_and_are_kept_for_the_next_game() -> None:
    story = street().does(ANNA, pad.Rename(Kind.FLOWER, 2, "  Rosy  red "))
    story.does(ANNA, pad.Rename(Kind.FEATURE, 0, "Porch"))
    assert story.street.flowers == ("", "", "Rosy red", "")
    kept = game.keep(story.street, story.street.options)
    assert kept.features == ("Porch", "", "", "")
    assert game.begin(kept, (0, 1)).flowers == story.street.flowers
    story.does(ANNA, pad.Rename(Kind.FLOWER, 2, ""))
    assert not story.street.flowers
    story.refuses(ANNA, pad.Rename(Kind.FLOWER, 4, "x"), pad.NoSuchKind())
    story.refuses(ANNA, pad.Rename(Kind.FLOWER, 0, "x" * 15), pad.NameTooLong())


# --- windows


def test_a_creature_scares_its_colour_in_its_column_and_on_its_floor() -> None:
    """The top left hand: one yellow beside it, one below; a green and a distant one sleep on."""
    cells = painted(w0=HAND, w1=YELLOW, w2=GREEN, w12=YELLOW, w9=YELLOW)
    house = placed(cells, Centre.FLOORS_34)
    assert victims(house, 0) == (1, 12)
    assert victims(house, 1) == ()


def test_two_hands_scare_the_same_guest_and_a_covered_one_never_counts() -> None:
    story = street().does(ANNA, pad.Paint(ANNA, painted(w0=HAND, w1=YELLOW, w2=HAND, w3=YELLOW)))
    assert story.street.score(ANNA).scared == (8, 0, 0, 0)
    story.does(ANNA, pad.Paint(ANNA, painted(w0=HAND, w1=SPIDER, w2=HAND, w3=YELLOW)))
    assert story.street.score(ANNA).scared == (4, 0, 0, 0)


@pytest.mark.parametrize(
    ("centre", "points"),
    [(Centre.FLOORS_34, 4), (Centre.FLOORS_23, 2), (Centre.FLOORS_12, 0), (Centre.SIDE_4, 6)],
)
def test_the_double_window_is_where_the_table_says(centre: Centre, points: int) -> None:
    """DB-def1: a hand on floor 4, both guests of the double window and one at its side yellow."""
    cells = painted(w0=HAND, w1=YELLOW if centre is not Centre.FLOORS_12 else GREEN)
    cells = (*cells[:-2], YELLOW, YELLOW)
    story = street(centre=centre).does(ANNA, pad.Paint(ANNA, cells))
    assert story.street.score(ANNA).total == points
    story.refuses(ANNA, pad.PutCentre(ANNA, Centre.FLOORS_12), pad.CentreFixed())


def test_each_house_may_be_asked() -> None:
    story = street(centre=Centre.ASK)
    cells = (*painted(w0=HAND)[:-2], YELLOW, YELLOW)
    story.does(ANNA, pad.Paint(ANNA, cells))
    assert story.street.score(ANNA).total == 2
    story.does(ANNA, pad.PutCentre(ANNA, Centre.FLOORS_12))
    assert story.street.score(ANNA).total == 0
    story.refuses(ANNA, pad.PutCentre(ANNA, Centre.ASK), pad.CentreFixed())
    story.refuses(ANNA, pad.PutCentre(7, Centre.SIDE_2), pad.NoHouse())


def test_guests_in_the_middle_may_be_left_out() -> None:
    """DB-def2: they are not scared; a creature there still scares others."""
    cells = (*painted(w0=HAND, w1=YELLOW)[:-2], YELLOW, HAND)
    story = street(centre_counts=False).does(ANNA, pad.Paint(ANNA, cells))
    assert story.street.score(ANNA).total == 2


def test_the_middle_may_be_closed_to_creatures() -> None:
    """DB-def3."""
    cells = (*painted()[:-2], YELLOW, SPIDER)
    story = street(haunt_centre=False)
    story.refuses(ANNA, pad.Paint(ANNA, cells), pad.CentreNotHaunted())
    street().does(ANNA, pad.Paint(ANNA, cells))
    story.refuses(ANNA, pad.Paint(ANNA, cells[1:]), pad.NoSuchWindows())


# --- turns


def test_sixteen_turns_each_then_all_houses_are_complete() -> None:
    story = street(2).moves(*[False] * 31)
    assert not story.street.complete
    assert story.street.turn == BRUNO
    story.moves(False)
    assert story.street.complete
    assert [house.turns for house in story.street.houses] == [16, 16]
    story.refuses(ANNA, turns.Move(), turns.AllComplete())


def test_turns_go_round_and_leave_out_a_house_that_is_complete() -> None:
    story = street().does(ANNA, byhand.ByHand(Field.TURNS, BRUNO, 16))
    story.refuses(CARLA, turns.Move(), turns.NotYourTurn())
    story.moves(False)
    assert story.street.turn == CARLA
    story.does(ANNA, byhand.ByHand(Field.TURN, BRUNO, 0)).refuses(
        BRUNO, turns.Move(), turns.HouseComplete()
    )


def test_eyeballs_come_from_the_middle_and_run_out() -> None:
    story = street(2).moves(True)
    assert story.street.pool == 19
    story.holds(BRUNO, 19).refuses(BRUNO, turns.Move(eyeball=True), turns.NoEyeballs())
    story.moves(False)
    assert story.street.score(BRUNO).total == 38
    story.refuses(ANNA, byhand.ByHand(Field.EYEBALLS, ANNA, 2), byhand.NoSuchNumber())
    story.refuses(ANNA, byhand.ByHand(Field.GONE, ANNA, 1), byhand.NoSuchNumber())
    story.refuses(ANNA, byhand.ByHand(Field.TURN, 9, 0), NoSuchSeat())


def test_without_turns_there_is_the_pad_alone() -> None:
    story = street(keep_turns=False).holds(ANNA, 1)
    story.refuses(ANNA, turns.Move(), turns.NoTurns())
    story.refuses(ANNA, snatches.CallDibs(0, 5), turns.NoTurns())
    assert story.susan(ANNA).street.score(ANNA).total == 78


# --- dibs


def test_the_first_press_takes_a_tile_for_an_eyeball() -> None:
    story = street().holds(BRUNO, 1).holds(CARLA, 2)
    story.presses(CARLA, 5000).presses(BRUNO, 5400)
    assert story.street.queue == (CARLA, BRUNO)
    story.refuses(BRUNO, snatches.Snatch(Target.GARDEN), snatches.NotFirst())
    story.refuses(CARLA, snatches.Snatch(Target.WINDOW), snatches.NeverAWindow())
    story.does(CARLA, snatches.Snatch(Target.HAUNTED))
    assert story.house(CARLA).eyeballs == 1
    assert story.street.taker == BRUNO
    assert story.street.pool == 18
    story.does(BRUNO, snatches.Snatch(Target.ROOF_LEFT, discard=True))
    assert not story.street.queue


@pytest.mark.parametrize(("apart", "tie"), [(0, True), (150, True), (151, False)])
def test_presses_within_150_ms_are_a_tie(apart: int, tie: bool) -> None:
    story = street().holds(BRUNO, 1).holds(CARLA, 1).presses(BRUNO, 7000)
    story.presses(CARLA, 7000 + apart)
    assert story.street.tie == ((BRUNO, CARLA) if tie else ())
    assert story.street.taker == (None if tie else BRUNO)
    if tie:
        story.refuses(BRUNO, snatches.Snatch(Target.GARDEN), snatches.TieOpen())
        story.refuses(ANNA, snatches.LetFirst(ANNA), snatches.NoTie())
        story.does(ANNA, snatches.LetFirst(CARLA)).does(CARLA, snatches.Snatch(Target.GARDEN))
        assert story.street.taker == BRUNO
    else:
        story.refuses(ANNA, snatches.LetFirst(CARLA), snatches.NoTie())


def test_a_press_that_reached_the_server_earlier_is_first_whatever_came_between() -> None:
    story = street().holds(BRUNO, 1).holds(CARLA, 1)
    assert story.presses(BRUNO, 9000).presses(CARLA, 8000).street.queue == (CARLA, BRUNO)


def test_a_later_press_is_no_part_of_the_tie_and_may_be_one_of_the_next() -> None:
    story = street(4).holds(ANNA, 1).holds(BRUNO, 1).holds(CARLA, 1)
    story.does(ANNA, byhand.ByHand(Field.TURN, DAVE, 0)).presses(ANNA, 1000).presses(
        BRUNO, 1200
    ).presses(CARLA, 1300)
    assert story.street.taker == ANNA
    story.does(ANNA, snatches.Snatch(Target.GARDEN))
    assert story.street.tie == (BRUNO, CARLA)
    story.does(ANNA, snatches.LetGo(BRUNO))
    assert story.street.taker == CARLA


def test_too_late_once_somebody_has_moved() -> None:
    story = street().holds(CARLA, 1)
    drawn = story.street.moves
    story.moves(False)
    story.refuses(CARLA, snatches.CallDibs(drawn, 5000), snatches.TooLate())
    story.does(CARLA, snatches.CallDibs(drawn + 1, 5000)).refuses(
        BRUNO, turns.Move(), turns.DibsOpen()
    )
    story.does(ANNA, snatches.LetGo(CARLA)).refuses(ANNA, snatches.LetGo(CARLA), snatches.NoDibs())
    story.moves(False)


def test_dibs_that_are_refused() -> None:
    story = street().refuses(BRUNO, snatches.CallDibs(0, 5), snatches.NoEyeball()).holds(BRUNO, 2)
    story.refuses(BRUNO, snatches.CallDibs(0, -1), snatches.NoMoment())
    story.refuses(BRUNO, snatches.CallDibs(0, 2**60), snatches.NoMoment())
    story.presses(BRUNO, 5).refuses(BRUNO, snatches.CallDibs(0, 900), snatches.DibsAlready())


def test_one_snatch_between_two_moves_by_house_rule() -> None:
    """DB-def7: any number, or one a player."""
    for one in (False, True):
        story = street(one_snatch=one).holds(CARLA, 2).presses(CARLA, 5)
        story.does(CARLA, snatches.Snatch(Target.GARDEN))
        if one:
            story.refuses(CARLA, snatches.CallDibs(0, 900), snatches.OneSnatch()).moves(False)
        story.presses(CARLA, 900)


def test_right_after_ones_own_move_by_house_rule() -> None:
    """DB-def8: allowed, or not."""
    street().holds(ANNA, 1).moves(False).presses(ANNA, 5)
    story = street(after_own_turn=False).holds(ANNA, 1).moves(False)
    story.refuses(ANNA, snatches.CallDibs(1, 5), snatches.OwnTurnJustOver())
    story.moves(False).presses(ANNA, 5)


def test_who_is_on_turn_snatches_nothing() -> None:
    """The book: out of your turn. Right after the own move it is another's turn already."""
    story = street().holds(ANNA, 1).refuses(ANNA, snatches.CallDibs(0, 5), snatches.OnTurn())
    story.moves(False).presses(ANNA, 5).does(ANNA, snatches.Snatch(Target.GARDEN))
    story = street(2).holds(ANNA, 1).does(ANNA, byhand.ByHand(Field.TURNS, BRUNO, 16)).moves(False)
    story.refuses(ANNA, snatches.CallDibs(1, 5), snatches.OnTurn())


def test_who_moved_and_who_has_snatched_are_set_by_hand() -> None:
    story = street(after_own_turn=False, one_snatch=True).holds(BRUNO, 2)
    story.does(ANNA, byhand.ByHand(Field.MOVED, BRUNO, 0))
    story.refuses(BRUNO, snatches.CallDibs(0, 5), snatches.OwnTurnJustOver())
    story.does(ANNA, byhand.ByHand(Field.MOVED, CARLA, 0))
    story.does(ANNA, byhand.ByHand(Field.SNATCHED, BRUNO, 1))
    story.refuses(BRUNO, snatches.CallDibs(0, 5), snatches.OneSnatch())
    story.does(ANNA, byhand.ByHand(Field.SNATCHED, BRUNO, 0)).presses(BRUNO, 5)


def test_thirty_five_haunted_tiles_are_all_there_are() -> None:
    full, more = (Cell.BAT,) * 18, (*(Cell.BAT,) * 17, Cell.EMPTY)
    story = street().does(ANNA, pad.Paint(ANNA, full))
    story.refuses(ANNA, pad.Paint(BRUNO, full), pad.NoHauntedTile())
    story.does(ANNA, pad.Paint(BRUNO, more), pad.Paint(ANNA, full))


def test_spent_eyeballs_and_snatched_tiles_by_house_rule() -> None:
    """DB-def6: gone; DB-def9: placed."""
    story = street(spent_gone=True, discard_snatched=False).holds(BRUNO, 1).presses(BRUNO, 5)
    story.refuses(BRUNO, snatches.Snatch(Target.GARDEN, discard=True), snatches.NoDiscard())
    story.does(BRUNO, snatches.Snatch(Target.GARDEN))
    assert (story.street.gone, story.street.pool) == (1, 19)


def test_no_eyeball_left_when_it_comes_to_paying() -> None:
    story = street().holds(BRUNO, 1).presses(BRUNO, 5).holds(BRUNO, 0)
    story.refuses(BRUNO, snatches.Snatch(Target.GARDEN), snatches.NoEyeball())


def test_after_the_last_turn_nothing_is_snatched() -> None:
    story = street(2).holds(ANNA, 1).moves(*[False] * 32)
    story.refuses(ANNA, snatches.CallDibs(32, 5), turns.AllComplete())


# --- the end


def test_most_points_win_then_more_eyeballs_then_together() -> None:
    story = street().susan(BRUNO)
    assert story.street.verdict == Verdict((BRUNO,), Reason.POINTS)
    story.susan(ANNA).does(CARLA, pad.Count(CARLA, Part.SCARED, (37, 0, 0, 0))).holds(CARLA, 1)
    assert story.street.verdict == Verdict((CARLA,), Reason.EYEBALLS)
    story.does(CARLA, pad.Count(CARLA, Part.SCARED, (0, 0, 0, 0))).holds(CARLA, 0)
    assert story.street.verdict == Verdict((ANNA, BRUNO), Reason.SHARED)


def test_the_points_stand_and_may_still_be_corrected() -> None:
    story = street().holds(BRUNO, 1).presses(BRUNO, 5).does(CARLA, turns.Finish())
    assert story.street.finished
    assert not story.street.queue
    story.refuses(CARLA, turns.Finish(), turns.FinishedAlready())
    story.refuses(ANNA, turns.Move(), turns.FinishedAlready())
    assert story.susan(ANNA).street.verdict.winners == (ANNA,)
    while story.evening.take_back() is None:
        pass
    assert not story.street.finished


def test_nobody_asks_a_phone() -> None:
    story = street()
    assert story.evening.ask(ANNA, BRUNO, Nothing()) == NothingAsked()
    story.refuses(ANNA, pad.Count(9, Part.FLOWERS, (0, 0, 0, 0)), pad.NoHouse())
    story.refuses(ANNA, pad.Paint(9, painted()), pad.NoHouse())
