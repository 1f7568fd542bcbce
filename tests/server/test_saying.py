"""What a page says, taken apart: what is whole, what is too long, what is not understood."""

from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
import pytest
from flet.messaging.protocol import MessageAction
from hypothesis import given
from hypothesis import strategies as st

from companion.server import saying
from companion.server.saying import Answer, Change, Event, NotUnderstood, Register, TooLong, read

ANSWER = MessageAction.INVOKE_METHOD


def frame(action: MessageAction, **body: Any) -> bytes:
    packed: bytes = msgpack.packb([action.value, body])
    return b"\0" + packed


def test_the_four_things_a_page_says() -> None:
    first = read(frame(MessageAction.REGISTER_CLIENT, session_id=None, page_name="", page={}))
    assert isinstance(first, Register)
    assert first.session == ""
    event = read(frame(MessageAction.CONTROL_EVENT, target=3, name="click", data=None))
    assert isinstance(event, Event)
    assert (event.target, event.name) == (3, "click")
    change = read(frame(MessageAction.UPDATE_CONTROL_PROPS, id=3, props={"value": "x" * 20_000}))
    assert isinstance(change, Change)
    assert change.properties == {"value": "x" * 20_000}
    answer = read(frame(ANSWER, control_id=3, call_id="c", result=b"x" * 900_000, error=None))
    assert isinstance(answer, Answer)
    assert answer.result == b"x" * 900_000


@pytest.mark.parametrize("size", [saying.MOST_TYPED, 1_000_000])
def test_an_event_of_a_book_is_too_long(size: int) -> None:
    long = frame(MessageAction.CONTROL_EVENT, target=3, name="change", data="x" * size)
    assert isinstance(read(long), TooLong)


@pytest.mark.parametrize(
    "odd",
    [
        frame(MessageAction.CONTROL_EVENT, target=[], name="click", data=None),
        frame(MessageAction.CONTROL_EVENT, target=1, name="x" * 65, data=None),
        frame(MessageAction.REGISTER_CLIENT, session_id="", page_name="", page={"a": "x" * 9000}),
        frame(ANSWER, control_id=1, call_id="c", result=[0] * 9000, error=None),
        frame(ANSWER, control_id=1, call_id="c", result={"a": {}} | {"b": b"x" * 9000}, error=""),
        frame(ANSWER, control_id=1, call_id="c", result=b"x" * saying.LARGEST, error=None),
        b"\0" + msgpack.packb([5, {"control_id": 1, "x" * 9000: 1}]),
        b"\0" + b"\x91" * 60_000,
        b"\1abcdefg",
    ],
    ids=range(9),
)
def test_what_no_page_of_ours_sends_is_not_understood(odd: bytes) -> None:
    with pytest.raises(NotUnderstood):
        read(odd)


@given(st.binary(max_size=200) | st.binary(min_size=8200, max_size=8300))
def test_any_bytes_are_something_said_or_not_understood(raw: bytes) -> None:
    try:
        said = read(b"\0" + raw)
    except NotUnderstood:
        return
    assert isinstance(said, Register | Event | Change | Answer | TooLong)
