"""An errand: what two players pass each other by code, as one of their phones sees it. Pure.

Who begins shows an ASK; the other's phone reads it and shows the reply. In a swap the ASK carries
the mark of what its player has laid, and once the reply is read, that lies in a last code: so both
have chosen before either sees. In a peek the owner of a hand begins with an OFFER of it; the ASK
takes one card, unseen by the owner. What is passed means something to the game only.
"""

import secrets
from dataclasses import asdict, dataclass, replace
from typing import Any

from companion.handoff import peek, request
from companion.handoff.header import Header, Kind
from companion.handoff.refusals import OtherQuestion
from companion.handoff.request import Ask, Offer, Reply
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.table import laid
from companion.table.passed import Passed
from companion.table.refusal import NotAsked


@dataclass(frozen=True, repr=False)
class Errand:
    """One errand. own: this phone asks. swap: both give. offer, ask, reply, last: the codes so far.

    kept: the nonce (in a swap) and what this phone gives; in a peek its secret. got: what it was
    given.
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
    offer: bytes = b""

    @property
    def chooses(self) -> bool:
        """Whether this phone's player has still to say what is given."""
        return not self.own and not self.reply and not self.offer

    @property
    def picks(self) -> bool:
        """Whether this phone's player has still to lift one of the cards of a peek."""
        return self.own and not self.ask

    @property
    def cards(self) -> int:
        """How many cards lie in a peek; 0 in anything else."""
        found = request.read_offer(self.offer) if self.offer else None
        count = peek.size(found.hand) if isinstance(found, Offer) else 0
        return count if isinstance(count, int) else 0

    @property
    def waits(self) -> bool:
        """Whether a code of the other phone is wanted now."""
        if self.own:
            return bool(self.ask) and not self.reply
        return not self.ask or (bool(self.reply) and self.swap and not self.last)

    @property
    def shown(self) -> bytes:
        """The code the other phone reads now; b"" for none."""
        if self.own:
            return self.last or (b"" if self.reply else self.ask)
        return b"" if self.last else self.reply if self.ask else self.offer

    @property
    def step(self) -> int:
        """Which of `steps` the code shown is."""
        if self.own:
            return 3 if self.last else 2 if self.offer else 1
        return (3 if self.ask else 1) if self.offer else 2

    @property
    def steps(self) -> int:
        """How many codes there are in all."""
        return 3 if self.swap or self.offer else 2

    @property
    def passed(self) -> Passed | None:
        """What has gone across, once it has."""
        if self.chooses or self.picks or self.waits:
            return None
        gave = self.kept[laid.NONCE :] if self.own else self.kept
        if self.offer:
            gave = b""  # the owner of a hand does not know which card was seen
        return Passed(self.topic, self.other, self.own, gave, self.got)

    def plain(self) -> dict[str, Any]:
        """For a phone's storage."""
        return {n: v.hex() if isinstance(v, bytes) else v for n, v in asdict(self).items()}


def from_plain(data: dict[str, Any]) -> Errand:
    """What `plain` gave. ValueError, KeyError or TypeError for anything else."""
    codes = {n: bytes.fromhex(data[n]) for n in ("ask", "kept", "reply", "last", "got", "offer")}
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


def laid_down(head: Header, key: SeatKey, topic: bytes, cards: tuple[bytes, ...]) -> Errand:
    """This phone lays a hand for a peek. cards: one byte each. ValueError as `peek.offer`."""
    public, secret = peek.offer(cards, context=_context(head))
    offer = request.seal_offer(head, key, topic, public)
    return Errand(topic, head.to, False, False, b"", kept=secret, offer=offer)


def lies(offer: Offer, raw: bytes) -> Errand:
    """Another seat's phone has laid a hand for a peek."""
    return Errand(offer.topic, offer.header.sender, True, False, b"", offer=raw)


def lifted(errand: Errand, head: Header, key: SeatKey, index: int) -> Errand | Refusal:
    """One card of the hand is asked for; its owner does not learn which."""
    offer = request.read_offer(errand.offer)
    if isinstance(offer, Refusal) or not errand.picks or not 0 <= index < errand.cards:
        return NotAsked()
    try:
        point, secret = peek.ask(offer.hand, index)
    except ValueError:
        return peek.BadPoint()
    topic = request.digest(errand.offer) + point
    return replace(errand, ask=request.seal_ask(head, key, topic), kept=secret)


def asked_for(errand: Errand, ask: Ask) -> bytes | Refusal:
    """What the owner's phone answers to the one ASK that takes a card of its hand."""
    mark = request.digest(errand.offer)
    if ask.topic[: len(mark)] != mark or ask.mark:
        return OtherQuestion()
    offer = request.read_offer(errand.offer)
    if isinstance(offer, Refusal):
        return offer
    return peek.answer(errand.kept, ask.topic[len(mark) :], context=_context(offer.header))


def seen(errand: Errand, raw: bytes, reply: Reply) -> Errand:
    """The answer to a peek is read: the card, or nothing where the answer holds none.

    Either way it goes on alike: who complains at once would tell which card was wanted.
    """
    offer = request.read_offer(errand.offer)
    card = b""
    if isinstance(offer, Offer):
        context = _context(offer.header)
        found = peek.see(offer.hand, errand.kept, reply.content, context=context)
        card = found if isinstance(found, bytes) else b""
    return replace(errand, reply=raw, got=card)


def given(errand: Errand, head: Header, key: SeatKey, content: bytes) -> Errand | Refusal:
    """This phone's player gives `content` to who asked."""
    ask = request.read_ask(errand.ask)
    if not errand.chooses or isinstance(ask, Refusal):
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
    if isinstance(ask, Refusal) or not laid.opens(ask.mark, nonce, content):
        return None
    return replace(errand, last=raw, got=content)


def _context(offer: Header) -> bytes:
    """Where a hand lies: of what game, whose, for whom."""
    return offer.game.raw + bytes((offer.sender, offer.to))


def header(like: Header, kind: Kind, sender: int, to: int) -> Header:
    """The header of a code of this deal, from seat to seat."""
    return replace(like, kind=kind, sender=sender, to=to, expiry=0)
