"""A walk through the app that looks at each screen on phones of all sizes.

    looker = Looker()
    await looker.look(phone, "home")
    assert not looker.found

What must not live here: which screens there are, and what is wrong with one (see `layout`).
"""

from dataclasses import dataclass, field

from companion.handoff.words import LISTS
from companion.ui.theme import TEXTS
from companion.ui.words import LANGUAGES
from tests.support.layout import layout
from tests.support.phone import Phone

SIZES = ((320, 568), (844, 390), (568, 320), (1024, 768), (390, 844))
"""The last one is that in which the taps are made."""
LONG = ("Wilhelmine Katharina", "Maximilianus", "Bo", "Zoë")
"""As long as a name may be, and with a long word."""
WAYS = tuple((text, language) for text in (1.0, max(TEXTS)) for language in LANGUAGES)
"""How many times the usual size words are, and their language."""


def broadest(language: str) -> str:
    """The two check words of a language that need the most room."""
    return " · ".join(sorted(LISTS[language], key=len)[-2:])


@dataclass
class Looker:
    """found: what is wrong, and where it was seen first."""

    found: dict[str, str] = field(default_factory=dict)

    async def look(self, phone: Phone, where: str) -> None:
        """On all sizes; then the phone is as it was."""
        for width, height in SIZES:
            await phone.resize(width, height)
            wrong = layout(phone.mirror.page, phone.mirror.view()).wrong
            self.found = dict.fromkeys(wrong, f"{where}, {width}") | self.found
