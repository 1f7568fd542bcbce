"""Who has no right to it gets no seat, no card and no act, and is told so in words."""

import http.client
import json
import sqlite3

import pytest
from playwright.async_api import Browser
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from companion.server.guard import STRANGE_HOST, STRANGE_ORIGIN
from tests.drawing.flet_wire import Wire
from tests.journeys.steps import deal, looks, seat_all, set_hour, sit_without_phone
from tests.support.page import COVERED, PhonePage, open_phone, phones
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_CONTROLS = 6000
"""Flet numbers its controls from 1 on; a table's evening so far stays well below."""
OF_ONE_PAGE = 200
"""Controls that one page names at once; one that says much more is cut off."""


async def test_a_seat_and_a_name_are_taken_once(chromium: Browser, program: Program) -> None:
    async with phones(chromium, "Anna", "Bert", "Eve", "Mallory") as (anna, bert, eve, mallory):
        link = await seat_all([anna, bert], program, places=4)
        await sit_without_phone(anna, "Cleo")
        for phone in (eve, mallory):
            await phone.goes(link)
            await phone.tap("Take a seat")

        for taken in ("Anna", " anna ", "Änna"):
            await wishes_to_be(eve, taken)
            await eve.sees("Please take a name that can be told apart.")
        await wishes_to_be(eve, " ")
        await eve.sees("Please write a name.")
        await wishes_to_be(eve, "A name of one and twen")
        await eve.sees("A name has at most 20 characters.")
        await wishes_to_be(eve, "Eve")
        await eve.sees("Eve · you")

        await wishes_to_be(mallory, "Mallory")  # her sheet is open still, but no seat is free
        await mallory.sees("All 4 seats are taken.")
        await mallory.tap("Cancel")
        await mallory.sees("All seats are taken. You can watch; the next deal may have room.")
        assert not await mallory.shows("Deal to four")
        await anna.sees("Deal to four")


async def test_a_phone_that_pretends_holds_no_seat(chromium: Browser, program: Program) -> None:
    async with phones(chromium, "Anna", "Bert") as (anna, bert):
        link = await seat_all([anna, bert], program, places=4)
        await sit_without_phone(anna, "Cleo", "Dana")
        await anna.sees("Deal to four")
        code = link.split("/")[-1]
        (seed, token), (key, mark) = held_by(await bert.storage(), code), public_of(program, "Bert")
        forgeries = {
            "what everybody could know": [key, mark],
            "Bert's key, another token": [seed, "00" * 16],
            "Bert's token, another key": ["11" * 32, token],
            "no key at all": ["", ""],
        }

        liars = []
        for name, pair in forgeries.items():
            storage = forged_storage(code, pair)
            liar = await open_phone(chromium, name, storage=storage, origin=program.link)
            await liar.goes(link)
            await liar.sees("All seats are taken. You can watch; the next deal may have room.")
            assert not await liar.shows("Deal to four")
            assert not await liar.shows("Arrange the table")
            liars.append(liar)
        honest = await open_phone(
            chromium, "Bert's own", storage=forged_storage(code, [seed, token]), origin=program.link
        )
        await honest.goes(link)  # the same way in works with the real thing
        await honest.sees("Bert · you")
        await honest.context.close()

        await deal(anna, 4)
        face = await looks(bert)
        for liar in liars:
            await liar.sees("Nine in the evening")
            for right in (COVERED, "Mine", "My turn", "Take back", "More"):
                assert not await liar.shows(right), (liar.name, right)
            assert face.split(".")[1].encode() not in liar.wire.bytes(), liar.name
            await liar.context.close()
        await presses_everything(anna, bert, program, code)
        assert await looks(bert) == face


async def test_a_link_that_was_guessed_leads_nowhere(chromium: Browser, program: Program) -> None:
    async with phones(chromium, "Eve") as (eve,):
        await eve.goes(f"{program.link}J/0123456789ABCDEF")
        await eve.sees("This link leads to no table here. Ask for the code again.")
        await eve.sees("Which box is open?")


async def test_another_page_and_another_name_are_refused_at_the_door(
    chromium: Browser, program: Program
) -> None:
    line = http.client.HTTPConnection("127.0.0.1", program.port)
    line.request("GET", "/", headers={"Host": "table.example"})
    answer = line.getresponse()
    assert (answer.status, answer.read().decode()) == (403, STRANGE_HOST)
    line.close()

    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://127.0.0.1:{program.port}/ws", origin=Origin("http://table.example"))
    assert refused.value.response.status_code == 403
    assert refused.value.response.body == STRANGE_ORIGIN.encode()

    async with phones(chromium, "Eve") as (eve,):  # a real browser on a page of somebody else
        await eve.page.goto("about:blank")
        heard = await eve.page.evaluate(
            """(address) => new Promise((done) => {
              const socket = new WebSocket(address);
              socket.onopen = () => done('open');
              socket.onerror = () => done('refused');
            })""",
            f"ws://127.0.0.1:{program.port}/ws",
        )
        assert heard == "refused"


# --- what is tried


async def presses_everything(anna: PhonePage, bert: PhonePage, program: Program, code: str) -> None:
    """A machine that speaks Flet's protocol names every control there could be: in vain."""
    before = entries(program)
    session = bert.wire.frames[1].message
    assert session is not None
    stolen = session[1]["session_id"]
    machine = await Wire.open(program.port, session=stolen, route=f"/J/{code}")
    assert machine.session != stolen  # the owner is on the line: nobody else gets it
    for number in range(1, MOST_CONTROLS):
        await machine.tap(number)
        if number % OF_ONE_PAGE == 0:  # the next one goes on
            await (await machine.socket.ping())
            await machine.socket.close()
            machine = await Wire.open(program.port, route=f"/J/{code}")
    await (await machine.socket.ping())
    await machine.socket.close()
    await anna.turn_to("Table")
    await set_hour(anna, 22)
    await anna.sees("Ten in the evening")
    assert entries(program)[:-1] == before


async def wishes_to_be(phone: PhonePage, name: str) -> None:
    """The name in the open sheet is replaced, and the seat asked for."""
    await phone.write(name)
    await phone.tap("Take a seat")


def held_by(storage: dict[str, str], code: str) -> tuple[str, str]:
    """Key and token of the one seat in a phone's storage, as hex."""
    data = json.loads(json.loads(storage[f"flutter.companion.table.{code}"]))
    ((seed, token),) = data["seats"]
    return seed, token


def forged_storage(code: str, pair: list[str]) -> dict[str, str]:
    """A storage that claims a seat with this key and token, and that the phone made the table."""
    text = json.dumps({"maker": pair, "seats": [pair]})
    return {f"flutter.companion.table.{code}": json.dumps(text)}


def public_of(program: Program, name: str) -> tuple[str, str]:
    """What the log says of a seat: its public key and the digest of its token, as hex."""
    found = [json.loads(body) for kind, body in entries(program) if kind == "sat"]
    seat = next(body for body in found if body["name"] == name)
    return seat["key"], seat["token"]


def entries(program: Program) -> list[tuple[str, str]]:
    """Kinds and bodies of the first table's log on disk."""
    with sqlite3.connect(f"file:{program.data / 'companion.db'}?mode=ro", uri=True) as kept:
        return kept.execute(
            "SELECT kind, body FROM entries WHERE tableid = 1 ORDER BY number"
        ).fetchall()
