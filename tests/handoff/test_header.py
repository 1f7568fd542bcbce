"""The fourteen bytes: there and back, and every refusal that needs no more than them."""

import pytest

from companion.handoff import header as head
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.refusals import (
    Damaged,
    FutureCode,
    Misdirected,
    NewerVersion,
    OldCode,
    UnknownKind,
)
from tests.handoff.people import GAME, NOON, header

DAY = 24 * 60


def test_a_header_is_fourteen_bytes_and_comes_back() -> None:
    one = Header(Kind.ENVELOPE, GAME, 3, 0, 5, 300)
    assert one.raw == b"\x12" + GAME.raw + b"\x03\x00\x05\x01\x2c"
    assert len(one.raw) == head.LENGTH == 14
    assert head.parse(one.raw + b"whatever follows") == one


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_comes_back(kind: Kind) -> None:
    assert head.parse(header(kind).raw) == header(kind)


def test_a_game_id_tells_the_minute_the_game_began() -> None:
    assert GameId.fresh(NOON).minute == NOON
    assert GameId.fresh(NOON) != GameId.fresh(NOON)


@pytest.mark.parametrize("minute", [-1, 2**32])
def test_a_minute_beyond_four_bytes_is_an_error(minute: int) -> None:
    with pytest.raises(ValueError, match="minute"):
        GameId.fresh(minute)


@pytest.mark.parametrize(
    "field", [{"round": 256}, {"sender": -1}, {"to": 256}, {"expiry": 65536}, {"expiry": -1}]
)
def test_a_field_that_does_not_fit_is_an_error(field: dict[str, int]) -> None:
    fields = {"round": 0, "sender": 0, "to": 0, "expiry": 0} | field
    with pytest.raises(ValueError, match="must fit"):
        Header(Kind.ASK, GAME, **fields)


def test_a_game_id_of_another_length_is_an_error() -> None:
    with pytest.raises(ValueError, match="8 bytes"):
        GameId(bytes(7))


@pytest.mark.parametrize(
    ("raw", "refusal"),
    [
        (b"", Damaged()),
        (b"\x01" + bytes(13), Damaged()),
        (b"\x21" + bytes(13), NewerVersion(2)),
        (b"\xff", NewerVersion(15)),
        (b"\x10" + bytes(13), UnknownKind(0)),
        (b"\x1f" + bytes(13), UnknownKind(15)),
        (b"\x11" + bytes(12), Damaged()),
    ],
)
def test_a_bad_header_is_refused(raw: bytes, refusal: object) -> None:
    assert head.parse(raw) == refusal


def test_a_code_of_last_week_is_refused_with_its_age() -> None:
    assert head.refuse_old(header(Kind.SEAT), NOON + 7 * DAY, DAY) == OldCode(7 * DAY)


def test_a_code_of_this_evening_is_not_old() -> None:
    for later in (0, 5 * 60, DAY, -DAY):
        assert head.refuse_old(header(Kind.SEAT), NOON + later, DAY) is None


def test_a_code_from_far_ahead_tells_that_a_clock_is_wrong() -> None:
    assert head.refuse_old(header(Kind.SEAT), NOON - 2 * DAY, DAY) == FutureCode(2 * DAY)


def test_a_code_for_another_seat_names_that_seat() -> None:
    assert head.refuse_misdirected(header(Kind.ASK, to=3), 2) == Misdirected(3)
    assert head.refuse_misdirected(header(Kind.ASK, to=2), 2) is None
    assert head.refuse_misdirected(header(Kind.DEAL, to=EVERYONE), 2) is None
