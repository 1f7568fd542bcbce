"""Names as people write and compare them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.refusal import Refusal
from companion.table.names import MOST, alike, tidy
from companion.table.refusal import NameEmpty, NameTooLong, NameUnshowable


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        ("O’Neill", "O’Neill"),
        ("Łukasz Żyła", "Łukasz Żyła"),
        ("An\u200bna", "An na"),
        ("x" * 20, "x" * 20),
    ],
)
def test_a_name_is_shown_tidily(typed: str, shown: str) -> None:
    assert tidy(typed) == shown


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", NameEmpty()),
        (" \n\u00a0", NameEmpty()),
        ("x" * 21, NameTooLong(MOST)),
        ("x" * 5000, NameTooLong(MOST)),
        (" " * 5000 + "x", NameEmpty()),
        ("e\u0301" * 21, NameTooLong(MOST)),
        ("李雷", NameUnshowable()),
        ("Anna \U0001f600", NameUnshowable()),
        ("Иван", NameUnshowable()),
    ],
)
def test_a_name_that_cannot_be_is_refused(typed: str, refusal: Refusal) -> None:
    assert tidy(typed) == refusal


def test_twenty_accented_letters_are_twenty_characters() -> None:
    assert tidy("e\u0301" * 20) == "é" * 20


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoë", "zoe"), ("ANNA", "anna"), ("Ann a", "Anna"), ("José", "Jose"), ("Straße", "STRASSE")],
)
def test_names_that_read_the_same_are_the_same(one: str, other: str) -> None:
    assert alike(one) == alike(other)


def test_different_names_are_different() -> None:
    assert alike("Anna") != alike("Hanna")
    assert alike("!") != alike("?")


@given(st.text(max_size=60))
def test_any_text_is_a_name_or_a_refusal_and_tidy_is_final(text: str) -> None:
    name = tidy(text)
    if isinstance(name, str):
        assert 1 <= len(name) <= MOST
        assert tidy(name) == name
