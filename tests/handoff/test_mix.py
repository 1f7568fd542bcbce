"""Keys without names: what a mix shows, what it hides, and what it refuses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.handoff import deal, message, mix, primitives
from companion.handoff import seat as seats
from companion.handoff.chance import commitment
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.mix import Ending, Mix, Pledge, Unmix
from companion.handoff.refusals import (
    BadKey,
    BadMix,
    BadName,
    Damaged,
    ForgedCode,
    NotForThisPhone,
    WrongKind,
)
from companion.handoff.seatkey import SeatKey, x_public
from companion.refusal import Refusal
from tests.handoff.people import ANNA, BEN, CARO, HANDS, KEYS, PLAYERS, SEED, STRANGER, header

SECRET = bytes([5]) * 32
PROMISE = commitment(SEED)
PUBLIC = b"who sits where"
DIGEST = bytes(range(mix.DIGEST))
KNOWN = ["a8868260db3cfbf8", "c1182935d3964659", "c47e0b70abbb2d74", "e50a9824ef9bc2c4"]
KNOWN_TAG = "d32f9895cb3ede1b3bebc4e444932644"
KNOWN_ENTROPY = "abbdbac29dd9ff7b63820da149265bf8ef639c761819905a337017547af33ac5"


def the_mix(keys: tuple[bytes, ...] = KEYS, secret: bytes = SECRET) -> Mix:
    found = mix.read_mix(parse(mixed(keys, secret)), PROMISE)
    assert isinstance(found, Mix)
    return found


def mixed(keys: tuple[bytes, ...] = KEYS, secret: bytes = SECRET) -> bytes:
    return mix.seal_mix(header(Kind.MIX, 1), BEN, secret, PROMISE, keys, PUBLIC)


def by_hand(points: list[bytes], base: bytes | None = None, key: SeatKey = BEN) -> bytes:
    """A MIX whose points are what the mixer likes."""
    under = primitives.x25519(SECRET, deal.BASE) if base is None else base
    body = key.public + under + bytes([len(points)]) + b"".join(points) + PUBLIC
    head = header(Kind.MIX, 1)
    digest = primitives.sha256(b"companion/1/mix|", head.raw, body, PROMISE)[: mix.DIGEST]
    return head.raw + body + message.sign(head, digest, BEN)[-message.SIGNATURE :]


def dealt_over(found: Mix, hands: tuple[bytes, ...] = HANDS, seed: bytes = SEED) -> deal.Deal:
    raw = deal.seal_over(
        header(Kind.DEAL),
        ANNA,
        mix.entropy(seed, found),
        found.points,
        hands,
        found.public,
        found.base,
    )
    read = deal.read(parse(raw))
    assert isinstance(read, deal.Deal)
    return read


def pledge(name: str = "Anna") -> bytes:
    return mix.seal_pledge(header(Kind.PLEDGE), ANNA, PROMISE, b"nr4", name)


def test_known_values() -> None:
    base, points = mix.mixed(SECRET, KEYS)
    assert base.hex() == "50a61409b1ddd0325e9b16b700e719e9772c07000b1bd7786e907c653d20495d"
    assert [point.hex()[:16] for point in points] == KNOWN
    assert mix.tag(ANNA.public).hex() == KNOWN_TAG
    assert mix.entropy(SEED, the_mix()).hex() == KNOWN_ENTROPY


def test_every_seat_opens_exactly_one_slot_and_together_all() -> None:
    dealt = dealt_over(the_mix())
    found = [deal.find(dealt, key) for key in PLAYERS]
    assert sorted(slot for slot, _ in found) == [0, 1, 2, 3]  # type: ignore[misc]
    assert all(HANDS[slot] == hand for slot, hand in found)  # type: ignore[misc]
    assert deal.find(dealt, STRANGER) == NotForThisPhone()


def test_the_slots_stand_in_an_order_that_only_the_secret_tells() -> None:
    one = [mix.place(SECRET, KEYS, key) for key in KEYS]
    other = [mix.place(bytes([6]) * 32, KEYS, key) for key in KEYS]
    assert one != other
    dealt = dealt_over(the_mix())
    assert [deal.find(dealt, key)[0] for key in PLAYERS] == one  # type: ignore[index]


def test_the_same_keys_in_any_order_make_the_same_points() -> None:
    assert the_mix().points == the_mix(KEYS[::-1]).points
    assert not set(the_mix().points) & {x_public(key) for key in KEYS}


def test_the_deal_comes_out_of_the_seed_again_and_only_of_it() -> None:
    found = the_mix()
    dealt = dealt_over(found)
    source = mix.entropy(SEED, found)
    assert deal.audit_over(dealt, source, found.points, HANDS, found.base)
    assert not deal.audit_over(dealt, bytes(32), found.points, HANDS, found.base)
    swapped = (HANDS[1], HANDS[0], *HANDS[2:])
    assert not deal.audit_over(dealt, source, found.points, swapped, found.base)
    assert not deal.audit_over(dealt, source, found.points, HANDS)


def test_a_slot_proves_what_is_in_it() -> None:
    dealt = dealt_over(the_mix())
    slot, hand = deal.find(dealt, CARO)  # type: ignore[misc]
    assert deal.check_proof(dealt, slot, deal.proof(dealt, CARO, slot)) == hand


# --- attacks


def test_a_swapped_key_leaves_its_seat_without_a_slot() -> None:
    """The mixer puts a key of its own in Caro's place: Caro's phone says so at once."""
    keys = (ANNA.public, BEN.public, STRANGER.public, KEYS[3])
    dealt = dealt_over(the_mix(keys))
    assert deal.find(dealt, CARO) == NotForThisPhone()
    assert isinstance(deal.find(dealt, ANNA), tuple)


def test_a_doubled_key_is_no_mix() -> None:
    with pytest.raises(ValueError, match="one secret"):
        mix.mixed(SECRET, (*KEYS[:3], KEYS[0]))
    twin = primitives.x25519(SECRET, x_public(KEYS[0]))
    rest = [primitives.x25519(SECRET, x_public(key)) for key in KEYS[:3]]
    assert mix.read_mix(parse(by_hand(sorted([*rest, twin]))), PROMISE) == BadMix()


def test_one_point_written_in_two_ways_is_no_mix() -> None:
    """X25519 ignores the highest bit: so one seat would get two slots, and another none."""
    point = primitives.x25519(SECRET, x_public(ANNA.public))
    other = point[:31] + bytes([point[31] ^ 0x80])
    rest = [primitives.x25519(SECRET, x_public(key)) for key in KEYS[1:3]]
    assert mix.read_mix(parse(by_hand(sorted([point, other, *rest]))), PROMISE) == BadMix()
    small = [(9 + more).to_bytes(32, "little") for more in (0, 2**255 - 19)]  # 9, and 9 once more
    assert mix.read_mix(parse(by_hand(sorted([*small, *rest]))), PROMISE) == BadMix()


def test_a_multiple_of_anothers_key_cannot_sign_for_a_seat() -> None:
    """Who shows 8·Y as its own cannot sign: the Ed25519 key proves the X25519 secret."""
    stolen = BEN.public
    body = stolen + b"Eve"
    assert seats.read(parse(message.sign(header(Kind.SEAT, 2), body, STRANGER))) == ForgedCode()


@pytest.mark.parametrize("bad", [bytes(32), b"\x01" + bytes(31)])
def test_a_point_of_small_order_is_no_mix(bad: bytes) -> None:
    rest = [primitives.x25519(SECRET, x_public(key)) for key in KEYS[:3]]
    assert mix.read_mix(parse(by_hand(sorted([*rest, bad]))), PROMISE) == BadMix()
    assert mix.read_mix(parse(by_hand(sorted(rest), base=bad)), PROMISE) == BadMix()


def test_points_out_of_order_are_no_mix() -> None:
    """Their order could carry a message to the dealer."""
    points = sorted((primitives.x25519(SECRET, x_public(key)) for key in KEYS), reverse=True)
    assert mix.read_mix(parse(by_hand(points)), PROMISE) == BadMix()


def test_codes_that_somebody_else_signed_are_forged() -> None:
    assert mix.read_mix(parse(by_hand(list(the_mix().points), key=ANNA)), PROMISE) == ForgedCode()
    assert mix.read_mix(parse(mixed()), bytes(32)) == ForgedCode()  # for another promise
    unmix = mix.seal_unmix(header(Kind.UNMIX, 1), BEN, DIGEST, SECRET, KEYS)
    assert mix.read_unmix(parse(unmix), ANNA.public) == ForgedCode()
    end = mix.seal_end(header(Kind.END), ANNA, SEED, mixed(), unmix)
    assert mix.read_end(parse(end), BEN.public) == ForgedCode()


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_changed_byte_is_seen(at: int, by: int) -> None:
    unmix = mix.seal_unmix(header(Kind.UNMIX, 1), BEN, DIGEST, SECRET, KEYS)
    for raw, read in (
        (pledge(), lambda raw: mix.read_pledge(parse(raw))),
        (mixed(), lambda raw: mix.read_mix(parse(raw), PROMISE)),
        (unmix, lambda raw: mix.read_unmix(parse(raw), BEN.public)),
        (
            mix.seal_end(header(Kind.END), ANNA, SEED, mixed(), unmix),
            lambda raw: mix.read_end(parse(raw), ANNA.public),
        ),
    ):
        place = at % len(raw)
        bent = raw[:place] + bytes([raw[place] ^ by]) + raw[place + 1 :]
        assert isinstance(read(bent), Refusal)


@pytest.mark.parametrize(
    "read", [lambda raw: mix.read_pledge(parse(raw)), lambda raw: mix.read_mix(parse(raw), PROMISE)]
)
def test_other_codes_are_named(read: object) -> None:
    raw = seats.seal(header(Kind.SEAT), ANNA, "Anna")
    assert isinstance(read(raw), WrongKind)  # type: ignore[operator]


# --- what is in them


def test_a_pledge_says_who_deals_what_and_promises() -> None:
    found = mix.read_pledge(parse(pledge()))
    assert isinstance(found, Pledge)
    assert (found.public, found.promise) == (ANNA.public, PROMISE)
    assert (found.about, found.name) == (b"nr4", "Anna")


@pytest.mark.parametrize("name", ["", " Anna", "A\nB", "x" * 81])
def test_a_pledge_needs_a_name(name: str) -> None:
    with pytest.raises(ValueError, match="pledge"):
        pledge(name)


def test_a_pledge_of_a_key_that_is_none() -> None:
    for body, expected in (
        (bytes(32) + PROMISE + b"nr4Anna", BadKey()),
        (ANNA.public + PROMISE, Damaged()),
        (ANNA.public + PROMISE + b"nr4\xff\xff", BadName()),
        (ANNA.public + PROMISE + b"nr4", BadName()),
    ):
        assert mix.read_pledge(parse(message.sign(header(Kind.PLEDGE), body, ANNA))) == expected


def test_an_unmix_and_an_end_come_back_whole() -> None:
    unmix = mix.seal_unmix(header(Kind.UNMIX, 1), BEN, DIGEST, SECRET, KEYS)
    found = mix.read_unmix(parse(unmix), BEN.public)
    assert isinstance(found, Unmix)
    assert (found.digest, found.secret, found.keys) == (DIGEST, SECRET, KEYS)
    for shown in (unmix, b""):
        end = mix.read_end(
            parse(mix.seal_end(header(Kind.END), ANNA, SEED, mixed(), shown)), ANNA.public
        )
        assert isinstance(end, Ending)
        assert (end.seed, end.mix, end.unmix) == (SEED, mixed(), shown)


def test_no_repr_tells_a_secret() -> None:
    unmix = mix.read_unmix(
        parse(mix.seal_unmix(header(Kind.UNMIX, 1), BEN, DIGEST, SECRET, KEYS)), BEN.public
    )
    end = mix.read_end(parse(mix.seal_end(header(Kind.END), ANNA, SEED, mixed(), b"")), ANNA.public)
    assert repr(SECRET)[2:20] not in repr(unmix)
    assert repr(SEED)[2:20] not in repr(end)


@pytest.mark.parametrize("kind", [Kind.DEAL, Kind.SEAT])
def test_a_header_of_another_kind_is_a_mistake_of_ours(kind: Kind) -> None:
    with pytest.raises(ValueError, match="header"):
        mix.seal_mix(header(kind), BEN, SECRET, PROMISE, KEYS, PUBLIC)
