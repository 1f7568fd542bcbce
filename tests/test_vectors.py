"""Known answers: every vector under $COMPANION_VECTORS (default `tests/vectors`), one test each.

A kind's input is translated into the real rules of the product; only the keys in `expected` are
compared, lists without order except traces and clocks. An unknown kind fails.
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
    got = run(vector["input"])
    for key, expected in vector["expected"].items():
        assert same(key, got[key], expected), f"{key}: {got[key]!r} is not {expected!r}"


def test_there_are_vectors() -> None:
    assert VECTORS
