"""A throwaway game, one new folder, on phones' screens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from companion.ui.app_context import AppContext
from tests.support.app import code_of, enter, open_app
from tests.support.evening import sit
from tests.support.extra import extra_games
from tests.support.live import registry_of
from tests.support.night_evening import (
    NAMES,
    set_places,
)
from tests.support.phone import Phone


@asynccontextmanager
async def with_the_sixth(folder: Path) -> AsyncIterator[AppContext]:
    """A house whose games are ours and the throwaway one."""
    with extra_games():
        from companion import games
        from companion.command_line import FOLDERS
        from companion.games import discover

        async with open_app(folder) as plain:
            folders = (*dict.fromkeys((*FOLDERS, *games.words())),)
            registry = registry_of(plain)
            registry.games = discover()
            yield AppContext(
                registry,
                registry.games,
                plain.decode,
                plain.now,
                origin=plain.origin,
                folders=folders,
            )


async def high_cards(context: AppContext, players: int) -> list[Phone]:
    """The phones of a dealt table of the throwaway game."""
    first = await enter(context)
    await first.tap("box-high_card")
    await first.tap("Open the table")
    await first.sees("Who is here?")
    await set_places(first, players)
    await first.tap("Done")
    phones = [first]
    await sit(first, NAMES[0])
    for name in NAMES[1:players]:
        phones.append(await enter(context, f"/J/{code_of(first)}"))
        await sit(phones[-1], name)
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    return phones


async def test_a_throwaway_game_is_played_from_its_folder_alone(tmp_path: Path) -> None:
    async with with_the_sixth(tmp_path) as context:
        phone, other = await high_cards(context, 2)
        await other.hold("thumb-zone")
        assert other.shows("Card ")
        await other.release("thumb-zone")
        await phone.tap("Table")
        await phone.tap("Raise")
        await phone.sees("7 coins")
        await phone.tap("Raise by ninety-nine")
        await phone.sees("At most 10 at once.")
        await phone.tap("More")
        await phone.tap("Is it high?")
        await phone.misses("Is it high?")
        await phone.tap("Mine")
        await phone.tap("Bruno")
        await phone.misses("has not answered yet")
        await phone.hold("thumb-zone")
        assert phone.shows("High") or phone.shows("Low")


async def lift(phone: Phone, of: str) -> None:
    """Lift a card of a laid hand; its answer is there, covered."""
    await phone.tap("Table")
    await phone.tap("More")
    await phone.tap("Lift a card")
    await phone.misses("Lift a card")
    await phone.tap("Mine")
    await phone.tap(of)
    await phone.misses("has not answered yet")


async def test_a_lifted_card_is_seen_under_one_thumb_and_a_second_one_by_nobody(
    tmp_path: Path,
) -> None:
    async with with_the_sixth(tmp_path) as context:
        anna, bruno, carla = phones = await high_cards(context, 3)
        await bruno.tap("More")
        await bruno.tap("Lay a hand")
        await bruno.misses("Lay a hand")
        for phone in (anna, carla):
            await lift(phone, "Bruno")
            assert phone.shows("What you saw of Bruno is covered.")
            assert not any(other.holds("Lifted") for other in phones)
        await anna.hold("thumb-zone")
        assert anna.shows("Lifted 4")
        assert not any(other.holds("Lifted") for other in (bruno, carla))
        await anna.release("thumb-zone")
        assert not anna.holds("Lifted")
        await carla.hold("thumb-zone")
        await carla.sees("No card came with this answer.")
        assert not any(b"Lifted 4" in frame for frame in (*bruno.wire, *carla.wire))
        assert not any(phone.crashes for phone in phones)
