"""A table of Hotel Perfidious with its phones, and a hand that does what is not under test."""

from typing import Any

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import Item
from companion.ui.app_context import AppContext
from tests.support import evening

NAMES = ("Anna", "Bruno", "Carla", "Dave")


class Evening(evening.Evening):
    """An evening of Hotel Perfidious."""

    @property
    def state(self) -> Hotel:
        state: Hotel = self.room.table.state
        return state

    async def turn_of(self, seat: int) -> None:
        """By hand it is this seat's turn, everybody has a bed."""
        for other in self.state.seats:
            if not self.state.bed_of(other):
                await self.do(other, a.Register(other + 1))
        await self.do(seat, a.ByHand(Field.TURN, seat))

    async def notes(self, seat: int, *items: Item) -> None:
        """A seat writes into its trap book what it holds."""
        phone = self.phones[seat]
        await phone.tap("book")
        await phone.tap("book-open")
        for count, item in enumerate(items, 1):
            await phone.until(lambda: phone.has("book-new"))
            await phone.tap("book-new")
            await phone.tap(f"add-{item}")
            await phone.until(lambda at=count: phone.has(f"gone-{at - 1}"))  # type: ignore[misc]
        await phone.tap("Back")


async def dealt(context: AppContext, players: int, *switches: str, **further: Any) -> Evening:
    """A table of Hotel Perfidious, dealt. switches, further: see `evening.dealt`."""
    names = NAMES[:players]
    phones = await evening.dealt(
        context, "hotel_perfidious", names, lambda phone: phone.has("book"), *switches, **further
    )
    return Evening(context, phones)
