"""What a screen hands down to all that is drawn in it, read while it is drawn (flet 1.0.5).

`ft.use_context` is a hook: it must stand at the head of a component, once in each drawing. Here a
plain function that makes controls reads the same, wherever and as often as it likes. Who hands
something else down is drawn again with all below, as always. What must not live here: what is
handed down.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import flet as ft
from flet.components.utils import current_component, current_renderer

T = TypeVar("T")
R = TypeVar("R")


class Given(Generic[T]):
    """A value for all that is drawn below. default: where nothing was handed down."""

    def __init__(self, default: T) -> None:
        self._context = ft.create_context(default)

    def to(self, value: T, draw: Callable[[], R]) -> R:
        """Draw with another value. Only while something is drawn."""
        return self._context(value, draw)

    def now(self) -> T:
        """The value here. Raises RuntimeError where nothing is being drawn, in a press say."""
        key, renderer = self._context._key, current_renderer()
        if handed := renderer._contexts.get(key):  # by the component that is being drawn
            return cast(T, handed[-1])
        drawn: Any = current_component()
        while drawn:
            if key in drawn._contexts:
                return cast(T, drawn._contexts[key])
            drawn = drawn._parent_component() if drawn._parent_component else None
        return self._context.default_value
