"""A dealt table of [microfilms] with its phones, and a hand that does what is not under test."""

from typing import Any

from companion.games.microfilms import acts as a
from companion.games.microfilms.films import Films
from companion.games.microfilms.hand import Hand, unpack
from companion.host.visit import Visit
from companion.ui.house import House
from tests.support import evening
from tests.support.chance import from_seed
from tests.support.house import enter
from tests.support.phone import Phone

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Fay")


class Evening(evening.Evening):
    """An evening of [microfilms]."""

    @property
    def state(self) -> Films:
        state: Films = self.room.table.state
        return state

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def other(self) -> int:
        """A seat that has not the turn."""
        return next(seat for seat in self.state.seats if seat != self.turn)

    def visit(self, seat: int) -> Visit:
        """The visit of the phone that holds a seat."""
        return next(v for v in self.room._phones if seat in v.seats and isinstance(v, Visit))

    def hand(self, seat: int) -> Hand:
        """What a seat was dealt, as its phone knows it."""
        held = self.visit(seat).hand(seat)
        assert isinstance(held, bytes)
        return unpack(held)

    async def do(self, seat: int, act: Any) -> None:
        """An act that is not under test."""
        await self.act(seat, act, from_seed(self.taps + 1))

    async def clear(self, seat: int) -> None:
        """The seat is Cleared."""
        await self.do(seat, a.ByHand(a.Field.CLEARED, 1, seat))

    async def on_the_table(self) -> None:
        """All phones show the public side."""
        for phone in self.phones:
            await phone.tap("Table")


async def dealt(house: House, players: int, *switches: str, one_phone: bool = False) -> Evening:
    """A table, dealt. switches: house rules tapped by their names. one_phone: the maker's."""
    first = await enter(house)
    await first.tap("box-microfilms")
    for shown in range(5, players - 1, -1):
        await first.tap("Players: one less")
        await first.sees(f"Players: {shown}")
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
        await first.sees(f"I am {NAMES[0]}")
        return Evening(house, [first])
    code = next(key for key in first.storage if ".table." in key).rsplit(".", 1)[-1]
    phones = [first]
    for _ in NAMES[1:players]:
        phones.append(await enter(house, f"/J/{code}"))
    for phone, name in zip(phones, NAMES, strict=False):
        await _sit(phone, name)
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    return Evening(house, phones)


async def _sit(phone: Phone, name: str) -> None:
    await phone.tap("Take a seat")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(f"{name} · you")
