"""Secret Night by codes only: programs that know nothing of each other whisper and look.

A whisper goes from screen to camera; a third phone that photographs it gets one sentence. Zachary's
look shows a role to one phone, which keeps it. Beside the dealer three phones play: two roles lie
open, so one of the three is hidden.
"""

import asyncio
import re
from pathlib import Path

import pytest

from tests.journeys.islands import (
    Island,
    hears,
    island,
    reads_the_deal,
    seats_are_read,
    shows_the_deal,
    shows_to,
    sits_alone,
)
from tests.journeys.steps import open_table, sit
from tests.support.page import PhonePage

pytestmark = pytest.mark.asyncio(loop_scope="session")

WORDS = "The Money is behind the second bookcase."


async def test_phones_whisper_and_look_by_camera_alone(tmp_path: Path) -> None:
    async with (
        island(tmp_path / "a", "Anna") as anna,
        island(tmp_path / "b", "Bert") as bert,
        island(tmp_path / "c", "Cleo") as cleo,
        island(tmp_path / "d", "Dora") as dora,
    ):
        await open_table(anna.phone, anna.program, 4)
        await sit(anna.phone, "Anna")
        alone = (bert, cleo, dora)
        codes = await asyncio.gather(*(sits_alone(at) for at in alone))
        await seats_are_read(anna, codes, "Bert", "Cleo", "Dora")
        await anna.phone.tap("Deal to four")
        await anna.phone.sees("Hold to look")
        deal = await shows_the_deal(anna.phone)
        for at in alone:
            at.film.shows([deal])
        await asyncio.gather(*(reads_the_deal(at) for at in alone))
        roles = {at.phone.name: await role_of(at.phone) for at in alone}
        await asyncio.gather(*(at.phone.turn_to("Table") for at in alone))

        await whispers_to(bert, cleo, dora)
        await looks_at_a_hidden_role(alone, roles)
        for at in (anna, *alone):
            at.phone.quiet()


async def role_of(phone: PhonePage) -> str:
    """The player holds to look: the role's name."""
    words = await phone.hold()
    await phone.lift()
    return re.split(r"[.\n]", words.strip())[0]


def given_by(name: str) -> str:
    """What the card says that somebody gave."""
    return f"What {name} gave you is covered. Press and hold to look."


async def begins(at: Island, what: str, whom: str) -> None:
    """Pass by code: what, and of whom."""
    await at.phone.tap("Pass by code")
    await at.phone.tap_row(what)
    await at.phone.tap_row(whom)
    await at.phone.sees("Code 1 of 2")


async def whispers_to(listener: Island, teller: Island, spy: Island | None = None) -> None:
    """Two codes; whoever photographs the second one, the spy, cannot open it."""
    mine, name = listener.phone, teller.phone.name
    await begins(listener, "Hear a whisper", name)
    await hears(listener, teller, "What you whisper")
    await teller.phone.write(WORDS)
    await teller.phone.tap("Whisper it by code")
    await teller.phone.sees("Code 2 of 2")
    if spy is not None:
        await hears(teller, spy, "is meant for another seat")
        assert not await spy.phone.shows(WORDS)
    await shows_to(teller, listener, f"Read {name}’s code", given_by(name))
    assert not await mine.shows(WORDS)
    await mine.reach(given_by(name))
    await mine.page.mouse.down()
    await mine.sees(WORDS)
    await mine.lift(given_by(name))
    await mine.tap("Seen")
    await teller.phone.tap(f"{mine.name} has read it")
    if spy is not None:
        await spy.phone.tap("Back")
        await spy.phone.sees("Your phones show each other codes")
        await spy.phone.tap("Back")


async def looks_at_a_hidden_role(all_: tuple[Island, ...], roles: dict[str, str]) -> None:
    """The asked phone answers by itself; the asker sees the role, and its phone notes it."""
    open_ = ("Chief", "Master")
    asked = next(at for at in all_ if not roles[at.phone.name].startswith(open_))
    asker = next(at for at in all_ if at is not asked)
    name = asked.phone.name
    await begins(asker, "Look at a role", name)
    await hears(asker, asked, "Code 2 of 2")
    await asked.phone.sees(f"{asker.phone.name} looks at your role")
    await shows_to(asked, asker, f"Read {name}’s code", given_by(name))
    seen = await asker.phone.hold("Whose card", given_by(name))
    await asker.phone.lift(given_by(name))
    assert roles[name] in seen
    await asker.phone.tap("Seen")
    await asked.phone.tap(f"{asker.phone.name} has read it")
    await asker.phone.tap("Pass by code")
    await asker.phone.sees("Given to you")
    await asker.phone.sees(f"The role of {name}")
