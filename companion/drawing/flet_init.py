"""Controls made from what is given, not from everything that could be (flet 1.0.5).

The `__init__` that `dataclasses` writes for a control sets each of its fields, some sixty, by a
descriptor that then finds that nothing was given. Here only what is given is set; the outcome is
the same object. And a control that was never found faulty keeps no list of its faults, which is a
tenth of what a phone's screen takes. To be offered to Flet as it stands. What must not live here:
anything of this app.
"""

import dataclasses
import functools
import gc
from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, field
from typing import Any

import flet
from flet.controls.base_control import BaseControl
from flet.controls.value_types import _UNSET, Prop, _get_raw_descriptor
from flet.utils import validation

from companion.drawing.flet_walk import refuse_other_flet


@dataclass
class _Shape:
    """What the fields of a class are. init_only: names and defaults, in order."""

    positional: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    required: list[str] = field(default_factory=list)
    props: dict[str, Any] = field(default_factory=dict)
    plain: dict[str, Any] = field(default_factory=dict)
    factories: list[tuple[str, Callable[[], Any], bool]] = field(default_factory=list)
    init_only: list[tuple[str, Any]] = field(default_factory=list)


@functools.cache
def mend() -> None:
    """Give every class of controls and values the quick way to be made.

    Before the collector's `freeze`, which hides them (see `tidying`).
    """
    refuse_other_flet()
    for name in flet.__all__:  # Flet loads its classes when they are first asked for
        getattr(flet, name)
    cls: Any
    for cls in {*_below(BaseControl), *_values()}:
        # A class that is written out by hand, or forbids changes, stays as it is.
        frozen = cls.__dataclass_params__.frozen
        if "__init__" in vars(cls) and not frozen and cls.__setattr__ is object.__setattr__:
            cls.__init__ = _quick(cls)
    validation._get_reported_validation_errors = _faults  # type: ignore[assignment]


class _NoFaults:
    """Of a control that was not found faulty yet: what is reported makes its list."""

    __slots__ = ("_of",)

    def __init__(self, of: Any) -> None:
        self._of = of

    def __bool__(self) -> bool:
        return False

    def __contains__(self, _: object) -> bool:
        return False

    def add(self, fault: tuple[str, str]) -> None:
        """It is reported; the same one is not again until the control has been sound."""
        setattr(self._of, validation._REPORTED_VALIDATION_ERRORS_KEY, {fault})


def _faults(control: Any) -> Any:
    return getattr(control, validation._REPORTED_VALIDATION_ERRORS_KEY, None) or _NoFaults(control)


def _below(cls: Any) -> Iterator[type]:
    for one in cls.__subclasses__():
        if "__dataclass_fields__" in vars(one):
            yield one
        yield from _below(one)


def _values() -> Iterator[type]:
    """Classes made by `@value`; nothing lists them."""
    for one in gc.get_objects():
        # Not `isinstance`: it asks the object, and a proxy of what is gone raises.
        if issubclass(type(one), type) and vars(one).get("_is_flet_value"):
            yield one


def _quick(cls: type) -> Callable[..., None]:
    """An `__init__` for one class."""
    shape = _shape(cls)
    finish = getattr(cls, "__post_init__", None)

    def __init__(self: Any, *args: Any, **given: Any) -> None:
        for name, value in zip(shape.positional, args, strict=False):
            if name in given:
                raise TypeError(f"{cls.__name__}() got multiple values for argument {name!r}")
            given[name] = value
        if len(args) > len(shape.positional) or not given.keys() <= shape.known:
            raise TypeError(f"{cls.__name__}() got an argument it does not know")
        if missing := [name for name in shape.required if name not in given]:
            raise TypeError(f"{cls.__name__}() misses {', '.join(missing)}")
        own = self.__dict__
        values = own["_values"] = {}
        own["_dirty"] = {}
        for name, make, takes in shape.factories:
            if not (takes and name in given):
                own[name] = make()
        own.update(shape.plain)
        only = dict(shape.init_only)
        for name, value in given.items():
            if name in shape.props:
                if value != shape.props[name]:
                    values[name] = value
            elif name in only:
                only[name] = value
            else:
                own[name] = value
        if finish is not None:
            finish(self, *only.values())
        self._dirty.clear()

    return __init__


def _shape(cls: Any) -> _Shape:
    shape = _Shape()
    for name, one in cls.__dataclass_fields__.items():
        kind = one._field_type
        if kind is dataclasses._FIELD_CLASSVAR:  # type: ignore[attr-defined]
            continue
        if one.init:
            shape.known.add(name)
            if not one.kw_only:
                shape.positional.append(name)
        if kind is dataclasses._FIELD_INITVAR:  # type: ignore[attr-defined]
            shape.init_only.append((name, one.default))
            if one.default is MISSING:
                shape.required.append(name)
        elif one.default_factory is not MISSING:
            if name not in ("_values", "_dirty"):
                shape.factories.append((name, one.default_factory, one.init))
        elif one.init:
            _given_or_not(cls, name, one, shape)
    return shape


def _given_or_not(cls: type, name: str, one: dataclasses.Field[Any], shape: _Shape) -> None:
    found = _get_raw_descriptor(cls, name)
    if isinstance(found, Prop):
        shape.props[name] = found.default
        if found.default is _UNSET:
            shape.required.append(name)
    elif one.default is MISSING:
        shape.required.append(name)
    else:
        shape.plain[name] = one.default
