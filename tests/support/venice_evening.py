"""A dealt table of Venice with its phones, and a hand that does what is not under test."""

from companion.games.venice.rules import byhand
from companion.games.venice.rules.byhand import Field
from companion.games.venice.rules.hand import Hand, unpack
from companion.games.venice.rules.venice import Venice
from companion.ui.app_context import AppContext
from tests.support import evening

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil")


class Evening(evening.Evening):
    """An evening of Venice."""

    @property
    def state(self) -> Venice:
        state: Venice = self.room.table.state
        return state

    def hand(self, seat: int) -> Hand:
        """What a seat was dealt, as its phone knows it."""
        held = self.session(seat).hand(seat)
        assert isinstance(held, bytes)
        return unpack(held)

    async def lie(self, *locations: int) -> None:
        """The locations of this round, in the order of `Venice.places`."""
        for place, location in zip(self.state.places, locations, strict=True):
            await self.do(0, byhand.ByHand(Field.LOCATION, location, place))


async def dealt(
    context: AppContext, players: int, *switches: str, one_phone: bool = False
) -> Evening:
    """A table of Venice, dealt. switches, one_phone: see `evening.dealt`."""
    ready = f"I am {NAMES[0]}" if one_phone else "Hold to look"
    phones = await evening.dealt(
        context,
        "venice",
        NAMES[:players],
        lambda phone: phone.shows(ready),
        *switches,
        one_phone=one_phone,
    )
    return Evening(context, phones)
