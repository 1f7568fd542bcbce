"""What a browser refuses to keep, as values. Which of its errors means which: `storage.js`."""

from dataclasses import dataclass

from companion.refusal import Refusal


@dataclass(frozen=True)
class BrowserFull(Refusal):
    """The browser gives this page no more room."""


@dataclass(frozen=True)
class BrowserDenied(Refusal):
    """The browser keeps nothing for this page: a private window, or its settings."""


@dataclass(frozen=True)
class BrowserTorn(Refusal):
    """Something that was kept cannot be read back; all else can."""


@dataclass(frozen=True)
class BrowserNewer(Refusal):
    """A newer program, perhaps in another tab, has changed the shape of what is kept."""


@dataclass(frozen=True)
class BrowserBlocked(Refusal):
    """A tab with an older program holds what is kept and does not let go."""


@dataclass(frozen=True)
class BrowserClosed(Refusal):
    """The browser closed the database in the middle of it; the next try opens it again."""


@dataclass(frozen=True)
class BrowserLost(Refusal):
    """The browser has lost all that it kept for this page."""


@dataclass(frozen=True)
class BrowserBroken(Refusal):
    """An error that is none of these; `what` is its name in the browser."""

    what: str
