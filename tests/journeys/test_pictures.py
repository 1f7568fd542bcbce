"""Pictures of every screen, in both languages and three sizes, for people to look at."""

import os
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.journeys.album import Album
from tests.journeys.steps import code_on, picture_of_code
from tests.support.camera import Film
from tests.support.chromium import open_chromium
from tests.support.page import PhonePage, open_phone
from tests.support.program import Program, run_program

pytestmark = pytest.mark.asyncio(loop_scope="session")

MAKER, GUEST, ALONE = "Wilhelmine Katharina", "Zoë", "Cleo"
"""The longest name there may be, and two short ones."""
SHARP = float(os.environ.get("PICTURES_SHARP", "1"))
"""Pixels a dp. 2 or 3 for pictures to be published; 1 is quicker."""
OTHERS = ("Bo", "Maximilian", "Dana")


@pytest.mark.parametrize("language", ["en", "es"])
async def test_every_screen_has_its_picture(
    language: str, program: Program, tmp_path: Path
) -> None:
    album, film = Album(language), Film(tmp_path / "camera.mjpeg")
    async with open_chromium(film.arguments) as browser:
        maker, guest, alone = [
            await open_phone(browser, name, scale=SHARP, language=language)
            for name in (MAKER, GUEST, ALONE)
        ]
        link = await at_home_and_in_the_lobby(album, maker, program)
        await coming_to_sit(album, guest, link)
        code = await without_a_server(album, alone, program)
        await arranging(album, maker, film, code)
        await album.tap(maker, "lobby-deal", players=6)
        await passing_round(album, maker)
        await with_a_card_of_ones_own(album, guest)
        deal = await the_code_of_the_deal(album, maker)
        await with_a_card_by_code(album, alone, film, deal)
        await at_the_end(album, maker, guest)
        for phone in (maker, guest, alone):
            phone.quiet()
    assert len(set(album.taken)) == len(album.taken) >= 38


@pytest.mark.parametrize("language", ["en", "es"])
async def test_scanning_says_why_there_is_no_camera(
    language: str, chromium: Browser, program: Program, tmp_path: Path
) -> None:
    album = Album(language)
    async with run_program(tmp_path / "far", host="127.0.0.2") as far:
        # To the program this is an address that no browser lends its camera to.
        for name, link in (("refused", program.link), ("insecure", far.link)):
            phone = await open_phone(chromium, name, scale=SHARP, language=language)
            await phone.goes(link)
            await album.tap(phone, "home-scan")
            await album.sees(phone, f"scan-{name}")
            await album.take(phone, f"scan-{name}")
            phone.quiet()
            await phone.context.close()


async def at_home_and_in_the_lobby(album: Album, maker: PhonePage, program: Program) -> str:
    """Home, settings, a new table, its lobby, the first seat: the link."""
    await maker.goes(program.link)
    await album.sees(maker, "home-title")
    await album.take(maker, "home")
    await album.tap(maker, "settings")
    await album.sees(maker, "language")
    await album.take(maker, "settings")
    await album.tap(maker, "close")
    await maker.tap(f"Secret Night, {album.words('home-players', least=4, most=8)}")
    await album.sees(maker, "make-go")
    await album.take(maker, "make")
    await album.tap(maker, "make-go")
    await album.sees(maker, "lobby-point")
    await album.take(maker, "lobby-empty")
    link = await code_on(maker)
    await album.tap(maker, "lobby-sit")
    await album.sees(maker, "sit-title")
    await album.take(maker, "sit")
    await maker.write(" ")
    await album.tap(maker, "lobby-sit")
    await album.sees(maker, "refusal-name-empty")
    await album.take(maker, "sit-refused")
    await maker.write(MAKER)
    await album.tap(maker, "lobby-sit")
    await album.sees(maker, "seat-you", name=MAKER)
    await album.take(maker, "lobby-one")
    return link


async def coming_to_sit(album: Album, guest: PhonePage, link: str) -> None:
    """A guest opens the link and takes a seat."""
    await guest.goes(link)
    await album.sees(guest, "lobby-sit")
    await album.take(guest, "lobby-guest")
    await album.tap(guest, "lobby-sit")
    await guest.write(GUEST)
    await album.tap(guest, "lobby-sit")
    await album.sees(guest, "seat-you", name=GUEST)


async def without_a_server(album: Album, alone: PhonePage, program: Program) -> bytes:
    """A seat without a server: the picture of its code."""
    await alone.goes(program.link)
    await album.tap(alone, "home-alone")
    await album.sees(alone, "solo-note")
    await album.take(alone, "solo-name")
    await alone.write(ALONE)
    await album.tap(alone, "lobby-sit")
    await album.sees(alone, "solo-code-note")
    await album.take(alone, "solo-code")
    await album.tap(alone, "more")
    await album.sees(alone, "solo-leave")
    await album.take(alone, "solo-more")
    await album.tap(alone, "close")
    return await picture_of_code(alone)


async def arranging(album: Album, maker: PhonePage, film: Film, code: bytes) -> None:
    """Players without a phone, a phone without a network, a camera, a line to type."""
    await album.tap(maker, "arrange")
    await album.sees(maker, "arrange-order")
    await album.take(maker, "arrange")
    await album.tap(maker, "arrange-add")
    await album.sees(maker, "sit-device-title")
    await album.take(maker, "add")
    for number, name in enumerate(OTHERS):
        if number:
            await album.tap(maker, "arrange-add")
        await maker.write(name)
        await album.tap(maker, "lobby-sit")
        await album.sees(maker, "arrange-free", name=name)
    film.shows([])
    await album.tap(maker, "arrange-scan")
    await album.sees(maker, "scan-searching")
    await album.take(maker, "scan-searching")
    await album.tap(maker, "scan-type")
    await album.sees(maker, "type-title")
    await album.take(maker, "type")
    await maker.write("https://example.org")
    await album.tap(maker, "type-read")
    await maker.sees(album.words("refusal-not-ours", kind="web-address"))
    await album.take(maker, "type-refused")
    await album.tap(maker, "cancel")
    film.shows([code])
    await album.tap(maker, "arrange")
    await album.tap(maker, "arrange-scan")
    await maker.sees(f"{ALONE}: ")
    await album.take(maker, "scan-read")
    await album.tap(maker, "back")
    await album.sees(maker, "arrange-free", name=ALONE)
    await album.take(maker, "arrange-full")
    await album.tap(maker, "done")
    await album.sees(maker, "lobby-deal", players=6)
    await album.take(maker, "lobby-full")


async def passing_round(album: Album, maker: PhonePage) -> None:
    """One phone for four."""
    for number, name in enumerate((MAKER, *OTHERS)):
        await album.sees(maker, "pass-here", name=name)
        if not number:
            await album.take(maker, "pass")
        await album.tap(maker, "pass-here", name=name)
        await album.sees(maker, "card-covered")
        if not number:
            await album.take(maker, "covered-passing")
        await hold(album, maker)
        if not number:
            await album.take(maker, "held-passing")
        await maker.page.mouse.up()
        await album.sees(maker, "card-covered")
        await album.tap(maker, "pass-done")
    await album.sees(maker, "pass-whose")
    await album.take(maker, "whose")


async def with_a_card_of_ones_own(album: Album, guest: PhonePage) -> None:
    """The covered card, the look, and the table around it."""
    await album.sees(guest, "card-covered")
    await album.take(guest, "covered")
    await hold(album, guest)
    await album.take(guest, "held")
    await guest.page.mouse.up()
    await album.sees(guest, "card-covered")
    await album.tap(guest, "rules")
    await album.sees(guest, "secret_night-rules-goal")
    await album.take(guest, "rules")
    await album.tap(guest, "back")
    await album.tap(guest, "table")
    await album.sees(guest, "secret_night-hour-21")
    await album.take(guest, "table")
    await album.tap(guest, "secret_night-set-clock")
    await album.sees(guest, "secret_night-set-clock-title")
    await album.take(guest, "hours")
    await guest.tap(album.words("secret_night-hour-short", hour=0))
    await album.sees(guest, "secret_night-hour-0")
    await album.tap(guest, "take-back")
    await album.sees(guest, "taken-back")
    await album.take(guest, "taken-back")
    await album.tap(guest, "take-back")
    await album.sees(guest, "refusal-nothing-to-take-back")
    await album.take(guest, "refused")
    await album.tap(guest, "more")
    await album.sees(guest, "more-end")
    await album.take(guest, "more")
    await album.tap(guest, "more-open")
    await album.sees(guest, "open-note")
    await album.take(guest, "ask-open")
    await album.tap(guest, "cancel")
    await looking_at_a_role(album, guest)
    await album.tap(guest, "log")
    await album.sees(guest, "log-dealt")
    await album.take(guest, "log")


async def looking_at_a_role(album: Album, guest: PhonePage) -> None:
    """Zachary looks at the first hidden role there is."""
    await album.tap(guest, "more")
    await album.tap(guest, "secret_night-look")
    await album.sees(guest, "secret_night-look-note")
    await album.take(guest, "look")
    for name in (MAKER, *OTHERS):
        if await guest.button(name).count():
            break
    await guest.tap(name)
    await album.tap(guest, "mine")
    await guest.tap(name)
    await album.sees(guest, "card-answer", name=name)
    await album.take(guest, "answer-covered")
    await guest.page.mouse.move(195, 690)
    await guest.page.mouse.down()
    await album.sees(guest, "secret_night-peek-say-what")
    await album.take(guest, "answer-held")
    await guest.page.mouse.up()
    await album.sees(guest, "card-answer", name=name)


async def the_code_of_the_deal(album: Album, maker: PhonePage) -> bytes:
    """One code for all who have no network: its picture."""
    await album.tap(maker, "table")
    await album.tap(maker, "more")
    await album.sees(maker, "more-code")
    await album.take(maker, "more-of-maker")
    await album.tap(maker, "more-code")
    await album.sees(maker, "code-table-note")
    await album.take(maker, "code-of-deal")
    code = await picture_of_code(maker)
    await album.tap(maker, "back")
    return code


async def with_a_card_by_code(album: Album, alone: PhonePage, film: Film, deal: bytes) -> None:
    """A phone without a server has read the deal."""
    film.shows([deal])
    await album.tap(alone, "solo-scan-deal")
    await album.sees(alone, "card-covered")
    await album.take(alone, "solo-covered")
    await album.tap(alone, "table")
    await album.sees(alone, "solo-read")
    await album.take(alone, "solo-table")
    await album.tap(alone, "more")
    await album.tap(alone, "more-open")
    await album.tap(alone, "open-yes")
    await album.tap(alone, "more")
    await album.sees(alone, "solo-show-open")
    await album.take(alone, "solo-more-open")
    await album.tap(alone, "solo-show-open")
    await album.sees(alone, "solo-open-note")
    await album.take(alone, "solo-proof")


async def at_the_end(album: Album, maker: PhonePage, guest: PhonePage) -> None:
    """Asked first, then all cards up; the log and the proof; home, where the night goes on."""
    await album.tap(maker, "more")
    await album.tap(maker, "more-end")
    await album.sees(maker, "end-note")
    await album.take(maker, "ask-end")
    await album.tap(maker, "end-yes")
    await album.sees(maker, "end-fair")
    await album.sees(guest, "end-fair")
    await album.take(maker, "end")
    await album.tap(maker, "code-end")
    await album.sees(maker, "code-end-note")
    await album.take(maker, "code-of-end")
    await album.tap(maker, "back")
    await album.tap(maker, "log")
    await album.sees(maker, "log-dealt")
    await album.take(maker, "log-of-end")
    await album.tap(maker, "back")
    await album.tap(maker, "back")
    await album.sees(maker, "home-resume")
    await album.take(maker, "home-resume")


async def hold(album: Album, phone: PhonePage) -> None:
    """The thumb goes down on the pad and stays; waits for the face."""
    await phone.reach(album.words("card-covered"))
    await phone.page.mouse.down()
    await album.sees(phone, "secret_night-face-play")
