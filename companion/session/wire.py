"""What a phone's own program and a table server say to each other: frozen frames, as JSON. Pure.

`WIRE.md` says the same for those who write another client. Each frame is one text, parsed once into
one of these classes; what no frame is raises ValueError. Who says what when is `remote_table`'s
business on the phone, `server.api`'s on the server.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from companion.table import codec
from companion.table.log import Entry, canonical

EDITION = 1
"""Of these frames. Who speaks another one is told so, and nothing is guessed."""
LONGEST = 65_536
"""Characters of a frame that a phone sends."""
MOST_KEYS = 66
"""Keys that a phone shows at once: as many as it keeps at a table, and the maker's."""
MOST_ENTRIES, FILLED = 256, 131_072
"""Entries of a frame, and the characters from which it takes no more."""

Row = tuple[int | None, str, str, str]
"""Seat, kind, body, proof of an entry; its number and the digest before it follow by counting."""


# --- a phone says


@dataclass(frozen=True)
class Hello:
    """The phone comes to the table of a link. since, digest: of the last entry that it has."""

    code: str
    since: int
    digest: bytes
    edition: int = EDITION


@dataclass(frozen=True)
class Make:
    """A new table. proof: of the record that begins its log (`proof.making`)."""

    proof: str
    edition: int = EDITION


@dataclass(frozen=True)
class Find:
    """The table whose six letters were typed."""

    letters: str
    edition: int = EDITION


@dataclass(frozen=True, repr=False)
class Shown:
    """A key with its token, and its signature under the challenge."""

    key: bytes
    token: bytes
    signature: bytes


@dataclass(frozen=True, repr=False)
class Prove:
    """What the phone holds at this table."""

    keys: tuple[Shown, ...]


@dataclass(frozen=True)
class Want:
    """A wish, with its proof."""

    proof: str


@dataclass(frozen=True)
class Read:
    """The sealed sheet of a seat is asked for. id: of this question."""

    id: str
    seat: int


@dataclass(frozen=True)
class Keep:
    """A sheet, sealed to its seat. id: of this request."""

    id: str
    seat: int
    blob: bytes


@dataclass(frozen=True)
class AskWraps:
    """What of a closed drawer is sealed to phones? id: of this question."""

    id: str


@dataclass(frozen=True, repr=False)
class Bring:
    """The share of a drawer's key that the phone has opened. id: of this request."""

    id: str
    share: bytes


Said = Hello | Make | Find | Prove | Want | Read | Keep | AskWraps | Bring


# --- a server tells


@dataclass(frozen=True)
class Challenge:
    """The first frame. nonce: 32 bytes to be signed. now: minutes since 1970."""

    nonce: bytes
    now: int
    edition: int = EDITION


@dataclass(frozen=True)
class Welcome:
    """The table is there. letters: what is typed to come to it."""

    letters: str


@dataclass(frozen=True)
class Entries:
    """Entries from number `first` on. digest: of the last of them."""

    first: int
    rows: tuple[Row, ...]
    digest: bytes


@dataclass(frozen=True)
class Presence:
    """Who is there; it comes after all entries that are there.

    closed: see `Scene`, as its key; or why the server itself does not know the present.
    """

    seats: tuple[int, ...]
    maker: bool
    closed: str = ""


@dataclass(frozen=True)
class Done:
    """What was asked under that id is done; the entries it led to came before."""

    id: str


@dataclass(frozen=True)
class Refused:
    """It is not done. id: "" where the whole line is refused. key, arguments: see `Refusal`."""

    id: str
    key: str
    arguments: dict[str, Any]


@dataclass(frozen=True)
class Sheet:
    """A sealed sheet; b"" where there is none."""

    id: str
    blob: bytes


@dataclass(frozen=True)
class Wraps:
    """What is sealed to phones; () where there is nothing to open."""

    id: str
    wraps: tuple[bytes, ...]


@dataclass(frozen=True)
class Found:
    """The unguessable part of the link of the table that was made or found."""

    code: str


Told = Challenge | Welcome | Entries | Presence | Done | Refused | Sheet | Wraps | Found


# --- as text


def said(frame: Said) -> str:
    """What a phone says, as it is sent."""
    return codec.text(frame, Said)


def told(frame: Told) -> str:
    """What a server tells, as it is sent."""
    return codec.text(frame, Told)


def hear(text: str) -> Said:
    """A phone's frame. Raises ValueError."""
    if len(text) > LONGEST:
        raise ValueError("too long for a frame")
    found: Said = codec.parse(text, Said)
    return found


def listen(text: str) -> Told:
    """A server's frame. Raises ValueError."""
    found: Told = codec.parse(text, Told)
    return found


def entries_from(log: Sequence[Entry], since: int) -> tuple[str, int]:
    """The frame of what follows entry `since`, and the number of the last entry in it."""
    taken, size = list[Entry](), 0
    for entry in log[since : since + MOST_ENTRIES]:
        taken.append(entry)
        size += len(entry.body) + len(entry.proof)
        if size > FILLED:
            break
    return _entries(tuple(taken)), since + len(taken)


@lru_cache(256)  # six phones get the same frame
def _entries(lines: tuple[Entry, ...]) -> str:
    rows = [[line.seat, line.kind, line.body, line.proof] for line in lines]
    frame = {"is": "Entries", "first": lines[0].number, "rows": rows}
    return canonical({**frame, "digest": lines[-1].digest.hex()})


def lines(frame: Entries, previous: bytes) -> tuple[Entry, ...]:
    """The entries of a frame. previous: digest of the entry before. Raises ValueError."""
    out = list[Entry]()
    for number, (seat, kind, body, proof) in enumerate(frame.rows, frame.first):
        out.append(Entry(number, seat, kind, body, previous, proof))
        previous = out[-1].digest
    if previous != frame.digest:
        raise ValueError("not the entries that were there")
    return tuple(out)
