"""A deal that nobody knows: separate programs, and codes from screen to camera, nothing else.

One phone deals, another mixes. Three phones that servers draw play [microfilms]; six play Secret
Night, each with its own program in its own browser, and the site that it came from is gone by then.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from companion.games import discover
from companion.handoff import mix, parts
from companion.handoff.message import parse
from companion.handoff.seatkey import x_public
from companion.session import mixing, offline_seat, stored
from companion.session.offline_seat import OfflineSeat
from companion.session.read_deal import draw
from tests.journeys.islands import Island, island, lose_the_site, opens_the_scanner, sits_alone
from tests.journeys.steps import looks, picture_of_code, pictures_of_parts
from tests.support.camera import SHAKY
from tests.support.page import COVERED
from tests.support.site import Site, exported

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = discover()
NAMES = ("Anna", "Bert", "Cleo", "Dana", "Emil", "Fritz")


@asynccontextmanager
async def islands(
    folder: Path, count: int, site: Site | None = None
) -> AsyncIterator[list[Island]]:
    """So many phones that know nothing of each other. site: see `island`."""
    async with AsyncExitStack() as open_:
        yield [await open_.enter_async_context(island(folder / n, n, site)) for n in NAMES[:count]]


async def seat_of(at: Island) -> OfflineSeat:
    """All that a phone keeps of its seat."""
    kept = await at.phone.storage()
    (seat,) = [found for raw in kept.values() if (found := _seat(raw))]
    return seat


def _seat(raw: str) -> OfflineSeat | None:
    return stored.read(json.loads(raw), discover()) if raw.startswith('"') else None


async def deals(dealer: Island, box: str, players: int) -> bytes:
    """The dealer's phone begins: the picture of its code."""
    await dealer.phone.tap("A deal that nobody knows")
    await dealer.phone.tap(box)
    for count in range(6, players, -1):
        await dealer.phone.tap("Players: one less")
        await dealer.phone.sees(f"Players: {count - 1}")
    await dealer.phone.sees(f"{mixing.scans(players)} codes are read")
    await dealer.phone.tap("This phone deals")
    await dealer.phone.sees("You deal to")
    return await picture_of_code(dealer.phone)


async def mixes(mixer: Island, seats: Sequence[bytes], dealer: Island) -> None:
    """The mixer reads everybody, then the dealer the mix."""
    await mixer.phone.tap("A deal that nobody knows")
    await mixer.phone.tap("This phone mixes")
    mixer.film.shows(seats, seconds=1.2)
    await mixer.phone.tap("Read somebody’s code")
    await mixer.phone.sees("Everybody’s key, without names", 60)
    dealer.film.shows(
        await film_of(mixer, offline_seat.mix_code(await seat_of(mixer), GAMES)), seconds=0.7
    )
    await dealer.phone.tap("Read the mixing phone’s code")
    await dealer.phone.sees("read this")


async def film_of(at: Island, raw: bytes | None) -> list[bytes]:
    """The pictures of the code on a screen: one, or one of each part."""
    assert raw is not None
    return await pictures_of_parts(at.phone, len(parts.cut(raw)))


async def reads_the_deal(at: Island, deal: Sequence[bytes]) -> None:
    """A phone reads the one code of the deal: a card has come out of it."""
    if len(deal) > 1:
        at.film.shows(deal[::-1], seconds=0.7)
    else:
        at.film.shows(deal, SHAKY)
    await at.phone.tap("Scan the deal")
    await at.phone.sees(COVERED, 60)


async def proves(dealer: Island, mixer: Island, others: Sequence[Island]) -> None:
    """The mixer shows what it mixed, the dealer makes the proof of it, everybody reads that."""
    await mixer.phone.tap("Table")
    await mixer.phone.misses(COVERED)
    await mixer.phone.tap("More")
    await mixer.phone.tap("Show what I mixed")
    await mixer.phone.tap("The game is over: show it")
    await mixer.phone.sees("makes the proof for all")
    dealer.film.shows([await picture_of_code(mixer.phone)])
    await dealer.phone.tap("Table")
    await dealer.phone.misses(COVERED)
    await dealer.phone.tap("More")
    await dealer.phone.tap("End the game")
    await dealer.phone.tap("Read what was mixed")
    await dealer.phone.sees("each phone makes the deal again by itself")
    raw = offline_seat.end_code(await seat_of(dealer))
    assert raw is not None
    film = await pictures_of_parts(dealer.phone, len(parts.cut(raw)))
    assert len(film) > 1
    await mixer.phone.tap("Back")
    for at in (mixer, *others):
        at.film.shows(film[::-1], seconds=0.7)
        if at is not mixer:
            await at.phone.tap("Table")
        await opens_the_scanner(at.phone)
        await at.phone.sees("The deal was fair", 60)
        await at.phone.sees("This phone has made the deal again from its seed")
    await dealer.phone.tap("All have read it")
    await dealer.phone.sees("The deal was fair")


async def test_three_drawn_phones_deal_so_that_nobody_knows(tmp_path: Path) -> None:
    async with islands(tmp_path, 3) as everybody:
        seats = await asyncio.gather(*(sits_alone(at) for at in everybody))
        await deal_so_that_nobody_knows(everybody, seats, "[microfilms]", "You want")


async def test_six_own_programs_deal_so_that_nobody_knows_when_their_site_is_gone(
    tmp_path: Path,
) -> None:
    async with exported(tmp_path / "site") as site, islands(tmp_path, 6, site) as everybody:
        seats = [await sits_alone(at) for at in everybody]  # to begin takes all of a computer
        await lose_the_site(site, *(at.phone for at in everybody))
        await deal_so_that_nobody_knows(everybody, seats, "Secret Night", "You play")


async def deal_so_that_nobody_knows(
    everybody: Sequence[Island], seats: Sequence[bytes], box: str, fact: str
) -> None:
    """From everybody's code to everybody's proof. seats: pictures of the codes.

    fact: what a held card begins with.
    """
    dealer, mixer, *others = everybody
    pledge = await deals(dealer, box, len(everybody))
    await mixes(mixer, [pledge, *seats[2:]], dealer)
    deal = await film_of(dealer, (await seat_of(dealer)).deal)
    for at in (mixer, *others):
        await reads_the_deal(at, deal)
    await dealer.phone.tap("All have read it")
    await neither_knows_and_both_do(dealer, mixer, others)
    for at in everybody:
        assert await looks(at.phone, fact)
    await proves(dealer, mixer, others)
    for at in everybody:
        at.phone.quiet()


async def neither_knows_and_both_do(
    dealer: Island, mixer: Island, others: Sequence[Island]
) -> None:
    """All that the two phones keep: no other seat's key with the dealer, no seed with the mixer."""
    deals, mixes = await seat_of(dealer), await seat_of(mixer)
    assert deals.dealing
    assert mixes.mixing
    assert deals.mixing is None
    assert mixes.dealing is None
    assert deals.deal == mixes.deal
    seats = [await seat_of(at) for at in others]
    held, found = deals.text(), mix.read_mix(parse(deals.dealing.mix), deals.dealing.promise)
    assert isinstance(found, mix.Mix)
    for seat in seats:
        assert seat.key.public.hex() not in held
        assert x_public(seat.key.public) not in found.points
    assert deals.dealing.seed.hex() not in mixes.text()
    keys = [mixes.key.public, deals.key.public, *(seat.key.public for seat in seats)]
    drawn = draw(
        GAMES[deals.dealing.game], range(len(keys)), mix.entropy(deals.dealing.seed, found)
    )
    for seat in seats:
        slot = mix.place(mixes.mixing.secret, keys, seat.key.public)
        assert drawn[slot][1] == offline_seat.hand(seat)
