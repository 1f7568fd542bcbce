"""The rules of Venice in our own words, and the part that is wanted at this moment."""

from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.venice import DEMANDS, Kind, Venice
from companion.table.state import Table
from companion.ui.words import Words, told

PARTS = (
    "goal",
    "cards",
    "round",
    "meeting",
    "exchange",
    "ambassador",
    "dummy",
    "five",
    "call",
    "points",
    "sheet",
    "companion",
)
HOUSE = (
    ("cards", ("real_cards",)),
    ("round", ("all_at_once",)),
    ("exchange", ("black_as_one",)),
    ("ambassador", ("asker_chooses", "black_again")),
    ("dummy", ("demand_on_dummy", "dummy_by_hand", "sides_unknown")),
    ("call", ("dialling", "wrong_company_loses", "full_names", "call_with_dummy")),
    ("points", ("further_game",)),
    ("sheet", ("help",)),
)
"""House rules by the part of the book each is about: so they stand in groups."""


def rules(words: Words, options: HouseRules) -> tuple[tuple[str, str], ...]:
    """Headings and texts, as the house rules have them."""
    chosen = told(options)
    return tuple(
        (words(f"venice-rules-{part}"), words(f"venice-rules-{part}-text", **chosen))
        for part in PARTS
    )


def rules_at(table: Table) -> int:
    """The place of the part that is about what is going on; 0 for the beginning."""
    state = table.state
    return PARTS.index(_part(state)) if isinstance(state, Venice) else 0


def _part(venice: Venice) -> str:
    if venice.call is not None:
        return "call"
    if venice.pending:
        kind = venice.pending[0].kind
        if kind in DEMANDS:
            return "ambassador"
        if kind is Kind.LOOK_DUMMY:
            return "dummy"
        return "five" if kind is Kind.SHOW_AMBASSADOR else "exchange"
    return "round" if venice.visits else "goal"
