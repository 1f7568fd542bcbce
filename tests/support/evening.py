"""A dealt table with its phones, and a hand that does what is not under test: for every game.

What must not live here: anything that knows a game.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from companion.command_line import FOLDERS
from companion.live.live_table import LiveTable
from companion.session.online import OnlineSession
from companion.table import play, wish
from companion.table.chance import Chance
from companion.ui.app_context import AppContext
from companion.ui.words import words
from tests.support.app import code_of, enter
from tests.support.callers import everybody
from tests.support.chance import from_seed
from tests.support.live import registry_of
from tests.support.phone import Phone


class Evening:
    """phones: by seat; of a table on one phone, that one alone."""

    def __init__(self, context: AppContext, phones: list[Phone]) -> None:
        self.phones = phones
        # The only room of this house; its desk keeps rooms to itself.
        self.room: LiveTable = next(iter(registry_of(context)._tables.values()))
        self.taps = 0

    def session(self, seat: int) -> OnlineSession:
        """The visit of the phone that holds a seat."""
        found = (v for v in self.room._phones if seat in v.seats and isinstance(v, OnlineSession))
        return next(found)

    async def on_the_table(self) -> None:
        """All phones show the public side."""
        for phone in self.phones:
            await phone.tap("Table")

    async def do(self, seat: int, *acts: Any) -> None:
        """Acts that are not under test, with chance of their own."""
        for act in acts:
            await self.act(seat, act, from_seed(self.taps + 1))

    async def act(self, seat: int, act: Any, chance: Chance) -> None:
        """An act of somebody's, straight into the log."""
        self.taps += 1
        tap, room = f"hand {self.taps}", self.room
        room.chance, own = chance, room.chance
        refused = await room.submit(wish.Act(seat, act, tap, play.ANYHOW), everybody)
        room.chance = own
        assert refused is None, refused


async def dealt(
    context: AppContext,
    box: str,
    names: Sequence[str],
    ready: Callable[[Phone], bool],
    *switches: str,
    one_phone: bool = False,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
) -> list[Phone]:
    """The phones of a table that was dealt.

    box: the game's folder. names: of the players. ready: whether a phone shows that it was dealt
    to. switches: house rules tapped by their names. one_phone: all sit at the maker's. language: of
    the guests' phones.
    """
    first = await enter(context, width=size[0], height=size[1])
    await first.tap(f"box-{box}")
    while not first.shows(f"Players: {len(names)}"):
        few = any(first.shows(f"Players: {less}") for less in range(len(names)))
        await first.tap("Players: one more" if few else "Players: one less")
    for switch in switches:
        await first.tap(switch)
    await first.tap("Open the table")
    await first.sees("Who is here?")
    await sit(first, names[0])
    phones = [first]
    if one_phone:
        await _sit_without_phone(first, names[1:])
    else:
        code = code_of(first)
        for _ in names[1:]:
            guest = enter(context, f"/J/{code}", language=language, width=size[0], height=size[1])
            phones.append(await guest)
        for phone, name in zip(phones[1:], names[1:], strict=True):
            await sit(phone, name, language)
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.until(partial(ready, phone))
    return phones


async def sit(phone: Phone, name: str, language: str = "en") -> None:
    """Take a seat under that name."""
    said = words(language, FOLDERS)
    await phone.tap(said("lobby-sit"))
    await phone.type("name", name)
    await phone.tap("sit-down")
    await phone.sees(said("seat-you", name=name))


async def _sit_without_phone(phone: Phone, names: Sequence[str]) -> None:
    await phone.tap("Arrange the table")
    for name in names:
        await phone.tap("Add a player without a phone")
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(f"Free the seat of {name}")
    await phone.tap("Done")
