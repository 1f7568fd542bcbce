"""HPKE (RFC 9180), base mode, one message: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-128-GCM.

Written here because the `cryptography` of phone builds has no HPKE. Sealing needs the receiver's
X25519 point; opening needs only a way to agree, so no secret scalar passes through.
Who sent a thing is not this file's business: the signature outside says that.
"""

import secrets
from collections.abc import Callable

from companion.handoff import primitives

OVERHEAD = 32 + 16  # encapsulated key and tag

_KEM = b"KEM" + (0x0020).to_bytes(2, "big")
_SUITE = b"HPKE" + b"".join(number.to_bytes(2, "big") for number in (0x0020, 0x0001, 0x0001))
_BASE_MODE = b"\x00"


def seal(
    plain: bytes, point: bytes, info: bytes, bound: bytes = b"", scalar: bytes | None = None
) -> bytes:
    """Seal to an X25519 `point` (32 bytes); gives `len(plain) + OVERHEAD` bytes.

    `scalar` is the one-time secret and is drawn fresh; only tests with known answers pass it.
    ValueError if the point is bad.
    """
    scalar = secrets.token_bytes(32) if scalar is None else scalar
    encapsulated = primitives.x25519_public(scalar)
    key, nonce = _schedule(primitives.x25519(scalar, point), encapsulated, point, info)
    return encapsulated + primitives.gcm_seal(key, nonce, plain, bound)


def unseal(
    sealed: bytes, agree: Callable[[bytes], bytes], point: bytes, info: bytes, bound: bytes = b""
) -> bytes:
    """Open what was sealed to `point`, whose secret is in `agree`; else ValueError."""
    if len(sealed) < OVERHEAD:
        raise ValueError("hpke: too short")
    encapsulated, rest = sealed[:32], sealed[32:]
    key, nonce = _schedule(agree(encapsulated), encapsulated, point, info)
    return primitives.gcm_open(key, nonce, rest, bound)


def _schedule(shared: bytes, encapsulated: bytes, point: bytes, info: bytes) -> tuple[bytes, bytes]:
    """RFC 9180, 4.1 (ExtractAndExpand) and 5.1 (KeySchedule, no PSK): key and nonce."""
    kem_secret = _expand(
        _KEM, _extract(_KEM, b"", b"eae_prk", shared), b"shared_secret", encapsulated + point, 32
    )
    context = (
        _BASE_MODE
        + _extract(_SUITE, b"", b"psk_id_hash", b"")
        + _extract(_SUITE, b"", b"info_hash", info)
    )
    secret = _extract(_SUITE, kem_secret, b"secret", b"")
    return (
        _expand(_SUITE, secret, b"key", context, 16),
        _expand(_SUITE, secret, b"base_nonce", context, 12),
    )


def _extract(suite: bytes, salt: bytes, label: bytes, material: bytes) -> bytes:
    return primitives.hkdf_extract(salt, b"HPKE-v1" + suite + label + material)


def _expand(suite: bytes, key: bytes, label: bytes, info: bytes, length: int) -> bytes:
    labelled = length.to_bytes(2, "big") + b"HPKE-v1" + suite + label + info
    return primitives.hkdf_expand(key, labelled, length)
