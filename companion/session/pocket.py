"""What a phone keeps of what it passes by code, in a line of its seat's private sheet. Pure.

The text of the line is a stored format: phones go on with what they kept. `repr` prints nothing.
What must not live here: how the codes are made and read (`exchange_by_code`).
"""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any

from companion.handoff import peek, request
from companion.handoff.message import parse
from companion.handoff.request import Offer
from companion.table import exchange
from companion.table.commitment import NONCE
from companion.table.exchange import Kind, Message, Passed, Side, State, Step

POCKET = "pocket"
"""The name of the line."""

_STORED = {
    Message.LAY: "offer",
    Message.ASK: "ask",
    Message.ANSWER: "reply",
    Message.TELL: "last",
}
"""Under which name the code of a message is kept."""


@dataclass(frozen=True, repr=False)
class Exchange:
    """One exchange as this phone sees it. own: this phone asks. codes: all so far, in their order.

    kept: the nonce (in a swap) and what this phone gives; in a peek its secret. got: what it was
    given.
    """

    kind: Kind
    topic: bytes
    other: int
    own: bool
    state: State = State.NEW
    codes: tuple[tuple[Message, bytes], ...] = ()
    kept: bytes = b""
    got: bytes = b""

    @property
    def side(self) -> Side:
        """Which side this phone is."""
        return Side.ASKER if self.own else Side.ASKED

    @property
    def next(self) -> Step | None:
        """What comes now; None where it is over."""
        return next(iter(exchange.steps(self.kind, self.state)), None)

    def said(self, message: Message, by: Side, code: bytes) -> "Exchange | None":
        """With one code more; None if that side may not send it now."""
        state = exchange.after(self.kind, self.state, by, message)
        if state is None:
            return None
        return replace(self, state=state, codes=(*self.codes, (message, code)))

    def code(self, message: Message) -> bytes:
        """The code that carried a message; b"" for none yet."""
        return dict(self.codes).get(message, b"")

    def _owes(self, message: Message) -> bool:
        step = self.next
        return step is not None and (step.by, step.message) == (self.side, message)

    @property
    def chooses(self) -> bool:
        """Whether this phone's player has still to say what is given."""
        return self._owes(Message.ANSWER)

    @property
    def picks(self) -> bool:
        """Whether this phone's player has still to lift one of the cards of a peek."""
        return self._owes(Message.ASK)

    @property
    def waits(self) -> bool:
        """Whether a code of the other phone is wanted now."""
        return self.next is not None and self.next.by is not self.side

    @property
    def lies(self) -> Offer | None:
        """The hand laid for a peek; None in anything else."""
        found = request.read_offer(parse(self.code(Message.LAY)))
        return found if isinstance(found, Offer) else None

    @property
    def cards(self) -> int:
        """How many cards lie in it; 0 for none."""
        count = peek.size(lies.hand) if (lies := self.lies) else 0
        return count if isinstance(count, int) else 0

    @property
    def shown(self) -> bytes:
        """The code the other phone reads now; b"" for none."""
        done = exchange.path(self.kind)[: self.step]
        return self.codes[-1][1] if done and done[-1].by is self.side else b""

    @property
    def step(self) -> int:
        """How many of the `steps` are done: which of them the code shown is."""
        return len(self.codes)

    @property
    def steps(self) -> int:
        """How many codes there are in all."""
        return len(exchange.path(self.kind))

    @property
    def passed(self) -> Passed | None:
        """What has gone across, once it has."""
        if self.next is not None:
            return None
        gave = self.kept[NONCE:] if self.own else self.kept
        if self.kind is Kind.PEEK:
            gave = b""  # the owner of a hand does not know which card was seen
        return Passed(self.topic, self.other, self.own, gave, self.got)


@dataclass(frozen=True, repr=False)
class Pocket:
    """game: of what deal. met: keys of seats. exchange: under way. passed: what has gone across."""

    game: bytes = b""
    met: tuple[tuple[int, bytes], ...] = ()
    exchange: Exchange | None = None
    passed: tuple[Passed, ...] = ()

    def text(self) -> str:
        """A line of the private sheet."""
        return json.dumps(
            {
                "game": self.game.hex(),
                "met": [[seat, key.hex()] for seat, key in self.met],
                "errand": _plain(self.exchange) if self.exchange else None,
                "passed": [_hex(asdict(passed)) for passed in self.passed],
            }
        )


def read(text: str, game: bytes) -> Pocket:
    """The pocket in a line; a new one where there is none of this deal."""
    try:
        data: dict[str, Any] = json.loads(text) if text else {}
        found = Pocket(
            bytes.fromhex(data["game"]),
            tuple((int(seat), bytes.fromhex(key)) for seat, key in data["met"]),
            _exchange(data["errand"]) if data["errand"] else None,
            tuple(_passed(row) for row in data["passed"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Pocket(game)
    return found if found.game == game else Pocket(game)


def _hex(row: dict[str, Any]) -> dict[str, Any]:
    return {n: v.hex() if isinstance(v, bytes) else v for n, v in row.items()}


def _plain(at: Exchange) -> dict[str, Any]:
    swap = at.kind is Kind.SWAP
    row = {"topic": at.topic, "other": at.other, "own": at.own, "swap": swap}
    for name in ("ask", "kept", "reply", "last", "got", "offer"):
        row[name] = b""
    codes = {_STORED[message]: code for message, code in at.codes}
    return _hex({**row, **codes, "kept": at.kept, "got": at.got})


def _exchange(row: dict[str, Any]) -> Exchange:
    kind = Kind.PEEK if row["offer"] else Kind.SWAP if row["swap"] else Kind.LOOK
    topic, kept, got = (bytes.fromhex(row[name]) for name in ("topic", "kept", "got"))
    found = Exchange(kind, topic, int(row["other"]), bool(row["own"]), kept=kept, got=got)
    for step in exchange.path(kind):
        code = bytes.fromhex(row[_STORED[step.message]])
        after = found.said(step.message, step.by, code) if code else None
        if after is None:
            break
        found = after
    return found


def _passed(row: dict[str, Any]) -> Passed:
    topic, gave, got = (bytes.fromhex(row[name]) for name in ("topic", "gave", "got"))
    return Passed(topic, int(row["other"]), bool(row["own"]), gave, got)
