"""ASK and its reply: what two phones pass each other by code, with nothing between them.

OFFER, body: the owner's Ed25519 key (32), the length of the topic (1), the topic, then a hand laid
for a peek (`peek.offer`). ASK, body: the asker's key (32), the mark of what the asker gives in
return (32, zeros for nothing), then the topic. Both are signed with the key they name: so an ASK
proves who may read the reply. The reply is an ENVELOPE sealed to that key. Content: the replying
seat's key (32), the digest of what it replies to (16), what is given. So a reply to something else,
however old, is refused.
What a topic or a gift means must not live here.
"""

from dataclasses import dataclass, field

from companion.handoff import hpke, message, padding
from companion.handoff.header import Header, Kind
from companion.handoff.message import Message
from companion.handoff.primitives import sha256
from companion.handoff.refusals import BadKey, Damaged, ForgedCode, NotForThisPhone, OtherQuestion
from companion.handoff.seatkey import SeatKey, is_sound, x_public
from companion.refusal import Refusal

MARK = 32
"""Bytes of the mark of what is given in return."""
MOST = 160
"""Bytes of a topic: the code stays readable (QR version 15)."""
GIVEN = 207
"""Bytes of what is given: the reply stays readable (QR version 15)."""

_NOTHING = bytes(MARK)
_KEY = 32
_DIGEST = 16
_LABEL = b"companion/1/reply|"


@dataclass(frozen=True, slots=True)
class Ask:
    """What a phone asks for. mark: of what it gives in return, b"" for nothing."""

    header: Header
    public: bytes
    mark: bytes
    topic: bytes


@dataclass(frozen=True, slots=True)
class Offer:
    """A hand laid for a peek. hand: the public part of `peek.offer`."""

    header: Header
    public: bytes
    topic: bytes
    hand: bytes


@dataclass(frozen=True, slots=True)
class Reply:
    """What a phone has given. public: the key of the seat that gave it."""

    header: Header
    public: bytes
    content: bytes = field(repr=False)


def seal_offer(header: Header, key: SeatKey, topic: bytes, hand: bytes) -> bytes:
    """The OFFER message. ValueError for another kind of header, or too long a topic."""
    if header.kind is not Kind.OFFER or len(topic) > MOST:
        raise ValueError("the header is not that of an offer, or too long a topic")
    return message.sign(header, key.public + bytes((len(topic),)) + topic + hand, key)


def read_offer(code: Message | Refusal) -> Offer | Refusal:
    """A hand that was laid, and whose; whether it is one is asked with `peek.size`."""
    found = message.of_kind(code, Kind.OFFER)
    if isinstance(found, Refusal):
        return found
    public, length = found.body[:_KEY], found.body[_KEY : _KEY + 1]
    if not length or length[0] > MOST or len(found.body) < _KEY + 1 + length[0]:
        return Damaged()
    at = _KEY + 1 + length[0]
    offer = Offer(found.header, public, found.body[_KEY + 1 : at], found.body[at:])
    return _unsigned(found, public) or offer


def seal_ask(header: Header, key: SeatKey, topic: bytes, mark: bytes = b"") -> bytes:
    """The ASK message. ValueError for a mark that is none, or too long a topic."""
    if header.kind is not Kind.ASK:
        raise ValueError("the header is not that of an ask")
    if mark in (_NOTHING,) or len(mark) not in (0, MARK) or len(topic) > MOST:
        raise ValueError("no mark, or too long a topic")
    return message.sign(header, key.public + (mark or _NOTHING) + topic, key)


def read_ask(code: Message | Refusal) -> Ask | Refusal:
    """What is asked, by whom; good for whoever holds the key it names."""
    found = message.of_kind(code, Kind.ASK)
    if isinstance(found, Refusal):
        return found
    public, mark = found.body[:_KEY], found.body[_KEY : _KEY + MARK]
    topic = found.body[_KEY + MARK :]
    if len(mark) != MARK or len(topic) > MOST:
        return Damaged()
    ask = Ask(found.header, public, b"" if mark == _NOTHING else mark, topic)
    return _unsigned(found, public) or ask


def seal_reply(header: Header, key: SeatKey, receiver: bytes, to: bytes, content: bytes) -> bytes:
    """The reply to the message `to`, for the Ed25519 key `receiver` alone.

    ValueError for another kind of header, an unsound key, or too long a content.
    """
    if header.kind is not Kind.ENVELOPE or len(content) > GIVEN:
        raise ValueError("the header is not that of an envelope, or too long a content")
    plain = padding.pad(key.public + digest(to) + content)
    return message.sign(header, hpke.seal(plain, x_public(receiver), _info(header)), key)


def read_reply(code: Message | Refusal, key: SeatKey, to: bytes) -> Reply | Refusal:
    """What was given to this phone in reply to its message `to`."""
    found = message.of_kind(code, Kind.ENVELOPE)
    if isinstance(found, Refusal):
        return found
    try:
        padded = hpke.unseal(found.body, key.agree, x_public(key.public), _info(found.header))
    except ValueError:
        return NotForThisPhone()
    try:
        plain = padding.unpad(padded)
    except ValueError:
        return Damaged()
    public, bound, content = plain[:_KEY], plain[_KEY : _KEY + _DIGEST], plain[_KEY + _DIGEST :]
    if len(bound) != _DIGEST or len(content) > GIVEN:
        return Damaged()
    if wrong := _unsigned(found, public):
        return wrong
    return Reply(found.header, public, content) if bound == digest(to) else OtherQuestion()


def _unsigned(found: Message, public: bytes) -> Refusal | None:
    """Why the key a message names is not the one that made it."""
    if not is_sound(public):
        return BadKey()
    return None if found.signed_by(public) else ForgedCode()


def digest(raw: bytes) -> bytes:
    """16 bytes of a message, without its signature: some platforms sign the same differently."""
    found = message.parse(raw)
    content = found.content if isinstance(found, Message) else raw
    return sha256(_LABEL + content)[:_DIGEST]


def _info(header: Header) -> bytes:
    return _LABEL + header.raw
