"""What the app is built from: handed in once by `__main__`, the same for every phone."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from companion.session.board import Board
from companion.session.check_words import CheckWords
from companion.session.phone_storage import PhoneStorage
from companion.session.registry import Registry
from companion.table.game import Game
from companion.ui.flet_storage import FletStorage
from companion.ui.installing import Installation, NoInstallation
from companion.ui.words import OWN, Words, words

Decode = Callable[[bytes], Awaitable[list[str]]]


@dataclass(frozen=True)
class AppContext:
    """registry: all tables. decode: texts of the codes in a picture. now: minutes since 1970.

    origin: how links begin: scheme, host and port, in capitals for a table server; of a static site
    its folder as well. No slash at the end.
    folders: where message catalogues are. notice: a sentence for whoever started the program.
    language: for phones that name none of ours. board: the codes that its phones show now.
    check: the two words of keys. storage: makes a phone's own storage, once for each page.
    files: how the addresses of the app's own files begin. own: where a phone that is drawn here can
    have a program of its own, "" where there is none, or it has one.
    installation: the program on this phone. ahead: minutes that the clock of the one phone it
    draws is ahead of UTC; text: how many times the usual size its owner wants words. Both are
    0 where it draws several, and each says so itself.
    """

    registry: Registry
    games: dict[str, Game]
    decode: Decode
    now: Callable[[], int]
    origin: str = ""
    folders: tuple[Path, ...] = (OWN,)
    language: str | None = None
    board: Board = field(default_factory=Board)
    check: CheckWords = field(default_factory=CheckWords)
    storage: Callable[[], PhoneStorage] = FletStorage
    files: str = "/"
    own: str = ""
    ahead: int = 0
    text: float = 0.0
    installation: Installation = field(default_factory=NoInstallation)

    def words(self, language: str) -> Words:
        """The words of one language, the games' among them."""
        return words(language, self.folders)
