"""What this phone's browser lends for sending a text on, keeping it and taking one in.

Its clipboard and its share sheet are not there on plain http; a file it saves there too.

What must not live here: screens, what stands in a text.
"""

import logging
from urllib.parse import urlsplit

import flet as ft

log = logging.getLogger(__name__)

_LOCAL = ("localhost", "127.0.0.1", "::1")
_HANDHELD = (ft.PagePlatform.ANDROID, ft.PagePlatform.ANDROID_TV, ft.PagePlatform.IOS)


def is_secure(url: str) -> bool:
    """Whether a browser takes this page for a secure one: only those get camera and clipboard."""
    parts = urlsplit(url)
    return parts.scheme in ("https", "wss") or parts.hostname in _LOCAL


class SendingOn:
    """Clipboard, share sheet, files of one page. Made once: Flet's services register themselves."""

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._clipboard, self._sheet, self._files = ft.Clipboard(), ft.Share(), ft.FilePicker()

    @property
    def secure(self) -> bool:
        """Whether this page is a secure one, and so may have a camera and a clipboard."""
        return is_secure(self._page.url or "")

    async def send(self, words: str) -> bool:
        """Offer a text to the phone's share sheet. False: there is none, copy it."""
        if not self.secure or self._page.platform not in _HANDHELD:
            return False
        try:
            sent = await self._sheet.share_text(
                words, download_fallback_enabled=False, mail_to_fallback_enabled=False
            )
        except (RuntimeError, TimeoutError):
            log.debug("no share sheet on this phone")
            return False
        return sent.status is not ft.ShareResultStatus.UNAVAILABLE

    async def copy(self, words: str) -> bool:
        """Copy a text. False where the browser lets no page do that: its user can."""
        if not self.secure:
            return False
        try:
            await self._clipboard.set(words)
        except (RuntimeError, TimeoutError):
            log.debug("no clipboard on this phone")
            return False
        return True

    async def save(self, name: str, words: str) -> bool:
        """Save a text as a file of that name. False where the browser saves none."""
        try:
            await self._files.save_file(file_name=name, src_bytes=words.encode())
        except (RuntimeError, TimeoutError):
            log.debug("no files on this phone")
            return False
        return True

    async def paste(self) -> str:
        """What was copied last, "" where there is nothing, or the browser does not tell."""
        try:
            return await self._clipboard.get() or ""
        except (RuntimeError, TimeoutError):
            log.debug("nothing from the clipboard of this phone")
            return ""
