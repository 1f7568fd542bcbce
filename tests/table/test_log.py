"""The chain of entries, and what the fold makes of it."""

import itertools
from dataclasses import replace

import pytest

from companion.games import discover
from companion.games.secret_night.rules.acts import (
    BreakWindow,
    LookAtRole,
    SayDeath,
    SetClock,
    Whisper,
)
from companion.games.secret_night.rules.roles import role
from companion.table import codec, play, record
from companion.table.fold import fold, step
from companion.table.log import GENESIS, Entry
from companion.table.record import Asked, Withdrawn
from companion.table.refusal import NoSuchSeat, NothingToTakeBack, Stale
from companion.table.state import Phase, Table
from companion.table.wish import Ask
from tests.support.log_chain import broken_at
from tests.support.table import Evening

NIGHT = discover()["secret_night"]


def evening() -> Evening:
    return Evening(NIGHT).seated(6).dealt()


def test_each_entry_carries_the_digest_of_the_one_before() -> None:
    log = evening().log
    assert log[0].previous == GENESIS
    assert all(b.previous == a.digest for a, b in itertools.pairwise(log))
    assert broken_at(log) is None


@pytest.mark.parametrize("change", [{"seat": 5}, {"body": "{}"}, {"kind": "freed"}, {"number": 9}])
def test_a_changed_entry_breaks_the_chain(change: dict[str, object]) -> None:
    log = evening().log
    log[2] = replace(log[2], **change)  # type: ignore[arg-type]  # fields chosen by the test
    assert broken_at(log) is not None


def test_a_digest_is_the_same_on_every_phone() -> None:
    assert Entry(1, None, "again", "{}", GENESIS).digest.hex() == (
        "099aa1159d40cb2d4da47790f864a1fc29d73e8a8d10070491ec6bb5ca7b0c16"
    )


def test_stepping_through_a_log_is_folding_it() -> None:
    tonight = evening()
    tonight.act(0, BreakWindow())
    tonight.open(3)
    table = Table()
    for line in tonight.log:
        table = step(NIGHT, table, line)
    assert table == tonight.table


def test_an_unknown_kind_of_entry_is_passed_over_and_not_guessed() -> None:
    line = Entry(1, None, "poem", "{}", GENESIS)
    with pytest.raises(ValueError, match="unknown"):
        record.record(line)
    assert fold(NIGHT, [line]) == Table(number=1, changed=1, digest=line.digest, strange=(1,))


def test_a_kind_that_says_that_keys_rest_on_it_is_never_passed_over() -> None:
    with pytest.raises(ValueError, match="unknown"):
        fold(NIGHT, [Entry(1, None, "bearing-poem", "{}", GENESIS)])


def test_a_misshapen_body_is_an_error_not_a_guess() -> None:
    with pytest.raises(ValueError, match="not a record"):
        record.record(Entry(1, None, "freed", '{"chair":3}', GENESIS))


def test_an_act_taken_back_is_as_if_it_had_not_been() -> None:
    tonight = evening()
    before = tonight.table.state
    tonight.act(0, BreakWindow())
    assert tonight.take_back() is None
    assert tonight.table.state == before
    assert record.record(tonight.log[-1]) == Withdrawn(tonight.log[-2].number, "tap 2")


def test_acts_are_taken_back_one_by_one_down_to_the_deal_and_no_further() -> None:
    tonight = evening()
    for _ in range(3):
        tonight.act(1, BreakWindow())
    assert [tonight.take_back() for _ in range(3)] == [None] * 3
    assert tonight.table.state.windows == 0
    assert tonight.take_back() == NothingToTakeBack()
    assert tonight.table.phase is Phase.PLAYING


def test_what_was_opened_stays_open_when_the_act_before_it_is_taken_back() -> None:
    tonight = evening()
    tonight.act(1, BreakWindow())
    tonight.open(4)
    assert tonight.take_back() is None
    assert tonight.table.state.windows == 0
    assert tonight.table.state.role(4) is not None


def test_a_double_tap_is_one_act() -> None:
    tonight = evening()
    seen = tonight.table.number
    assert tonight.act(0, BreakWindow(), tap="thumb", seen=seen) is None
    assert tonight.act(0, BreakWindow(), tap="thumb", seen=seen) is None
    assert tonight.table.state.windows == 1


def test_a_double_tap_stays_one_act_after_it_was_taken_back() -> None:
    tonight = evening()
    tonight.act(0, BreakWindow(), tap="thumb")
    tonight.take_back()
    assert tonight.act(0, BreakWindow(), tap="thumb") is None
    assert tonight.table.state.windows == 0


def test_an_act_decided_on_an_old_screen_is_refused_and_changes_nothing() -> None:
    tonight = evening()
    seen = tonight.table.number
    tonight.act(0, BreakWindow())
    before = tonight.log[:]
    assert tonight.act(1, SetClock(5), seen=seen) == Stale()
    assert tonight.log == before


def test_somebody_looking_at_a_card_makes_nobodys_screen_stale() -> None:
    tonight = evening()
    seen = tonight.table.number
    tonight.do(play.look(tonight.table, 2))
    assert tonight.act(0, BreakWindow(), seen=seen) is None


def test_a_game_is_told_the_state_and_the_seat_when_a_hand_is_shown() -> None:
    tonight = evening()
    hidden = next(s for s in range(6) if tonight.table.state.role(s) is None)
    tonight.act(0, SetClock(4))
    tonight.act(0, SayDeath(hidden, 0))
    waiting = tonight.table.state
    assert [r.seat for r in waiting.reveals] == [hidden]
    tonight.open(hidden)
    assert tonight.table.state.reveals == ()
    assert tonight.table.state.net == 2 * (1 if role(tonight.hands[hidden]) == "thief" else -1)


def test_what_goes_sealed_with_an_ask_stands_in_the_log_for_the_asked_alone() -> None:
    tonight = evening()
    table, chance = tonight.table, tonight.chance
    done = play.ask(NIGHT, table, Ask(0, 1, Whisper(1), "tap", table.number, b"sealed"), chance)
    assert tonight.do(done) is None
    assert record.record(tonight.log[-1]) == Asked(
        "tap", 1, {"is": "Whisper", "to": 1}, (), b"sealed"
    )
    plain = play.ask(NIGHT, tonight.table, Ask(0, 1, Whisper(1), "t", tonight.table.number), chance)
    tonight.do(plain)
    assert [question.ask.sealed for question in tonight.table.waiting] == [b"sealed", b""]


def test_an_ask_to_oneself_or_to_nobody_is_refused() -> None:
    tonight = evening()
    for nobody in (0, 6, -1):
        assert tonight.ask(0, nobody, Whisper(1)) == NoSuchSeat()
        assert tonight.ask(0, nobody, LookAtRole(1)) == NoSuchSeat()


def test_a_union_is_told_apart_by_class_name() -> None:
    assert codec.plain(SetClock(3), NIGHT.acts) == {"is": "SetClock", "clock": 3}
    assert codec.value({"is": "SetClock", "clock": 3}, NIGHT.acts) == SetClock(3)
