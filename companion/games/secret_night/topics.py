"""What phones pass each other by code alone on this night: its topic as bytes. PURE.

A topic says what is asked for; role, card and words are never in it. Whose turn it is, who Zachary
is and who stands beside whom such phones do not know: that lies on the table.
"""

from dataclasses import dataclass
from enum import IntEnum

from companion.games.secret_night import whispers
from companion.games.secret_night.rules.acts import LookAtRole, StealCard, Whisper
from companion.games.secret_night.rules.game import Ask
from companion.games.secret_night.rules.roles import Role, role
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.table.exchange import Passed


class Reason(IntEnum):
    """Why a code is shown: Zachary's look (SN-P1), a stolen card (SN-V3), a whisper heard."""

    LOOK = 0
    STEAL = 1
    LISTEN = 2


SIDES = {
    Role.CHIEF: "police",
    Role.DETECTIVE: "police",
    Role.MASTER: "thief",
    Role.THIEF: "thief",
    Role.DECEIVER: "deceiver",
}
"""What a private note calls each role."""


@dataclass(frozen=True)
class Topic:
    """What is asked for. cards: of a theft, how many the victim holds; else 0."""

    reason: Reason
    cards: int = 0

    def packed(self) -> bytes:
        """Two bytes."""
        return bytes((self.reason, self.cards))

    def ask(self, of: int) -> Ask:
        """The same as an ask of seat `of` at a table with a server."""
        match self.reason:
            case Reason.LOOK:
                return LookAtRole(of)
            case Reason.STEAL:
                return StealCard(of, self.cards)
            case Reason.LISTEN:
                return Whisper(of)


def read(packed: bytes) -> Topic | None:
    """The topic in two bytes, None if there is none."""
    if len(packed) != 2 or packed[0] not in tuple(Reason):
        return None
    topic = Topic(Reason(packed[0]), packed[1])
    least, most = (1, MOST_CARDS) if topic.reason is Reason.STEAL else (0, 0)
    return topic if least <= topic.cards <= most else None


def asked(passed: Passed) -> Ask:
    """What was asked for, by the log or by code. ValueError for no topic of Secret Night."""
    if not isinstance(passed.topic, bytes):
        ask: Ask = passed.topic
        return ask
    topic = read(passed.topic)
    if topic is None:
        raise ValueError("no topic of Secret Night")
    return topic.ask(passed.other)


def got(passed: Passed) -> Role | int | str:
    """A role, a card's place from 1, or what was whispered. ValueError for what is none of them."""
    match asked(passed):
        case LookAtRole():
            return role(passed.got)
        case StealCard(_, cards):
            if len(passed.got) != 1 or not 1 <= passed.got[0] <= cards:
                raise ValueError("no card of those")
            return passed.got[0]
        case Whisper() if passed.own:  # asked for, by code
            return whispers.unpack(passed.got)
        case Whisper():
            return passed.got.decode(errors="replace")
