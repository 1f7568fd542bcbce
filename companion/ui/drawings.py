"""The drawings by name, as SVG text to be sent inline.

A drawing never travels by its path or URL: the request's name would tell which secret is being
looked at, and it would come late. What must not live here: colours, sizes (see `kit`).
"""

from functools import cache

from companion.ui.shelf import assets


@cache
def drawing(name: str) -> str:
    """SVG text of the drawing `name` (file name without `.svg`): white, one colour, to be tinted.

    Raises KeyError when there is no such drawing.
    """
    if name not in names():
        raise KeyError(f"no drawing is called {name!r}")
    return (assets() / "drawings" / f"{name}.svg").read_text(encoding="utf-8").strip()


@cache
def names() -> frozenset[str]:
    """The names of all drawings."""
    return frozenset(file.stem for file in (assets() / "drawings").glob("*.svg"))
