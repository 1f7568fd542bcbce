"""The one door to cryptography: stateless functions, bytes in and bytes out, synchronous.

Every function raises ValueError, naming the function and the input, for anything it does not take;
no exception ever holds a secret. A phone's own program in its browser has its own file with the
same functions. Protocols must not live here.
"""

import hashlib
import hmac
import sys

from companion.handoff.primitives._lengths import need
from companion.handoff.primitives._orders import is_own_way

if sys.platform == "emscripten":
    from companion.handoff.primitives import _browser as _platform
else:
    from companion.handoff.primitives import _openssl as _platform

_HASH = 32  # bytes of SHA-256


def x25519(scalar: bytes, point: bytes) -> bytes:
    """Shared secret (32 bytes) of a scalar (32) and a point (32), not one of small order."""
    return _platform.agree_x25519(scalar, point)


def x25519_public(scalar: bytes) -> bytes:
    """Point (32 bytes) of a scalar (32)."""
    return _platform.x25519_public(scalar)


def ed25519_public(seed: bytes) -> bytes:
    """Public key (32 bytes) of a seed (32)."""
    return _platform.ed25519_public(seed)


def ed25519_sign(seed: bytes, message: bytes) -> bytes:
    """Signature (64 bytes) of a message with a seed (32)."""
    return _platform.ed25519_sign(seed, message)


def ed25519_verify(public: bytes, signature: bytes, message: bytes) -> bool:
    """Whether `signature` (64 bytes) is that of `public` (32) over the message.

    For no key of small order and none written in a second way: about those libraries differ.
    """
    return _platform.ed25519_verify(public, signature, message) and is_own_way(public)


def gcm_seal(key: bytes, nonce: bytes, plain: bytes, bound: bytes = b"") -> bytes:
    """AES-128-GCM: key 16, nonce 12; 16 bytes longer. `bound` is authenticated only."""
    return _platform.gcm_seal(key, nonce, plain, bound)


def gcm_open(key: bytes, nonce: bytes, sealed: bytes, bound: bytes = b"") -> bytes:
    """The plaintext of `gcm_seal`; ValueError if anything was changed."""
    return _platform.gcm_open(key, nonce, sealed, bound)


def p256_public(scalar: bytes) -> bytes:
    """Compressed P-256 point (33 bytes) of a scalar (32, big endian, 1 to order-1)."""
    return _platform.p256_public(scalar)


def p256_x(scalar: bytes, point: bytes) -> bytes:
    """The x coordinate (32 bytes) of scalar (32) times compressed point (33)."""
    return _platform.p256_x(scalar, point)


def stretch(password: bytes, salt: bytes, cost: int = 14) -> bytes:
    """A key (32 bytes) out of what could be guessed: scrypt, N=2^cost (at most 2^15), r=8, p=1."""
    if not 0 < cost <= 15:
        raise ValueError("stretch: the cost must be 1 to 15")
    return _platform.stretch(password, salt, cost)


def sha256(*parts: bytes) -> bytes:
    """Digest (32 bytes) of the parts joined. The caller makes sure that joining is unambiguous."""
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key: bytes, *parts: bytes) -> bytes:
    """HMAC-SHA256 (32 bytes) over the parts joined."""
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def hkdf_extract(salt: bytes, material: bytes) -> bytes:
    """RFC 5869, first half: a 32-byte key out of uneven material."""
    return mac(salt or bytes(_HASH), material)


def hkdf_expand(key: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869, second half: `length` bytes (at most 8160) for the purpose `info`."""
    need("hkdf_expand", "key", key, _HASH)
    if not 0 <= length <= 255 * _HASH:
        raise ValueError("hkdf_expand: the length must be 0 to 8160")
    out = block = b""
    for number in range(1, -(-length // _HASH) + 1):
        block = mac(key, block, info, bytes([number]))
        out += block
    return out[:length]


def hkdf(material: bytes, info: bytes, length: int = 32, salt: bytes = b"") -> bytes:
    """Both halves of RFC 5869."""
    return hkdf_expand(hkdf_extract(salt, material), info, length)
