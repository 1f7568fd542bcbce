"""The cryptographic functions in a phone's browser, by way of @noble (pure JavaScript).

Only there it can be imported: the page's worker gives Python the module `noble` before it begins
(`assets/browser/source/noble.mjs`). What that refuses it gives as nothing. It is asked for late, at
the first use: a memory snapshot of Python can't hold it. Protocols must not live here.
"""

import importlib
from typing import Any

from companion.handoff.primitives._lengths import need

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def agree_x25519(scalar: bytes, point: bytes) -> bytes:
    need("x25519", "scalar", scalar, 32)
    need("x25519", "point", point, 32)
    return _bytes("x25519", "the point has small order", scalar, point)


def x25519_public(scalar: bytes) -> bytes:
    need("x25519_public", "scalar", scalar, 32)
    return _bytes("x25519_public", "it was refused", scalar)


def ed25519_public(seed: bytes) -> bytes:
    need("ed25519_public", "seed", seed, 32)
    return _bytes("ed25519_public", "it was refused", seed)


def ed25519_sign(seed: bytes, message: bytes) -> bytes:
    need("ed25519_sign", "seed", seed, 32)
    return _bytes("ed25519_sign", "it was refused", seed, message)


def ed25519_verify(public: bytes, signature: bytes, message: bytes) -> bool:
    need("ed25519_verify", "public key", public, 32)
    need("ed25519_verify", "signature", signature, 64)
    return _call("ed25519_verify", public, signature, message) is True


def gcm_seal(key: bytes, nonce: bytes, plain: bytes, bound: bytes) -> bytes:
    need("gcm_seal", "key", key, 16)
    need("gcm_seal", "nonce", nonce, 12)
    return _bytes("gcm_seal", "it was refused", key, nonce, plain, bound)


def gcm_open(key: bytes, nonce: bytes, sealed: bytes, bound: bytes) -> bytes:
    need("gcm_open", "key", key, 16)
    need("gcm_open", "nonce", nonce, 12)
    if len(sealed) < 16:
        raise ValueError("gcm_open: the sealed text must be at least 16 bytes")
    return _bytes("gcm_open", "it does not open", key, nonce, sealed, bound)


def p256_public(scalar: bytes) -> bytes:
    _need_scalar("p256_public", scalar)
    return _bytes("p256_public", "it was refused", scalar)


def p256_x(scalar: bytes, point: bytes) -> bytes:
    _need_scalar("p256_x", scalar)
    need("p256_x", "point", point, 33)
    return _bytes("p256_x", "the point is not on the curve", scalar, point)


def stretch(password: bytes, salt: bytes, cost: int) -> bytes:
    return _bytes("stretch", "it was refused", password, salt, cost)


def _need_scalar(name: str, scalar: bytes) -> None:
    need(name, "scalar", scalar, 32)
    if not 0 < int.from_bytes(scalar, "big") < _ORDER:
        raise ValueError(f"{name}: the scalar is zero or not below the order")


def _bytes(name: str, trouble: str, *given: bytes | int) -> bytes:
    found = _call(name, *given)
    if found is None:
        raise ValueError(f"{name}: {trouble}")
    return bytes(found.to_bytes())


def _call(name: str, *given: bytes | int) -> Any:
    to_js = importlib.import_module("pyodide.ffi").to_js
    function = getattr(importlib.import_module("noble"), name)
    return function(*(to_js(part) for part in given))
