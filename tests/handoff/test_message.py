"""Messages: signed as a whole, taken apart without keys, compared without signatures."""

import pytest

from companion.handoff import message
from companion.handoff.header import Kind
from companion.handoff.message import Message, parse
from companion.handoff.refusals import Damaged, ForgedCode, TooLong, WrongKind
from tests.handoff.people import ANNA, BEN, every_message, header

ASK = header(Kind.ASK, 0, 1)


def parsed(raw: bytes) -> Message:
    found = message.parse(raw)
    assert isinstance(found, Message)
    return found


def test_a_signed_message_comes_back_whole() -> None:
    raw = message.sign(ASK, b"which card?", ANNA)
    found = message.signed(parse(raw), ANNA.public, Kind.ASK)
    assert isinstance(found, Message)
    assert (found.header, found.body, found.raw) == (ASK, b"which card?", raw)


@pytest.mark.parametrize("name", every_message())
def test_a_flip_of_any_byte_is_refused(name: str) -> None:
    raw = every_message()[name]
    for place in range(len(raw)):
        for bit in (0x01, 0x80):
            changed = bytearray(raw)
            changed[place] ^= bit
            assert not isinstance(message.signed(parse(bytes(changed)), ANNA.public), Message)


@pytest.mark.parametrize("name", every_message())
def test_a_message_cut_short_or_made_longer_is_refused(name: str) -> None:
    raw = every_message()[name]
    for length in range(len(raw)):
        assert not isinstance(message.signed(parse(raw[:length]), ANNA.public), Message)
    assert not isinstance(message.signed(parse(raw + b"\0"), ANNA.public), Message)


def test_another_seats_signature_is_a_forgery() -> None:
    raw = message.sign(ASK, b"which card?", BEN)
    assert message.signed(parse(raw), ANNA.public) == ForgedCode()


def test_a_bare_signature_of_the_same_bytes_does_not_count() -> None:
    content = ASK.raw + b"which card?"
    assert message.signed(parse(content + ANNA.sign(content)), ANNA.public) == ForgedCode()


def test_the_wrong_kind_is_named() -> None:
    raw = message.sign(ASK, b"", ANNA)
    assert message.signed(parse(raw), ANNA.public, Kind.ANSWER) == WrongKind("answer", "ask")


def test_a_message_without_room_for_a_signature_is_damaged() -> None:
    assert message.parse(ASK.raw + bytes(63)) == Damaged()


def test_the_longest_message_passes_and_a_longer_one_does_not() -> None:
    room = message.LONGEST - 14 - 64
    longest = message.sign(ASK, bytes(room), ANNA)
    assert len(longest) == message.LONGEST
    assert parsed(longest).signed_by(ANNA.public)
    assert message.parse(longest + b"\0") == TooLong(message.LONGEST)
    with pytest.raises(ValueError, match="at most 4096"):
        message.sign(ASK, bytes(room + 1), ANNA)


@pytest.mark.parametrize("kind", sorted(message.UNSIGNED))
def test_a_backup_and_a_part_carry_no_signature_and_are_nobodys(kind: Kind) -> None:
    found = parsed(header(kind).raw + b"sealed otherwise")
    assert found.body == b"sealed otherwise"
    assert found.raw == header(kind).raw + b"sealed otherwise"
    assert not found.signed_by(ANNA.public)
    with pytest.raises(ValueError, match="no signature"):
        message.sign(header(kind), b"", ANNA)


def test_a_key_of_another_length_signed_nothing() -> None:
    assert not parsed(message.sign(ASK, b"", ANNA)).signed_by(b"")


def test_a_message_prints_neither_body_nor_signature() -> None:
    assert "which" not in repr(parsed(message.sign(ASK, b"which card?", ANNA)))
