"""A visitor's texts: ten megabytes in every line to type and in every place of its own storage.

The line to the server would not let most of it through (`test_visitor`); what reads it is bounded
for itself. The accents are the worst there is: putting them in order takes the square of their
number, a minute for 160,000.
"""

import asyncio
import json

import flet as ft
import pytest

from companion.handoff import backup, groups, text
from companion.handoff.refusals import NotEightLetters
from companion.session import credentials as keeping
from companion.session import letters, offline_seat, stored
from companion.session.credentials import Credential, Credentials
from companion.session.letters import NotSixLetters
from companion.session.refusals import StorageStrange
from companion.table import names
from companion.table.refusal import NameTooLong, NameUnshowable
from companion.ui.app_context import AppContext
from companion.ui.kit import Press
from companion.ui.phone import Phone as Inside
from companion.ui.shown import AT_WORK
from tests.support.app import code_of, enter
from tests.support.mixers import GAMES, dealt
from tests.support.phone import Phone

BOOK = "a" + "\u0301\u0323" * 2_500_000
LINK = "/J/0123456789ABCDEF"


def longest_shown(phone: Phone) -> int:
    return max(len(word) for word in phone.words())


async def test_a_book_as_the_six_letters(context: AppContext) -> None:
    phone = await enter(context)
    await phone.tap("Type the letters")
    await phone.type("table-letters", BOOK, submit=True)
    await phone.sees(context.words("en").say(NotSixLetters()))
    assert longest_shown(phone) < 1000
    await phone.close()


async def test_a_book_as_a_name(context: AppContext) -> None:
    phone = await enter(context, "/seat")
    await phone.type("name", BOOK)
    await phone.tap("sit-down")
    await phone.sees(context.words("en").say(NameUnshowable()))
    assert phone.browser.storage.get("companion.seat") is None
    assert longest_shown(phone) < 1000
    await phone.close()


async def test_a_book_as_the_text_of_a_code(context: AppContext) -> None:
    phone = await enter(context, url="https://table.test")
    await phone.tap("Scan to join a table")
    await phone.tap("Type it instead")
    await phone.type("code-text", "T1 " + BOOK)
    await phone.tap("read")
    await phone.sees("too long")
    phone.browser.clipboard = BOOK
    await phone.tap("Paste")
    await phone.tap("read")
    assert longest_shown(phone) <= text.LONGEST + 1
    await phone.close()


@pytest.mark.parametrize("key", ["tables", "seat", "language", "table.0123456789ABCDEF"])
async def test_a_book_in_the_storage(context: AppContext, key: str) -> None:
    route = {"seat": "/seat"}.get(key, LINK if "." in key else "/")
    phone = await enter(context, route, storage={f"companion.{key}": BOOK})
    if key not in ("language", "table.0123456789ABCDEF"):  # such a table is not there at all
        await phone.sees(context.words("en").say(StorageStrange()))
    await phone.sees("Type the letters")
    await phone.close()


async def test_a_book_in_the_storage_of_a_table_that_is_there(context: AppContext) -> None:
    maker = await enter(context)
    await maker.tap("Secret Night")
    await maker.tap("Open the table")
    await maker.sees("Take a seat")
    code = code_of(maker)
    phone = await enter(context, f"/J/{code}", storage={f"companion.table.{code}": BOOK})
    await phone.sees(context.words("en").say(StorageStrange()))
    assert phone.storage[f"companion.table.{code}"] == BOOK  # and it is not written over
    await maker.close()
    await phone.close()


def test_what_a_phone_keeps_of_a_table_has_so_many_seats() -> None:
    held = tuple(Credential.fresh() for _ in range(keeping.MOST + 10))
    read = Credentials.read(Credentials(None, held).text())
    assert [one.token for one in read.seats] == [one.token for one in held[-keeping.MOST :]]
    many = json.dumps({"maker": None, "seats": [["00" * 32, "00" * 16]] * 80_000})
    assert Credentials.read(many).seats == ()
    assert Credentials.read("[" * 16_000).seats == ()


def test_a_stored_seat_has_so_many_codes() -> None:
    opened = json.loads(dealt(4).phones[2].text())
    raw = offline_seat.opened(dealt(4).phones[2])
    assert isinstance(raw, bytes)
    opened["openings"] = [raw.hex()] * 100
    assert stored.read(json.dumps(opened), GAMES) is not None
    opened["openings"] *= 10
    assert stored.read(json.dumps(opened), GAMES) is None  # over `stored.LONGEST`
    mixer = json.loads(dealt(4).phones[1].text())
    mixer["mixing"]["seats"] *= 40
    found = stored.read(json.dumps(mixer), GAMES)
    assert found is not None
    assert found.mixing is None


def test_what_is_read_is_measured_first() -> None:
    assert letters.read(BOOK) == NotSixLetters()
    assert backup.letters(BOOK) == NotEightLetters(len(BOOK))
    assert names.tidy("Anna" + " " * 10_000_000) == NameTooLong(names.MOST)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 6, 7, 8, 63, 64, 65])
def test_groups_are_what_they_were(size: int) -> None:
    """The arithmetic of one long number, which takes the square of its length, gives the same."""
    raw = bytes((7 * k + size) % 256 for k in range(size))
    bits = int.from_bytes(raw, "big") << (-size * 8 % 5)
    count = -(-size * 8 // 5)
    values = [bits >> 5 * (count - 1 - k) & 31 for k in range(count)]
    shown = groups.encode(raw)
    data = [letter for group in shown.split() for letter in group[:-1]]
    assert [groups.ALPHABET.index(letter) for letter in data] == values
    assert groups.decode(shown) == raw


async def test_a_hundred_presses_at_once_are_not_a_hundred_works(context: AppContext) -> None:
    """Who acts at the same table waits for a few of them, not for all."""
    begun: list[int] = []
    open_again = asyncio.Event()

    async def work() -> None:
        begun.append(1)
        await open_again.wait()

    presses: list[Press] = []

    def main(page: ft.Page) -> None:
        presses.append(Inside(page, context, "en").does(work))

    phone = Phone()
    await phone.open(main)
    for _ in range(100):
        presses[0]()
    await phone.settle()
    assert len(begun) == AT_WORK
    open_again.set()
    await phone.settle()
    presses[0]()
    await phone.settle()
    assert len(begun) == AT_WORK + 1
    await phone.close()
