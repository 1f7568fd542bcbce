"""One phone for all: four players pass it round, and nothing of one is left for the next."""

import re

import pytest
from playwright.async_api import Browser

from tests.journeys import secrets
from tests.journeys.steps import deal, open_table, sit, sit_without_phone
from tests.support.mirror import strings
from tests.support.page import PhonePage, phones
from tests.support.program import Program
from tests.support.site import Site

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Anna", "Bert", "Cleo", "Dana")


async def test_four_players_pass_one_phone_round(chromium: Browser, program: Program) -> None:
    async with phones(chromium, "Anna") as (phone,):
        await open_for_all(phone, program)
        await deal(phone, 4)
        faces = await goes_round(phone)
        await cleo_looks_again(phone, faces)
        phone.quiet()


async def open_for_all(phone: PhonePage, program: Program | Site) -> None:
    """A table of four on this phone, everybody seated."""
    await open_table(phone, program, 4)
    await sit(phone, "Anna")
    await sit_without_phone(phone, *NAMES[1:])


async def goes_round(phone: PhonePage) -> dict[str, str]:
    """Everybody looks, and sees nothing of who looked before: the faces."""
    faces: dict[str, str] = {}
    for name in NAMES:
        await phone.sees(f"I am {name}")
        await nothing_is_left_of(phone, faces)
        await phone.tap(f"I am {name}")
        await nothing_is_left_of(phone, faces)
        faces[name] = await phone.hold()
        await phone.lift()
        await phone.tap("Done, pass on")
    assert sorted(face.split(".")[0] for face in faces.values()) == [
        "Chief Inspector",
        "Detective",
        "Master Thief",
        "Thief",
    ]
    return faces


async def cleo_looks_again(phone: PhonePage, faces: dict[str, str]) -> None:
    """Later on one looks once more, and sees the same."""
    await phone.sees("Whose card?")
    await nothing_is_left_of(phone, faces)
    await phone.tap("Cleo")
    await phone.tap("I am Cleo")
    assert await phone.hold() == faces["Cleo"]
    await phone.lift()
    await nothing_is_left_of(phone, faces)


async def nothing_is_left_of(phone: PhonePage, faces: dict[str, str]) -> None:
    """No sentence of any face that was looked at is read, heard, or kept in the phone's tree.

    What everybody knows may be there: nothing is, since no open card is shown on these screens.
    """
    for face in faces.values():
        title, rest = face.split(". ", 1)
        sentences = [part.strip() for part in re.split(r"You (?:play|know|want): ", rest) if part]
        for text in (title, *sentences):
            await phone.forgets(text)
    tree = "\n".join(strings(phone.wire.tree().page)).encode()
    assert not secrets.faces_in(tree)
