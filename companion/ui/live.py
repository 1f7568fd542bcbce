"""Leaves of a screen that follow what is shown without being drawn again (flet 1.0.5).

A component that is drawn again costs its making and Flet's comparison of all that is in it; where
only one word or one mark becomes another, that is a hundred times what is sent. Here a control is
made once and stays; when a property of it becomes another, that property is sent and nothing else.
What must not live here: what is drawn.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import flet as ft
from flet.messaging.connection import Connection

from companion.drawing import leaf
from companion.ui.phone import Phone
from companion.ui.slices import Slice, Slices
from companion.ui.view_state import ViewState

log = logging.getLogger(__name__)

C = TypeVar("C", bound=ft.BaseControl)
T = TypeVar("T")


def use_leaf(
    phone: Phone, make: Callable[[], C], on: Sequence[object], **follows: Callable[[ViewState], Any]
) -> C:
    """A control whose properties follow what is shown; it is kept until one of `on` is another.

    follows: by the property's name, its value. What else they read must be among `on`. A hook.
    """
    stay = phone.stay
    control = ft.use_memo(make, list(on))
    leaf = ft.use_memo(lambda: _Leaf(stay.slices, phone), [])
    leaf.keep(control, follows, stay.now)
    ft.use_effect(lambda: leaf.watch(stay.now), [], leaf.unwatch)
    return control


def use_heard(phone: Phone, select: Callable[[ViewState], T], tell: Callable[[], None]) -> None:
    """Tell when the component comes, and whenever the slice is another; nothing is drawn. A hook.

    Told at once where it changes, so `tell` reads what is shown then.
    """
    stay = phone.stay
    kept: Slice[T] = ft.use_memo(lambda: Slice(stay.slices, lambda: stay.now), [])
    kept.select, kept.redraw = select, lambda _: tell()
    kept.read()

    def begin() -> None:
        kept.watch()
        tell()

    ft.use_effect(begin, [], kept.unwatch)


class _Leaf:
    """One such control, from its component's first drawing until that is gone."""

    __slots__ = ("_among", "_follows", "_here", "_phone", "control")

    def __init__(self, among: Slices, phone: Phone) -> None:
        self._among, self._phone = among, phone
        self.control: ft.BaseControl | None = None
        self._follows: dict[str, Callable[[ViewState], Any]] = {}
        self._here = False

    def keep(
        self,
        control: ft.BaseControl,
        follows: dict[str, Callable[[ViewState], Any]],
        now: ViewState,
    ) -> None:
        """It is drawn. One that is new takes its values along."""
        self._follows = follows
        if control is not self.control:
            self.control = control
            self._changed(now)
        elif self._here:
            self.look(now)

    def watch(self, now: ViewState) -> None:
        """The phone has it."""
        self._among.add(self)
        self._here = True
        self.look(now)

    def unwatch(self) -> None:
        """Its component is gone."""
        self._among.drop(self)
        self._here = False

    def look(self, now: ViewState) -> None:
        """Tell the phone of each property that is another one now."""
        try:
            changed = self._changed(now)
        except Exception as problem:  # noqa: BLE001 - one leaf, not the whole phone
            log.error("a leaf cannot follow: %s", type(problem).__name__)
            self.unwatch()
            return
        line = _line(self._phone)
        if changed and line is not None and self.control is not None:
            leaf.tell(line, self.control, changed)

    def _changed(self, now: ViewState) -> dict[str, Any]:
        assert self.control is not None
        values = {name: follow(now) for name, follow in self._follows.items()}
        return {name: to for name, to in values.items() if leaf.put(self.control, name, to)}


def _line(phone: Phone) -> Connection | None:
    """What leads to a phone; None while it is away: when it comes back all is drawn anew."""
    try:
        return phone.page.session.connection
    except RuntimeError:  # the whole session is over
        return None
