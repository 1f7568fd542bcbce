"""A refusal on its way from the table server to a phone, which says it in its own language.

It goes as its key and its arguments. What this program has no sentence for is one general sentence.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.refusal import Refusal
from companion.table import codec

LONGEST = 200
"""Characters of an argument: names and figures are far shorter."""


@dataclass(frozen=True)
class StrangeRefusal(Refusal):
    """The table server refused it for a reason that this program does not know."""


def sent(refusal: Refusal) -> tuple[str, dict[str, Any]]:
    """Key and arguments."""
    return refusal.key, codec.plain(refusal, type(refusal))


def received(key: str, arguments: dict[str, Any]) -> Refusal:
    """The refusal that was meant."""
    if any(isinstance(told, str) and len(told) > LONGEST for told in arguments.values()):
        return StrangeRefusal()
    for kind in _kinds(Refusal):
        if kind.key == key:
            try:
                found: Refusal = codec.value(arguments, kind)
            except ValueError:
                continue
            return found
    return StrangeRefusal()


def _kinds(kind: type[Refusal]) -> Iterator[type[Refusal]]:
    for under in kind.__subclasses__():
        yield under
        yield from _kinds(under)
