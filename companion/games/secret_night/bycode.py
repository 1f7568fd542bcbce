"""What phones pass each other by code alone on this night: its topic as bytes. PURE.

A topic says what is asked for; role, card and words are never in it. Whose turn it is, who Zachary
is and who stands beside whom such phones do not know: that lies on the table.
"""

from dataclasses import dataclass
from enum import IntEnum

from companion.games.secret_night import whispers
from companion.games.secret_night.rules.acts import LookAtRole, StealCard, Whisper
from companion.games.secret_night.rules.game import Ask, game
from companion.games.secret_night.rules.roles import Role, role
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.table.chance import Chance
from companion.table.passed import Passed


class Errand(IntEnum):
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

    errand: Errand
    cards: int = 0

    def packed(self) -> bytes:
        """Two bytes."""
        return bytes((self.errand, self.cards))

    def ask(self, of: int) -> Ask:
        """The same as an ask of seat `of` at a table with a server."""
        match self.errand:
            case Errand.LOOK:
                return LookAtRole(of)
            case Errand.STEAL:
                return StealCard(of, self.cards)
            case Errand.LISTEN:
                return Whisper(of)


def read(packed: bytes) -> Topic | None:
    """The topic in two bytes, None if there is none."""
    if len(packed) != 2 or packed[0] not in tuple(Errand):
        return None
    topic = Topic(Errand(packed[0]), packed[1])
    least, most = (1, MOST_CARDS) if topic.errand is Errand.STEAL else (0, 0)
    return topic if least <= topic.cards <= most else None


def says(topic: Topic, seat: int, hand: bytes, chance: Chance) -> bytes | None:
    """What the phone of `seat` gives by itself; None for a whisper, which its player writes."""
    if topic.errand is Errand.LISTEN:
        return None
    answer = game.answer(hand, topic.ask(seat), chance)
    return answer if isinstance(answer, bytes) else None


def got(passed: Passed) -> Role | int | str:
    """A role, a card's place from 1, or what was whispered. ValueError for what is none of them."""
    topic = read(passed.topic)
    if topic is None:
        raise ValueError("no topic of Secret Night")
    match topic.errand:
        case Errand.LOOK:
            return role(passed.got)
        case Errand.STEAL:
            if len(passed.got) != 1 or not 1 <= passed.got[0] <= topic.cards:
                raise ValueError("no card of those")
            return passed.got[0]
        case Errand.LISTEN:
            return whispers.unpack(passed.got)
