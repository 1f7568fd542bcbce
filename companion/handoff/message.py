"""A whole message: HEADER, BODY, SIGNATURE. Parsing knows no keys; who signed is a second question.

What the bodies of the kinds mean must not live here.
"""

from dataclasses import dataclass, field

from companion.handoff import header as head
from companion.handoff import primitives
from companion.handoff.header import Header, Kind
from companion.handoff.refusals import Damaged, ForgedCode, TooLong, WrongKind
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal

LONGEST = 4096
"""Bytes of the longest message. What fits one picture is far less: `picture.LONGEST`."""

SIGNATURE = 64
UNSIGNED = frozenset({Kind.BACKUP, Kind.PART})
"""Kinds without a signature: a backup is for oneself and sealed, a part is checked when whole."""

_LABEL = b"companion/1/message|"


@dataclass(frozen=True, slots=True)
class Message:
    """A message taken apart. It is only a claim until `signed_by` says who made it."""

    header: Header
    body: bytes = field(repr=False)
    signature: bytes = field(repr=False)

    @property
    def content(self) -> bytes:
        """All but the signature: what two messages are compared by."""
        return self.header.raw + self.body

    @property
    def raw(self) -> bytes:
        """The message as it travels."""
        return self.content + self.signature

    def signed_by(self, public: bytes) -> bool:
        """Whether the Ed25519 key `public` (32 bytes) signed exactly this."""
        if len(self.signature) != SIGNATURE or len(public) != 32:
            return False
        return primitives.ed25519_verify(public, self.signature, _LABEL + self.content)


def sign(header: Header, body: bytes, key: SeatKey) -> bytes:
    """The bytes of a signed message. ValueError for an unsigned kind or more than LONGEST."""
    if header.kind in UNSIGNED:
        raise ValueError(f"a {header.kind.word} carries no signature")
    content = header.raw + body
    if len(content) + SIGNATURE > LONGEST:
        raise ValueError(f"a message has at most {LONGEST} bytes")
    return content + key.sign(_LABEL + content)


def parse(raw: bytes) -> Message | Refusal:
    """Take a message apart. Its signature is not checked yet."""
    if len(raw) > LONGEST:
        return TooLong(LONGEST)
    header = head.parse(raw)
    if isinstance(header, Refusal):
        return header
    if header.kind in UNSIGNED:
        return Message(header, raw[head.LENGTH :], b"")
    if len(raw) < head.LENGTH + SIGNATURE:
        return Damaged()
    return Message(header, raw[head.LENGTH : -SIGNATURE], raw[-SIGNATURE:])


def known(raw: bytes) -> Message:
    """A message that was read and judged before. ValueError for bytes that are none."""
    found = parse(raw)
    if isinstance(found, Refusal):
        raise ValueError("what was kept is no message")
    return found


def of_kind(found: Message | Refusal, *kinds: Kind) -> Message | Refusal:
    """A message of one of these kinds; WrongKind (naming the first) for another."""
    if isinstance(found, Refusal) or found.header.kind in kinds:
        return found
    return WrongKind(kinds[0].word, found.header.kind.word)


def signed(found: Message | Refusal, public: bytes, *kinds: Kind) -> Message | Refusal:
    """A message of one of `kinds` (none named: any), signed by `public`."""
    known = of_kind(found, *(kinds or tuple(Kind)))
    if isinstance(known, Refusal) or known.signed_by(public):
        return known
    return ForgedCode()


def says_same(first: bytes, second: bytes) -> bool:
    """Whether two signed messages say the same; some platforms sign differently each time."""
    return bool(first) and first[:-SIGNATURE] == second[:-SIGNATURE]
