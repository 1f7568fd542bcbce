"""Two easy words of a key, so that people at a table can compare keys by voice.

The list stands in `words.txt`, a word a line: English, Spanish. Line k is the same thing in every
language: one phone says "otter · lantern", the next "nutria · farol", and whoever speaks both hears
that they agree. One list serves both places, so the order counts. No two words of a language are
the same or differ in one letter only, accents aside (a test looks). The lines and their order are
part of the protocol: change them and phones of two versions show different words.

Twenty-one bits behind a slow hash: who makes keys until the two words fit tries two million, a
tenth of a second each. What must not live here: when they are worked out, and where they are kept.
"""

from importlib.resources import files

from companion.handoff import primitives

LANGUAGES = ("en", "es")
_TEXT = files(__package__).joinpath("words.txt").read_text("utf-8")
_LINES = [line.split() for line in _TEXT.splitlines()]
LISTS = dict(zip(LANGUAGES, zip(*_LINES, strict=True), strict=True))
"""All words by language."""
WORDS = len(_LINES)
COST = 15
"""The exponent of scrypt's N: 32 MiB, twice what a rescue code takes."""
UNSAID = "····· · ·····"
"""Stands where two words will stand as soon as they are worked out."""


def check_words(public: bytes, table: bytes) -> tuple[int, int]:
    """Two different places in the list, from an Ed25519 public key and where it is compared.

    table: an id that both phones know and neither has chosen alone, so that nothing can be worked
    out before the evening: at a table server what its store files the table under; of a seat's code
    the game id in its header, which goes out of date; in a deal by codes the deal's game id.
    Slow (a tenth of a second): never on an event loop.
    """
    drawn = primitives.stretch(b"companion/1/words|" + public, table, COST)
    number = int.from_bytes(drawn, "big")
    first, second = number % WORDS, number // WORDS % (WORDS - 1)
    return first, second + (second >= first)


def spoken(places: tuple[int, int], language: str) -> str:
    """The words at two places of the list; English where a language has none."""
    words = LISTS[language if language in LANGUAGES else "en"]
    return " · ".join(words[place] for place in places)
