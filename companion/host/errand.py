"""An errand: what two players pass each other by code, as one of their phones sees it. Pure.

Who begins shows an ASK; the other's phone reads it and shows the reply. In a swap the ASK carries
the mark of what its player has laid, and once the reply is read, that lies in a last code: so both
have chosen before either sees. What is passed means something to the game only.
"""

import secrets
from dataclasses import asdict, dataclass, replace
from typing import Any

from companion.handoff import request
from companion.handoff.header import Header, Kind
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.handoff.request import Ask, Reply
from companion.handoff.seatkey import SeatKey
from companion.table import laid
from companion.table.passed import Passed
from companion.table.refusal import NotAsked, Refusal

Refused = Refusal | CodeRefusal


@dataclass(frozen=True, repr=False)
class Errand:
    """One errand. own: this phone asked. swap: both give. ask, reply, last: the codes so far.

    kept: the nonce (in a swap) and what this phone gives. got: what it was given.
    """

    topic: bytes
    other: int
    own: bool
    swap: bool
    ask: bytes
    kept: bytes = b""
    reply: bytes = b""
    last: bytes = b""
    got: bytes = b""

    @property
    def chooses(self) -> bool:
        """Whether this phone's player has still to say what is given."""
        return not self.own and not self.reply

    @property
    def waits(self) -> bool:
        """Whether a code of the other phone is wanted now."""
        return not self.reply if self.own else bool(self.reply) and self.swap and not self.last

    @property
    def shown(self) -> bytes:
        """The code the other phone reads now; b"" for none."""
        if self.own:
            return self.last or (b"" if self.reply else self.ask)
        return b"" if self.last else self.reply

    @property
    def step(self) -> int:
        """Which of `steps` the code shown is."""
        return 3 if self.own and self.last else 1 if self.own else 2

    @property
    def steps(self) -> int:
        """How many codes there are in all."""
        return 3 if self.swap else 2

    @property
    def passed(self) -> Passed | None:
        """What has gone across, once it has."""
        if self.chooses or self.waits:
            return None
        gave = self.kept[laid.NONCE :] if self.own else self.kept
        return Passed(self.topic, self.other, self.own, gave, self.got)

    def plain(self) -> dict[str, Any]:
        """For a phone's storage."""
        return {n: v.hex() if isinstance(v, bytes) else v for n, v in asdict(self).items()}


def from_plain(data: dict[str, Any]) -> Errand:
    """What `plain` gave. ValueError, KeyError or TypeError for anything else."""
    codes = {n: bytes.fromhex(data[n]) for n in ("ask", "kept", "reply", "last", "got")}
    topic, other = bytes.fromhex(data["topic"]), int(data["other"])
    return Errand(topic, other, bool(data["own"]), bool(data["swap"]), **codes)


def begun(head: Header, key: SeatKey, topic: bytes, gives: bytes | None) -> Errand:
    """This phone asks seat `head.to`. gives: what it gives in return; None for nothing."""
    if gives is None:
        return Errand(topic, head.to, True, False, request.seal_ask(head, key, topic))
    nonce = secrets.token_bytes(laid.NONCE)
    ask = request.seal_ask(head, key, topic, laid.mark(nonce, gives))
    return Errand(topic, head.to, True, True, ask, kept=nonce + gives)


def heard(ask: Ask, raw: bytes) -> Errand:
    """Another seat's phone asks this one."""
    return Errand(ask.topic, ask.header.sender, False, bool(ask.mark), raw)


def given(errand: Errand, head: Header, key: SeatKey, content: bytes) -> Errand | Refused:
    """This phone's player gives `content` to who asked."""
    ask = request.read_ask(errand.ask)
    if not errand.chooses or isinstance(ask, CodeRefusal):
        return NotAsked()
    reply = request.seal_reply(head, key, ask.public, errand.ask, content)
    return replace(errand, kept=content, reply=reply)


def answered(errand: Errand, head: Header, key: SeatKey, raw: bytes, reply: Reply) -> Errand:
    """The reply is read; in a swap what this phone laid goes across now."""
    last = b""
    if errand.swap:
        last = request.seal_reply(head, key, reply.public, raw, errand.kept)
    return replace(errand, reply=raw, last=last, got=reply.content)


def closed(errand: Errand, raw: bytes, last: Reply) -> Errand | None:
    """The last code of a swap is read; None if it is not what its player had laid."""
    ask = request.read_ask(errand.ask)
    nonce, content = last.content[: laid.NONCE], last.content[laid.NONCE :]
    if isinstance(ask, CodeRefusal) or not laid.opens(ask.mark, nonce, content):
        return None
    return replace(errand, last=raw, got=content)


def header(like: Header, kind: Kind, sender: int, to: int) -> Header:
    """The header of a code of this deal, from seat to seat."""
    return replace(like, kind=kind, sender=sender, to=to, expiry=0)
