"""The lines of all phones: who is connected, who was and may come back, whose time is over.

A `Line` is one websocket; a session is what Flet keeps of one open page and outlives its line for a
while. What a table is, and who sits where, is not known here.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import flet as ft
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub
from starlette.websockets import WebSocket

from companion.host.line import Line

SESSION_SECONDS = (
    2 * 60 * 60
)  # a phone may be away for an evening's dinner and find its screen again

_MOST_AWAY = 300  # sessions without a line, about 0.2 MB each; the longest away goes first

Main = Callable[[ft.Page], Awaitable[None]]
Words = Callable[[ft.Page], str]


def plain_words(_: ft.Page) -> str:
    """What a phone is told after an unexpected error when nobody knows its language."""
    return "Something went wrong here. Load the page again: your seat is kept."


class Switchboard:
    """Joins websockets to sessions. Use it as an async context manager around the server's life."""

    def __init__(
        self, main: Main, *, words: Words = plain_words, session_seconds: float = SESSION_SECONDS
    ) -> None:
        """main: called once for every new session. words: the sentence for an unexpected error."""
        self.main, self.words, self.session_seconds = main, words, session_seconds
        self.executor = ThreadPoolExecutor(thread_name_prefix="phone")
        self._sessions: dict[str, Session] = {}
        self._ends: dict[str, asyncio.TimerHandle] = {}
        self._hub: PubSubHub | None = None

    async def __aenter__(self) -> "Switchboard":
        return self

    async def __aexit__(self, *_: object) -> None:
        for end in self._ends.values():
            end.cancel()
        for session in self._sessions.values():
            session.close()  # type: ignore[no-untyped-call]  # flet leaves it untyped
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

    async def answer(self, socket: WebSocket) -> None:
        """Hold one phone's line for as long as it lasts."""
        await Line(socket, self).hold()

    def waiting(self, session_id: str | None) -> Session | None:
        """The session a phone comes back to; None if it is over, unknown, or held by another line.

        A doubled tab carries its twin's session name: it gets a session of its own.
        """
        session = self._sessions.get(session_id or "")
        return session if session is not None and session.connection is None else None

    def add(self, session: Session) -> None:
        """Keep a new session."""
        self._sessions[session.id] = session

    def back(self, session: Session) -> None:
        """The phone came back: its session no longer ends by itself."""
        if end := self._ends.pop(session.id, None):
            end.cancel()

    def forget(self, session: Session) -> None:
        """The session never began: a phone that comes back gets another one."""
        self._sessions.pop(session.id, None)

    async def hung_up(self, session: Session) -> None:
        """The line broke: keep the session for a while."""
        if session.id not in self._sessions:
            await session.disconnect(1)
            self._end(session)
            return
        loop = asyncio.get_running_loop()
        self._ends[session.id] = loop.call_later(self.session_seconds, self._end, session)
        while len(self._ends) > _MOST_AWAY:
            longest = next(iter(self._ends))
            self._ends[longest].cancel()
            self._end(self._sessions[longest])
        # Flet counts whole seconds and only uses them to know that this session waits.
        await session.disconnect(max(1, int(self.session_seconds)))

    def _end(self, session: Session) -> None:
        self._ends.pop(session.id, None)
        self._sessions.pop(session.id, None)
        with contextlib.suppress(RuntimeError):
            session.close()  # type: ignore[no-untyped-call]  # flet leaves it untyped
