"""Words that stand on a screen and are not seen: beyond an edge, or under something else.

Whoever scrolls to them sees them. What must not live here: how a box finds its size (see `boxes`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from companion.ui.theme import SCRIM
from tests.support.boxes import SLACK, Box, called, letters_of
from tests.support.mirror import Node

Rect = tuple[float, float, float, float]
"""Left, top, right and bottom in dp."""
OPAQUE = 0x80
"""How much of what is under it a colour hides at least, of 255, to count as something."""
TOUCH = 2.0
"""dp by which lines of words may reach into each other: their letters do not yet."""
LEAST = 64.0
"""dp of a part that scrolls, at least: less shows no whole line of large words."""


@dataclass(frozen=True)
class _Window:
    """What is seen of a part of a screen. moves: sideways, up and down: it scrolls."""

    edge: Rect
    moves: tuple[bool, bool] = (False, False)

    def cut(self, edge: Rect) -> "_Window":
        """Where a part cuts what reaches beyond it."""
        left, top = max(edge[0], self.edge[0]), max(edge[1], self.edge[1])
        right, bottom = min(edge[2], self.edge[2]), min(edge[3], self.edge[3])
        return replace(self, edge=(left, top, max(left, right), max(top, bottom)))

    def beyond(self, rect: Rect) -> float:
        """By how many dp something reaches beyond it, where nobody can scroll."""
        by = [0.0]
        for at, moves in enumerate(self.moves):
            if not moves:
                by += [self.edge[at] - rect[at], rect[at + 2] - self.edge[at + 2]]
        return max(by)


@dataclass
class _Screen:
    """What has been painted so far. sheet: something lies over all of it."""

    edge: Rect
    words: list[tuple[Rect, str]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    sheet: bool = False

    def hides(self, rect: Rect, what: str, *, scrim: bool) -> None:
        """Something is painted that cannot be seen through, or what lies under a sheet."""
        if scrim:
            self.sheet = True
        if scrim or _within(self.edge, rect):
            self.words = [(under, said) for under, said in self.words if not _both(under, rect)]
        for under, said in self.words:
            if _both(under, rect):
                self.faults.append(f"{what!r} lies on {said!r}")


def faults(root: Box) -> list[str]:
    """In words."""
    edge = (0.0, 0.0, *root.size)
    screen = _Screen(edge)
    _paint(root, 0, 0, _Window(edge), screen)
    return screen.faults


def _paint(box: Box, x: float, y: float, window: _Window, screen: _Screen) -> None:
    node, rect = box.node, (x, y, x + box.size[0], y + box.size[1])
    # A call takes the place of a bar's title until it is closed, see `screens.shell`.
    if node.get("rotate") or (node.get("key") == "band" and not screen.sheet):
        return
    if node["_c"] == "Text":
        _say(box, rect, window, screen)
    elif _opaque(node) and (seen := _common(rect, window.edge)):
        screen.hides(seen, called(node), scrim=node.get("bgcolor") == SCRIM)
    if node["_c"] == "Stack" and not any(window.moves):
        window = window.cut(rect)
    if node.get("scroll") not in (None, False):
        window = _scrolled(box, rect, window, screen)
    for dx, dy, part in box.parts:
        _paint(part, x + dx, y + dy, window, screen)


def _scrolled(box: Box, rect: Rect, window: _Window, screen: _Screen) -> _Window:
    """What is seen of a row or a column that moves."""
    main = 0 if box.node["_c"] == "Row" else 1
    ends = ((x + part.size[0], y + part.size[1])[main] for x, y, part in box.parts)
    inside = max(ends, default=0.0)
    if window.moves[main]:
        return window.cut(rect) if main else replace(window, moves=(True, True))
    window = window.cut(rect)
    room = window.edge[main + 2] - window.edge[main]
    if inside > room + SLACK and room < LEAST:
        screen.faults.append(f"{called(box.node)!r}: {room:.0f} dp of {inside:.0f} to scroll")
    return replace(window, moves=(window.moves[0] or not main, window.moves[1] or bool(main)))


def _say(box: Box, rect: Rect, window: _Window, screen: _Screen) -> None:
    said = str(box.node.get("value") or "")
    if not said.strip():
        return
    rect = _written(box, rect)
    if (by := window.beyond(rect)) > TOUCH:
        screen.faults.append(f"{said!r}: {by:.0f} dp beyond the edge")
    if seen := _common(rect, window.edge):
        screen.faults += [
            f"{said!r} lies on {before!r}" for under, before in screen.words if _both(under, seen)
        ]
        screen.words.append((seen, said))


def _written(box: Box, rect: Rect) -> Rect:
    """Where its letters are."""
    node, (left, top, right, bottom) = box.node, rect
    letters = letters_of(node.get("style") or {})
    lines = letters.lines(str(node["value"]), right - left + SLACK)
    free = right - left - max(map(letters.width, lines))
    before = {"center": free / 2, "end": free}.get(str(node.get("text_align")), 0.0)
    return (left + before, top, right - free + before, bottom)


def _opaque(node: Node) -> bool:
    style = node.get("style") or node.get("_internals", {}).get("style") or {}
    colours = (node.get("bgcolor"), style.get("bgcolor") if node["_c"] == "Button" else None)
    return any(map(_hides, _flat(colours)))


def _flat(colours: object) -> Iterator[str]:
    """A colour, or those of several states."""
    if isinstance(colours, str):
        yield colours
    elif isinstance(colours, dict | tuple):
        for colour in colours.values() if isinstance(colours, dict) else colours:
            yield from _flat(colour)


def _hides(colour: str) -> bool:
    """Of a colour `#RRGGBB` or `#AARRGGBB`."""
    digits = colour.lstrip("#")
    return len(digits) == 6 or int(digits[:2], 16) >= OPAQUE


def _common(one: Rect, other: Rect) -> Rect | None:
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return (left, top, right, bottom) if right > left and bottom > top else None


def _both(one: Rect, other: Rect) -> bool:
    """Whether one lies on the other."""
    found = _common(one, other)
    return found is not None and min(found[2] - found[0], found[3] - found[1]) > TOUCH


def _within(inner: Rect, outer: Rect) -> bool:
    return all(a >= b - TOUCH for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + TOUCH for a, b in zip(inner[2:], outer[2:], strict=True)
    )
