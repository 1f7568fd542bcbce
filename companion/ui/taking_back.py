"""Taking the last act back: the press, what is asked first, and what everybody is told.

Chance stays drawn (`table.luck`); what was shown to somebody is not offered (`Game.reveals`,
`Game.binds`). What must not live here: the sheet that asks (`screens.sheets`).
"""

from companion.refusal import Refusal
from companion.table.history import Line
from companion.table.record import Acted, Withdrawn
from companion.table.refusal import Stale
from companion.table.state import Phase
from companion.ui.kit import Press
from companion.ui.log_words import said
from companion.ui.phone import Phone
from companion.ui.view_state import Overlay, ViewState


def offered(now: ViewState) -> bool:
    """Whether there is an act that this phone may take back."""
    table = now.table
    may = now.can.turns and bool(now.mine or now.maker)
    return may and table.phase is Phase.PLAYING and bool(table.acts)


def last(phone: Phone) -> Line | None:
    """The last act that stands, as a line of the log; None where nothing can be taken back."""
    table = phone.now.table
    return phone.session.history.lines[table.acts[-1][0] - 1] if table.acts else None


def take_back(phone: Phone) -> Press:
    """A press: one's own act goes at once, another's is asked about first."""

    async def do() -> object:
        line, now = last(phone), phone.now
        if line is None or _ours(now, line):
            return await withdraw(phone, line.entry.number if line else 0)
        phone.opens(Overlay.TAKE_BACK, line.entry.number)()
        return None

    return phone.does(do, name="take back")


async def withdraw(phone: Phone, number: int) -> Refusal | None:
    """Take the act of that entry back; refused where it is the last one no more."""
    scene, session, line = phone.now.scene, phone.session, last(phone)
    assert scene is not None
    if line is not None and line.entry.number != number:
        return Stale()
    seen = scene.table.changed
    refused = await session.take_back(f"{seen}.back", seen)
    if refused is None and line is not None:
        done = line.record
        drew = isinstance(done, Acted) and bool(done.drawn) and not scene.table.redraws
        what = said(phone, line, outcome=False)
        phone.tell(phone.words("taken-back-drawn" if drew else "taken-back", what=what), good=True)
    return refused


def heard(phone: Phone, line: Line) -> str:
    """What the others are told of a line of the log, if it takes an act back; else ""."""
    if not isinstance(line.record, Withdrawn) or _ours(phone.now, line):
        return ""
    return said(phone, line)


def _ours(now: ViewState, line: Line) -> bool:
    """Whether this phone did it: for one of its seats, or as the maker's without a seat."""
    seat = line.entry.seat
    return seat in now.mine or (seat is None and now.maker and not now.mine)
