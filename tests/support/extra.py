"""A further folder of games, as if somebody had put one beside ours."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion import games

EXTRA = Path(__file__).parent.parent / "games" / "extra"


@contextmanager
def extra_games() -> Iterator[None]:
    """The games in `tests/games/extra` are discovered while this lasts."""
    games.__path__.append(str(EXTRA))
    try:
        yield
    finally:
        games.__path__.remove(str(EXTRA))
        games._found.cache_clear()  # its classes are gone with their modules
        for name in [n for n in sys.modules if n.startswith("companion.games.high_card")]:
            del sys.modules[name]
