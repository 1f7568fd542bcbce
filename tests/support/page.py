"""One phone in a real browser: fingers, eyes, and the things a phone does (lock, come back).

What must not live here: which screens there are.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect
from playwright.async_api import TimeoutError as NeverCame

from tests.support.inside import BEFORE, DRAWN, IS_KEPT, KEPT, WORDS
from tests.support.recording import PATIENCE, Recording

PICTURES = Path(__file__).resolve().parents[1] / "pictures"
expect.set_options(timeout=PATIENCE * 1000)
ALIKE = 3.0
"""Seconds after which a phone that has told its new size gets nothing else to show."""
ANSWERED = 2.0
"""Seconds after which a tap to which the program sends nothing counts as done."""
Found = TypeVar("Found")
COVERED = "Your card is covered. Press and hold to look."
ENGINE = (
    "Cannot render platform views",
    "memory access out of bounds",
    "GPU stall due to",
    "Banner not shown: beforeinstallpromptevent",
)
"""What Flutter's own engine says where there is no graphics card and little time: the camera's
picture left with its screen, a drawing thread stumbled. What a phone must show is waited for."""


class PhonePage:
    """A phone: one browser profile (`context`) with one page, a tab."""

    def __init__(self, context: BrowserContext, page: Page, name: str) -> None:
        self.context, self.page, self.name = context, page, name
        self.wire = Recording()
        self.addresses: list[str] = []
        self.console: list[str] = []
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._said(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        self._said(message.text)

    def _said(self, words: str) -> None:
        if not any(noise in words for noise in ENGINE):
            self.console.append(words)

    async def goes(self, address: str) -> "PhonePage":
        """Open an address and wait until the app has drawn its first words."""
        await self.page.goto(address)
        return await self.wakes()

    async def reloads(self) -> "PhonePage":
        """Load the page anew."""
        await self.page.reload()
        return await self.wakes()

    async def wakes(self) -> "PhonePage":
        """Flutter tells screen readers nothing until one asks: ask, then wait for words."""
        placeholder = self.page.locator("flt-semantics-placeholder")
        await placeholder.wait_for(state="attached")
        await placeholder.evaluate("button => button.click()")
        words = self.page.locator("flt-semantics-host flt-semantics flt-semantics")
        await words.first.wait_for(state="attached")
        await self.page.locator("#curtain").wait_for(state="hidden")
        return self

    async def tab(self, name: str) -> "PhonePage":
        """Another tab of the same phone."""
        return await PhonePage(self.context, await self.context.new_page(), name).recorded()

    async def recorded(self) -> "PhonePage":
        """The same phone; from now on what it and its program tell each other is recorded."""
        await self.wire.follow(self.page)
        return self

    # ---------------------------------------------------------------- fingers

    def button(self, name: str) -> Locator:
        """The button called exactly so."""
        return self.page.get_by_role("button", name=name, exact=True).first

    async def tap(self, name: str, seconds: float = PATIENCE) -> None:
        """Tap the button of that name, once it is there and can be tapped."""
        await self._touch(self.button(name), name, seconds)

    async def tap_row(self, words: str) -> None:
        """Tap the row that begins with these words; its note follows them."""
        row = self.page.get_by_role("button", name=re.compile(f"^{re.escape(words)}"))
        await self._touch(row.first, words)

    async def switch(self, name: str, *, on: bool) -> None:
        """Tap the switch whose words begin so, and see it turned."""
        switch = self.page.get_by_role("switch", name=name)
        await self._touch(switch, name)
        await expect(switch).to_be_checked(checked=on)

    async def _touch(self, target: Locator, name: str, seconds: float = PATIENCE) -> None:
        """Tap it, again where the program was told of nothing; then see what it answers.

        While a screen is still coming, Flutter drops a tap now and then. Whoever taps on what is
        about to go taps on nothing, so the next tap waits until this one is answered.
        """
        try:
            async with asyncio.timeout(seconds):
                told = False
                while not told:
                    before = await self.page.evaluate("() => window.told()")
                    start = self.wire.length
                    await target.click(timeout=seconds * 1000)
                    told = await self.page.evaluate("(count) => window.hears(count)", before)
                await self.wire.answered(ANSWERED, start)
                await self.page.evaluate("() => window.frames(2)")
        except (TimeoutError, NeverCame) as problem:
            words = await self.words()
            raise AssertionError(f"{self.name} cannot tap {name!r}; it sees {words}") from problem

    async def turn_to(self, tab: str) -> None:
        """One of the tabs at the thumb."""
        await self.tap(tab)

    async def write(self, text: str) -> None:
        """Type into the one line on the screen, until the program has heard all of it.

        With its semantics on, Flutter drops what is typed in the first moment after a tap; whoever
        sees that taps and types again. Letter case counts for nothing: a line for names begins
        words with capitals by itself.
        """
        line = self.page.get_by_role("textbox").last  # the first may be the engine's own
        await line.click()
        async with asyncio.timeout(PATIENCE):
            while True:
                start = self.wire.length
                await self.page.keyboard.insert_text(text)
                await self.page.evaluate("() => window.frames(20)")
                heard = self.wire.typed(start)
                if heard.casefold() == text.casefold():
                    return
                if not heard:  # the tap met the screen while it was still moving
                    await line.click()
                await self.page.keyboard.press("ControlOrMeta+A")

    async def reach(self, covered: str = COVERED) -> None:
        """The thumb is over the pad below the covered card, but does not touch it yet."""
        await self.page.locator("#curtain").wait_for(state="hidden")
        box = await self.button(covered).bounding_box()
        assert box is not None
        await self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 110)

    async def hold(self, fact: str = "You play", covered: str = COVERED) -> str:
        """The thumb goes down and stays: what is read aloud then. Waits for a face with `fact`."""
        await self.reach(covered)
        await self.page.mouse.down()
        face = self.page.get_by_role("button", name=re.compile(f"{re.escape(fact)}: "))
        await face.wait_for()
        return (await face.inner_text()) or (await face.get_attribute("aria-label")) or ""

    async def lift(self, covered: str = COVERED) -> None:
        """The thumb goes up; waits until the card is covered again."""
        await self.page.mouse.up()
        await self.button(covered).wait_for()

    # ---------------------------------------------------------------- eyes and ears

    def _spoken(self, text: str) -> Locator:
        host = self.page.locator("flt-semantics-host")
        labelled = host.locator(f"[aria-label*={json.dumps(text, ensure_ascii=False)} i]")
        return host.get_by_text(text).or_(labelled).first

    async def sees(self, text: str, seconds: float = PATIENCE) -> None:
        """Wait until `text` stands somewhere on the screen (as a part, letter case ignored)."""
        try:
            await self._spoken(text).wait_for(state="attached", timeout=seconds * 1000)
        except NeverCame as missing:
            words = await self.words()
            raise AssertionError(f"{self.name} never saw {text!r}; it sees {words}") from missing

    async def misses(self, text: str, seconds: float = PATIENCE) -> None:
        """Wait until `text` is gone from the screen."""
        await self._spoken(text).wait_for(state="detached", timeout=seconds * 1000)

    async def sees_curtain(self) -> None:
        """Wait until the page itself covers everything, because the line is broken."""
        curtain = self.page.locator("#curtain")
        await curtain.wait_for(state="visible")

    async def reads(
        self, found: Callable[[list[str]], Found], otherwise: str = "reads in vain"
    ) -> Found:
        """Wait until `found` finds something in the words on the page: that."""
        words: list[str] = []
        try:
            async with asyncio.timeout(PATIENCE):
                while not (what := found(words := await self.words())):
                    pass
        except TimeoutError:
            raise AssertionError(f"{self.name} {otherwise}; it sees {words}") from None
        return what

    async def forgets(self, text: str) -> None:
        """Wait until `text` is nowhere in the whole page, heard, read or waiting to be read."""
        gone = text.casefold()
        await self.reads(
            lambda words: not any(gone in w.casefold() for w in words), f"still has {text!r}"
        )

    async def shows(self, text: str) -> bool:
        """Whether `text` stands anywhere in the page now, with what was waited for before."""
        return any(text.casefold() in words.casefold() for words in await self.words())

    async def words(self) -> list[str]:
        """Everything that can be read or heard on the page now. TimeoutError where it is stuck."""
        async with asyncio.timeout(PATIENCE):
            found: list[str] = await self.page.evaluate(WORDS)
        return found

    async def picture(self) -> bytes:
        """The screen as it is painted now, PNG; all that has been drawn so far is on it."""
        await self.page.evaluate("() => window.painted()")
        return await self.page.screenshot()

    async def paints(self, true: Callable[[bytes], bool]) -> bytes:
        """Wait until the painted screen is as wanted: the picture."""
        async with asyncio.timeout(PATIENCE):
            while not true(shot := await self.picture()):
                pass
        return shot

    async def still(self) -> bytes:
        """The screen once nothing moves on it any more, PNG."""
        before, now = b"", await self.picture()
        async with asyncio.timeout(PATIENCE):
            while now != before:
                before, now = now, await self.picture()
        return now

    # ---------------------------------------------------------------- the phone itself

    async def storage(self) -> dict[str, str]:
        """What the browser keeps for this app."""
        kept: dict[str, str] = await self.page.evaluate(KEPT)
        return kept

    async def has_the_site(self) -> None:
        """Wait until an own program's files are all kept, for when its site is gone."""
        await self.page.evaluate(IS_KEPT)

    async def resizes(self, width: int, height: int) -> None:
        """The window gets another size; waits until the program has drawn for it.

        Where a screen looks alike in both sizes nothing comes, and that is waited for as well.
        """
        if self.page.viewport_size == {"width": width, "height": height}:
            return
        start = self.wire.length
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.wire.until(lambda: self.wire.length > start)  # the phone has told its size
        await self.wire.answered(ALIKE, start)

    async def hang_up(self) -> None:
        """The phone's line breaks, as when it is locked; it stays without a network."""
        await self.context.set_offline(True)
        await self.page.evaluate("() => window.hangUp()")

    async def comes_back(self) -> None:
        """The network is there again."""
        await self.context.set_offline(False)

    def quiet(self) -> None:
        """Nothing was written to the console. Raises AssertionError with what was."""
        assert not self.console, self.console


async def open_phone(
    browser: Browser,
    name: str,
    *,
    width: int = 390,
    height: int = 844,
    scale: float = 1,
    language: str = "en",
    storage: dict[str, str] | None = None,
    origin: str = "",
    own: bool = False,
    **further: Any,
) -> PhonePage:
    """A phone that nobody has used: a browser profile of its own.

    storage: what it keeps for `origin` already. own: it runs its own program where it can; else it
    has chosen that the table's server draws it. further: for Playwright's `new_context`.
    """
    kept: dict[str, Any] = {"cookies": [], "origins": []}
    if storage:
        entries = [{"name": key, "value": value} for key, value in storage.items()]
        kept["origins"] = [{"origin": origin, "localStorage": entries}]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        locale=language,
        storage_state=kept,  # type: ignore[arg-type]  # Playwright's own TypedDict, by shape
        **further,
    )
    await prepare(context)
    if not own:
        await context.add_init_script(DRAWN)
    return await open_tab(context, name)


async def prepare(context: BrowserContext) -> None:
    """Make ready for phones a browser profile that came otherwise than by `open_phone`."""
    context.set_default_timeout(PATIENCE * 1000)
    await context.add_init_script(BEFORE)


async def open_tab(context: BrowserContext, name: str) -> PhonePage:
    """A tab more in a profile that is ready."""
    return await PhonePage(context, await context.new_page(), name).recorded()


@asynccontextmanager
async def phones(browser: Browser, *names: str, **further: Any) -> AsyncIterator[list[PhonePage]]:
    """Some phones for the length of a block."""
    opened = [await open_phone(browser, name, **further) for name in names]
    try:
        yield opened
    finally:
        for phone in opened:
            await phone.context.close()
