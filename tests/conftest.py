"""What many tests have, and their order: what takes long comes first, so that no core waits for it.

`--dist loadfile` gives files out in this order, where `--no-loadscope-reorder` leaves it alone; by
itself it would put files with few tests last, and those are the journeys.

Random tests draw the same examples each time, so that one machine's run says what another's does;
`pytest --hypothesis-profile explore` draws others, each time new ones.
"""

from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import settings
from playwright.async_api import Browser

from companion.handoff import words
from companion.live.registry import TableRegistry
from companion.ui import app_context
from companion.ui.app_context import AppContext
from companion.ui.screens import turning
from companion.ui.words import Words
from tests.support import guest
from tests.support.app import open_app
from tests.support.chromium import open_chromium
from tests.support.clock import HandClock
from tests.support.guest import open_registry
from tests.support.patience import limit
from tests.support.postgres import Cluster, cluster
from tests.support.threads import watch

LONGEST = (
    "test_pictures.py",
    "test_venice.py",
    "test_nobody.py",
    "test_microfilms.py",
    "test_night.py",
    "test_refused.py",
    "test_codes_venice.py",
    "test_deal.py",
    "test_codes_night.py",
    "test_dropped.py",
    "test_codes.py",
)
"""The journeys that take long, about in this order; what is not named comes after them."""
ROOT = Path(__file__).parent
JOURNEYS, RANDOM = ROOT / "journeys", "_random.py"

settings.register_profile("same", deadline=None, derandomize=True, database=None)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile("same")
watch()


@pytest.fixture(autouse=True)
def quick_words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two words of a seat cost a tenth of a second, half of what a test of screens takes.

    Here a thousandth will do, but where the cost is what is tested, and in the journeys, whose
    server is a process of its own.
    """
    if request.path.parent.name not in ("handoff", "attacks"):
        monkeypatch.setattr(words, "COST", 5)


@pytest.fixture(autouse=True)
def all_cards_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end nobody waits till the cards are turned up, but where that is what is tested."""
    monkeypatch.setattr(turning, "TURN", 0)


@cache
def strict_words(language: str, folders: tuple[Path, ...]) -> Words:
    """The words of a language in which a key or an argument that is missing is an error."""
    return Words(language, folders, strict=True)


@pytest.fixture(autouse=True)
def no_raw_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test draws asks only for sentences that its language has."""
    monkeypatch.setattr(app_context, "words", strict_words)


@pytest.fixture
async def context(tmp_path: Path) -> AsyncIterator[AppContext]:
    """A house whose tables are kept in a folder of this test, for phones without browsers."""
    async with open_app(tmp_path) as opened:
        yield opened


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser for all that needs a real one; each phone is a profile of its own in it."""
    async with open_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all that needs a real one; it starts when it is first asked for."""
    with cluster() as made:
        yield made


@pytest.fixture
def clock() -> HandClock:
    """What a minute of waiting goes by; a test says when it has passed."""
    return HandClock()


@pytest.fixture(params=["in process", "over the wire"])
def form(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where a phone's program runs: in the server, or behind a websocket (`open_registry`)."""
    monkeypatch.setattr(guest, "OVER_THE_WIRE", request.param == "over the wire")
    return str(request.param)


@pytest.fixture
async def registry(tmp_path: Path, clock: HandClock) -> AsyncIterator[TableRegistry]:
    """A desk whose tables are kept in a folder of this test, and wait by that clock."""
    registry, close = await open_registry(tmp_path, clock)
    yield registry
    await close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Stable: within a file, and among files that take equally long, nothing changes places."""
    items.sort(key=lambda item: _place(item.path))
    for item in items:
        limit(item)


def _place(file: Path) -> int:
    """The smaller, the earlier: journeys, then random games, then all else."""
    if file.parent == JOURNEYS:
        return LONGEST.index(file.name) if file.name in LONGEST else len(LONGEST)
    return len(LONGEST) + (1 if file.name.endswith(RANDOM) else 2)
