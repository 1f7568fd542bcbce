"""Whoever cheats, alone or with another: no phone names somebody who did not."""

from tests.support.cheats import evening

EVENINGS = 200
"""Ten thousand were run once, with the same outcome."""


def test_in_random_evenings_of_cheats_nobody_innocent_is_named() -> None:
    named = 0
    for number in range(EVENINGS):
        night = evening(number)
        accused = night.accused()
        assert accused <= night.names(*night.cheats), (number, sorted(night.cheats), accused)
        named += bool(accused)
    assert named > EVENINGS // 10, "and those who did are"
