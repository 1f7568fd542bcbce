"""One phone at one table, whatever carries it: what it may read there, and what it may wish.

As it stands here a session is at no table: it reads nothing, and whatever it wishes is refused. Its
two forms are `online` (a table's log) and `offline` (codes); no screen asks which of them it has,
but what it can (`Can`). What must not live here: what only one of them does.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.handoff.header import Kind
from companion.handoff.message import Message
from companion.refusal import Refusal
from companion.session.credentials import Credential, Credentials
from companion.session.exchange_by_code import Who
from companion.session.incoming import Incoming
from companion.session.offline_seat import OfflineSeat
from companion.session.port import Scene
from companion.session.read_end import End
from companion.session.refusals import NotSeated
from companion.session.rescue import OfflineRescue, Rescue
from companion.session.sheet import Sheet
from companion.table import wish
from companion.table.history import History
from companion.table.log import Entry
from companion.table.refusal import NotDealt, NotYourSeat
from companion.table.state import Table
from companion.table.wish import Caller, Wish


@dataclass(frozen=True)
class Can:
    """What a session can. turns: it reads the table's log, knows whose turn it is, and may act.

    codes: it holds a seat that knows the table from codes alone, and shows codes of its own.
    joinable: other phones come to the table by its link, and go away; else it is on this one alone.
    """

    turns: bool = False
    codes: bool = False
    joinable: bool = False


NOTHING = Can()
"""At no table."""


@dataclass(frozen=True, repr=False)
class SeatRead:
    """A code was read for a seat without a server: the seat before it, and after."""

    before: OfflineSeat
    after: OfflineSeat


class TableSession:
    """What the screens of one phone may ask at a table, whatever carries it."""

    name: str = ""
    """What the table is filed under; the same on all its phones."""
    since: int = 0
    """The entry that was the last one when the phone came."""
    moved: tuple[int, ...] = ()
    """Seats that were this phone's until they went on with another, as long as it is here."""
    taken: bool = False
    """Whether the maker's right was this phone's until another one got it."""
    seat: OfflineSeat | None = None
    """Its seat without a server."""

    # --- coming and going

    async def enter(self) -> None:
        """Come to the table."""

    def leave(self) -> None:
        """Go away for good; the seat stays."""

    def anew(self) -> "TableSession":
        """Another session of the same phone, which goes on holding what it holds."""
        return self

    # --- what it reads

    @property
    def can(self) -> Can:
        """What it can."""
        return NOTHING

    @property
    def scene(self) -> Scene | None:
        """The table as it is now; None before this phone knows one."""
        return None

    @property
    def table(self) -> Table:
        """The table as it is now, without who is here."""
        return self.scene.table if self.scene is not None else Table()

    @property
    def history(self) -> History:
        """The log as it is now, with what stands in it."""
        return History()

    @property
    def entries(self) -> Sequence[Entry]:
        """The log as it is now: no copy, it grows."""
        return self.history.entries

    @property
    def game(self) -> Any:
        """The rules of the table's game."""
        return None

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats this phone can prove, in the order people sit."""
        return ()

    @property
    def maker(self) -> bool:
        """Whether this phone made the table."""
        return False

    @property
    def keeping(self) -> Credentials:
        """All it holds here, for this phone's own eyes."""
        return Credentials()

    @property
    def proof(self) -> End | None:
        """What the end has shown to a phone without a server, None before it."""
        return None

    @property
    def wanted(self) -> tuple[Kind, ...]:
        """The kinds of codes that lead this phone on; first the one that a sentence names."""
        return ()

    # --- what is private to its seats: handed to the caller and kept nowhere

    def hand(self, seat: int) -> bytes | Refusal:
        """What a seat of this phone was dealt."""
        return NotDealt()

    def held(self, number: int) -> Credential | None:
        """What proves a seat of this phone at a table, and opens what is sealed to it."""
        return None

    def who(self, seat: int) -> Who | None:
        """A seat of this phone, for passing something by code; None before the deal."""
        return None

    def rescue(self, code: str, now: int) -> Rescue | OfflineRescue | Refusal:
        """All that a new phone needs to go on. code: of the table's link. now: in minutes."""
        return NotSeated()

    async def read_sheet(self, seat: int) -> Sheet | Refusal:
        """The private sheet of a seat of this phone; refused where another version wrote it."""
        return {}

    async def sheet(self, seat: int) -> Sheet:
        """The same; empty where there is none to read."""
        found = await self.read_sheet(seat)
        return found if isinstance(found, dict) else {}

    async def write(self, seat: int, lines: Sheet) -> Refusal | None:
        """Write lines of a private sheet, all or none; "" strikes one out."""
        return NotYourSeat()

    async def write_line(self, seat: int, name: str, text: str) -> Refusal | None:
        """Write one line of the private sheet of a seat of this phone; "" strikes it out."""
        return await self.write(seat, {name: text})

    async def change(
        self, change: Callable[[OfflineSeat], OfflineSeat | Refusal]
    ) -> Refusal | None:
        """Another state of a seat without a server, kept before it counts."""
        return NotSeated()

    # --- what it may wish

    def caller(self, table: Table) -> Caller:
        """What this phone can prove at that table."""
        return Caller()

    async def submit(self, wished: Wish) -> Refusal | None:
        """A wish of this phone's, with what it can prove when it is judged."""
        return NotYourSeat()

    def refuses(self, wished: Wish) -> Refusal | None:
        """Why the table would refuse it now."""
        return NotYourSeat()

    async def keep(self, change: Callable[[Credentials], Credentials]) -> bool:
        """Another keeping, made of what the phone's storage holds now; whether it was kept."""
        return False

    async def forget(self, left: Credentials) -> Refusal | None:
        """What proves nothing any more is erased, also where the storage does not answer."""
        return None

    async def read_code(
        self, code: Message, *, anyway: bool = False
    ) -> Incoming | SeatRead | Refusal:
        """A whole code that a camera read. anyway: its player was asked about a doubt."""
        return NotSeated()

    async def sit(self, name: str, device: bool = False) -> Refusal | None:
        """Take a seat on this phone. device: a further seat, of a player without a phone."""
        return NotYourSeat()

    async def free(self, seat: int) -> Refusal | None:
        """Free a seat: the maker's right, or one's own."""
        return await self.submit(wish.Free(seat))

    async def rename(self, seat: int, name: str) -> Refusal | None:
        """A seat of this phone is called otherwise, before the deal."""
        return await self.submit(wish.Rename(seat, name))

    async def order(self, seats: tuple[int, ...]) -> Refusal | None:
        """The order in which people sit."""
        return await self.submit(wish.Order(seats))

    async def resize(self, places: int) -> Refusal | None:
        """Another number of players."""
        return await self.submit(wish.Resize(places))

    async def rule(self, options: Any) -> Refusal | None:
        """Other house rules for the next deal."""
        return await self.submit(wish.Rule(options))

    async def redraw(self, anew: bool) -> Refusal | None:
        """Whether what is taken back is drawn anew, from the next deal on."""
        return await self.submit(wish.Redraw(anew))

    async def deal(self) -> Refusal | None:
        """Commit to a fresh seed; the dealer deals when the phones have added their shares."""
        return await self.submit(wish.Deal())

    async def promise(self) -> Refusal | None:
        """Promise the coming deal, for a phone without a server to witness: the maker's right."""
        return await self.submit(wish.Promise())

    async def look(self, seat: int) -> Refusal | None:
        """The table is told that the seat has looked, once."""
        return await self.submit(wish.Look(seat))

    async def act(self, seat: int | None, act: Any, tap: str, seen: int) -> Refusal | None:
        """A public act of one's own seat. tap: id of the tap; seen: entry the screen showed.

        seat: see `wish.Act`.
        """
        return await self.submit(wish.Act(seat, act, tap, seen))

    async def take_back(self, tap: str, seen: int) -> Refusal | None:
        """Take the last act back."""
        return await self.submit(wish.TakeBack(tap, seen))

    async def open(self, seat: int) -> Refusal | None:
        """Show one's hand to all, with the proof that it is the one that was dealt."""
        return NotYourSeat()

    async def end(self) -> Refusal | None:
        """The game is over: publish the seed, everything lies open, the drawer is emptied."""
        return await self.submit(wish.End())

    async def give_up(self) -> Refusal | None:
        """Back to the lobby with every hand still sealed."""
        return await self.submit(wish.GiveUp())

    async def again(self) -> Refusal | None:
        """The same table plays once more."""
        return await self.submit(wish.Again())
