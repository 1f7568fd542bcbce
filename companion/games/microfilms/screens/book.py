"""The rules of [microfilms] in our own words, and the eight identities to look up."""

import flet as ft

from companion.games.microfilms.rules.cards import Nation
from companion.games.microfilms.rules.options import HouseRules
from companion.games.microfilms.screens import names
from companion.ui import kit
from companion.ui.game_screens import Page
from companion.ui.stage import Stage
from companion.ui.words import Words, told

PARTS = (
    "goal",
    "setup",
    "turn",
    "bribe",
    "interrogate",
    "blackmail",
    "evening",
    "agents",
    "freelancers",
    "two",
    "companion",
)
HOUSE = (
    ("setup", ("real_identities", "action_dealt", "letter_in_drawer", "left_out")),
    ("turn", ("discard_open",)),
    ("blackmail", ("pay_what_you_have",)),
    ("agents", ("forbidden_fails",)),
    ("freelancers", ("stained_cash_out", "letters_differ", "francs_out")),
    (
        "two",
        (
            "franc_for_second",
            "croupier_pays",
            "spare_croupier",
            "freelancers_open",
            "claim_needs_both",
            "croupier_card_blind",
            "claim_allied_wins",
            "allied_opponent_wins",
        ),
    ),
)
"""House rules by the part of the book each is about: so they stand in groups."""


def rules(words: Words, options: HouseRules) -> tuple[tuple[str, str], ...]:
    """Headings and texts, as the house rules have them."""
    chosen = told(options)
    return tuple(
        (words(f"microfilms-rules-{part}"), words(f"microfilms-rules-{part}-text", **chosen))
        for part in PARTS
    )


def who_is_who(stage: Stage) -> Page:
    """The eight identities and how each wins. One hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    words, theme = stage.words, stage.theme
    plates = [_plate(stage, identity) for identity in names.IDENTITIES if identity in _FREE]
    agents = kit.grid([kit.icon(names.DRAWINGS[n], 22, theme.accent) for n in Nation], 2, 4)
    agents.width = 52
    together = " · ".join(names.card(words, nation) for nation in Nation)
    first = _about(stage, agents, together, words("microfilms-who-agent"))
    return Page(
        words("microfilms-who"),
        words("microfilms-who-kicker"),
        kit.col(first, *plates, gap=10, scroll=True),
    )


_FREE = frozenset(names.IDENTITIES) - frozenset(Nation)


def _plate(stage: Stage, identity: str) -> ft.Control:
    art = kit.icon(names.DRAWINGS[identity], 34, stage.theme.accent)
    title = names.card(stage.words, identity)
    table = stage.table
    rules = table.options if isinstance(table.options, HouseRules) else HouseRules()
    stained = names.stained(stage.words, rules)
    key, chosen = f"microfilms-who-{identity}", told(rules)
    said = stage.words(key, stained=stained, players=table.places, **chosen)
    return _about(stage, art, title, said)


def _about(stage: Stage, art: ft.Control, title: str, text: str) -> ft.Control:
    theme = stage.theme
    head = kit.row(art, kit.text(title, "strong", size=19, expand=True), gap=12)
    said = kit.text(text, size=16, colour=theme.soft)
    return kit.plate(kit.col(head, said, gap=8, tight=True))
