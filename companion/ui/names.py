"""The names that were used on a phone: offered where somebody sits down, so none is typed twice.

They stay on that phone. Also which letters tell the names of a table apart. What must not live
here: where names are kept (`memory`), and what a name may be (`table.names`).
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Self

from companion.table.names import alike
from companion.ui.theme import SEATS

MOST = 12
"""How many names a phone remembers; the oldest go."""
LAST = "\u017f"
"""The last letter that the fonts have."""


@dataclass(frozen=True)
class Names:
    """latest: the newest first. group: of the last deal at which several sat at this phone."""

    latest: tuple[str, ...] = ()
    group: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str | None) -> Self:
        """What is kept; none where nothing, or something else, is."""
        try:
            match json.loads(text or "{}"):
                case {"latest": [*latest], "group": [*group]}:
                    return cls((*map(str, latest),)[:MOST], (*map(str, group),)[:MOST])
        except (ValueError, TypeError, RecursionError):
            pass
        return cls()

    def text(self) -> str:
        """What `read` reads."""
        return json.dumps(asdict(self), ensure_ascii=False)

    def used(self, name: str) -> "Names":
        """With one name more, or again."""
        shown = " ".join(name.split())
        others = (one for one in self.latest if alike(one) != alike(shown))
        return Names((shown, *others)[:MOST], self.group)

    def offered(self, here: Collection[str], most: int) -> tuple[str, ...]:
        """The latest ones that nobody here has. here: names of the table."""
        return absent(self.latest, here)[:most]


def absent(names: Sequence[str], here: Collection[str]) -> tuple[str, ...]:
    """Of names those that nobody here has, in their order."""
    taken = set(map(alike, here))
    return tuple(name for name in names if alike(name) not in taken)


def letters(names: Mapping[int, str]) -> tuple[str, ...]:
    """The letter on each seat's mark: the initials of its table where no two are the same.

    Else, and on a free seat, that of the seat. names: by seat. Accents and case tell nobody apart.
    """
    plain = tuple(sign.letter for sign in SEATS)
    initials = {seat: name[:1].upper() for seat, name in names.items()}
    shown = all(len(one) == 1 and one.isalnum() and one <= LAST for one in initials.values())
    if not shown or len(set(map(alike, initials.values()))) < len(initials):
        return plain
    return tuple(initials.get(seat, letter) for seat, letter in enumerate(plain))
