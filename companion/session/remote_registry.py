"""All tables of a server, for a phone that runs its own program: the `Registry` of the wire."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from weakref import WeakValueDictionary

from companion.refusal import Refusal
from companion.session import refusals_afar, wire
from companion.session.credentials import Credential, Credentials, Kept
from companion.session.online import OnlineSession
from companion.session.port import Scene
from companion.session.proof import Proof, making
from companion.session.refusals import TableAway
from companion.session.remote_line import Broken, Way
from companion.session.remote_table import RemoteTable
from companion.session.seen import Seen
from companion.session.tries import Tries
from companion.table import lobby
from companion.table.game import Game
from companion.table.log import GENESIS
from companion.table.record import Made

Trusted = Callable[[str], Awaitable[Seen | None]]
"""How far the phone has checked the log of a link's table before, as its storage says."""


class RemoteRegistry:
    """See `registry.Registry`, which this is."""

    def __init__(self, games: Mapping[str, Game], way: Way, trusted: Trusted) -> None:
        self.games, self._way, self._trusted = games, way, trusted
        self._tables: WeakValueDictionary[str, RemoteTable] = WeakValueDictionary()

    @property
    def joinable(self) -> bool:
        """The server's tables have links."""
        return True

    async def make(self, game: str, places: int, options: Any, maker: Credential) -> str | Refusal:
        """A new table: the unguessable part of its link. maker: kept by the caller's phone."""
        right = (maker.mark, maker.key.public)
        outcome = lobby.make(self.games[game], places, options, *right, own=True)
        if isinstance(outcome, Refusal):
            return outcome
        made = outcome[0].record
        assert isinstance(made, Made)
        name = secrets.token_hex(16)
        proof = Proof(name, self._way.origin, 0, GENESIS, making(made)).signed("", [maker.key])
        return await self._ask(wire.Make(proof.text()))

    async def session(
        self,
        code: str,
        *,
        show: Callable[[Scene], None],
        load: Callable[[], Awaitable[Credentials]],
        save: Callable[[Credentials], Awaitable[bool]],
    ) -> OnlineSession | Refusal:
        """Bring a phone to the table of a link: its session, or a refusal."""
        kept = Kept(await load(), load, save)
        table = RemoteTable(code, self.games, kept, self._way, await self._trusted(code))
        if refused := await table.open():
            return refused
        self._tables[table.name] = table
        session = OnlineSession(table, kept, show=show)
        await session.enter()
        return session

    def letters(self, name: str) -> str:
        """The six letters that are typed to come to an open table, filed under that name."""
        return self._tables[name].letters

    async def find(self, typed: str, tries: Tries) -> str | Refusal:
        """The unguessable part of the link of the table whose six letters were typed.

        The server counts the tries.
        """
        return await self._ask(wire.Find(typed))

    async def _ask(self, frame: wire.Said) -> str | Refusal:
        try:
            async with self._way.line() as line:
                line.say(wire.said(frame))
                told = await anext(line.heard(), None)
        except Broken:
            return TableAway()
        match told:
            case wire.Found(code):
                return code
            case wire.Refused(_, key, arguments):
                return refusals_afar.received(key, arguments)
            case _:
                return TableAway()
