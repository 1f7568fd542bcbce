"""[microfilms] by code alone: an interrogation between two phones without a server."""

import pytest

from companion.games import discover
from companion.games.microfilms.rules.cards import NAMES
from companion.games.microfilms.rules.hand import unpack
from companion.games.microfilms.screens.pen import read
from companion.session import offline_seat, stored
from companion.session.offline_seat import OfflineSeat
from companion.ui.app_context import AppContext
from tests.support.live import registry_of
from tests.support.offline import SEAT, code_on, dealt_by_code, phone_of, reads
from tests.support.phone import Phone

NAMED = ("Bruno", "Carla", "Dave")


async def hears(phone: Phone, words: str) -> None:
    await phone.tap("Table")
    await phone.tap("Pass by code")
    await phone.tap("Read a code that is shown to me")
    await reads(phone, words)


async def lays(phone: Phone, *cards: str) -> None:
    """The one interrogated taps the real cards, for Carla."""
    await phone.tap("Table")
    await phone.tap("Pass by code")
    await phone.tap("exchange-0")
    await phone.until(lambda: phone.has("Carla"))
    await phone.tap("Carla")
    for card in cards:
        await phone.tap(f"card-{card}")
    await phone.tap("exchange-go")
    await phone.sees("Code 1 of 3")


async def test_one_card_of_three_is_seen_and_its_owner_does_not_learn_which(
    context: AppContext,
) -> None:
    _, seats = await dealt_by_code(registry_of(context), "microfilms", "Anna", NAMED)
    bruno, carla = await phone_of(context, seats[0]), await phone_of(context, seats[1])
    await lays(bruno, "steal", "ace")
    await hears(carla, code_on(bruno))
    await carla.sees("Interrogating Bruno")
    assert not carla.has("exchange-pick")
    await carla.tap("fan-number-1")
    await carla.tap("exchange-pick")
    await carla.sees("Code 2 of 3")
    await bruno.tap("exchange-next")
    await reads(bruno, code_on(carla))
    await bruno.sees("Code 3 of 3")
    await carla.tap("exchange-next")
    await reads(carla, code_on(bruno))
    await carla.sees("What Bruno gave you")
    kept = stored.read(carla.storage[SEAT], discover())
    assert kept is not None
    (seen,) = read(kept.sheet, 1).seen
    assert seen.card in {identity(seats[0]), "steal", "ace"}
    assert seen.seat == 1
    await bruno.tap("exchange-next")
    await bruno.sees("Turns, francs and cards")
    his = stored.read(bruno.storage[SEAT], discover())
    assert his is not None
    assert not read(his.sheet, 1).seen


def identity(seat: OfflineSeat) -> str:
    hand = offline_seat.hand(seat)
    assert isinstance(hand, bytes)
    return str(NAMES[unpack(hand).identity])


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (1024, 768)])
async def test_laying_lifting_and_notes_are_drawn_on_every_size(
    context: AppContext, size: tuple[int, int]
) -> None:
    _, seats = await dealt_by_code(registry_of(context), "microfilms", "Anna", NAMED)
    bruno, carla = (
        await phone_of(context, seats[0], *size),
        await phone_of(context, seats[1], *size),
    )
    await lays(bruno, "steal", "ace", "interrogate")
    await hears(carla, code_on(bruno))
    await carla.sees("Interrogating Bruno")
    await carla.tap("fan-number-3")
    await carla.tap("Stop passing this")
    await carla.until(lambda: carla.has("notes"))
    await carla.tap("notes")
    await carla.tap("notes-open")
    await carla.until(lambda: carla.has("notes-cover"))
