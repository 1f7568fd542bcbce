"""No house rule is there for nothing: another choice tells on the rules pages, and in an evening.

The evenings are in `tests.support.switched_evenings`: a short one for each rule.
"""

import ast
from dataclasses import fields, replace
from enum import Enum
from functools import cache
from typing import Any

import pytest

from companion.games import discover
from companion.games import words as folders_of_games
from companion.ui.game_reading import reading_of
from companion.ui.screens import WORDS
from companion.ui.screens.rules_of_house import KEEP, groups
from companion.ui.words import LANGUAGES, OWN, Words
from tests.games.test_reached import APP, FOLDER_OF_GAMES
from tests.support.switched import played
from tests.support.switched_evenings import EVENINGS

GAMES = discover()


def offered(game: str) -> list[str]:
    """What the page of house rules offers; what a table teaches the app otherwise has no row."""
    return [
        one.name
        for one in fields(GAMES[game].options)
        if isinstance(one.default, bool | int | Enum) and not one.metadata.get("learnt")
    ]


RULES = [(game, rule) for game in sorted(GAMES) for rule in offered(game)]
every_rule = pytest.mark.parametrize(("game", "rule"), RULES)


def choices(game: str, rule: str) -> list[Any]:
    """The house rules of a game with each choice of one rule; of a number, three."""
    rules = GAMES[game].options()
    value = getattr(rules, rule)
    if isinstance(value, bool):
        return [replace(rules, **{rule: one}) for one in (value, not value)]
    if isinstance(value, Enum):
        return [replace(rules, **{rule: one}) for one in type(value)]
    return [replace(rules, **{rule: one}) for one in (value, value + 1, value + 2)]


@cache
def pages(game: str, rules: Any, language: str) -> str:
    """The whole rules of a game, as they hold at a table."""
    words = Words(language, (OWN, WORDS, *folders_of_games()), strict=True)
    return "\n".join(text for part in reading_of(game).rules(words, rules) for text in part)


@pytest.mark.parametrize("language", LANGUAGES)
@every_rule
def test_the_rules_pages_tell_what_the_table_has_chosen(
    game: str, rule: str, language: str
) -> None:
    said = {pages(game, rules, language) for rules in choices(game, rule)}
    assert len(said) == len(choices(game, rule))


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_stands_in_one_group_under_a_heading_of_the_rules(game: str) -> None:
    words = Words("en", (OWN, WORDS, *folders_of_games()), strict=True)
    found = groups(words, game, GAMES[game].options())
    assert sorted(rule.name for _, rules in found for rule in rules) == sorted(offered(game))
    kept = dict(found).get(words("house-keep"), [])
    assert all(rule.name.startswith(KEEP) for rule in kept)
    assert words("house-rules") not in dict(found)  # none is left over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_pages_read_well(game: str, language: str) -> None:
    for rule in offered(game):
        for rules in choices(game, rule):
            said = pages(game, rules, language)
            assert not [sign for sign in ("{", "  ", " .", " ,", "..", " :") if sign in said]


ON_SCREENS = {
    ("hotel_perfidious", "real_dice"): "duel_foot",
    ("microfilms", "discard_open"): "board",
}
"""Rules that only say what a screen shows or asks for, and the screen that reads them.

They are seen there in `test_hotel_screens` and `test_microfilms_drawn`.
"""


@pytest.mark.parametrize(("game", "rule"), [one for one in RULES if one not in ON_SCREENS])
def test_an_evening_comes_out_differently(game: str, rule: str) -> None:
    default, *others = choices(game, rule)
    came = [played(GAMES[game], rules, EVENINGS[game][rule]) for rules in (default, *others)]
    assert all(one != came[0] for one in came[1:])
    assert came[0] == played(GAMES[game], default, EVENINGS[game][rule])


@pytest.mark.parametrize(("game", "rule"), ON_SCREENS)
def test_a_screen_reads_what_no_evening_shows(game: str, rule: str) -> None:
    file = APP / FOLDER_OF_GAMES / game / "screens" / f"{ON_SCREENS[game, rule]}.py"
    tree = ast.parse(file.read_text())
    assert rule in {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def test_there_is_an_evening_or_a_screen_for_every_rule_and_for_no_other() -> None:
    evenings = {(game, rule) for game, rules in EVENINGS.items() for rule in rules}
    assert evenings | set(ON_SCREENS) == set(RULES)
    assert not evenings & set(ON_SCREENS)
