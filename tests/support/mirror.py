"""What a phone has received: the tree of controls, built from the bytes on the wire alone.

It does what the real client does with a register response and with patches. So "is it gone from
the phone?" is answered by the phone's side, not by what Python believes.
"""

from collections.abc import Iterator
from typing import Any

Node = dict[str, Any]
REPLACE, ADD, REMOVE, MOVE = range(4)

# properties a person sees or hears
SEEN = ("value", "content", "text", "hint_text", "label", "tooltip", "semantics_label", "error")
SIDES = ("left", "top", "right", "bottom")


class Mirror:
    """The client's tree. Nodes are the plain dictionaries of the wire (`_c` type, `_i` id).

    `numb`: the tree of a phone that came back after a lost connection. The real client then no
    longer repaints what it had before (see flet-notes, bite 2), so patches to those controls do
    nothing here either; what the program renders anew from the page on is alive.
    """

    def __init__(self, page: Node, *, numb: bool = False) -> None:
        self.page = page
        self.numb: set[int] = set()
        if numb:
            self.numb = {node["_i"] for node in nodes(page.get("views"))}

    def patch(self, target: int, patch: list[Any]) -> None:
        """Apply one patch message to the control `target`. Unknown targets are ignored, as on a
        phone whose control has gone meanwhile; so are numb ones."""
        root = self.by_id(target)
        if root is None or target in self.numb:
            return
        paths = dict(flat_paths(patch[0], ()))
        for operation in patch[1:]:
            apply(root, paths, operation)

    def by_id(self, number: int) -> Node | None:
        return next((node for node in nodes(self.page) if node.get("_i") == number), None)

    def view(self) -> Any:
        """What is on the screen: the uppermost view, and what lies over it."""
        views = unwrapped(self.page.get("views") or [])
        over = [value for key, value in self.page.items() if key in ("_overlay", "_dialogs")]
        return [views[-1:], *over]


def flat_paths(tree: list[Any], path: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """The numbered paths of a patch's path table."""
    yield tree[0], path
    if len(tree) > 1:
        for key, branch in tree[1].items():
            yield from flat_paths(branch, (*path, key))


def walk(root: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        root = root[key]
    return root


def apply(root: Node, paths: dict[int, tuple[Any, ...]], operation: list[Any]) -> None:
    """One operation. Indices are as they are at this moment (patches are made that way)."""
    kind, number, key, *rest = operation
    place = walk(root, paths[number])
    if kind == REPLACE:
        place[key] = rest[0]
    elif kind == ADD:
        if isinstance(place, list):
            place.insert(key, rest[0])
        else:
            place[key] = rest[0]
    elif kind == REMOVE:
        del place[key]
    elif kind == MOVE:
        moved = place.pop(key)
        goal = walk(root, paths[rest[0]])
        if isinstance(goal, list):
            goal.insert(rest[1], moved)
        else:
            goal[rest[1]] = moved


def unwrapped(views: Any) -> list[Any]:
    """Views without the components around them."""
    out: list[Any] = []
    for view in views if isinstance(views, list) else [views]:
        if isinstance(view, dict) and view.get("_c") == "C":
            out += unwrapped(view.get("_b") or [])
        else:
            out.append(view)
    return out


def nodes(root: Any, *, painted: bool = False) -> Iterator[Node]:
    """All controls below `root`, parents first; `painted`: without the invisible ones."""
    if isinstance(root, dict):
        if painted and root.get("visible") is False:
            return
        if "_c" in root:
            yield root
        for value in root.values():
            yield from nodes(value, painted=painted)
    elif isinstance(root, list):
        for value in root:
            yield from nodes(value, painted=painted)


def misplaced(root: Any, above: str = "Stack") -> Iterator[Node]:
    """Controls with a place of their own that no Stack holds: the client draws an error there.

    above: the kind of control that holds `root`; a page's own layers hold like a Stack.
    """
    if isinstance(root, dict):
        kind = root.get("_c", "")
        if kind not in ("", "C"):
            if above != "Stack" and any(root.get(side) is not None for side in SIDES):
                yield root
            above = kind
        for value in root.values():
            yield from misplaced(value, above)
    elif isinstance(root, list):
        for value in root:
            yield from misplaced(value, above)


def own(node: Node, events: tuple[str, ...]) -> Node:
    """`node` without those parts that answer `events` themselves: their words are theirs."""

    def cut(value: Any) -> Any:
        if isinstance(value, list):
            return [cut(item) for item in value]
        if not isinstance(value, dict):
            return value
        if "_c" in value and any(value.get(event) for event in events):
            return None
        return {key: cut(part) for key, part in value.items()}

    return {key: cut(part) for key, part in node.items()}


def words(root: Any) -> list[str]:
    """Every text that is painted below `root` and every label a screen reader could read."""
    return [
        value
        for node in nodes(root, painted=True)
        for key in SEEN
        if isinstance(value := node.get(key), str) and value
    ]


def strings(root: Any) -> Iterator[str]:
    """Every string anywhere below `root`, painted or not: for looking for secrets."""
    if isinstance(root, str):
        yield root
    elif isinstance(root, dict):
        for value in root.values():
            yield from strings(value)
    elif isinstance(root, list):
        for value in root:
            yield from strings(value)


def parents(root: Any) -> list[tuple[Node, list[str], bool]]:
    """Painted controls with the labels that stand directly around them, and whether disabled."""
    out: list[tuple[Node, list[str], bool]] = []

    def go(value: Any, around: list[str], off: bool) -> None:
        if isinstance(value, list):
            for item in value:
                go(item, [], off)
        elif isinstance(value, dict):
            if value.get("visible") is False:
                return
            off = off or bool(value.get("disabled"))
            if "_c" in value:
                out.append((value, around, off))
                if value["_c"] == "Semantics":
                    around = [*around, *filter(None, [value.get("label")])]
                elif value["_c"] not in ("C", "KeyboardListener"):
                    around = []
            for item in value.values():
                go(item, around, off)

    go(root, [], False)
    return out
