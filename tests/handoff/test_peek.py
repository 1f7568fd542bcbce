"""The peek: the asked card and no other, cheats that show, and any bytes at all."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.handoff import peek
from companion.handoff.primitives import p256_public, p256_x
from companion.handoff.primitives.points import p256_negate, p256_steps
from companion.refusal import Refusal
from tests.handoff.vectors import VECTORS, unhex

HAND = [bytes([10 + n]) for n in range(8)]
A = bytes.fromhex("026cf148654acef2f2d138cd1c62f02ddc9f01222ce793a7fa673bf56240bbae34")
B = bytes.fromhex("03a03e1cade3e232736032994afa0c6b9d22fa54a7fdc63e0403e81ed9d83312d5")


def added(one: bytes, other: bytes) -> bytes:
    """The sum of two points."""
    return p256_steps(one, other, 2)[1]


def test_the_asking_point_is_that_of_the_vectors() -> None:
    scalar = "fa6a1b4bf30c21bdcb0f7fce4e0ba76f8e1ece8be87d2256c1589d44454a26a6"
    point = p256_public(bytes.fromhex(scalar))
    for _ in range(5):
        point = added(point, A)
    assert point == B


def test_each_place_shows_one_card_in_an_order_of_its_own_and_the_audit_agrees() -> None:
    public, secret = peek.offer(HAND)
    seen = set()
    for index in range(8):
        point, mine = peek.ask(public, index)
        told = peek.answer(secret, point)
        assert isinstance(told, bytes)
        assert (len(told), len(point)) == (18 * 8, 33)
        assert told == peek.answer(secret, point)
        card = peek.see(public, mine, told)
        assert card in HAND
        seen.add(card)
        assert peek.audit(public, secret, point, told) == b"".join(HAND)
    assert len(seen) > 1


def test_another_hand_and_garbage_show_no_card_and_the_audit_tells() -> None:
    public, secret = peek.offer(HAND)
    point, mine = peek.ask(public, 3)
    swapped = peek.answer(secret[:33] + bytes(16) + secret[49:], point)
    assert isinstance(swapped, bytes)
    for told in (swapped, bytes(18 * 8), b""):
        assert peek.see(public, mine, told) == peek.BadPeek()
        assert peek.audit(public, secret, point, told) == peek.BadPeek()


def test_bad_points_are_refused() -> None:
    public, secret = peek.offer(HAND)
    for point in (
        b"",
        bytes(33),
        b"\x02" + b"\xff" * 32,
        public[:33],
        p256_negate(public[:33])[:32],
    ):
        assert peek.answer(secret, point) == peek.BadPoint()


@pytest.mark.parametrize("cards", [[], HAND * 3, [b"ab"]])
def test_a_hand_of_another_size_is_no_hand(cards: list[bytes]) -> None:
    with pytest.raises(ValueError, match="1 to 16 cards"):
        peek.offer(cards)


@given(st.binary(max_size=200), st.binary(max_size=60), st.binary(max_size=160))
def test_any_bytes_are_refused(public: bytes, secret: bytes, told: bytes) -> None:
    assert isinstance(peek.see(public, secret, told), Refusal)


def test_one_genuine_card_in_every_slot_is_taken_and_the_audit_shows_it() -> None:
    public, secret = peek.offer(HAND)
    point, mine = peek.ask(public, 6)
    here, forced = point, b""
    for place in range(8):
        here = added(here, p256_negate(public[:33])) if place else here
        pad = peek._pad(p256_x(secret[:32], here), public, point, place, b"")
        forced += peek._xor(b"\x00" + secret[32:49], pad)
    assert peek.see(public, mine, forced) == HAND[0]
    assert peek.audit(public, secret, point, forced) == peek.BadPeek()


@pytest.mark.parametrize("vector", VECTORS["p256"])
def test_sums_of_the_known_points_are_those_of_the_curve(vector: dict[str, str]) -> None:
    public, point = unhex(vector, "pub", "q")
    twice, thrice = p256_steps(point, point, 3)[1:]
    assert p256_x(bytes(31) + b"\x02", point) == twice[1:]
    assert p256_x(bytes(31) + b"\x03", point) == thrice[1:]
    assert added(added(public, point), p256_negate(point)) == public
    with pytest.raises(ValueError, match="infinite"):
        added(point, p256_negate(point))


@pytest.mark.parametrize("bad", VECTORS["p256_bad"])
def test_the_known_bad_points_are_refused_wherever_they_come(bad: str) -> None:
    raw, (public, secret) = bytes.fromhex(bad), peek.offer(HAND)
    assert peek.answer(secret, raw) == peek.BadPoint()
    spoilt = raw[:33].ljust(33, b"\0") + public[33:]
    with pytest.raises(ValueError, match="p256"):
        peek.ask(spoilt, 0)
    _, mine = peek.ask(public, 0)
    assert peek.see(spoilt, mine, bytes(18 * 8)) == peek.BadPeek()


def test_an_owner_whose_point_would_make_a_sum_infinite_is_told_nothing() -> None:
    public, secret = peek.offer(HAND)
    for point in (public[:33], *p256_steps(public[:33], public[:33], 7)):
        assert peek.answer(secret, point) == peek.BadPoint()


def test_a_hand_shows_nothing_in_another_deal_or_to_another_seat() -> None:
    here, elsewhere = b"deal one, seats 1 and 2", b"deal two, seats 1 and 2"
    public, secret = peek.offer(HAND, context=here)
    point, mine = peek.ask(public, 4)
    told = peek.answer(secret, point, context=here)
    assert isinstance(told, bytes)
    assert peek.see(public, mine, told, context=here) in HAND
    assert peek.audit(public, secret, point, told, context=here) == b"".join(HAND)
    assert peek.see(public, mine, told, context=elsewhere) == peek.BadPeek()
    assert peek.audit(public, secret, point, told, context=elsewhere) == peek.BadPeek()
    other = peek.answer(secret, point, context=elsewhere)
    assert isinstance(other, bytes)
    for context in (here, elsewhere):
        assert peek.see(public, mine, other, context=context) == peek.BadPeek()


def test_garbage_in_some_slots_is_a_card_or_the_one_refusal_and_as_long() -> None:
    """What the asker tells the table must be the same either way: no third outcome exists."""
    public, secret = peek.offer(HAND)
    outcomes = set()
    for index in range(8):
        point, mine = peek.ask(public, index)
        told = peek.answer(secret, point)
        assert isinstance(told, bytes)
        spoilt = told[: 18 * 4] + bytes(18 * 4)
        seen = peek.see(public, mine, spoilt)
        assert seen == (peek.see(public, mine, told) if index < 4 else peek.BadPeek())
        outcomes.add(type(seen))
    assert outcomes == {bytes, peek.BadPeek}


def test_the_order_of_an_answer_is_another_for_every_ask() -> None:
    """Whoever always lifts the first card of one hand sees now one, now another."""
    public, secret = peek.offer(HAND)
    seen = set()
    for _ in range(30):
        point, mine = peek.ask(public, 0)
        told = peek.answer(secret, point)
        assert isinstance(told, bytes)
        seen.add(peek.see(public, mine, told))
    assert len(seen) > 3


def test_of_three_hundred_peeks_at_one_place_every_card_is_as_likely() -> None:
    seen: Counter[bytes] = Counter()
    for _ in range(300):
        public, secret = peek.offer(HAND)
        point, mine = peek.ask(public, 5)
        told = peek.answer(secret, point)
        assert isinstance(told, bytes)
        card = peek.see(public, mine, told)
        assert isinstance(card, bytes)
        seen[card] += 1
    expected = 300 / len(HAND)
    chi = sum((seen[card] - expected) ** 2 / expected for card in HAND)
    assert chi < 40, "seven degrees of freedom: by chance once in 800,000"
