"""BACKUP: what a seat is, sealed under eight letters, so that it survives its phone.

Body: which KDF (1), salt (16), nonce (12), AES-128-GCM with all before it bound. KDF 1 is scrypt,
N=2^14, r=8, p=1. Whoever has the picture without the letters tries 2^40 of them at some 50 ms each.
What the content means, and where the letters are shown, must not live here.
"""

import re
import secrets

from companion.handoff import header as head
from companion.handoff import message, primitives
from companion.handoff.groups import ALPHABET
from companion.handoff.header import Header, Kind
from companion.handoff.refusals import Damaged, NotEightLetters, UnknownKdf, WrongLetters
from companion.refusal import Refusal

LETTERS = 8
"""Letters a backup opens with: forty bits."""
SCRYPT = 1
"""The one KDF there is."""
ROOM = message.LONGEST - head.LENGTH - 1 - 16 - 12 - 16
"""Bytes of content, at most."""

_SALT, _NONCE, _TAG = 16, 12, 16
_LABEL = b"companion/1/backup"
_LONGEST = 64  # characters looked at, at most
_LOOK_ALIKES = str.maketrans("OIL", "011")


def fresh_letters() -> str:
    """Eight new letters, none that are taken for each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def letters(typed: str) -> str | NotEightLetters:
    """The eight letters that were meant: case, spaces, dashes, O for 0, I and L for 1 are forgiven.

    A letter that no backup has is left standing: it opens nothing.
    """
    if len(typed) > _LONGEST:
        return NotEightLetters(len(typed))
    tidy = re.sub(r"[\s\-–—.,_]", "", typed).upper().translate(_LOOK_ALIKES)
    if len(tidy) != LETTERS:
        return NotEightLetters(len(tidy))
    return tidy


def grouped(eight: str) -> str:
    """Four and four, as people read them."""
    return f"{eight[:4]} {eight[4:]}"


def seal(header: Header, eight: str, content: bytes) -> bytes:
    """The BACKUP message, with a salt of its own each time.

    Takes as long as the KDF: keep it off an event loop. ValueError for another kind of header,
    letters that are none, or too long a content.
    """
    return sealed(header, eight, content, secrets.token_bytes(_SALT), secrets.token_bytes(_NONCE))


def sealed(header: Header, eight: str, content: bytes, salt: bytes, nonce: bytes) -> bytes:
    """`seal` with a given salt (16) and nonce (12): never the same two twice."""
    if header.kind is not Kind.BACKUP:
        raise ValueError("the header is not that of a backup")
    if len(eight) != LETTERS or not set(eight) <= set(ALPHABET):
        raise ValueError("a backup is sealed under eight letters")
    if len(salt) != _SALT or len(nonce) != _NONCE or len(content) > ROOM:
        raise ValueError("a salt of 16, a nonce of 12, a content that fits a message")
    bound = header.raw + bytes((SCRYPT,)) + salt
    return bound + nonce + primitives.gcm_seal(_key(eight, salt), nonce, content, bound)


def read(raw: bytes, typed: str) -> bytes | Refusal:
    """What was sealed, for who knows the letters.

    Takes as long as the KDF. Changed bytes cannot be told from wrong letters.
    """
    found = message.of_kind(message.parse(raw), Kind.BACKUP)
    if isinstance(found, Refusal):
        return found
    body = found.body
    if len(body) < 1 + _SALT + _NONCE + _TAG:
        return Damaged()
    if body[0] != SCRYPT:
        return UnknownKdf(body[0])
    eight = letters(typed)
    if isinstance(eight, Refusal):
        return eight
    if not set(eight) <= set(ALPHABET):
        return WrongLetters()
    salt, rest = body[1 : 1 + _SALT], body[1 + _SALT :]
    try:
        return primitives.gcm_open(
            _key(eight, salt), rest[:_NONCE], rest[_NONCE:], raw[: head.LENGTH + 1 + _SALT]
        )
    except ValueError:
        return WrongLetters()


def _key(eight: str, salt: bytes) -> bytes:
    return primitives.hkdf(primitives.stretch(eight.encode(), salt), _LABEL, 16)
