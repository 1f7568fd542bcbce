"""What a screen reader says of a screen's controls: each that is pressed has one name, said once.

What must not live here: where things stand (`boxes`, `layout`).
"""

from tests.support.boxes import Box, called
from tests.support.mirror import Node


def faults(root: Box) -> list[str]:
    """What is pressed and has no name, or a name that is said twice."""
    found: list[str] = []
    _heard(root, found)
    return found


def _heard(box: Box, found: list[str]) -> list[str]:
    """The words of a part in the order they are said; what is wrong in it is added to `found`."""
    node, label = box.node, _said(box.node)
    own = [label] if label else []
    if node.get("exclude_semantics"):
        below: list[str] = []
    else:
        below = [words for _, _, part in box.parts for words in _heard(part, found)]
    heard = own + below
    pressed = node["_c"] == "Button" or node.get("on_click") or node.get("on_tap")
    silent = node["_c"] == "GestureDetector" and node.get("exclude_from_semantics")
    if pressed and not silent and not heard:
        found.append(f"{called(node)}: no name")
    once = {words.casefold() for words in heard}
    if (pressed or own) and len(once) < len(heard):
        found.append(f"{heard}: said twice")
    return heard


def _said(node: Node) -> str:
    """What a control says itself."""
    if node["_c"] == "Text":
        return str(node.get("semantics_label") or node.get("value") or "").strip()
    if node["_c"] == "Image":
        return "" if node.get("exclude_from_semantics") else str(node.get("semantics_label") or "")
    if node["_c"] in ("Semantics", "Button"):
        return str(node.get("label") or node.get("tooltip") or "")
    return ""
