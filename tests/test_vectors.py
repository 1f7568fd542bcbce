"""Known answers: every vector under $COMPANION_VECTORS (default `tests/vectors`), one test each.

A kind's input is translated into the real rules of the product; only the keys in `expected` are
compared, lists without order except traces and clocks. An unknown kind fails, and so does a field
of the input that its adapter does not read.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.support import (
    vectors_dnb,
    vectors_microfilms,
    vectors_perfidious,
    vectors_secret_night,
    vectors_venice,
    vectors_venice_deduction,
)

FOLDER = Path(os.environ.get("COMPANION_VECTORS", Path(__file__).parent / "vectors"))
KINDS = {("secretnight", kind): run for kind, run in vectors_secret_night.KINDS.items()}
KINDS |= {("microfilms", kind): run for kind, run in vectors_microfilms.KINDS.items()}
KINDS |= {("venice", kind): run for kind, run in vectors_venice.KINDS.items()}
KINDS |= {("venice", kind): run for kind, run in vectors_venice_deduction.KINDS.items()}
KINDS |= {("perfidious", kind): run for kind, run in vectors_perfidious.KINDS.items()}
KINDS |= {("dnb", kind): run for kind, run in vectors_dnb.KINDS.items()}


class Given(dict[str, Any]):
    """A vector's input that knows which of its fields nobody has read."""

    def __init__(self, fields: dict[str, Any]) -> None:
        super().__init__({name: _wrapped(value) for name, value in fields.items()})
        self._left = set(fields)

    def __getitem__(self, name: str) -> Any:
        self._left.discard(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self._left.discard(name)
        return super().get(name, default)

    def items(self) -> Any:
        self._left.clear()
        return super().items()

    def values(self) -> Any:
        self._left.clear()
        return super().values()

    def unread(self, path: str = "") -> list[str]:
        """The fields left over, those of its parts too."""
        whole = super().items()
        parts = [one for name, value in whole for one in _unread(value, path + name)]
        return [path + name for name in sorted(self._left)] + parts


def _wrapped(value: Any) -> Any:
    if isinstance(value, dict):
        return Given(value)
    return [_wrapped(one) for one in value] if isinstance(value, list) else value


def _unread(value: Any, path: str) -> list[str]:
    if isinstance(value, Given):
        return value.unread(f"{path}.")
    parts = value if isinstance(value, list) else ()
    return [one for at, part in enumerate(parts) for one in _unread(part, f"{path}[{at}]")]


ORDERED = {"trace", "perTile", "clock", "healthAfterEachTurn"}


def read() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for file in sorted(FOLDER.glob("*.json")):
        data = json.loads(file.read_text())
        found += data.get("vectors", []) if isinstance(data, dict) else []
    return found


VECTORS = read()


def same(key: str, got: Any, expected: Any) -> bool:
    if isinstance(expected, list) and key not in ORDERED:
        return sorted(map(repr, got)) == sorted(map(repr, expected))
    return bool(got == expected)


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    run = KINDS.get((vector["game"], vector["kind"]))
    assert run is not None, f"unknown kind {vector['game']} {vector['kind']}"
    given = Given(vector["input"])
    got = run(given)
    assert not given.unread(), f"fields that nothing reads: {given.unread()}"
    for key, expected in vector["expected"].items():
        assert same(key, got[key], expected), f"{key}: {got[key]!r} is not {expected!r}"


def test_there_are_vectors() -> None:
    assert VECTORS


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_a_field_nobody_knows_fails(vector: dict[str, Any]) -> None:
    given = Given({**vector["input"], "noSuchField": 1})
    KINDS[(vector["game"], vector["kind"])](given)
    assert given.unread() == ["noSuchField"]
