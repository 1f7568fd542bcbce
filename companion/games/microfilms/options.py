"""The house rules of facts 5.9 that the rules here read. PURE.

The id in each line is that of the gap in the rulebook.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class HouseRules:
    """One switch for each gap; the default is that of the digest.

    stained_cash_out: MF-def1, Steal and Cash Out are bloodstained instead of the Blackmail cards.
    letters_differ: MF-def4, the Broker must name two places. pay_what_you_have: MF-def5, blackmail
    is paid with one franc too. second_gets_franc: MF-def6. croupier_pays: MF-def7. claim_needs_both:
    MF-def8, who makes the special claim must be Cleared too. forbidden_fails: MF-def15, an attempt
    that is not allowed counts as failed. claim_allied_wins: MF-def20, the special claim with the
    Croupier's own film wins for allied players. allied_opponent_wins: MF-def22, a failed film of
    allied players wins for the opponent.
    """

    stained_cash_out: bool = False
    letters_differ: bool = False
    pay_what_you_have: bool = False
    second_gets_franc: bool = False
    croupier_pays: bool = False
    claim_needs_both: bool = False
    forbidden_fails: bool = False
    claim_allied_wins: bool = False
    allied_opponent_wins: bool = False
