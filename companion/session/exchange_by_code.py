"""Exchanges carried by codes, from one seat's side: begin, read, give, leave. Pure.

What follows what stands in `table.exchange`; here its messages become codes. LAY is an OFFER, ASK
an ASK, ANSWER and TELL are ENVELOPEs (`handoff.request`). Whose key speaks for which seat the table
knows, or it is learnt from the codes themselves and kept: another key for the same seat is refused.
"""

import secrets
from dataclasses import dataclass, replace

from companion.handoff import message, peek, request
from companion.handoff.header import Header, Kind, refuse_misdirected
from companion.handoff.refusals import Damaged, OtherGame, OtherQuestion, WrongKind
from companion.handoff.request import Ask, Offer, Reply
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import pocket as kept
from companion.session.pocket import Exchange, Pocket
from companion.session.refusals import NotCommitted, OwnCode, StrangeKey, Underway
from companion.table import commitment, exchange
from companion.table.commitment import NONCE
from companion.table.exchange import Message, Side, State
from companion.table.refusal import NoSuchSeat, NotAsked

MOST = 40
"""How many of the things passed are kept: the newest."""


@dataclass(frozen=True, repr=False)
class Who:
    """A seat that passes: its key, the deal's header, all names, the keys its table vouches for."""

    key: SeatKey
    head: Header
    seat: int
    names: tuple[tuple[int, str], ...]
    keys: tuple[tuple[int, bytes], ...] = ()

    def name(self, seat: int) -> str:
        """A seat's name, "" where nobody sits."""
        return dict(self.names).get(seat, "")

    def header(self, kind: Kind, to: int) -> Header:
        """The header of a code of this deal to another seat."""
        return replace(self.head, kind=kind, sender=self.seat, to=to, expiry=0)


def read(text: str, who: Who) -> Pocket:
    """The pocket in a line of the sheet; a new one where there is none of this deal."""
    return kept.read(text, who.head.game.raw)


# --- what this phone's player does


def begin(
    pocket: Pocket, who: Who, other: int, topic: bytes, gives: bytes | None = None
) -> Pocket | Refusal:
    """Ask seat `other`. gives: what is given in return; None for nothing."""
    if refused := _not_now(pocket, who, other):
        return refused
    head, kind, laid, mark = who.header(Kind.ASK, other), exchange.Kind.LOOK, b"", b""
    if gives is not None:
        kind, nonce = exchange.Kind.SWAP, secrets.token_bytes(NONCE)
        laid, mark = nonce + gives, commitment.mark(nonce, gives)
    ask = request.seal_ask(head, who.key, topic, mark)
    new = Exchange(kind, topic, other, own=True, kept=laid)
    return replace(pocket, exchange=_said(new, Message.ASK, ask))


def lay(
    pocket: Pocket, who: Who, other: int, topic: bytes, cards: tuple[bytes, ...]
) -> Pocket | Refusal:
    """Lay a hand for a peek by seat `other`. cards: 1 to `peek.MOST`, one byte each.

    ValueError as `peek.offer`.
    """
    if refused := _not_now(pocket, who, other):
        return refused
    head = who.header(Kind.OFFER, other)
    public, secret = peek.offer(cards, context=_context(head))
    new = Exchange(exchange.Kind.PEEK, topic, other, own=False, kept=secret)
    offer = request.seal_offer(head, who.key, topic, public)
    return replace(pocket, exchange=_said(new, Message.LAY, offer))


def lift(pocket: Pocket, who: Who, index: int) -> Pocket | Refusal:
    """Ask for one of the cards that were laid; its owner does not learn which. index: from 0."""
    now = pocket.exchange
    if now is None or not now.picks or now.lies is None or not 0 <= index < now.cards:
        return NotAsked()
    try:
        point, secret = peek.ask(now.lies.hand, index)
    except ValueError:
        return peek.BadPoint()
    topic = request.digest(now.code(Message.LAY)) + point
    ask = request.seal_ask(who.header(Kind.ASK, now.other), who.key, topic)
    return replace(pocket, exchange=_said(replace(now, kept=secret), Message.ASK, ask))


def give(pocket: Pocket, who: Who, content: bytes) -> Pocket | Refusal:
    """What is given to who asked."""
    now = pocket.exchange
    if now is None or not now.chooses:
        return NotAsked()
    return _answers(pocket, who, replace(now, kept=content), content)


def leave(pocket: Pocket) -> Pocket:
    """The exchange is over, or left as it is; what has gone across is kept."""
    done = pocket.exchange.passed if pocket.exchange else None
    passed = (*pocket.passed, done)[-MOST:] if done else pocket.passed
    return replace(pocket, exchange=None, passed=passed)


# --- what the other phone's codes change


def take(pocket: Pocket, who: Who, code: message.Message) -> Pocket | Refusal:
    """The pocket after another seat's code was read. The same code again changes nothing."""
    got: Offer | Ask | Reply | Refusal
    match code.header.kind:
        case Kind.OFFER:
            got = request.read_offer(code)
        case Kind.ASK:
            got = request.read_ask(code)
        case Kind.ENVELOPE if _again(pocket, code.raw):
            return pocket
        case Kind.ENVELOPE:
            got = _opened(pocket, who, code)
        case other:
            return WrongKind(Kind.ASK.word, other.word)
    if isinstance(got, Refusal):
        return got
    known = _met(pocket, who, got.header, got.public)
    if not isinstance(known, Pocket):
        return known
    match got:
        case Offer() | Ask() if _again(pocket, code.raw):
            return pocket
        case Offer():
            return _laid(known, got, code.raw)
        case Ask():
            return _asked(known, who, got, code.raw)
        case Reply():
            return _given(known, who, got, code.raw)


def _again(pocket: Pocket, raw: bytes) -> bool:
    """Whether that code is part of what is under way."""
    now = pocket.exchange
    return now is not None and any(message.says_same(code, raw) for _, code in now.codes)


def _laid(pocket: Pocket, offer: Offer, raw: bytes) -> Pocket | Refusal:
    """Another seat's phone has laid a hand for a peek."""
    if isinstance(count := peek.size(offer.hand), Refusal):
        return count
    if pocket.exchange is not None:
        return Underway()
    new = Exchange(exchange.Kind.PEEK, offer.topic, offer.header.sender, own=True)
    return replace(pocket, exchange=_said(new, Message.LAY, raw))


def _asked(pocket: Pocket, who: Who, ask: Ask, raw: bytes) -> Pocket | Refusal:
    """Another seat's phone asks; one card of a hand that was laid is answered at once."""
    now, sender = pocket.exchange, ask.header.sender
    if now is None:
        kind = exchange.Kind.SWAP if ask.mark else exchange.Kind.LOOK
        new = Exchange(kind, ask.topic, sender, own=False)
        return replace(pocket, exchange=_said(new, Message.ASK, raw))
    asked = now.said(Message.ASK, Side.ASKER, raw)
    if asked is None or now.own or sender != now.other:
        return Underway()
    shows = _one_card(now, ask)
    return _answers(pocket, who, asked, shows) if isinstance(shows, bytes) else shows


def _one_card(now: Exchange, ask: Ask) -> bytes | Refusal:
    """What the owner's phone answers to the one ASK that takes a card of its hand."""
    mark = request.digest(now.code(Message.LAY))
    if ask.topic[: len(mark)] != mark or ask.mark or now.lies is None:
        return OtherQuestion()
    return peek.answer(now.kept, ask.topic[len(mark) :], context=_context(now.lies.header))


def _opened(pocket: Pocket, who: Who, code: message.Message) -> Reply | Refusal:
    """What is in an envelope for this phone, if it waits for one."""
    now = pocket.exchange
    if wrong := _misdirected(
        who, code.header
    ):  # before all else: who photographs it is told just this
        return wrong
    if now is None or not now.waits:
        return NotAsked()
    asked = now.code(Message.ASK if now.own else Message.ANSWER)
    return request.read_reply(code, who.key, asked)


def _given(pocket: Pocket, who: Who, reply: Reply, raw: bytes) -> Pocket | Refusal:
    """An answer, or what had been laid in a swap."""
    now = pocket.exchange
    if now is None or reply.header.sender != now.other or now.state is State.LAID:
        return OtherQuestion()
    if not now.own:
        return _told(pocket, who, now, raw, reply)
    got = _seen(now, reply) if now.kind is exchange.Kind.PEEK else reply.content
    after = _said(replace(now, got=got), Message.ANSWER, raw)
    if now.kind is exchange.Kind.SWAP:
        head = who.header(Kind.ENVELOPE, now.other)
        told = request.seal_reply(head, who.key, reply.public, raw, now.kept)
        after = _said(after, Message.TELL, told)
    return replace(pocket, exchange=after)


def _told(pocket: Pocket, who: Who, now: Exchange, raw: bytes, told: Reply) -> Pocket | Refusal:
    """The last code of a swap: refused if it is not what its player had laid."""
    ask = request.read_ask(message.known(now.code(Message.ASK)))
    nonce, content = told.content[:NONCE], told.content[NONCE:]
    if isinstance(ask, Refusal) or not commitment.opens(ask.mark, nonce, content):
        return NotCommitted(who.name(now.other))
    return replace(pocket, exchange=_said(replace(now, got=content), Message.TELL, raw))


def _seen(now: Exchange, reply: Reply) -> bytes:
    """The card in the answer to a peek, or nothing where the answer holds none.

    Either way it goes on alike: who complains at once would tell which card was wanted.
    """
    if now.lies is None:
        return b""
    context = _context(now.lies.header)
    found = peek.see(now.lies.hand, now.kept, reply.content, context=context)
    return found if isinstance(found, bytes) else b""


# --- common to all


def _said(now: Exchange, said: Message, code: bytes) -> Exchange:
    """With a code more, which its state allows."""
    after = now.said(said, now.next.by, code) if now.next else None
    assert after is not None
    return after


def _answers(pocket: Pocket, who: Who, now: Exchange, content: bytes) -> Pocket | Refusal:
    """What this phone answers to the ASK it has read."""
    raw = now.code(Message.ASK)
    ask = request.read_ask(message.known(raw))
    if isinstance(ask, Refusal):
        return ask
    head = who.header(Kind.ENVELOPE, now.other)
    reply = request.seal_reply(head, who.key, ask.public, raw, content)
    return replace(pocket, exchange=_said(now, Message.ANSWER, reply))


def _context(offer: Header) -> bytes:
    """Where a hand lies: of what game, whose, for whom."""
    return offer.game.raw + bytes((offer.sender, offer.to))


def _not_now(pocket: Pocket, who: Who, other: int) -> Refusal | None:
    """Why nothing can be begun with that seat."""
    if pocket.exchange is not None:
        return Underway()
    return NoSuchSeat() if other == who.seat or not who.name(other) else None


def _met(pocket: Pocket, who: Who, head: Header, public: bytes) -> Pocket | Refusal:
    """The pocket, once it knows whose key this is; or why the code is not believed."""
    if public == who.key.public:
        return OwnCode()
    if wrong := _misdirected(who, head):
        return wrong
    name = who.name(head.sender)
    if not name:
        return Damaged()
    known = {**dict(pocket.met), **dict(who.keys)}
    others = [key for seat, key in known.items() if seat != head.sender]
    if known.get(head.sender, public) != public or public in others:
        return StrangeKey(name)
    return replace(pocket, met=tuple({**dict(pocket.met), head.sender: public}.items()))


def _misdirected(who: Who, head: Header) -> Refusal | None:
    """Why a code with this header is not for this phone."""
    if head.game != who.head.game:
        return OtherGame()
    return OwnCode() if head.sender == who.seat else refuse_misdirected(head, who.seat)
