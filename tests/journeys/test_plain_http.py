"""On plain http, where browsers lend no clipboard and no camera: a link is sent on all the same."""

import pytest
from playwright.async_api import expect

from companion.server.network import own_names
from tests.journeys.steps import open_table, speaks_spanish_and_english
from tests.support.chromium import open_chromium
from tests.support.page import PhonePage, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def goes_back_to_home(phone: PhonePage) -> None:
    """From a page over another over the lobby, by the browser's own Back."""
    await phone.tap("Arrange the table")
    await phone.tap_row("House rules")
    await phone.sees("Taking back draws anew")
    assert "/J/" in phone.page.url
    for seen in ("Players: 6", "Who is here?", "Which box is open?"):
        await phone.page.go_back()
        await phone.sees(seen)


async def is_made_larger(phone: PhonePage) -> None:
    """Two fingers make the page larger, and Flutter lays out nothing anew for that."""
    devtools = await phone.context.new_cdp_session(phone.page)
    for apart in range(40, 120, 5):
        fingers = [{"x": 195 + side * apart, "y": 400, "id": side} for side in (-1, 1)]
        kind = "touchMove" if apart > 40 else "touchStart"
        await devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    seen = await devtools.send("Page.getLayoutMetrics")
    assert seen["cssVisualViewport"]["scale"] > 1.5
    assert await phone.page.evaluate("() => [visualViewport.width, visualViewport.scale]") == [
        390,
        1,
    ]
    meta = await phone.page.locator("meta[name=viewport]").get_attribute("content")
    assert meta == "width=device-width, initial-scale=1"


async def names_every_button(phone: PhonePage) -> None:
    """A screen reader has a word for whatever can be pressed."""
    buttons = phone.page.locator("flt-semantics[role=button]")
    names = await buttons.evaluate_all(
        "all => all.map(one => (one.getAttribute('aria-label') ?? one.textContent).trim())"
    )
    assert names
    assert all(names), names


async def test_a_link_is_copied_and_pasted_by_hand(program: Program) -> None:
    name = next(name for name in own_names() if name.endswith(".local"))
    program.link = program.link.replace("127.0.0.1", name)
    found = [f"--host-resolver-rules=MAP {name} 127.0.0.1"]  # on any machine
    async with open_chromium(found) as chromium, phones(chromium, "Anna", "Bert") as (anna, bert):
        await open_table(anna, program, 6)
        assert not await anna.page.evaluate("isSecureContext || navigator.clipboard")
        await anna.tap("Copy the link")
        await anna.sees("All of it is marked")
        field = anna.page.get_by_role("textbox")
        await expect(field).to_be_focused()
        await anna.page.keyboard.press("Control+C")

        await bert.goes(program.link)
        assert not await bert.shows("Scan to join a table")
        await bert.tap("Type the letters of a table")
        await bert.sees("Six letters")
        await bert.page.keyboard.press("Control+V")
        await bert.tap("Join")
        await bert.sees("Who is here?")
        await names_every_button(bert)
        await goes_back_to_home(anna)
        await speaks_spanish_and_english(anna)
        await is_made_larger(anna)
        for phone in (anna, bert):
            phone.quiet()
        await anna.page.go_back()
        await anna.page.wait_for_url("about:blank")
