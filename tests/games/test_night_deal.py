"""Stories of Secret Night: who gets what, and who may see what."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.secret_night import game
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import EXTRA, NAMED, Character
from companion.games.secret_night.rules.game import Act, Ask
from companion.games.secret_night.rules.harm import Answer, Cause, Square
from companion.games.secret_night.rules.options import HouseRules, Segment
from companion.games.secret_night.rules.people import Out
from companion.games.secret_night.rules.roles import PUBLIC, Role, hand, role, roles
from companion.games.secret_night.rules.skills import LookUsed, NotZachary, RoleKnown
from companion.table import lobby, play, wish
from companion.table.record import Answered, Asked, record
from companion.table.refusal import AlreadyOpen, LookStays, NoSuchSeat, Over
from tests.support.chance import from_seed
from tests.support.story import ANNA, BRUNO, CARLA, DAVE, EMIL, GINA, ZOE, tonight
from tests.support.table import Evening

BOOK = {  # facts 3.2: chief, detectives, deceivers, thieves, master
    4: (1, 1, 0, 1, 1),
    5: (1, 1, 1, 1, 1),
    6: (1, 2, 0, 2, 1),
    7: (1, 2, 1, 2, 1),
    8: (1, 3, 0, 3, 1),
}
COLUMNS = (Role.CHIEF, Role.DETECTIVE, Role.DECEIVER, Role.THIEF, Role.MASTER)


# --- the deal


@pytest.mark.parametrize("players", BOOK)
def test_roles_are_those_of_the_table_in_the_book(players: int) -> None:
    count = Counter(roles(players))
    assert tuple(count[r] for r in COLUMNS) == BOOK[players]


@pytest.mark.parametrize("players", [0, 3, 9])
def test_there_are_no_roles_for_three_or_nine(players: int) -> None:
    with pytest.raises(ValueError, match="4 to 8"):
        roles(players)


@given(st.integers(4, 8), st.integers())
def test_every_deal_gives_each_seat_one_role_and_shows_chief_and_master(
    players: int, seed: int
) -> None:
    state = game.begin(HouseRules(), tuple(range(players)))
    deal = game.deal(state, from_seed(seed))
    drawn = {seat: role(hand) for seat, hand in deal.hands}
    assert Counter(drawn.values()) == Counter(roles(players))
    for event in deal.events:
        state = game.evolve(state, event)
    assert {r for _, r in state.shown} == set(PUBLIC)
    assert all(drawn[seat] is shown for seat, shown in state.shown)
    assert len({len(hand) for _, hand in deal.hands}) == 1
    assert state.turn is not None
    assert drawn[state.turn.seat] is Role.MASTER


def test_every_seat_can_get_every_role() -> None:
    state = game.begin(HouseRules(), tuple(range(5)))
    deals = [game.deal(state, from_seed(seed)) for seed in range(300)]
    assert len({(seat, role(hand)) for deal in deals for seat, hand in deal.hands}) == 25


@pytest.mark.parametrize("players", range(4, 9))
def test_characters_lie_open_and_nobody_is_there_twice(players: int) -> None:
    evening = Evening(game, chance=from_seed(players)).seated(players).dealt()  # type: ignore[arg-type]
    named = [player.character for player in evening.table.state.players]
    assert len(set(named)) == players
    assert set(named) <= set(NAMED)


def test_the_tables_own_characters_are_dealt_too() -> None:
    seen = set()
    for seed in range(30):
        rules = HouseRules(extra_characters=4)
        evening = Evening(game, chance=from_seed(seed)).seated(8, rules)  # type: ignore[arg-type]
        seen |= {player.character for player in evening.dealt().table.state.players}
    assert set(EXTRA) <= seen


def test_where_the_table_keeps_its_own_players_no_characters_are_dealt() -> None:
    night = tonight(rules=HouseRules(keep_players=False)).night
    assert {player.character for player in night.players} == {None}


def test_what_no_seat_was_dealt_is_no_hand() -> None:
    for broken in (b"", b"\5\0\0\0", b"\0\0\0"):
        with pytest.raises(ValueError, match="not a hand"):
            role(broken)
    assert [role(hand(r)) for r in Role] == list(Role)


def test_the_wheel_a_table_has_entered_is_there_in_the_next_deal() -> None:
    wheel = (Segment(4, True, 1), Segment(9, False, 3))
    evening = tonight().does(DAVE, a.EnterSegments(wheel)).evening
    evening.end()
    assert evening.do(lobby.again(evening.table, 0)) is None
    assert evening.dealt().table.state.segments == wheel


# --- SN-V1, SN-V2


def test_all_see_chief_and_master_and_nobody_sees_any_other_role() -> None:
    """SN-V1: there is no field for what the thieves could know of each other."""
    story = tonight(6)
    assert dict(story.night.shown) == {ANNA: Role.MASTER, BRUNO: Role.CHIEF}
    assert story.role(CARLA) is Role.THIEF
    assert [story.role(s) for s in (DAVE, ZOE)] == [Role.DETECTIVE] * 2
    assert [story.night.role(s) for s in (CARLA, DAVE, EMIL, ZOE)] == [None] * 4


def test_a_death_shows_the_role_to_all_and_it_stays_open() -> None:
    """SN-V2."""
    story = tonight(hour=1).kills(ANNA, CARLA)
    assert story.night.role(CARLA) is None
    story.shows(CARLA)
    assert story.night.role(CARLA) is Role.THIEF
    story.does(ANNA, a.EndTurn()).does(BRUNO, a.EndTurn())
    assert not story.player(CARLA).out
    assert story.night.role(CARLA) is Role.THIEF


def test_a_role_shown_freely_is_known_to_all_and_shown_once() -> None:
    story = tonight().shows(DAVE)
    assert story.night.role(DAVE) is Role.DETECTIVE
    assert story.evening.open(DAVE) == AlreadyOpen()
    assert story.night.net == 0


def test_at_the_end_every_role_lies_open() -> None:
    story = tonight(7).shows(GINA)
    assert story.evening.end() is None
    assert dict(story.night.shown) == {seat: story.role(seat) for seat in range(7)}
    assert story.evening.act(ANNA, a.AdvanceClock()) == Over()


# --- SN-P1


def test_zachary_sees_one_role_alone_and_the_table_sees_at_whom_he_looked() -> None:
    """SN-P1."""
    story = tonight(characters={EMIL: Character.ZACHARY})
    said = story.asks(EMIL, CARLA, a.LookAtRole(CARLA))
    assert role(said) is Role.THIEF
    assert story.night.looked_at == ((EMIL, CARLA),)
    assert story.night.role(CARLA) is None
    assert not story.player(EMIL).skill_left
    story.will_not_ask(EMIL, DAVE, a.LookAtRole(DAVE), LookUsed())


def test_zachary_looks_neither_at_himself_nor_at_an_open_role() -> None:
    story = tonight(characters={EMIL: Character.ZACHARY})
    story.will_not_ask(EMIL, BRUNO, a.LookAtRole(BRUNO), RoleKnown())
    for nobody in (EMIL, -1, 6, 10**9):
        story.will_not_ask(EMIL, CARLA, a.LookAtRole(nobody), NoSuchSeat())


def test_nobody_but_zachary_looks_and_a_dead_one_does_not() -> None:
    story = tonight(hour=1, characters={EMIL: Character.ZACHARY})
    story.will_not_ask(DAVE, CARLA, a.LookAtRole(CARLA), NotZachary())
    story.kills(ANNA, EMIL).will_not_ask(EMIL, CARLA, a.LookAtRole(CARLA), Out())


def test_a_look_and_what_came_before_it_cannot_be_taken_back() -> None:
    story = tonight(characters={EMIL: Character.ZACHARY}).does(ANNA, a.EnterSpin(7))
    story.asks(EMIL, CARLA, a.LookAtRole(CARLA))
    story.does(ANNA, a.SpendSteps(2)).takes_back()
    assert story.turn.left == 7
    assert story.evening.take_back() == LookStays()
    assert story.turn.left == 7
    assert not story.player(EMIL).skill_left


def test_where_no_characters_are_kept_whoever_says_to_be_zachary_looks_once() -> None:
    story = tonight(rules=HouseRules(keep_players=False))
    story.asks(DAVE, CARLA, a.LookAtRole(CARLA))
    story.will_not_ask(EMIL, CARLA, a.LookAtRole(CARLA), LookUsed())


# --- SN-V3, SN-V4, whispers


def test_a_theft_draws_each_card_alike_and_the_table_sees_only_that_it_happened() -> None:
    """SN-V3: the place 1..3 is the phone's answer to the thief; the log has no field for it."""
    drawn: Counter[int] = Counter()
    for seed in range(300):
        said = game.answer(hand(Role.THIEF), a.StealCard(CARLA, 3), from_seed(seed))
        assert isinstance(said, bytes)
        drawn.update(said)
    assert set(drawn) == {1, 2, 3}
    assert min(drawn.values()) > 70
    story = tonight().does(ANNA, a.UseSquare(Square.PUSH, CARLA)).turn_of(DAVE)
    story.asks(DAVE, CARLA, a.StealCard(CARLA, 3))
    assert story.night.disc is Square.STEAL
    asked = record(story.evening.log[-1])
    assert isinstance(asked, Asked)
    assert asked.ask == {"is": "StealCard", "victim": CARLA, "cards": 3}
    assert asked.events == ({"is": "SquareUsed", "icon": "steal", "other": CARLA, "seat": DAVE},)


def test_the_app_neither_sees_nor_keeps_what_lies_in_a_room() -> None:
    """SN-V4: a search is between a player and the box: there is no act that could tell of it."""
    kinds = {kind.__name__ for kind in Act.__args__ + Ask.__args__}
    assert not {name for name in kinds if "Search" in name or "Slot" in name or "Room" in name}


def test_a_whisper_is_answered_with_nothing_and_changes_nothing() -> None:
    story = tonight(hour=1)
    before = story.night
    assert story.asks(EMIL, CARLA, a.Whisper(CARLA)) == b""
    assert story.night == before
    story.will_not_ask(EMIL, CARLA, a.Whisper(EMIL), NoSuchSeat())
    story.will_not_ask(EMIL, CARLA, a.Whisper(77), NoSuchSeat())


def test_what_is_whispered_goes_sealed_with_the_ask_and_stands_nowhere_else() -> None:
    evening = tonight().evening
    sealed = b"\x17" * 200
    asks = wish.Ask(EMIL, CARLA, a.Whisper(CARLA), "tap", evening.table.number, sealed)
    done = play.ask(game, evening.table, asks, evening.chance)
    assert evening.do(done) is None
    question = evening.table.questions[-1]
    assert (question.seat, question.ask.to, question.ask.sealed) == (EMIL, CARLA, sealed)
    assert question.ask.ask == {"is": "Whisper", "to": CARLA}
    evening.do(play.answer(evening.table, CARLA, question.number, b"sealed nothing"))
    assert isinstance(record(evening.log[-1]), Answered)
    assert evening.table.waiting == ()


def test_the_victims_phone_says_nothing_of_its_role_when_it_answers_an_attack() -> None:
    """Answers to harm are public acts: their fields name no role."""
    story = tonight(hour=1).hurts(ANNA, Cause.KNIFE, CARLA, Answer.AVOID_KNIFE)
    assert "thief" not in "".join(line.body for line in story.evening.log[-2:])
