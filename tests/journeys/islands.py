"""Phones on islands: each its own program and browser, nothing between them but pictures of codes.

The program is a table server of its own that draws the phone, or the phone's own, loaded from a
static site. A screenshot of one becomes what the fake camera of another sees. What must not live
here: a game.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser

from tests.journeys.steps import picture_of_code
from tests.support.camera import Film
from tests.support.chromium import open_chromium
from tests.support.page import COVERED, PhonePage, open_phone
from tests.support.program import Program, run_program
from tests.support.site import Site


@dataclass
class Island:
    """A phone on its own: its program, its browser, and what its camera sees."""

    program: Program | Site
    phone: PhonePage
    film: Film
    browser: Browser


@asynccontextmanager
async def island(folder: Path, name: str, site: Site | None = None) -> AsyncIterator[Island]:
    """A program with a folder and a browser of its own, for the length of a block.

    site: where the phone's own program is loaded from; else a table server is started for it.
    """
    folder.mkdir()
    film = Film(folder / "camera.mjpeg")
    async with AsyncExitStack() as open_:
        program: Program | Site
        if site is not None:
            program = site
        else:
            program = await open_.enter_async_context(run_program(folder / "data"))
        browser = await open_.enter_async_context(open_chromium(film.arguments))
        phone = await open_phone(browser, name)
        yield Island(program, phone, film, browser)


async def lose_the_site(site: Site, *phones: PhonePage) -> None:
    """The site is gone for good, once every phone has kept it."""
    await asyncio.gather(*(phone.has_the_site() for phone in phones))
    site.stop()


async def seats_are_read(dealer: Island, codes: Sequence[bytes], *names: str) -> None:
    """The dealer's camera reads the codes of seats, in the lobby."""
    dealer.film.shows(codes)
    await dealer.phone.tap("Arrange the table")
    await dealer.phone.tap("Scan a phone without a network")
    for name in names:
        await dealer.phone.sees(f"{name}: read.")
    await dealer.phone.tap("Back")
    await dealer.phone.sees(f"Free the seat of {names[-1]}")
    await dealer.phone.tap("Done")


async def is_the_witness(dealer: Island, last: Island) -> None:
    """The last phone reads what the deal will be, and only then the dealer's camera its code."""
    await dealer.phone.tap("Arrange the table")
    await dealer.phone.tap("Let a phone witness the deal")
    last.film.shows([await picture_of_code(dealer.phone)])
    await last.phone.tap("Scan the deal")
    await last.phone.sees("Your seat’s code, with your share")
    dealer.film.shows([await picture_of_code(last.phone)])
    await dealer.phone.tap("Read its code")
    await dealer.phone.sees(f"{last.phone.name}’s phone is the witness of this deal.")
    await dealer.phone.tap("Done")


async def sits_alone(at: Island) -> bytes:
    """A seat at a table without a server: the picture of its code."""
    await at.phone.goes(at.program.link)
    await at.phone.tap("Sit at a table without a server")
    await at.phone.write(at.phone.name)
    await at.phone.tap("Take a seat")
    await at.phone.sees("Your seat’s code")
    return await picture_of_code(at.phone)


async def shows_the_deal(dealer: PhonePage) -> bytes:
    """On its table the dealer's own phone shows the one code for all."""
    await dealer.tap("Table")
    await dealer.misses(COVERED)  # else a tap meant for *More* falls on what stood there
    await dealer.tap("More")
    await dealer.tap("Show the code of the deal")
    await dealer.sees("Every phone reads this same code")
    return await picture_of_code(dealer)


async def reads_the_deal(at: Island) -> None:
    """The camera sees the deal: a card has come out of it."""
    await at.phone.tap("Scan the deal")
    await at.phone.sees(COVERED)


async def reads_the_proof(dealer: Island, player: Island, says: str = "The deal was fair") -> None:
    """At the end one more code: with it a phone without a server checks the deal for itself."""
    await dealer.phone.tap("More")
    await dealer.phone.tap("End: all cards up")
    await dealer.phone.tap("All cards up")
    await dealer.phone.sees(says)
    await dealer.phone.tap("The proof")
    await dealer.phone.sees("check the deal for themselves")
    player.film.shows([await picture_of_code(dealer.phone)])
    await player.phone.tap("Table")
    await opens_the_scanner(player.phone)
    await player.phone.sees(says)
    await player.phone.sees("This phone has made the deal again from its seed")


async def opens_the_scanner(phone: PhonePage) -> None:
    """From the table of a phone without a server."""
    await phone.misses(COVERED)
    await phone.tap("More")
    await phone.tap("Read a code")
    await phone.sees("Point at a code of this table")


async def shows_to(giver: Island, reader: Island, button: str, then: str) -> None:
    """The code on one screen is what the other's camera sees."""
    reader.film.shows([await picture_of_code(giver.phone)])
    await reader.phone.tap(button)
    await reader.phone.sees(then)


async def hears(giver: Island, reader: Island, then: str) -> None:
    """A phone that was doing nothing reads what it is shown."""
    await reader.phone.tap("Pass by code")
    await reader.phone.sees("Your phones show each other codes")
    await shows_to(giver, reader, "Read a code that is shown to me", then)
