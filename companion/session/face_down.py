"""What a phone keeps of what lies face down at a table: lines of its seats' private sheets. Pure.

A card lies under its mark; of a hand its owner keeps what answers, and which point was answered:
another one is not, for it would show another card. Who asks keeps what reads the answer. Names and
texts of the lines are a stored format. What goes into the log must not live here
(`exchange_by_log`).
"""

from companion.handoff import peek
from companion.handoff.primitives import sha256
from companion.refusal import Refusal
from companion.session.sheet import Sheet
from companion.table.commitment import NONCE, opens
from companion.table.exchange import Peek
from companion.table.state import Table

LOOKS = 12
"""How many looks a sheet keeps."""

_HAND, _LOOK = "hand-", "look-"
_MARK = 8
_EMPTY = 18
"""Bytes of an answer for each card of a hand."""


def card_line(mark: bytes) -> str:
    """The name of the line of a card laid under that mark."""
    return f"laid-{mark.hex()[:16]}"


def hand_line(public: bytes) -> str:
    """The name of the line that keeps a laid hand."""
    return f"{_HAND}{sha256(public)[:_MARK].hex()}"


def look_line(point: bytes) -> str:
    """The name of the line that keeps what reads an answer."""
    return f"{_LOOK}{sha256(point)[:_MARK].hex()}"


def context(table: Table, owner: int) -> bytes:
    """Where a hand lies: in what deal, and whose it is."""
    return (table.deal.game_id if table.deal else b"") + bytes((owner,))


def under(sheet: Sheet, mark: bytes) -> bytes | None:
    """Nonce and card under that mark; None if the sheet does not hold them."""
    kept = _kept(sheet, card_line(mark))
    return kept if opens(mark, kept[:NONCE], kept[NONCE:]) else None


def spent(sheet: Sheet) -> tuple[str, ...]:
    """Lines that make room for a new one: hands that were answered, all but the newest looks."""
    looks = [name for name in sheet if name.startswith(_LOOK)]
    done = [name for name, line in sheet.items() if name.startswith(_HAND) and "." in line]
    return (*done, *looks[: 1 - LOOKS])


def answered(sheet: Sheet, public: bytes, point: bytes, where: bytes) -> tuple[bytes, str]:
    """The answer to a point, and the line of the hand as it stands afterwards.

    For a hand this phone did not lay, a point that is none or a second one it is as long, and
    empty: who asks in vain waits no longer, and nothing tells why.
    """
    line = sheet.get(hand_line(public), "")
    secret, _, before = line.partition(".")
    count = peek.size(public)
    nothing = bytes(_EMPTY * count) if isinstance(count, int) else b""
    if not secret or (before and before != point.hex()):
        return nothing, line
    try:
        answer = peek.answer(bytes.fromhex(secret), point, context=where)
    except ValueError:
        return nothing, line
    return (nothing, line) if isinstance(answer, Refusal) else (answer, f"{secret}.{point.hex()}")


def seen(sheet: Sheet, asked: Peek, answer: bytes, where: bytes) -> bytes:
    """The card in an answer, one byte; b"" where it holds none."""
    secret = _kept(sheet, look_line(asked.point))
    card = peek.see(asked.public, secret, answer, context=where) if secret else b""
    return card if isinstance(card, bytes) else b""


def _kept(sheet: Sheet, name: str) -> bytes:
    try:
        return bytes.fromhex(sheet.get(name, ""))
    except ValueError:
        return b""
