"""The house rules of facts 1.11: each default that has an alternative has its switch. PURE.

The id in each line is that of the gap in the rulebook; the sentence a player reads is in `words`.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class HouseRules:
    """What the app keeps, the size of the board, then the switches.

    keep_decks: counts what is left in the four decks (facts 1.12, 7). real_dice: the dice of the
    box are rolled, their faces tapped. columns, rows: of the board, for the Dead Drop. quick: the
    short game, nothing is concealed again. zero_counts_one: HP-def1. counter_used_up: HP-def2.
    tap_the_square: HP-def3. compass_by_hand: HP-def4. both_blueprints: HP-def5. bonuses_stack:
    HP-def6. literal_traps: HP-def7, a trap goes off wherever it is turned up. choose_first:
    HP-def8. attackers_turn_ends: HP-def10. knocked_phone_calls: HP-def11. answers_own_call:
    HP-def12. must_be_ready: HP-def13. same_bed: HP-def15. to_bottom: HP-def20. beaten_face_down:
    HP-def21. wins: of the games so far, by seat.
    """

    keep_decks: bool = False
    real_dice: bool = False
    columns: int = field(default=8, metadata={"most": 14})
    rows: int = field(default=8, metadata={"most": 14})
    quick: bool = False
    zero_counts_one: bool = False
    counter_used_up: bool = False
    tap_the_square: bool = False
    compass_by_hand: bool = False
    both_blueprints: bool = False
    bonuses_stack: bool = False
    literal_traps: bool = False
    choose_first: bool = False
    attackers_turn_ends: bool = False
    knocked_phone_calls: bool = False
    answers_own_call: bool = True
    must_be_ready: bool = False
    same_bed: bool = False
    to_bottom: bool = False
    beaten_face_down: bool = False
    wins: tuple[tuple[int, int], ...] = ()

    @property
    def grid(self) -> tuple[int, int]:
        """Columns and rows of the board; the rulebook names column five and row six."""
        return max(5, self.columns), max(6, self.rows)
