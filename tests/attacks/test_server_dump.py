"""All that a server has of whole evenings: its memory, its files, the wire. No hand opens.

Phones with their own programs deal all five games, look, and pass what is private. The server is
a process of its own, and what is looked through is what the system gives of it.
No secret stands in what an assertion says: each goes by a label.
"""

import asyncio
import base64
import hashlib
import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion.games import discover
from companion.handoff import base45
from companion.handoff.seatkey import SeatKey
from companion.session import dealing, phone_secrets
from companion.session.credentials import Credentials
from companion.session.dealer_secrets import share_in
from companion.table.record import Part
from companion.table.state import Phase
from tests.support.far_evening import (
    LUCK,
    NAMES,
    NOTE,
    PLAYERS,
    WHOLE,
    FarEvening,
    dealt,
    phones_of,
    play_on,
)
from tests.support.guest import ends
from tests.support.placed import Placed
from tests.support.program import Program, run_program
from tests.support.two_evenings import WHISPERS

HIDDEN = 16
"""Bytes of what is looked for, at least."""
WORD = 8


# --- what phones know


async def secrets_of(far: FarEvening) -> dict[bytes, str]:
    """What opens something of theirs, and its label: keys, seeds, shares, what lies face down."""
    found = {NOTE.encode(): "note", WHISPERS[0].encode(): "whisper"}
    for guest in far.guests:
        of = f"{far.game}, seat {guest.seat}"
        held = Credentials.read(guest.memory)
        for one in (*held.seats, *([held.maker] if held.maker else [])):
            scalar = hashlib.sha512(one.key.seed).digest()[1:31]  # without what clamping changes
            found |= {one.key.seed: f"{of}: seed", one.key.other.seed: f"{of}: other seed"}
            shares = (share_in(drawer, one.key) for drawer in drawers(far))
            found |= {share.value: f"{of}: share" for share in shares if share is not None}
            found[scalar] = f"{of}: scalar"
        for part in Part:
            inside = await phone_secrets.known(guest.session, far.table, part)
            if inside is not None:
                found |= {inside.seed: f"{of}: {part}", inside.dealer.seed: f"{of}: {part} key"}
        for name, line in (await guest.session.sheet(guest.seat)).items():
            if hexed := re.fullmatch(r"([0-9a-f]{32,})(\.[0-9a-f]+)?", line):  # a nonce, a peek
                found[bytes.fromhex(hexed[1])[:HIDDEN]] = f"{of}: {name}"
    return found | {shown: f"{far.game}: proof of {seat}" for seat, _, shown in openers(far)}


def drawers(far: FarEvening) -> Iterator[bytes]:
    """What phones know as dealer and mixer, in shares: it lies in the log beside what they did."""
    for entry in far.log:
        if entry.kind in ("committed", "bearing-mixed"):
            proof = re.search(r'"drawer\\":\\"([0-9a-f]+)', entry.proof)
            assert proof is not None
            yield bytes.fromhex(proof[1])


def openers(far: FarEvening) -> Iterator[tuple[int, int, bytes]]:
    """Seat, slot and what opens it, of all whose card does not lie open."""
    for guest in far.guests:
        if guest.seat not in far.opened:
            key = Credentials.read(guest.memory).seats[0].key
            yield guest.seat, *dealing.proof(far.table, guest.seat, key)


# --- what is found

FORMS: tuple[tuple[int, Callable[[bytes], bytes]], ...] = (
    (1, bytes),
    (1, lambda raw: raw.hex().encode()),
    (1, lambda raw: raw.hex().upper().encode()),
    (2, lambda raw: base45.encode(raw).encode()),
    (3, base64.b64encode),
    (3, base64.urlsafe_b64encode),
    (5, base64.b32encode),
)
"""How bytes are written, and how many of them go together into characters."""


def written(secret: bytes) -> Iterator[bytes]:
    """A secret in each form: of it what goes into whole groups, wherever the text of it begins."""
    for group, form in FORMS:
        for start in range(group):
            yield form(secret[start : start + (len(secret) - start) // group * group])


@dataclass
class Haystack:
    """Bytes, however many."""

    raw: bytes = field(repr=False)

    def found(self, needles: Mapping[bytes, str]) -> set[str]:
        """The labels of those that stand there in any form.

        A memory is large. What stands in it has, wherever it begins, a whole word at a place that
        can be divided by eight: those words are looked for, all at once.
        """
        near = dict[int, list[tuple[bytes, str]]]()
        for needle, label in needles.items():
            assert len(needle) >= HIDDEN, label
            for text in written(needle):
                for at in range(WORD):
                    word = int.from_bytes(text[at : at + WORD], sys.byteorder)
                    near.setdefault(word, []).append((text, label))
        whole = memoryview(self.raw)[: len(self.raw) // WORD * WORD].cast("Q")
        words = set(near).intersection(whole)
        return {label for word in words for text, label in near[word] if text in self.raw}


def numbers(far: FarEvening) -> set[bytes]:
    """All that the server was told at this table and that could be a key or a proof: 32 bytes."""
    texts = (text for entry in far.log for text in (entry.body, entry.proof))
    found = (one for text in texts for one in re.findall(r"[0-9a-f]{64,}", text))
    return {bytes.fromhex(one) for one in found if len(one) == 64}


def opened_with(far: FarEvening, numbers: Iterable[bytes]) -> set[int]:
    """The seats whose hands can be read with one of these, as a proof, or as a seat's seed."""
    found = set[int]()
    slots = {slot: seat for seat, slot, _ in openers(far)}
    for number in numbers:
        shared = SeatKey(number).agree(dealing.read(far.table).point)
        for slot, seat in slots.items():
            tried = (dealing.proven(far.table, slot, one) for one in (number, shared))
            found |= {seat} if any(isinstance(hand, bytes) for hand in tried) else set()
    return found


async def evenings(port: int, kept: list[str]) -> list[FarEvening]:
    """All five games at that server, played to their end; no card is turned up yet."""
    phones = phones_of(port, kept)
    found = [await dealt(phones, game) for game in PLAYERS if game != "secret_night"]
    secret = random.SystemRandom()
    await asyncio.gather(*(play_on(far, LUCK, secret, WHISPERS[0], WHOLE) for far in found))
    with pytest.MonkeyPatch.context() as patch:
        night = await Placed(patch).deals(phones, "secret_night")
        await play_on(night, LUCK, secret, WHISPERS[0], WHOLE)
    for far in (*found, night):
        assert discover()[far.game].decided(far.table.state), far.game
    return [*found, night]


async def test_a_servers_memory_disk_and_wire_open_no_hand(tmp_path: Path) -> None:
    kept = list[str]()
    async with run_program(tmp_path) as program:
        tables = await evenings(program.port, kept)
        places = haystacks(program, kept)
        assert "memory" in places or sys.platform != "linux"
        public = {NAMES[0].encode(): "a name"}
        public |= {far.table.message: f"{far.game}: message" for far in tables}
        looked_for = dict[bytes, str]()
        for far in tables:
            secrets = await secrets_of(far)
            assert len(secrets) > 4 * len(far.guests), far.game
            looked_for |= secrets
        for where, place in places.items():
            found = place.found(public | looked_for)
            assert found == set(public.values()), where  # these show that it is the right place
        for far in tables:
            shown = {seat: proof for seat, _, proof in openers(far)}
            by_log, by_proof = opened_with(far, numbers(far)), opened_with(far, shown.values())
            assert by_log == set(), far.game
            assert by_proof == set(shown), far.game
        far = tables[2]
        inside = await phone_secrets.known(far.guests[0].session, far.table, Part.DEALER)
        assert inside is not None
        assert await ends(*far.guests[:2]) is None
        await far.guests[0].sees_phase(Phase.ENDED)
        for where, place in haystacks(program, kept).items():  # now it lies open
            seen = place.found({inside.seed: "seed"})
            assert seen == {"seed"}, where
        for guest in (guest for far in tables for guest in far.guests):
            guest.session.leave()


def haystacks(program: Program, kept: list[str]) -> dict[str, Haystack]:
    """By where it stands. Memory alone needs a system that shows it."""
    places = {"disk": program.kept(), "wire": "\n".join(kept).encode(), "memory": program.memory()}
    return {where: Haystack(raw) for where, raw in places.items() if raw}


@pytest.mark.parametrize("at", range(WORD))
def test_a_secret_is_found_however_it_is_written_and_wherever_it_stands(at: int) -> None:
    secret = random.Random(at).randbytes(HIDDEN)
    for _, form in FORMS:
        for before in range(6):
            text = form(b"." * before + secret + b"." * 7)
            assert Haystack(b"-" * at + text).found({secret: "it"}) == {"it"}
            assert Haystack(b"-" * at + text).found({secret[::-1]: "it"}) == set()
