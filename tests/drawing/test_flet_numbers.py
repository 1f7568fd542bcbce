"""A server that begins anew gives its controls no number that a page still knows."""

import flet as ft
import pytest
from flet.controls.id_counter import ControlId

from companion.drawing import flet_numbers
from companion.drawing.leaf import number


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process counts on as before."""
    monkeypatch.setattr(ControlId, "_counter", ControlId._counter)


def first_numbers() -> set[int]:
    """Of the controls of a first page, of a server that begins now."""
    flet_numbers.mend.cache_clear()
    flet_numbers.mend()
    return {number(ft.SharedPreferences()) for _ in range(500)}


def test_two_servers_give_other_numbers_to_their_first_pages() -> None:
    servers = [first_numbers() for _ in range(5)]
    assert len(set[int]().union(*servers)) == 5 * 500
    assert all(min(given) >= flet_numbers.FIRST for given in servers)


def test_counting_goes_on_once_it_has_begun() -> None:
    flet_numbers.mend()
    before = number(ft.Text())
    flet_numbers.mend()
    assert number(ft.Text()) == before + 1
