"""A message as text, in three forms of the same bytes: for a code, for a link, for typing.

    T1:%69 VD92EX0...                   what our own camera reads (QR alphanumeric)
    HTTP://192.168.1.5:8000/C/CEB...    what a phone's own camera opens, and what people send on
    T1 28T5C 0M4NQ ...                  what people copy

What the bytes mean must not live here.
"""

import base64
import re

from companion.handoff import base45, foreign, groups, header, message
from companion.handoff.refusals import Damaged, Mistyped, NewerVersion, NotOurs, TooLong
from companion.refusal import Refusal

LONGEST = 3 * message.LONGEST
"""Characters looked at, at most; the longest message fits in every form."""

_INVISIBLE = "\ufeff\u200b\u200e\u200f\u2060\u00ad"  # what chat programs like to set around a text
_AROUND = " \t\r\n\v\f\u00a0\"'<>" + _INVISIBLE
_CODE = re.compile(r"T([1-9][0-9]?):", re.IGNORECASE | re.ASCII)
_LINK = re.compile(r"https?://(?:[^/\s]+/)+C/([A-Z2-7]{23,})/?", re.IGNORECASE | re.ASCII)
_TYPED = re.compile(r"T[1IL](?=[\s\-.,_]|[23][\w\s\-.,]*$)", re.IGNORECASE | re.ASCII)
_ORIGIN = re.compile(r"HTTPS?://[0-9A-Z.\-]+(:[0-9]{1,5})?", re.ASCII)
_SITE = re.compile(r"https?://[^/\s?#]+(/[^/\s?#]+)*", re.IGNORECASE | re.ASCII)


def write(raw: bytes) -> str:
    """The form for a code: `T1:` and Base45."""
    return "T1:" + base45.encode(raw)


def link(raw: bytes, site: str) -> str:
    """The form for a phone's own camera, and for sending on. ValueError for what is no web address.

    site: scheme, host and port, "http://host:8000": then all is in capitals, which a QR code packs
    as tightly as Base45. A folder below them, or an IPv6 address, would not survive that: it stays
    as it is. No slash at the end.
    """
    capitals = site.upper()
    if not site.isascii() or not _SITE.fullmatch(site):
        raise ValueError("a site is http(s)://host:port, perhaps with a folder")
    start = capitals if _ORIGIN.fullmatch(capitals) else site
    return f"{start}/C/{base64.b32encode(raw).decode().rstrip('=')}"


def typed(raw: bytes) -> str:
    """The form for copying by hand: `T1` and groups of five."""
    return "T1 " + groups.encode(raw)


def read(text: str) -> bytes | Refusal:
    """The bytes of a message in any of its three forms; what else it is, if it is none of ours."""
    if len(text) > LONGEST:
        return TooLong(LONGEST)
    tidy = text.strip(_AROUND)
    raw = _read_tidy(tidy)
    if isinstance(raw, bytes) and len(raw) > message.LONGEST:
        return TooLong(message.LONGEST)
    return raw


def _read_tidy(tidy: str) -> bytes | Refusal:
    if code := _CODE.match(tidy):
        version = int(code[1])
        return _read_code(tidy[code.end() :]) if version == 1 else NewerVersion(version)
    if address := _LINK.fullmatch(tidy):
        return _read_link(address[1])
    if prefix := _TYPED.match(tidy):
        return _read_typed(tidy[prefix.end() :])
    # Without the prefix it may still be ours: a message begins with version 1, which makes the
    # first letter 2 or 3. But then every check must fit before we call it so.
    if tidy[:1] in ("2", "3"):
        raw = _read_typed(tidy)
        if isinstance(raw, bytes) and len(raw) >= header.LENGTH and raw[0] >> 4 == 1:
            return raw
    return NotOurs(foreign.name(tidy))


def _read_code(letters: str) -> bytes | Refusal:
    """Base45 never ends with a space, so trimming lost nothing; line breaks are not in it."""
    if not letters.isascii():
        return Damaged()
    try:
        return base45.decode(re.sub(r"[\t\r\n]", "", letters).upper())
    except ValueError:
        return Damaged()


def _read_link(letters: str) -> bytes | Refusal:
    capitals = letters.upper()
    try:
        raw = base64.b32decode(capitals + "=" * (-len(capitals) % 8))
    except ValueError:
        return Damaged()
    # One message has one text: b32decode lets stray bits at the end pass.
    return raw if base64.b32encode(raw).decode().rstrip("=") == capitals else Damaged()


def _read_typed(letters: str) -> bytes | Refusal:
    try:
        return groups.decode(letters)
    except groups.WrongGroup as wrong:
        return Mistyped(wrong.number)
    except ValueError:
        return Damaged()
