"""Long messages in parts: any order, lost frames, two screens at once, and nonsense."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.handoff import parts, picture, text
from companion.handoff.header import Kind
from companion.handoff.message import known
from companion.handoff.parts import Gathering
from companion.handoff.refusals import Damaged, WrongKind
from companion.refusal import Refusal
from tests.handoff.people import header

LENGTHS = st.integers(parts.ROOM + 1, 1800)


def long(size: int, kind: Kind = Kind.END, fill: bytes = b"x") -> bytes:
    return (header(kind).raw + fill * size)[:size]


def fed(frames: list[bytes], start: Gathering | None = None) -> Gathering:
    gathering = start or Gathering()
    for frame in frames:
        found = parts.take(gathering, known(frame))
        assert isinstance(found, Gathering)
        gathering = found
    return gathering


@pytest.mark.parametrize("size", [20, 397, 398])
def test_what_fits_one_picture_stays_whole(size: int) -> None:
    assert parts.cut(long(size)) == (long(size),)


@pytest.mark.parametrize(("size", "count"), [(399, 2), (756, 2), (757, 3), (930, 3), (1890, 5)])
def test_a_long_one_is_cut_into_few_alike(size: int, count: int) -> None:
    cut = parts.cut(long(size))
    assert len(cut) == count
    assert max(map(len, cut)) - min(map(len, cut)) < count
    for part in cut:
        assert known(part).header.kind is Kind.PART
        picture.matrix(text.write(part))  # ValueError if it were too large
        assert text.read(text.write(part)) == part


def test_more_than_five_are_too_many() -> None:
    with pytest.raises(ValueError, match="five"):
        parts.cut(long(1891))
    with pytest.raises(ValueError, match="five"):
        parts.cut(bytes(500))


@given(LENGTHS, st.randoms(use_true_random=False))
def test_parts_come_in_any_order_and_twice(size: int, order: random.Random) -> None:
    raw = long(size)
    frames = [*parts.cut(raw), *parts.cut(raw)]
    order.shuffle(frames)
    assert parts.finish(fed(frames)) == raw


@given(LENGTHS, st.integers(0, 2**32))
def test_with_three_of_ten_frames_lost_it_still_arrives(size: int, seed: int) -> None:
    raw, chance, shown = long(size), random.Random(seed), 0
    gathering, cycle = Gathering(), parts.cut(raw)
    while parts.finish(gathering) is None:
        frame, shown = cycle[shown % len(cycle)], shown + 1
        if chance.random() >= 0.3:
            gathering = fed([frame], gathering)
    assert parts.finish(gathering) == raw
    assert shown <= 40 * len(cycle)


def test_the_ring_knows_how_far_it_is() -> None:
    cut = parts.cut(long(930))
    assert (Gathering().done, Gathering().total) == (0, 0)
    gathering = fed([cut[2], cut[0], cut[2]])
    assert (gathering.done, gathering.total) == (2, 3)
    assert parts.finish(gathering) is None


def test_two_screens_before_one_camera_both_arrive() -> None:
    one, other = long(700), long(700, fill=b"y")
    first, second = parts.cut(one), parts.cut(other)
    gathering = fed([first[0], second[1], first[1]])
    assert parts.finish(gathering) == one
    assert parts.finish(fed([second[0]], gathering)) == other


def test_only_a_few_messages_are_gathered_at_once() -> None:
    many = [parts.cut(long(700, fill=bytes([n])))[0] for n in range(9)]
    assert len(fed(many).sets) == 3


@pytest.mark.parametrize("kind", [Kind.END, Kind.BACKUP, Kind.MIX])
def test_a_whole_that_is_not_what_its_parts_name_is_damaged(kind: Kind) -> None:
    cut = parts.cut(long(700, kind))
    bent = cut[1][:-1] + bytes([cut[1][-1] ^ 1])
    assert parts.finish(fed([cut[0], bent])) == Damaged()
    again = parts.take(fed([cut[0], bent]), known(cut[1]))
    assert isinstance(again, parts.Gathering)
    assert (again.done, again.total) == (1, 2), "gathered anew"


def test_parts_of_parts_are_nonsense() -> None:
    inner = long(700, Kind.PART)
    assert parts.finish(fed(list(parts.cut(inner)))) == Damaged()


@pytest.mark.parametrize(
    "tail", [b"", b"abcd", b"abcd\x00\x02", b"abcd\x02\x02x", b"abcd\x00\x01x", b"abcd\x00\x06x"]
)
def test_nonsense_is_damaged(tail: bytes) -> None:
    assert parts.take(Gathering(), known(header(Kind.PART).raw + tail)) == Damaged()


def test_a_total_that_changes_begins_anew() -> None:
    cut = parts.cut(long(700))
    other = cut[1][:19] + bytes([3]) + cut[1][20:]
    again = parts.take(fed([cut[0]]), known(other))
    assert isinstance(again, parts.Gathering)
    assert (again.done, again.total) == (1, 3)


def test_another_code_is_named() -> None:
    assert isinstance(parts.take(Gathering(), known(long(200))), WrongKind)


@given(st.binary(max_size=500))
def test_noise_never_breaks_it(noise: bytes) -> None:
    assert isinstance(
        parts.take(Gathering(), known(header(Kind.PART).raw + noise)), Gathering | Refusal
    )


@pytest.mark.parametrize(("at", "total"), [(0, 2), (1, 2), (0, 5), (4, 5)])
def test_a_false_part_that_came_first_shuts_nothing_out(at: int, total: int) -> None:
    cut = parts.cut(long(700, Kind.END))
    false = cut[0][:18] + bytes([at, total]) + b"false"
    gathering = fed([false, *cut, *cut])
    assert parts.finish(gathering) == long(700, Kind.END)
