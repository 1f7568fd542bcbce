"""The sentences of the help in deducing: every reason, in every language, with nothing missing."""

from typing import Any, cast, get_args

import pytest

from companion.games import words as folders_of_games
from companion.games.venice.deduction import Black, Clue, Own, Pair
from companion.games.venice.frame import Frame
from companion.games.venice.help import Advice, advice
from companion.games.venice.reason import (
    Conclusion,
    Fact,
    Half,
    HasOther,
    LastAgent,
    LastCard,
    OneOf,
    Reason,
    Seen,
    Taken,
    Together,
    Yours,
)
from companion.games.venice.rules.options import Help
from companion.games.venice.screens import because
from companion.games.venice.screens.naming import Naming
from companion.games.venice.sheet import NOWHERE, Column
from companion.ui.screens import WORDS
from companion.ui.stage import Stage
from companion.ui.words import LANGUAGES, OWN, Words

FRAME = Frame((0, 1, 2, 3), 0, False, Help.FULL, (), ("52", "11", "0", "29"), 1, 1)
PAIR, OTHER = Pair(1, (2, 4), 0), Pair(1, (2, 6), 2)
REASONS: tuple[Reason, ...] = (
    Yours(),
    Seen(3),
    Taken(2),
    HasOther(5),
    LastCard(),
    LastAgent(),
    Half(0, 5, true=False, holder=0),
    Half(0, 5, true=False, holder=2),
    Half(0, 5, true=False, holder=None),
    Half(0, 5, true=True, holder=None),
    OneOf(0, (2, 3)),
    Together((PAIR, OTHER)),
    Together((PAIR, Own(0, 5))),
)


def naming(language: str) -> Naming:
    spoken = Words(language, (OWN, WORDS, *folders_of_games()), strict=True)

    class Named(Stage):
        """A stage with names and words, and no phone: a sentence needs none."""

        @property
        def words(self) -> Words:
            return spoken

        def name(self, seat: int) -> str:
            return ("Me", "Anna", "Mario", "David")[seat]

    columns = tuple(Column(number, 1, 1, number, NOWHERE) for number in (1, 2, 3, 4))
    return Naming(Named(cast(Any, None)), FRAME, columns)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS, ids=repr)
def test_every_reason_has_its_sentence(language: str, reason: Reason) -> None:
    for card in (0, 7):
        for holds in (True, False):
            fact = Fact(1, card, holds)
            said = because.sentence(naming(language), Conclusion(fact, reason, ()))
            assert said.startswith("Anna ")
            assert said.endswith(".")
            assert "{" not in said


def test_all_reasons_are_among_them() -> None:
    assert {type(reason) for reason in REASONS} == set(get_args(Reason))


def said_of(*clues: Clue) -> list[str]:
    told = advice(Help.FULL, (Own(0, 1), Own(0, 5), *clues))
    return [because.sentence(naming("en"), one) for one in because.told(told)]


def test_the_books_example_in_words() -> None:
    said = said_of(Pair(1, (0, 5), 0), Black(3, 2, 1), Black(2, 6, 2))
    assert said == [
        "David is Agent X, because you saw the black card (meeting 2).",
        "Mario has 0, because you saw the black card (meeting 3).",
        "Anna is Fiddlebottom, because 11 is yours (meeting 1).",
        "Mario is Zsa Zsa, because nothing else is left for Mario.",
    ]


def test_several_meetings_together() -> None:
    assert said_of(PAIR, OTHER)[0] == "Anna is Agent X, because nothing else fits meetings 1 and 3."


@pytest.mark.parametrize(
    ("against", "notes"),
    [
        ((PAIR, OTHER), "meetings 1 and 3"),
        ((PAIR, Own(0, 1)), "your own cards and meeting 1"),
        ((Own(0, 1), Own(0, 2)), "your own cards"),
    ],
)
def test_a_contradiction_names_its_notes(against: tuple[Clue, ...], notes: str) -> None:
    said = because.contradiction(naming("en"), Advice(against=against).against)
    assert f": {notes}." in said
