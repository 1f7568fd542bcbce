"""The browser's part of a phone: storage, clipboard, and whatever else a service may ask for.

What must not live here: sessions, controls.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from flet.controls.services.semantics_service import AccessibilityFeatures

FEATURES = [one.name for one in fields(AccessibilityFeatures)]
Args = dict[str, Any]
Answer = Callable[[Args], Any]


class Browser:
    """Answers service calls from memory.

    `calls` lists (control, method) in order. `answers` overrules: put a function there to feed a
    camera's picture, or one that raises RuntimeError to let a service fail on the phone.
    """

    def __init__(self, storage: dict[str, Any]) -> None:
        self.storage = storage
        self.clipboard: str | None = None
        self.still = False
        """Its owner wants nothing to move."""
        self.calls: list[tuple[str, str]] = []
        self.answers: dict[tuple[str, str], Answer] = {}

    def answer(self, kind: str, name: str, args: Args) -> tuple[Any, str | None]:
        """The result and the error, one of them None. What is not known is answered None."""
        self.calls.append((kind, name))
        own = self.answers.get((kind, name))
        try:
            if own is not None:
                return own(args), None
            if kind == "SharedPreferences":
                return self.remember(name, args), None
            if kind == "SemanticsService":
                return dict.fromkeys(FEATURES, self.still), None
            if kind == "Share":
                raise RuntimeError("this browser has no share sheet")
            if kind == "Clipboard" and name == "set":
                self.clipboard = args["data"]
            return self.clipboard if (kind, name) == ("Clipboard", "get") else None, None
        except RuntimeError as refused:
            return None, str(refused)

    def remember(self, name: str, args: Args) -> Any:
        """localStorage, as SharedPreferences uses it."""
        match name:
            case "set":
                self.storage[args["key"]] = args["value"]
                return True
            case "get":
                return self.storage.get(args["key"])
            case "contains_key":
                return args["key"] in self.storage
            case "remove":
                return self.storage.pop(args["key"], None) is not None
            case "get_keys":
                return [key for key in self.storage if key.startswith(args["key_prefix"])]
            case "clear":
                self.storage.clear()
                return True
        raise RuntimeError(f"a browser's storage cannot {name}")
