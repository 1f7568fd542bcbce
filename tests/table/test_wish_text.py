"""A wish as text: what is signed and travels, read back as it was, and nothing else taken."""

import json
from typing import Any

import pytest

from companion.games import discover
from companion.games.secret_night.rules.acts import LookAtRole, SetClock
from companion.games.secret_night.rules.options import HouseRules
from companion.table import wish, wish_text
from companion.table.record import Carrier
from companion.table.wish import Wish

NIGHT = discover()["secret_night"]
KEY = bytes(range(32))
WISHES: tuple[Wish, ...] = (
    wish.Sit("Zoë", KEY, KEY),
    wish.Sit("Zoë", KEY, KEY, Carrier.CODE, bytes(8)),
    wish.Rename(1, "Zoë"),
    wish.Order((2, 0, 1)),
    wish.Rule(HouseRules(placeholder_wheel=True)),
    wish.Deal(),
    wish.Act(1, SetClock(3), "tap", 2**62),
    wish.Ask(1, 2, LookAtRole(2), "tap", 7, b"sealed"),
    wish.Open(1, 1, KEY),
    wish.Rescue(((None, bytes(16), KEY), (3, bytes(16), KEY))),
    wish.AgreeMove(12),
)


@pytest.mark.parametrize("wished", WISHES, ids=lambda wished: type(wished).__name__)
def test_a_wish_is_read_back_as_it_was(wished: Wish) -> None:
    assert wish_text.read(NIGHT, wish_text.text(NIGHT, wished)) == wished


def test_there_is_one_text_of_a_wish() -> None:
    words = wish_text.text(NIGHT, wish.Act(1, SetClock(3), "tap", 7))
    assert words == '{"act":{"clock":3,"is":"SetClock"},"is":"Act","seat":1,"seen":7,"tap":"tap"}'
    for other in (words.replace(":1", ":true"), words.replace(":7", ":7.0"), f" {words}"):
        with pytest.raises(ValueError, match="not a wish"):
            wish_text.read(NIGHT, other)


def said(kind: str, **fields: Any) -> str:
    return json.dumps({"is": kind, **fields}, sort_keys=True, separators=(",", ":"))


@pytest.mark.parametrize(
    "words",
    [
        "",
        "{}",
        "[]",
        "null",
        said("Nothing"),
        said("Deal", more=1),
        said("Free", seat="1"),
        said("Free", seat=2**63),
        said("Share", seat=1, share="00"),
        said("Share", seat=1, share="zz" * 32),
        said("Sit", name="A" * 9000, key="00" * 32, token="00" * 32, carrier="phone", born=""),
        said("Act", seat=1, act={"is": "Bark"}, tap="x", seen=1),
        said("Act", seat=1, act={"is": "SetClock", "clock": 3}, tap="x" * 65, seen=1),
        said("Order", order=[1] * 65),
        said("Rescue", rights=[[1, "00" * 33, "00" * 32]]),
        "9" * 40_000,
        "[" * 10_000,
    ],
)
def test_what_no_phone_writes_is_not_read(words: str) -> None:
    with pytest.raises(ValueError, match="not a wish"):
        wish_text.read(NIGHT, words)
