"""What goes by code in Secret Night: topics, what a phone says to them, whispers; no screens."""

import pytest

from companion.games.secret_night import game, topics, whispers
from companion.games.secret_night.rules.roles import HAND, Role, hand
from companion.games.secret_night.screens import faces
from companion.games.secret_night.screens.exchanges import NightByCode
from companion.games.secret_night.topics import Reason, Topic
from companion.handoff import picture, request, text
from companion.handoff.header import Kind
from companion.table.chance import Chance
from companion.table.exchange import Passed
from companion.ui.words import LANGUAGES
from tests.games.test_night_words import speaking
from tests.games.test_night_words import table as seated
from tests.handoff.people import ANNA, BEN, header
from tests.support.chance import from_seed

WORDS = "Trust nobody but me: the Money is behind the second bookcase."


def says(topic: Topic, seat: int, hand: bytes, chance: Chance) -> bytes | None:
    """What the phone of a seat gives by itself."""
    ask = NightByCode().ask(topic.packed(), seat)
    said = game.answer(hand, ask, chance) if ask is not None else None
    assert said is None or isinstance(said, bytes)
    return said


@pytest.mark.parametrize("reason", Reason)
def test_a_topic_goes_into_two_bytes_and_back(reason: Reason) -> None:
    topic = Topic(reason, 3 if reason is Reason.STEAL else 0)
    assert topics.read(topic.packed()) == topic
    assert len(topic.packed()) == 2


@pytest.mark.parametrize("packed", [b"", b"\0", b"\x03\0", b"\0\1", b"\1\0", b"\1\x09", b"\0\0\0"])
def test_what_is_no_topic_of_the_night_is_none(packed: bytes) -> None:
    assert topics.read(packed) is None


@pytest.mark.parametrize("drawn", Role)
def test_the_asked_phone_answers_a_look_by_itself_with_its_role(drawn: Role) -> None:
    said = says(Topic(Reason.LOOK), 2, hand(drawn), from_seed(0))
    assert said is not None
    passed = Passed(Topic(Reason.LOOK).packed(), 2, True, got=said)
    assert topics.got(passed) is drawn


def test_a_theft_draws_one_of_the_victims_cards() -> None:
    topic = Topic(Reason.STEAL, 4)
    said = {says(topic, 1, hand(Role.THIEF), from_seed(seed)) for seed in range(40)}
    assert said == {bytes([place]) for place in range(1, 5)}


def test_a_whisper_is_never_said_by_a_phone_alone() -> None:
    assert says(Topic(Reason.LISTEN), 1, hand(Role.THIEF), from_seed(0)) is None


@pytest.mark.parametrize(
    ("topic", "content"),
    [
        (Topic(Reason.LOOK), b""),
        (Topic(Reason.LOOK), b"\x09\0\0\0"),
        (Topic(Reason.STEAL, 3), b""),
        (Topic(Reason.STEAL, 3), b"\x00"),
        (Topic(Reason.STEAL, 3), b"\x04"),
        (Topic(Reason.LISTEN), b""),
        (Topic(Reason.LISTEN), b"hello"),
        (Topic(Reason.LISTEN), bytes(whispers.PACKED)),
        (Topic(Reason.LISTEN), b"\xff" * whispers.PACKED),
        (Topic(Reason.LISTEN), b"two\nlines".ljust(whispers.PACKED, b"\0")),
        (Topic(Reason.LISTEN), ("a\u202eb".encode()).ljust(whispers.PACKED, b"\0")),
        (Topic(Reason.LISTEN), (b"a" * 141).ljust(whispers.PACKED, b"\0")),
    ],
    ids=repr,
)
def test_what_another_phone_made_up_is_refused(topic: Topic, content: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        topics.got(Passed(topic.packed(), 1, True, got=content))


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
    (Topic(Reason.LOOK), hand(Role.DECEIVER)),
    (Topic(Reason.STEAL, 1), b"\x01"),
    (Topic(Reason.STEAL, 5), b"\x04"),
    (Topic(Reason.LISTEN), whispers.pack(WORDS)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("topic", "content"), GIVEN, ids=repr)
def test_what_was_given_is_said_in_both_languages(
    language: str, topic: Topic, content: bytes
) -> None:
    words = speaking(language)
    passed = Passed(topic.packed(), 1, True, got=content)
    face = faces.given(words, seated(), passed)
    assert face.title
    listens = topic.reason is Reason.LISTEN  # through a table with a server it looks the same
    said = WORDS.encode() if listens else content
    assert face == faces.given(words, seated(), Passed(topic.ask(1), 1, not listens, got=said))


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
    topic = Topic(Reason.LOOK)
    answers = [says(topic, 1, hand(drawn), from_seed(0)) or b"" for drawn in Role]
    assert {len(answer) for answer in answers} == {HAND}
    (same,) = {outside(reply(topic, a, seat)) for a in answers for seat in range(8)}
    assert same[1] <= 4 * 10 + 17


def test_all_thefts_make_replies_alike() -> None:
    places = [bytes([place]) for place in range(1, 9)]
    assert len({outside(reply(Topic(Reason.STEAL, 8), place)) for place in places}) == 1


def test_all_whispers_make_replies_alike_that_fit_one_code() -> None:
    said = ("a", WORDS, "a" * 140, "ñ" * 100)
    (same,) = {outside(reply(Topic(Reason.LISTEN), whispers.pack(s))) for s in said}
    assert same[0] <= 398
    assert same[1] <= 4 * 15 + 17
