"""The words of every house rule of [microfilms], and that nothing public tells who is who."""

import dataclasses
from enum import Enum

import pytest

from companion.games import words as folders_of_games
from companion.games.microfilms.rules import attempts, interrogation, questions
from companion.games.microfilms.rules.cards import Film, Nation
from companion.games.microfilms.rules.deeds import Field
from companion.games.microfilms.rules.films import Kind
from companion.games.microfilms.rules.options import HouseRules
from companion.games.microfilms.rules.questions import Means, Reply
from companion.table.log import Entry
from companion.ui.screens import WORDS
from companion.ui.words import LANGUAGES, OWN, Words
from tests.support.microfilms_evening import ANNA, BRUNO, CARLA, WHO, tonight

OFFER = bytes(33 + 16 * 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_and_every_choice_of_one_is_explained(language: str) -> None:
    words, rules = Words(language, (OWN, WORDS, *folders_of_games()), strict=True), HouseRules()
    for field in dataclasses.fields(rules):
        value = getattr(rules, field.name)
        if isinstance(value, bool | Enum):
            assert words(f"microfilms-rule-{field.name}")
            assert "ormal" in words(f"microfilms-rule-{field.name}-note")
        for choice in type(value) if isinstance(value, Enum) else ():
            assert words(f"microfilms-rule-{field.name}-{choice.value}")


def played(who: tuple[str, ...], removed: Nation) -> list[Entry]:
    """The log of an evening, whoever is who, up to an attempt whose identity is still hidden."""
    spies = tonight(4, who=who, removed=removed, letter_in_drawer=True)
    spies.does(ANNA, questions.Interrogate(BRUNO, card=True)).does(
        BRUNO, interrogation.LayHand(OFFER)
    )
    spies.asks(ANNA, BRUNO, interrogation.Lift(BRUNO, OFFER, bytes(33)))
    spies.does(BRUNO, questions.Bribe(CARLA)).does(CARLA, questions.Answer(Reply.ACCEPT))
    spies.does(CARLA, questions.Blackmail(ANNA, Means.STEAL))
    spies.does(ANNA, questions.Answer(Reply.DECLINE))
    spies.turn_of(BRUNO).set(Field.HAND, 1, BRUNO).does(
        BRUNO, attempts.Attempt(Kind.AGENT, Film.UK)
    )
    return spies.evening.log


def test_the_log_is_the_same_whoever_is_who_and_whichever_letter_is_out() -> None:
    log = played(WHO, Nation.USA)
    assert log == played((WHO[1], WHO[0], *WHO[2:]), Nation.USA)
    assert log == played((WHO[3], *WHO[:3]), Nation.CHINA)
