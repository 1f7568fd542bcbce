"""The rules of the night in our own words, and the part that is wanted at this moment."""

from companion.games.secret_night.rules.captures import CUFFS
from companion.games.secret_night.rules.characters import NAMED
from companion.games.secret_night.rules.harm import Cause
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.options import HouseRules
from companion.table.state import Table
from companion.ui.words import Argument, Words, told

PARTS = (
    "goal",
    "roles",
    "start",
    "night",
    "turn",
    "wheel",
    "square",
    "search",
    "ways",
    "midnight",
    "weapons",
    "poison",
    "death",
    "dog",
    "dynamite",
    "arrest",
    "rope",
    "escape",
    "score",
    "end",
    "cards",
    "characters",
    "open",
    "secrets",
    "hand",
    "companion",
)
HOUSE = (
    ("start", ("starting_card", "extra_characters")),
    ("night", ("wilma_at_round_end",)),
    ("turn", ("saver_cap",)),
    ("wheel", ("placeholder_wheel",)),
    ("midnight", ("waiting", "dynamite_waits")),
    ("poison", ("aid_before_death",)),
    ("death", ("skill_of_player", "keep_character", "dynamite_discards_all")),
    ("arrest", ("any_distance", "mistaken_respawn", "mistakes_to_ten")),
    ("score", ("leaders_score", "money_each", "escape_without_money")),
    ("end", ("deceiver_shares", "sudden_ignores")),
)
"""House rules by the part of the book each is about: so they stand in groups."""
OF_CAUSE = {
    Cause.GUN: "weapons",
    Cause.KNIFE: "weapons",
    Cause.POISON: "poison",
    Cause.DOG: "dog",
    Cause.DYNAMITE: "dynamite",
    Cause.BLAST: "dynamite",
}


def rules(words: Words, options: HouseRules) -> tuple[tuple[str, str], ...]:
    """Headings and texts, as the house rules have them."""
    chosen = told(options)
    return tuple(
        (words(f"secret_night-rules-{part}"), _text(words, part, chosen)) for part in PARTS
    )


def _text(words: Words, part: str, chosen: dict[str, Argument]) -> str:
    if part != "characters":
        return words(f"secret_night-rules-{part}-text", **chosen)
    lines = [
        words(
            "secret_night-rules-characters-line",
            name=words(f"secret_night-character-{who}"),
            skill=words(f"secret_night-skill-{who}"),
        )
        for who in NAMED
    ]
    leaders = [words(f"secret_night-skill-{role}") for role in ("chief", "master")]
    return "\n".join((*lines, *leaders))


def rules_at(table: Table) -> int:
    """The place of the part that is about what is going on; 0 for the beginning."""
    state = table.state
    return PARTS.index(_part(state)) if isinstance(state, Night) else 0


def _part(night: Night) -> str:
    if night.over:
        return "end"
    if night.attacks:
        return OF_CAUSE[night.attacks[0].cause]
    if night.capture:
        return "arrest" if night.capture.kind == CUFFS else "rope"
    if night.flight:
        return "escape"
    if night.reveals:
        return "death" if night.reveals[0].why == "death" else "open"
    if night.turn is None:
        return "night" if night.round_over else "goal"
    if night.turn.spin is None:
        return "wheel"
    return "turn"
