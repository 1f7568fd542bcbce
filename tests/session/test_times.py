"""When a phone saw which line of a log, and how that is kept."""

from companion.session.seen import Seen
from companion.session.times import MOST, NEVER, Mark
from tests.support.guest import MINUTE

DIGEST = bytes(range(32))
EVENING = NEVER.seen(7, MINUTE, there=False).seen(9, MINUTE + 1, there=True)


def test_each_line_has_the_minute_in_which_it_was_seen_first() -> None:
    later = EVENING.seen(12, MINUTE + 1, there=True).seen(11, MINUTE + 4, there=True)
    assert [later.of(number) for number in (1, 7, 8, 12, 13)] == [
        Mark(7, MINUTE, False),
        Mark(7, MINUTE, False),
        Mark(12, MINUTE + 1, True),
        Mark(12, MINUTE + 1, True),
        None,
    ]


def test_of_more_minutes_than_are_kept_the_oldest_are_before() -> None:
    long = NEVER
    for number in range(1, MOST + 11):
        long = long.seen(number, MINUTE + number, there=True)
    assert len(long.marks) == MOST
    assert long.of(1) == Mark(11, MINUTE + 11, False)
    assert long.of(12) == Mark(12, MINUTE + 12, True)


def test_times_come_back_from_the_phones_storage_and_what_is_strange_is_nothing() -> None:
    seen = Seen(9, DIGEST, EVENING, frozenset({4, 8}))
    assert Seen.read(seen.text()) == seen
    assert Seen.read(f'[9, "{DIGEST.hex()}"]') == Seen(9, DIGEST)  # of an older version
    for strange in ("[[3, 1, 1], [0, 2, 1]], []", "[[1, 2]], []", "7, []", "[], [[]]", "[]"):
        assert Seen.read(f'[9, "{DIGEST.hex()}", {strange}]') is None
