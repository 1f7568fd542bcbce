"""A seat's key: one secret to sign and agree with, and sound keys only."""

import pytest

from companion.handoff import edwards, primitives
from companion.handoff.seatkey import SeatKey, is_sound, x_public
from tests.handoff.people import ANNA, BEN, KEYS
from tests.handoff.vectors import VECTORS

SOME_KEYS = [SeatKey(primitives.sha256(bytes([number]))) for number in range(100)]


def test_the_image_of_the_signing_key_is_the_point_of_the_agreeing_secret() -> None:
    base = (9).to_bytes(32, "little")
    for key in SOME_KEYS:
        assert x_public(key.public) == key.agree(base)


def test_two_seats_agree_on_the_same_secret() -> None:
    assert ANNA.agree(x_public(BEN.public)) == BEN.agree(x_public(ANNA.public))


def test_a_fresh_key_is_always_another() -> None:
    assert len({SeatKey.fresh().public for _ in range(10)}) == 10


def test_a_key_comes_back_from_its_seed() -> None:
    key = SeatKey.fresh()
    assert SeatKey(key.seed).public == key.public


def test_what_a_key_prints_says_nothing_of_its_seed() -> None:
    key = SeatKey(b"a secret of exactly 32 bytes  ok")
    key.public  # noqa: B018  # what was worked out once must not show either
    assert repr(key) == str(key) == "SeatKey()"
    assert "secret" not in f"{key}"


def test_a_seed_of_another_length_is_an_error_that_does_not_print_it() -> None:
    with pytest.raises(ValueError, match="must be 32 bytes") as caught:
        SeatKey(b"a short secret")
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("vector", VECTORS["ed25519_bad"], ids=lambda vector: vector["why"])
def test_an_unsound_key_is_refused(vector: dict[str, str]) -> None:
    public = bytes.fromhex(vector["pub"])
    assert not is_sound(public)
    with pytest.raises(ValueError, match="edwards"):
        x_public(public)


def test_a_sound_key_stays_sound_when_asked_again() -> None:
    edwards.montgomery.cache_clear()
    assert all(is_sound(public) for public in KEYS * 2)
