"""Which file is used: damaged, foreign and newer ones stay untouched."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.store import opening, schema
from companion.store.opening import Opened, open_store
from companion.store.refusal import (
    StoreForeign,
    StoreFull,
    StoreNewer,
    StoreReadOnly,
    StoreTorn,
)
from companion.table.log import Entry
from tests.store.chain import onto
from tests.store.places import Disk, opened, store_at

LOG = onto((), *["x" * 3000] * 20)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "companion.db"


async def keep(file: Path, log: tuple[Entry, ...] = LOG) -> None:
    store = await store_at(file)
    await store.append("night", 0, log)
    await store.close()


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def half(data: bytes) -> bytes:
    return data[: len(data) // 2]


def scribbled(data: bytes) -> bytes:
    return data[:8192] + b"\xa5" * 8192 + data[16384:]


def beheaded(data: bytes) -> bytes:
    return bytes(4096) + data[4096:]


def a_letter(data: bytes) -> bytes:
    return b"Dear Inspector, the necklace is in the samovar. " * 200


@pytest.mark.parametrize("harm", [half, scribbled, beheaded, a_letter])
async def test_a_torn_file_is_left_and_a_new_one_begun(
    file: Path, harm: Callable[[bytes], bytes]
) -> None:
    await keep(file)
    file.write_bytes(harm(file.read_bytes()))
    before = contents(file.parent)

    found = await opened(file)
    assert found.notice == StoreTorn("companion.db", "companion-2.db")
    await found.store.append("cards", 0, LOG)
    await found.store.close()

    after = contents(file.parent)
    assert after.keys() == {"companion.db", "companion-2.db"}
    assert after["companion.db"] == before["companion.db"]


async def killed(file: Path, folder: Path) -> Path:
    """A copy of the files as they lie there when the program dies just now."""
    store = await store_at(file)
    await store.append("night", 0, LOG)
    folder.mkdir()
    for name in ("companion.db", "companion.db-wal"):
        shutil.copyfile(file.with_name(name), folder / name)
    await store.close()
    return folder / "companion.db"


async def test_a_killed_program_leaves_a_file_that_is_not_torn(file: Path) -> None:
    left = await killed(file, file.parent / "left")
    store = await store_at(left)
    assert await store.read("night") == LOG
    await store.close()


async def test_a_page_half_moved_when_the_power_went_is_not_torn(file: Path) -> None:
    left = await killed(file, file.parent / "left")
    left.write_bytes(beheaded(left.read_bytes()))  # the write-ahead file still has that page
    store = await store_at(left)
    assert await store.read("night") == LOG
    await store.close()


@pytest.mark.parametrize("harm", [a_letter, lambda data: b""])
async def test_a_torn_file_keeps_what_lies_beside_it_too(
    file: Path, harm: Callable[[bytes], bytes]
) -> None:
    left = await killed(file, file.parent / "left")
    left.write_bytes(harm(left.read_bytes()))
    wal = left.with_name("companion.db-wal")
    wal.write_bytes(wal.read_bytes()[:5000])
    before = contents(left.parent)
    found = await opened(left)
    await found.store.close()
    assert found.notice == StoreTorn("companion.db", "companion-2.db")
    assert before.items() <= contents(left.parent).items()


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
async def test_a_file_of_another_program_is_left_and_a_new_one_begun(
    file: Path, journal: str
) -> None:
    with closing(sqlite3.connect(file)) as other:
        other.execute(f"PRAGMA journal_mode={journal}")
        other.execute("CREATE TABLE bookmarks (address TEXT)")
        other.commit()
        before = contents(file.parent)
        found = await opened(file)
        await found.store.close()
        assert found.notice == StoreForeign("companion.db", "companion-2.db")
        assert before.items() <= contents(file.parent).items()


async def test_the_file_begun_beside_a_torn_one_is_used_from_then_on(file: Path) -> None:
    file.write_bytes(a_letter(b""))
    first = await opened(file)
    await first.store.append("night", 0, LOG)
    await first.store.close()

    second = await opened(file)
    assert second.notice is None
    assert await second.store.read("night") == LOG
    await second.store.close()


async def test_a_later_file_is_used_even_if_the_first_is_whole_again(file: Path) -> None:
    await keep(file, onto((), "old"))
    await keep(file.with_name("companion-2.db"))
    store = await store_at(file)
    assert await store.read("night") == LOG
    await store.close()


async def test_of_many_files_the_newest_usable_one_is_taken(file: Path) -> None:
    for number in (2, 9, 10):
        await keep(file.with_name(f"companion-{number}.db"), onto((), number))
    file.with_name("companion-11.db").write_bytes(a_letter(b""))
    file.with_name("companion-12.db").touch()
    file.with_name("companion-old.db").write_bytes(b"not one of ours to number")
    found = await opened(file)
    assert found.notice == StoreTorn("companion-11.db", "companion-10.db")
    assert await found.store.read("night") == onto((), 10)
    await found.store.close()


async def test_a_second_torn_file_begins_a_third(file: Path) -> None:
    for name in ("companion.db", "companion-2.db"):
        file.with_name(name).write_bytes(a_letter(b""))
    found = await opened(file)
    assert found.notice == StoreTorn("companion-2.db", "companion-3.db")
    await found.store.close()


async def test_an_empty_file_is_a_new_one(file: Path) -> None:
    file.touch()
    await keep(file)


async def test_a_file_of_a_newer_program_is_refused_and_left(file: Path) -> None:
    await keep(file)
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("PRAGMA user_version=99")
    file.with_name("companion-2.db").write_bytes(a_letter(b""))
    before = contents(file.parent)
    assert await open_store(file) == StoreNewer("companion.db")
    assert contents(file.parent) == before


async def test_a_folder_in_the_place_of_the_file_is_refused(file: Path) -> None:
    file.mkdir()
    assert await open_store(file) == StoreReadOnly(str(file.parent))


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    file = tmp_path / "taken" / "data" / "companion.db"
    assert await open_store(file) == StoreReadOnly(str(file.parent))


async def test_a_file_that_can_only_be_read_is_refused(file: Path) -> None:
    def connect(file: Path) -> sqlite3.Connection:
        return sqlite3.connect(file.as_uri() + "?mode=ro", uri=True, isolation_level=None)

    await keep(file)
    before = contents(file.parent)
    assert await open_store(file, connect=connect) == StoreReadOnly(str(file.parent))
    assert contents(file.parent)["companion.db"] == before["companion.db"]


async def test_a_file_that_another_program_is_just_making_is_asked_for_again(file: Path) -> None:
    tries: list[Path] = []

    def connect(file: Path) -> sqlite3.Connection:
        tries.append(file)
        if len(tries) < opening.TRIES:
            problem = sqlite3.OperationalError("unable to open database file")
            problem.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
            raise problem
        return schema.connect(file)

    found = await open_store(file, connect=connect)
    assert isinstance(found, Opened)
    await found.store.close()


async def test_a_full_disk_is_refused_and_spoils_nothing(file: Path) -> None:
    found = await open_store(file, connect=Disk(full=True).connect)
    assert found == StoreFull(str(file.parent))
    await keep(file)


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    await keep(tmp_path / "a" / "b c" / "tables?#%.db")
    assert (tmp_path / "a" / "b c" / "tables?#%.db").exists()


async def test_opening_gives_a_store_that_shows_no_contents(file: Path) -> None:
    found = await opened(file)
    assert isinstance(found, Opened)
    assert repr(found.store) == "SqliteStore(companion.db)"
    await found.store.close()
