"""The port to a phone's own storage: texts by name, that stay when the page is closed.

What is kept, under which name, is the business of whoever keeps it. No form of it lives here.
"""

from typing import Protocol


class PhoneStorage(Protocol):
    """Texts by name, read by this program only; nothing of them is ever logged.

    A storage that does not answer is never taken for one that keeps nothing: the owner of a seat
    would come back as a stranger.
    """

    async def get(self, name: str, longest: int) -> str | None:
        """The text under that name, of at most `longest` characters; None if there is none.

        Raises `StoreFailed`: the storage does not answer, or what is there can't be ours.
        """
        ...

    async def set(self, name: str, text: str) -> bool:
        """Whether `text` is kept under that name now: written and read back."""
        ...
