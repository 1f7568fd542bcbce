"""What each function of `primitives` must give, or refuse, as data: for every form of it there is.

`test_primitives` asks the form of computers, `tests/browser/test_own_primitives` that of browsers;
so nothing here may need pytest, nor anything else that a phone has not.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha512
from pathlib import Path
from typing import Any

from companion.handoff import primitives

VECTORS: dict[str, list[Any]] = json.loads((Path(__file__).parent / "vectors.json").read_text())
ED25519_ORDER = 2**252 + 27742317777372353535851937790883648493
ED25519_FIELD = 2**255 - 19
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
NEUTRAL = bytes([1]) + bytes(31)
"""The neutral point of Ed25519, as bytes."""
ORDER_EIGHT = bytes.fromhex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a")
"""A point of small order: eight of it are the neutral one."""
RFC_5869 = (
    "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
    "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
)
RFC_5869_KEY = "077709362c2e32df0ddc3f0dc47bba6390b6c73bb50f9c3122ec844ad7c2b3e5"


@dataclass(frozen=True)
class Case:
    """One call. gives: its answer; None where it is refused, by a sentence that begins with `says`.

    name: what it is about.
    """

    name: str
    function: str
    inputs: tuple[bytes | int, ...]
    gives: bytes | bool | None
    says: str = ""

    def __str__(self) -> str:
        return f"{self.function}: {self.name}"


def wrong(case: Case) -> str:
    """What is not as it should be; "" if all is."""
    try:
        found = getattr(primitives, case.function)(*case.inputs)
    except ValueError as refused:
        said = str(refused)
        return "" if case.gives is None and said.startswith(case.says) else f"{case}: {said}"
    return "" if found == case.gives and type(found) is type(case.gives) else f"{case}: {found!r}"


def cases() -> list[Case]:
    """All of them."""
    return [*_known(), *_refused(), *_lengths(), *_signatures_of_liars()]


def _known() -> Iterator[Case]:
    """The known answers of others."""
    for at, vector in enumerate(VECTORS["x25519"]):
        scalar, point, public, shared = _unhexed(vector, "k", "u", "pub", "out")
        yield Case(f"known {at}", "x25519_public", (scalar,), public)
        yield Case(f"known {at}", "x25519", (scalar, point), shared)
    for at, vector in enumerate(VECTORS["ed25519"]):
        seed, public, text, signature = _unhexed(vector, "seed", "pub", "msg", "sig")
        yield Case(f"known {at}", "ed25519_public", (seed,), public)
        yield Case(f"known {at}", "ed25519_sign", (seed, text), signature)
        yield Case(f"known {at}", "ed25519_verify", (public, signature, text), True)
        yield Case(f"other text {at}", "ed25519_verify", (public, signature, text + b"x"), False)
    for at, vector in enumerate(VECTORS["gcm"]):
        key, nonce, plain, bound, sealed = _unhexed(vector, "k", "n", "pt", "aad", "ct")
        yield Case(f"known {at}", "gcm_seal", (key, nonce, plain, bound), sealed)
        yield Case(f"known {at}", "gcm_open", (key, nonce, sealed, bound), plain)
    for at, vector in enumerate(VECTORS["p256"]):
        scalar, public, point, x = _unhexed(vector, "d", "pub", "q", "x")
        yield Case(f"known {at}", "p256_public", (scalar,), public)
        yield Case(f"known {at}", "p256_x", (scalar, point), x)
    for at, vector in enumerate(VECTORS["scrypt"]):
        password, salt, key = _unhexed(vector, "p", "s", "out")
        yield Case(f"known {at}", "stretch", (password, salt), key)
    material, salt, info = b"\x0b" * 22, bytes(range(13)), bytes(range(0xF0, 0xFA))
    for inputs, expected in zip(((info, 42, salt), (b"", 42)), RFC_5869, strict=True):
        yield Case("RFC 5869", "hkdf", (material, *inputs), bytes.fromhex(expected))
    yield Case("RFC 5869", "hkdf_extract", (salt, material), bytes.fromhex(RFC_5869_KEY))
    yield Case("parts are joined", "sha256", (b"a", b"b"), primitives.sha256(b"ab"))
    yield Case("parts are joined", "mac", (b"k", b"a", b"b"), primitives.mac(b"k", b"ab"))


def _refused() -> Iterator[Case]:
    """Inputs of the right length that no honest phone gives."""
    for point in map(bytes.fromhex, VECTORS["x25519_bad"]):
        says = "x25519: the point has small order"
        yield Case(point.hex(), "x25519", (bytes(range(32)), point), None, says)
    for vector in VECTORS["gcm"]:
        key, nonce, bound, sealed = _unhexed(vector, "k", "n", "aad", "ct")
        bad_tag = sealed[:-1] + bytes([sealed[-1] ^ 1])
        for name, text, around in (("tag", bad_tag, bound), ("bound", sealed, bound + b"x")):
            says = "gcm_open: it does not open"
            yield Case(f"other {name}", "gcm_open", (key, nonce, text, around), None, says)
    five = bytes(31) + b"\5"
    for point in map(bytes.fromhex, VECTORS["p256_bad"]):
        yield Case(point.hex(), "p256_x", (five, point), None, "p256_x: the point")
    good = bytes.fromhex(VECTORS["p256"][0]["q"])
    for first in (0, 1, 4, 5, 6, 0xFF):  # neither of the two ways to write a compressed point
        point = bytes([first]) + good[1:]
        yield Case(f"written {first}", "p256_x", (five, point), None, "p256_x: the point")
    for scalar in (0, P256_ORDER, P256_ORDER + 1, 2**256 - 1):
        raw = scalar.to_bytes(32, "big")
        yield Case(f"{scalar:x}", "p256_public", (raw,), None, "p256_public: the scalar")
        yield Case(f"{scalar:x}", "p256_x", (raw, good), None, "p256_x: the scalar")


def _lengths() -> Iterator[Case]:
    """Inputs of the wrong length, or a number out of its range."""
    point = bytes.fromhex(VECTORS["p256"][0]["q"])
    for said, inputs in (
        ("x25519: the scalar", (bytes(31), bytes(32))),
        ("x25519: the point", (bytes(32), bytes(33))),
        ("x25519_public: the scalar", (b"",)),
        ("ed25519_public: the seed", (bytes(64),)),
        ("ed25519_sign: the seed", (bytes(31), b"")),
        ("ed25519_verify: the public key", (b"", bytes(64), b"")),
        ("ed25519_verify: the signature", (bytes(32), bytes(63), b"")),
        ("gcm_seal: the key", (bytes(32), bytes(12), b"")),
        ("gcm_seal: the nonce", (bytes(16), bytes(8), b"")),
        ("gcm_open: the key", (bytes(24), bytes(12), bytes(16))),
        ("gcm_open: the nonce", (bytes(16), b"", bytes(16))),
        ("gcm_open: the sealed text", (bytes(16), bytes(12), bytes(15))),
        ("p256_public: the scalar", (bytes(31),)),
        ("p256_x: the point", (bytes([1]) * 32, point[:32])),
        ("p256_x: the point", (bytes([1]) * 32, bytes(65))),
        ("hkdf_expand: the key", (b"short", b"", 32)),
        ("hkdf_expand: the length", (bytes(32), b"", 8161)),
        ("hkdf_expand: the length", (bytes(32), b"", -1)),
        ("stretch: the cost", (b"", b"", 0)),
        ("stretch: the cost", (b"", b"", 16)),
    ):
        yield Case(said, said.split(":")[0], inputs, None, said)


def _signatures_of_liars() -> Iterator[Case]:
    """What some libraries take for a signature and others do not: here it is none, everywhere."""
    for at, vector in enumerate(VECTORS["ed25519"]):
        public, text, signature = _unhexed(vector, "pub", "msg", "sig")
        second = int.from_bytes(signature[32:], "little") + ED25519_ORDER
        twice = signature[:32] + second.to_bytes(32, "little")
        yield Case(f"S in a second way {at}", "ed25519_verify", (public, twice, text), False)
    for name, public in _small_keys():
        text = _text_for(public)
        yield Case(f"{name} key", "ed25519_verify", (public, NEUTRAL + bytes(32), text), False)
    public, signature, text = _shifted()
    yield Case("good but for eight", "ed25519_verify", (public, signature, text), False)
    wide = (ED25519_FIELD + 1).to_bytes(32, "little")
    for name, first in (("a wide R", wide), ("no R", bytes(31) + b"\x7f")):
        yield Case(name, "ed25519_verify", (public, first + signature[32:], text), False)
    yield Case("no key", "ed25519_verify", (b"\2" + bytes(31), signature, text), False)


def _small_keys() -> Iterator[tuple[str, bytes]]:
    """Keys of small order, and some written in a second way."""
    other = (ED25519_FIELD - int.from_bytes(ORDER_EIGHT, "little")).to_bytes(32, "little")
    for number in (0, 1, ED25519_FIELD - 1, ED25519_FIELD, ED25519_FIELD + 1):
        for odd in (0, 1):
            yield f"{number:x} {odd}", (number | odd << 255).to_bytes(32, "little")
    for point in (ORDER_EIGHT, other):
        for odd in (0, 0x80):
            yield f"of order eight {odd}", point[:-1] + bytes([point[-1] | odd])


def _text_for(public: bytes) -> bytes:
    """A text for which a key of small order has the neutral point and nought as its signature."""
    for number in range(1000):
        text = number.to_bytes(2, "big")
        if _challenge(NEUTRAL, public, text) % 8 == 0:
            return text
    raise AssertionError("one in eight texts is one")


def _shifted() -> tuple[bytes, bytes, bytes]:
    """Key, signature, text: R is the neutral point and a point of order eight more.

    Both sides of what is checked, eight times, are equal; without that they are not.
    """
    seed, text = bytes(range(32)), b"a deal"
    public = primitives.ed25519_public(seed)
    digest = sha512(seed).digest()
    secret = int.from_bytes(digest[:32], "little") & ((1 << 254) - 8) | 1 << 254
    found = _challenge(ORDER_EIGHT, public, text) * secret % ED25519_ORDER
    return public, ORDER_EIGHT + found.to_bytes(32, "little"), text


def _challenge(first: bytes, public: bytes, text: bytes) -> int:
    return int.from_bytes(sha512(first + public + text).digest(), "little") % ED25519_ORDER


def _unhexed(vector: dict[str, str], *names: str) -> tuple[bytes, ...]:
    return tuple(bytes.fromhex(vector[name]) for name in names)
