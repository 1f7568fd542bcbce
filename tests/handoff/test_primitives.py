"""The functions of `primitives`: known answers, and a named ValueError for everything bad."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.handoff import primitives
from tests.handoff.vectors import VECTORS, unhex

ED25519_ORDER = 2**252 + 27742317777372353535851937790883648493
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


@pytest.mark.parametrize("vector", VECTORS["x25519"])
def test_x25519_gives_the_known_answers(vector: dict[str, str]) -> None:
    scalar, point, public, shared = unhex(vector, "k", "u", "pub", "out")
    assert primitives.x25519_public(scalar) == public
    assert primitives.x25519(scalar, point) == shared


@pytest.mark.parametrize("point", VECTORS["x25519_bad"])
def test_x25519_refuses_points_of_small_order(point: str) -> None:
    with pytest.raises(ValueError, match="x25519: the point has small order"):
        primitives.x25519(bytes(range(32)), bytes.fromhex(point))


@pytest.mark.parametrize("vector", VECTORS["ed25519"])
def test_ed25519_signs_and_checks_as_known(vector: dict[str, str]) -> None:
    seed, public, text, signature = unhex(vector, "seed", "pub", "msg", "sig")
    assert primitives.ed25519_public(seed) == public
    assert primitives.ed25519_sign(seed, text) == signature
    assert primitives.ed25519_verify(public, signature, text)
    assert not primitives.ed25519_verify(public, signature, text + b"x")


@pytest.mark.parametrize("vector", VECTORS["ed25519"])
def test_a_signature_written_in_a_second_way_is_none(vector: dict[str, str]) -> None:
    public, text, signature = unhex(vector, "pub", "msg", "sig")
    second = int.from_bytes(signature[32:], "little") + ED25519_ORDER
    twice = signature[:32] + second.to_bytes(32, "little")
    assert not primitives.ed25519_verify(public, twice, text)


@pytest.mark.parametrize("vector", VECTORS["gcm"])
def test_gcm_seals_and_opens_as_known(vector: dict[str, str]) -> None:
    key, nonce, plain, bound, sealed = unhex(vector, "k", "n", "pt", "aad", "ct")
    assert primitives.gcm_seal(key, nonce, plain, bound) == sealed
    assert primitives.gcm_open(key, nonce, sealed, bound) == plain
    changed = sealed[:-1] + bytes([sealed[-1] ^ 1])
    for text, around in ((changed, bound), (sealed, bound + b"x")):
        with pytest.raises(ValueError, match="gcm_open: it does not open"):
            primitives.gcm_open(key, nonce, text, around)


@pytest.mark.parametrize("vector", VECTORS["p256"])
def test_p256_gives_the_known_answers(vector: dict[str, str]) -> None:
    scalar, public, point, x = unhex(vector, "d", "pub", "q", "x")
    assert primitives.p256_public(scalar) == public
    assert primitives.p256_x(scalar, point) == x


@pytest.mark.parametrize("point", VECTORS["p256_bad"])
def test_p256_refuses_what_is_no_point(point: str) -> None:
    with pytest.raises(ValueError, match="p256_x: the point"):
        primitives.p256_x(bytes(31) + b"\5", bytes.fromhex(point))


@pytest.mark.parametrize("vector", VECTORS["scrypt"])
def test_stretch_is_scrypt_as_known(vector: dict[str, str]) -> None:
    password, salt, key = unhex(vector, "p", "s", "out")
    assert primitives.stretch(password, salt) == key


def test_hkdf_gives_the_answer_of_rfc_5869() -> None:
    material, salt, info = b"\x0b" * 22, bytes(range(13)), bytes(range(0xF0, 0xFA))
    expected = (
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )
    assert primitives.hkdf(material, info, 42, salt).hex() == expected
    without = "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
    assert primitives.hkdf(material, b"", 42).hex() == without


def test_parts_are_hashed_as_if_joined() -> None:
    assert primitives.sha256(b"a", b"b") == primitives.sha256(b"ab")
    assert primitives.mac(b"k", b"a", b"b") == primitives.mac(b"k", b"ab")


Q = bytes.fromhex(VECTORS["p256"][0]["q"])
BAD_INPUTS: list[tuple[str, Callable[..., Any], tuple[Any, ...]]] = [
    ("x25519: the scalar", primitives.x25519, (bytes(31), bytes(32))),
    ("x25519: the point", primitives.x25519, (bytes(32), bytes(33))),
    ("x25519_public: the scalar", primitives.x25519_public, (b"",)),
    ("ed25519_public: the seed", primitives.ed25519_public, (bytes(64),)),
    ("ed25519_sign: the seed", primitives.ed25519_sign, (bytes(31), b"")),
    ("ed25519_verify: the public key", primitives.ed25519_verify, (b"", bytes(64), b"")),
    ("ed25519_verify: the signature", primitives.ed25519_verify, (bytes(32), bytes(63), b"")),
    ("gcm_seal: the key", primitives.gcm_seal, (bytes(32), bytes(12), b"")),
    ("gcm_seal: the nonce", primitives.gcm_seal, (bytes(16), bytes(8), b"")),
    ("gcm_open: the key", primitives.gcm_open, (bytes(24), bytes(12), bytes(16))),
    ("gcm_open: the nonce", primitives.gcm_open, (bytes(16), b"", bytes(16))),
    ("gcm_open: the sealed text", primitives.gcm_open, (bytes(16), bytes(12), bytes(15))),
    ("p256_public: the scalar", primitives.p256_public, (bytes(31),)),
    ("p256_public: the scalar", primitives.p256_public, (bytes(32),)),
    ("p256_public: the scalar", primitives.p256_public, (P256_ORDER.to_bytes(32, "big"),)),
    ("p256_x: the scalar", primitives.p256_x, (bytes(32), Q)),
    ("p256_x: the point", primitives.p256_x, (bytes([1]) * 32, Q[:32])),
    ("hkdf_expand: the key", primitives.hkdf_expand, (b"short", b"", 32)),
    ("hkdf_expand: the length", primitives.hkdf_expand, (bytes(32), b"", 8161)),
    ("hkdf_expand: the length", primitives.hkdf_expand, (bytes(32), b"", -1)),
]


@pytest.mark.parametrize(("named", "function", "inputs"), BAD_INPUTS)
def test_a_bad_input_is_named(
    named: str, function: Callable[..., Any], inputs: tuple[Any, ...]
) -> None:
    with pytest.raises(ValueError, match=named):
        function(*inputs)
