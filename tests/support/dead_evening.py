"""A table of Dead & Breakfast with its phones, and a hand that does what is not under test."""

from functools import partial
from typing import Any

from companion.games.dead_breakfast import acts as a
from companion.games.dead_breakfast.acts import Field
from companion.games.dead_breakfast.house import House as Built
from companion.games.dead_breakfast.street import Street
from companion.ui.house import House
from tests.support import evening
from tests.support.chance import from_seed
from tests.support.house import enter
from tests.support.phone import Phone

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

    async def do(self, seat: int, *acts: Any) -> None:
        """Acts that are not under test."""
        for act in acts:
            await self.act(seat, act, from_seed(self.taps + 1))

    async def turn_of(self, seat: int, *eyeballs: int) -> None:
        """By hand it is this seat's turn; eyeballs: of each seat."""
        for other, count in enumerate(eyeballs):
            await self.do(seat, a.ByHand(Field.EYEBALLS, other, count))
        await self.do(seat, a.ByHand(Field.TURN, seat, 0))


async def dealt(
    house: House,
    players: int,
    *switches: str,
    one_phone: bool = False,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
) -> Evening:
    """A table of Dead & Breakfast, dealt. switches: house rules tapped by their names."""
    first = await enter(house, width=size[0], height=size[1])
    await first.tap("box-dead_breakfast")
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
        await first.until(lambda: first.has("pad"))
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
        await phone.until(partial(phone.has, "pad"))
    return Evening(house, phones)


async def _sit(phone: Phone, name: str, language: str = "en") -> None:
    await phone.tap("Take a seat" if language == "en" else "Tomar asiento")
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(f"{name} · ")
