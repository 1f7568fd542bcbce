"""How one phone asks another for something private: one small machine a kind. PURE.

LOOK: one phone answers another, by itself or as its player chooses. WISH: a look that the rules did
not give; its player may decline. SWAP: both have chosen before either sees. PEEK: one card of a
hand that lies face down; its owner does not learn which. GIVE: something is told to one, or laid
face down first and then told to one or opened for all. `TABLE` is all that may happen.

Two carriers bring the same messages: the log (`session.exchange_by_log`) and codes
(`session.exchange_by_code`). By the log a swap is a GIVE of each, owed by the rules once both have
laid; by code a player may leave anything, which is no message. A game says what is asked and
answered; how it travels must not live here, nor in a game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

TABLE = """
kind  state     message  by     next
look  new       ask      asker  asked
look  asked     answer   asked  answered
wish  new       ask      asker  asked
wish  asked     answer   asked  answered
wish  asked     decline  asked  off
swap  new       ask      asker  asked
swap  asked     answer   asked  answered
swap  answered  tell     asker  told
peek  new       lay      asked  laid
peek  laid      ask      asker  asked
peek  asked     answer   asked  answered
give  new       lay      asker  laid
give  new       tell     asker  told
give  laid      tell     asker  told
give  laid      open     asker  opened
give  told      answer   asked  answered
"""
"""In this state that side may send that message. Where nothing follows it is over."""


class Kind(StrEnum):
    """Which machine."""

    LOOK, WISH, SWAP, PEEK, GIVE = "look", "wish", "swap", "peek", "give"


class Message(StrEnum):
    """What is sent. LAY: a mark or a hand, face down. TELL: what was laid, or is told at once."""

    LAY, ASK, ANSWER = "lay", "ask", "answer"
    TELL, OPEN, DECLINE = "tell", "open", "decline"


class State(StrEnum):
    """How far it is."""

    NEW, LAID, ASKED, ANSWERED = "new", "laid", "asked", "answered"
    TOLD, OPENED, OFF = "told", "opened", "off"


class Side(StrEnum):
    """Who sends: the one who asks (in a GIVE, who tells), or the one asked."""

    ASKER, ASKED = "asker", "asked"


@dataclass(frozen=True)
class Step:
    """A row of the table."""

    kind: Kind
    state: State
    message: Message
    by: Side
    next: State


def _row(kind: str, state: str, message: str, by: str, following: str) -> Step:
    return Step(Kind(kind), State(state), Message(message), Side(by), State(following))


STEPS = tuple(_row(*line.split()) for line in TABLE.splitlines()[2:])


def steps(kind: Kind, state: State) -> tuple[Step, ...]:
    """What may come now; () where it is over."""
    return tuple(step for step in STEPS if (step.kind, step.state) == (kind, state))


def after(kind: Kind, state: State, by: Side, message: Message) -> State | None:
    """The state after a message of that side; None if it may not send it now."""
    may = (step.next for step in steps(kind, state) if (step.by, step.message) == (by, message))
    return next(may, None)


def path(kind: Kind) -> tuple[Step, ...]:
    """All steps from the first to the last; of two that may come, the one printed first."""
    found, state = tuple[Step, ...](), State.NEW
    while following := steps(kind, state):
        found, state = (*found, following[0]), following[0].next
    return found


# --- what a game says of one


@dataclass(frozen=True)
class Peek:
    """An ask for one card of a hand laid face down; games give it their own name.

    public: what the owner's phone made of the hand. point: what hides which card is meant. The
    owner's phone answers one of them a hand by itself, and does not learn which card it showed.
    """

    to: int
    public: bytes
    point: bytes


@dataclass(frozen=True)
class Tell:
    """A phone tells seat `to`, with `ask`, what it laid under `mark`: sealed to that seat alone."""

    to: int
    ask: Any
    mark: bytes


@dataclass(frozen=True)
class Show:
    """A phone opens what it laid under `mark`: `act(nonce, secret)` is done for all to see."""

    mark: bytes
    act: Callable[[bytes, bytes], Any]


@dataclass(frozen=True, repr=False)
class Passed:
    """What has gone across. own: this phone asked. gave, got: b"" for nothing.

    topic: by the log the ask, by code bytes that its game makes and reads.
    """

    topic: Any
    other: int
    own: bool
    gave: bytes = b""
    got: bytes = b""
