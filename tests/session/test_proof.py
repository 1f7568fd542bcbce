"""Signed wishes: what is signed, and that nothing of it serves for something else."""

from dataclasses import replace
from typing import Any

import pytest

from companion.games import discover
from companion.games.secret_night.rules.acts import SetClock
from companion.handoff.seatkey import SeatKey
from companion.session.proof import Proof, answer, answers
from companion.table import wish, wish_text

KEY, OTHER = SeatKey(bytes(range(32))), SeatKey(bytes(32))
TABLE, ORIGIN = "a" * 32, "https://table.example"
WISH = wish_text.text(discover()["secret_night"], wish.Act(1, SetClock(3), "tap", 7))
PROOF = Proof("0" * 32, ORIGIN, 7, bytes(32), WISH).signed(TABLE, [KEY])


def test_a_proof_is_read_back_and_holds_at_its_table_alone() -> None:
    assert Proof.read(PROOF.text()) == PROOF
    assert PROOF.holds(TABLE)
    assert PROOF.keys == {KEY.public}
    assert not PROOF.holds("b" * 32)


@pytest.mark.parametrize(
    "change",
    [
        {"id": "1" * 32},
        {"origin": "https://table.example:8550"},
        {"number": 8},
        {"digest": bytes(31) + b"x"},
        {"wish": WISH.replace("3", "4")},
        {"signatures": ((OTHER.public, PROOF.signatures[0][1]),)},
        {"signatures": ((KEY.public, bytes(64)),)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_nothing_of_it_can_be_changed(change: dict[str, Any]) -> None:
    assert not replace(PROOF, **change).holds(TABLE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        PROOF.text() + " ",
        PROOF.text().replace('"number":7', '"number":7.0'),
        replace(PROOF, signatures=((b"short", bytes(64)),)).text(),
        replace(PROOF, signatures=PROOF.signatures * 17).text(),
        replace(PROOF, id="x" * 65).text(),
        replace(PROOF, wish="x" * 60_000).text(),
        "[" * 5000,
    ],
)
def test_what_is_no_proof_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"proof|Expecting|not a record|nested"):
        Proof.read(text)


def test_an_answer_to_a_challenge_is_good_for_it_and_that_table_alone() -> None:
    nonce = bytes(range(32))
    said = answer(KEY, ORIGIN, TABLE, nonce)
    assert answers(KEY.public, said, ORIGIN, TABLE, nonce)
    assert not answers(KEY.public, said, ORIGIN, TABLE, bytes(32))
    assert not answers(KEY.public, said, ORIGIN, "b" * 32, nonce)
    assert not answers(KEY.public, said, "http://table.example", TABLE, nonce)
    assert not answers(OTHER.public, said, ORIGIN, TABLE, nonce)
    assert not answers(b"", said, ORIGIN, TABLE, nonce)
    assert not answers(KEY.public, b"", ORIGIN, TABLE, nonce)
