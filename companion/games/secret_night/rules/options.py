"""The house rules of facts 3.14: each default has its switch. PURE.

The id in each line is that of the gap in the rulebook; the sentence a player reads is in `words`.
"""

from dataclasses import dataclass, field
from enum import StrEnum


class Waiting(StrEnum):
    """What has to wait for midnight (SN-def2)."""

    ALL = "all"
    NOT_SMOKE_OR_BEEF = "not-smoke-or-beef"
    WEAPONS = "weapons"


@dataclass(frozen=True)
class Segment:
    """A segment of the roulette wheel: steps outside, the water number inside, whether green."""

    steps: int
    green: bool = False
    water: int = 1


@dataclass(frozen=True)
class HouseRules:
    """What the table keeps by app, then the switches.

    keep_clock, keep_wheel, keep_score, keep_players: what the app keeps; roles it always keeps.
    waiting: SN-def2. placeholder_wheel: SN-def3, an invented wheel. wilma_at_round_end: SN-def4,
    six o'clock by Wilma ends only when the round does. deceiver_shares: SN-def5. sudden_ignores:
    SN-def6, a mistaken arrest does not end sudden death. leaders_score: SN-def7. money_each:
    SN-def8, each Money card confiscated counts. escape_without_money: SN-def9. mistaken_respawn:
    SN-def10, a mistaken arrest is a full respawn. keep_character: SN-def12, after arrest or escape.
    aid_before_death: SN-def13. saver_cap: SN-def14, 0 for none. starting_card: SN-def17.
    skill_of_player: SN-def22, "once a game" counts for the player. extra_characters: SN-def25, free
    slots. mistakes_to_ten: SN-def30. any_distance: SN-def33. dynamite_waits: SN-def34.
    dynamite_discards_all: SN-def35. segments: the table's own wheel, entered once and kept.
    """

    keep_clock: bool = True
    keep_wheel: bool = True
    keep_score: bool = True
    keep_players: bool = True
    waiting: Waiting = Waiting.ALL
    placeholder_wheel: bool = False
    wilma_at_round_end: bool = False
    deceiver_shares: bool = False
    sudden_ignores: bool = False
    leaders_score: bool = True
    money_each: bool = True
    escape_without_money: bool = True
    mistaken_respawn: bool = False
    keep_character: bool = False
    aid_before_death: bool = True
    saver_cap: int = field(default=0, metadata={"most": 30})
    starting_card: bool = False
    skill_of_player: bool = False
    extra_characters: int = field(default=0, metadata={"most": 4})
    mistakes_to_ten: bool = True
    any_distance: bool = False
    dynamite_waits: bool = False
    dynamite_discards_all: bool = False
    segments: tuple[Segment, ...] = ()
