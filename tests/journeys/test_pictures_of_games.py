"""Pictures of the games' own screens, for people to look at: one album, all of them on request."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Browser

from tests.journeys.album import ALL, IN, Album
from tests.journeys.walk_at_night import at_night
from tests.journeys.walk_in_dead import among_the_dead
from tests.journeys.walk_in_films import in_films, with_the_croupier
from tests.journeys.walk_in_hotel import in_the_hotel
from tests.journeys.walk_in_venice import by_code, in_venice
from tests.journeys.walk_mixed_deal import for_nobody
from tests.support.program import Program

pytestmark = pytest.mark.asyncio(loop_scope="session")

Walk = Callable[[Album, Browser, Program], Awaitable[None]]
WALKS: tuple[Walk, ...] = (among_the_dead,)
if ALL:  # each of these has a journey of its own besides
    WALKS += (at_night, in_venice, in_the_hotel, in_films, with_the_croupier, by_code)
    WALKS += (for_nobody,)


@pytest.mark.parametrize("walk", WALKS)
async def test_every_screen_of_a_game_has_its_picture(
    walk: Walk, chromium: Browser, program: Program
) -> None:
    albums = [Album(language) for language in IN]
    for album in albums:
        await walk(album, chromium, program)
    taken = albums[0].taken
    assert taken
    assert len(set(taken)) == len(taken)
    assert all(album.taken == taken for album in albums)
