"""BACKUP: the eight letters open it, nothing else does; no bytes and no letters raise anything."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.handoff import backup, message, primitives, text
from companion.handoff.groups import ALPHABET
from companion.handoff.header import LENGTH, Kind
from companion.handoff.refusals import Damaged, NotEightLetters, UnknownKdf, WrongKind, WrongLetters
from companion.refusal import Refusal
from tests.handoff.people import dealt, header

EIGHT, CONTENT = "7KQ20PXM", b"a seat's seed and its token"
HEADER = header(Kind.BACKUP)
SALT, NONCE = bytes(range(16)), bytes(range(100, 112))
RAW = backup.sealed(HEADER, EIGHT, CONTENT, SALT, NONCE)


def test_the_known_answer() -> None:
    """Made once with `hashlib.scrypt` and `cryptography` alone, without this program."""
    assert RAW.hex() == (
        "1a01ba814047414d450100ff0000"
        "01000102030405060708090a0b0c0d0e0f"
        "6465666768696a6b6c6d6e6f"
        "aab8fa2d52e00ff8a623359da3b64fb3aa0e97a72f17bcdfd17752acbce80ccceb8580f3ba46b1adc70b0c"
    )


def test_the_letters_open_it() -> None:
    assert backup.read(RAW, EIGHT) == CONTENT


@pytest.mark.parametrize(
    "typed", ["7kq2 0pxm", "7KQ2-OPXM", " 7 k q 2 o p x m ", "7KQ2–0PXM\n", "7KQ2.0PXM"]
)
def test_case_spaces_and_look_alikes_are_forgiven(typed: str) -> None:
    assert backup.read(RAW, typed) == CONTENT


def test_i_and_l_are_one() -> None:
    assert backup.letters("ilIL 0000") == "11110000"


@pytest.mark.parametrize("typed", ["7KQ20PXN", "MXP02QK7", "UUUUUUUU", "ÑÑÑÑÑÑÑÑ"])
def test_other_letters_open_nothing(typed: str) -> None:
    assert backup.read(RAW, typed) == WrongLetters()


@pytest.mark.parametrize("typed", ["", "7KQ20PX", "7KQ20PXM7", "   "])
def test_eight_are_wanted(typed: str) -> None:
    assert isinstance(backup.read(RAW, typed), NotEightLetters)


@pytest.mark.parametrize("place", [1, 8, 9, 10, 12, LENGTH + 1, LENGTH + 17, LENGTH + 29, -1])
def test_a_changed_byte_is_noticed(place: int) -> None:
    bent = bytearray(RAW)
    bent[place] ^= 1
    assert backup.read(bytes(bent), EIGHT) == WrongLetters()


def test_another_kdf_is_named() -> None:
    bent = bytearray(RAW)
    bent[LENGTH] = 2
    assert backup.read(bytes(bent), EIGHT) == UnknownKdf(2)


def test_a_cut_one_is_damaged_and_another_kind_is_named() -> None:
    assert backup.read(RAW[: LENGTH + 44], EIGHT) == Damaged()
    assert backup.read(dealt(), EIGHT) == WrongKind("backup", "deal")


def test_two_of_the_same_have_nothing_in_common() -> None:
    one, two = (backup.seal(HEADER, EIGHT, CONTENT) for _ in range(2))
    assert one[LENGTH + 1 : LENGTH + 17] != two[LENGTH + 1 : LENGTH + 17]
    assert one[-len(CONTENT) :] != two[-len(CONTENT) :]


def test_letters_are_eight_of_the_alphabet_and_fresh() -> None:
    many = {backup.fresh_letters() for _ in range(500)}
    assert len(many) == 500
    assert {len(eight) for eight in many} == {8}
    assert set("".join(many)) == set(ALPHABET)
    assert not set("ILOU") & set(ALPHABET)
    assert backup.grouped("7KQ20PXM") == "7KQ2 0PXM"


def test_all_that_fits_a_message_is_sealed_and_no_byte_more() -> None:
    full = backup.seal(HEADER, EIGHT, bytes(backup.ROOM))
    assert len(full) == message.LONGEST
    assert backup.read(full, EIGHT) == bytes(backup.ROOM)
    with pytest.raises(ValueError, match="fits a message"):
        backup.seal(HEADER, EIGHT, bytes(backup.ROOM + 1))


@pytest.mark.parametrize("letters", ["", "7KQ20PX", "7kq20pxm", "7KQ2OPXM"])
def test_it_is_sealed_under_eight_of_our_letters_only(letters: str) -> None:
    with pytest.raises(ValueError, match="eight letters") as told:
        backup.seal(HEADER, letters, CONTENT)
    assert not letters or letters not in str(told.value)


def test_every_form_of_text_carries_it() -> None:
    for form in (text.write(RAW), text.typed(RAW), text.link(RAW, "HTTP://HOST:8000")):
        assert text.read(form) == RAW


def test_nothing_of_letters_or_content_is_in_its_bytes() -> None:
    assert EIGHT.encode() not in RAW
    assert CONTENT not in RAW
    assert primitives.stretch(EIGHT.encode(), SALT) not in RAW


@settings(max_examples=40)
@given(
    st.one_of(
        st.binary(max_size=300),
        st.builds(lambda rest: RAW[:LENGTH] + rest, st.binary(max_size=300)),
        st.builds(lambda at, rest: RAW[:at] + rest, st.integers(0, len(RAW)), st.binary()),
    ),
    st.text(max_size=12),
)
def test_any_bytes_and_any_letters_are_a_named_refusal(raw: bytes, typed: str) -> None:
    found = backup.read(raw, typed)
    assert isinstance(found, Refusal) or raw == RAW


@settings(max_examples=15)
@given(st.binary(max_size=600), st.text(alphabet=ALPHABET, min_size=8, max_size=8))
def test_what_is_sealed_comes_out(content: bytes, eight: str) -> None:
    assert backup.read(backup.seal(HEADER, eight, content), eight) == content
