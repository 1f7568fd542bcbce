"""A table of Hotel Perfidious with its phones, and a hand that does what is not under test."""

from functools import partial
from typing import Any

from companion.games.hotel_perfidious import acts as a
from companion.games.hotel_perfidious.acts import Field
from companion.games.hotel_perfidious.hotel import Hotel
from companion.games.hotel_perfidious.items import Item
from companion.host.visit import Visit
from companion.ui.house import House
from tests.support import evening
from tests.support.chance import from_seed
from tests.support.house import enter
from tests.support.phone import Phone

NAMES = ("Anna", "Bruno", "Carla", "Dave")


class Evening(evening.Evening):
    """An evening of Hotel Perfidious."""

    @property
    def state(self) -> Hotel:
        state: Hotel = self.room.table.state
        return state

    def visit(self, seat: int) -> Visit:
        """The visit of the phone that holds a seat."""
        found = (v for v in self.room._phones if seat in v.seats and isinstance(v, Visit))
        return next(found)

    async def do(self, seat: int, act: Any) -> None:
        """An act that is not under test."""
        await self.act(seat, act, from_seed(self.taps + 1))

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


async def dealt(
    house: House,
    players: int,
    *switches: str,
    one_phone: bool = False,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
) -> Evening:
    """A table of Hotel Perfidious, dealt. switches: house rules tapped by their names."""
    first = await enter(house, width=size[0], height=size[1])
    await first.tap("box-hotel_perfidious")
    for _ in range(4):
        if first.shows(f"Players: {players}"):
            break
        await first.tap("Players: one less")
    for switch in switches:
        await first.tap(switch)
    await first.tap("Open the table")
    await first.sees("Who is here?")
    if one_phone:
        await _sit(first, NAMES[0])
        await first.tap("Arrange the table")
        for name in NAMES[1:players]:
            await first.tap("Add a player without a phone")
            await first.type("name", name)
            await first.tap("sit-down")
            await first.sees(f"Free the seat of {name}")
        await first.tap("Done")
        await first.until(lambda: first.has("deal"))
        await first.tap("deal")
        await first.until(lambda: first.has("book"))
        return Evening(house, [first])
    code = next(key for key in first.storage if ".table." in key).rsplit(".", 1)[-1]
    phones = [first]
    for _ in NAMES[1:players]:
        phones.append(
            await enter(house, f"/J/{code}", language=language, width=size[0], height=size[1])
        )
    for phone, name in zip(phones, NAMES, strict=False):
        await _sit(phone, name, language if phone is not first else "en")
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.until(partial(phone.has, "book"))
    return Evening(house, phones)


async def _sit(phone: Phone, name: str, language: str = "en") -> None:
    await phone.tap("Take a seat" if language == "en" else "Tomar asiento")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(f"{name} · ")
