"""The attacker mixes: it puts a key of its own in somebody's place, or lies about what it mixed."""

import hashlib
from dataclasses import replace

from companion.handoff import deal as sealed
from companion.handoff import edwards, message, mix, opening
from companion.handoff import seat as seat_code
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.refusals import Damaged, NotForThisPhone, SameKey
from companion.handoff.seatkey import SeatKey, x_public
from companion.session import offline_seat
from companion.session.refusals import KeysSwapped, MixUnfit, OtherMix, OtherMixer
from tests.support.codes import heard
from tests.support.guest import MINUTE
from tests.support.mixers import (
    GAMES,
    HERS,
    TWIN,
    Circle,
    dealt,
    in_order,
    mix_with,
    read_mix,
    ready,
    took,
    unmix_of,
    with_twin,
)


def swaps(circle: Circle, public: bytes) -> bytes:
    """Cleo's key has a twin that the mixer knows: that one is mixed. It shows a mix like others."""
    keys = [p.key.public for p in in_order(circle)]
    keys[2] = SeatKey(TWIN).public
    return mix_with(circle, public, keys)


def verdict(circle: Circle, at: int) -> object:
    found = circle.phones[at].proof
    assert found
    return found.verdict


def test_a_twin_of_the_victims_key_in_its_place_shows_at_once_and_names_the_mixer() -> None:
    circle = with_twin(2)
    mixed = swaps(circle, read_mix(circle).public)
    circle.reads(0, mixed)
    for at in (2, 3):
        circle.reads(at, circle.dealer.deal)
    assert offline_seat.astray(circle.phones[2]), "no card opens on Cleo's phone"
    keys = [p.key.public for p in in_order(circle)]
    keys[2] = SeatKey(TWIN).public
    unmix = unmix_of(circle, mixed, keys)
    circle.reads(0, unmix)
    assert offline_seat.end_code(circle.dealer)
    for at in (0, 2, 3):
        circle.reads(at, offline_seat.end_code(circle.dealer))
    assert verdict(circle, 0) == KeysSwapped("Bert")
    assert [verdict(circle, at) for at in (2, 3)] == [MixUnfit()] * 2
    for at in (2, 3):  # they read it on the mixing phone itself
        circle.reads(at, unmix)
    assert [verdict(circle, at) for at in (2, 3)] == [KeysSwapped("Bert")] * 2


def test_the_victims_card_is_not_shown_by_a_twin_of_its_key() -> None:
    circle = with_twin(2)
    circle.reads(0, swaps(circle, read_mix(circle).public))
    circle.reads(3, circle.dealer.deal)
    found = sealed.read(parse(circle.dealer.deal))
    assert isinstance(found, sealed.Deal)
    mine = sealed.find(found, SeatKey(TWIN))
    assert isinstance(mine, tuple), "the twin opens Cleo's card"
    head = replace(found.header, kind=Kind.OPEN, sender=2)
    raw = opening.seal_named(head, SeatKey(TWIN), found, mine[0])
    assert heard(circle.phones[3], raw) == Damaged()


def test_a_mix_that_names_the_twin_is_refused_by_the_victim_at_once() -> None:
    circle = with_twin(2)
    named = read_mix(circle).public.replace(
        mix.tag(SeatKey(HERS).public), mix.tag(SeatKey(TWIN).public)
    )
    circle.reads(0, swaps(circle, named))
    deal = circle.dealer.deal
    assert heard(circle.phones[2], deal) == NotForThisPhone()


def test_an_unmix_without_its_own_key_does_not_put_the_blame_on_the_dealer() -> None:
    circle = dealt(4)
    keys = [SeatKey(TWIN).public, *(p.key.public for p in in_order(circle)[1:])]
    lie = unmix_of(circle, offline_seat.mix_code(circle.mixer, GAMES) or b"", keys)
    circle.reads(0, lie)
    for at in (0, 2, 3):
        circle.reads(at, offline_seat.end_code(circle.dealer))
    assert verdict(circle, 0) == KeysSwapped("Bert")
    assert [verdict(circle, at) for at in (2, 3)] == [MixUnfit()] * 2


def test_an_unmix_signed_by_another_key_proves_nothing_against_anybody() -> None:
    circle = dealt(4)
    circle.ends()
    raw = offline_seat.unmix_code(circle.mixer, GAMES) or b""
    found = message.parse(raw)
    assert isinstance(found, message.Message)
    other = message.sign(found.header, found.body, SeatKey(TWIN))
    assert heard(circle.phones[2], other) == OtherMixer()
    assert verdict(circle, 2) is None


def test_who_mixes_twice_does_not_accuse_the_dealer_of_it() -> None:
    circle = ready()
    circle.reads(0, offline_seat.mix_code(circle.mixer, GAMES))
    assert circle.mixer.mixing
    part = replace(circle.mixer.mixing, secret=bytes([9]) * 32)
    again = replace(circle.mixer, mixing=part)
    assert heard(again, circle.dealer.deal) == OtherMix()
    later = offline_seat.unmix_code(again, GAMES) or b""
    assert not isinstance(heard(circle.dealer, later), type(circle.dealer))


# --- a key turned round


def turned(key: SeatKey, name: str) -> bytes:
    """The SEAT of the negated key: another Ed25519 key, the same X25519 secret. It can sign."""
    order = edwards._ORDER
    scalar = int.from_bytes(_clamped(key), "little") % order
    public = key.public[:31] + bytes([key.public[31] ^ 0x80])
    head = Header(Kind.SEAT, GameId.fresh(MINUTE), 0, EVERYONE)
    body = public + name.encode()
    said = b"companion/1/message|" + head.raw + body
    nonce = SeatKey(bytes([3]) * 32)
    r = int.from_bytes(_clamped(nonce), "little") % order
    h = int.from_bytes(_sha512(nonce.public + public + said), "little") % order
    s = (r + h * (order - scalar)) % order
    return head.raw + body + nonce.public + s.to_bytes(32, "little")


def _sha512(data: bytes) -> bytes:
    return hashlib.sha512(data).digest()


def _clamped(key: SeatKey) -> bytes:
    raw = bytearray(_sha512(key.seed)[:32])
    raw[0] &= 248
    raw[31] = raw[31] & 127 | 64
    return bytes(raw)


def test_a_seat_with_a_turned_key_is_refused_when_it_is_read() -> None:
    circle = dealt(4)
    mixer = offline_seat.mixes(circle.phones[1])
    cleo = circle.phones[2]
    raw = turned(cleo.key, "Kleo")
    found = seat_code.read(parse(raw))
    assert isinstance(found, seat_code.Seat), "it has signed for itself"
    assert found.public != cleo.key.public
    assert x_public(found.public) == x_public(cleo.key.public)
    fresh = replace(mixer, deal=b"", dealt=None, openings=(), end=b"")
    one = took(fresh, offline_seat.code(cleo))
    assert isinstance(heard(one, raw), SameKey)
    first = took(fresh, raw)
    assert isinstance(heard(first, offline_seat.code(cleo)), SameKey)
    own = turned(mixer.key, "Trebor")
    assert isinstance(heard(fresh, own), SameKey)
