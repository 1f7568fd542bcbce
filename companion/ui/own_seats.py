"""What is private to the seats of this phone, as a game's screens may reach it: hands and sheets.

Nothing of another seat, and nothing of the table's secrets, can be reached from here.
"""

from collections.abc import Awaitable, Callable, Sequence

from companion.refusal import Refusal
from companion.session import exchange_by_log as by_log
from companion.session.sheet import Sheet
from companion.table.exchange import Passed
from companion.table.state import Question
from companion.ui.phone import Phone


class OwnSeats:
    """The hands and private sheets of one phone's own seats."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def hand(self, seat: int) -> bytes | Refusal:
        """What it was dealt; kept nowhere."""
        return self._phone.session.hand(seat)

    def passed(self, question: Question) -> Passed | Refusal:
        """What an ask has brought it: an answer (of a peek the card), or what it was told.

        Read with the sheet as it was last read; kept nowhere.
        """
        return by_log.passed(self._phone.session, question, self._phone.sheet)

    async def laid(self, seat: int, mark: bytes) -> bytes | None:
        """Nonce and card that it laid under a mark; None if it did not."""
        return await by_log.laid(self._phone.session, seat, mark)

    # --- the private sheet

    @property
    def sheet(self) -> Sheet:
        """The sheet as it was last read."""
        return self._phone.sheet

    async def lines(self, seat: int) -> Sheet:
        """The sheet as it is kept now."""
        return await self._phone.session.sheet(seat)

    async def read(self, seat: int) -> None:
        """Fetch the sheet; what follows it is drawn again (`use_written`)."""
        await self._phone.read_sheet(seat)

    async def note(self, seat: int, name: str, text: str) -> Refusal | None:
        """Write one line; an empty text strikes it out."""
        return await self._phone.note(seat, name, text)

    async def rewrite(
        self, seat: int, change: Callable[[Sheet], Sheet | Refusal]
    ) -> Refusal | None:
        """Write lines anew from what the sheet holds: each change on what the last has left."""
        return await self._phone.rewrite(seat, change)

    def use_sheet(self, seat: int | None) -> None:
        """Read the sheet when the component comes. A hook."""
        self._phone.use_sheet(seat)

    def use_written(self) -> int:
        """Another number whenever the sheet was written or read anew. A hook."""
        return self._phone.use(lambda now: now.sheet)

    def use_task(self, task: Callable[[], Awaitable[object]], on: Sequence[object]) -> None:
        """Do it when the component comes, and whenever one of `on` is another. A hook."""
        self._phone.use_task(task, on)
