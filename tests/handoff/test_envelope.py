"""ENVELOPE and WHISPER: for one seat, from one seat, and alike from outside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.handoff import envelope, hpke, message, padding
from companion.handoff.envelope import Envelope
from companion.handoff.header import LENGTH, Kind
from companion.handoff.message import parse
from companion.handoff.refusals import Damaged, ForgedCode, NotForThisPhone, WrongKind
from companion.handoff.seatkey import x_public
from companion.refusal import Refusal
from tests.handoff.people import ANNA, BEN, CARO, STRANGER, header

HEADER = header(Kind.ENVELOPE, 0, 1)


def sealed(content: bytes = b"You are the spy") -> bytes:
    return envelope.seal(HEADER, ANNA, BEN.public, content)


def test_only_the_seat_it_is_for_opens_it() -> None:
    assert envelope.read(parse(sealed()), BEN, ANNA.public) == Envelope(HEADER, b"You are the spy")
    for other in (ANNA, CARO, STRANGER):
        assert envelope.read(parse(sealed()), other, ANNA.public) == NotForThisPhone()


def test_a_whisper_is_not_taken_for_an_envelope() -> None:
    whisper = envelope.seal(header(Kind.WHISPER, 0, 1), ANNA, BEN.public, b"at midnight")
    assert isinstance(envelope.read(parse(whisper), BEN, ANNA.public), Envelope)
    answer = envelope.read(parse(whisper), BEN, ANNA.public, Kind.ENVELOPE)
    assert answer == WrongKind("envelope", "whisper")


def test_an_envelope_from_somebody_else_is_a_forgery() -> None:
    assert envelope.read(parse(sealed()), BEN, CARO.public) == ForgedCode()


def test_what_was_sealed_by_one_seat_cannot_be_sent_on_as_by_another() -> None:
    stolen = sealed()[LENGTH:-64]
    sent_on = message.sign(header(Kind.ENVELOPE, 2, 1), stolen, CARO)
    assert envelope.read(parse(sent_on), BEN, CARO.public) == NotForThisPhone()


def test_every_byte_of_the_header_is_bound_by_the_envelope_itself() -> None:
    raw = sealed()
    for place in range(1, LENGTH):
        changed = bytearray(raw)
        changed[place] ^= 1
        again = message.parse(bytes(changed))
        assert isinstance(again, message.Message)
        signed = message.sign(again.header, again.body, ANNA)
        assert envelope.read(parse(signed), BEN, ANNA.public) == NotForThisPhone()


def test_contents_of_like_length_make_codes_of_one_length() -> None:
    lengths = {len(sealed(bytes(size))) for size in range(32)}
    assert lengths == {158}
    assert len(sealed(bytes(32))) == 158 + 32
    assert len(sealed(bytes(140))) == 286


def test_wrong_padding_inside_a_good_envelope_is_damage() -> None:
    body = hpke.seal(bytes(32), x_public(BEN.public), b"companion/1|" + HEADER.raw)
    assert envelope.read(parse(message.sign(HEADER, body, ANNA)), BEN, ANNA.public) == Damaged()


def test_an_envelope_too_short_to_be_one_is_refused() -> None:
    assert isinstance(
        envelope.read(parse(message.sign(HEADER, b"", ANNA)), BEN, ANNA.public), Refusal
    )


def test_an_opened_envelope_does_not_print_its_content() -> None:
    assert "spy" not in repr(envelope.read(parse(sealed()), BEN, ANNA.public))


def test_nothing_is_sealed_under_another_kind_or_to_an_unsound_key() -> None:
    with pytest.raises(ValueError, match="not that of an envelope"):
        envelope.seal(header(Kind.DEAL), ANNA, BEN.public, b"")
    with pytest.raises(ValueError, match="edwards"):
        envelope.seal(HEADER, ANNA, bytes(32), b"")


@given(st.binary(max_size=200))
def test_padding_comes_off_again(plain: bytes) -> None:
    padded = padding.pad(plain)
    assert len(padded) % 32 == 0
    assert 1 <= len(padded) - len(plain) <= 32
    assert padding.unpad(padded) == plain


@pytest.mark.parametrize(
    "padded",
    [
        b"",
        bytes(32),
        b"\x80" + bytes(32),
        b"\x80" + bytes(63),
        b"x" * 32,
        b"x" * 31 + b"\x01",
        b"x" * 30 + b"\x80\x01",
        b"x" * 31,
    ],
)
def test_padding_that_is_none_is_an_error(padded: bytes) -> None:
    with pytest.raises(ValueError, match="padding"):
        padding.unpad(padded)
