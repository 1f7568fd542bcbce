"""A code as a picture: QR, error correction M, alphanumeric but for the start of some links.

Only here: qrcode and pypng.

Dark on light, always: colours and frames are the screen's business. Reading pictures must not live
here; that needs a library phones without a server do not have.
"""

import io
from functools import lru_cache

import png as pypng  # type: ignore[import-untyped]  # pypng ships no types
import qrcode  # type: ignore[import-untyped]  # 8.2 ships no types
from qrcode.constants import ERROR_CORRECT_M  # type: ignore[import-untyped]
from qrcode.util import MODE_8BIT_BYTE, MODE_ALPHA_NUM, QRData  # type: ignore[import-untyped]

from companion.handoff.base45 import ALPHABET

LONGEST = 600
"""Characters in one picture: QR version 15, or 398 bytes of message in the `T1:` form."""

QUIET = 4
"""Light modules around a code, on each side."""

_ROOM = 8 * 415
"""Bits of version 15."""

Matrix = tuple[tuple[bool, ...], ...]

# Codes carry ciphertext, which looks like noise under every mask. Searching for the best mask takes
# 15 ms instead of 3, and in a trial (small, turned, blurred, noisy) it was read no more often.
_MASK = 5

# qrcode 8.2 fails ("glog(0)") when a whole block of codewords is zero, which a long run of the
# character "0" makes. Cut into segments, each with its own little header, no block is.
_RUN, _SEGMENT = "0" * 20, 30


def holds(text: str) -> bool:
    """Whether a picture holds this text.

    Its alphabet is digits, capitals and $%*+-./: with the space; a web address may begin with
    others, in a folder in small letters say, at more room each.
    """
    start = text.rstrip(ALPHABET)
    if start and not (text.startswith(("http://", "https://")) and start.isascii()):
        return False
    rest = len(text) - len(start)
    bits = (20 + 8 * len(start) if start else 0) + 15 + -(-11 * rest // 2)
    return 0 < len(text) <= LONGEST and bits <= _ROOM


@lru_cache(maxsize=16)
def matrix(text: str) -> Matrix:
    """The modules, row by row, True is dark, without the quiet zone.

    ValueError for what no picture `holds`.
    """
    if not holds(text):
        raise ValueError(f"a picture holds a link or capitals, 1 to {LONGEST} characters")
    code = qrcode.QRCode(error_correction=ERROR_CORRECT_M, border=0, mask_pattern=_MASK)
    start = len(text.rstrip(ALPHABET))
    if start:
        code.add_data(QRData(text[:start].encode(), mode=MODE_8BIT_BYTE), optimize=0)
    step = _SEGMENT if _RUN in text else len(text)
    for at in range(start, len(text), step):
        code.add_data(QRData(text[at : at + step], mode=MODE_ALPHA_NUM), optimize=0)
    code.make(fit=True)
    return tuple(tuple(bool(module) for module in row) for row in code.modules)


@lru_cache(maxsize=16)
def png(text: str, scale: int = 8) -> bytes:
    """A black and white PNG, one bit a pixel, `scale` pixels a module, with the quiet zone."""
    if not 1 <= scale <= 64:
        raise ValueError("1 to 64 pixels a module")
    lines = [_pack(row, scale) for row in _framed(text)]
    side = len(lines) * scale
    writer = pypng.Writer(width=side, height=side, greyscale=True, bitdepth=1, compression=6)
    out = io.BytesIO()
    writer.write_packed(out, (line for line in lines for _ in range(scale)))
    return out.getvalue()


def terminal(text: str) -> str:
    """The code as lines of half blocks, two modules a character, for a dark terminal.

    Light modules are drawn, dark ones left out, the quiet zone is drawn too: on a dark ground the
    camera sees the code as it should be.
    """
    rows = _framed(text)
    if len(rows) % 2:
        rows.append([True] * len(rows[0]))
    blocks = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
    return "\n".join(
        "".join(blocks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )


def _framed(text: str) -> list[list[bool]]:
    """The modules with the quiet zone around them."""
    code = matrix(text)
    side = [False] * QUIET
    above = [[False] * (len(code) + 2 * QUIET) for _ in range(QUIET)]
    return [*above, *([*side, *row, *side] for row in code), *(list(row) for row in above)]


def _pack(row: list[bool], scale: int) -> bytes:
    """One line of pixels, eight a byte, light is 1 (white)."""
    bits = "".join(("0" if dark else "1") * scale for dark in row)
    bits += "0" * (-len(bits) % 8)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")
