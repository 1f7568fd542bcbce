"""HPKE against RFC 9180's own vectors and against the HPKE of `cryptography`, both ways."""

import json
from pathlib import Path
from typing import Any

import cryptography_vectors
import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.hpke import AEAD, KDF, KEM, Suite

from companion.handoff import hpke, primitives
from tests.handoff.vectors import VECTORS, unhex

RFC_FILE = Path(cryptography_vectors.__file__).parent / "HPKE" / "test-vectors.json"
OURS = {"mode": 0, "kem_id": 0x20, "kdf_id": 1, "aead_id": 1}
SUITE = Suite(KEM.X25519, KDF.HKDF_SHA256, AEAD.AES_128_GCM)


def rfc_vector() -> dict[str, Any]:
    [found] = [v for v in json.loads(RFC_FILE.read_text()) if OURS.items() <= v.items()]
    assert isinstance(found, dict)
    return found


def test_the_first_message_of_rfc_9180_is_sealed_and_opened() -> None:
    vector = rfc_vector()
    info, one_time, secret, public, enc = unhex(vector, "info", "skEm", "skRm", "pkRm", "enc")
    bound, plain, sealed = unhex(vector["encryptions"][0], "aad", "pt", "ct")
    assert hpke.seal(plain, public, info, bound, one_time) == enc + sealed
    opened = hpke.unseal(
        enc + sealed, lambda point: primitives.x25519(secret, point), public, info, bound
    )
    assert opened == plain


@pytest.mark.parametrize("vector", VECTORS["hpke"])
def test_known_envelopes_open(vector: dict[str, Any]) -> None:
    secret, public, info, bound, plain, sealed = unhex(
        vector, "sk", "pk", "info", "aad", "pt", "ct"
    )

    def opened(text: bytes, around: bytes) -> bytes:
        return hpke.unseal(text, lambda p: primitives.x25519(secret, p), public, around, bound)

    assert opened(sealed, info) == plain
    for place in range(len(sealed)):
        changed = bytearray(sealed)
        changed[place] ^= 0x40
        with pytest.raises(ValueError, match=r"gcm_open|x25519"):
            opened(bytes(changed), info)
    with pytest.raises(ValueError, match="gcm_open"):
        opened(sealed, info + b"x")
    with pytest.raises(ValueError, match="too short"):
        opened(sealed[: hpke.OVERHEAD - 1], info)


@pytest.mark.parametrize("plain", [b"", b"x", bytes(200)])
def test_cryptography_opens_what_we_seal_and_we_what_it_seals(plain: bytes) -> None:
    secret = bytes(range(32))
    private = X25519PrivateKey.from_private_bytes(secret)
    point = primitives.x25519_public(secret)
    ours = hpke.seal(plain, point, b"info")
    assert len(ours) == len(plain) + hpke.OVERHEAD
    assert SUITE.decrypt(ours, private, b"info") == plain
    theirs = SUITE.encrypt(plain, X25519PublicKey.from_public_bytes(point), b"info")
    agree = X25519PrivateKey.from_private_bytes(secret)
    opened = hpke.unseal(
        theirs, lambda p: agree.exchange(X25519PublicKey.from_public_bytes(p)), point, b"info"
    )
    assert opened == plain


def test_sealing_twice_gives_two_texts() -> None:
    point = primitives.x25519_public(bytes(range(32)))
    assert hpke.seal(b"a", point, b"") != hpke.seal(b"a", point, b"")
