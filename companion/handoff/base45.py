"""Base45 (RFC 9285): bytes in the alphabet a QR code packs best. Only the encoding lives here."""

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}


def encode(raw: bytes) -> str:
    """Three characters for two bytes, two for a last single byte."""
    out = []
    for i in range(0, len(raw), 2):
        pair = raw[i : i + 2]
        number = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            number, value = divmod(number, 45)
            out.append(ALPHABET[value])
    return "".join(out)


def decode(text: str) -> bytes:
    """The bytes; ValueError for another alphabet, a wrong length, or a number too large."""
    try:
        values = [_VALUES[letter] for letter in text]
    except KeyError:
        raise ValueError("base45: a character of another alphabet") from None
    if len(values) % 3 == 1:
        raise ValueError("base45: a character is missing")
    out = bytearray()
    for i in range(0, len(values), 3):
        few = values[i : i + 3]
        number = sum(value * 45**power for power, value in enumerate(few))
        if number >= 256 ** (len(few) - 1):
            raise ValueError("base45: a number is too large")
        out += number.to_bytes(len(few) - 1, "big")
    return bytes(out)
