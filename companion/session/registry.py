"""All tables of a server, or of this phone, as the app reaches them: `live.registry` is both."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from companion.refusal import Refusal
from companion.session.credentials import Credential, Credentials
from companion.session.online import OnlineSession
from companion.session.port import Scene
from companion.session.tries import Tries


class Registry(Protocol):
    """All tables, as the app reaches them.

    joinable: other phones come to these tables by a link; else they are on this phone alone.
    """

    @property
    def joinable(self) -> bool: ...

    async def make(self, game: str, places: int, options: Any, maker: Credential) -> str | Refusal:
        """A new table: the unguessable part of its link. maker: kept by the caller's phone."""
        ...

    async def session(
        self,
        code: str,
        *,
        show: Callable[[Scene], None],
        load: Callable[[], Awaitable[Credentials]],
        save: Callable[[Credentials], Awaitable[bool]],
    ) -> OnlineSession | Refusal:
        """Bring a phone to the table of a link: its session, or a refusal."""
        ...

    def letters(self, name: str) -> str:
        """The six letters that are typed to come to an open table, filed under that name."""
        ...

    async def find(self, typed: str, tries: Tries) -> str | Refusal:
        """The unguessable part of the link of the table whose six letters were typed."""
        ...
