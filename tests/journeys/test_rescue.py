"""A phone of a running night is lost, twice: once with a rescue code, once without."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from companion.live.grace import SECONDS
from tests.journeys.steps import deal, looks, picture_of_code, seat_all
from tests.support.camera import SHAKY, Film
from tests.support.chromium import open_chromium
from tests.support.page import COVERED, PhonePage, open_phone, phones
from tests.support.program import Program
from tests.support.recording import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

LETTERS = "The password is covered. Press and hold to look."
GUESS = "Unsure"


async def test_a_seat_survives_its_phone_with_a_code_and_without(
    chromium: Browser, program: Program, tmp_path: Path
) -> None:
    film = Film(tmp_path / "camera.mjpeg")
    async with (
        phones(chromium, "Anna", "Bert", "Cleo", "Dana") as (anna, bert, cleo, dana),
        open_chromium(film.arguments) as with_camera,
    ):
        link = await seat_all([anna, bert, cleo, dana], program)
        await deal(anna, 4)
        faces = [await looks(phone) for phone in (bert, cleo)]
        await notes_something(bert, "Cleo")
        picture, letters = await makes_a_rescue_code(bert)

        film.shows([picture], SHAKY)
        other = await open_phone(with_camera, "Bert's other phone")
        await other.goes(program.link)
        await other.tap("Rescue a seat")
        await other.sees("The password")
        await opens(other, letters.lower())
        await other.sees(COVERED)
        assert await looks(other) == faces[0]
        await bert_is_shut_out(bert, faces[0])
        await has_the_note(other, "Cleo")
        assert letters not in "".join([*other.addresses, *bert.addresses])

        await cleo.context.close()
        await anna.turn_to("Table")
        await anna.sees("phone is away")
        new = await open_phone(chromium, "Cleo's new phone")
        await new.goes(link)
        await new.tap("A phone is gone")
        await new.tap("Cleo")
        await new.sees("You ask for Cleo’s seat")
        for voter in (anna, dana, other):
            await voter.sees("Is that Cleo?")
        await anna.tap("Agree")
        await new.sees("1 of 3 agree")
        await asyncio.gather(dana.tap("Agree"), other.tap("Agree"))
        await new.sees("The seat of Cleo moves in a minute, unless its phone comes back")
        await new.sees(COVERED, seconds=SECONDS + PATIENCE)
        assert await looks(new) == faces[1]

        await anna.turn_to("Log")
        await anna.sees("Bert goes on with another phone.")
        await anna.sees("The seat of Cleo has another phone now")
        await anna.turn_to("Table")
        await anna.tap("More")
        await anna.tap("End: all cards up")
        await anna.tap("All cards up")
        for phone in (anna, dana, other, new):
            await phone.sees("4 of 4 phones have made the deal again from its seed")
        await new.context.close()
        for phone in (anna, bert, dana, other):
            phone.quiet()


async def notes_something(phone: PhonePage, about: str) -> None:
    """A private note about another player."""
    await phone.turn_to("Table")
    await phone.tap_row(about)
    await phone.tap("My private note")
    await phone.tap(GUESS)
    await is_chosen(phone)
    await phone.tap("Keep the note")
    await phone.tap("Close")


async def has_the_note(phone: PhonePage, about: str) -> None:
    await phone.turn_to("Table")
    await phone.tap_row(about)
    await phone.tap("My private note")
    await is_chosen(phone)
    await phone.tap("Hide the note")
    await phone.tap("Close")


async def is_chosen(phone: PhonePage) -> None:
    chip = phone.button(GUESS)
    await expect(chip).to_have_attribute("aria-current", "true")


async def makes_a_rescue_code(phone: PhonePage) -> tuple[bytes, str]:
    """The picture, as a friend's camera sees it, and the eight letters, read under the thumb."""
    await phone.tap("More")
    await phone.tap("Rescue code")
    await phone.sees("Photograph the picture")
    picture = await picture_of_code(phone)
    return picture, await reads_the_letters(phone)


async def reads_the_letters(phone: PhonePage) -> str:
    """The eight letters of the code that is shown, read under the thumb."""
    await phone.tap("The password")
    await phone.reach(LETTERS)
    await phone.page.mouse.down()
    face = phone.page.get_by_role("button", name=re.compile("^[0-9A-Z]{4} [0-9A-Z]{4}"))
    await face.wait_for()
    said = (await face.inner_text()) or (await face.get_attribute("aria-label")) or ""
    await phone.lift(LETTERS)
    await phone.forgets(said[:9])
    return said[:9]


async def opens(phone: PhonePage, letters: str) -> None:
    await phone.write(letters)
    await phone.tap("Go on with this phone")


async def bert_is_shut_out(bert: PhonePage, face: str) -> None:
    """The old phone says so, shows nothing more and keeps nothing more, also after a reload."""
    await bert.sees("Your seat has moved to another phone")
    title = face.split(".")[0]
    await bert.forgets("Press and hold to look")
    await expect(bert.button("Mine")).to_have_count(0)
    if not title.startswith(("Chief", "Master")):
        await bert.forgets(title)
    async with asyncio.timeout(PATIENCE):
        while any('"seats\\": [[' in text for text in (await bert.storage()).values()):
            await asyncio.sleep(0.1)
    await bert.reloads()
    await bert.sees("Nine in the evening")
    assert not await bert.button("Mine").count()
