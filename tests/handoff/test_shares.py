"""A secret in shares: known answers, and that fewer than are needed tell nothing."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.handoff.shares import Share, joined, split, times


@pytest.mark.parametrize(
    ("a", "b", "product"),
    [(0x57, 0x83, 0xC1), (0x57, 0x13, 0xFE), (0x57, 0x02, 0xAE), (0x57, 0x10, 0x07)],
)
def test_the_field_is_that_of_fips_197(a: int, b: int, product: int) -> None:
    assert times(a, b) == times(b, a) == product


def test_the_known_answer_of_draft_mcgrew_tss_03_section_9() -> None:
    one, two = (
        Share(1, bytes.fromhex("B9FA07E185")),
        Share(2, bytes.fromhex("F5409B4511")),
    )
    assert joined(one, two) == joined(two, one) == bytes.fromhex("7465737400")


def _powers() -> list[int]:
    """The powers of 3, which are all elements but 0: another way to multiply."""
    out, power = [], 1
    for _ in range(255):
        out.append(power)
        power ^= (power << 1) ^ (0x11B if power & 0x80 else 0)
    return out


POWERS = _powers()


def product(*factors: int) -> int:
    """By logarithms."""
    if 0 in factors:
        return 0
    return POWERS[sum(POWERS.index(one) for one in factors) % 255]


# The polynomial 0x2A + 0x11 x + 0x9C x^2, and another one beside it for the second byte.
THREE = ((0x2A, 0x11, 0x9C), (0xF0, 0x00, 0x07))
KNOWN = {1: "a7f7", 2: "4eec", 3: "c3eb", 200: "43bc"}


def test_the_known_answer_of_three() -> None:
    """Worked out beside the program, by logarithms and term by term."""
    for place, value in KNOWN.items():
        at = bytes(a ^ product(b, place) ^ product(c, place, place) for a, b, c in THREE)
        assert at.hex() == value
    shares = [Share(place, bytes.fromhex(value)) for place, value in KNOWN.items()]
    for some in permutations(shares, 3):
        assert joined(*some) == bytes((0x2A, 0xF0))


@given(st.integers(2, 6), st.data())
def test_as_many_as_the_threshold_give_it_back(threshold: int, data: st.DataObject) -> None:
    secret, count = b"sixteen letters!", data.draw(st.integers(threshold, 9))
    shares = split(secret, count, threshold)
    for some in combinations(shares, threshold):
        assert joined(*some) == secret
    assert joined(*shares) == secret  # more of them lie on the same polynomial


def test_two_shares_of_three_fit_every_secret() -> None:
    """Whatever the secret was, some third share leads there, and just one."""
    one, two, _ = split(b"s", 3, 3)
    found = {joined(one, two, Share(3, bytes([guess]))) for guess in range(256)}
    assert len(found) == 256


def test_a_secret_is_not_split_so_that_one_share_is_enough() -> None:
    for count, threshold in ((3, 1), (3, 4), (2, 0)):
        with pytest.raises(ValueError, match="shares"):
            split(b"secret", count, threshold)


@given(st.binary(max_size=40), st.integers(2, 255), st.data())
def test_any_two_of_them_give_the_secret_back(
    secret: bytes, count: int, data: st.DataObject
) -> None:
    shares = split(secret, count)
    assert len({share.place for share in shares}) == count
    one, other = data.draw(st.permutations(range(count)))[:2]
    assert joined(shares[one], shares[other]) == secret


@given(st.integers(1, 255), st.integers(0, 255), st.integers(1, 255))
def test_one_share_fits_every_secret(place: int, value: int, other: int) -> None:
    """Whatever the secret was, some second share leads there, and just one."""
    if place == other:
        return
    mine = Share(place, bytes([value]))
    found = {joined(mine, Share(other, bytes([guess]))) for guess in range(256)}
    assert len(found) == 256


def test_what_is_no_pair_of_shares_is_refused() -> None:
    one, two = split(b"secret", 2)
    for pair in ((one, one), (Share(0, one.value), two), (one, Share(2, b"short"))):
        with pytest.raises(ValueError, match=r"share|zip"):
            joined(*pair)
    for count in (-1, 0, 1, 256):
        with pytest.raises(ValueError, match="shares"):
            split(b"secret", count)


def test_a_share_prints_nothing() -> None:
    assert repr(Share(1, b"hidden")) == "Share(place=1)"
