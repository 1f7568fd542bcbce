"""The dealer: a guest at the table that waits for the phones' shares and then deals.

Who is away does not hold up the table: after `PATIENCE` seconds it deals without the missing. A
deal that can't be made is given up before everybody's eyes.
"""

import asyncio
import logging

from companion.live.table_log import TableLog
from companion.refusal import Refusal
from companion.session import dealing
from companion.session.port import Scene
from companion.session.waiting import PATIENCE
from companion.store.contract import StoreFailed
from companion.table import play
from companion.table.lobby import Outcome
from companion.table.state import Phase, Table

log = logging.getLogger(__name__)


async def fail(live: TableLog) -> Refusal | None:
    """Back to the lobby; the drawer is emptied."""
    refused = await live.write(
        lambda table: play.give_up(table, None, failed=True), empty_drawer=True
    )
    if refused is None:
        live.secrets = None
    return refused


class Dealer:
    """Listens like a phone, holds no seat, leaves when it has dealt."""

    seats: frozenset[int] = frozenset()
    maker = False

    def __init__(self, live: TableLog, patience: float = PATIENCE) -> None:
        self._live, self._patience = live, patience
        self._work: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(patience, self._deal)
        live.enter(self)

    def see(self, scene: Scene) -> None:
        """Deal as soon as everybody who is here has added a share."""
        if scene.table.phase is not Phase.DEALING:
            self._timer.cancel()
            self._live.leave(self)
            return
        here = scene.present & frozenset(scene.table.players)
        if here <= {seat for seat, _ in scene.table.shares}:
            self._deal()

    def _deal(self) -> None:
        if self._work is None:
            self._work = asyncio.create_task(self._submit())

    async def _submit(self) -> None:
        try:
            refused = await self._live.write(self._judge)
            if refused is not None:  # no table hangs in a deal
                log.warning("a deal could not be made: %s", refused.key)
                await fail(self._live)
        except StoreFailed as failed:  # a full disk may have room later
            log.warning("a deal was not kept: %s", failed.refusal.key)
            self._work = None
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._patience, self._deal)

    def _judge(self, table: Table) -> Outcome:
        secrets, game = self._live.secrets, self._live.game
        if secrets is None or table.phase is not Phase.DEALING:
            return ()
        drawn = dealing.drawn(game, table, secrets.seed)
        return play.deal(game, table, dealing.message(game, table, secrets, drawn), drawn)
