"""Phones without screens at a table of Secret Night that was dealt."""

from companion.games.secret_night.rules.options import HouseRules
from companion.live.registry import TableRegistry
from companion.table.state import Phase
from tests.support.guest import Guest, make_table, seat_all

BY_HAND = HouseRules(keep_players=False)
"""Characters stay cards: whoever says to be Zachary looks at a role."""
NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë", "Gina", "Hugo")


async def playing(
    registry: TableRegistry, players: int = 6, options: HouseRules | None = None
) -> list[Guest]:
    """So many phones, each with one seat and its card."""
    guests = await seat_all(await make_table(registry, players, options=options), NAMES[:players])
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    return guests
