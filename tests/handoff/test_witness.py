"""A promise before, one share after it: what a statement binds, and what it does not fit."""

import pytest

from companion.handoff import message, witness
from companion.handoff.header import GameId, Kind
from companion.handoff.message import parse
from companion.handoff.refusals import BadKey, Damaged, ForgedCode, WrongKind
from companion.handoff.witness import Promise
from tests.handoff.people import ANNA, CARO, DAVE, GAME, KEYS, SEED, STRANGER, every_message, header

ABOUT = b"nr4"
SHARE = bytes([6]) * 32
SEATS = tuple(enumerate(KEYS))
DEALER = STRANGER
"""The key of the table that deals."""


def promise(seats: witness.Taken = SEATS[:-1], seed: bytes = SEED, about: bytes = ABOUT) -> Promise:
    bound = witness.promised(seed, about, seats)
    found = witness.read(parse(witness.seal(GAME, DEALER, bound, about)))
    assert isinstance(found, Promise)
    return found


def holds(statement: bytes, at: int = 3, **changes: object) -> bool:
    """The last seat has stated it, unless something is another."""
    wants = {"seed": SEED, "game": GAME, "dealer": DEALER.public, "about": ABOUT, "seats": SEATS}
    return witness.holds(statement, at, **{**wants, **changes})  # type: ignore[arg-type]


def test_known_values() -> None:
    found = promise()
    assert found.promise.hex()[:16] == "c09cb351b7646698"
    assert witness.mark(DAVE.public, found, SHARE).hex() == "70e1750be1563d11c8dbe6e85793f5b0"
    said = witness.state(DAVE, found, SHARE)
    assert len(said) == 96
    assert witness.entropy(SEED, said).hex()[:16] == "dee1749dce9e9d59"


def test_the_last_to_sit_or_anybody_who_sat_before_may_state_it() -> None:
    assert holds(witness.state(DAVE, promise(), SHARE))
    for at, key in enumerate((ANNA, CARO)):
        place = 2 * at
        assert holds(witness.state(key, promise(SEATS), SHARE), place)
        assert not holds(witness.state(key, promise(), SHARE), place)


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": bytes(32)},
        {"game": GameId(bytes(8))},
        {"dealer": ANNA.public},
        {"about": b"nr5"},
        {"at": 2},
        {"seats": (SEATS[1], SEATS[0], *SEATS[2:])},
        {"seats": (*SEATS[:3], (5, KEYS[3]))},
        {"seats": ((7, KEYS[0]), *SEATS[1:])},
        {"seats": (SEATS[0], (1, STRANGER.public), *SEATS[2:])},
    ],
    ids=str,
)
def test_whatever_the_dealer_changes_afterwards_does_not_fit(changes: dict[str, object]) -> None:
    assert not holds(witness.state(DAVE, promise(), SHARE), **{"at": 3, **changes})  # type: ignore[arg-type]


def test_a_statement_of_another_or_cut_or_with_another_share_does_not_hold() -> None:
    said = witness.state(DAVE, promise(), SHARE)
    assert not holds(witness.state(CARO, promise(), SHARE))
    assert not holds(said[:-1])
    assert not holds(bytes(32) + said[32:])
    assert not holds(b"")


def test_a_promise_says_who_deals_what() -> None:
    found = promise()
    assert (found.dealer, found.about, found.header.game) == (DEALER.public, ABOUT, GAME)


def test_a_promise_that_is_none() -> None:
    good = every_message()["promise"]
    body, head = good[14:-64], header(Kind.PLEDGE)
    assert witness.read(parse(message.sign(head, body, CARO))) == ForgedCode()
    assert witness.read(parse(message.sign(head, bytes(32) + body[32:], CARO))) == BadKey()
    assert witness.read(parse(message.sign(head, body + b"Anna", ANNA))) == Damaged()
    assert witness.read(parse(message.sign(header(Kind.PLEDGE, 0, 1), body, ANNA))) == Damaged()
    assert isinstance(witness.read(parse(every_message()["seat"])), WrongKind)


def test_nothing_else_is_sealed() -> None:
    with pytest.raises(ValueError, match="promise"):
        witness.seal(GAME, ANNA, bytes(31), ABOUT)
    with pytest.raises(ValueError, match="share"):
        witness.state(ANNA, promise(), bytes(16))
