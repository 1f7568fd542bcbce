"""A deal's chance: committed, shared, and the same for ever."""

import pytest

from companion.handoff import deal
from tests.handoff.people import SEED

SHARES = [(0, b"a" * 32), (3, b"b" * 32), (5, b"c" * 32)]


def test_the_commitment_hangs_on_the_whole_seed() -> None:
    others = [SEED[:i] + bytes([SEED[i] ^ 1]) + SEED[i + 1 :] for i in range(32)]
    assert len({deal.commitment(seed) for seed in [SEED, *others]}) == 33
    assert deal.commitment(SEED) == deal.commitment(SEED)


def test_the_order_of_the_shares_does_not_matter() -> None:
    assert deal.entropy(SEED, SHARES) == deal.entropy(SEED, SHARES[::-1])


def test_every_share_and_who_gave_it_matters() -> None:
    variants = [
        SHARES,
        SHARES[:2],
        SHARES[1:],
        [],
        [(1, b"a" * 32), *SHARES[1:]],
        [(0, b"A" * 32), *SHARES[1:]],
        [(0, b"b" * 32), (3, b"a" * 32), SHARES[2]],
    ]
    made = {deal.entropy(SEED, shares) for shares in variants}
    assert len(made) == len(variants)
    assert deal.entropy(bytes(32), SHARES) not in made


@pytest.mark.parametrize(
    "shares",
    [[(0, b"a" * 31)], [(0, b"a" * 32), (0, b"b" * 32)], [(256, b"a" * 32)], [(-1, b"a" * 32)]],
)
def test_wrong_shares_are_an_error(shares: list[tuple[int, bytes]]) -> None:
    with pytest.raises(ValueError, match="share"):
        deal.entropy(SEED, shares)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_an_error(seed: bytes) -> None:
    for function in (deal.commitment, lambda s: deal.entropy(s, []), deal.stream):
        with pytest.raises(ValueError, match="32 bytes"):
            function(seed)


def test_the_stream_is_the_same_however_it_is_read() -> None:
    whole, pieces = deal.stream(SEED), deal.stream(SEED)
    read = b"".join(pieces(count) for count in (1, 0, 31, 33, 64, 100, 771))
    assert whole(1000) == read


def test_the_stream_never_repeats_a_read() -> None:
    take = deal.stream(SEED)
    assert len({take(16) for _ in range(1000)}) == 1000


def test_two_entropies_give_two_streams() -> None:
    assert deal.stream(SEED)(32) != deal.stream(bytes(32))(32)


def test_the_stream_is_not_the_entropy_and_gives_no_negative_number_of_bytes() -> None:
    take = deal.stream(SEED)
    assert SEED not in take(4096)
    with pytest.raises(ValueError, match="negative"):
        take(-1)
