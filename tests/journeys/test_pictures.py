"""Pictures of the screens that all games share, for people to look at; Secret Night is played.

In three sizes and both languages on request.
"""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.journeys import walk_after_deal as after
from tests.journeys import walk_before_deal as before
from tests.journeys.album import ALONE, GUEST, IN, MAKER, Album
from tests.support.camera import Film
from tests.support.chromium import open_chromium
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_every_screen_has_its_picture(program: Program, tmp_path: Path) -> None:
    albums = [Album(language) for language in IN]
    await asyncio.gather(*(walk(album, program, tmp_path) for album in albums))
    assert all(album.taken == albums[0].taken for album in albums)
    assert len(set(albums[0].taken)) == len(albums[0].taken) >= 50


async def walk(album: Album, program: Program, folder: Path) -> None:
    """An evening of three phones, from screen to screen, in one language."""
    film = Film(folder / f"{album.language}.mjpeg")
    async with open_chromium(film.arguments) as browser:
        maker, guest, alone = [await album.phone(browser, name) for name in (MAKER, GUEST, ALONE)]
        link = await before.at_home_and_in_the_lobby(album, maker, program)
        await before.coming_to_sit(album, guest, link)
        code = await before.without_a_server(album, alone, program)
        await before.arranging(album, maker, film, code)
        await album.tap(maker, "lobby-deal", players=6)
        await after.passing_round(album, maker)
        await after.with_a_card_of_ones_own(album, guest)
        deal = await after.the_code_of_the_deal(album, maker)
        await after.with_a_card_by_code(album, alone, film, deal)
        await after.at_the_end(album, maker, guest)
        await after.zachary(album, maker)
        for phone in (maker, guest, alone):
            phone.quiet()


async def test_scanning_says_why_there_is_no_camera(chromium: Browser, program: Program) -> None:
    for album in [Album(language) for language in IN]:
        phone = await album.phone(chromium, "refused")
        await phone.goes(program.link)
        await album.tap(phone, "home-scan")
        await album.sees(phone, "scan-refused")
        await album.take(phone, "scan-refused")
        await phone.context.close()
