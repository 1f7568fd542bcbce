"""The minute between the last agreement and the move: a guest at the table that waits it out.

Whose phone comes back meanwhile keeps the seat, or the maker's right. Nothing of the minute is
kept: after a restart it begins anew (`deals.go_on`).
"""

import asyncio
import logging

from companion.live.phone_deals import published
from companion.live.table_log import TableLog
from companion.refusal import Refusal
from companion.session import dealing
from companion.session.dealer_secrets import closed, holders
from companion.session.port import Scene
from companion.session.refusals import DrawerClosed
from companion.store.contract import StoreFailed
from companion.table import moving, taking_over
from companion.table.lobby import Outcome
from companion.table.record import Part
from companion.table.state import Move, Phase, Table

log = logging.getLogger(__name__)

SECONDS = 60.0
"""How long a phone that was asked for may take to come back."""


class Grace:
    """Listens like a phone, holds no seat, leaves when one has moved or none is to move now."""

    seats: frozenset[int] = frozenset()
    maker = False

    def __init__(self, live: TableLog, number: int) -> None:
        """number: entry of the asking that enough agreed to."""
        self._live, self._number = live, number
        self._work: asyncio.Task[None] | None = None
        self._timer = live.later(SECONDS, self._over)
        live.enter(self)

    def see(self, scene: Scene) -> None:
        """Stay as long as it is still agreed to."""
        if _asked(scene) != self._number:
            self._leave()

    def _leave(self) -> None:
        self._timer.cancel()
        self._live.leave(self)

    def _over(self) -> None:
        self._work = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        live = self._live
        secrets, asked = live.secrets, live.table.takeover
        part = asked.part if asked is not None else Part.MAKER
        lost = b"" if part is Part.MAKER else published(await live.kept_drawer(), part)

        def judge(table: Table) -> Outcome:
            if table.takeover is not None:
                return taking_over.settle(table, self._number, live.here, lost)
            here = table.move is not None and table.move.seat in live.scene.present
            return moving.settle(
                table, self._number, here, self._envelope, maker_here=live.maker_here
            )

        try:
            # Only now the new phone's key gets a share of the drawer's.
            await live.write(
                judge, drawer=(lambda table: closed(secrets, holders(table))) if secrets else None
            )
        except StoreFailed:
            self._timer = live.later(SECONDS, self._over)
            return
        except Exception as problem:  # noqa: BLE001 - a background edge: the table goes on without
            log.warning("a seat could not be moved: %s", type(problem).__name__)
        self._leave()

    def _envelope(self, table: Table, move: Move) -> bytes | Refusal:
        if self._live.secrets is None:
            return self._live.closed or DrawerClosed()
        return dealing.hand_over(self._live.game, table, self._live.secrets, move)


def begin(live: TableLog) -> None:
    """The minute begins, if enough agreed. What is sealed anew waits for the drawer."""
    table = live.table
    if live.secrets is None and table.by_phone is None and table.phase is not Phase.LOBBY:
        return
    number = _asked(live.scene)
    if number is not None and not live.has(Grace):
        Grace(live, number)


def _asked(scene: Scene) -> int | None:
    """The entry of the asking that enough agreed to: for a seat, or for the maker's right."""
    found = moving.agreed(scene.table, scene.maker) or taking_over.agreed(scene.table)
    return found.number if found is not None else None
