"""A message as text that people copy by hand: groups of five, the fifth a check on its group.

The alphabet has no I, L, O, U; who types one of them is understood. Each group carries its own
check, so that an error is noticed and the group named. Other forms of a code must not live here.
"""

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}
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
    bits = int.from_bytes(raw, "big") << (-len(raw) * 8 % 5)
    count = -(-len(raw) * 8 // 5)
    values = [bits >> 5 * (count - 1 - i) & 31 for i in range(count)]
    parts = [values[i : i + _DATA] for i in range(0, count, _DATA)]
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
    size, rest = divmod(len(payload) * 5, 8)
    bits = 0
    for value in payload:
        bits = bits << 5 | value
    if rest >= 5 or bits & ((1 << rest) - 1):
        raise ValueError("groups: the end does not fit")
    return (bits >> rest).to_bytes(size, "big")


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
