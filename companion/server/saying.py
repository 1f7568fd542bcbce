"""What a page says, taken apart: one frame of Flet's protocol (flet 1.0.5) into one type. Pure.

Size is looked at first. A small frame may hold anything; a larger one only plain values, so that
nothing costs more than the copying of its bytes: 64 kB of empty maps take the decoder 36 ms, and
3 MB of them would fill the memory. What a session does with what was said does not live here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import msgpack  # type: ignore[import-untyped]  # carries no types
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack

LARGEST = 3 * 1024 * 1024
"""Bytes of a frame: a camera's picture comes as one, 0.1 to 1 MB."""
MOST_TYPED = 65_536
"""Bytes of a frame that is an event or a change: the longest text of a code, in any letters."""
SMALL = 8192
"""Bytes of a frame in which values may hold others: 5 ms at worst. A page's first words are some
500, and the longest link of a code."""
_MOST_VALUES = 8  # in a large frame
_LONGEST_NAME = 64  # of an event, a session, a call

_MESSAGE = b"\0"


class NotUnderstood(Exception):
    """The other side does not speak the protocol."""


@dataclass(frozen=True, repr=False)
class Register:
    """The first word: which session it comes back to, "" for none, and the page's properties."""

    session: str
    page: dict[str, Any]


@dataclass(frozen=True, repr=False)
class Event:
    """Something happened to a control."""

    target: int
    name: str
    data: Any


@dataclass(frozen=True, repr=False)
class Change:
    """A control's properties changed on the page."""

    target: int
    properties: dict[str, Any]


@dataclass(frozen=True, repr=False)
class Answer:
    """What the page was asked, answered."""

    target: int
    call: str
    result: Any
    error: str


@dataclass(frozen=True)
class TooLong:
    """An event or a change far longer than anything a screen reads: not looked at."""


Said = Register | Event | Change | Answer | TooLong


def read(frame: bytes) -> Said:
    """One frame. Raises NotUnderstood for what no page of ours sends."""
    if frame[:1] != _MESSAGE or len(frame) > LARGEST:
        raise NotUnderstood
    with strictly():
        if len(frame) <= SMALL:
            action, body, *rest = msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack)
            _filling(rest)
        else:
            action, body = _plain(frame[1:])
        return _said(MessageAction(action), body, len(frame))


def _plain(packed: bytes) -> tuple[Any, dict[str, Any]]:
    """A large frame: nothing in it holds anything, but for the properties of a change."""
    unpacker = msgpack.Unpacker(
        max_buffer_size=LARGEST,
        max_array_len=0,
        max_map_len=0,
        ext_hook=decode_ext_from_msgpack,
    )
    unpacker.feed(packed)
    parts = unpacker.read_array_header()
    action = unpacker.unpack()
    body: dict[str, Any] = {}
    for name in _names(unpacker):
        if name == "props":
            body[name] = {inner: unpacker.unpack() for inner in _names(unpacker)}
        else:
            body[name] = unpacker.unpack()
    _filling([unpacker.unpack() for _ in range(min(parts - 2, 1))])
    if unpacker.tell() != len(packed):
        raise NotUnderstood
    return action, body


def _filling(rest: list[Any]) -> None:
    """A third part fills the frame up (see `padding`): bytes that say nothing."""
    if rest and not (len(rest) == 1 and isinstance(rest[0], bytes)):
        raise NotUnderstood


def _names(unpacker: Any) -> Iterator[str]:
    """The keys of a map, one before each value."""
    count = unpacker.read_map_header()
    if count > _MOST_VALUES:
        raise NotUnderstood
    for _ in range(count):
        yield _text(unpacker.unpack(), _LONGEST_NAME)


def _said(action: MessageAction, body: dict[str, Any], size: int) -> Said:
    match action:
        case MessageAction.INVOKE_METHOD:
            call = _text(body["call_id"], _LONGEST_NAME)
            return Answer(_number(body["control_id"]), call, body["result"], _error(body["error"]))
        case MessageAction.REGISTER_CLIENT if size <= SMALL:
            return Register(_text(body["session_id"] or "", _LONGEST_NAME), _named(body["page"]))
        case MessageAction.CONTROL_EVENT | MessageAction.UPDATE_CONTROL_PROPS if size > MOST_TYPED:
            return TooLong()
        case MessageAction.CONTROL_EVENT:
            name = _text(body["name"], _LONGEST_NAME)
            return Event(_number(body["target"]), name, body["data"])
        case MessageAction.UPDATE_CONTROL_PROPS:
            return Change(_number(body["id"]), _named(body["props"]))
    raise NotUnderstood


def _text(value: object, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest:
        raise NotUnderstood
    return value


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise NotUnderstood
    return value


def _named(value: object) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise NotUnderstood
    return value


def _error(value: object) -> str:
    return str(value)[:200] if value else ""


@contextmanager
def strictly() -> Iterator[None]:
    """Whatever hostile bytes and values can cause inside is one thing: not understood."""
    try:
        yield
    except NotUnderstood:
        raise
    except Exception as error:
        raise NotUnderstood from error
