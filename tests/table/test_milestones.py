"""Taking back costs what came since, not what the log is long; and it gives the same table."""

from companion.games.secret_night import game as NIGHT
from companion.games.secret_night.rules.acts import SetClock
from companion.refusal import Refusal
from companion.table import play, trial
from companion.table.fold import fold, folded
from companion.table.milestones import Milestones
from companion.table.state import Table
from tests.support.chance import from_seed
from tests.support.table import Evening


def test_of_many_tables_the_last_are_kept_and_ever_fewer_of_the_older() -> None:
    kept = Milestones()
    for number in range(1, 5001):
        kept.add(Table(number=number))
        numbers = [table.number for table in kept]
        assert numbers == sorted(numbers, reverse=True)
        assert len(numbers) <= 64
        for back in (1, 2, 5, 20, 100, 1000):
            if back < number:
                before = next((n for n in numbers if n <= number - back), 0)
                assert number - before <= back + back / 2 + 8


def test_what_is_folded_from_a_milestone_is_what_the_whole_log_gives() -> None:
    evening = Evening(NIGHT).seated(4)
    table, log, kept = evening.dealt().table, list(evening.log), Milestones()
    dealt = len(log)
    for number in range(700):
        tap, seen = f"long {number}", table.changed
        # Ever again a whole row of acts is taken back, one after the other.
        if number % 50 > 50 - number // 30:
            outcome = play.take_back(table, 0, tap, seen)
        else:
            clock = SetClock(1 - table.state.clock)
            outcome = play.act(NIGHT, table, 0, clock, from_seed(number), tap, seen)
        assert not isinstance(outcome, Refusal)
        lines = trial.lines(NIGHT, table, outcome)
        back = len(log) - table.acts[-1][0] + 1 if table.acts else 0
        (table,) = trial.after(NIGHT, table, lines, log, kept)
        log += lines
        kept.add(table)
        if lines[0].kind == "withdrawn":
            assert table == fold(NIGHT, log)
            steps = sum(1 for _ in folded(NIGHT, log, kept))
            assert steps <= 2 * back + 8 + dealt
    assert len(log) > 600
