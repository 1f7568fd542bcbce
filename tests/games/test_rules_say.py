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


def words_of(language: str) -> Words:
    return Words(language, (OWN, WORDS, *folders_of_games()), strict=True)


@pytest.mark.parametrize(("language", "key", "phrases"), SAID)
def test_the_rules_say_what_the_book_says(
    language: str, key: str, phrases: tuple[str, ...]
) -> None:
    words = words_of(language)
    rules = told(discover()[key.split("-")[0]].options())
    said = words(key, **rules)
    for phrase in phrases:
        assert phrase in said


@pytest.mark.parametrize(
    ("identity", "players", "drawer", "said"),
    [
        ("interpol", 4, "off", "Wrong: out."),
        ("interpol", 2, "off", "Wrong: the other player wins."),
        ("journalist", 2, "off", "Wrong: the other player wins."),
        ("hitman", 2, "off", "Not with two players"),
        ("broker", 4, "off", "Wrong: out."),
        ("broker", 4, "on", "Nobody here"),
    ],
)
def test_who_is_who_says_what_an_identity_can_do_at_this_table(
    identity: str, players: int, drawer: str, said: str
) -> None:
    words, key = words_of("en"), f"microfilms-who-{identity}"
    assert said in words(key, stained="Steal", players=players, letter_in_drawer=drawer)


@pytest.mark.parametrize(
    ("key", "rule", "on", "off"),
    [
        ("microfilms-news-evening", "letter_in_drawer", ". Interpol may", "Broker and Interpol"),
        ("microfilms-reply-blackmail-pay-note", "pay_what_you_have", "only one", "2 francs to"),
        ("secret_night-money-note", "money_each", "each Money card", "points, however much"),
        ("secret_night-catch-handcuffs-note", "ignored", "counts nothing", "two points"),
        ("secret_night-answer-otto-note", "aid_before_death", "back. Once", "if one is left"),
        ("secret_night-answer-first-aid-note", "any_distance", "anybody’s", "a neighbour’s"),
    ],
)
def test_a_note_says_what_holds_at_this_table(key: str, rule: str, on: str, off: str) -> None:
    words = words_of("en")
    rules = told(discover()[key.split("-")[0]].options()) | {"number": 2, "name": "Anna"}
    assert on in words(key, **rules | {rule: "on"})
    assert off in words(key, **rules | {rule: "off"})
