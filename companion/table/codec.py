"""Frozen dataclasses to JSON values and back, for the log: unions are told apart by class name."""

import json
from enum import Enum
from typing import Any, TypeVar, Union, get_args

import cattrs
from cattrs.preconf.json import make_converter
from cattrs.strategies import configure_tagged_union

from companion.table.log import canonical

T = TypeVar("T")

_converter = make_converter(forbid_extra_keys=True)
_converter.register_unstructure_hook(bytes, bytes.hex)
_converter.register_structure_hook(bytes, lambda text, _: bytes.fromhex(text))
_known: set[Any] = set()


def _teach(kind: Any) -> None:
    """Unions of two or more classes are tagged with the class's name, once each."""
    if kind not in _known:
        _known.add(kind)
        if len(get_args(kind)) > 1:
            configure_tagged_union(Union[get_args(kind)], _converter, tag_name="is")  # noqa: UP007
            _known.add(Union[get_args(kind)])  # noqa: UP007


def plain(value: object, kind: Any) -> Any:
    """The JSON value of `value`, which is one of the classes of `kind` (a class or a union)."""
    _teach(kind)
    return _converter.unstructure(value, unstructure_as=kind)


def text(value: object, kind: Any) -> str:
    """The canonical JSON text of `value`."""
    return canonical(plain(value, kind))


def value(data: Any, kind: type[T] | Any) -> Any:
    """The value a JSON value stands for. Raises ValueError if it stands for none of `kind`."""
    _teach(kind)
    try:
        return _converter.structure(data, kind)
    except (cattrs.BaseValidationError, KeyError, TypeError, ValueError, AttributeError):
        raise ValueError("not a record of this kind") from None


def parse(text: str, kind: type[T] | Any) -> Any:
    """The value a JSON text stands for. Raises ValueError if it stands for none of `kind`."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value(data, kind)


__all__ = ["Enum", "parse", "plain", "text", "value"]
