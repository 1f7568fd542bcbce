"""Flet's comparison of old and new controls without what it spends on nothing (flet 1.0.5).

For each change Flet walks over every field of every control that is new or gone, some sixty a
control, of which four hold something; it spells out log lines that nobody reads; and it forgets to
tell a kept child of its new parent, so that the next press looks for that child through the whole
page. The same patches come out, in a third of the time. To be offered to Flet as it stands: each
function here replaces the one it names. What must not live here: anything of this app.
"""

import dataclasses
import functools
import weakref
from collections.abc import Iterator
from typing import Any

from flet.controls import object_patch
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder, ObjectPatchException
from flet.messaging import protocol
from flet.version import flet_version

FLET = "1.0.5"
"""The only version this was read and tested with."""
_PLAIN = frozenset({str, int, float, bool, type(None)})


class _Silent:
    """Instead of a log whose lines cost more to spell out than the work they tell of."""

    def debug(self, *_: object) -> None:
        """Nothing."""


class _Kinds:
    """`dataclasses`, as far as the comparison uses it, asked once a class."""

    def __init__(self) -> None:
        self._is: dict[type, bool] = {}
        self._fields: dict[type, tuple[dataclasses.Field[Any], ...]] = {}

    def is_dataclass(self, item: object) -> bool:
        """Whether a value (not a class) is one of a dataclass."""
        kind = type(item)
        known = self._is.get(kind)
        if known is None:
            known = self._is[kind] = hasattr(kind, "__dataclass_fields__")
        return known

    def fields(self, item: Any) -> tuple[dataclasses.Field[Any], ...]:
        """The fields of a value's class."""
        kind = type(item)
        known = self._fields.get(kind)
        if known is None:
            known = self._fields[kind] = dataclasses.fields(item)
        return known


_kinds = _Kinds()


def refuse_other_flet() -> None:
    """RuntimeError for another Flet than `FLET`."""
    if (found := flet_version) != FLET:
        raise RuntimeError(f"this was written for flet {FLET}, not {found}")


@functools.cache
def mend() -> None:
    """Put the quick walks in place of Flet's own."""
    refuse_other_flet()
    for place, name, instead in (
        (object_patch, "logger", _Silent()),
        (object_patch, "dataclasses", _kinds),
        (DiffBuilder, "get_added_controls", _added_controls),
        (DiffBuilder, "get_removed_controls", _removed_controls),
        (DiffBuilder, "_compare_dataclasses", _compare_dataclasses),
        (protocol, "is_dataclass", _kinds.is_dataclass),
    ):
        setattr(place, name, instead)


_compare_by_flet = DiffBuilder._compare_dataclasses


def _compare_dataclasses(
    builder: DiffBuilder, parent: Any, path: list[Any], src: Any, dst: Any, frozen: bool
) -> None:
    """Flet's own, which does not look at a single child that is the very same as before."""
    if frozen and src is not dst:
        before, now = getattr(src, "_values", None), getattr(dst, "_values", None)
        if before and now:
            for name, child in now.items():
                if isinstance(child, BaseControl) and before.get(name) is child:
                    object.__setattr__(child, "_parent", weakref.ref(dst))
    _compare_by_flet(builder, parent, path, src, dst, frozen)


def _added_controls(builder: DiffBuilder) -> Iterator[Any]:
    """The controls that came, each after its parent was told it (`get_added_controls`)."""
    found: list[Any] = []
    for key, item in builder._added_dataclasses.items():
        only_tracked = key in builder._removed_dataclasses
        _configure(builder, item, None, False, only_tracked, found)
    return iter(found)


def _configure(
    builder: DiffBuilder, item: Any, parent: Any, frozen: bool, only_tracked: bool, found: list[Any]
) -> None:
    """What `_configure_dataclass` does to a value and everything in it."""
    if isinstance(item, list):
        for value in item:
            _configure(builder, value, parent, frozen, False, found)
        return
    if isinstance(item, dict):
        for value in item.values():
            _configure(builder, value, parent, frozen, False, found)
        return
    if not _kinds.is_dataclass(item):
        return
    if parent is None:
        known = getattr(item, "_parent", None)
        parent = known() if known else None
    if parent:
        if parent is item:
            raise ObjectPatchException(f"Parent is the same as item: {item}")
        item._parent = weakref.ref(parent)
    if hasattr(item, "_frozen"):
        frozen = item._frozen
    elif frozen:
        item._frozen = frozen
    if getattr(type(item), "__flet_control_cls__", None) is None:
        type(item).__flet_control_cls__ = builder.control_cls
    is_control = builder.control_cls is not None and isinstance(item, builder.control_cls)
    if is_control:
        if not only_tracked:
            item.build()
            item._before_update_safe()
            object.__setattr__(item, "_initialized", True)
        found.append(item)
    if not only_tracked:
        for value in _held(item):
            _configure(builder, value, item if is_control else parent, frozen, False, found)
    if not frozen:
        _track(item)


def _track(item: Any) -> None:
    """From now on what is changed in place is noted."""
    dirty = getattr(item, "_dirty", None)
    if dirty is not None:
        dirty.clear()
        return
    kind: Any = type(item)
    if kind.__setattr__ is not object_patch._control_setattr:
        kind.__setattr__ = object_patch._control_setattr
    object.__setattr__(item, "__changes", {})


def _removed_controls(builder: DiffBuilder) -> Iterator[Any]:
    """The controls that are gone, children first (`get_removed_controls`)."""
    found: list[Any] = []
    for key, item in builder._removed_dataclasses.items():
        _collect(builder, item, key not in builder._added_dataclasses, found)
    return iter(found)


def _collect(builder: DiffBuilder, item: Any, deep: bool, found: list[Any]) -> None:
    """The controls in a value, as `_removed_controls` finds them."""
    if builder.control_cls is not None and isinstance(item, builder.control_cls):
        if hasattr(item, "__prev_lists"):
            for kind in ("__prev_lists", "__prev_dicts", "__prev_classes"):
                for value in getattr(item, kind, {}).values():
                    _collect(builder, value, deep, found)
        elif deep:
            for value in _held(item):
                _collect(builder, value, deep, found)
        found.append(item)
    elif isinstance(item, dict):
        for value in item.values():
            _collect(builder, value, deep, found)
    elif isinstance(item, list):
        for value in item:
            _collect(builder, value, deep, found)


def _held(item: Any) -> Iterator[Any]:
    """What a value holds besides plain words and numbers: lists, dicts, other dataclasses."""
    given = item.__dict__.get("_values")
    if given is None:
        names = (f.name for f in _kinds.fields(item) if not f.metadata.get("skip", False))
        values = [getattr(item, name) for name in names]
    else:
        values = [*given.values(), *(getattr(item, n, None) for n in type(item)._structural_fields)]
    for value in values:
        kind = type(value)
        if kind not in _PLAIN and (kind is list or kind is dict or _kinds.is_dataclass(value)):
            yield value
