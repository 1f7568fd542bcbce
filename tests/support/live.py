"""What is behind the ports: the live table of a session, the tables of a house. For tests alone."""

from companion.server.live_table import LiveTable
from companion.server.registry import TableRegistry
from companion.session.at_table import AtTable
from companion.ui.app_context import AppContext


def live_of(visit: AtTable) -> LiveTable:
    """The live table at which a phone is."""
    assert isinstance(visit._live, LiveTable)
    return visit._live


def registry_of(house: AppContext) -> TableRegistry:
    """All tables of a house."""
    assert isinstance(house.desk, TableRegistry)
    return house.desk
