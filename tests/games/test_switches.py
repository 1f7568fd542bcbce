"""No house rule is there for nothing: what a game's page offers, its rules or screens read."""

import ast
from dataclasses import fields
from enum import Enum

import pytest

from companion.games import discover
from tests.games.test_reached import APP, FOLDER_OF_GAMES

GAMES = discover()


def offered(game: str) -> list[str]:
    """What the page of house rules offers; what a table teaches the app otherwise has no row."""
    return [
        one.name
        for one in fields(GAMES[game].options)
        if isinstance(one.default, bool | int | Enum) and not one.metadata.get("learnt")
    ]


def read(game: str) -> set[str]:
    """Attributes that a game's files read; of its house rules', only in what is read elsewhere."""
    found: set[str] = set()
    within: dict[str, set[str]] = {}
    for file in sorted((APP / FOLDER_OF_GAMES / game).rglob("*.py")):
        tree = ast.parse(file.read_text())
        if file.name != "options.py":
            found |= _attributes(tree)
            continue
        for part in ast.walk(tree):
            if isinstance(part, ast.FunctionDef):
                within[part.name] = _attributes(part)
    return found.union(*(names for name, names in within.items() if name in found))


def _attributes(tree: ast.AST) -> set[str]:
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize(
    ("game", "rule"), [(game, rule) for game in sorted(GAMES) for rule in offered(game)]
)
def test_every_switch_is_read(game: str, rule: str) -> None:
    assert rule in read(game)
