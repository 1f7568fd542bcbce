"""Exchanges that a phone kept last week go on: the very bytes that lay in private sheets then."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.session import errands, peeking, sheet
from companion.session.errands import Pocket
from companion.table.laid import Peek
from companion.table.passed import Passed
from tests.session.test_errands import ANNA, BEN, HAND, TOPIC, did, errand

KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "kept_exchanges.json").read_text())
POCKETS, SHEET = KEPT["pockets"], KEPT["sheet"]


def kept(name: str) -> Pocket:
    at = POCKETS[name]
    return errands.read(at["text"], (ANNA, BEN)[at["seat"]])


@pytest.mark.parametrize("name", POCKETS)
def test_a_kept_pocket_is_written_again_byte_by_byte(name: str) -> None:
    assert kept(name).text() == POCKETS[name]["text"]


def test_who_asked_last_week_reads_the_answer() -> None:
    anna, ben = kept("look asked, asker"), kept("look answered, other")
    anna = did(errands.take(anna, ANNA, errand(ben).shown))
    assert errand(anna).passed == Passed(TOPIC, 1, True, got=b"theirs")
    assert errands.leave(anna) == kept("look over, asker")


def test_who_was_asked_last_week_still_chooses() -> None:
    ben = kept("look asked, other")
    assert errand(ben).chooses
    ben = did(errands.give(ben, BEN, b"now"))
    anna = did(errands.take(kept("look asked, asker"), ANNA, errand(ben).shown))
    assert errand(anna).got == b"now"


def test_a_swap_of_last_week_ends_today() -> None:
    ben = kept("swap answered, other")
    assert errand(ben).waits
    anna = did(errands.take(kept("swap asked, asker"), ANNA, errand(ben).shown))
    assert errand(anna).passed == Passed(TOPIC, 1, True, b"hers", b"theirs")
    for told in (anna, kept("swap told, asker")):
        after = did(errands.take(ben, BEN, errand(told).shown))
        assert errand(after).passed == Passed(TOPIC, 0, False, b"theirs", b"hers")
    assert errands.leave(kept("swap told, other")) == kept("swap over, other")


def test_a_peek_of_last_week_ends_today() -> None:
    ben, anna = kept("peek laid, owner"), kept("peek laid, asker")
    assert errand(anna).picks
    assert errand(anna).cards == len(HAND)
    asked = kept("peek asked, asker")
    ben = did(errands.take(ben, BEN, errand(asked).shown))
    for answered in (ben, kept("peek answered, owner")):
        seen = did(errands.take(asked, ANNA, errand(answered).shown))
        assert errand(seen).got == errand(kept("peek answered, asker")).got
    lifted = did(errands.lift(anna, ANNA, 0))
    ben = did(errands.take(kept("peek laid, owner"), BEN, errand(lifted).shown))
    assert errand(did(errands.take(lifted, ANNA, errand(ben).shown))).got in HAND


def test_a_hand_laid_at_a_table_last_week_answers_as_it_did() -> None:
    public, point, where, answer, card, mark = (
        bytes.fromhex(SHEET[name])
        for name in ("public", "point", "where", "answer", "card", "mark")
    )
    after = SHEET["after"][peeking.hand_line(public)]
    for lines in (SHEET["before"], SHEET["after"]):
        assert peeking.answered(lines, public, point, where) == (answer, after)
    assert peeking.seen(SHEET["looks"], Peek(1, public, point), answer, where) == card
    assert (sheet.under(SHEET["laid"], mark) or b"").endswith(b"a card")
