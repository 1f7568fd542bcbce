"""Phones only: three programs that know nothing of each other, and codes from screen to camera.

Nothing passes between the three but pictures: a screenshot of one becomes what the fake camera of
another sees.
"""

import asyncio
import secrets
import time
from pathlib import Path

import pytest

from companion.games.secret_night.rules.roles import Role, hand
from companion.handoff import deal as sealed
from companion.handoff import picture, text
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.seatkey import SeatKey
from tests.journeys.islands import (
    Island,
    is_the_witness,
    island,
    opens_the_scanner,
    reads_the_deal,
    reads_the_proof,
    seats_are_read,
    shows_the_deal,
    sits_alone,
)
from tests.journeys.steps import looks, open_table, picture_of_code, sit, sit_without_phone
from tests.support.camera import SHAKY
from tests.support.page import PhonePage

PUBLIC = ("Anna", "Bert", "Cleo", "Dana", "Chief", "Master")
"""What the table says of everybody: names, and who holds an open card."""
pytestmark = pytest.mark.asyncio(loop_scope="session")


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

        await seats_are_read(anna, codes[:1], "Bert")
        await is_the_witness(anna, cleo)
        await anna.phone.tap("Deal to four")
        await anna.phone.sees("I am Anna")  # her phone goes round for two

        deal = await shows_the_deal(anna.phone)
        bert.film.shows([deal])
        cleo.film.shows([deal], SHAKY)
        await asyncio.gather(reads_the_deal(bert), reads_the_deal(cleo))
        faces = await asyncio.gather(looks(bert.phone), looks(cleo.phone))
        await bert_and_cleo_agree_on_what_is_open(bert.phone, cleo.phone)
        assert len({face.split(".")[0] for face in faces}) == 2  # four players: no role twice

        paper = [paper_with("HTTPS://EXAMPLE.ORG/MENU"), deal_of_strangers(minutes=24 * 60)]
        cleo.film.shows([*paper, deal_of_strangers(), codes[0]])
        await cleo.phone.tap("Table")
        await opens_the_scanner(cleo.phone)
        await cleo.phone.sees("This is a web address, not one of our codes.")
        await cleo.phone.sees("This code is from an earlier evening.")
        await cleo.phone.sees("Nothing in this code is for this phone.")
        await cleo.phone.sees("This is the code of a seat; the code of a shown card is wanted.")
        await cleo.phone.tap("Back")
        await cleo.phone.tap("Mine")
        assert await looks(cleo.phone) == faces[1]

        await shows_what_was_dealt(bert, faces[0], anna)
        await reads_the_proof(anna, bert)
        await bert.phone.sees("it and Cleo’s, the witness, did not choose together")
        for island_ in (anna, bert, cleo):
            island_.phone.quiet()


async def bert_and_cleo_agree_on_what_is_open(bert: PhonePage, cleo: PhonePage) -> None:
    """The public side came with the deal: both tables show the same two open cards."""
    tables = []
    for phone in (bert, cleo):
        await phone.tap("Table")
        await phone.sees("Chief")
        await phone.sees("Master")
        told = [text for text in await phone.words() if text in PUBLIC]
        tables.append(told)
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
