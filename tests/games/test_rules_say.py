"""What the rules texts must say, and must not: where a referee has found them wrong before."""

import pytest

from companion.games import discover
from companion.games import words as folders_of_games
from companion.ui.screens import WORDS
from companion.ui.words import OWN, Words, told

SAID = [
    (
        "en",
        "microfilms-rules-two-text",
        (
            "you both lose",
            "accepts bribes",
            "never defends",
            "a card of his hand",
            "Hitman and Ace stay in the box",
            "also as a Suspect",
        ),
    ),
    (
        "es",
        "microfilms-rules-two-text",
        (
            "perdéis los dos",
            "acepta sobornos",
            "nunca se defiende",
            "una carta de su mano",
            "sicario y el as se quedan",
            "también si tú eres sospechoso",
        ),
    ),
    ("en", "secret_night-rules-square-text", ("up to two hexes, till", "Only Niall’s")),
    (
        "es",
        "secret_night-rules-square-text",
        ("hasta dos casillas, hasta", "Solo el empujón propio"),
    ),
    ("en", "hotel_perfidious-rules-cellar-text", ("Walls do not count", "knocked senseless")),
    ("es", "hotel_perfidious-rules-cellar-text", ("las paredes no cuentan", "sin sentido")),
    ("en", "dead_breakfast-refusal-on-turn", ("out of turn only",)),
    ("en", "microfilms-refusal-croupier-not-cleared", ("The Croupier is a Suspect",)),
]


@pytest.mark.parametrize(("language", "key", "phrases"), SAID)
def test_the_rules_say_what_the_book_says(
    language: str, key: str, phrases: tuple[str, ...]
) -> None:
    words = Words(language, (OWN, WORDS, *folders_of_games()), strict=True)
    rules = told(discover()[key.split("-")[0]].options())
    said = words(key, **rules)
    for phrase in phrases:
        assert phrase in said
