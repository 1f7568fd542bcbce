"""An album: each screen in one language, in one size or all, as files in `tests/pictures`.

What must not live here: how a screen is reached.
"""

import json
import os
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser

from companion.command_line import FOLDERS
from companion.handoff.words import UNSAID
from companion.ui.words import LANGUAGES, Words, words
from tests.support.outside import Dealt
from tests.support.page import PICTURES, PhonePage, open_phone
from tests.support.program import Program

MAKER, GUEST, ALONE = "Wilhelmine Katharina", "Zoë", "Cleo"
"""The longest name there may be, and two short ones."""
OTHERS = ("Bo", "Maximilian", "Dana")
"""Players without a phone."""
SHARP = float(os.environ.get("PICTURES_SHARP", "1"))
"""Pixels a dp. 2 or 3 for pictures to be published; 1 is quicker."""
PHONE = (390, 844)
ALL = os.environ.get("PICTURES") == "all"
"""Every size and language takes some minutes more. That each screen fits every size in every
language is tested without a browser."""
SIZES = (PHONE, (320, 568), (844, 390), (1024, 768)) if ALL else (PHONE,)
TEXT = os.environ.get("PICTURES_TEXT", "1.0")
"""How many times the usual size words have: 2.0 for pictures of the largest."""
IN = tuple(LANGUAGES) if ALL else tuple(LANGUAGES)[:1]
"""The languages of the albums."""


@dataclass
class Album:
    """The pictures of one walk. Buttons and texts are called by their keys in the catalogues."""

    language: str
    taken: list[str] = field(default_factory=list)

    @property
    def words(self) -> Words:
        """The language's catalogue."""
        return words(self.language, FOLDERS)

    async def phone(self, browser: Browser, name: str, **further: Any) -> PhonePage:
        """A phone in the album's language and size of words. further: see `open_phone`."""
        phone = await open_phone(browser, name, scale=SHARP, language=self.language, **further)
        chosen = json.dumps({"flutter.companion.text": json.dumps(TEXT)})
        await phone.context.add_init_script(f"Object.assign(localStorage, {chosen})")
        return phone

    async def tap(self, phone: PhonePage, key: str, **arguments: str | int) -> None:
        """Tap the button with these words."""
        await phone.tap(self.words(key, **arguments))

    async def sees(self, phone: PhonePage, key: str, **arguments: str | int) -> None:
        """Wait for these words."""
        await phone.sees(self.words(key, **arguments))

    async def misses(self, phone: PhonePage, key: str, **arguments: str | int) -> None:
        """Wait until these words are gone."""
        await phone.misses(self.words(key, **arguments))

    async def take(self, phone: PhonePage, name: str, covered: str = "", face: str = "") -> None:
        """The screen as it is now, in every size. The walk goes on in the size taken last.

        covered, face: keys of words. While each picture is taken a thumb holds the card that says
        `covered`, until it says `face`.
        """
        await phone.misses(UNSAID.split()[0])
        shot = await phone.still()
        sizes = SIZES if phone.page.viewport_size == _viewport(SIZES[0]) else SIZES[::-1]
        for number, (width, height) in enumerate(sizes):
            await phone.resizes(width, height)
            if covered:
                await phone.reach(covered)
                await phone.page.mouse.down()
                await self.sees(phone, face)
                shot = await phone.still()
                await phone.page.mouse.up()
                await phone.sees(covered)
            elif number:  # the first size is the one in which it came to rest
                shot = await phone.still()
            folder = PICTURES / self.language / f"{width}x{height}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{len(self.taken):02}-{name}.png").write_bytes(shot)
        self.taken.append(name)


async def comes(
    album: Album,
    browser: Browser,
    program: Program,
    table: Dealt,
    seat: int,
    name: str,
    *,
    secret: bool = True,
) -> PhonePage:
    """The phone of a seat at a table that was dealt from outside, on the table side.

    secret: the game deals one, so that the phone opens with the covered card.
    """
    kept = table.storage(seat)
    phone = await album.phone(browser, name, storage=kept, origin=program.link)
    await phone.goes(f"{program.link}J/{table.code}")
    if secret:
        await album.sees(phone, "card-covered")
        await album.tap(phone, "table")
    return phone


def _viewport(size: tuple[int, int]) -> dict[str, int]:
    return {"width": size[0], "height": size[1]}
