"""An album: each screen in one language, in the three sizes, as files in `tests/pictures`.

What must not live here: how a screen is reached.
"""

from dataclasses import dataclass, field

from companion.__main__ import FOLDERS
from companion.ui.words import Words, words
from tests.support.page import PICTURES, PhonePage

SIZES = ((390, 844), (320, 568), (1024, 768))


@dataclass
class Album:
    """The pictures of one walk. Buttons and texts are called by their keys in the catalogues."""

    language: str
    taken: list[str] = field(default_factory=list)

    @property
    def words(self) -> Words:
        """The language's catalogue."""
        return words(self.language, FOLDERS)

    async def tap(self, phone: PhonePage, key: str, **arguments: str | int) -> None:
        """Tap the button with these words."""
        await phone.tap(self.words(key, **arguments))

    async def sees(self, phone: PhonePage, key: str, **arguments: str | int) -> None:
        """Wait for these words."""
        await phone.sees(self.words(key, **arguments))

    async def take(self, phone: PhonePage, name: str) -> None:
        """The screen as it is now, in every size; back to a phone's size afterwards."""
        for width, height in (*SIZES[1:], SIZES[0]):
            await phone.resizes(width, height)
            folder = PICTURES / self.language / f"{width}x{height}"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{len(self.taken):02}-{name}.png").write_bytes(await phone.still())
        self.taken.append(name)
