"""OPEN and END: what is shown during a game, and what lets everybody check it afterwards."""

import pytest

from companion.handoff import deal, ending, message, opening
from companion.handoff.deal import Deal
from companion.handoff.ending import Ending
from companion.handoff.header import GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.opening import Opening
from companion.handoff.refusals import BadProof, Damaged, ForgedCode, OtherGame, WrongKind
from tests.handoff.people import (
    ANNA,
    BEN,
    CARO,
    ENTROPY,
    GAME,
    HANDS,
    KEYS,
    dealt,
    every_message,
    header,
    the_deal,
)

OPEN = header(Kind.OPEN, 1)
END = header(Kind.END)


def test_a_seat_opens_its_hand_before_all() -> None:
    raw = opening.seal(OPEN, BEN, the_deal(), 1)
    assert len(raw) == 111
    found = opening.read(parse(raw), BEN.public, the_deal())
    assert isinstance(found, Opening)
    assert (found.header, found.slot, found.hand) == (OPEN, 1, HANDS[1])
    assert "doctor" not in repr(found)


def test_a_seat_cannot_open_what_is_not_its_own() -> None:
    with pytest.raises(ValueError, match="only for a slot that opens"):
        opening.seal(OPEN, BEN, the_deal(), 0)


def test_an_opening_with_a_false_proof_is_refused() -> None:
    proof = deal.proof(the_deal(), BEN, 1)
    for body in (b"\x01" + bytes(32), b"\x00" + proof, b"\xff" + proof):
        raw = message.sign(OPEN, body, BEN)
        assert opening.read(parse(raw), BEN.public, the_deal()) == BadProof()


@pytest.mark.parametrize("body", [b"", b"\x01", bytes(32), bytes(34)])
def test_an_opening_of_another_length_is_damaged(body: bytes) -> None:
    assert opening.read(parse(message.sign(OPEN, body, BEN)), BEN.public, the_deal()) == Damaged()


def test_an_opening_by_somebody_else_or_of_another_game_is_refused() -> None:
    raw = opening.seal(OPEN, BEN, the_deal(), 1)
    assert opening.read(parse(raw), CARO.public, the_deal()) == ForgedCode()
    elsewhere = Header(Kind.OPEN, GameId(GAME.raw[:4] + b"NEXT"), 1, 1)
    other = opening.seal(elsewhere, BEN, the_deal(), 1)
    assert opening.read(parse(other), BEN.public, the_deal()) == OtherGame()
    quietly = message.sign(header(Kind.OPEN, 1, 2), raw[14:-64], BEN)
    assert opening.read(parse(quietly), BEN.public, the_deal()) == Damaged()
    assert opening.read(parse(dealt()), ANNA.public, the_deal()) == WrongKind("open", "deal")


def test_at_the_end_a_phone_makes_the_whole_deal_again() -> None:
    found = ending.read(parse(ending.seal(END, ANNA, ENTROPY, KEYS)), ANNA.public)
    assert found == Ending(END, ENTROPY, KEYS)
    shown = deal.read(parse(dealt()))
    assert isinstance(found, Ending)
    assert isinstance(shown, Deal)
    assert deal.audit(shown, found.source, found.keys, HANDS)


def test_the_end_of_a_table_of_eight_fits_one_code() -> None:
    assert len(ending.seal(END, ANNA, ENTROPY, KEYS * 2)) == 366


@pytest.mark.parametrize("body", [b"", bytes(32), bytes(63), bytes(65)])
def test_an_end_that_does_not_fit_together_is_damaged(body: bytes) -> None:
    assert ending.read(parse(message.sign(END, body, ANNA)), ANNA.public) == Damaged()


def test_an_end_by_another_seat_or_to_one_seat_is_refused() -> None:
    raw = ending.seal(END, ANNA, ENTROPY, KEYS)
    assert ending.read(parse(raw), BEN.public) == ForgedCode()
    quietly = message.sign(header(Kind.END, 0, 1), raw[14:-64], ANNA)
    assert ending.read(parse(quietly), ANNA.public) == Damaged()
    assert ending.read(parse(every_message()["ask"]), ANNA.public) == WrongKind("end", "ask")


def test_what_does_not_fit_is_never_sealed() -> None:
    for entropy, keys in ((b"", KEYS), (ENTROPY, ()), (ENTROPY, [bytes(31)])):
        with pytest.raises(ValueError, match="32 bytes"):
            ending.seal(END, ANNA, entropy, keys)
    with pytest.raises(ValueError, match="not that of an end"):
        ending.seal(OPEN, ANNA, ENTROPY, KEYS)
    with pytest.raises(ValueError, match="not that of an opening"):
        opening.seal(END, ANNA, the_deal(), 0)
