"""What phones pass each other by code, on phones of all sizes and with words of all sizes.

From the first code to the card under the thumb; see `test_every_screen`.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from companion.command_line import FOLDERS
from companion.games.venice.rules.cards import segment_card
from companion.games.venice.rules.hand import unpack
from companion.session import offline_seat
from companion.session.offline_seat import OfflineSeat
from companion.ui import saying
from companion.ui.app_context import AppContext
from companion.ui.words import Words, words
from tests.support.app import enter
from tests.support.live import registry_of
from tests.support.looking import LONG, WAYS, Looker, broadest
from tests.support.offline import SEAT, code_on, dealt_by_code
from tests.support.phone import Phone


@dataclass(frozen=True)
class Two:
    """Two phones that pass each other something. looker: looks at every step."""

    one: Phone
    other: Phone
    said: Words
    looker: Looker
    hands: list[bytes]

    async def hub(self, phone: Phone) -> None:
        """To what may be begun."""
        await phone.until(lambda: phone.has(self.said("table")) or phone.has("exchange-0"))
        if not phone.has("exchange-0"):
            await phone.tap(self.said("table"))
            await phone.tap(self.said("exchange-title"))
            await phone.until(lambda: phone.has("exchange-0"))

    async def begins(self, what: int) -> None:
        """The first phone begins something with the other."""
        await self.hub(self.one)
        await self.one.tap(f"exchange-{what}")
        await self.looker.look(self.one, f"form {what}")

    async def reads(self, phone: Phone, other: Phone) -> None:
        """A phone reads what the other one shows."""
        await self.looker.look(other, "code")
        code = code_on(other)
        if phone.has("exchange-next"):
            await phone.tap("exchange-next")
        else:
            await self.hub(phone)
            await phone.tap(self.said("exchange-read-any"))
        await phone.until(lambda: phone.has(self.said("scan-type")))
        await self.looker.look(phone, "scanner")
        await phone.tap(self.said("scan-type"))
        await phone.type("code-text", code)
        await phone.tap("read")

    async def holds(self, phone: Phone) -> None:
        """A phone looks at what it got."""
        await phone.until(lambda: phone.has("exchange-done"))
        await self.looker.look(phone, "given")
        await phone.hold("thumb-zone")
        await self.looker.look(phone, "given, held")
        await phone.release("thumb-zone")
        await phone.tap("exchange-done")
        await self.hub(phone)
        await self.looker.look(phone, "hub")


async def venice(two: Two) -> None:
    """An exchange of two cards, chosen from all; a demand."""
    one, other, look = two.one, two.other, two.looker.look
    await two.begins(0)
    await one.tap(LONG[1])
    await one.tap("exchange-go")
    await chooses(two, one, 0)
    await two.reads(other, one)
    await chooses(two, other, 1)
    await two.reads(one, other)
    await two.reads(other, one)
    await one.tap("exchange-next")
    await two.holds(one)
    await two.holds(other)
    await one.tap("exchange-1")
    await one.tap(LONG[1])
    await look(one, "demand")
    await one.tap("exchange-go")
    await two.reads(other, one)
    await other.until(lambda: other.has(two.said("venice-black-identity")))
    await look(other, "demanded")


async def chooses(two: Two, phone: Phone, seat: int) -> None:
    """Two cards of which one is true, after others that are refused."""
    own = unpack(two.hands[seat])
    for card in (own.identity, own.blacks[1], own.blacks[1], segment_card((own.segment + 1) % 4)):
        await phone.until(lambda: phone.has("card-0"))
        await phone.tap(f"card-{card}")
        await two.looker.look(phone, f"card {card}")
    await phone.tap("lay")


async def films(two: Two) -> None:
    """A hand is laid, one card of it lifted."""
    one, other, look = two.one, two.other, two.looker.look
    await two.begins(0)
    await one.tap(LONG[1])
    for card in ("steal", "ace", "interrogate", "ace"):
        await one.tap(f"card-{card}")
    await look(one, "cards")
    await one.tap("exchange-go")
    await two.reads(other, one)
    await other.until(lambda: other.has("fan-number-1"))
    await look(other, "fan")
    await other.tap("fan-number-1")
    await look(other, "lifted")
    await other.tap("exchange-pick")
    await two.reads(one, other)
    await two.reads(other, one)
    await two.holds(other)


async def night(two: Two) -> None:
    """A theft's number of cards; a whisper, written and heard."""
    one, other, look = two.one, two.other, two.looker.look
    await two.begins(1)
    await one.tap(two.said("back"))
    await one.tap("exchange-2")
    await one.until(lambda: one.has("code-2"))
    await one.tap("code-2")
    await look(one, "how many cards")
    await one.tap(two.said("back"))
    await one.tap("exchange-0")
    await one.tap("code-2")
    await two.reads(other, one)
    await other.sees(two.said("secret_night-whisper-text"))
    await look(other, "whisper")
    await other.type("whisper-text", "W" * 150)
    await look(other, "too long a whisper")
    await other.type("whisper-text", "Wilhelmine " * 12)
    await other.tap("whisper-send")
    await two.reads(one, other)
    await two.holds(one)


@pytest.mark.parametrize(("text", "language"), WAYS)
@pytest.mark.parametrize("game", ["venice", "microfilms", "secret_night"])
async def test_every_step_of_what_is_passed_is_whole_and_found_by_a_thumb(
    context: AppContext, monkeypatch: pytest.MonkeyPatch, game: str, text: float, language: str
) -> None:
    monkeypatch.setattr(saying, "spoken", lambda places, language: broadest(language))
    story, players = STORIES[game]
    _, seats = await dealt_by_code(registry_of(context), game, "Anna", LONG[:players])
    phones = [await seated(context, seat, text, language) for seat in seats[:2]]
    hands = [offline_seat.hand(seat) for seat in seats]
    dealt = [hand for hand in hands if isinstance(hand, bytes)]
    two = Two(phones[0], phones[1], words(language, FOLDERS), Looker(), dealt)
    await story(two)
    assert not [f"{where}: {fault[-160:]}" for fault, where in two.looker.found.items()]


async def seated(context: AppContext, seat: OfflineSeat, text: float, language: str) -> Phone:
    """The phone of a seat without a server."""
    kept: dict[str, object] = {SEAT: seat.text(), "companion.text": str(text)}
    return await enter(context, "/seat", language=language, storage=kept)


STORIES: dict[str, tuple[Callable[[Two], Awaitable[None]], int]] = {
    "venice": (venice, 3),
    "microfilms": (films, 3),
    "secret_night": (night, 4),
}
"""What is passed in each game, and by how many besides the dealer."""
