"""Whatever a camera, a paste or a phone brings: a message or a named refusal, no exception."""

from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.handoff import (
    deal,
    ending,
    envelope,
    foreign,
    header,
    message,
    opening,
    peek,
    refusals,
    request,
    seat,
    text,
    witness,
)
from companion.handoff.message import parse
from companion.refusal import Refusal
from tests.handoff.people import ANNA, BEN, every_message, the_deal

DEAL = the_deal()
MESSAGES = list(every_message().values())

anything = st.binary(max_size=500)
headed = st.builds(
    lambda kind, rest: bytes([0x10 | kind]) + rest, st.integers(0, 15), st.binary(max_size=500)
)
bent = st.builds(
    lambda raw, start, count, patch: raw[:start] + patch + raw[start + count :],
    st.sampled_from(MESSAGES),
    st.integers(0, 400),
    st.integers(0, 40),
    st.binary(max_size=40),
)


def answers(raw: bytes) -> list[Any]:
    """What every reader says to these bytes."""
    return [
        header.parse(raw),
        message.parse(raw),
        message.signed(parse(raw), ANNA.public),
        seat.read(parse(raw)),
        deal.read(parse(raw)),
        ending.read(parse(raw), ANNA.public),
        ending.read(parse(raw), ANNA.public, witnessed=True),
        witness.read(parse(raw)),
        opening.read(parse(raw), ANNA.public, DEAL),
        envelope.read(parse(raw), BEN, ANNA.public),
        request.read_ask(parse(raw)),
        request.read_offer(parse(raw)),
        request.read_reply(parse(raw), BEN, b"what was asked"),
        peek.see(raw, raw[:33], raw),
        peek.audit(raw, raw, raw[:33], raw),
    ]


@settings(max_examples=300)
@given(st.one_of(anything, headed, bent))
def test_any_bytes_are_a_message_or_a_named_refusal(raw: bytes) -> None:
    first = answers(raw)
    for answer in first:
        assert not isinstance(answer, Refusal) or answer.key.startswith("refusal-")
    assert answers(raw) == first, "read twice, the same"
    if raw not in MESSAGES:
        assert all(isinstance(answer, Refusal) for answer in first[2:])


@settings(max_examples=300)
@given(st.one_of(anything, headed, bent))
@example(bytes([2]) + bytes(65))
def test_any_point_that_is_asked_is_answered_a_card_at_a_time_or_refused(raw: bytes) -> None:
    """What lies under a peek is the owner's own; the point comes from another phone.

    A sound point may be drawn by luck (x = 0 is one), and then it is rightly answered.
    """
    told = peek.answer(raw, raw[:33])
    assert isinstance(told, bytes | Refusal)
    assert peek.answer(raw, raw[:33]) == told
    if isinstance(told, bytes):
        assert len(told) // 18 == (len(raw) - 32) // 17


@settings(max_examples=200)
@given(st.binary(max_size=300))
def test_any_body_that_anna_signs_is_read_or_refused(body: bytes) -> None:
    for kind in set(header.Kind) - message.UNSIGNED:
        head = header.Header(kind, DEAL.header.game, 1, 0)
        found = answers(message.sign(head, body, ANNA))
        assert isinstance(found[2], message.Message)


@settings(max_examples=500)
@given(
    st.one_of(
        st.text(max_size=300),
        st.text(max_size=200).map("T1:".__add__),
        st.text(max_size=200).map("T1 ".__add__),
        st.text(alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", max_size=200).map(
            "HTTP://HOST/C/".__add__
        ),
    )
)
@example("T1:ß")
@example("ﬀ")
@example("İ" * 20)
@example("T1 \u0131")
def test_any_text_is_bytes_or_a_named_refusal(letters: str) -> None:
    answer = text.read(letters)
    assert isinstance(answer, bytes | Refusal)
    assert text.read(letters) == answer
    assert foreign.name(letters) in refusals.Foreign


def test_every_refusal_has_a_sentence_of_its_own() -> None:
    found = [v for m in (refusals, peek) for v in vars(m).values() if isinstance(v, type)]
    kinds = {kind for kind in found if issubclass(kind, Refusal) and kind is not Refusal}
    keys = [kind.key for kind in kinds]
    assert len(set(keys)) == len(keys) == 27
    assert all(key.startswith("refusal-") for key in keys)
