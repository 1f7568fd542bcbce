"""The rules in our own words, and the part that is wanted at this moment."""

from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import Item
from companion.games.hotel_perfidious.rules.options import HouseRules
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.table.state import Table
from companion.ui.words import Words, told

PARTS = (
    "goal",
    "setup",
    "turn",
    "hands",
    "cellar",
    "traps",
    "counters",
    "duel",
    "senseless",
    "phone",
    "dead-drop",
    "victory",
    "companion",
)
HOUSE = (
    ("setup", ("choose_first", "same_bed")),
    ("turn", ("quick", "to_bottom")),
    ("cellar", ("must_be_ready",)),
    ("counters", ("counter_used_up", "literal_traps", "beaten_face_down")),
    ("duel", ("real_dice", "bonuses_stack", "attackers_turn_ends")),
    ("phone", ("knocked_phone_calls", "answers_own_call")),
    ("dead-drop", ("columns", "rows", "tap_the_square", "compass_by_hand")),
    ("victory", ("zero_counts_one", "both_blueprints")),
)
"""House rules by the part of the book each is about: so they stand in groups."""


def rules(words: Words, options: HouseRules) -> tuple[tuple[str, str], ...]:
    """Headings and texts, as the house rules have them."""
    columns, rows = options.grid
    chosen = told(options) | {"columns": columns, "rows": rows}
    return tuple(
        (say(words, f"rules-{part}"), say(words, f"rules-{part}-text", **chosen)) for part in PARTS
    )


def rules_at(table: Table) -> int:
    """The place of the part that is about what is going on; 0 for the beginning."""
    hotel = hotel_of(table)
    return PARTS.index(_part(hotel)) if hotel is not None else 0


def _part(hotel: Hotel) -> str:
    if hotel.over:
        return "victory"
    if hotel.duel is not None:
        return "duel"
    if hotel.trap is not None or hotel.turning is not None:
        return "counters"
    if hotel.calls:
        return "phone"
    if hotel.sign(Item.COMPASS) is not None:
        return "dead-drop"
    return "turn" if any(hotel.bed_of(seat) for seat in hotel.seats) else "setup"
