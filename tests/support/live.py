"""What is behind the ports: the live table of a session, the tables of a house. For tests alone."""

import asyncio

from companion.handoff.seatkey import SeatKey
from companion.live.live_table import LiveTable
from companion.live.registry import TableRegistry
from companion.session.at_table import AtTable
from companion.session.dealer_secrets import share_of
from companion.session.remote_table import RemoteTable
from companion.ui.app_context import AppContext
from tests.support.wire import behind, known_by_all


def live_of(session: AtTable) -> LiveTable:
    """The live table at which a phone is."""
    live = session._live
    if isinstance(live, RemoteTable):
        return behind(live._way.origin)._tables[live.name]
    assert isinstance(live, LiveTable)
    return live


async def all_know(session: AtTable) -> None:
    """Wait until the server, and all phones that are there, know who is there and what was done."""
    await asyncio.sleep(0)
    if isinstance(session._live, RemoteTable):
        room = live_of(session)
        async with asyncio.timeout(60):
            while not known_by_all(room):
                await asyncio.sleep(0.001)


async def bring(room: LiveTable, key: SeatKey) -> None:
    """A phone with this key comes back: it opens its own share of the drawer's, and brings it."""
    share = share_of(await room.wraps(), key)
    if share is not None:
        await room.bring(share)


def registry_of(context: AppContext) -> TableRegistry:
    """All tables of a house."""
    assert isinstance(context.registry, TableRegistry)
    return context.registry
