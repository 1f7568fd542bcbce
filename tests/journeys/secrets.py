"""What would tell a hidden role, in every spelling it could travel or lie in.

What must not live here: phones, programs.
"""

import base64
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from companion.command_line import FOLDERS
from companion.games.secret_night.rules.roles import Role, hand
from companion.ui.drawings import drawing
from companion.ui.words import LANGUAGES, words
from tests.support.recording import Frame

HIDDEN = (Role.DETECTIVE, Role.THIEF, Role.DECEIVER)
PUBLIC = (Role.CHIEF, Role.MASTER)
_PNG = b"\x89PNG"
"""A picture's bytes are squeezed noise: four of them may stand there by chance."""


@cache
def names(role: Role) -> frozenset[str]:
    """How a role is called, in every language."""
    said = [words(language, FOLDERS) for language in LANGUAGES]
    keys = (f"secret_night-role-{role}", f"secret_night-short-{role}")
    return frozenset(w(key) for w in said for key in keys)


@cache
def face(role: Role) -> frozenset[str]:
    """The sentences on the face of a role's card, in every language, name for name left out."""
    found = set(names(role))
    for language in LANGUAGES:
        w = words(language, FOLDERS)
        found.add(w(f"secret_night-play-{role}"))
        found.add(w(f"secret_night-want-{role}"))
        found |= set(w(f"secret_night-know-{role}", chief="", master="").split("\n"))
    return frozenset(found)


def _lines(role: Role) -> set[str]:
    return set(re.findall(r'[" ]d="([^"]+)"', drawing(f"role-{role}")))


@cache
def lines_of(role: Role) -> frozenset[str]:
    """The lines of its drawing, without those it shares with another role's (a thief's mask)."""
    shared = {line for other in Role if other is not role for line in _lines(other)}
    own = _lines(role) - shared
    assert own
    return frozenset(own)


def spellings(text: str) -> set[bytes]:
    """A text as bytes: both ways to write accents, small and capital, escaped, and in UTF-16."""
    found = set()
    for form in ("NFC", "NFD"):
        for cased in (text, text.lower(), text.upper()):
            shape = unicodedata.normalize(form, cased)
            found |= {shape.encode(), json.dumps(shape)[1:-1].encode()}
            found |= {shape.encode("utf-16-le"), shape.encode("utf-16-be")}
    return {spelling.lower() for spelling in found}


def raw_spellings(secret: bytes) -> set[bytes]:
    """Bytes as they are, as hex, and as base64 wherever they begin in what was encoded."""
    found = {secret, secret.hex().encode(), secret.hex().upper().encode()}
    for shift in range(3):
        whole = base64.b64encode(bytes(shift) + secret)
        # The letters at both ends also depend on the neighbours.
        inner = whole[-(-shift * 8 // 6) : (shift + len(secret)) * 8 // 6]
        found |= {inner, inner.translate(bytes.maketrans(b"+/", b"-_"))}
    return found


def without(data: bytes, phrases: Iterable[str]) -> bytes:
    """Bytes in small letters without these phrases, which may stand there."""
    rest = data.lower()
    for phrase in sorted(phrases, key=len, reverse=True):
        for spelling in spellings(phrase):
            rest = rest.replace(spelling, b"\0")
    return rest


def tells(data: bytes, role: Role, allowed: Iterable[str] = ()) -> list[bytes]:
    """What in these bytes tells of a hidden role. allowed: phrases that may stand there.

    The two roles that everybody knows have names of their own ("Master Thief").
    """
    known = [name for public in PUBLIC for name in names(public)]
    rest = without(data, [*allowed, *known])
    wanted = {*names(role), *lines_of(role), f"role-{role}"}
    return [s for text in wanted for s in spellings(text) if s in rest]


def faces_in(data: bytes) -> list[bytes]:
    """What in these bytes is a sentence of any card's face, or a line of any role's drawing."""
    rest = data.lower()
    texts = {text for role in Role for text in (*face(role), *lines_of(role))}
    return [s for text in texts for s in spellings(text) if s in rest]


def hands_in(frames: Iterable[Frame]) -> list[Any]:
    """What in these frames is the hand of a hidden role, as bytes or spelled out."""
    return [
        leaf
        for frame in frames
        if (message := frame.message)
        for leaf in _leaves(message[1])
        for role in HIDDEN
        if _is_hand(leaf, hand(role))
    ]


def _is_hand(leaf: Any, secret: bytes) -> bool:
    if isinstance(leaf, bytes):
        return not leaf.startswith(_PNG) and secret in leaf
    spelled = {secret.hex(), base64.b64encode(secret).decode().rstrip("=")}
    return isinstance(leaf, str) and any(spelling in leaf for spelling in spelled)


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for part in value.values():
            yield from _leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from _leaves(part)
    else:
        yield value
