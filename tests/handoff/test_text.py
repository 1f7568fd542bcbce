"""The three forms of a message's text, what is forgiven in each, and what is called by its name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.handoff import base45, groups, message, text
from companion.handoff.refusals import Damaged, Foreign, Mistyped, NewerVersion, NotOurs, TooLong
from companion.refusal import Refusal
from tests.handoff.people import every_message

MESSAGES = list(every_message().values())
ORIGIN = "http://192.168.1.5:8000"


@pytest.mark.parametrize(
    ("raw", "letters"),
    [
        (b"AB", "BB8"),
        (b"Hello!!", "%69 VD92EX0"),
        (b"base-45", "UJCLQE7W581"),
        (b"ietf!", "QED8WEX0"),
        (b"", ""),
    ],
)
def test_base45_gives_the_answers_of_rfc_9285(raw: bytes, letters: str) -> None:
    assert base45.encode(raw) == letters
    assert base45.decode(letters) == raw


@pytest.mark.parametrize("letters", ["A", "AAAA", ":::", "GGW", "::", "V5", "ab", "BB8é", "BB8\n"])
def test_what_is_no_base45_is_an_error(letters: str) -> None:
    with pytest.raises(ValueError, match="base45"):
        base45.decode(letters)


@given(st.binary(max_size=300))
def test_all_three_forms_come_back(raw: bytes) -> None:
    assert base45.decode(base45.encode(raw)) == raw
    assert text.read(text.write(raw)) == raw
    if len(raw) >= 14:
        assert text.read(text.link(raw, ORIGIN)) == raw
        assert text.read(text.typed(raw)) == raw


def test_the_forms_look_as_they_should() -> None:
    raw = MESSAGES[0]
    assert text.write(raw).startswith("T1:")
    assert text.link(raw, "https://table.local").startswith("HTTPS://TABLE.LOCAL/C/")
    prefix, *parts = text.typed(raw).split(" ")
    assert prefix == "T1"
    assert {len(part) for part in parts[:-1]} == {5}
    assert set(text.write(raw) + text.link(raw, ORIGIN)) <= set(base45.ALPHABET)


@pytest.mark.parametrize(
    "site",
    ["http://192.168.1.5:8000/Cards", "https://cards.example/our%20games/C", "http://[::1]:80"],
)
def test_an_address_that_does_not_survive_capitals_stays_as_it_is(site: str) -> None:
    for raw in MESSAGES:
        written = text.link(raw, site)
        assert written.startswith(f"{site}/C/")
        assert text.read(written) == text.read(written.lower()) == text.read(f"{written}/") == raw


@pytest.mark.parametrize(
    "site",
    ["192.168.1.5", "ftp://host", "http://hôst", "http://host/", "http://host/a?b", "http://"],
)
def test_what_is_no_address_of_a_site_is_an_error(site: str) -> None:
    with pytest.raises(ValueError, match="a site"):
        text.link(bytes(20), site)


# What is forgiven.


@pytest.mark.parametrize("raw", MESSAGES)
def test_what_a_chat_sets_around_a_text_is_forgiven(raw: bytes) -> None:
    for form in (text.write(raw), text.link(raw, ORIGIN), text.typed(raw)):
        for worn in (f"  {form}\n", f"\ufeff{form}\u200b", f"<{form}>", f'"{form}"', form.lower()):
            assert text.read(worn) == raw


@pytest.mark.parametrize("raw", MESSAGES)
def test_line_breaks_within_a_text_are_forgiven(raw: bytes) -> None:
    for form in (text.write(raw), text.typed(raw)):
        assert text.read(form[:70] + "\r\n" + form[70:]) == raw


@pytest.mark.parametrize("raw", MESSAGES)
def test_typing_is_forgiven_look_alikes_separators_and_the_prefix(raw: bytes) -> None:
    form = text.typed(raw)
    for typed in (
        form.replace(" ", "-"),
        form.replace(" ", ""),
        form.replace("0", "O").replace("1", "I"),
        form.replace("0", "o").replace("1", "l"),
        form.replace("V", "u"),
        form.removeprefix("T1 "),
        form.replace(" ", "\n"),
    ):
        assert text.read(typed) == raw


def test_a_link_with_a_slash_at_its_end_is_forgiven() -> None:
    assert text.read(text.link(MESSAGES[0], ORIGIN) + "/") == MESSAGES[0]


# What is noticed.


def test_every_wrong_letter_is_noticed_and_its_group_named() -> None:
    prefix, *parts = text.typed(MESSAGES[0]).split(" ")
    for number, part in enumerate(parts):
        for place, letter in enumerate(part):
            for wrong in groups.ALPHABET.replace(letter, ""):
                changed = part[:place] + wrong + part[place + 1 :]
                typed = " ".join([prefix, *parts[:number], changed, *parts[number + 1 :]])
                assert text.read(typed) == Mistyped(number + 1)


def test_two_letters_swapped_are_noticed() -> None:
    prefix, *parts = text.typed(MESSAGES[0]).split(" ")
    for number, part in enumerate(parts):
        for i in range(len(part) - 1):
            if part[i] != part[i + 1]:
                changed = part[:i] + part[i + 1] + part[i] + part[i + 2 :]
                typed = " ".join([prefix, *parts[:number], changed, *parts[number + 1 :]])
                assert text.read(typed) == Mistyped(number + 1)


def test_two_groups_swapped_are_noticed() -> None:
    prefix, *parts = text.typed(MESSAGES[0]).split(" ")
    for i in range(len(parts) - 2):
        swapped = [*parts[:i], parts[i + 1], parts[i], *parts[i + 2 :]]
        assert text.read(" ".join([prefix, *swapped])) == Mistyped(i + 1)


def test_a_letter_left_out_is_noticed_at_or_after_its_place() -> None:
    letters = text.typed(MESSAGES[0]).replace(" ", "")
    for place in range(2, len(letters)):
        answer = text.read(letters[:place] + letters[place + 1 :])
        assert isinstance(answer, Refusal)


@pytest.mark.parametrize(
    "letters",
    ["T1:", "T1:A", "T1::::", "T1:bb8é", "t1:BB8!", "T1 2é", "T1 2?234", "T1:BB8\x00"],
)
def test_a_garbled_text_of_ours_is_damaged(letters: str) -> None:
    assert text.read(letters) in (Damaged(), b"")


def test_a_link_with_a_garbled_end_is_damaged() -> None:
    form = text.link(bytes(16), ORIGIN)  # 26 letters, the last with two bits to spare
    assert text.read(form[:-1] + "B") == Damaged()
    assert text.read(form + "A") == Damaged()


def test_a_newer_version_is_called_so() -> None:
    assert text.read("T2:ABC") == NewerVersion(2)
    assert text.read("t17:ABC") == NewerVersion(17)


FOREIGN = {
    "": Foreign.NOTHING,
    " \n\t": Foreign.NOTHING,
    "https://example.org/menu": Foreign.WEB_ADDRESS,
    "HTTP://EXAMPLE.ORG/C/SHORT": Foreign.WEB_ADDRESS,
    "http://192.168.1.5:8000/": Foreign.WEB_ADDRESS,
    "www.example.org": Foreign.WEB_ADDRESS,
    "WIFI:S:Hut;T:WPA;P:secret;;": Foreign.WIFI,
    "BEGIN:VCARD\r\nN:Doe": Foreign.CONTACT,
    "MECARD:N:Doe;;": Foreign.CONTACT,
    "mailto:a@example.org": Foreign.MAIL,
    "tel:+4912345": Foreign.PHONE,
    "SMSTO:123:hi": Foreign.PHONE,
    "geo:52.5,13.4": Foreign.PLACE,
    "BEGIN:VEVENT": Foreign.CALENDAR,
    "bitcoin:1abc": Foreign.PAYMENT,
    "BCD\n002\n1\nSCT": Foreign.PAYMENT,
    "BCD\r\n002": Foreign.PAYMENT,
    "4006381333931": Foreign.NUMBER,
    "2345678901234567890123456789": Foreign.NUMBER,
    "٤٥٦": Foreign.TEXT,
    "Hello, table": Foreign.TEXT,
    "T1": Foreign.TEXT,
    "Tilde": Foreign.TEXT,
    "T0:ABC": Foreign.TEXT,
    "T123:ABC": Foreign.TEXT,
    "T١:ABC": Foreign.TEXT,
    "28T5C 0M4NQ": Foreign.TEXT,
    "\x00\x01": Foreign.TEXT,
}


@pytest.mark.parametrize(("letters", "kind"), FOREIGN.items(), ids=repr)
def test_a_foreign_code_is_called_what_it_is(letters: str, kind: Foreign) -> None:
    assert text.read(letters) == NotOurs(kind)


def test_the_longest_message_fits_every_form() -> None:
    raw = b"\x12" + bytes(message.LONGEST - 1)
    for form in (text.write(raw), text.link(raw, ORIGIN), text.typed(raw)):
        assert len(form) <= text.LONGEST
        assert text.read(form) == raw


def test_what_is_too_long_is_refused_before_any_work() -> None:
    assert text.read("T1:" + "0" * text.LONGEST) == TooLong(text.LONGEST)
    assert text.read(text.write(bytes(message.LONGEST + 1))) == TooLong(message.LONGEST)
