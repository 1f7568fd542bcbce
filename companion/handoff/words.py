"""Two lists of easy words, so that people at a table can compare keys by voice.

Entry k of every language is the same thing: one phone says "amber otter", the next "nutria ámbar",
and whoever speaks both hears that they agree. The first word is a stuff, a plant or a food
that Spanish sets after any noun unchanged; the second is an animal. Only words must live here.
"""

from companion.handoff.seatkey import check_words
from companion.handoff.words_list import ANIMALS, STUFFS

LANGUAGES = ("en", "es")


def _column(rows: str, number: int) -> tuple[str, ...]:
    return tuple(row.split()[number] for row in rows.strip().splitlines())


FIRST = {language: _column(STUFFS, number) for number, language in enumerate(LANGUAGES)}
SECOND = {language: _column(ANIMALS, number) for number, language in enumerate(LANGUAGES)}


def spoken(public: bytes, language: str) -> str:
    """The two words of an Ed25519 public key; English where a language has no list."""
    first, second = check_words(public)
    language = language if language in LANGUAGES else "en"
    stuff, animal = FIRST[language][first], SECOND[language][second]
    return f"{animal} {stuff}" if language == "es" else f"{stuff} {animal}"
