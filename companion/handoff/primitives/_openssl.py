"""The cryptographic functions by way of `cryptography` (OpenSSL): computers and phone builds.

The only file of the whole program that imports `cryptography`. No key object leaves it. Protocols
must not live here: this file knows no label, no header and no seat.
"""

import hashlib

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, x25519
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from companion.handoff.primitives._lengths import need

_P256 = ec.SECP256R1()


def agree_x25519(scalar: bytes, point: bytes) -> bytes:
    need("x25519", "scalar", scalar, 32)
    need("x25519", "point", point, 32)
    private = x25519.X25519PrivateKey.from_private_bytes(scalar)
    try:
        return private.exchange(x25519.X25519PublicKey.from_public_bytes(point))
    except ValueError:
        raise ValueError("x25519: the point has small order") from None


def x25519_public(scalar: bytes) -> bytes:
    need("x25519_public", "scalar", scalar, 32)
    return x25519.X25519PrivateKey.from_private_bytes(scalar).public_key().public_bytes_raw()


def ed25519_public(seed: bytes) -> bytes:
    need("ed25519_public", "seed", seed, 32)
    return ed25519.Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw()


def ed25519_sign(seed: bytes, message: bytes) -> bytes:
    need("ed25519_sign", "seed", seed, 32)
    return ed25519.Ed25519PrivateKey.from_private_bytes(seed).sign(message)


def ed25519_verify(public: bytes, signature: bytes, message: bytes) -> bool:
    need("ed25519_verify", "public key", public, 32)
    need("ed25519_verify", "signature", signature, 64)
    try:
        ed25519.Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (InvalidSignature, ValueError):  # ValueError: 32 bytes that are no point
        return False
    return True


def gcm_seal(key: bytes, nonce: bytes, plain: bytes, bound: bytes) -> bytes:
    need("gcm_seal", "key", key, 16)
    need("gcm_seal", "nonce", nonce, 12)
    return AESGCM(key).encrypt(nonce, plain, bound)


def gcm_open(key: bytes, nonce: bytes, sealed: bytes, bound: bytes) -> bytes:
    need("gcm_open", "key", key, 16)
    need("gcm_open", "nonce", nonce, 12)
    if len(sealed) < 16:
        raise ValueError("gcm_open: the sealed text must be at least 16 bytes")
    try:
        return AESGCM(key).decrypt(nonce, sealed, bound)
    except InvalidTag:
        raise ValueError("gcm_open: it does not open") from None


def _p256_private(name: str, scalar: bytes) -> ec.EllipticCurvePrivateKey:
    need(name, "scalar", scalar, 32)
    try:
        return ec.derive_private_key(int.from_bytes(scalar, "big"), _P256)
    except ValueError:
        raise ValueError(f"{name}: the scalar is zero or not below the order") from None


def p256_public(scalar: bytes) -> bytes:
    public = _p256_private("p256_public", scalar).public_key()
    return public.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.CompressedPoint
    )


def p256_x(scalar: bytes, point: bytes) -> bytes:
    private = _p256_private("p256_x", scalar)
    need("p256_x", "point", point, 33)
    try:
        public = ec.EllipticCurvePublicKey.from_encoded_point(_P256, point)
    except ValueError:
        raise ValueError("p256_x: the point is not on the curve") from None
    return private.exchange(ec.ECDH(), public)


def stretch(password: bytes, salt: bytes, cost: int) -> bytes:
    return hashlib.scrypt(password, salt=salt, n=1 << cost, r=8, p=1, dklen=32, maxmem=64 << 20)
