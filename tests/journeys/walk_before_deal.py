"""Stations of the pictures' walk up to the deal.

What must not live here: what an album is, the order of the walk.
"""

from tests.journeys.album import ALONE, GUEST, MAKER, OTHERS, Album
from tests.journeys.steps import code_on, picture_of_code
from tests.support.camera import Film
from tests.support.page import PhonePage
from tests.support.program import Program


async def at_home_and_in_the_lobby(album: Album, maker: PhonePage, program: Program) -> str:
    """Home, settings, a new table, its lobby, the first seat: the link."""
    await maker.goes(program.link)
    await album.sees(maker, "home-title")
    await album.take(maker, "home")
    await album.tap(maker, "settings")
    await album.sees(maker, "language")
    await album.take(maker, "settings")
    await album.tap(maker, "close")
    await album.tap(maker, "home-join")
    await album.sees(maker, "join-note")
    await album.take(maker, "join")
    await album.tap(maker, "cancel")
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
    await album.tap(alone, "home-offline")
    await album.sees(alone, "offline-note")
    await album.take(alone, "offline-name")
    await alone.write(ALONE)
    await album.tap(alone, "lobby-sit")
    await album.sees(alone, "offline-code-note")
    await album.take(alone, "offline-code")
    await album.tap(alone, "more")
    await album.sees(alone, "offline-leave")
    await album.take(alone, "offline-more")
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
    film.shows([code])
    await album.tap(maker, "cancel")
    # Not the name alone: a phone of the same program is also offered to be read by a tap.
    await album.sees(maker, "code-read-seat", name=ALONE, done=6, of=6)
    await album.take(maker, "scan-read")
    await album.tap(maker, "back")
    await album.sees(maker, "arrange-free", name=ALONE)
    await album.take(maker, "arrange-full")
    await album.tap(maker, "done")
    await album.sees(maker, "lobby-deal", players=6)
    await album.take(maker, "lobby-full")
