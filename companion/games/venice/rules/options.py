"""The house rules of facts 4.9: each default that has an alternative has its switch. PURE.

The id in each line is that of the gap in the rulebook; the sentence a player reads is in `words`.
"""

from dataclasses import dataclass
from enum import StrEnum


class Dialling(StrEnum):
    """In which order the segments are spoken (VE-def1)."""

    FBZX = "f-b-z-x"
    FBXZ = "f-b-x-z"
    BFXZ = "b-f-x-z"


class Help(StrEnum):
    """How much the phone deduces from the own sheet; all see which (facts 4.10, 8)."""

    OFF = "off"
    CONTRADICTIONS = "contradictions"
    CROSSOUTS = "crossouts"
    FULL = "full"


@dataclass(frozen=True)
class HouseRules:
    """How the cards are dealt, then the switches, then what the table has taught the app.

    real_cards: the black cards are those of the box; each player enters the own two privately, and
    a call is judged by hand. all_at_once: everybody lays a location face down, all are turned
    together (facts 4.11); a dummy is then always drawn. help: how much the phone deduces.
    dialling: VE-def1. wrong_company_loses: VE-def2, a call in the wrong company counts as wrong
    instead of not at all. full_names: VE-def3, who is who must be said too. asker_chooses: VE-def4,
    the asker names the black card. black_again: VE-def5, the same black card may be shown twice to
    the same asker. demand_on_dummy: VE-def6. dummy_by_hand: VE-def7, the player before the dummy
    chooses for it. sides_unknown: VE-def8, which of the dummy's cards is the identity.
    black_as_one: VE-def9, a black card is one of the two cards shown instead of all of them.
    further_game: VE-def11, if several reach three together. call_with_dummy: VE-def19, three
    players may call when they meet the dummy alone.

    segments: four labels of another edition, () for the printed ones. locations: five names, ()
    for the app's own (VE-def13). points: of the match so far, by seat.
    """

    real_cards: bool = False
    all_at_once: bool = False
    help: Help = Help.OFF
    dialling: Dialling = Dialling.FBZX
    wrong_company_loses: bool = False
    full_names: bool = False
    asker_chooses: bool = False
    black_again: bool = True
    demand_on_dummy: bool = True
    dummy_by_hand: bool = False
    sides_unknown: bool = False
    black_as_one: bool = False
    further_game: bool = False
    call_with_dummy: bool = True
    segments: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    points: tuple[tuple[int, int], ...] = ()
