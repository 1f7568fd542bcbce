"""What whoever watches over a server is told: whether it is well, and figures without names."""

import socket
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from companion.__main__ import run
from companion.command_line import FOLDERS, read_wishes
from companion.games import discover
from companion.live.registry import TableRegistry
from companion.server import health
from companion.server.metrics import CountedStore, Metrics
from companion.server.network import PortTaken
from companion.store.contract import StoreFailed
from companion.store.refusal import DatabaseAway
from companion.ui.words import words
from tests.store.places import store_at
from tests.support.guest import MINUTE, Guest, make_table
from tests.support.wire import WireRegistry, served


async def got(app: Starlette, path: str) -> httpx.Response:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        return await client.get(path)


async def test_health_says_whether_the_store_is_reached(tmp_path: Path, monkeypatch: Any) -> None:
    store = await store_at(tmp_path / "companion.db")
    monkeypatch.setattr(health, "GOOD_FOR", 0.0)
    app = Starlette(routes=[health.route(store)])
    told = await got(app, "/health")
    assert (told.status_code, told.json()["status"], told.json()["store"]) == (200, "ok", "ok")
    assert told.json()["version"] == "0.1.0"

    async def away(table: str) -> bytes | None:
        raise StoreFailed(DatabaseAway())

    with monkeypatch.context() as gone:
        gone.setattr(store, "drawer", away)
        told = await got(app, "/health")
    assert told.status_code == 503
    assert told.json()["store"] == "refusal-database-away"
    assert (await got(app, "/health")).status_code == 200
    await store.close()


async def test_what_prometheus_reads_has_figures_and_no_names(tmp_path: Path) -> None:
    metrics = Metrics()
    store = CountedStore(await store_at(tmp_path / "companion.db"), metrics)
    registry = TableRegistry(store, discover(), lambda: MINUTE)
    async with served(registry) as port:
        anna = await make_table(registry, 4)
        bert = await Guest(WireRegistry(registry, port), anna.code).come()
        assert await anna.session.sit("Annabel") is None
        assert await bert.session.sit("Bertram") is None
        text = (await got(metrics.app(registry), "/metrics")).text
        for line in (
            "companion_entries_total 3.0",
            "companion_append_seconds_count 3.0",
            "companion_tables 1.0",
            'companion_phones{program="drawn"} 1.0',
            'companion_phones{program="own"} 1.0',
            "companion_store_failures_total 0.0",
        ):
            assert f"{line}\n" in text
        name = anna.session.name
        assert not [one for one in ("Annabel", "Bertram", anna.code, name) if one in text]
        anna.session.leave()
        bert.session.leave()
    await store.close()


async def test_a_taken_port_for_it_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        wishes = read_wishes(["--data", str(tmp_path), "--metrics", str(port)])
        assert wishes.metrics == ("127.0.0.1", port)
        assert await run(wishes, words("en", FOLDERS)) == PortTaken(port)
    assert read_wishes(["--metrics", "[::]:9100"]).metrics == ("::", 9100)
    assert read_wishes([]).metrics is None
