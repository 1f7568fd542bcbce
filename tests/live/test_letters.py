"""Six letters instead of a link: how they are derived, read, found, and not guessed."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games import discover
from companion.live import doors
from companion.live.doors import NobodyThere, StrangeLetters, WaitAWhile
from companion.live.registry import TableRegistry
from companion.session import letters, tries
from companion.session.letters import ALPHABET, COUNT, NotSixLetters
from companion.session.link import LENGTH, LETTERS, fresh_code
from companion.session.tries import (
    AT_ONCE,
    FIRST,
    FREE,
    LONGEST,
    SECONDS_EACH,
    Allowance,
    Patience,
    Tries,
)
from companion.store.opening import Opened, open_store
from tests.support.guest import MINUTE, Guest, make_table

KNOWN = ("DXGLPV", "GDTHGC", "DJWMBG")
BEFORE = "RKDTWR"
"""What an older program showed for the first of them."""
CODES = st.text(LETTERS, min_size=LENGTH, max_size=LENGTH)


class Clock:
    """Seconds, moved by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def registry(tmp_path: Path, clock: Clock) -> AsyncIterator[TableRegistry]:
    opened = await open_store(tmp_path / "companion.db")
    assert isinstance(opened, Opened)
    yield TableRegistry(opened.store, discover(), lambda: MINUTE, clock)
    await opened.store.close()


def wrong(right: str) -> str:
    """Six letters that are not these."""
    return "AAAAAA" if right != "AAAAAA" else "BBBBBB"


# --- the letters


def test_known_letters_of_known_links() -> None:
    """They must not change with a new version: two programs at one table show the same."""
    assert letters.derived("0123456789ABCDEF") == KNOWN[0]
    assert letters.derived("0123456789ABCDEF", 1) == KNOWN[1]
    assert letters.derived("ZZZZZZZZZZZZZZZZ") == KNOWN[2]
    assert letters.before("0123456789ABCDEF") == BEFORE
    assert letters.before("ZZZZZZZZZZZZZZZZ") == "THPDGT"


def test_letters_spell_no_word_and_old_ones_are_read_as_they_were() -> None:
    assert not set(ALPHABET) & set("AEIOUY")
    assert letters.read("pcz o0c") == ("PCZQQC", "PCZOOC")
    assert letters.read("YM1yzz") == ("YMIYZZ",)
    assert letters.read("bcd-fgh") == ("BCDFGH",)


@given(CODES)
def test_letters_follow_from_the_link_however_it_is_written(code: str) -> None:
    own = letters.derived(code)
    assert len(own) == COUNT
    assert set(own) <= set(ALPHABET)
    assert own == letters.derived(code.lower())
    assert letters.before(code) == letters.before(code.lower())
    assert len({letters.derived(code, turn) for turn in range(4)}) == 4


def test_all_letters_come_equally_often() -> None:
    times = Counter("".join(letters.derived(fresh_code()) for _ in range(4000)))
    expected = 4000 * COUNT / len(ALPHABET)
    chi = sum((times[one] - expected) ** 2 / expected for one in ALPHABET)
    assert chi < 56  # 19 degrees of freedom: once in forty thousand runs


@given(CODES, st.data())
def test_how_letters_are_typed_does_not_matter(code: str, data: st.DataObject) -> None:
    own = data.draw(st.sampled_from([letters.derived(code), letters.before(code)]))
    looks = {"O": "O0Qoq", "I": "I1Lil", "U": "UVuv", "S": "S5s", "Z": "Z2z", "B": "B8b"}
    looks |= {"Q": "QO0oq", "L": "L1Iil", "V": "VUuv"}
    typed = ""
    for letter in own:
        typed += data.draw(st.sampled_from(looks.get(letter, letter + letter.lower())))
        typed += data.draw(st.sampled_from(["", " ", "-", "  ", "\u2013", "."]))
    for way in (typed, letters.grouped(own)):
        meant = letters.read(way)
        assert not isinstance(meant, NotSixLetters)
        assert own in meant


@pytest.mark.parametrize(
    "typed",
    ["", "ABC", "ABCDEFG", "ABC/EF", "ABCDE7", "ÑÑÑÑÑ§", "http://x/J/ABCDEFGHJK", "字字字字字字"],
)
def test_what_cannot_be_letters_is_told_so(typed: str) -> None:
    assert letters.read(typed) == NotSixLetters()


@given(st.text())
def test_whatever_is_typed_is_letters_or_a_refusal(typed: str) -> None:
    found = letters.read(typed)
    assert isinstance(found, NotSixLetters) or all(len(one) == COUNT for one in found)


# --- doors


async def test_letters_lead_to_the_table_while_somebody_is_there(registry: TableRegistry) -> None:
    maker = await make_table(registry, 4)
    own = registry.letters(maker.session.name)
    assert own == letters.derived(maker.code)
    assert await registry.find(letters.before(maker.code), Tries()) == maker.code
    assert await registry.find(own.lower(), Tries()) == maker.code
    guest = await Guest(registry, maker.code).come()
    assert registry.letters(guest.session.name) == own
    maker.session.leave()
    assert await registry.find(own, Tries()) == maker.code
    guest.session.leave()
    assert await registry.find(own, Tries()) == NobodyThere()
    await guest.come()
    assert await registry.find(own, Tries()) == maker.code


async def test_two_tables_have_letters_of_their_own(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By chance two have the same: the newer takes the next, and both keep what they show."""
    derived = letters.derived
    monkeypatch.setattr(letters, "derived", lambda code, turn=0: derived("SAME", turn))
    first, second = await make_table(registry, 4), await make_table(registry, 4)
    own, other = registry.letters(first.session.name), registry.letters(second.session.name)
    assert (own, other) == (derived("SAME"), derived("SAME", 1))
    assert await registry.find(own, Tries()) == first.code
    assert await registry.find(other, Tries()) == second.code
    third = await Guest(registry, second.code).come()
    assert registry.letters(third.session.name) == other


async def test_letters_of_a_table_that_is_gone_are_remembered_but_not_its_link(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "REMEMBERED", 4)  # what it shows, and what was shown before
    gone = []
    for _ in range(3):
        maker = await make_table(registry, 4)
        gone.append(registry.letters(maker.session.name))
        maker.session.leave()
    del maker
    found = [await registry.find(own, Tries()) for own in gone]
    assert found[1:] == [NobodyThere(), NobodyThere()]
    assert found[0] in (StrangeLetters(), NobodyThere())  # the second where its room still lives


# --- tries


async def test_five_wrong_tries_are_free_and_then_one_waits(
    registry: TableRegistry, clock: Clock
) -> None:
    maker = await make_table(registry, 4)
    own, mine = registry.letters(maker.session.name), Tries()
    for _ in range(FREE):
        assert await registry.find(wrong(own), mine) == StrangeLetters()
    assert await registry.find(own, mine) == WaitAWhile(FIRST)
    assert await registry.find(own, Tries()) == maker.code  # another phone does not wait
    clock.at += FIRST - 0.5
    assert await registry.find(own, mine) == WaitAWhile(1)
    clock.at += 0.5
    assert await registry.find(wrong(own), mine) == StrangeLetters()
    assert await registry.find(own, mine) == WaitAWhile(2 * FIRST)
    clock.at += 2 * FIRST
    assert await registry.find(own, mine) == maker.code
    assert await registry.find(wrong(own), mine) == StrangeLetters()
    assert await registry.find(own, mine) == maker.code  # who was right begins anew


async def test_what_is_no_six_letters_and_an_empty_table_cost_nothing(
    registry: TableRegistry,
) -> None:
    maker = await make_table(registry, 4)
    own, mine = registry.letters(maker.session.name), Tries()
    for _ in range(3 * FREE):
        assert await registry.find("ABC", mine) == NotSixLetters()
    maker.session.leave()
    for _ in range(3 * FREE):
        assert await registry.find(own, mine) == NobodyThere()


async def test_a_guesser_who_loads_the_page_anew_is_slowed_down_too(
    registry: TableRegistry, clock: Clock
) -> None:
    maker = await make_table(registry, 4)
    own = registry.letters(maker.session.name)
    asked = 0
    while await registry.find(wrong(own), Tries()) == StrangeLetters():
        asked += 1
    assert asked == AT_ONCE
    assert await registry.find(own, Tries()) == WaitAWhile(SECONDS_EACH)
    clock.at += SECONDS_EACH
    assert await registry.find(own, Tries()) == maker.code
    assert await registry.find(wrong(own), Tries()) == StrangeLetters()
    for _ in range(6 * 60 * 60 // SECONDS_EACH):  # an evening
        clock.at += SECONDS_EACH
        assert await registry.find(wrong(own), Tries()) == StrangeLetters()
        asked += 1
        assert isinstance(await registry.find(wrong(own), Tries()), WaitAWhile)
    assert asked / len(ALPHABET) ** COUNT < 1e-4


@given(st.lists(st.floats(0, 1000), max_size=40))
def test_waits_grow_to_a_longest_and_end(pauses: list[float]) -> None:
    now, one, all_ = 0.0, Patience(), Allowance()
    for pause in pauses:
        now += pause
        before = one
        one, all_ = one.missed(now), all_.missed(now)
        assert one.wait(now) <= LONGEST
        assert one.wait(now) == 0 if one.wrong < FREE else one.wait(now) >= FIRST
        assert before.wrong < FREE or one.wait(now) >= min(LONGEST, 2 * FIRST)
        assert all_.wait(now) <= SECONDS_EACH
        assert one.wait(now + LONGEST) == all_.wait(now + SECONDS_EACH) == 0
    assert tries.Patience(10_000).missed(0).wait(0) == LONGEST
