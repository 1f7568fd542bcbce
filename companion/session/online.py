"""A phone at a table server: it comes, sees, does its duties, and leaves.

A session is new, is at the table, and is left for good: a phone that comes back begins another.
"""

import asyncio
import copy
import logging
from collections.abc import Callable

from companion.refusal import Refusal
from companion.session import credentials
from companion.session.at_table import AtTable
from companion.session.credentials import Credential, Credentials, Kept
from companion.session.dealer_secrets import share_of
from companion.session.duties import due
from companion.session.exchange_by_log import Duty
from companion.session.phone_dealer import PhoneDealer
from companion.session.port import Scene, TablePort
from companion.session.refusals import StorageRefused
from companion.session.table_session import Can
from companion.session.waiting import Later, later
from companion.table import wish
from companion.table.record import Carrier
from companion.table.refusal import SitsAlready

log = logging.getLogger(__name__)


class OnlineSession(AtTable):
    """What the screens of one phone may ask of a table at a server."""

    def __init__(
        self,
        live: TablePort,
        kept: Kept,
        *,
        show: Callable[[Scene], None],
        later: Later = later,
        joinable: bool = True,
    ) -> None:
        """show: called with every new scene. later: what waits. joinable: see `Can`."""
        super().__init__(live, kept)
        self._joinable = joinable
        self._show, self._later, self._left = show, later, False
        self._duty: asyncio.Task[None] | None = None
        self._brought = False
        self._dealer = PhoneDealer(self, later, self._do_what_is_due) if self.own else None

    @property
    def can(self) -> Can:
        """See `TableSession.can`."""
        return Can(turns=True, joinable=self._joinable)

    async def enter(self) -> None:
        """Come to the table; after a restart the phone helps to open the drawer."""
        if self._left:
            return
        self.since = self.table.number
        await self._bring()
        self.appear()
        if not self._left:
            self._live.go_on()

    async def _bring(self) -> Refusal | None:
        """What of a closed drawer's key is sealed to this phone; once, as long as it is closed."""
        self._brought = True
        if wraps := await self._live.wraps():
            for held in (*self._kept.now.seats, self._kept.now.maker):
                share = share_of(wraps, held.key) if held is not None else None
                if share is not None:
                    await self._live.bring(share)
        return None

    def appear(self) -> None:
        """Be here, with the seats it holds now; one that was left stays away."""
        if not self._left:
            self._live.enter(self)

    def leave(self) -> None:
        """Go away for good; the seat stays."""
        self._left = True
        self._live.leave(self)
        self._live.left()

    def anew(self) -> "OnlineSession":
        """Another session of the same phone, which goes on holding what it holds. This one is left.

        What was begun here is still done, and both know what becomes of it.
        """
        self.leave()
        anew = copy.copy(self)
        anew._left, anew._duty = False, None
        if self.own:
            anew._dealer = PhoneDealer(anew, self._later, anew._do_what_is_due)
        return anew

    def see(self, scene: Scene) -> None:
        """The one delivery: show the table, then do what a phone does by itself."""
        if self._left:
            return
        gone = credentials.seats_left(self._kept.now, scene.table)
        before = tuple(seat for seat in self.moved if seat not in (*gone, *self.mine))
        self.moved = (*before, *gone)
        right = credentials.left_behind(self._kept.now, scene.table).maker
        self.taken = (self.taken or right is not None) and not self.maker
        if scene.line is not None or scene.closed is None:  # behind it the server may be a new one
            self._brought = False
        self._show(scene)
        self._do_what_is_due()

    def _do_what_is_due(self) -> None:
        if not self._left and self._duty is None and self._due():
            self._duty = asyncio.create_task(self._do_duties())

    def _due(self) -> list[Duty]:
        scene, duties = self.scene, due(self, self.table)
        if scene.line is None and scene.closed is not None and not self._brought:
            duties = [self._bring, *duties]
        return [*duties, *self._dealer.due(scene)] if self._dealer is not None else duties

    async def _do_duties(self) -> None:
        try:
            while not self._left and (duties := self._due()):
                number = self.table.number
                refused = any([await duty() for duty in duties if not self._left])
                if refused and self.table.number == number:
                    break  # until something has changed
        except Exception as problem:  # noqa: BLE001 - a background edge: a phone never dies of it
            log.warning("a phone's own task failed: %s", type(problem).__name__)
        finally:
            self._duty = None

    async def sit(self, name: str, device: bool = False) -> Refusal | None:
        """Take a seat on this phone. device: a further seat, of a player without a phone.

        The key is in the phone's storage before anybody is told.
        """
        kept = self._kept
        kept.now = await kept.load()
        held = Credential.fresh()
        carrier = Carrier.DEVICE if device else Carrier.PHONE
        wished = wish.Sit(name, held.key.public, held.mark, carrier)
        if early := self.refuses(wished):
            if isinstance(early, SitsAlready):  # its seat was found in the storage just now
                self.appear()
            return early
        # What proves nothing here stays: another tab of this phone may have sat down just now.
        before, kept.now = kept.now, Credentials(kept.now.maker, (*kept.now.seats, held))
        if not await kept.save(kept.now):
            kept.now = before
            return StorageRefused()
        refused = await self.submit(wished)
        if refused:
            kept.now = before
            await kept.save(before)
        if isinstance(refused, SitsAlready):
            self.appear()
        return refused
