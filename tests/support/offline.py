"""Phones without a server: dealt to by code, and codes that go from one to the other.

What must not live here: anything that knows a game.
"""

from companion.handoff.message import known
from companion.live.registry import TableRegistry
from companion.server.decoder import texts
from companion.session import offline_seat
from companion.session.incoming import Incoming
from companion.session.offline_seat import OfflineSeat
from companion.table.state import Phase
from companion.ui.app_context import AppContext
from tests.support.app import enter
from tests.support.codes import heard
from tests.support.guest import MINUTE, Guest, make_table
from tests.support.mirror import nodes
from tests.support.phone import Phone

SEAT = "companion.seat"
"""The name of what such a phone keeps."""


async def dealt_by_code(
    registry: TableRegistry, game: str, dealer: str, names: tuple[str, ...]
) -> tuple[Guest, list[OfflineSeat]]:
    """The dealer's phone with a seat of its own, and seats that have read its one code."""
    maker = await make_table(registry, len(names) + 1, game)
    assert await maker.session.sit(dealer) is None
    seats: list[OfflineSeat] = []
    for name in names:
        seat = offline_seat.sit(name, MINUTE)
        assert isinstance(seat, OfflineSeat)
        assert isinstance(await maker.session.read_code(known(offline_seat.code(seat))), Incoming)
        seats.append(seat)
    assert await maker.session.deal() is None
    table = await maker.sees_phase(Phase.PLAYING)
    read = [heard(seat, table.message) for seat in seats]
    return maker, [seat for seat in read if isinstance(seat, OfflineSeat)]


async def phone_of(
    context: AppContext, seat: OfflineSeat, width: float = 390, height: float = 844
) -> Phone:
    """The phone of a seat without a server, as its browser kept it."""
    kept: dict[str, object] = {SEAT: seat.text()}
    return await enter(context, "/seat", storage=kept, width=width, height=height)


def code_on(phone: Phone) -> str:
    """The text of the one code on a phone's screen, read from the picture it was sent."""
    shown = [node.get("src") for node in nodes(phone.mirror.view())]
    (found,) = [text for src in shown if isinstance(src, bytes) for text in texts(src)]
    return found


async def reads(phone: Phone, words: str) -> None:
    """A code is typed into a phone's scan screen."""
    await phone.until(lambda: phone.has("Type it instead"))
    await phone.tap("Type it instead")
    await phone.type("code-text", words)
    await phone.tap("read")
