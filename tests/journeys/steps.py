"""What the journeys do over and over: make a table, join it by its picture, sit down.

What must not live here: what a journey proves.
"""

import asyncio
import io
import re
from dataclasses import dataclass

import zxingcpp
from PIL import Image

from tests.support.camera import QR
from tests.support.page import PhonePage
from tests.support.program import Program
from tests.support.site import Site

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


@dataclass(frozen=True)
class Box:
    """A game on Home. words: its button. shown: for how many players its table begins."""

    words: str
    shown: int


NIGHT = Box("Secret Night, 4–8", 6)
LETTERS = re.compile("The letters of this table: ([A-Z](?:, [A-Z]){5})")


async def open_table(
    phone: PhonePage, program: Program | Site, players: int, box: Box = NIGHT
) -> None:
    """The phone makes a table for so many and stands in its lobby."""
    await phone.goes(program.link)
    await phone.tap(box.words)
    await phone.sees(f"Players: {box.shown}")
    for count in range(box.shown, players, -1):
        await phone.tap("Players: one less")
        await phone.sees(f"Players: {count - 1}")
    for count in range(box.shown, players):
        await phone.tap("Players: one more")
        await phone.sees(f"Players: {count + 1}")
    await phone.tap("Open the table")
    await phone.sees("Free seat")


async def speaks(phone: PhonePage, language: str) -> None:
    """The page says which language is read aloud: `<html lang>`."""
    is_it = "(language) => document.documentElement.lang === language"
    await phone.page.wait_for_function(is_it, arg=language)


async def speaks_spanish_and_english(phone: PhonePage) -> None:
    """At Home, its owner chooses one language and then the other."""
    await phone.tap("Settings")
    for name, language in (("Español", "es"), ("English", "en")):
        await phone.tap(name)
        await speaks(phone, language)
    await phone.tap("Close")


async def sit(phone: PhonePage, name: str) -> None:
    """Take a seat under that name."""
    await phone.tap("Take a seat")
    await phone.sees("Who sits here?")
    await phone.write(name)
    await phone.tap("Take a seat")
    await phone.sees(f"{name} · you")


async def sit_without_phone(host: PhonePage, *names: str) -> None:
    """The maker, in *Arrange the table*, gives players without a phone a seat on this device."""
    await host.tap("Arrange the table")
    for name in names:
        await host.tap("Add a player without a phone")
        await host.sees("Who has no phone?")
        await host.write(name)
        await host.tap("Take a seat")
        await host.sees(f"Free the seat of {name}")
    await host.tap("Done")


def codes(picture: bytes) -> list[str]:
    """The texts of the codes in a picture of a screen."""
    image = Image.open(io.BytesIO(picture)).convert("L")
    return [found.text for found in zxingcpp.read_barcodes(image, formats=QR)]


async def picture_of_code(phone: PhonePage) -> bytes:
    """The picture of a screen that shows a code, as soon as it is painted well enough to read."""
    return await phone.paints(lambda shot: bool(codes(shot)))


async def pictures_of_parts(phone: PhonePage, parts: int) -> list[bytes]:
    """The pictures of a screen that shows a long code in parts, one of each part."""
    found: dict[str, bytes] = {}
    while len(found) < parts:
        shot = await picture_of_code(phone)
        (text,) = codes(shot)
        found.setdefault(text, shot)
    return list(found.values())


async def code_on(phone: PhonePage) -> str:
    """The text of the code on this phone's screen, read from the screen's picture alone."""
    (text,) = codes(await picture_of_code(phone))
    return text


async def seat_all(
    phones: list[PhonePage], program: Program, box: Box = NIGHT, places: int = 0
) -> str:
    """The first phone makes a table, the others join by its picture: the link.

    places: how many may sit; as many as there are phones if not given.
    """
    host, *guests = phones
    await open_table(host, program, places or len(phones), box)
    await sit(host, host.name)
    link = await code_on(host)
    await asyncio.gather(*(guest.goes(link) for guest in guests))
    for guest in guests:  # one after another: seats are given out in this order
        await sit(guest, guest.name)
    return link


async def joins_by_letters(phone: PhonePage, host: PhonePage, program: Program) -> None:
    """No camera, no link: only the address, and the six letters that the host's lobby shows."""
    said = await host.reads(lambda words: [f for text in words if (f := LETTERS.search(text))])
    await phone.goes(program.link)
    await phone.tap("Type letters")
    await phone.sees("Six letters")
    await phone.write(said[0][1].replace(", ", "").lower())
    await phone.tap("Join")
    await phone.sees("Point your phone’s camera here")


async def deal(host: PhonePage, players: int) -> None:
    """Everybody sits: deal."""
    await host.tap(f"Deal to {NUMBERS[players]}")


async def looks(phone: PhonePage, fact: str = "You play") -> str:
    """The phone's player holds to look and covers it again: what was read aloud."""
    face = await phone.hold(fact)
    await phone.lift()
    return face


async def set_hour(phone: PhonePage, hour: int) -> None:
    """The clock is set by hand, a public act that is always possible."""
    await phone.tap("Set the clock")
    await phone.tap(f"{hour}:00")


async def in_turn(table: list[PhonePage], mine: str) -> list[PhonePage]:
    """The phones in the order of their turns. mine: the button of whoever's turn it is."""
    turns = [mine, *(f"{phone.name}’s turn" for phone in table[1:])]
    said = table[0].page.get_by_role("button", name=re.compile(f"^({'|'.join(turns)})$")).first
    begins = turns.index(await said.inner_text())
    return table[begins:] + table[:begins]
