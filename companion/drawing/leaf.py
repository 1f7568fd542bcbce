"""One property of one control, told to its phone without a drawing (flet 1.0.5).

Flet lets nobody else change what a component has drawn, and its own patch of one control puts
classes around four words. What must not live here: what follows what (`ui.live`).
"""

from typing import Any

import flet as ft
from flet.controls.object_patch import Operation
from flet.messaging.connection import Connection
from flet.messaging.protocol import Message, MessageAction

_REPLACE = Operation.Replace.value


def number(control: ft.BaseControl) -> int:
    """What a control is called on the wire."""
    return int(control._i)


def put(control: ft.BaseControl, name: str, value: Any) -> bool:
    """Give a drawn control another property; whether it was another. Flet's comparison reads it."""
    if getattr(control, name) == value:
        return False
    control._values[name] = value
    return True


def tell(line: Connection, control: ft.BaseControl, changed: dict[str, Any]) -> None:
    """Tell the phone at the other end of these properties."""
    patch = [[0], *([_REPLACE, 0, *one] for one in changed.items())]
    body = {"id": number(control), "patch": patch}
    line.send_message(Message(MessageAction.PATCH_CONTROL, body))
