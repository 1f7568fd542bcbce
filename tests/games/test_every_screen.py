"""Every screen of every game, on phones of all sizes, with words of all sizes, in every language.

Whatever is pressed is found by a thumb and has one name that is heard, and no word is cut.
"""

import random
from collections.abc import Iterable
from typing import Any

import pytest

from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names
from companion.ui.theme import TEXTS, Size
from companion.ui.view_state import Notice, Overlay, Tab
from companion.ui.words import LANGUAGES
from tests.support.gallery import Hung, hung, screens
from tests.support.looking import WAYS
from tests.support.one_cheat import GAMES, OneCheat

SIZES = ((390, 844), (320, 568), (844, 390), (568, 320), (1024, 768))
LONG = ("Wilhelmine Katharina", "Maximilianus", "Bo", "Zoë", "Cleo", "Dana")
"""As long as a name may be, and with a long word."""
READ = 22.0
"""dp of words that are read from two metres, on a screen of 1024 dp."""

LONGEST = "A phone that was away has come back, and its seat goes on where it had been. " * 2
"""Longer than any sentence a phone is told."""
Shown = tuple[str, dict[str, Any]]
"""What is shown: its name, and what is to be put."""
ENDS: tuple[Shown, ...] = (
    ("face down", {"covered": 6, "over": Overlay.NOTHING}),
    ("turned up", {"covered": 0}),
    ("to keep", {"over": Overlay.STORY}),
    ("the log", {"over": Overlay.RULES, "over_at": 1}),
)
"""What the end shows."""

every_game = pytest.mark.parametrize("game", GAMES)


async def played(game: str, language: str) -> Hung:
    """A phone in the middle of an evening."""
    return await hung(OneCheat(game, random.Random(4), honest=True).plays(25).evening, language)


@pytest.fixture(autouse=True)
def long_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's name is as long as it may be, or short."""
    monkeypatch.setattr("tests.support.table.NAMES", LONG)


async def faults(
    phone: Hung, shown: Iterable[Shown], text: float, *, whole: bool = True
) -> dict[str, str]:
    """What is wrong on some screen, and where it was seen first.

    whole: else only that something is cut, or has no room, counts.
    """
    found: dict[str, str] = {}
    every = tuple(shown)
    for width, height in SIZES:
        for name, changes in every:
            await phone.put(size=Size(width, height, text), **changes)
            wrong = phone.drawn.wrong if whole else phone.drawn.cut
            found = dict.fromkeys(wrong, f"{name}, {width}") | found
    return found


@every_game
async def test_whatever_is_pressed_has_48_dp_each_way_and_no_word_is_cut(
    game: str,
) -> None:
    assert not await faults(await played(game, "en"), screens(game), 1)


@every_game
async def test_on_the_tables_screen_names_are_whole_and_read_from_two_metres(
    game: str,
) -> None:
    """On a larger screen they are larger still."""
    phone = await played(game, "es")
    table = phone.ui.now.table
    wanted = {seat.name for seat in table.seats}
    if isinstance(table.state, Venice):
        visits = filter(None, map(table.state.visit, table.state.places))
        wanted |= {names.place(phone.ui.words, table.state, one.location) for one in visits}
    for width, height, far in ((1024, 768, READ), (1920, 1080, 1.5 * READ)):
        await phone.put(size=Size(width, height))
        drawn = phone.drawn
        texts = [box.node for _, _, box in drawn.root.all() if box.node["_c"] == "Text"]
        read = {node["value"] for node in texts if node.get("value") and _size(node) >= far}
        assert wanted <= read
        assert not drawn.cut


def _size(text: Any) -> float:
    return float(text["style"]["size"])


@pytest.mark.parametrize(("text", "language"), WAYS)
@every_game
async def test_the_end_is_whole(game: str, text: float, language: str) -> None:
    """Face down and turned up, with the night to keep."""
    evening = OneCheat(game, random.Random(4), honest=True).plays(25).evening
    assert evening.end() is None
    assert not await faults(await hung(evening, language), ENDS, text)


@pytest.mark.parametrize("text", [1.0, max(TEXTS)])
@every_game
async def test_the_longest_notice_is_whole_and_leaves_every_control_its_place(
    game: str, text: float
) -> None:
    """It goes away by itself; till then little of the table may be seen."""
    told: list[Shown] = [(tab, {"notice": Notice(LONGEST, 1), "tab": tab}) for tab in Tab]
    assert not await faults(await played(game, "es"), told, text, whole=False)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
async def test_so_it_is_with_words_twice_as_large(game: str, language: str) -> None:
    assert not await faults(await played(game, language), screens(game), max(TEXTS))
