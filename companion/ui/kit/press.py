"""What a button calls: a function without arguments, plain or async. Its result is not used."""

from collections.abc import Callable
from typing import TypeAlias

Press: TypeAlias = Callable[[], object]


def nothing() -> None:
    """The press of a button that is only shown."""
