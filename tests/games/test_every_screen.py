"""Every screen of every game, on phones of all sizes, with words of all sizes, in every language.

Whatever is pressed is found by a thumb, and no word is cut.
"""

import random

import pytest

from companion.ui.theme import TEXTS, Size
from companion.ui.words import LANGUAGES
from tests.support.gallery import Hung, hung, screens
from tests.support.one_cheat import GAMES, OneCheat

SIZES = ((390, 844), (320, 568), (844, 390), (1024, 768))
LOW = (568, 320)
"""The smallest phone on its side."""

every_game = pytest.mark.parametrize("game", GAMES)


async def played(game: str, language: str) -> Hung:
    """A phone in the middle of an evening."""
    return await hung(OneCheat(game, random.Random(4), honest=True).plays(25).evening, language)


async def faults(
    phone: Hung, game: str, text: float, sizes: tuple[tuple[int, int], ...] = SIZES
) -> dict[str, str]:
    """What is wrong on some screen, and where it was seen first."""
    found: dict[str, str] = {}
    for width, height in sizes:
        for name, changes in screens(game):
            await phone.put(size=Size(width, height, text), **changes)
            drawn = phone.drawn
            found = dict.fromkeys((*drawn.small, *drawn.cut), f"{name}, {width}") | found
    return found


@every_game
async def test_whatever_is_pressed_has_48_dp_each_way_and_no_word_is_cut(game: str) -> None:
    assert not await faults(await played(game, "en"), game, 1, (*SIZES, LOW))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
async def test_so_it_is_with_words_twice_as_large(game: str, language: str) -> None:
    assert not await faults(await played(game, language), game, max(TEXTS))
