"""One folder a game. They are discovered, never named: a sixth game is one new folder.

A game's folder offers `game` (the rules, see `companion.table.game`), `words/*.ftl`, in its module
`screens` a `look` (what the app shows of it), in `theme` its `THEME`, and `drawings/*.svg` that no
other game uses. No game imports another.
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
    return _folders("words", tuple(__path__))


def drawings() -> tuple[Path, ...]:
    """The folders with the games' own drawings."""
    return _folders("drawings", tuple(__path__))


@cache
def _folders(name: str, roots: tuple[str, ...]) -> tuple[Path, ...]:
    found = (folder for root in roots for folder in sorted(Path(root).glob(f"*/{name}")))
    return tuple(folder for folder in found if folder.is_dir())
