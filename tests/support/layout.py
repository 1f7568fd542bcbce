"""Where things stand on a phone, and how large they are, built from the phone's tree alone.

    drawn = layout(page, view)
    assert not drawn.wrong

No browser is needed. What must not live here: how a box finds its size (see `boxes`).
"""

from dataclasses import dataclass
from typing import Any

from tests.support import unseen
from tests.support.aloud import faults
from tests.support.boxes import SLACK, Box, Room, called, place, shown
from tests.support.mirror import Node

PRESSED = ("on_click", "on_tap", "on_tap_down")
TARGET = 48.0
"""dp of what a thumb finds."""


@dataclass(frozen=True)
class Drawn:
    """A screen. small: what is pressed and is less than a target. cut: words that are not whole.

    unsaid: what is pressed and has no name for a screen reader, or says one twice. wrong: all of
    that, and words that nobody sees.
    """

    root: Box

    @property
    def wrong(self) -> tuple[str, ...]:
        return (*self.small, *self.cut, *self.unsaid, *unseen.faults(self.root))

    @property
    def small(self) -> list[str]:
        found = (box for _, _, box in self.root.all() if _pressed(box.node))
        return [f"{called(b.node)}: {b.size[0]:.0f} × {b.size[1]:.0f}" for b in found if _small(b)]

    @property
    def cut(self) -> list[str]:
        return [fault for _, _, box in self.root.all() for fault in box.faults]

    @property
    def unsaid(self) -> list[str]:
        return faults(self.root)


def layout(page: Node, view: Any) -> Drawn:
    """page: for its size. view: what is drawn on it (`Mirror.view`)."""
    size = (float(page["width"]), float(page["height"]))
    (top,) = view[0]
    parts = [place(kid, Room(size, size)) for kid in shown(top["controls"])]
    return Drawn(Box(top, size, [(0, 0, part) for part in parts]))


def _pressed(node: Node) -> bool:
    return node["_c"] in ("Button", "GestureDetector") and any(node.get(on) for on in PRESSED)


def _small(box: Box) -> bool:
    return min(box.size) < TARGET - SLACK
