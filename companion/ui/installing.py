"""The port to a program that runs on the phone itself: putting it on the home screen, renewing it.

How a browser does that, and whether it can, must not be known here.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Protocol


class Offer(StrEnum):
    """How this phone could get the program onto its home screen."""

    NOTHING = ""
    """It is there, or the browser can't."""
    ASK = "ask"
    """The browser asks its owner, on a tap."""
    SHARE = "share"
    """Its owner does it by hand, in the browser's menu for sharing."""


class Installation(Protocol):
    """The program as it lies on this phone."""

    @property
    def offer(self) -> Offer:
        """What can be offered now."""
        ...

    @property
    def newer(self) -> bool:
        """Whether a newer version is here and waits to be started."""
        ...

    def watch(self, changed: Callable[[], None]) -> None:
        """Call `changed` whenever one of the two is another, from outside the phone's page."""
        ...

    def install(self) -> None:
        """Let the browser ask its owner."""
        ...

    def renew(self) -> None:
        """Start the newer version: the page is loaded anew."""
        ...


class NoInstallation:
    """See `Installation`: where a server draws the phone, nothing lies on it."""

    offer, newer = Offer.NOTHING, False

    def watch(self, changed: Callable[[], None]) -> None:
        """Nothing ever changes."""

    def install(self) -> None:
        """There is nothing to install."""

    def renew(self) -> None:
        """The server brings the newest by itself."""
