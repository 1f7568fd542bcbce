"""Traps and concealed tiles: two evenings with other secrets and the same taps differ nowhere."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.games.hotel_perfidious.rules.game import HotelGame
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import Furnishing, Item
from companion.table.chance import Chance
from companion.table.game import Deal
from tests.support.app import open_app
from tests.support.chance import from_seed
from tests.support.hotel_evening import Evening, dealt
from tests.support.mirror import Node, strings
from tests.support.two_evenings import repeated

TRAP, HIDDEN = Item.NUTCRACKER, Item.GLOVES
HELD, OTHER = Item.KEY, Item.OVERSHOES
TOLD = ("Nutcracker (bowling ball)", "Gloves", "Skeleton Key", "Overshoes")
MARKS = re.compile(
    r'"(mark|game_id|message|envelope|sealed|seed|proof|share|commitment|dealer)":"[0-9a-f]*"'
)


@pytest.fixture
def same_again(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """All but the secrets is the same again after each call, the set-up too."""
    deal = HotelGame.deal

    def stacked(self: HotelGame, state: Hotel, chance: Chance) -> Deal:
        return deal(self, state, from_seed(7))

    monkeypatch.setattr(HotelGame, "deal", stacked)
    return repeated(monkeypatch)


async def evening(folder: Path, tile: Item, held: Item) -> tuple[list[str], dict[str, list[str]]]:
    """The log, and what stands on each phone's pages once all is covered."""
    async with open_app(folder) as context:
        table = await dealt(context, 2)
        await table.turn_of(0)
        anna, bruno = table.phones
        await anna.until(lambda: anna.has("do-act"))
        await table.notes(0, tile, held)
        await anna.tap("do-act")
        await anna.tap("do-set")
        await anna.tap("room-3")
        await anna.tap(f"back-{Furnishing.ARMOIRE}")
        await anna.tap(f"set-{tile}")
        await anna.until(lambda: not anna.has(f"set-{tile}"))
        await bruno.sees("1 tile set face down")
        await anna.tap("do-act")
        await anna.tap("do-whack")
        await anna.tap("whack-1")
        await anna.until(lambda: anna.has("lay"))
        await anna.tap("lay")
        await bruno.sees("Anna whacks you")
        await anna.sees("Still to be ready: Bruno")
        for said in TOLD:
            assert not bruno.received(said), said
        await anna.tap("Back")
        pages = await read(table)
        log = [MARKS.sub("", entry.body) for entry in table.session(0).entries]
    return sorted(log), pages


async def read(table: Evening) -> dict[str, list[str]]:
    """Every text of every page, the trap book's cover included."""
    pages: dict[str, list[str]] = {}
    anna = table.phones[0]
    for name in ("Log", "Table"):
        await anna.tap(name)
        await anna.settle()
        pages[name] = texts(anna.mirror.view())
    await anna.tap("book")
    await anna.settle()
    pages["book"] = texts(anna.mirror.view())
    await table.phones[1].settle()
    pages["bruno"] = texts(table.phones[1].mirror.view())
    return pages


def texts(view: Node) -> list[str]:
    return [text for text in strings(view) if len(text) != 64]


async def test_no_page_and_no_entry_differs_by_what_was_set_and_held(
    tmp_path: Path, same_again: Callable[[], None]
) -> None:
    same_again()
    log, pages = await evening(tmp_path / "a", TRAP, HELD)
    same_again()
    other_log, other_pages = await evening(tmp_path / "b", HIDDEN, OTHER)
    assert log == other_log
    for name, texts in pages.items():
        assert other_pages[name] == texts, name
        assert not any(said in text for said in TOLD for text in texts), name


async def test_the_open_book_covers_itself(tmp_path: Path) -> None:
    async with open_app(tmp_path) as context:
        table = await dealt(context, 2)
        await table.turn_of(0)
        anna = table.phones[0]
        await table.notes(0, Item.KEY)
        await anna.tap("book")
        assert not anna.holds("Skeleton Key")
        await anna.tap("book-open")
        await anna.sees("Skeleton Key")
        await anna.lifecycle("hide")
        await anna.misses("Skeleton Key")
        assert not anna.holds("Skeleton Key")
