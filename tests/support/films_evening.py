"""A dealt table of [microfilms] with its phones, and a hand that does what is not under test."""

from companion.games.microfilms.rules import byhand, deeds
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.hand import Hand, unpack
from companion.ui.app_context import AppContext
from tests.support import evening

NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Fay")


class Evening(evening.Evening):
    """An evening of [microfilms]."""

    @property
    def state(self) -> Films:
        state: Films = self.room.table.state
        return state

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def other(self) -> int:
        """A seat that has not the turn."""
        return next(seat for seat in self.state.seats if seat != self.turn)

    def hand(self, seat: int) -> Hand:
        """What a seat was dealt, as its phone knows it."""
        held = self.session(seat).hand(seat)
        assert isinstance(held, bytes)
        return unpack(held)

    def out(self, seat: int) -> bool:
        """Whether a seat is eliminated."""
        player = self.state.player(seat)
        return player is not None and player.out

    async def clear(self, seat: int) -> None:
        """The seat is Cleared."""
        await self.do(seat, byhand.ByHand(deeds.Field.CLEARED, 1, seat))


async def dealt(
    context: AppContext, players: int, *switches: str, one_phone: bool = False
) -> Evening:
    """A table of [microfilms], dealt. switches, one_phone: see `evening.dealt`."""
    ready = f"I am {NAMES[0]}" if one_phone else "Hold to look"
    phones = await evening.dealt(
        context,
        "microfilms",
        NAMES[:players],
        lambda phone: phone.shows(ready),
        *switches,
        one_phone=one_phone,
    )
    return Evening(context, phones)
