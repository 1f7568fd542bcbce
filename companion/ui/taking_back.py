"""The press that takes the last act back, and what it says of chance that stays drawn."""

from companion.session.table_session import TableSession
from companion.table.record import Acted
from companion.table.state import Table
from companion.ui.kit import Press
from companion.ui.phone import Phone


def take_back(phone: Phone) -> Press:
    """Take the last act back."""

    async def do() -> object:
        session, scene = phone.session, phone.now.scene
        assert scene is not None
        seen, drew = scene.table.changed, _drew(session, scene.table)
        refused = await session.take_back(f"{seen}.back", seen)
        if refused is None:
            phone.tell(phone.words("taken-back-drawn" if drew else "taken-back"), good=True)
        return refused

    return phone.does(do, name="take back")


def _drew(session: TableSession, table: Table) -> bool:
    """Whether the last act drew by chance what it draws again when it is done again."""
    if table.redraws or not table.acts:
        return False
    done = session.history.lines[table.acts[-1][0] - 1].record
    return isinstance(done, Acted) and bool(done.drawn)
