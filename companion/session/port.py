"""What a session needs of a table, wherever that is: in this process, or behind a wire.

A table is followed (`enter`), read (`scene`, `history`), wished at (`submit`), and keeps what is
sealed to a seat. Nothing secret of the table can be reached through it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from companion.refusal import Refusal
from companion.session.proof import Proof
from companion.table.history import History
from companion.table.state import Table
from companion.table.wish import Who, Wish


@dataclass(frozen=True)
class Scene:
    """What a phone is shown of a table. present: seats whose phone is here now.

    closed: why what the dealer knows can't be had now, if it can't; what needs it waits for that.
    maker: the phone of who made the table is here. line: why what is shown is not the present, and
    nothing can be wished: the line to the table is broken, or its log is not believed.
    """

    table: Table
    present: frozenset[int] = frozenset()
    closed: Refusal | None = None
    maker: bool = True
    line: Refusal | None = None


class Listener(Protocol):
    """Who is at a table, as the table sees it."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats it holds."""
        ...

    @property
    def maker(self) -> bool:
        """Whether it is that of the table's maker."""
        ...

    def see(self, scene: Scene) -> None:
        """The table as it is now. Returns at once and raises nothing."""
        ...


class TablePort(Protocol):
    """A table, as one phone reaches it."""

    @property
    def name(self) -> str:
        """What it is filed under; the same on all its phones."""
        ...

    @property
    def game(self) -> Any:
        """The rules of its game."""
        ...

    @property
    def table(self) -> Table:
        """The table as it is now."""
        ...

    @property
    def scene(self) -> Scene:
        """The same, and who is there."""
        ...

    @property
    def history(self) -> History:
        """The log as it is now: no copy, it grows."""
        ...

    @property
    def now(self) -> Callable[[], int]:
        """Tells the minutes since 1970."""
        ...

    @property
    def origin(self) -> str:
        """Where it is reached, for what is signed; "" in this process."""
        ...

    async def submit(self, wished: Wish, who: Who, proof: Proof | None = None) -> Refusal | None:
        """Judge a wish and do it. who: what the phone has proven when it is judged.

        proof: what `signing.proof` makes of the wish.
        """
        ...

    def refuses(self, wished: Wish, who: Who) -> Refusal | None:
        """Why the wish would be refused now."""
        ...

    def enter(self, phone: Listener) -> None:
        """Somebody comes, or the seats it holds changed."""
        ...

    def leave(self, phone: Listener) -> None:
        """Somebody goes."""
        ...

    def go_on(self) -> None:
        """What has waited for a phone goes on."""
        ...

    def left(self) -> None:
        """A phone has gone: what waits for that begins."""
        ...

    async def wraps(self) -> tuple[bytes, ...]:
        """Of a closed drawer what is sealed to phones; () where there is nothing to open."""
        ...

    async def bring(self, share: bytes) -> None:
        """A phone is back: the share of the drawer's key that it has opened with its own key."""
        ...

    async def memory(self, seat: int) -> bytes | None:
        """What is kept of a seat's private sheet, sealed."""
        ...

    async def remember(self, seat: int, blob: bytes) -> None:
        """Keep a seat's sealed sheet."""
        ...
