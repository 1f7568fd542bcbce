"""Every sentence a screen asks for is in the catalogues of every language: no raw key on a screen.

Two nets. Here the program's own text is read: each key that stands in a call, and each that is put
together, by its pattern. And whatever a test draws has strict words (`tests/conftest.py`).
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from functools import cache
from pathlib import Path

import pytest

import companion
from companion.games import discover
from companion.ui.words import LANGUAGES
from tests.ui.test_words import FOLDERS, catalogue

ROOT = Path(companion.__file__).parent
ASKS, SAYS = {"w", "words"}, "say"
"""What is called with a key, as `w("back")`, `words(f"{game}-title")`, or with the end of one."""
ANY = "\0"
"""In a key that is put together, what is not known before."""


@cache
def asked() -> dict[str, Path]:
    """The keys that the program asks for, each with a module that does."""
    found: dict[str, Path] = {}
    for file in sorted(ROOT.rglob("screens/*.py")) + sorted((ROOT / "ui").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                found |= dict.fromkeys(keys(node), file.relative_to(ROOT))
    return found


def keys(call: ast.Call) -> Iterator[str]:
    """The keys that a call may ask for. Some know their game, and are given the words first."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else name
    if name in ASKS:
        yield from (key for arg in call.args[:1] for key in spelled(arg))
    elif name == SAYS:
        yield from (f"{ANY}-{key}" for arg in call.args[:2] for key in spelled(arg))


def spelled(key: ast.expr) -> Iterator[str]:
    """What a key may be: itself, either of two, or one that is put together."""
    match key:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from spelled(body)
            yield from spelled(other)
        case ast.JoinedStr(values=values):
            yield "".join(str(v.value) if isinstance(v, ast.Constant) else ANY for v in values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_program_has_its_sentence(language: str) -> None:
    known = {key for folder in FOLDERS for key in catalogue(folder, language)}
    lines = "\n".join(known)
    assert len(asked()) > 700
    missing = [
        f"{file}: {key.replace(ANY, '…')}"
        for key, file in asked().items()
        if key not in known
        and not (ANY in key and re.search(f"^{re.escape(key).replace(ANY, '.+')}$", lines, re.M))
    ]
    assert not missing


def test_a_key_that_no_catalogue_has_is_found() -> None:
    (call,) = ast.parse('w("no-such" if new else f"{game}-rule-{rule.name}")').body
    assert isinstance(call, ast.Expr)
    assert isinstance(call.value, ast.Call)
    assert [*keys(call.value)] == ["no-such", f"{ANY}-rule-{ANY}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", discover())
def test_every_house_rule_and_every_choice_of_it_has_its_words(game: str, language: str) -> None:
    known = {key for folder in FOLDERS for key in catalogue(folder, language)}
    options = discover()[game].options()
    wanted: list[str] = []
    for rule in fields(options):
        now, key = getattr(options, rule.name), f"{game}-rule-{rule.name}"
        if isinstance(now, bool | int | Enum) and not rule.metadata.get("learnt"):
            wanted += [key, f"{key}-note"]
        if isinstance(now, Enum):
            wanted += [f"{key}-{choice.value}" for choice in type(now)]
    assert not set(wanted) - known
