"""The house rules of facts 5.9: each default that has an alternative has its switch. PURE.

The id in each line is that of the gap in the rulebook; the sentence a player reads is in `words`.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from companion.games.microfilms.rules.cards import NOBODY, Card


class LeftOut(StrEnum):
    """The nation that stays in the box (MF-def13)."""

    DRAWN = "drawn"
    CHINA = "china"
    UK = "uk"
    USA = "usa"
    USSR = "ussr"


@dataclass(frozen=True)
class HouseRules:
    """How the cards are dealt, then the switches, then what the last game left.

    real_identities: those of the box; who is who is tapped in at the end. action_dealt: the app
    says with which action card a seat begins. letter_in_drawer: the app draws in secret which
    Letter is out; all Letters then stay in the box and nobody is the Broker. left_out: MF-def13.
    stained_cash_out: MF-def1. letters_differ: MF-def4, the Broker names two places.
    pay_what_you_have: MF-def5. franc_for_second: MF-def6. croupier_pays: MF-def7.
    claim_needs_both: MF-def8. croupier_card_blind: MF-def9. francs_out: MF-def12, francs of the
    eliminated leave the game. discard_open: MF-def14. forbidden_fails: MF-def15.
    claim_allied_wins: MF-def20. allied_opponent_wins: MF-def22. spare_croupier: MF-def23.
    freelancers_open: MF-def25.

    starter: the seat that won the last game, `NOBODY` to draw it.
    """

    real_identities: bool = False
    action_dealt: bool = False
    letter_in_drawer: bool = False
    left_out: LeftOut = LeftOut.DRAWN
    stained_cash_out: bool = False
    letters_differ: bool = False
    pay_what_you_have: bool = False
    franc_for_second: bool = False
    croupier_pays: bool = False
    claim_needs_both: bool = False
    croupier_card_blind: bool = False
    francs_out: bool = False
    discard_open: bool = False
    forbidden_fails: bool = False
    claim_allied_wins: bool = False
    allied_opponent_wins: bool = False
    spare_croupier: bool = False
    freelancers_open: bool = False
    starter: int = field(default=NOBODY, metadata={"learnt": True})

    @property
    def stained(self) -> tuple[Card, Card]:
        """The bloodstained action cards (MF-def1)."""
        return Card.STEAL, Card.CASH_OUT if self.stained_cash_out else Card.INTERROGATE
