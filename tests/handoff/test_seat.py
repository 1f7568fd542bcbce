"""SEAT: who sits where, signed with the key it shows."""

import pytest

from companion.handoff import message, seat
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.refusals import BadKey, BadName, Damaged, ForgedCode, WrongKind
from companion.handoff.seat import Seat
from tests.handoff.people import ANNA, BEN, dealt, header
from tests.handoff.vectors import VECTORS

HEADER = header(Kind.SEAT, 2)
UNSOUND = [vector for vector in VECTORS["ed25519_bad"] if len(vector["pub"]) == 64]


@pytest.mark.parametrize(
    "name", ["Anna", "Zoë", "María José", "李", "👩‍👩‍👧 Kim", "محمد", "x" * 80]
)
def test_a_name_comes_back(name: str) -> None:
    assert seat.read(parse(seat.seal(HEADER, ANNA, name))) == Seat(HEADER, ANNA.public, name)


def test_space_around_a_name_is_dropped() -> None:
    assert seat.read(parse(seat.seal(HEADER, ANNA, "  Anna "))) == Seat(HEADER, ANNA.public, "Anna")


BAD_NAMES = {
    "empty": b"",
    "blank": b"   ",
    "space in front": b" Anna",
    "81 bytes": b"x" * 81,
    "41 letters of two bytes": "ë".encode() * 41,
    "a new line": b"An\nna",
    "escape": b"\x1b[31mAnna",
    "turned direction": "An\u202ena".encode(),
    "a line separator": "An\u2028na".encode(),
    "a private letter": "\ue000".encode(),
    "not UTF-8": b"\xff\xfe",
    "half a letter": "ë".encode()[:1],
    "half an emoji in UTF-16": b"\xed\xa0\xbd",
}


@pytest.mark.parametrize("more", [b"\0", b"\0na", b"\0" + bytes(95), b"\0" + bytes(97)])
def test_after_a_zero_only_a_whole_statement_stands(more: bytes) -> None:
    assert seat.read(parse(message.sign(HEADER, ANNA.public + b"Anna" + more, ANNA))) == Damaged()


def test_the_statement_of_a_witness_comes_back_whatever_its_bytes() -> None:
    said = bytes(96)
    found = seat.read(parse(seat.seal(HEADER, ANNA, "Anna", said)))
    assert found == Seat(HEADER, ANNA.public, "Anna", said)


@pytest.mark.parametrize("name", BAD_NAMES.values(), ids=BAD_NAMES)
def test_a_bad_name_is_refused(name: bytes) -> None:
    assert seat.read(parse(message.sign(HEADER, ANNA.public + name, ANNA))) == BadName()


@pytest.mark.parametrize("name", ["", "  ", "x" * 81, "a\nb", "\ud83d"])
def test_a_bad_name_is_never_sealed(name: str) -> None:
    with pytest.raises(ValueError, match="no name"):
        seat.seal(HEADER, ANNA, name)


def test_a_seat_signed_with_another_key_is_a_forgery() -> None:
    assert seat.read(parse(message.sign(HEADER, BEN.public + b"Anna", ANNA))) == ForgedCode()


@pytest.mark.parametrize("vector", UNSOUND, ids=lambda vector: vector["why"])
def test_a_seat_with_an_unsound_key_is_refused(vector: dict[str, str]) -> None:
    raw = message.sign(HEADER, bytes.fromhex(vector["pub"]) + b"Anna", ANNA)
    assert seat.read(parse(raw)) == BadKey()


def test_a_seat_without_a_whole_key_is_damaged() -> None:
    assert seat.read(parse(message.sign(HEADER, ANNA.public[:31], ANNA))) == Damaged()


def test_another_kind_is_named() -> None:
    assert seat.read(parse(dealt())) == WrongKind("seat", "deal")
    with pytest.raises(ValueError, match="not that of a seat"):
        seat.seal(header(Kind.ASK), ANNA, "Anna")
