"""DEAL: one code for the table, one slot a phone, all alike, and made again afterwards."""

import hashlib
from itertools import permutations

import pytest

from companion.handoff import deal, message
from companion.handoff.deal import Deal
from companion.handoff.header import GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.primitives import gcm_seal, x25519, x25519_public
from companion.handoff.refusals import (
    BadKey,
    BadProof,
    Damaged,
    ForgedCode,
    NotForThisPhone,
    SameKey,
    TwoSlotsOpen,
    WrongKind,
)
from companion.handoff.seatkey import SeatKey, x_public
from companion.refusal import Refusal
from tests.handoff.people import (
    ANNA,
    BEN,
    CARO,
    ENTROPY,
    GAME,
    HANDS,
    KEYS,
    PLAYERS,
    SEED,
    STRANGER,
    dealt,
    every_message,
    header,
    the_deal,
)
from tests.handoff.vectors import VECTORS

HEADER = header(Kind.DEAL)
POINTS = [x_public(key) for key in KEYS]


def signed_body(body: bytes, key: SeatKey = ANNA) -> bytes:
    return message.sign(HEADER, body, key)


def test_every_phone_finds_its_own_hand_and_no_other() -> None:
    found = the_deal()
    for slot, player in enumerate(PLAYERS):
        assert deal.find(found, player) == (slot, HANDS[slot])
        for other in range(len(PLAYERS)):
            expected = HANDS[slot] if other == slot else NotForThisPhone()
            assert deal.open_slot(found, player, other) == expected


def test_a_stranger_finds_nothing() -> None:
    assert deal.find(the_deal(), STRANGER) == NotForThisPhone()
    assert deal.open_slot(the_deal(), STRANGER, 0) == NotForThisPhone()


@pytest.mark.parametrize("slot", [-1, 4, 255])
def test_a_slot_that_is_not_there_does_not_open(slot: int) -> None:
    assert deal.open_slot(the_deal(), ANNA, slot) == NotForThisPhone()


def test_what_is_public_is_read_by_all_and_bound() -> None:
    found = the_deal()
    assert (found.header, found.dealer, found.public) == (HEADER, ANNA.public, b"seen by all")
    assert found.raw == dealt()


def test_every_slot_has_the_same_length() -> None:
    assert {len(slot) for slot in the_deal().slots} == {len(HANDS[0]) + 16}


def test_all_deals_of_a_table_have_one_length_whatever_the_hands() -> None:
    hands = [list(order) for order in permutations(HANDS)] + [[bytes(11)] * 4, [b"\xff" * 11] * 4]
    made = [deal.seal(HEADER, ANNA, ENTROPY, KEYS, each, b"") for each in hands]
    assert {len(raw) for raw in made} == {14 + 66 + 4 * 27 + 64}
    assert len(set(made)) == len(hands)


def test_a_deal_for_eight_fits_one_code() -> None:
    keys = [SeatKey(bytes([number]) * 32).public for number in range(8)]
    assert len(deal.seal(HEADER, ANNA, ENTROPY, keys, [bytes(8)] * 8, b"")) == 336


def test_a_deal_is_the_same_bytes_for_ever() -> None:
    assert dealt() == dealt()
    assert hashlib.sha256(dealt()).hexdigest() == (
        "2c416c0440ab3325be7aa88586f0fcd1fa2a93b8278061c490885f9ee385ec7a"
    )


def test_no_two_deals_share_a_point_so_no_slot_key_seals_two_texts() -> None:
    other_game = Header(Kind.DEAL, GameId(GAME.raw[:4] + b"NEXT"), 1, 0)
    variants = [
        dealt(),
        dealt(b"other public part"),
        deal.seal(HEADER, ANNA, ENTROPY, KEYS, HANDS[::-1], b"seen by all"),
        deal.seal(HEADER, ANNA, ENTROPY, KEYS[::-1], HANDS, b"seen by all"),
        deal.seal(HEADER, ANNA, SEED, KEYS, HANDS, b"seen by all"),
        deal.seal(HEADER, BEN, ENTROPY, KEYS, HANDS, b"seen by all"),
        deal.seal(other_game, ANNA, ENTROPY, KEYS, HANDS, b"seen by all"),
    ]
    assert len({raw[14 + 32 : 14 + 64] for raw in variants}) == len(variants)


def test_like_hands_are_sealed_unlike() -> None:
    raw = deal.seal(HEADER, ANNA, ENTROPY, KEYS, [b"same"] * 4, b"")
    found = deal.read(parse(raw))
    assert isinstance(found, Deal)
    assert len(set(found.slots)) == 4


# What a dishonest or broken dealer may show.


def test_a_deal_with_another_header_opens_for_nobody() -> None:
    body = the_deal().body
    elsewhere = message.sign(header(Kind.DEAL, round=2), body, ANNA)
    found = deal.read(parse(elsewhere))
    assert isinstance(found, Deal)
    assert deal.find(found, ANNA) == NotForThisPhone()


def test_a_deal_taken_over_by_another_dealer_opens_for_nobody() -> None:
    body = BEN.public + the_deal().body[32:]
    found = deal.read(parse(signed_body(body, BEN)))
    assert isinstance(found, Deal)
    assert deal.find(found, CARO) == NotForThisPhone()


@pytest.mark.parametrize("changed", ["R", "a slot", "slots swapped", "public part"])
def test_a_body_changed_and_signed_again_opens_no_longer(changed: str) -> None:
    body = bytearray(the_deal().body)
    if changed == "slots swapped":
        body[66:93], body[93:120] = body[93:120], body[66:93]
    else:
        body[{"R": 32, "a slot": 70, "public part": -1}[changed]] ^= 1
    found = deal.read(parse(signed_body(bytes(body))))
    assert isinstance(found, Deal)
    assert deal.find(found, ANNA) == NotForThisPhone()


@pytest.mark.parametrize("point", VECTORS["x25519_bad"])
def test_a_point_of_small_order_is_refused(point: str) -> None:
    body = ANNA.public + bytes.fromhex(point) + the_deal().body[64:]
    found = deal.read(parse(signed_body(body)))
    assert isinstance(found, Deal)
    assert deal.find(found, ANNA) == BadKey()
    assert deal.open_slot(found, ANNA, 0) == BadKey()
    with pytest.raises(ValueError, match="proof"):
        deal.proof(found, ANNA, 0)


def test_two_slots_for_one_seat_are_noticed() -> None:
    """Honest code never makes this, so the second slot is put in by hand."""
    points = [POINTS[0], x25519_public(bytes([77]) * 32)]
    found = deal.read(
        parse(signed_body(deal.body(HEADER, ANNA.public, ENTROPY, points, HANDS[:2], b"")))
    )
    assert isinstance(found, Deal)
    shared = ANNA.agree(found.point)
    context = deal._context(HEADER, ANNA.public, found.point, 2, len(HANDS[0]), b"")
    second = gcm_seal(deal._slot_key(shared, context, 1), bytes(12), HANDS[1])
    body = found.body[: 66 + 27] + second
    doubled = deal.read(parse(signed_body(body)))
    assert isinstance(doubled, Deal)
    assert deal.find(doubled, ANNA) == TwoSlotsOpen()


GOOD = the_deal().body
BAD_BODIES: dict[str, tuple[bytes, Refusal]] = {
    "empty": (b"", Damaged()),
    "no slots": (GOOD[:64] + b"\x00" + GOOD[65:], Damaged()),
    "no width": (GOOD[:65] + b"\x00" + GOOD[66:], Damaged()),
    "too many slots": (GOOD[:64] + b"\xff" + GOOD[65:], Damaged()),
    "too wide": (GOOD[:65] + b"\xff" + GOOD[66:], Damaged()),
    "a slot cut short": (GOOD[: 66 + 4 * 27 - 1], Damaged()),
    "fixed part cut short": (GOOD[:65], Damaged()),
    "an unsound dealer": (bytes(32) + GOOD[32:], BadKey()),
    "another dealer": (BEN.public + GOOD[32:], ForgedCode()),
}


@pytest.mark.parametrize(("body", "refusal"), BAD_BODIES.values(), ids=BAD_BODIES)
def test_a_body_that_does_not_fit_together_is_refused(body: bytes, refusal: Refusal) -> None:
    assert deal.read(parse(signed_body(body))) == refusal


def test_a_deal_to_one_seat_is_refused() -> None:
    assert deal.read(parse(message.sign(header(Kind.DEAL, 0, 1), GOOD, ANNA))) == Damaged()


def test_another_kind_is_named() -> None:
    assert deal.read(parse(every_message()["seat"])) == WrongKind("deal", "seat")


# A seat shows what it was dealt.


def test_a_proof_shows_everybody_the_hand() -> None:
    found = the_deal()
    for slot, player in enumerate(PLAYERS):
        assert deal.check_proof(found, slot, deal.proof(found, player, slot)) == HANDS[slot]


@pytest.mark.parametrize("proof", [b"", bytes(32), b"\xff" * 32, bytes(31), bytes(33)])
def test_a_made_up_proof_is_refused(proof: bytes) -> None:
    assert deal.check_proof(the_deal(), 0, proof) == BadProof()


def test_a_proof_is_good_for_its_own_slot_only() -> None:
    found = the_deal()
    proof = deal.proof(found, ANNA, 0)
    for slot in (-1, 1, 2, 3, 4, 255):
        assert deal.check_proof(found, slot, proof) == BadProof()


def test_no_proof_is_given_for_a_slot_that_does_not_open() -> None:
    """A dealer who borrows R from an envelope would learn that envelope's secret from the proof."""
    borrowed = x25519_public(bytes([55]) * 32)
    found = deal.read(parse(signed_body(ANNA.public + borrowed + GOOD[64:])))
    assert isinstance(found, Deal)
    for each in (found, the_deal()):
        with pytest.raises(ValueError, match="only for a slot that opens"):
            deal.proof(each, BEN, 0)


# Afterwards.


def test_an_honest_deal_is_made_again_byte_for_byte() -> None:
    assert deal.audit(the_deal(), ENTROPY, KEYS, HANDS)


def test_the_audit_catches_a_swapped_key() -> None:
    assert not deal.audit(the_deal(), ENTROPY, [*KEYS[:3], STRANGER.public], HANDS)
    assert not deal.audit(the_deal(), ENTROPY, [KEYS[1], KEYS[0], *KEYS[2:]], HANDS)


def test_the_audit_catches_a_changed_hand() -> None:
    assert not deal.audit(the_deal(), ENTROPY, KEYS, [*HANDS[:3], b"the thief!!"])
    assert not deal.audit(the_deal(), ENTROPY, KEYS, [HANDS[1], HANDS[0], *HANDS[2:]])


def test_the_audit_catches_another_seed() -> None:
    other = deal.entropy(bytes(32), [])
    assert not deal.audit(the_deal(), other, KEYS, HANDS)


def test_the_audit_catches_a_seat_left_out_and_nonsense() -> None:
    assert not deal.audit(the_deal(), ENTROPY, KEYS[:3], HANDS[:3])
    assert not deal.audit(the_deal(), ENTROPY, KEYS, HANDS[:3])
    assert not deal.audit(the_deal(), b"", KEYS, HANDS)
    assert not deal.audit(the_deal(), ENTROPY, [bytes(32)] * 4, HANDS)
    assert not deal.audit(the_deal(), ENTROPY, [], [])


def test_a_deal_over_mixed_keys_opens_with_the_seats_own_keys() -> None:
    """A mixer's secret t stands between: base tG, keys tY. Nobody needs t to open."""
    t = bytes([42]) * 32
    base, points = x25519_public(t), sorted(x25519(t, point) for point in POINTS)
    body = deal.body(HEADER, ANNA.public, ENTROPY, points, HANDS, b"", base)
    found = deal.read(parse(signed_body(body)))
    assert isinstance(found, Deal)
    slots = [points.index(x25519(t, point)) for point in POINTS]
    expected = [(slot, HANDS[slot]) for slot in slots]
    assert [deal.find(found, player) for player in PLAYERS] == expected


# What an honest dealer's phone does not do.


@pytest.mark.parametrize("vector", VECTORS["ed25519_bad"], ids=lambda vector: vector["why"])
def test_a_deal_to_an_unsound_key_is_never_made(vector: dict[str, str]) -> None:
    keys = [*KEYS[:3], bytes.fromhex(vector["pub"])]
    assert deal.refuse_same_key(keys) == BadKey()
    with pytest.raises(ValueError, match="edwards"):
        deal.seal(HEADER, ANNA, ENTROPY, keys, HANDS, b"")


def test_two_seats_with_one_key_are_named_and_not_dealt_to() -> None:
    keys = [KEYS[0], KEYS[1], KEYS[2], KEYS[1]]
    assert deal.refuse_same_key(keys) == SameKey(1, 3)
    assert deal.refuse_same_key(KEYS) is None
    with pytest.raises(ValueError, match="different keys"):
        deal.seal(HEADER, ANNA, ENTROPY, keys, HANDS, b"")


def test_a_key_with_its_sign_turned_is_the_same_secret_and_noticed() -> None:
    turned = KEYS[0][:31] + bytes([KEYS[0][31] ^ 0x80])
    assert deal.refuse_same_key([KEYS[0], turned]) == SameKey(0, 1)


@pytest.mark.parametrize(
    "hands", [[], HANDS[:3], [*HANDS[:3], b"longer than"[:10]], [b""] * 4, [bytes(256)] * 4]
)
def test_hands_that_would_tell_by_their_length_are_never_dealt(hands: list[bytes]) -> None:
    with pytest.raises(ValueError, match=r"hand"):
        deal.seal(HEADER, ANNA, ENTROPY, KEYS, hands, b"")


def test_a_deal_needs_its_entropy_and_its_header() -> None:
    with pytest.raises(ValueError, match="entropy"):
        deal.seal(HEADER, ANNA, b"short", KEYS, HANDS, b"")
    for wrong in (header(Kind.SEAT), header(Kind.DEAL, 0, 1)):
        with pytest.raises(ValueError, match="for everyone"):
            deal.seal(wrong, ANNA, ENTROPY, KEYS, HANDS, b"")
