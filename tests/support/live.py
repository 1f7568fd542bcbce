"""What is behind the ports: the live table of a session, the tables of a house. For tests alone."""

from companion.live.live_table import LiveTable
from companion.live.registry import TableRegistry
from companion.session.at_table import AtTable
from companion.ui.app_context import AppContext


def live_of(session: AtTable) -> LiveTable:
    """The live table at which a phone is."""
    assert isinstance(session._live, LiveTable)
    return session._live


def registry_of(context: AppContext) -> TableRegistry:
    """All tables of a house."""
    assert isinstance(context.registry, TableRegistry)
    return context.registry
