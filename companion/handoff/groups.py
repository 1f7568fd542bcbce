"""A message as text that people copy by hand: groups of five, the fifth a check on its group.

The alphabet has no I, L, O, U; who types one of them is understood. Each group carries its own
check, so that an error is noticed and the group named. Other forms of a code must not live here.
"""

import base64

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
_RFC_ALPHABET = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # Base32's own, for the same five bits
_RFC = {letter: value for value, letter in enumerate(_RFC_ALPHABET)}
_LOOK_ALIKES = str.maketrans("OILU", "011V")
_SEPARATORS = str.maketrans("", "", " -\t\r\n.,_")
_DATA = 4  # letters of a group that carry the message, 5 bits each
_POLYNOMIAL = 0b100101  # x^5 + x^2 + 1, primitive: one wrong letter or two swapped never pass


class WrongGroup(ValueError):
    """A group whose check fails; `number` counts from 1."""

    def __init__(self, number: int) -> None:
        super().__init__(f"group {number} is mistyped")
        self.number = number


def encode(raw: bytes) -> str:
    """Groups with spaces between: "28T5C 0M4NQ ..."."""
    values = [_RFC[letter] for letter in base64.b32encode(raw).rstrip(b"=")]
    parts = [values[i : i + _DATA] for i in range(0, len(values), _DATA)]
    return " ".join(
        "".join(ALPHABET[value] for value in [*part, _check(number, part)])
        for number, part in enumerate(parts)
    )


def decode(text: str) -> bytes:
    """The bytes of typed groups, whatever the case and the separators. WrongGroup names an error.

    ValueError (not WrongGroup) if a letter is none of ours or the end does not fit.
    """
    values = _letters(text)
    payload: list[int] = []
    for number, start in enumerate(range(0, len(values), _DATA + 1)):
        *part, check = values[start : start + _DATA + 1]
        if not part or check != _check(number, part):
            raise WrongGroup(number + 1)
        payload += part
    letters = bytes(_RFC_ALPHABET[value] for value in payload)
    try:
        raw = base64.b32decode(letters + b"=" * (-len(letters) % 8))
    except ValueError:
        raise ValueError("groups: the end does not fit") from None
    if base64.b32encode(raw).rstrip(b"=") != letters:  # b32decode lets stray bits pass
        raise ValueError("groups: the end does not fit")
    return raw


def _letters(text: str) -> list[int]:
    tidy = text.translate(_SEPARATORS)
    if not tidy.isascii():
        raise ValueError("groups: a letter of another alphabet")
    try:
        return [_VALUES[letter] for letter in tidy.upper().translate(_LOOK_ALIKES)]
    except KeyError:
        raise ValueError("groups: a letter of another alphabet") from None


def _check(number: int, part: list[int]) -> int:
    """The remainder of the group's bits by the polynomial, shifted by the group's place."""
    remainder = 0
    for value in part:
        remainder = _times_x5(remainder ^ value)
    return remainder ^ (number + 1) % 32


def _times_x5(value: int) -> int:
    for _ in range(5):
        value <<= 1
        if value & 32:
            value ^= _POLYNOMIAL
    return value
