"""Refusals are values: what a player is told when a thing is not done. Nothing has changed then.

The root of all of them, of codes, tables, stores and games. Deciding to refuse must not live here.
"""

import re
from dataclasses import dataclass
from typing import ClassVar

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True)
class Refusal:
    """A reason not to do something: `key` names the sentence, the fields are its arguments.

    None of the fields ever holds a secret or foreign text. The key is made of the class's name, as
    `refusal-not-your-seat`, unless the class names one itself; that of a family begins otherwise:
    `class NightRefusal(Refusal, family="secret_night-refusal")`.
    """

    key: ClassVar[str] = "refusal"
    _family: ClassVar[str] = "refusal"

    def __init_subclass__(cls, family: str = "", **more: object) -> None:
        super().__init_subclass__(**more)
        if family:
            cls._family = family
        if "key" not in vars(cls):
            cls.key = f"{cls._family}-{_HUMP.sub('-', cls.__name__).lower()}"


class Failed(Exception):
    """It could not be done and nothing has changed; `refusal` is the sentence to show."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
