"""Changed codes through every reader: `python -m tests.attacks.mutate 1000000` prints what it did.

From honest messages of every kind come bit flips, cuts, inserts, splices, other headers and other
length bytes, half of them signed anew by somebody who has a key, so that parsing goes deep. Each
reader must give a value or a named refusal, never an exception, and where it refuses, what it was
asked for must be as before. What must not live here: what a good code must lead to.
"""

import asyncio
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from companion.handoff import (
    backup,
    deal,
    ending,
    envelope,
    header,
    message,
    mix,
    opening,
    parts,
    peek,
    primitives,
    request,
    seat,
    text,
)
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey
from companion.live.live_table import LiveTable
from companion.refusal import Refusal
from companion.session import announcement, incoming, rescue, stored
from companion.session import credentials as keeping
from companion.session import exchange_by_code as by_code
from companion.session.exchange_by_code import Who
from companion.session.offline_seat import OfflineSeat
from companion.session.pocket import Pocket
from companion.table import wish
from tests.attacks.honest import Evening, evening
from tests.support.callers import everybody
from tests.support.codes import heard, read_as
from tests.support.mixers import GAMES, lives

Read = Callable[[bytes], object]
LETTERS = "ABCDEFGH"
DEEP, SLOW = 16, 160
"""Of so many changed codes one goes to the readers that do cryptography, and one to whole phones
and tables, as text, and into storages."""


@dataclass
class Tally:
    """codes: how many were read. done: by reader, refused or taken. failures: what went wrong."""

    codes: int = 0
    done: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


# --- what is changed


class Mutator:
    """Changed messages, the same for the same seed."""

    def __init__(self, honest: tuple[bytes, ...], keys: tuple[SeatKey, ...], seed: int) -> None:
        self._honest, self._keys, self._chance = honest, keys, Random(seed)
        self._signers = {raw: _signer(raw, keys) for raw in honest}
        self._ways = (self._flip, self._cut, self._insert, self._splice, self._head, self._length)

    def __iter__(self) -> Iterator[bytes]:
        while True:
            raw = self._chance.choice(self._honest)
            signer = self._signers[raw]
            if raw[0] & 15 == Kind.BACKUP and self._chance.random() < 0.8:
                yield self._sealed(raw)
                continue
            for _ in range(self._chance.choice((1, 1, 1, 2, 3))):
                raw = self._chance.choice(self._ways)(raw)
            yield self._signed(raw, signer) if self._chance.random() < 0.6 else raw

    def text(self, words: str) -> str:
        """The same changes to what people type or a storage holds."""
        raw = words.encode()
        for _ in range(self._chance.choice((1, 2, 4))):
            raw = self._chance.choice((self._flip, self._cut, self._insert, self._length))(raw)
        if self._chance.random() < 0.02:
            raw = b"[" * 100_000
        return raw.decode(errors=self._chance.choice(("replace", "ignore", "surrogateescape")))

    def _flip(self, raw: bytes) -> bytes:
        if not raw:
            return raw
        at = self._chance.randrange(len(raw))
        return raw[:at] + bytes([raw[at] ^ 1 << self._chance.randrange(8)]) + raw[at + 1 :]

    def _cut(self, raw: bytes) -> bytes:
        start = self._chance.randrange(len(raw) + 1)
        return raw[:start] + raw[start + self._chance.choice((1, 2, 16, 32, 64, 4096)) :]

    def _insert(self, raw: bytes) -> bytes:
        at = self._chance.randrange(len(raw) + 1)
        more = self._chance.choice((1, 2, 16, 32, 64, 400, 4096))
        what = self._chance.choice((bytes(more), self._chance.randbytes(more), raw[:more]))
        return raw[:at] + what + raw[at:]

    def _splice(self, raw: bytes) -> bytes:
        other = self._chance.choice(self._honest)
        return (
            raw[: self._chance.randrange(len(raw) + 1)]
            + other[self._chance.randrange(len(other)) :]
        )

    def _head(self, raw: bytes) -> bytes:
        """Another message's header, or one byte of its own that is another."""
        if len(raw) <= header.LENGTH or self._chance.random() < 0.3:
            return self._chance.choice(self._honest)[: header.LENGTH] + raw[header.LENGTH :]
        at = self._chance.choice((0, 0, 1, 9, 10, 11, 12, 13))
        byte = 0x10 | self._chance.randrange(16) if at == 0 else self._chance.randrange(256)
        return raw[:at] + bytes([byte]) + raw[at + 1 :]

    def _length(self, raw: bytes) -> bytes:
        """A byte that may say how much comes, or how often, says the least or the most."""
        if not raw:
            return raw
        at = self._chance.randrange(len(raw))
        byte = self._chance.choice((0, 1, raw[at] - 1 & 255, raw[at] + 1 & 255, 127, 128, 255))
        return raw[:at] + bytes([byte]) + raw[at + 1 :]

    def _sealed(self, raw: bytes) -> bytes:
        """What lies in a rescue code is changed, and sealed again under its letters."""
        content = backup.read(raw, LETTERS)
        found = header.parse(raw)
        if isinstance(content, Refusal) or isinstance(found, Refusal):
            return raw
        changed = self._chance.choice(self._ways[:3])(content)
        return backup.seal(found, LETTERS, changed[: backup.ROOM])

    def _signed(self, raw: bytes, signer: SeatKey | None) -> bytes:
        """As far as it has a header: mostly by who signed the honest one, else by anybody."""
        found = message.parse(raw)
        if isinstance(found, Refusal) or found.header.kind in message.UNSIGNED:
            return raw
        body = found.body[: message.LONGEST - header.LENGTH - message.SIGNATURE]
        if signer is None or self._chance.random() < 0.1:
            signer = self._chance.choice(self._keys)
        return message.sign(found.header, body, signer)


def _signer(raw: bytes, keys: tuple[SeatKey, ...]) -> SeatKey | None:
    found = message.parse(raw)
    assert isinstance(found, message.Message)
    return next((key for key in keys if found.signed_by(key.public)), None)


# --- who reads it


def parsers(told: Evening) -> dict[str, Read]:
    """What takes bytes apart, without cryptography but where a signature is all that is asked."""
    gathering = parts.Gathering()
    for raw in told.honest:
        after = read_as(raw, partial(parts.take, gathering))
        gathering = after if isinstance(after, parts.Gathering) else gathering

    def gathered(raw: bytes) -> object:
        after = read_as(raw, partial(parts.take, gathering))
        return parts.finish(after) if isinstance(after, parts.Gathering) else after

    def announced(raw: bytes) -> object:
        try:
            return announcement.read(GAMES, raw[header.LENGTH :], 1)
        except ValueError:  # its way to refuse
            return None

    return {
        "header": header.parse,
        "message": message.parse,
        "gathering": gathered,
        "announcement": announced,
        "peek.size": peek.size,
    }


def checkers(told: Evening) -> dict[str, Read]:
    """What checks signatures, opens envelopes, reckons with points."""
    some, dealer = told.keys[1], told.keys[0].public
    dealt = told.dealt
    return {
        "message.read": lambda raw: message.signed(parse(raw), dealer),
        "seat": lambda raw: seat.read(parse(raw)),
        "deal": lambda raw: deal.read(parse(raw)),
        "deal.find": lambda raw: _then(deal.read(parse(raw)), lambda found: deal.find(found, some)),
        "ending": lambda raw: ending.read(parse(raw), dealer),
        "opening": lambda raw: opening.read(parse(raw), some.public, dealt),
        "opening.named": lambda raw: opening.read_named(parse(raw), dealt),
        "envelope": lambda raw: envelope.read(parse(raw), some, dealer),
        "offer": lambda raw: request.read_offer(parse(raw)),
        "ask": lambda raw: request.read_ask(parse(raw)),
        "reply": lambda raw: request.read_reply(parse(raw), some, raw),
        "pledge": lambda raw: mix.read_pledge(parse(raw)),
        "mix": lambda raw: mix.read_mix(parse(raw), told.promise),
        "unmix": lambda raw: mix.read_unmix(parse(raw), some.public),
        "mix.end": lambda raw: mix.read_end(parse(raw), dealer),
        "peek.see": lambda raw: peek.see(raw, raw[:33], raw),
        "peek.answer": lambda raw: peek.answer(raw, raw[:33]),
        "peek.audit": lambda raw: peek.audit(raw, raw, raw[:33], raw),
        "backup": lambda raw: backup.read(raw, LETTERS),
        "rescue": lambda raw: rescue.read(raw, LETTERS),
    }


def _then(found: Any, what: Callable[[Any], object]) -> object:
    return found if isinstance(found, Refusal) else what(found)


def on_phone(at: OfflineSeat, raw: bytes) -> object:
    """A seat without a server reads it; what it then is lives."""
    before = at.text()
    after = heard(at, raw)
    assert at.text() == before
    if isinstance(after, OfflineSeat) and after != at:
        lives(after)
    return after


def on_exchange(pocket: Pocket, who: Who, raw: bytes) -> object:
    """A seat that passes something reads it."""
    before = pocket.text()
    after = read_as(raw, partial(by_code.take, pocket, who))
    assert pocket.text() == before
    if isinstance(after, Pocket):
        assert by_code.read(after.text(), who) == after
    return after


async def at_table(room: LiveTable, raw: bytes) -> object:
    """The maker's phone reads it for a table; a seat that it gives is freed again."""
    before = room.table
    code = message.parse(raw)
    if isinstance(code, Refusal):
        return code
    found = await incoming.take(room, code, everybody, lambda w: room.submit(w, everybody))
    if isinstance(found, Refusal) or found.again:
        assert room.table is before
    elif room.table.seat(found.seat) and before.seat(found.seat) is None:
        assert await room.submit(wish.Free(found.seat), everybody) is None
    return found


def storages(told: Evening) -> dict[str, tuple[str, Callable[[str], object]]]:
    """What a phone's storage holds, and who reads it."""
    pocket, who = told.pockets[-1]
    return {
        **{
            f"stored {at}": (one.text(), lambda words: stored.read(words, GAMES))
            for at, one in enumerate(told.phones)
        },
        "pocket": (pocket.text(), lambda words: by_code.read(words, who)),
        "keeping": (told.keeping, keeping.Credentials.read),
    }


# --- the run


def quick(password: bytes, salt: bytes, cost: int = 14) -> bytes:
    """In place of scrypt: what is sealed under letters is read as deep, and sooner."""
    return primitives.sha256(password, salt)


async def run(count: int, seed: int = 1, deep: int = DEEP, slow: int = SLOW) -> Tally:
    """Read `count` changed codes. deep, slow: see `DEEP`."""
    real, primitives.stretch = primitives.stretch, quick
    drawn, seeded = secrets.token_bytes, Random(seed)

    def draw(nbytes: int | None = None) -> bytes:
        return seeded.randbytes(32 if nbytes is None else nbytes)

    secrets.token_bytes = draw
    try:
        with tempfile.TemporaryDirectory() as folder:
            told = await evening(Path(folder), LETTERS)
            try:
                return await _read(told, count, seed, deep, slow)
            finally:
                await told.close()
    finally:
        primitives.stretch, secrets.token_bytes = real, drawn


async def _read(told: Evening, count: int, seed: int, deep: int, slow: int) -> Tally:
    tally, codes = Tally(), Mutator(told.honest, told.keys, seed)
    cheap, checks, kept = parsers(told), checkers(told), storages(told)
    names = list(kept)
    for number, raw in zip(range(count), codes, strict=False):
        tally.codes += 1
        for name, read in cheap.items():
            await _try(tally, name, raw, read)
        if number % deep == 0:
            for name, read in checks.items():
                await _try(tally, name, raw, read)
        if number % slow:
            continue
        for at, phone in enumerate(told.phones):
            await _try(tally, f"phone {at}", raw, partial(on_phone, phone))
        for at, (pocket, who) in enumerate(told.pockets):
            await _try(tally, f"exchange {at}", raw, partial(on_exchange, pocket, who))
        for at, room in enumerate(told.rooms):
            await _try(tally, f"table {at}", raw, partial(at_table, room))
        for written in (text.write(raw), text.link(raw, "http://table:8000"), text.typed(raw)):
            await _try(tally, "text", written, text.read)
            await _try(tally, "changed text", codes.text(written), text.read)
        name = names[number // slow % len(names)]
        words, judge = kept[name]
        await _try(tally, name.split()[0], codes.text(words), judge)
    return tally


async def _try(tally: Tally, name: str, raw: Any, read: Callable[[Any], object]) -> None:
    try:
        found = read(raw)
        if isinstance(found, Awaitable):
            found = await found
    except Exception as problem:  # noqa: BLE001 - that is what is looked for
        shown = raw.hex() if isinstance(raw, bytes) else repr(raw[:400])
        tally.failures.append(f"{name}: {type(problem).__name__}: {problem} of {shown}")
        return
    refused = False
    if isinstance(found, Refusal):
        assert found.key.startswith("refusal-")
        refused = True
    tally.done[f"{name} {'refused' if refused else 'took'}"] += 1


def main() -> None:
    """How many codes; of how many one goes deep, and one slow; the seed."""
    given = [int(word) for word in sys.argv[1:]]
    count, deep, slow, seed = (*given, *(100_000, DEEP, SLOW, 1)[len(given) :])
    start = time.perf_counter()
    tally = asyncio.run(run(count, seed, deep, slow))
    for name, times in sorted(tally.done.items()):
        print(f"{name:32s}{times:12,}")
    print(f"{tally.codes:,} codes, {sum(tally.done.values()):,} readings", end=", ")
    print(f"{len(tally.failures)} failures, {time.perf_counter() - start:.0f} s")
    for failure in tally.failures[:50]:
        print(failure)
    sys.exit(bool(tally.failures))


if __name__ == "__main__":
    main()
