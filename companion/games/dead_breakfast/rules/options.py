"""The house rules of facts 2.8: each default that has an alternative has its switch. PURE.

The id in each line is that of the gap in the rulebook; the sentence a player reads is in `words`.
"""

from dataclasses import dataclass

from companion.games.dead_breakfast.rules.windows import Centre


@dataclass(frozen=True)
class HouseRules:
    """What the app keeps, then the switches, then what the table has taught it.

    keep_turns: turns and eyeballs are counted and eyeballs snatch; without it there is the score
    pad alone. centre: DB-def1, where the two guests of the double window are. centre_counts:
    DB-def2, they can be scared. haunt_centre: DB-def3, a creature may cover them. spent_gone:
    DB-def6, a spent eyeball leaves the game. one_snatch: DB-def7, one a player between two turns.
    after_own_turn: DB-def8, also right after one's own turn. discard_snatched: DB-def9.
    garden_flowers: DB-def10, flowers on garden tiles are counted with the others. ivy_stops:
    DB-def11, ivy does not go on through a haunted window. The last two change what people count at
    the table, and so what the pad asks for.

    flowers, features: names of the four kinds by the table, "" for the app's own (DB-def4).
    """

    keep_turns: bool = True
    centre: Centre = Centre.FLOORS_34
    centre_counts: bool = True
    haunt_centre: bool = True
    spent_gone: bool = False
    one_snatch: bool = False
    after_own_turn: bool = True
    discard_snatched: bool = True
    garden_flowers: bool = False
    ivy_stops: bool = False
    flowers: tuple[str, ...] = ()
    features: tuple[str, ...] = ()
