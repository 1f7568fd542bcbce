"""A peek at a table: laying a hand, lifting one card of it, answering, and reading the answer.

Private sheets keep the owner's hand and what its asker needs to read it, each written before
anybody is told. Which point was answered stands beside the hand: another one is not answered, for
it would show another card.
"""

from collections.abc import Callable
from typing import Any

from companion.handoff import peek
from companion.handoff.primitives import sha256
from companion.refusal import Refusal
from companion.session.sheet import Sheet
from companion.session.table_session import TableSession
from companion.table.laid import Peek
from companion.table.state import Table

HAND, LOOK = "hand-", "look-"
"""What the names of these lines begin with."""
LOOKS = 12
"""How many looks a sheet keeps."""
_MARK = 8
_EMPTY = 18
"""Bytes of an answer for each card of a hand."""


def hand_line(public: bytes) -> str:
    """The name of the line that keeps a laid hand."""
    return f"{HAND}{sha256(public)[:_MARK].hex()}"


def look_line(point: bytes) -> str:
    """The name of the line that keeps what reads an answer."""
    return f"{LOOK}{sha256(point)[:_MARK].hex()}"


def context(table: Table, owner: int) -> bytes:
    """Where a hand lies: in what deal, and whose it is."""
    return (table.deal.game_id if table.deal else b"") + bytes((owner,))


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
    if isinstance(answer, Refusal):
        return nothing, line
    return answer, f"{secret}.{point.hex()}"


def seen(sheet: Sheet, asked: Peek, answer: bytes, where: bytes) -> bytes:
    """The card in an answer, one byte; b"" where it holds none."""
    try:
        secret = bytes.fromhex(sheet.get(look_line(asked.point), ""))
    except ValueError:
        return b""
    card = peek.see(asked.public, secret, answer, context=where) if secret else b""
    return card if isinstance(card, bytes) else b""


async def lay(
    visit: TableSession,
    seat: int,
    act: Callable[[bytes], Any],
    cards: tuple[int, ...],
    tap: str,
    seen: int,
) -> Refusal | None:
    """Lay a hand of 1 to 16 cards 0..255: `act(public)` in the log, the hand in the sheet.

    BadPeek for another hand.
    """
    where = context(visit.table, seat)
    try:
        public, secret = peek.offer([bytes((card,)) for card in cards], context=where)
    except ValueError:
        return peek.BadPeek()
    await _strike_old(visit, seat)
    if refused := await visit.write_line(seat, hand_line(public), secret.hex()):
        return refused
    refused = await visit.act(seat, act(public), tap, seen)
    if refused:
        await visit.write_line(seat, hand_line(public), "")
    return refused


async def lift(
    visit: TableSession, seat: int, ask: Callable[[bytes], Peek], index: int, tap: str, seen: int
) -> Refusal | None:
    """Ask to see card `index` of a laid hand. ask: of the point that hides which.

    BadPeek for a place that is none, and for a hand that was laid by no such phone.
    """
    asked = ask(b"")
    try:
        point, secret = peek.ask(asked.public, index)
    except ValueError:
        return peek.BadPeek()
    await _strike_old(visit, seat)
    if refused := await visit.write_line(seat, look_line(point), secret.hex()):
        return refused
    refused = await visit.ask(seat, asked.to, ask(point), tap, seen)
    if refused:
        await visit.write_line(seat, look_line(point), "")
    return refused


async def _strike_old(visit: TableSession, seat: int) -> None:
    """A sheet has room for few: hands that were answered go, and all but the newest looks."""
    sheet = await visit.sheet(seat)
    looks = [name for name in sheet if name.startswith(LOOK)]
    done = [name for name, line in sheet.items() if name.startswith(HAND) and "." in line]
    for name in (*done, *looks[: 1 - LOOKS]):
        await visit.write_line(seat, name, "")


async def show(visit: TableSession, seat: int, asked: Peek) -> bytes:
    """What a seat of this phone answers to a peek; what cannot be written down is not shown."""
    sheet = await visit.sheet(seat)
    where = context(visit.table, seat)
    answer, line = answered(sheet, asked.public, asked.point, where)
    name = hand_line(asked.public)
    if line != sheet.get(name, "") and await visit.write_line(seat, name, line):
        return bytes(len(answer))
    return answer
