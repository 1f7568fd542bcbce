"""ASK and its reply: for one phone, bound to what was asked, and named refusals for the rest."""

import pytest

from companion.handoff import message, picture, request, text
from companion.handoff.header import LENGTH, Kind
from companion.handoff.message import parse
from companion.handoff.refusals import (
    BadKey,
    Damaged,
    ForgedCode,
    NotForThisPhone,
    OtherQuestion,
    WrongKind,
)
from companion.handoff.request import GIVEN, MARK, MOST, Ask, Reply
from tests.handoff.people import ANNA, BEN, CARO, STRANGER, header

TOPIC, CARDS = b"exchange", b"two cards"
LAID = bytes([7]) * MARK
ASK = header(Kind.ASK, 0, 1)
REPLY = header(Kind.ENVELOPE, 1, 0)


def asked(topic: bytes = TOPIC, mark: bytes = LAID) -> bytes:
    return request.seal_ask(ASK, ANNA, topic, mark)


def replied(to: bytes, content: bytes = CARDS) -> bytes:
    return request.seal_reply(REPLY, BEN, ANNA.public, to, content)


def test_an_ask_says_who_asks_what_and_what_lies_ready() -> None:
    assert request.read_ask(parse(asked())) == Ask(ASK, ANNA.public, LAID, TOPIC)
    assert request.read_ask(parse(asked(mark=b""))) == Ask(ASK, ANNA.public, b"", TOPIC)


def test_only_who_asked_reads_the_reply_and_knows_who_gave_it() -> None:
    ask = asked()
    raw = replied(ask)
    assert request.read_reply(parse(raw), ANNA, ask) == Reply(REPLY, BEN.public, CARDS)
    for other in (BEN, CARO, STRANGER):
        assert request.read_reply(parse(raw), other, ask) == NotForThisPhone()


def test_a_reply_to_something_else_is_refused() -> None:
    yesterday, today = asked(b"yesterday"), asked(b"today")
    assert request.read_reply(parse(replied(yesterday)), ANNA, today) == OtherQuestion()


def test_a_reply_is_bound_to_the_ask_but_not_to_how_it_was_signed() -> None:
    ask = asked()
    again = ask[:-1] + bytes([ask[-1] ^ 1])
    assert isinstance(request.read_reply(parse(replied(ask)), ANNA, again), Reply)


def test_an_ask_that_somebody_else_signed_is_forged() -> None:
    found = message.parse(asked())
    assert isinstance(found, message.Message)
    assert request.read_ask(parse(message.sign(ASK, found.body, CARO))) == ForgedCode()
    assert request.read_ask(parse(asked()[:-1] + b"x")) == ForgedCode()


def test_a_reply_cannot_be_sent_on_under_another_name() -> None:
    ask = asked()
    stolen = replied(ask)[LENGTH:-64]
    assert request.read_reply(parse(message.sign(REPLY, stolen, CARO)), ANNA, ask) == ForgedCode()
    other = message.sign(header(Kind.ENVELOPE, 2, 0), stolen, CARO)
    assert request.read_reply(parse(other), ANNA, ask) == NotForThisPhone()


@pytest.mark.parametrize("cut", [0, 10, 31, 63])
def test_an_ask_that_is_cut_short_is_damaged(cut: int) -> None:
    body = ANNA.public + LAID
    assert request.read_ask(parse(message.sign(ASK, body[:cut], ANNA))) == Damaged()


def test_a_key_no_honest_phone_makes_is_named() -> None:
    raw = message.sign(ASK, bytes(32) + LAID + TOPIC, ANNA)
    assert request.read_ask(parse(raw)) == BadKey()


def test_other_kinds_are_named() -> None:
    assert request.read_ask(parse(replied(asked()))) == WrongKind("ask", "envelope")
    assert request.read_reply(parse(asked()), ANNA, b"") == WrongKind("envelope", "ask")


@pytest.mark.parametrize("topic", [b"t" * (MOST + 1)])
def test_what_does_not_fit_a_code_is_not_made(topic: bytes) -> None:
    with pytest.raises(ValueError, match="topic"):
        asked(topic)
    with pytest.raises(ValueError, match="content"):
        replied(asked(), bytes(GIVEN + 1))
    with pytest.raises(ValueError, match="mark"):
        asked(mark=bytes(MARK))


def test_what_is_given_hides_its_length_and_the_codes_stay_small() -> None:
    ask = asked()
    assert len({len(replied(ask, bytes(size))) for size in range(1, 15)}) == 1
    assert len(ask) == 14 + 32 + 32 + len(TOPIC) + 64
    for raw in (asked(bytes(MOST)), replied(ask, bytes(GIVEN))):
        assert len(text.write(raw)) <= picture.LONGEST
        assert text.read(text.write(raw)) == raw
