"""Two easy words of a key, so that people at a table can compare keys by voice.

The lists stand in `word_lists/<language>.txt`, a word a line. Line k is the same thing in every
language: one phone says "otter · lantern", the next "nutria · farol", and whoever speaks both hears
that they agree. One list serves both words, so the order counts. No two words of a language are
the same or differ in one letter only, accents aside (a test looks). The lines and their order are
part of the protocol: change them and phones of two versions show different words.

Twenty-one bits behind a slow hash: who makes keys until the two words fit tries two million, a
tenth of a second each. What must not live here: when they are worked out, and where they are kept.
"""

from importlib.resources import files

from companion.handoff import primitives

LISTS = {
    file.name.removesuffix(".txt"): tuple(file.read_text("utf-8").splitlines())
    for file in files(__package__).joinpath("word_lists").iterdir()
}
"""All words by language: each language that has a list."""
WORDS = len(LISTS["en"])
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
    words = LISTS.get(language, LISTS["en"])
    return " · ".join(words[place] for place in places)
