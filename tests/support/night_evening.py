"""An evening of Secret Night on phones without browsers: sitting down, the deal, an hour.

What must not live here: what a test looks for.
"""

from functools import partial
from typing import Any

from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter
from tests.support.evening import sit
from tests.support.phone import Phone

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë")
ROLES = ("Detective", "Thief", "Master Thief", "Chief Inspector", "Deceiver")


async def host(context: AppContext, without: str = "", **kwargs: Any) -> Phone:
    """The phone of somebody who opened a table of six; `without` is a house rule turned off."""
    phone = await enter(context, **kwargs)
    await phone.tap("box-secret_night")
    if without:
        await phone.tap(without)
    await phone.tap("Open the table")
    await phone.sees("Who is here?")
    return phone


async def set_places(phone: Phone, places: int, now: int = 6) -> None:
    """Fewer or more players, on the arranging screen."""
    await phone.tap("Arrange the table")
    step = 1 if places > now else -1
    for shown in range(now + step, places + step, step):
        await phone.tap("Players: one more" if step > 0 else "Players: one less")
        await phone.sees(f"Players: {shown}")


async def seated(context: AppContext, players: int = 6, without: str = "") -> list[Phone]:
    first = await host(context, without)
    if players < 6:
        await set_places(first, players)
        await first.tap("Done")
    await sit(first, NAMES[0])
    phones = [first]
    for name in NAMES[1:players]:
        phone = await enter(context, f"/J/{code_of(first)}")
        await sit(phone, name)
        phones.append(phone)
    await first.until(lambda: first.has("deal"))
    return phones


async def dealt(context: AppContext, players: int = 6, without: str = "") -> list[Phone]:
    phones = await seated(context, players, without)
    await phones[0].tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    return phones


async def role_of(phone: Phone) -> str:
    """Look, remember, let go."""
    await phone.hold("thumb-zone")
    found = next(role for role in ROLES if role in phone.words())
    await phone.release("thumb-zone")
    return found


async def hidden(phones: list[Phone]) -> list[Phone]:
    """The phones whose role nobody knows."""
    return [p for p in phones if await role_of(p) not in ("Master Thief", "Chief Inspector")]


def ticked(phone: Phone, seats: int) -> bool:
    """Whether the table side shows so many seats as having played."""
    return sum(word.endswith("has played") for word in phone.words()) == seats


async def all_have_played(phone: Phone, players: int = 4) -> None:
    """Every seat gets its tick, by hand, on the table side of this phone."""
    for seat in range(players):
        await phone.tap(f"cell-{seat}")
        await phone.tap("hand-played")
        await phone.until(partial(ticked, phone, seat + 1))
        await phone.tap("Close")
    await phone.until(lambda: phone.has("next-hour"))
