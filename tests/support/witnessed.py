"""A table whose other phones are dealt to by code, and one of them witnesses the deal.

Anna's phone deals; the others know nothing but codes. What must not live here: what must come out.
"""

from dataclasses import dataclass, replace

from companion.games import discover
from companion.handoff.message import known
from companion.live.registry import TableRegistry
from companion.session import dealing, offline_seat
from companion.session.dealer_secrets import DealerSecrets
from companion.session.incoming import Incoming
from companion.session.offline_seat import OfflineSeat
from companion.table.state import Phase, Table
from tests.support.codes import heard
from tests.support.guest import MINUTE, Guest, make_table
from tests.support.live import live_of

GAMES = discover()
NAMES = ("Bruno", "Carla", "Zoë")


@dataclass
class Hut:
    """phones: those without a network, in the order in which Anna reads them. scans: so far."""

    anna: Guest
    phones: list[OfflineSeat]
    scans: int = 0

    @property
    def table(self) -> Table:
        """As Anna's phone shows it."""
        return self.anna.table

    @property
    def secrets(self) -> DealerSecrets:
        """What the dealing program knows."""
        found = live_of(self.anna.session).secrets
        assert found is not None
        return found

    async def is_read(self, at: int) -> Incoming:
        """Anna's camera reads a seat."""
        self.scans += 1
        found = await self.anna.session.read_code(known(offline_seat.code(self.phones[at])))
        assert isinstance(found, Incoming), found
        return found

    def reads(self, at: int, raw: bytes) -> None:
        """A phone reads a code."""
        self.scans += 1
        self.phones[at] = took(self.phones[at], raw)

    async def promises(self) -> bytes:
        """Anna's phone shows its promise."""
        assert await self.anna.session.promise() is None
        assert self.table.promised is not None
        return self.table.promised.message

    async def deals(self) -> bytes:
        """Anna's phone deals: its code."""
        assert await self.anna.session.deal() is None
        return (await self.anna.sees_phase(Phase.PLAYING)).message


async def hut(registry: TableRegistry, names: tuple[str, ...] = NAMES) -> Hut:
    """Nobody is read yet."""
    anna = await make_table(registry, len(names) + 1)
    assert await anna.session.sit("Anna") is None
    seats = [offline_seat.sit(name, MINUTE) for name in names]
    return Hut(anna, [seat for seat in seats if isinstance(seat, OfflineSeat)])


async def witnessed(registry: TableRegistry, names: tuple[str, ...] = NAMES) -> Hut:
    """All are read; the last one has read the promise before."""
    found = await hut(registry, names)
    last = len(names) - 1
    for at in range(last):
        await found.is_read(at)
    found.reads(last, await found.promises())
    assert (await found.is_read(last)).witness
    return found


def took(seat: OfflineSeat, raw: bytes) -> OfflineSeat:
    """The seat after it has read a code that must be good."""
    after = heard(seat, raw)
    assert isinstance(after, OfflineSeat), after
    return after


def has_share(seat: OfflineSeat) -> bool:
    """Whether the deal it has read says that a phone gave its share."""
    return seat.dealt is not None and seat.dealt.marked is not None


def dealt_from(table: Table, secrets: DealerSecrets) -> tuple[Table, bytes]:
    """What a dealing program shows that deals from this seed: the table then, and the DEAL."""
    game = GAMES[table.game]
    drawn = dealing.drawn(game, table, secrets.seed)
    raw = dealing.message(game, table, secrets, drawn)
    return replace(table, message=raw), raw


def ground(table: Table, secrets: DealerSecrets, seat: int, likes: bytes) -> DealerSecrets:
    """Seeds are tried until that seat is dealt the hand that it likes."""
    number = 0
    while True:
        number += 1
        tried = replace(secrets, seed=number.to_bytes(32, "big"))
        hands = dict(dealing.drawn(GAMES[table.game], table, tried.seed).hands)
        if hands[seat] == likes:
            return tried
