"""A seat's mark shows the initial of its name, everywhere alike, where no two are the same."""

import random
from typing import Any

import pytest

from companion.ui.drawings import drawing
from companion.ui.names import letters
from companion.ui.theme import SEATS, Size
from companion.ui.view_state import Overlay, Tab
from tests.support import table
from tests.support.gallery import hung
from tests.support.mirror import nodes
from tests.support.one_cheat import OneCheat


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        ({0: "zoe", 1: "Ana", 3: "Łukasz"}, "ZACŁEFGH"),
        ({0: "Dora", 1: "Ágata", 2: "ana"}, "ABCDEFGH"),  # two read alike
        ({0: "Dora", 1: "“B”"}, "ABCDEFGH"),  # no letter
        ({0: "Dora", 1: "\u0149o"}, "ABCDEFGH"),  # its capital is two
        ({0: "Dora", 1: "\u00b5a"}, "ABCDEFGH"),  # its capital is in no font of ours
        ({}, "ABCDEFGH"),
    ],
)
def test_the_letters_of_a_table(names: dict[int, str], shown: str) -> None:
    assert "".join(letters(names)) == shown


SCREENS: tuple[dict[str, Any], ...] = (
    *({"tab": tab, "size": Size(390, 844)} for tab in Tab),
    {"tab": Tab.TABLE, "size": Size(1024, 768)},
    {"over": Overlay.END, "size": Size(390, 844)},
    {"over": Overlay.OPEN},
)


async def test_every_mark_on_every_side_shows_the_initial(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "NAMES", ("Zoe", "Max", "Ida", "Tom", "Ada", "Lea", "Kim", "Pia"))
    evening = OneCheat("secret_night", random.Random(4), honest=True).plays(25).evening
    phone = await hung(evening)
    initials = {seat.number: seat.name[0] for seat in evening.table.seats}
    assert letters(initials) != tuple(sign.letter for sign in SEATS)
    met: set[int] = set()
    for changes in SCREENS:
        await phone.put(**changes)
        for number, letter in marks(phone.screen.mirror.view()):
            assert letter == initials[number], changes
            met.add(number)
    assert met == set(initials)


def marks(view: Any) -> list[tuple[int, str]]:
    """The marks that are shown: seat, letter."""
    shapes = {drawing(f"seat-{sign.shape}"): number for number, sign in enumerate(SEATS)}
    found = []
    for node in nodes(view):
        kids = node.get("controls")
        if node["_c"] != "Stack" or not isinstance(kids, list) or len(kids) != 2:
            continue
        if (number := shapes.get(kids[0].get("src"))) is not None:
            found.append((number, kids[1]["content"]["value"]))
    return found
