"""Two phones' frames side by side: what must be alike, once what may differ is set aside.

May differ, because everybody at the table knows it or because it is chance: the numbers Flet gives
to controls (a small number takes fewer bytes), the names of calls, the player's name and seat mark.
And one thing of Flet's, whose waiting updates are a Python set: when a component and one inside it
both wait to be drawn, chance says through which of them the same change travels, six bytes more or
less. So operations are spelled with their path inside the innermost component, and sorted.

Nor is counted when a phone notes in its browser how far it saw the log: some seconds after the last
news, so for one before the deal, for another after it.
"""

import json
from collections.abc import Sequence
from typing import Any

from flet.messaging.protocol import MessageAction

from companion.ui.drawings import drawing
from companion.ui.theme import SEATS
from tests.support.mirror import flat_paths, strings
from tests.support.recording import Frame


def plain(frames: Sequence[Frame], seat: int, name: str) -> list[bytes]:
    """Each frame to the phone of `seat`, as bytes in which nothing is left that may differ."""
    return [_plain(frame, seat, name) for frame in frames if not _notes_what_it_saw(frame)]


def _notes_what_it_saw(frame: Frame) -> bool:
    """Whether it writes or reads `companion.seen` in the phone's own storage."""
    action, body = frame.message or (None, {})
    if action is not MessageAction.INVOKE_METHOD:
        return False
    return str((body.get("args") or {}).get("key", "")).startswith("companion.seen.")


def _plain(frame: Frame, seat: int, name: str) -> bytes:
    message = frame.message
    if message is None:
        return frame.data
    action, body = message
    if action is MessageAction.PATCH_CONTROL:
        value: Any = _operations(body["patch"])
    else:
        value = {key: part for key, part in body.items() if key not in ("control_id", "call_id")}
    told = [action.name, _set_aside(value, seat, name)]
    return json.dumps(told, sort_keys=True, default=bytes.hex).encode()


def _operations(patch: list[Any]) -> list[Any]:
    paths = {
        number: [key for key in path if key != "_b"]  # "_b": what a component has drawn
        for number, path in flat_paths(patch[0], ())
    }
    spelled = []
    for kind, number, key, *rest in patch[1:]:
        moved = [paths[rest[0]], rest[1]] if len(rest) == 2 else rest  # a move names two paths
        spelled.append([kind, [*paths[number], key], *moved])
    return sorted(spelled, key=lambda operation: repr(operation[:2]))


def _set_aside(value: Any, seat: int, name: str) -> Any:
    if isinstance(value, list):
        return [_set_aside(part, seat, name) for part in value]
    if isinstance(value, dict):
        if _is_mark(value, seat):
            return "the seat's mark"
        return {k: _set_aside(part, seat, name) for k, part in value.items() if k != "_i"}
    return "the player's name" if value == name else value


def _is_mark(node: dict[str, Any], seat: int) -> bool:
    """Whether this is the seat's shape with its letter (see `companion.ui.kit.seat`)."""
    if node.get("_c") != "Stack" or not isinstance(node.get("controls"), list):
        return False
    return drawing(f"seat-{SEATS[seat].shape}") in strings(node["controls"][0])
