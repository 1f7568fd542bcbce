"""What one phone keeps of one table: the keys and tokens of its seats, as text for its storage.

Never logged, never in the table's log; `repr` prints nothing of it.
"""

import hmac
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from companion.handoff.primitives import sha256
from companion.handoff.seatkey import SeatKey
from companion.table.state import Move, Seat, Table

TOKEN = 16
"""Bytes of a token."""
MOST = 64
"""Seats of one table that a phone keeps: far more than there are; of more, the newest."""
LONGEST = 16_384
"""Characters of what a phone keeps of a table: with so many seats it has some seven thousand."""


@dataclass(frozen=True, repr=False)
class Credential:
    """A key and a token that together prove a seat, or who made the table."""

    key: SeatKey
    token: bytes

    @classmethod
    def fresh(cls) -> "Credential":
        """A new key and a new token."""
        return cls(SeatKey.fresh(), secrets.token_bytes(TOKEN))

    @property
    def mark(self) -> bytes:
        """SHA-256 of the token: what the log may know of it."""
        return sha256(self.token)

    def proves(self, mark: bytes, public: bytes) -> bool:
        """Whether this is what the log knows by `mark` and `public`."""
        return hmac.compare_digest(self.mark, mark) and self.key.public == public


@dataclass(frozen=True, repr=False)
class Credentials:
    """All a phone holds at one table: what proves the maker, and seats."""

    maker: Credential | None = None
    seats: tuple[Credential, ...] = ()

    def held(self, seat: Seat) -> Credential | None:
        """What proves that seat."""
        return next((held for held in self.seats if held.proves(seat.token, seat.key)), None)

    def asks(self, move: Move | None) -> bool:
        """Whether one of these is what a seat is asked for with."""
        return move is not None and any(one.proves(move.token, move.key) for one in self.seats)

    @property
    def holds(self) -> bool:
        """Whether it proves anything."""
        return self.maker is not None or bool(self.seats)

    def without(self, gone: "Credentials") -> "Credentials":
        """The same without these. What proves a seat and the maker may go as the one alone."""
        tokens = {held.token for held in gone.seats}
        lost = self.maker and gone.maker and self.maker.token == gone.maker.token
        seats = tuple(held for held in self.seats if held.token not in tokens)
        return Credentials(None if lost else self.maker, seats)

    def proven(self, seats: Iterable[Seat]) -> tuple[int, ...]:
        """The numbers of the seats this phone can prove, in the order given."""
        return tuple(seat.number for seat in seats if self.held(seat))

    def text(self) -> str:
        """For the phone's own storage."""
        seats = [[held.key.seed.hex(), held.token.hex()] for held in self.seats[-MOST:]]
        maker = [self.maker.key.seed.hex(), self.maker.token.hex()] if self.maker else None
        return json.dumps({"maker": maker, "seats": seats})

    @classmethod
    def read(cls, text: object) -> "Credentials":
        """What a phone's storage says; what is not ours there counts as nothing."""
        try:
            data = json.loads(text) if isinstance(text, str) and len(text) <= LONGEST else {}
            maker = data.get("maker")
            seats = tuple(_held(*pair) for pair in data.get("seats", ())[-MOST:])
            return cls(_held(*maker) if maker else None, seats)
        except (ValueError, TypeError, AttributeError, RecursionError):
            return cls()


class Kept:
    """What a phone holds at a table now, and its own storage for that."""

    def __init__(
        self,
        now: Credentials,
        load: Callable[[], Awaitable[Credentials]],
        save: Callable[[Credentials], Awaitable[bool]],
    ) -> None:
        """load, save: the phone's storage for this table; save tells whether it was kept."""
        self.now, self.load, self.save = now, load, save


def left_behind(keeping: Credentials, table: Table) -> Credentials:
    """What proved something here until that went on with another phone."""
    seats = {mark for seat, mark in table.left if seat is not None}
    right = keeping.maker is not None and (None, keeping.maker.mark) in table.left
    gone = tuple(held for held in keeping.seats if held.mark in seats)
    return Credentials(keeping.maker if right else None, gone)


def seats_left(keeping: Credentials, table: Table) -> tuple[int, ...]:
    """The seats that this phone held until they went on with another."""
    held = {held.mark for held in left_behind(keeping, table).seats}
    return tuple(seat for seat, mark in table.left if seat is not None and mark in held)


def _held(seed: str, token: str) -> Credential:
    return Credential(SeatKey(bytes.fromhex(seed)), bytes.fromhex(token))
