"""A player's private notes: who may be what, which card was seen where. PURE; never in the log.

Notes are the list of what was noted, in order: undo drops the last. Their text has one line each;
a line that says nothing sensible is passed over when it is read.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.microfilms.rules.cards import NAMES, Freelancer, Nation

TEXT_LIMIT = 500
"""Letters of one free remark."""


class Belief(StrEnum):
    """What is thought of a seat and an identity."""

    PERHAPS = "perhaps"
    IS = "is"
    NOT = "not"


@dataclass(frozen=True)
class Guess:
    """A field of the grid."""

    seat: int
    identity: Nation | Freelancer
    belief: Belief


@dataclass(frozen=True)
class Seen:
    """A card, by one of `NAMES`, seen with a seat in the table's turn of that number."""

    seat: int
    card: str
    turn: int


@dataclass(frozen=True)
class Remark:
    """The free text, as it now is."""

    text: str


@dataclass(frozen=True)
class Notes:
    """All that was noted, oldest first."""

    lines: tuple[Guess | Seen | Remark, ...] = ()

    def __repr__(self) -> str:
        """Nothing of what is noted."""
        return f"Notes({len(self.lines)} lines)"

    def with_line(self, line: Guess | Seen | Remark) -> "Notes":
        """One thing more."""
        return replace(self, lines=(*self.lines, line))

    def undone(self) -> "Notes":
        """Without the last."""
        return replace(self, lines=self.lines[:-1])

    def belief(self, seat: int, identity: Nation | Freelancer) -> Belief:
        """The field of the grid: the latest guess counts."""
        for line in reversed(self.lines):
            if isinstance(line, Guess) and (line.seat, line.identity) == (seat, identity):
                return line.belief
        return Belief.PERHAPS

    @property
    def seen(self) -> tuple[Seen, ...]:
        """Cards seen, oldest first."""
        return tuple(line for line in self.lines if isinstance(line, Seen))

    @property
    def remark(self) -> str:
        """The free text."""
        remarks = [line.text for line in self.lines if isinstance(line, Remark)]
        return remarks[-1] if remarks else ""


def write(notes: Notes) -> str:
    """Notes as text, one line each."""
    return "\n".join(_line(line) for line in notes.lines)


def _line(line: Guess | Seen | Remark) -> str:
    match line:
        case Guess(seat, identity, belief):
            return f"guess {seat} {identity} {belief}"
        case Seen(seat, card, turn):
            return f"seen {seat} {card} {turn}"
        case Remark(text):
            return "remark " + " ".join(text.split())[:TEXT_LIMIT]


def read(text: str) -> Notes:
    """Notes out of text; never raises."""
    return Notes(tuple(_sensible(text.splitlines())))


def _sensible(lines: Iterable[str]) -> Iterable[Guess | Seen | Remark]:
    for line in lines:
        kind, _, rest = line.partition(" ")
        if kind == "remark":
            yield Remark(rest[:TEXT_LIMIT])
            continue
        match kind, rest.split():
            case "guess", [seat, identity, belief]:
                who, known = _number(seat), {str(one): one for one in (*Nation, *Freelancer)}
                if who is not None and identity in known and belief in set(Belief):
                    yield Guess(who, known[identity], Belief(belief))
            case "seen", [seat, card, turn]:
                who, when = _number(seat), _number(turn)
                if who is not None and when is not None and card in NAMES:
                    yield Seen(who, card, when)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else None
