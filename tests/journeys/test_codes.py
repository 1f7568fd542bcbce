"""Phones only: three programs that know nothing of each other, and codes from screen to camera.

Nothing passes between the three but pictures: a screenshot of one becomes what the fake camera of
another sees.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.games.secret_night.roles import Role, hand
from companion.handoff import deal as sealed
from companion.handoff import picture, text
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.seatkey import SeatKey
from tests.journeys.steps import looks, open_table, picture_of_code, sit, sit_without_phone
from tests.support.camera import SHAKY, Film
from tests.support.chromium import open_chromium
from tests.support.page import COVERED, PhonePage, open_phone
from tests.support.program import Program, run_program

pytestmark = pytest.mark.asyncio(loop_scope="session")


@dataclass
class Island:
    """A phone on its own: its program, its browser, and what its camera sees."""

    program: Program
    phone: PhonePage
    film: Film


@asynccontextmanager
async def island(folder: Path, name: str) -> AsyncIterator[Island]:
    """A program with a folder and a browser of its own, for the length of a block."""
    folder.mkdir()
    film = Film(folder / "camera.mjpeg")
    async with AsyncExitStack() as open_:
        program = await open_.enter_async_context(run_program(folder / "data"))
        browser = await open_.enter_async_context(open_chromium(film.arguments))
        phone = await open_phone(browser, name, scale=2)
        yield Island(program, phone, film)


async def test_three_phones_without_a_network_are_dealt_to_by_camera_alone(
    tmp_path: Path,
) -> None:
    async with (
        island(tmp_path / "a", "Anna") as anna,
        island(tmp_path / "b", "Bert") as bert,
        island(tmp_path / "c", "Cleo") as cleo,
    ):
        await open_table(anna.phone, anna.program, 4)
        await sit(anna.phone, "Anna")
        await sit_without_phone(anna.phone, "Dana")
        codes = await asyncio.gather(sits_alone(bert), sits_alone(cleo))

        anna.film.shows(codes)
        await anna.phone.tap("Arrange the table")
        await anna.phone.tap("Scan a phone without a network")
        await anna.phone.sees("Bert: read.")
        await anna.phone.sees("Cleo: read.")
        await anna.phone.tap("Back")
        await anna.phone.sees("Free the seat of Cleo")
        await anna.phone.tap("Done")
        await anna.phone.tap("Deal to four")

        deal = await shows_the_deal(anna.phone)
        bert.film.shows([deal])
        cleo.film.shows([deal], SHAKY)
        faces = await asyncio.gather(reads_the_deal(bert), reads_the_deal(cleo))
        await bert_and_cleo_agree_on_what_is_open(bert.phone, cleo.phone)
        assert len({face.split(".")[0] for face in faces}) == 2  # four players: no role twice

        paper = [paper_with("HTTPS://EXAMPLE.ORG/MENU"), deal_of_strangers(minutes=24 * 60)]
        cleo.film.shows([*paper, deal_of_strangers(), codes[0]])
        await cleo.phone.tap("Table")
        await cleo.phone.tap("Read a code")
        await cleo.phone.sees("This is a web address, not one of our codes.")
        await cleo.phone.sees("This code is from an earlier evening.")
        await cleo.phone.sees("Nothing in this code is for this phone.")
        await cleo.phone.sees("This is the code of a seat; the code of the deal is wanted.")
        await cleo.phone.tap("Back")
        await cleo.phone.tap("Mine")
        assert await looks(cleo.phone) == faces[1]

        await shows_what_was_dealt(bert, faces[0], anna)
        await reads_the_proof(anna, bert)
        for island_ in (anna, bert, cleo):
            island_.phone.quiet()


async def sits_alone(at: Island) -> bytes:
    """A seat at a table without a server: the picture of its code."""
    await at.phone.goes(at.program.link)
    await at.phone.tap("Sit at a table without a server")
    await at.phone.write(at.phone.name)
    await at.phone.tap("Take a seat")
    await at.phone.sees("Your seat’s code")
    return await picture_of_code(at.phone)


async def shows_the_deal(dealer: PhonePage) -> bytes:
    """The dealer's own phone goes round for two; on its table it shows the one code for all."""
    await dealer.sees("I am Anna")
    await dealer.tap("Table")
    await dealer.tap("More")
    await dealer.tap("Show the code of the deal")
    await dealer.sees("Every phone reads this same code")
    return await picture_of_code(dealer)


async def reads_the_deal(at: Island) -> str:
    """The camera sees the deal, and the player looks at the card that came out of it."""
    await at.phone.tap("Scan the deal")
    await at.phone.sees(COVERED)
    return await looks(at.phone)


async def bert_and_cleo_agree_on_what_is_open(bert: PhonePage, cleo: PhonePage) -> None:
    """The public side came with the deal: both tables show the same two open cards."""
    tables = []
    for phone in (bert, cleo):
        await phone.tap("Table")
        await phone.sees("Chief")
        tables.append(
            [
                w
                for w in await phone.words()
                if w in ("Anna", "Bert", "Cleo", "Dana", "Chief", "Master")
            ]
        )
        await phone.tap("Mine")
    assert tables[0] == tables[1]


async def shows_what_was_dealt(player: Island, face: str, dealer: Island) -> None:
    """A player shows the card to all: the dealer's camera reads the code that proves it."""
    await player.phone.tap("More")
    await player.phone.tap("Show my card to all")
    await player.phone.tap("Show it")
    await player.phone.tap("More")
    await player.phone.tap("Prove what I showed")
    dealer.film.shows([await picture_of_code(player.phone)])
    await player.phone.tap("Back")
    await dealer.phone.tap("Back")
    await dealer.phone.tap("More")
    await dealer.phone.tap("Read a code")
    await dealer.phone.sees(f"{player.phone.name}: read.")
    await dealer.phone.tap("Back")
    role = face.split(".")[0].split(" ")[0]
    await dealer.phone.sees(role)


async def reads_the_proof(dealer: Island, player: Island) -> None:
    """At the end one more code: with it a phone without a server checks the deal for itself."""
    await dealer.phone.tap("More")
    await dealer.phone.tap("End: all cards up")
    await dealer.phone.tap("All cards up")
    await dealer.phone.sees("The deal was fair")
    await dealer.phone.tap("The proof")
    await dealer.phone.sees("check the deal for themselves")
    player.film.shows([await picture_of_code(dealer.phone)])
    await player.phone.tap("Table")
    await player.phone.tap("Read a code")
    await player.phone.sees("The deal was fair")
    await player.phone.sees("This phone has made the deal again from its seed")


# --- what lies about on the table


def paper_with(words: str) -> bytes:
    """A printed code."""
    return picture.png(words)


def deal_of_strangers(minutes: int = 0) -> bytes:
    """The code of a deal to other people, so many minutes old, on another screen."""
    begun = GameId.fresh(int(time.time()) // 60 - minutes)
    keys = [SeatKey.fresh().public for _ in range(4)]
    hands = [hand(role) for role in (Role.CHIEF, Role.MASTER, Role.THIEF, Role.DETECTIVE)]
    header = Header(Kind.DEAL, begun, 1, EVERYONE)
    raw = sealed.seal(header, SeatKey.fresh(), secrets.token_bytes(32), keys, hands, b"")
    return picture.png(text.write(raw))
