"""The rules in our own words, and which part is about what is going on."""

from companion.games.dead_breakfast.rules.options import HouseRules
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.table.state import Table
from companion.ui.words import Words, told

PARTS = (
    "goal",
    "setup",
    "turn",
    "windows",
    "extras",
    "haunted",
    "snatch",
    "end",
    "flowers",
    "features",
    "scared",
    "companion",
)
HOUSE = (
    ("haunted", ("haunt_centre",)),
    ("snatch", ("spent_gone", "one_snatch", "after_own_turn", "discard_snatched")),
    ("flowers", ("garden_flowers", "ivy_stops")),
    ("scared", ("centre", "centre_counts")),
)
"""House rules by the part of the book each is about: so they stand in groups."""


def rules(words: Words, options: HouseRules) -> tuple[tuple[str, str], ...]:
    """Headings and texts, as the house rules have them."""
    chosen = told(options)
    return tuple(
        (say(words, f"rules-{part}"), say(words, f"rules-{part}-text", **chosen)) for part in PARTS
    )


def rules_at(table: Table) -> int:
    """The place of the part that is about what is going on; 0 for the beginning."""
    street = street_of(table)
    if street is None:
        return 0
    if street.presses:
        return PARTS.index("snatch")
    if street.finished or street.complete:
        return PARTS.index("end")
    return PARTS.index("turn" if street.moves else "setup")
