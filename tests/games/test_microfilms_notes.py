"""Private notes of [microfilms]: the latest guess counts, undo drops one, garbage is ignored."""

from hypothesis import given
from hypothesis import strategies as st

from companion.games.microfilms.notes import Belief, Guess, Notes, Remark, Seen, read, write
from companion.games.microfilms.rules.cards import NAMES, Freelancer, Nation

NOTED = (
    Notes()
    .with_line(Guess(2, Nation.USA, Belief.NOT))
    .with_line(Seen(3, "film-ussr", 4))
    .with_line(Remark("watch the third"))
    .with_line(Guess(2, Nation.USA, Belief.IS))
)


def test_the_latest_guess_counts_and_can_be_undone() -> None:
    assert NOTED.belief(2, Nation.USA) is Belief.IS
    assert NOTED.undone().belief(2, Nation.USA) is Belief.NOT
    assert NOTED.belief(3, Freelancer.HITMAN) is Belief.PERHAPS
    assert Notes().undone() == Notes()


def test_what_was_seen_and_said() -> None:
    assert NOTED.seen == (Seen(3, "film-ussr", 4),)
    assert NOTED.remark == "watch the third"
    assert Notes().remark == ""
    assert "usa" not in repr(NOTED)


def test_every_card_has_one_name() -> None:
    assert len(set(NAMES)) == len(NAMES) == 20


def test_notes_go_through_their_text() -> None:
    assert read(write(NOTED)) == NOTED


def test_lines_without_sense_are_passed_over() -> None:
    bad = "guess 2 usa maybe\nguess x usa is\nseen -1 ace 1\nseen 3 joker 1\nseen\n\nguess ² usa is"
    assert read(bad) == Notes()


@given(st.text(max_size=80))
def test_any_text_can_be_read(text: str) -> None:
    once = read(text)
    assert read(write(once)).seen == once.seen
