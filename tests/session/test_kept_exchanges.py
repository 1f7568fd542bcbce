"""Exchanges that a phone kept last week go on: the very bytes that lay in private sheets then."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.handoff.message import known
from companion.session import exchange_by_code as by_code
from companion.session import face_down
from companion.session.pocket import Pocket
from companion.table.exchange import Passed, Peek
from tests.session.test_exchange_by_code import ANNA, BEN, HAND, TOPIC, did, under_way

KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "kept_exchanges.json").read_text())
POCKETS, SHEET = KEPT["pockets"], KEPT["sheet"]


def kept(name: str) -> Pocket:
    at = POCKETS[name]
    return by_code.read(at["text"], (ANNA, BEN)[at["seat"]])


@pytest.mark.parametrize("name", POCKETS)
def test_a_kept_pocket_is_written_again_byte_by_byte(name: str) -> None:
    assert kept(name).text() == POCKETS[name]["text"]


def test_who_asked_last_week_reads_the_answer() -> None:
    anna, ben = kept("look asked, asker"), kept("look answered, other")
    anna = did(by_code.take(anna, ANNA, known(under_way(ben).shown)))
    assert under_way(anna).passed == Passed(TOPIC, 1, True, got=b"theirs")
    assert by_code.leave(anna) == kept("look over, asker")


def test_who_was_asked_last_week_still_chooses() -> None:
    ben = kept("look asked, other")
    assert under_way(ben).chooses
    ben = did(by_code.give(ben, BEN, b"now"))
    anna = did(by_code.take(kept("look asked, asker"), ANNA, known(under_way(ben).shown)))
    assert under_way(anna).got == b"now"


def test_a_swap_of_last_week_ends_today() -> None:
    ben = kept("swap answered, other")
    assert under_way(ben).waits
    anna = did(by_code.take(kept("swap asked, asker"), ANNA, known(under_way(ben).shown)))
    assert under_way(anna).passed == Passed(TOPIC, 1, True, b"hers", b"theirs")
    for told in (anna, kept("swap told, asker")):
        after = did(by_code.take(ben, BEN, known(under_way(told).shown)))
        assert under_way(after).passed == Passed(TOPIC, 0, False, b"theirs", b"hers")
    assert by_code.leave(kept("swap told, other")) == kept("swap over, other")


def test_a_peek_of_last_week_ends_today() -> None:
    ben, anna = kept("peek laid, owner"), kept("peek laid, asker")
    assert under_way(anna).picks
    assert under_way(anna).cards == len(HAND)
    asked = kept("peek asked, asker")
    ben = did(by_code.take(ben, BEN, known(under_way(asked).shown)))
    for answered in (ben, kept("peek answered, owner")):
        seen = did(by_code.take(asked, ANNA, known(under_way(answered).shown)))
        assert under_way(seen).got == under_way(kept("peek answered, asker")).got
    lifted = did(by_code.lift(anna, ANNA, 0))
    ben = did(by_code.take(kept("peek laid, owner"), BEN, known(under_way(lifted).shown)))
    assert under_way(did(by_code.take(lifted, ANNA, known(under_way(ben).shown)))).got in HAND


def test_a_hand_laid_at_a_table_last_week_answers_as_it_did() -> None:
    public, point, where, answer, card, mark = (
        bytes.fromhex(SHEET[name])
        for name in ("public", "point", "where", "answer", "card", "mark")
    )
    after = SHEET["after"][face_down.hand_line(public)]
    for lines in (SHEET["before"], SHEET["after"]):
        assert face_down.answered(lines, public, point, where) == (answer, after)
    assert face_down.seen(SHEET["looks"], Peek(1, public, point), answer, where) == card
    assert (face_down.under(SHEET["laid"], mark) or b"").endswith(b"a card")
