"""A secret in shares: known answers of others, and that one share tells nothing."""

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
