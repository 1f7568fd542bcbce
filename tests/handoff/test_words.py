"""Two words of a key: easy to tell apart, the same thing in both languages, and slow to aim at."""

import hashlib
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator

import pytest

from companion.handoff import primitives
from companion.handoff.words import LISTS, UNSAID, WORDS, check_words, spoken
from tests.handoff.people import ANNA, BEN, GAME, KEYS

TABLE = b"00112233445566778899aabbccddeeff"


def test_the_words_of_a_key_at_a_table_are_always_these() -> None:
    assert check_words(ANNA.public, TABLE) == check_words(ANNA.public, TABLE)
    assert spoken(check_words(ANNA.public, TABLE), "en") == "acorn · alligator"
    assert spoken(check_words(ANNA.public, TABLE), "es") == "bellota · caimán"
    assert spoken(check_words(BEN.public, GAME.raw), "en") == "quartz · vest"


def test_they_are_scrypt_over_key_and_table_as_any_program_has_it() -> None:
    password = b"companion/1/words|" + ANNA.public
    drawn = hashlib.scrypt(password, salt=TABLE, n=32768, r=8, p=1, dklen=32, maxmem=1 << 26)
    rest, first = divmod(int.from_bytes(drawn, "big"), 1449)
    second = rest % 1448
    assert check_words(ANNA.public, TABLE) == (first, second if second < first else second + 1)


def test_different_keys_have_different_words_and_never_one_twice() -> None:
    found = {check_words(key, TABLE) for key in KEYS}
    assert len(found) == len(KEYS)
    assert all(first != second for first, second in found)


def test_the_same_place_has_a_word_in_every_language() -> None:
    assert {len(words) for words in LISTS.values()} == {WORDS} == {1449}
    pairs = dict(zip(LISTS["en"], LISTS["es"], strict=True))
    assert pairs["otter"] == "nutria"
    assert pairs["lantern"] == "farol"


def test_a_language_without_words_speaks_english() -> None:
    assert spoken((0, 1), "fi") == spoken((0, 1), "en") == "abacus · abbot"


@pytest.mark.parametrize("language", sorted(LISTS))
def test_every_word_is_short_and_easy_to_write(language: str) -> None:
    for word in LISTS[language]:
        assert word.isalpha(), word
        assert word.islower(), word
        assert 3 <= len(word) <= 10, word


@pytest.mark.parametrize("language", sorted(LISTS))
def test_no_two_words_sound_nearly_alike(language: str) -> None:
    """Accents aside, no two are the same or one changed, added or dropped letter apart."""
    near = defaultdict(set)
    for word in LISTS[language]:
        for part in cut(plain(word)):
            near[part].add(word)
    for some in near.values():
        for a, b in ((a, b) for a in some for b in some if a < b):
            assert not one_letter_apart(plain(a), plain(b)), (a, b)


@pytest.mark.parametrize("language", sorted(LISTS))
def test_no_word_is_another_ones_plural(language: str) -> None:
    words = set(LISTS[language])
    assert not [word for word in words if {word + "s", word + "es"} & words]


def test_no_two_spanish_words_are_said_alike_anywhere() -> None:
    """Neither in Madrid nor where z is said like s, and ll like y."""
    said = defaultdict(set)
    for word in LISTS["es"]:
        said[sound(word)].add(word)
    assert not [words for words in said.values() if len(words) > 1]


def test_no_word_means_something_else_in_the_other_language() -> None:
    """Who hears the other language does not take a word for one of the own list."""
    pairs = list(zip(LISTS["en"], LISTS["es"], strict=True))
    english = dict(pairs)
    for one, other in pairs:
        assert english.get(plain(other), other) == other, (one, other)


def test_what_stands_before_the_words_has_their_shape() -> None:
    assert re.fullmatch(r"\S+ · \S+", UNSAID)
    assert re.fullmatch(r"\S+ · \S+", spoken((3, 4), "es"))


def test_a_cost_that_is_none_is_refused() -> None:
    for cost in (0, 16):
        with pytest.raises(ValueError, match="stretch: the cost"):
            primitives.stretch(b"", b"", cost)


def plain(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def cut(word: str) -> Iterator[str]:
    """The word, and it without one letter: two words one letter apart have one of these alike."""
    yield word
    yield from (word[:at] + word[at + 1 :] for at in range(len(word)))


def one_letter_apart(a: str, b: str) -> bool:
    """Whether one changed, added or dropped letter (at most) makes one word of the other."""
    short, long = sorted((a, b), key=len)
    if len(long) - len(short) > 1:
        return False
    start = 0
    while start < len(short) and short[start] == long[start]:
        start += 1
    if len(short) == len(long):
        return short[start + 1 :] == long[start + 1 :]
    return short[start:] == long[start + 1 :]


def sound(word: str) -> str:
    """How a Spanish word is said in most of America, roughly."""
    said = plain(word.replace("ñ", "9")).replace("ch", "8").replace("h", "")
    said = re.sub("gu(?=[ei])", "7", re.sub("g(?=[ei])", "j", said)).replace("7", "g")
    said = re.sub("c(?=[ei])", "s", said.replace("qu", "k")).replace("z", "s").replace("c", "k")
    return said.replace("ll", "y").replace("v", "b")
