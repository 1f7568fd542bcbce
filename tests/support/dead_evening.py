"""A table of Dead & Breakfast with its phones, and a hand that does what is not under test."""

from typing import Any

from companion.games.dead_breakfast.rules import byhand
from companion.games.dead_breakfast.rules.byhand import Field
from companion.games.dead_breakfast.rules.house import House as Built
from companion.games.dead_breakfast.rules.street import Street
from companion.ui.app_context import AppContext
from tests.support import evening

NAMES = ("Anna", "Bruno", "Carla", "Dave")


class Evening(evening.Evening):
    """An evening of Dead & Breakfast."""

    @property
    def state(self) -> Street:
        state: Street = self.room.table.state
        return state

    def built(self, seat: int) -> Built:
        """A seat's house."""
        house = self.state.house(seat)
        assert house is not None
        return house

    async def turn_of(self, seat: int, *eyeballs: int) -> None:
        """By hand it is this seat's turn; eyeballs: of each seat."""
        for other, count in enumerate(eyeballs):
            await self.do(seat, byhand.ByHand(Field.EYEBALLS, other, count))
        await self.do(seat, byhand.ByHand(Field.TURN, seat, 0))


async def dealt(context: AppContext, players: int, *switches: str, **further: Any) -> Evening:
    """A table of Dead & Breakfast, dealt. switches, further: see `evening.dealt`."""
    names = NAMES[:players]
    phones = await evening.dealt(
        context, "dead_breakfast", names, lambda phone: phone.has("pad"), *switches, **further
    )
    return Evening(context, phones)
