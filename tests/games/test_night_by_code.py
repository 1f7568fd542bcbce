"""What goes by code in Secret Night: topics, what a phone says to them, whispers; no screens."""

import pytest

from companion.games.secret_night import bycode, whispers
from companion.games.secret_night.bycode import Errand, Topic
from companion.games.secret_night.rules.roles import HAND, Role, hand
from companion.games.secret_night.screens import faces
from companion.handoff import picture, request, text
from companion.handoff.header import Kind
from companion.table.passed import Passed
from companion.ui.words import LANGUAGES
from tests.games.test_night_words import speaking
from tests.games.test_night_words import table as seated
from tests.handoff.people import ANNA, BEN, header
from tests.support.chance import from_seed

WORDS = "Trust nobody but me: the Money is behind the second bookcase."


@pytest.mark.parametrize("errand", Errand)
def test_a_topic_goes_into_two_bytes_and_back(errand: Errand) -> None:
    topic = Topic(errand, 3 if errand is Errand.STEAL else 0)
    assert bycode.read(topic.packed()) == topic
    assert len(topic.packed()) == 2


@pytest.mark.parametrize("packed", [b"", b"\0", b"\x03\0", b"\0\1", b"\1\0", b"\1\x09", b"\0\0\0"])
def test_what_is_no_topic_of_the_night_is_none(packed: bytes) -> None:
    assert bycode.read(packed) is None


@pytest.mark.parametrize("drawn", Role)
def test_the_asked_phone_answers_a_look_by_itself_with_its_role(drawn: Role) -> None:
    said = bycode.says(Topic(Errand.LOOK), 2, hand(drawn), from_seed(0))
    assert said is not None
    passed = Passed(Topic(Errand.LOOK).packed(), 2, True, got=said)
    assert bycode.got(passed) is drawn


def test_a_theft_draws_one_of_the_victims_cards() -> None:
    topic = Topic(Errand.STEAL, 4)
    said = {bycode.says(topic, 1, hand(Role.THIEF), from_seed(seed)) for seed in range(40)}
    assert said == {bytes([place]) for place in range(1, 5)}


def test_a_whisper_is_never_said_by_a_phone_alone() -> None:
    assert bycode.says(Topic(Errand.LISTEN), 1, hand(Role.THIEF), from_seed(0)) is None


@pytest.mark.parametrize(
    ("topic", "content"),
    [
        (Topic(Errand.LOOK), b""),
        (Topic(Errand.LOOK), b"\x09\0\0\0"),
        (Topic(Errand.STEAL, 3), b""),
        (Topic(Errand.STEAL, 3), b"\x00"),
        (Topic(Errand.STEAL, 3), b"\x04"),
        (Topic(Errand.LISTEN), b""),
        (Topic(Errand.LISTEN), b"hello"),
        (Topic(Errand.LISTEN), bytes(whispers.PACKED)),
        (Topic(Errand.LISTEN), b"\xff" * whispers.PACKED),
        (Topic(Errand.LISTEN), b"two\nlines".ljust(whispers.PACKED, b"\0")),
        (Topic(Errand.LISTEN), ("a\u202eb".encode()).ljust(whispers.PACKED, b"\0")),
        (Topic(Errand.LISTEN), (b"a" * 141).ljust(whispers.PACKED, b"\0")),
    ],
    ids=repr,
)
def test_what_another_phone_made_up_is_refused(topic: Topic, content: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        bycode.got(Passed(topic.packed(), 1, True, got=content))


def test_a_whisper_is_tidied_and_counted_as_people_count() -> None:
    assert whispers.tidy("  one\n two\tthree\x00\u202e ") == "one two three"
    assert whispers.tidy("e\u0301") == "é"
    assert whispers.over("é" * 140) == 0
    assert whispers.over("é" * 143) == 3
    assert whispers.over("ñandú " * 23 + "so", bytes_too=True) == 0
    assert whispers.over("я" * 140, bytes_too=True) == 40
    for said in ("", " ", "я" * 101, "a" * 141, "a  b"):
        with pytest.raises(ValueError, match="whisper"):
            whispers.pack(said)


@pytest.mark.parametrize("said", ["a", WORDS, "ñ" * 100, "¡" + "a" * 139])
def test_a_whisper_comes_out_as_it_went_in(said: str) -> None:
    assert whispers.unpack(whispers.pack(said)) == said


GIVEN = (
    (Topic(Errand.LOOK), hand(Role.DECEIVER)),
    (Topic(Errand.STEAL, 1), b"\x01"),
    (Topic(Errand.STEAL, 5), b"\x04"),
    (Topic(Errand.LISTEN), whispers.pack(WORDS)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("topic", "content"), GIVEN, ids=repr)
def test_what_was_given_is_said_in_both_languages(
    language: str, topic: Topic, content: bytes
) -> None:
    words = speaking(language)
    passed = Passed(topic.packed(), 1, True, got=content)
    face = faces.by_code(words, seated(), passed)
    assert face.title
    asked = topic.ask(1)
    if topic.errand is Errand.LISTEN:
        assert face == faces.told(words, seated(), 1, WORDS.encode())
    else:  # the same as through a table with a server
        assert face == faces.answered(words, seated(), asked, content)


# --- the same on the outside


def reply(topic: Topic, content: bytes, seat: int = 1) -> bytes:
    """The reply of a seat, as a code."""
    ask = request.seal_ask(header(Kind.ASK, 0, seat), ANNA, topic.packed())
    head = header(Kind.ENVELOPE, seat, 0)
    return request.seal_reply(head, BEN, ANNA.public, ask, content)


def outside(raw: bytes) -> tuple[int, int]:
    """The length of a code, and its modules a side: all that can be told from it."""
    return len(raw), len(picture.matrix(text.write(raw)))


def test_all_roles_make_replies_alike() -> None:
    topic = Topic(Errand.LOOK)
    answers = [bycode.says(topic, 1, hand(drawn), from_seed(0)) or b"" for drawn in Role]
    assert {len(answer) for answer in answers} == {HAND}
    (same,) = {outside(reply(topic, a, seat)) for a in answers for seat in range(8)}
    assert same[1] <= 4 * 10 + 17


def test_all_thefts_make_replies_alike() -> None:
    places = [bytes([place]) for place in range(1, 9)]
    assert len({outside(reply(Topic(Errand.STEAL, 8), place)) for place in places}) == 1


def test_all_whispers_make_replies_alike_that_fit_one_code() -> None:
    said = ("a", WORDS, "a" * 140, "ñ" * 100)
    (same,) = {outside(reply(Topic(Errand.LISTEN), whispers.pack(s))) for s in said}
    assert same[0] <= 398
    assert same[1] <= 4 * 15 + 17
