"""The lines of all phones: who is connected, who was and may come back, whose time is over.

A `PhoneConnection` is one websocket; a session is what Flet keeps of one open page and outlives its
line for a while. What a table is, and who sits where, is not known here.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

import flet as ft
from flet.pubsub.pubsub_hub import PubSubHub

from companion.server.admission import Admission
from companion.server.phone_session import PhoneSession

SESSION_SECONDS = (
    2 * 60 * 60
)  # a phone may be away for an evening's dinner and find its screen again

_MOST_AWAY = 300  # sessions without a line, about 0.2 MB each

Main = Callable[[ft.Page], Awaitable[None]]
Words = Callable[[str, str], str]
"""What the page itself tells: from what its browser says of languages, and a sentence's key."""

_PLAIN: Mapping[str, str] = {
    "line-too-long": "That text is too long and was not taken.",
    "line-too-much": "This page sends far too much, so it was cut off. Load it again.",
    "line-waits": "Many phones are coming at once. It is your turn soon.",
    "refusal-unexpected": "Something went wrong here. Load the page again: your seat is kept.",
}


def plain_words(_: str, key: str) -> str:
    """What a phone is told when nobody knows its language."""
    return _PLAIN[key]


class SessionRegistry:
    """Joins websockets to sessions. Use it as an async context manager around the server's life."""

    def __init__(
        self,
        main: Main,
        *,
        words: Words = plain_words,
        session_seconds: float = SESSION_SECONDS,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """main: called once for every new session. seconds: a clock that never goes back."""
        self.main, self.words, self.session_seconds = main, words, session_seconds
        self.seconds = seconds
        self.admission = Admission()
        self.executor = ThreadPoolExecutor(thread_name_prefix="phone")
        self._sessions: dict[str, PhoneSession] = {}
        self._ends: dict[str, asyncio.TimerHandle] = {}
        self._hub: PubSubHub | None = None

    async def __aenter__(self) -> "SessionRegistry":
        return self

    async def __aexit__(self, *_: object) -> None:
        for end in self._ends.values():
            end.cancel()
        for session in self._sessions.values():
            session.close()
        self._sessions.clear()
        self._ends.clear()
        self.executor.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        """How many sessions are kept, connected or not."""
        return len(self._sessions)

    @property
    def hub(self) -> PubSubHub:
        """Flet's own messages between sessions. Every session wants one; ours do not use it."""
        if self._hub is None:
            self._hub = PubSubHub(loop=asyncio.get_running_loop(), executor=self.executor)
        return self._hub

    def waiting(self, session_id: str | None) -> PhoneSession | None:
        """The session a phone comes back to; None if it is over, unknown, or held by another line.

        A doubled tab carries its twin's session name: it gets a session of its own.
        """
        session = self._sessions.get(session_id or "")
        return session if session is not None and session.connection is None else None

    def add(self, session: PhoneSession) -> None:
        """Keep a new session."""
        self._sessions[session.id] = session

    def back(self, session: PhoneSession) -> None:
        """The phone came back: its session no longer ends by itself."""
        if end := self._ends.pop(session.id, None):
            end.cancel()

    def forget(self, session: PhoneSession) -> None:
        """The session never began: a phone that comes back gets another one."""
        if end := self._ends.get(session.id):  # and its phone has gone
            end.cancel()
            self._end(session)
        self._sessions.pop(session.id, None)

    async def hung_up(self, session: PhoneSession) -> None:
        """The line broke: keep the session for a while."""
        if session.id not in self._sessions:
            await session.disconnect(1)
            self._end(session)
            return
        loop = asyncio.get_running_loop()
        self._ends[session.id] = loop.call_later(self.session_seconds, self._end, session)
        while len(self._ends) > _MOST_AWAY:
            longest = self._longest_away()
            self._ends[longest.id].cancel()
            self._end(longest)
        # Flet counts whole seconds and only uses them to know that this session waits.
        await session.disconnect(max(1, int(self.session_seconds)))

    def _longest_away(self) -> PhoneSession:
        """Of the address that has the most away: hundreds from one drive nobody else's out."""
        away = [self._sessions[name] for name in self._ends]
        count = Counter(session.page.client_ip for session in away)
        most = max(count.values())
        return next(session for session in away if count[session.page.client_ip] == most)

    def _end(self, session: PhoneSession) -> None:
        self._ends.pop(session.id, None)
        self._sessions.pop(session.id, None)
        with contextlib.suppress(RuntimeError):
            session.close()
