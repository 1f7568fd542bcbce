"""One folder a game. They are discovered, never named: a sixth game is one new folder.

A game's folder offers `game` (the rules, see `companion.table.game`), `words/*.ftl` and, in its
module `screens`, `look` (what the app shows of it). No game imports another.
"""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from companion.table.game import Game


@cache
def _found(paths: tuple[str, ...]) -> dict[str, Game]:
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(list(paths)):
        if module.ispkg:
            game: Game = importlib.import_module(f"{__name__}.{module.name}").game
            found[game.key] = game
    return found


def discover() -> dict[str, Game]:
    """All games by their key, in the order of their folders' names."""
    return _found(tuple(__path__))


def words() -> tuple[Path, ...]:
    """The folders with the games' message catalogues."""
    return tuple(
        folder
        for root in __path__
        for folder in sorted(Path(root).glob("*/words"))
        if folder.is_dir()
    )
