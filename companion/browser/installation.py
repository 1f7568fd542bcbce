"""The program as it lies on a phone: what its page tells of it, and what it is asked to do.

What the page does then stands in `assets/browser/start.js`.
"""

import importlib
from collections.abc import Callable
from typing import Any

from companion.ui.installing import Offer


class PageInstallation:
    """See `Installation`, which this is."""

    def __init__(self, here: Any) -> None:
        """here: the page, as the worker gives it."""
        self._here = here

    @property
    def offer(self) -> Offer:
        """See `Installation.offer`."""
        return Offer(str(self._here.installation.offer))

    @property
    def newer(self) -> bool:
        """See `Installation.newer`."""
        return bool(self._here.installation.newer)

    def watch(self, changed: Callable[[], None]) -> None:
        """See `Installation.watch`."""
        create_proxy = importlib.import_module("pyodide.ffi").create_proxy
        self._here.installation.changed = create_proxy(changed)

    def install(self) -> None:
        """See `Installation.install`."""
        self._here.wish("install")

    def renew(self) -> None:
        """See `Installation.renew`."""
        self._here.wish("renew")
