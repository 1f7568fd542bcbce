"""What a win attempt brings with two players and the Croupier. PURE (facts 5.8, MF-C1..16).

All is said from the side of who attempts: `ME`.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from companion.games.microfilms.rules.cards import Nation
from companion.games.microfilms.rules.verdict import agents_winning


class End(StrEnum):
    """How a game of two ends."""

    ME = "me"
    OPPONENT = "opponent"
    BOTH = "both"
    NEITHER = "neither"
    """Both lose: the Croupier wins."""


@dataclass(frozen=True)
class Three:
    """The three agents and which two are allied."""

    me: Nation
    opponent: Nation
    croupier: Nation
    allied: frozenset[Nation]

    @property
    def nations(self) -> frozenset[Nation]:
        """All three."""
        return frozenset((self.me, self.opponent, self.croupier))

    @property
    def players_allied(self) -> bool:
        """Whether the two players win or lose together."""
        return self.allied == {self.me, self.opponent}


def film(three: Three, shown: Nation, allied_opponent_wins: bool = False) -> End:
    """An agent reveals a film from the own hand (MF-C4..8).

    allied_opponent_wins: MF-def22, where the film of one of two allied players was shown.
    """
    winners = agents_winning(three.nations, three.allied, shown)
    if three.players_allied:
        if three.me in winners:
            return End.BOTH
        return End.OPPONENT if allied_opponent_wins else End.NEITHER
    return End.ME if three.me in winners else End.OPPONENT


def claim(three: Three, shown: Nation | None, claim_allied_wins: bool = False) -> End:
    """A film from the Croupier's hand, "allied with the Croupier" (MF-C9..13).

    shown: None if his hand has no fitting film (MF-def9). claim_allied_wins: MF-def20.
    """
    if three.players_allied:
        if shown in three.allied:
            return End.NEITHER
        both = claim_allied_wins and shown == three.croupier
        return End.BOTH if both else End.OPPONENT
    allied = three.allied == {three.me, three.croupier}
    return End.ME if allied and shown == three.opponent else End.OPPONENT


def journalist(shown: Nation, named: Nation) -> End:
    """A film and whose nation it is: that of the player, or Croupier, named (MF-C14..16)."""
    return End.ME if shown == named else End.OPPONENT


def freelancer(right: bool) -> End:
    """Broker or Interpol: who fails lets the other player win at once."""
    return End.ME if right else End.OPPONENT


def winners(end: End, me: int, opponent: int) -> Collection[int]:
    """The seats that win."""
    return {End.ME: (me,), End.OPPONENT: (opponent,), End.BOTH: (me, opponent)}.get(end, ())
