"""The boxes a screen is made of, by Flutter's rules for what we use of it.

A box is told the least and the most it may take, asks its parts, and says what it takes; whoever
asked places it. What must not live here: what is wrong with a screen (see `layout`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import inf
from typing import Any

from tests.support.letters import USUAL, Letters
from tests.support.mirror import Node

Grid = tuple[float, float]
SLACK = 0.6
"""dp that are not seen."""


@dataclass(frozen=True)
class Room:
    """What a box may take, in dp: width and height, the least and the most."""

    least: Grid
    most: Grid

    def loose(self) -> "Room":
        return Room((0, 0), self.most)

    def tight(self, width: float | None, height: float | None) -> "Room":
        """With sizes of its own, as far as it may."""
        least, most = list(self.least), list(self.most)
        for at, size in enumerate((width, height)):
            if size is not None:
                least[at] = most[at] = min(max(size, self.least[at]), self.most[at])
        return Room((least[0], least[1]), (most[0], most[1]))

    def without(self, width: float, height: float) -> "Room":
        taken = (width, height)
        least, most = (
            tuple(max(0.0, size - by) for size, by in zip(sizes, taken, strict=True))
            for sizes in (self.least, self.most)
        )
        return Room((least[0], least[1]), (most[0], most[1]))

    def holds(self, width: float, height: float) -> Grid:
        """That size, as far as it may be taken."""
        return (
            min(max(width, self.least[0]), self.most[0]),
            min(max(height, self.least[1]), self.most[1]),
        )


@dataclass
class Box:
    """A control as it stands: its size, its parts and where each stands in it. faults: in words."""

    node: Node
    size: Grid
    parts: list[tuple[float, float, "Box"]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def all(self, x: float = 0, y: float = 0) -> Iterator[tuple[float, float, "Box"]]:
        """All boxes, parents first, each with its corner."""
        yield x, y, self
        for dx, dy, part in self.parts:
            yield from part.all(x + dx, y + dy)


def shown(kids: Any) -> list[Node]:
    """Controls that take room, out of the components around them."""
    out: list[Node] = []
    for kid in kids if isinstance(kids, list) else [kids]:
        if isinstance(kid, dict) and kid.get("_c") == "C":
            out += shown(kid.get("_b"))
        elif isinstance(kid, dict) and kid.get("visible") is not False:
            out.append(kid)
    return out


def called(node: Node) -> str:
    """What a person would call it."""
    for part in _below(node):
        for key in ("value", "semantics_label", "label"):
            if part.get(key):
                return str(part[key])
    return str(node.get("key") or node["_c"])


def _below(node: Any) -> Iterator[Node]:
    yield node
    for name in ("content", "controls"):
        for kid in shown(node.get(name)):
            yield from _below(kid)


def place(node: Node, room: Room) -> Box:
    """A box that takes what it may."""
    kind = node["_c"]
    if kind not in OWN_SIZE:
        room = room.tight(node.get("width"), node.get("height"))
    return KINDS.get(kind, _through)(node, room)


def _through(node: Node, room: Room) -> Box:
    """What is as large as its content."""
    inside = shown(node.get("content"))
    if not inside:
        return Box(node, room.holds(0, 0))
    part = place(inside[0], room)
    return Box(node, part.size, [(0, 0, part)])


def _container(node: Node, room: Room) -> Box:
    room = room.tight(node.get("width"), node.get("height"))
    left, top, right, bottom = _edges(node.get("padding"))
    edge = _border(node.get("border"))
    left, top, right, bottom = left + edge, top + edge, right + edge, bottom + edge
    inside = shown(node.get("content"))
    if not inside:
        most = (size if size < inf else 0.0 for size in room.most)
        return Box(node, room.holds(*most))
    within = room.without(left + right, top + bottom)
    if node.get("alignment") is None:
        part = place(inside[0], within)
        size = room.holds(part.size[0] + left + right, part.size[1] + top + bottom)
        return Box(node, size, [(left, top, part)])
    part = place(inside[0], within.loose())
    taken = within.holds(
        *(most if most < inf else own for most, own in zip(within.most, part.size, strict=True))
    )
    x, y = _aligned(node["alignment"], taken, part.size)
    size = (taken[0] + left + right, taken[1] + top + bottom)
    return Box(node, size, [(left + x, top + y, part)])


def _button(node: Node, room: Room) -> Box:
    style = node.get("style") or node.get("_internals", {}).get("style") or {}
    left, top, right, bottom = _edges(style.get("padding"))
    least = room.holds(64 if node.get("width") is None else 0, 40)
    within = Room(least, room.most).without(left + right, top + bottom)
    part = place(shown(node["content"])[0], within.loose())
    taken = within.holds(*part.size)
    x, y = (taken[0] - part.size[0]) / 2, (taken[1] - part.size[1]) / 2
    size = (taken[0] + left + right, taken[1] + top + bottom)
    return Box(node, size, [(left + x, top + y, part)])


def _stack(node: Node, room: Room) -> Box:
    fit = node.get("fit") or "loose"
    free = room.loose() if fit == "loose" else room
    if fit == "expand" and max(room.most) < inf:
        free = Room(room.most, room.most)
    kids = shown(node.get("controls"))
    sides = ("left", "right", "top", "bottom")
    lying = [kid for kid in kids if all(kid.get(side) is None for side in sides)]
    boxes = {id(kid): place(kid, free) for kid in lying}
    if lying:
        widths, heights = zip(*(boxes[id(kid)].size for kid in lying), strict=True)
        size = room.holds(max(widths), max(heights))
    else:
        size = room.holds(*(most if most < inf else 0.0 for most in room.most))
    parts: list[tuple[float, float, Box]] = []
    for kid in kids:
        if (box := boxes.get(id(kid))) is not None:
            x, y = _aligned(node.get("alignment") or {"x": -1, "y": -1}, size, box.size)
        else:
            x, y, box = _positioned(kid, size)
        parts.append((x, y, box))
    return Box(node, size, parts)


def _positioned(node: Node, size: Grid) -> tuple[float, float, Box]:
    fixed: list[float | None] = []
    for before, after, most, own in (
        ("left", "right", size[0], "width"),
        ("top", "bottom", size[1], "height"),
    ):
        both = node.get(before) is not None and node.get(after) is not None
        fixed.append(most - node[before] - node[after] if both else node.get(own))
    box = place(node, Room((0, 0), (inf, inf)).tight(*fixed))
    x = _from_edge(node, "left", "right", size[0] - box.size[0])
    return x, _from_edge(node, "top", "bottom", size[1] - box.size[1]), box


def _from_edge(node: Node, before: str, after: str, free: float) -> float:
    if node.get(before) is not None:
        return float(node[before])
    return free - float(node[after]) if node.get(after) is not None else 0.0


def _line(node: Node, room: Room) -> Box:
    """A row or a column; `main` is the number of the way along it."""
    main = 0 if node["_c"] == "Row" else 1
    if node.get("wrap"):
        return _wrapped(node, room)
    kids, gap = shown(node.get("controls")), float(node.get("spacing", 10))
    cross = "vertical_alignment" if main == 0 else "horizontal_alignment"
    how = node.get(cross) or ("center" if main == 0 else "start")
    scrolls = node.get("scroll") not in (None, False)
    most = inf if scrolls else room.most[main]
    other = room.most[1 - main]
    stretched = how == "stretch" and other < inf
    boxes: dict[int, Box] = {}

    if node.get("intrinsic_height") and main == 0:  # as high as the highest would be
        other = max((part.size[1] for part in _loosely(node, room)), default=0.0)
        stretched = how == "stretch"

    def free(least: float, up_to: float) -> Room:
        across = (other if stretched else 0.0, other)
        along = (least, up_to)
        pairs = (along, across) if main == 0 else (across, along)
        return Room((pairs[0][0], pairs[1][0]), (pairs[0][1], pairs[1][1]))

    rigid = [kid for kid in kids if not kid.get("expand") or most == inf]
    for kid in rigid:
        boxes[id(kid)] = place(kid, free(0, inf))
    taken = sum(box.size[main] for box in boxes.values()) + gap * max(0, len(kids) - 1)
    flexible = [kid for kid in kids if id(kid) not in boxes]
    faults = []
    if taken > most + SLACK:
        faults.append(f"{node['_c']} of {called(node)!r}: {taken - most:.0f} dp too much")
    if how == "stretch" and other == inf and kids:  # without end, and what is beside it unseen
        faults.append(f"{node['_c']} of {called(node)!r}: no end to stretch to")
    share = max(0.0, most - taken) / len(flexible) if flexible else 0.0
    for kid in flexible:
        boxes[id(kid)] = place(kid, free(share, share))
    length = sum(boxes[id(kid)].size[main] for kid in kids) + gap * max(0, len(kids) - 1)
    width = max((boxes[id(kid)].size[1 - main] for kid in kids), default=0.0)
    full = most if most < inf and not node.get("tight") else length
    sizes = (full, width) if main == 0 else (width, full)
    size = room.holds(*sizes)
    space = max(0.0, size[main] - length)
    at, between = _spread(node.get("alignment") or "start", space, len(kids))
    parts: list[tuple[float, float, Box]] = []
    for kid in kids:
        box = boxes[id(kid)]
        over = size[1 - main] - box.size[1 - main]
        aside = {"center": over / 2, "end": over}.get(how, 0.0)
        parts.append((at, aside, box) if main == 0 else (aside, at, box))
        at += box.size[main] + gap + between
    return Box(node, size, parts, faults)


def _loosely(node: Node, room: Room) -> list[Box]:
    """What is in a row, as high as it likes."""
    low = node | {"intrinsic_height": None, "vertical_alignment": "start"}
    return [part for _, _, part in _line(low, Room((0, 0), (room.most[0], inf))).parts]


def _wrapped(node: Node, room: Room) -> Box:
    gap, below = float(node.get("spacing", 10)), float(node.get("run_spacing", 10))
    most = room.most[0]
    boxes = [place(kid, Room((0, 0), (most, inf))) for kid in shown(node.get("controls"))]
    parts: list[tuple[float, float, Box]] = []
    x = y = high = widest = 0.0
    for box in boxes:
        if x and x + box.size[0] > most + SLACK:
            x, y, high = 0.0, y + high + below, 0.0
        parts.append((x, y, box))
        widest = max(widest, x + box.size[0])
        x, high = x + box.size[0] + gap, max(high, box.size[1])
    return Box(node, room.holds(widest, y + high), parts)


def _text(node: Node, room: Room) -> Box:
    words, style = str(node.get("value") or ""), node.get("style") or {}
    letters = letters_of(style)
    if not words:
        return Box(node, room.holds(0, letters.line))
    most = 1 if node.get("no_wrap") else node.get("max_lines") or inf
    width = room.most[0]
    lines = [words] if node.get("no_wrap") else letters.lines(words, width + SLACK)
    high = letters.line * min(len(lines), most)
    faults = []
    if not letters.fits(words, width, most):
        faults.append(f"{words!r} in {width:.0f} dp, {most} lines of {letters.size:.0f}")
    if high > room.most[1] + SLACK:
        faults.append(f"{words!r}: {high:.0f} dp high, of {room.most[1]:.0f}")
    return Box(node, room.holds(max(map(letters.width, lines)), high), [], faults)


def _field(node: Node, room: Room) -> Box:
    _, top, _, bottom = _edges(node.get("content_padding"))
    letters = letters_of(node.get("text_style") or {})
    high = letters.line * float(node.get("min_lines") or 1) + top + bottom
    hint, faults = str(node.get("hint_text") or ""), []
    hinted = letters_of(node.get("hint_style") or {})
    if hint and not hinted.fits(hint, room.most[0], 1):
        faults.append(f"{hint!r} in {room.most[0]:.0f} dp")
    return Box(node, room.holds(room.most[0], high), [], faults)


def _empty(node: Node, room: Room) -> Box:
    """A drawing, whose size is fixed."""
    wide, high = node.get("width"), node.get("height")
    return Box(node, room.tight(wide, high).holds(wide or 0, high or 0))


def _loose(node: Node, room: Room) -> Box:
    part = place(shown(node["content"])[0], room.loose())
    return Box(node, room.holds(*part.size), [(0, 0, part)])


KINDS: dict[str, Callable[[Node, Room], Box]] = {
    "Container": _container,
    "Button": _button,
    "Stack": _stack,
    "Row": _line,
    "Column": _line,
    "Text": _text,
    "TextField": _field,
    "Image": _empty,
    "Canvas": _empty,
    "ProgressRing": _empty,
    "AnimatedSwitcher": _loose,
}
OWN_SIZE = ("Container", "Image")


def letters_of(style: dict[str, Any]) -> Letters:
    """What words of that style are set in."""
    return Letters(
        style.get("font_family") or USUAL,
        float(style.get("size") or 14),
        style.get("height"),
        float(style.get("letter_spacing") or 0),
    )


def _edges(padding: Any) -> tuple[float, float, float, float]:
    if isinstance(padding, dict):
        left, top, right, bottom = (
            float(padding.get(side) or 0) for side in ("left", "top", "right", "bottom")
        )
        return left, top, right, bottom
    every = float(padding or 0)
    return every, every, every, every


def _border(border: Any) -> float:
    """The thickest edge: ours are alike all round, or lie at one side of something low."""
    if not isinstance(border, dict):
        return 0.0
    sides = [side.get("width", 1) for side in border.values() if isinstance(side, dict)]
    return float(sum(sides)) / 4


def _aligned(how: Any, room: Grid, size: Grid) -> Grid:
    x, y = (how.get("x", 0), how.get("y", 0)) if isinstance(how, dict) else (0, 0)
    return (room[0] - size[0]) * (x + 1) / 2, (room[1] - size[1]) * (y + 1) / 2


def _spread(how: str, space: float, count: int) -> Grid:
    """Where the first of a line stands, and how much more lies between two."""
    match how:
        case "center":
            return space / 2, 0.0
        case "end":
            return space, 0.0
        case "spaceBetween" if count > 1:
            return 0.0, space / (count - 1)
        case _:
            return 0.0, 0.0
