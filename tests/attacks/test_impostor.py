"""An impostor: a stranger who makes keys until one has the two words of somebody at the table.

It knows the program, the words that were said aloud, and has a laptop and an evening.
"""

import math
import threading

import pytest

from companion.games import discover
from companion.handoff import primitives, text, words
from companion.handoff.seatkey import SeatKey
from companion.session import check_words, offline_seat, stored
from companion.ui.app_context import AppContext
from tests.games.test_night_by_code_screens import begins, hears, table
from tests.support.app import code_of, enter
from tests.support.night_evening import NAMES, dealt, host, seated, set_places
from tests.support.offline import SEAT, code_on, phone_of
from tests.support.phone import Phone


def test_two_million_slow_tries_are_needed() -> None:
    """Fifty core hours and more: 2^21 tries, each 2^15 rounds of scrypt over 32 MiB.

    On a machine as slow as the one where the figure was taken a try takes 0.12 s
    (`tests.bench.handoff_bench`); 0.086 s would be enough.
    """
    assert math.log2(words.WORDS * (words.WORDS - 1)) >= 21
    assert words.COST >= 15


def test_no_quick_way_leads_to_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each try is one scrypt over the key that is tried: nothing of it serves the next key."""
    asked: list[tuple[bytes, bytes, int]] = []
    real = primitives.stretch

    def stretch(password: bytes, salt: bytes, cost: int = 14) -> bytes:
        asked.append((password, salt, cost))
        return real(password, salt, cost)

    monkeypatch.setattr(primitives, "stretch", stretch)
    victim, impostor = SeatKey.fresh().public, SeatKey.fresh().public
    for key in (victim, impostor):
        words.check_words(key, b"the table")
    assert [salt for _, salt, _ in asked] == [b"the table"] * 2
    assert victim in asked[0][0]
    assert impostor in asked[1][0]
    assert {cost for *_, cost in asked} == {words.COST}


def test_what_was_searched_for_one_table_is_worth_nothing_at_the_next() -> None:
    """A list of keys for all words, made at leisure, says nothing of this evening."""
    key = SeatKey.fresh().public
    found = {words.check_words(key, table) for table in (b"one", b"two", b"three")}
    assert len(found) == 3


async def test_six_phones_work_out_six_pairs_beside_the_loop(
    context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Slow for the impostor, not for the table: each key once, in a thread, for all phones."""
    done: list[tuple[bytes, bytes]] = []
    main = threading.current_thread()

    def spy(public: bytes, where: bytes) -> tuple[int, int]:
        assert threading.current_thread() is not main
        done.append((public, where))
        return words.check_words(public, where)

    monkeypatch.setattr(check_words, "check_words", spy)
    phones = await seated(context)
    for phone in phones:
        await shows_pairs(phone, len(NAMES))
    assert len({tuple(sorted(pairs(phone))) for phone in phones}) == 1
    assert len(done) == len(set(done)) == len(NAMES)
    await phones[0].tap("Rules")
    await phones[0].tap("Back")
    assert len(pairs(phones[0])) == len(NAMES), "drawn again, they are there at once"


async def test_a_seat_by_code_has_the_words_that_its_own_phone_shows(context: AppContext) -> None:
    """Its phone knows of no table yet: both go by the id in its code."""
    dealer = await host(context)
    await set_places(dealer, 4)
    alone = await enter(context, "/seat")
    await alone.type("name", "Dave")
    await alone.tap("sit-down")
    await shows_pairs(alone)
    seat = stored.read(alone.storage[SEAT], discover())
    assert seat is not None
    await dealer.tap("Scan a phone without a network")
    await dealer.tap("Type it instead")
    await dealer.type("code-text", text.typed(offline_seat.code(seat)))
    await dealer.tap("read")
    await dealer.sees("Dave: read.")
    await shows_pairs(dealer)
    assert pairs(dealer) == pairs(alone)


async def test_who_passes_by_code_compares_the_same_words(context: AppContext) -> None:
    one, two, *_ = await table(context)
    asker, asked = await phone_of(context, one), await phone_of(context, two)
    await begins(asker, 2, two.name)
    await asker.tap("cards-3")
    await asker.sees("Your check words: ")
    await hears(asked, code_on(asker))
    await asked.sees(f"{one.name}: ")
    for phone in (asker, asked):
        await shows_pairs(phone)
    assert pairs(asked) == pairs(asker)


async def test_who_asks_for_a_seat_shows_what_the_others_hear(context: AppContext) -> None:
    phones = await dealt(context, 4)
    await phones[1].drop()
    new = await enter(context, f"/J/{code_of(phones[0])}")
    await new.tap("A phone is gone")
    await new.tap("gone-1")
    for phone in (new, phones[0], phones[2], phones[3]):
        await shows_pairs(phone)
    assert len({tuple(pairs(phone)) for phone in (new, phones[0], phones[2])}) == 1


async def shows_pairs(phone: Phone, count: int = 1) -> None:
    """Wait until they are worked out."""
    await phone.until(lambda: len(pairs(phone)) == count, "the words never came")


def pairs(phone: Phone) -> list[str]:
    """The pairs of words on a screen that are worked out; of a sentence only the pair."""
    known = set(words.LISTS["en"])
    found = []
    for said in phone.words():
        parts = said.replace("“", " ").replace("”", " ").replace("·\n", "· ").split()
        for first, dot, second in zip(parts, parts[1:], parts[2:], strict=False):
            if dot == "·" and first in known and second.strip(":,.") in known:
                found.append(f"{first} {second.strip(':,.')}")
    return found
