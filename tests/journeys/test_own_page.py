"""The page of a phone's own program: first visit, snapshot, offline, an update, what it lacks."""

import json
import re
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from companion.browser.main import FOLDERS
from companion.browser.refusals import BrowserDenied
from companion.command_line import own_words
from companion.server import own_site
from companion.server.client_files import ClientFile
from companion.server.export import export
from companion.ui.shelf import assets
from companion.ui.words import words
from tests.journeys.steps import speaks_spanish_and_english
from tests.support.own_page import ANOTHER, WATCH, keeps, kept, quick, spoil, text
from tests.support.page import PhonePage, open_phone
from tests.support.site import Site, serve

pytestmark = pytest.mark.asyncio(loop_scope="session")

UNDER = "/games/companion/"
MOST_REQUESTS = 40
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
SMALL = """Object.defineProperty(navigator, 'deviceMemory', { value: 2 });
Object.defineProperty(navigator, 'standalone', { value: false });"""
OFFER = """() => {
  const event = new Event('beforeinstallprompt');
  event.prompt = () => { window.prompted = true; };
  window.dispatchEvent(event);
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """The site in a folder of a host that has other things besides."""
    write(tmp_path, own_site.files(assets(), own_words(), server=False))
    with serve(tmp_path, UNDER) as serving:
        yield serving


def write(root: Path, files: Mapping[str, ClientFile]) -> None:
    """`companion web` into the folder of that host."""
    assert export(root / UNDER.strip("/"), files) is None


def changed(root: Path) -> dict[str, ClientFile]:
    """The next edition: one file is another."""
    own = root / "assets"
    shutil.copytree(assets(), own)
    with (own / "browser" / "storage.js").open("a") as module:
        module.write("// another edition\n")
    return own_site.files(own, own_words(), server=False)


async def visitor(chromium: Browser, name: str, before: str = "", **further: Any) -> PhonePage:
    """A phone whose page is watched, that asks nobody but the site."""
    phone = await open_phone(chromium, name, **further)
    await phone.context.add_init_script(f"{WATCH};{before}")
    phone.context.on("request", lambda request: phone.addresses.append(request.url))
    return phone


def asked_nobody_else(phone: PhonePage, site: Site) -> None:
    """No request of the page and its workers left the site's own origin, or folder."""
    sent = [url for url in phone.addresses if urlsplit(url).scheme in ("http", "https")]
    assert sent
    own = (site.link, f"{site.link.removesuffix(UNDER)}/favicon")
    assert not [url for url in sent if not url.startswith(own)]


async def sits(phone: PhonePage, name: str) -> str:
    """A fresh seat without a server: what the phone keeps of it."""
    await phone.write(name)
    await phone.tap("Take a seat")
    await phone.sees("Your seat’s code")
    return await text(phone, "companion.seat")


async def test_a_phone_starts_out_of_its_own_snapshot_and_without_a_network(
    chromium: Browser, site: Site
) -> None:
    anna = await visitor(chromium, "Anna")
    await anna.goes(f"{site.link}seat")  # answered by 404.html, which finds the way by itself
    await anna.sees("Who sits here?")
    assert not await quick(anna)
    assert await anna.page.evaluate("() => window.awake") > 0
    await the_bar_moved(anna)
    await keeps(anna, "/index.html", "/snapshot")
    assert len(site.asked) <= MOST_REQUESTS
    assert [path for path, times in Counter(site.asked).items() if times > 1] == []
    manifest = await anna.page.locator("link[rel=manifest]").evaluate("link => link.href")
    assert manifest == f"{site.link}manifest.en.json"

    site.asked.clear()
    await anna.reloads()
    await anna.sees("Who sits here?")
    assert await quick(anna)
    assert not [path for path in site.asked if "/_/" in path]
    first = await sits(anna, "Anna")
    site.stop()

    await anna.reloads()  # a second start of the same snapshot
    await anna.sees("Your seat’s code")
    assert await quick(anna)
    await anna.tap("More")
    await anna.tap("Give up this seat")
    await anna.sees("Give up this seat?")
    await anna.tap("Give up this seat")
    second = await sits(anna, "Anna")
    assert "seed" in first
    assert seed(first) != seed(second)

    await spoil(anna, begins=True)
    await anna.reloads()
    assert not await quick(anna)
    assert not [url for url in await kept(anna) if ANOTHER in url]
    await keeps(anna, "/snapshot")  # made anew

    await spoil(anna, begins=False)
    await anna.reloads()
    assert not await quick(anna)
    await anna.sees("Your seat’s code")
    assert [url for url in await kept(anna) if url.endswith("snapshot-failed")]
    assert not [url for url in await kept(anna) if url.endswith("/snapshot")]

    devtools = await anna.context.new_cdp_session(anna.page)
    cleared = {"origin": site.link.removesuffix(UNDER), "storageTypes": "indexeddb"}
    await devtools.send("Storage.clearDataForOrigin", cleared)
    await anna.reloads()
    told = await anna.page.locator("#notice").text_content()
    assert str(told).startswith("This browser has lost what it kept")
    asked_nobody_else(anna, site)
    await anna.context.close()


def seed(kept: str) -> object:
    """The secret of a seat."""
    return json.loads(kept)["seed"]


async def the_bar_moved(phone: PhonePage) -> None:
    """In many small steps, never back, and to its end."""
    widths = await phone.page.evaluate("() => window.widths")
    assert widths == sorted(widths)
    assert len(set(widths)) > 10
    assert widths[-1] > 90


async def test_an_update_waits_while_a_game_runs_and_fetches_what_changed(
    chromium: Browser, site: Site, tmp_path: Path
) -> None:
    bert = await visitor(chromium, "Bert", SMALL, user_agent=IPHONE)
    await bert.goes(f"{site.link}what/is/this")  # nobody knows: it ends at home
    await bert.sees("Which box is open?")
    assert bert.page.url == site.link
    await bert.sees("Add to Home Screen")
    await bert.page.evaluate(OFFER)
    await bert.tap("Put Companion on the home screen")
    assert await bert.page.evaluate("() => window.prompted")
    await keeps(bert, "/index.html")
    before = await bert.page.evaluate("() => SITE.edition")

    await bert.tap("Sit at a table without a server")
    write(tmp_path, changed(tmp_path / "next"))
    site.asked.clear()
    await bert.page.evaluate("() => navigator.serviceWorker.ready.then((its) => its.update())")
    await bert.sees("It waits until your game is over.")
    fetched = {re.sub(r"_/\w+/", "", path.removeprefix(UNDER)) for path in site.asked}
    assert fetched == {"sw.js", "storage.js", "index.html"}
    assert await bert.page.evaluate("() => SITE.edition") == before

    await bert.page.go_back()
    await bert.sees("Which box is open?")
    await speaks_spanish_and_english(bert)
    await bert.tap("A newer version is ready. Start it")
    await bert.page.wait_for_function("(before) => SITE.edition !== before", arg=before)
    await bert.wakes()
    await bert.sees("Which box is open?")
    assert not await bert.shows("A newer version")
    assert not [url for url in await kept(bert) if f"/{before}/" in url]
    assert not [url for url in await kept(bert) if "snapshot" in url], "it has little memory"
    asked_nobody_else(bert, site)
    await bert.context.close()


@pytest.fixture(params=[False, True], ids=["alone", "at a server"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """The site as a static host has it, and as a table server has it."""
    write(tmp_path, own_site.files(assets(), own_words(), server=request.param))
    with serve(tmp_path, UNDER) as serving:
        yield serving


LACKS = {
    "WebAssembly": "delete window.WebAssembly",
    "workers of modules": "window.Worker = class { terminate() {} }",
}


@pytest.mark.parametrize("lack", LACKS)
async def test_a_browser_that_cannot_run_it_is_told_so(
    chromium: Browser, served: Site, lack: str
) -> None:
    """On a table server it may let that draw; elsewhere there is no other way."""
    phone = await open_phone(chromium, "Old")
    await phone.context.add_init_script(LACKS[lack])
    await phone.page.goto(f"{served.link}seat")
    curtain = phone.page.locator("#curtain")
    await expect(curtain).to_contain_text("This browser is too old for the app.")
    await expect(phone.page.locator("#bar")).to_be_hidden()
    button = curtain.get_by_role("button", name="Let the table’s server draw it")
    if '"server": true' in await phone.page.content():
        await button.click()
        await phone.page.wait_for_url(re.compile(r"^http://localhost:\d+/seat\?drawn$"))
    else:
        assert await curtain.get_by_role("button").count() == 0
    await phone.context.close()


async def test_a_browser_that_keeps_nothing_is_told_so(
    chromium: Browser, site: Site, tmp_path: Path
) -> None:
    """As in a private window: without a place for its keys no phone is begun."""
    (worker,) = (tmp_path / UNDER.strip("/")).glob("_/*/worker.js")
    taken = "Object.defineProperty(self, 'indexedDB', { value: undefined });\n"
    worker.write_text(taken + worker.read_text())
    phone = await open_phone(chromium, "Private", language="es")
    await phone.page.goto(site.link)
    sentence = words("es", FOLDERS).say(BrowserDenied())
    await expect(phone.page.locator("#curtain")).to_contain_text(sentence)
    await expect(phone.page.get_by_role("button", name="Probar otra vez")).to_be_visible()
    await phone.context.close()
