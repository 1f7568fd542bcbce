"""The drawings by name, as SVG text to be sent inline.

A drawing never travels by its path or URL: the request's name would tell which secret is being
looked at, and it would come late. What must not live here: colours, sizes (see `kit`).
"""

from functools import cache
from pathlib import Path

from companion import games
from companion.ui.shelf import assets


def drawing(name: str) -> str:
    """SVG text of the drawing `name` (file name without `.svg`): white, one colour, to be tinted.

    Shared ones lie in the assets, a game's own in its folder. Raises KeyError for an unknown one.
    """
    found = _files(games.drawings()).get(name)
    if found is None:
        raise KeyError(f"no drawing is called {name!r}")
    return _text(found)


def names() -> frozenset[str]:
    """The names of all drawings."""
    return frozenset(_files(games.drawings()))


@cache
def _files(folders: tuple[Path, ...]) -> dict[str, Path]:
    shelves = (assets() / "drawings", *folders)
    return {file.stem: file for folder in shelves for file in folder.glob("*.svg")}


@cache
def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8").strip()
