"""Where a phone is, from its coming there until it goes elsewhere.

A stay holds all that a phone shows and knows of one place: what is drawn, the session at a table,
private notes. A deed belongs to the stay in which it was begun: what it
brings back from an `await` changes that stay and no other, and once the phone is elsewhere nobody
sees it. Of several deeds that lead elsewhere only the one begun last arrives.

What must not live here: what a phone does, and what it draws.
"""

from asyncio import TimerHandle
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TypeVar

from companion.handoff.message import Message
from companion.handoff.parts import Gathering
from companion.session.port import Scene
from companion.session.sheet import Sheet
from companion.session.table_session import TableSession
from companion.ui.slices import Slices
from companion.ui.view_state import ViewState

T = TypeVar("T")


class Elsewhere(Exception):
    """The phone has gone on since this was begun: it leads nowhere any more."""


@dataclass(eq=False, repr=False)
class Stay:
    """One stay: at a table, at a seat without a server, or at neither.

    sheet: private notes as they were last read. unread: seats whose notes another version wrote, as
    far as the player was told. gathering: parts of a long code. rescue: the rescue code that was
    read, sealed as it came. doubted: the deal that was read and is asked about before it is taken
    (`reading.DOUBTS`). moved: seats that have gone on with another phone, as far as the player was
    told. inside: of components that have gone a step further by themselves, what leads back from
    it, the last one last. taken: told that another one has the maker's right. newest: what the
    table told and is not drawn yet. witness: the link under which it is remembered how far the log
    was seen; "" while it is not. follows: the phone is here and hears each line as it comes.
    """

    now: ViewState
    slices: Slices = field(default_factory=Slices)
    session: TableSession = field(default_factory=TableSession)
    sheet: Sheet = field(default_factory=dict)
    unread: set[int] = field(default_factory=set)
    gathering: Gathering = field(default_factory=Gathering)
    rescue: bytes = b""
    doubted: Message | None = None
    moved: tuple[int, ...] = ()
    inside: dict[object, Callable[[], object]] = field(default_factory=dict)
    taken: bool = False
    newest: Scene | None = None
    witness: str = ""
    follows: bool = False
    remembering: TimerHandle | None = None


@dataclass(eq=False)
class _Deed:
    """Something that a phone does, with all its awaits. leads: to another stay."""

    stays: "Stays"
    stay: Stay
    leads: bool = False


_DEED: ContextVar[_Deed | None] = ContextVar("deed", default=None)


class Stays:
    """Where one phone is, and which of its deeds may still say so."""

    def __init__(self, first: Stay) -> None:
        self.here = first
        """Where the phone is."""
        self._going: _Deed | None = None

    @property
    def own(self) -> Stay:
        """The stay that what runs now belongs to: a deed's, else where the phone is."""
        deed = self._deed()
        return deed.stay if deed is not None else self.here

    @property
    def stands(self) -> bool:
        """Whether what runs now still counts: no other deed has led, or leads, the phone away."""
        deed = self._deed()
        if deed is None:
            return True
        return deed.stay is self.here and (not deed.leads or deed is self._going)

    @property
    def within(self) -> bool:
        """Whether what runs now is a deed of this phone's."""
        return self._deed() is not None

    async def begin(self, stay: Stay, task: Callable[[], Awaitable[T]]) -> T:
        """Do something that belongs to a stay. Raises Elsewhere if the phone has left that."""
        if stay is not self.here:
            raise Elsewhere
        before = _DEED.set(_Deed(self, stay))
        try:
            return await task()
        finally:
            _DEED.reset(before)

    def goes(self) -> None:
        """What runs now leads elsewhere. Raises Elsewhere if it is of a stay that was left."""
        deed = self._deed()
        if deed is None or not self.stands:
            raise Elsewhere
        deed.leads, self._going = True, deed

    def arrive(self, stay: Stay) -> None:
        """The deed that runs now is there. Raises Elsewhere if a later one leads the phone."""
        deed = self._deed()
        if deed is None or not deed.leads or not self.stands:
            raise Elsewhere
        self.here = deed.stay = stay

    def _deed(self) -> _Deed | None:
        deed = _DEED.get()
        return deed if deed is not None and deed.stays is self else None
