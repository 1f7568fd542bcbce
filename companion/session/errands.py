"""Passing something by code, from one seat's side: begin, read, give, leave. Pure.

Whose key speaks for which seat the table knows, or it is learnt from the codes themselves and kept:
another key for the same seat is refused. What an errand is, step by step, stands in `errand`.
"""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from companion.handoff import message, peek, request
from companion.handoff.header import Header, Kind, refuse_misdirected
from companion.handoff.refusals import Damaged, OtherGame, OtherQuestion, WrongKind
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import errand as steps
from companion.session.errand import Errand
from companion.table import passed as gone
from companion.table.passed import Passed
from companion.table.refusal import (
    NoSuchSeat,
    NotAsked,
    NotCommitted,
    OwnCode,
    StrangeKey,
    Underway,
)

POCKET = "pocket"
"""The line of a private sheet that holds a seat's `Pocket`."""
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


@dataclass(frozen=True, repr=False)
class Pocket:
    """game: of what deal. met: keys of seats. errand: under way. passed: what has gone across."""

    game: bytes = b""
    met: tuple[tuple[int, bytes], ...] = ()
    errand: Errand | None = None
    passed: tuple[Passed, ...] = field(default_factory=tuple)

    def text(self) -> str:
        """A line of the private sheet."""
        return json.dumps(
            {
                "game": self.game.hex(),
                "met": [[seat, key.hex()] for seat, key in self.met],
                "errand": self.errand.plain() if self.errand else None,
                "passed": [passed.plain() for passed in self.passed],
            }
        )


def read(text: str, who: Who) -> Pocket:
    """The pocket in a line; a new one where there is none of this deal."""
    fresh = Pocket(who.head.game.raw)
    try:
        data: dict[str, Any] = json.loads(text) if text else {}
        found = Pocket(
            bytes.fromhex(data["game"]),
            tuple((int(seat), bytes.fromhex(key)) for seat, key in data["met"]),
            steps.from_plain(data["errand"]) if data["errand"] else None,
            tuple(gone.from_plain(row) for row in data["passed"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return fresh
    return found if found.game == fresh.game else fresh


def begin(
    pocket: Pocket, who: Who, other: int, topic: bytes, gives: bytes | None = None
) -> Pocket | Refusal:
    """Ask seat `other`. gives: what is given in return; None for nothing."""
    if pocket.errand is not None:
        return Underway()
    if other == who.seat or not who.name(other):
        return NoSuchSeat()
    head = steps.header(who.head, Kind.ASK, who.seat, other)
    return replace(pocket, errand=steps.begun(head, who.key, topic, gives))


def lay(
    pocket: Pocket, who: Who, other: int, topic: bytes, cards: tuple[bytes, ...]
) -> Pocket | Refusal:
    """Lay a hand for a peek by seat `other`. cards: 1 to `peek.MOST`, one byte each."""
    if pocket.errand is not None:
        return Underway()
    if other == who.seat or not who.name(other):
        return NoSuchSeat()
    head = steps.header(who.head, Kind.OFFER, who.seat, other)
    return replace(pocket, errand=steps.laid_down(head, who.key, topic, cards))


def lift(pocket: Pocket, who: Who, index: int) -> Pocket | Refusal:
    """Ask for one of the cards that were laid. index: from 0."""
    if pocket.errand is None:
        return NotAsked()
    head = steps.header(who.head, Kind.ASK, who.seat, pocket.errand.other)
    after = steps.lifted(pocket.errand, head, who.key, index)
    return replace(pocket, errand=after) if isinstance(after, Errand) else after


def give(pocket: Pocket, who: Who, content: bytes) -> Pocket | Refusal:
    """What is given to who asked."""
    if pocket.errand is None:
        return NotAsked()
    head = steps.header(who.head, Kind.ENVELOPE, who.seat, pocket.errand.other)
    after = steps.given(pocket.errand, head, who.key, content)
    return replace(pocket, errand=after) if isinstance(after, Errand) else after


def leave(pocket: Pocket) -> Pocket:
    """The errand is over, or left as it is; what has gone across is kept."""
    done = pocket.errand.passed if pocket.errand else None
    kept = (*pocket.passed, done)[-MOST:] if done else pocket.passed
    return replace(pocket, errand=None, passed=kept)


def take(pocket: Pocket, who: Who, raw: bytes) -> Pocket | Refusal:
    """The pocket after another seat's code was read. The same code again changes nothing."""
    found = message.parse(raw)
    if isinstance(found, Refusal):
        return found
    match found.header.kind:
        case Kind.OFFER:
            return _offer(pocket, who, raw)
        case Kind.ASK:
            return _ask(pocket, who, raw)
        case Kind.ENVELOPE:
            return _reply(pocket, who, found.header, raw)
        case other:
            return WrongKind(Kind.ASK.word, other.word)


def _offer(pocket: Pocket, who: Who, raw: bytes) -> Pocket | Refusal:
    offer = request.read_offer(raw)
    if isinstance(offer, Refusal):
        return offer
    if isinstance(count := peek.size(offer.hand), Refusal):
        return count
    known = _met(pocket, who, offer.header, offer.public)
    if not isinstance(known, Pocket):
        return known
    if pocket.errand is not None:
        return pocket if message.says_same(pocket.errand.offer, raw) else Underway()
    return replace(known, errand=steps.lies(offer, raw))


def _ask(pocket: Pocket, who: Who, raw: bytes) -> Pocket | Refusal:
    ask = request.read_ask(raw)
    if isinstance(ask, Refusal):
        return ask
    known = _met(pocket, who, ask.header, ask.public)
    if not isinstance(known, Pocket):
        return known
    errand = pocket.errand
    if errand is None:
        return replace(known, errand=steps.heard(ask, raw))
    if message.says_same(errand.ask, raw):
        return pocket
    if not errand.offer or errand.ask or ask.header.sender != errand.other:
        return Underway()
    answer = steps.asked_for(errand, ask)
    if not isinstance(answer, bytes):
        return answer
    head = steps.header(who.head, Kind.ENVELOPE, who.seat, errand.other)
    reply = request.seal_reply(head, who.key, ask.public, raw, answer)
    return replace(known, errand=replace(errand, ask=raw, reply=reply))


def _reply(pocket: Pocket, who: Who, head: Header, raw: bytes) -> Pocket | Refusal:
    errand = pocket.errand
    if errand is not None and any(
        message.says_same(raw, code) for code in (errand.reply, errand.last)
    ):
        return pocket
    if wrong := _misdirected(who, head):  # before all else: who photographs it is told just this
        return wrong
    if errand is None or not errand.waits:
        return NotAsked()
    found = request.read_reply(raw, who.key, errand.ask if errand.own else errand.reply)
    if isinstance(found, Refusal):
        return found
    known = _met(pocket, who, found.header, found.public)
    if not isinstance(known, Pocket):
        return known
    if found.header.sender != errand.other:
        return OtherQuestion()
    if errand.offer:
        after: Errand | None = steps.seen(errand, raw, found)
    elif errand.own:
        last = steps.header(who.head, Kind.ENVELOPE, who.seat, errand.other)
        after = steps.answered(errand, last, who.key, raw, found)
    else:
        after = steps.closed(errand, raw, found)
    return replace(known, errand=after) if after else NotCommitted(who.name(errand.other))


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
