"""A dealt table with its phones, and a hand that does what is not under test: for every game.

What must not live here: anything that knows a game.
"""

from typing import Any

from companion.host.room import Room
from companion.table import play
from companion.table.chance import Chance
from companion.ui.house import House
from tests.support.phone import Phone


class Evening:
    """phones: by seat; of a table on one phone, that one alone."""

    def __init__(self, house: House, phones: list[Phone]) -> None:
        self.phones = phones
        # The only room of this house; its desk keeps rooms to itself.
        self.room: Room = next(iter(house.desk._rooms.values()))
        self.taps = 0

    async def act(self, seat: int, act: Any, chance: Chance) -> None:
        """An act of somebody's, straight into the log."""
        self.taps += 1
        tap, room = f"hand {self.taps}", self.room
        refused = await room.submit(
            lambda t: play.act(room.game, t, seat, act, chance, tap, t.changed)
        )
        assert refused is None, refused
