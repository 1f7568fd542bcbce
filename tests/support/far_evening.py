"""Evenings of phones with their own programs, some way played, each byte on the wire kept.

The players at random of each game (`random_…`) play here over the wire: what they do goes through
a phone's session to the server, and what a phone owes it gives by itself. What must not live here:
what is looked for in what was kept.
"""

import asyncio
import dataclasses
import random
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from companion.games import discover
from companion.games.dead_breakfast.rules import turns
from companion.games.microfilms.rules import interrogation
from companion.games.microfilms.rules.films import Wait
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import exchange_by_log as by_log
from companion.session import face_down
from companion.session.credentials import Credentials
from companion.session.remote_line import Socket
from companion.session.remote_registry import RemoteRegistry
from companion.table import exchange, play
from companion.table.log import Entry
from companion.table.state import Phase, Table
from tests.support import random_agents, random_dead, random_hotel, random_microfilms
from tests.support.guest import MINUTE, Guest, make_table, seat_all
from tests.support.two_evenings import Told
from tests.support.wire import nothing_trusted, way

NAMES = ("Annunziata Perez", "Bartholomew", "Cunigunde", "Desdemona", "Eleutheria", "Ferdinanda")
"""Names that stand nowhere by chance."""
PLAYERS = {
    "secret_night": 6,
    "venice": 4,
    "microfilms": 4,
    "hotel_perfidious": 3,
    "dead_breakfast": 2,
}
LUCK = 8
"""A luck with which each game goes on for all deeds, and passes something where it can."""
DEEDS, WHOLE = 30, 1000
"""How many of a player at random are tried at each table: for some of a game, for all of it."""
NOTE = "She keeps it under the third stair, I would swear to it."


class _Kept:
    """A websocket; each text on it is kept."""

    def __init__(self, socket: Socket, kept: list[str]) -> None:
        self._socket, self._kept = socket, kept

    async def send(self, text: str) -> None:
        self._kept.append(text)
        await self._socket.send(text)

    async def __aiter__(self) -> AsyncIterator[Any]:
        async for text in self._socket:
            self._kept.append(text)
            yield text

    async def close(self) -> None:
        await self._socket.close()


def phones_of(port: int, kept: list[str]) -> RemoteRegistry:
    """How phones with their own programs come to the server at that port. kept: what all say."""
    plain = way(port, lambda: MINUTE)

    async def connect() -> Socket:
        return _Kept(await plain.connect(), kept)

    return RemoteRegistry(discover(), replace(plain, connect=connect), nothing_trusted)


@dataclass
class FarEvening:
    """One dealt table. hands: what its players believe to hold, by seat.

    laid: what they laid face down, by mark; kept in the sheets of their phones before it is done.
    steps: after each deed, how many entries there were.
    """

    game: str
    guests: list[Guest]
    hands: dict[int, bytes]
    laid: dict[bytes, tuple[bytes, bytes]] = field(default_factory=dict)
    steps: list[int] = field(default_factory=list)
    _loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)

    @property
    def table(self) -> Table:
        """As the first phone has checked it."""
        return self.guests[0].session.table

    @property
    def log(self) -> Sequence[Entry]:
        """The log, as the first phone has it."""
        return self.guests[0].session.entries

    @property
    def opened(self) -> set[int]:
        """Whose hands lie open."""
        return {seat for seat, _ in self.table.opened}

    def phone(self, seat: int) -> Guest:
        """The phone of a seat."""
        return next(guest for guest in self.guests if seat in guest.session.mine)

    async def settled(self) -> None:
        """Wait until all phones know the same, and none has anything more to do by itself."""
        async with asyncio.timeout(60):
            while not await self._is_calm():
                await asyncio.sleep(0)
        self.steps.append(len(self.log))

    async def _is_calm(self) -> bool:
        """Once all have heard of what one of them knows, and have done what they owed."""
        last = max(guest.session.table.number for guest in self.guests)
        for guest in self.guests:
            await guest.sees(lambda table: table.number >= last)
        duties = [guest.session._duty for guest in self.guests if guest.session._duty is not None]
        if duties:
            await asyncio.wait(duties)
            return False
        numbers = {guest.session.table.number for guest in self.guests}
        return len(numbers) == 1 and not any(guest.session._due() for guest in self.guests)

    # --- what is done, on the loop

    async def does(self, seat: int, act: Any) -> Refusal | None:
        """A seat acts; what it lays by that its phone keeps."""
        session = self.phone(seat).session
        for part in dataclasses.fields(act):
            mark = getattr(act, part.name)
            if isinstance(mark, bytes) and mark in self.laid:
                line = b"".join(self.laid[mark]).hex()
                assert await session.write_line(seat, face_down.card_line(mark), line) is None
        return await self._after(session.act(seat, act, self._tap, play.ANYHOW))

    async def asks(self, seat: int, to: int, ask: Any) -> Refusal | None:
        """A seat asks another's phone; what goes beyond the rules its player shows all the same."""
        session = self.phone(seat).session
        asked = by_log.ask(session, seat, to, ask, self._tap, play.ANYHOW)
        refused = await self._after(asked)
        for question in self.table.waiting:
            if question.kind is exchange.Kind.WISH:
                shown = by_log.show(self.phone(question.ask.to).session, question.number)
                assert await self._after(shown) is None
        return refused

    async def interrogates(self, pending: Any) -> None:
        """[microfilms]: a hand is laid, and one card of it lifted."""
        count = interrogation.cards(self.table.state, pending)
        laying = self.phone(pending.of).session
        at = (self._tap, play.ANYHOW)
        laid = by_log.lay_hand(laying, pending.of, interrogation.LayHand, (7,) * count, *at)
        assert await self._after(laid) is None
        offer = self.table.state.pending.offer

        def lift(point: bytes) -> interrogation.Lift:
            return interrogation.Lift(pending.of, offer, point)

        session, at = self.phone(pending.by).session, (self._tap, play.ANYHOW)
        assert await self._after(by_log.lift(session, pending.by, lift, 0, *at)) is None

    async def _after(self, deed: Coroutine[Any, Any, Refusal | None]) -> Refusal | None:
        refused = await deed
        await self.settled()
        return refused

    @property
    def _tap(self) -> str:
        return f"deed {len(self.steps)}"

    # --- the same for a player at random, who waits on a thread of its own

    def wait(self, deed: Coroutine[Any, Any, Refusal | None]) -> Refusal | None:
        """What becomes of it."""
        return asyncio.run_coroutine_threadsafe(deed, self._loop).result(60)

    def act(self, seat: int, act: Any) -> Refusal | None:
        """See `table.Evening.act`, as the others here."""
        return self.wait(self.does(seat, act))

    def ask(self, seat: int, to: int, ask: Any) -> Refusal | None:
        return self.wait(self.asks(seat, to, ask))

    def open(self, seat: int) -> Refusal | None:
        return self.wait(self._after(self.phone(seat).session.open(seat)))

    def take_back(self) -> Refusal | None:
        return self.wait(self._after(self.guests[0].session.take_back(self._tap, play.ANYHOW)))

    def seated(self, players: int, options: Any = None) -> "FarEvening":
        assert players == len(self.guests)
        return self

    def dealt(self) -> "FarEvening":
        return self


class Films(random_microfilms.RandomFilms):
    """Players at random who interrogate each other."""

    def _interrogated(self, pending: Any) -> tuple[int, Any]:
        far = self.evening
        assert isinstance(far, FarEvening)
        if pending.wait is Wait.INTERROGATION and not pending.offer:
            far.wait(far.interrogates(pending))
        return self._wish(0)


class Night(Told):
    """The evening that is told in `two_evenings`, each phone knowing all before the next deed."""

    def __init__(self, far: FarEvening, whisper: str) -> None:
        super().__init__(lambda seat: far.phone(seat).session, whisper, late=True)
        self._far = far

    async def does(self, seat: int, *acts: Any) -> None:
        for act in acts:
            await super().does(seat, act)
            await self._far.settled()

    async def asks(self, seat: int, to: int, ask: Any, secret: str = "") -> None:
        await super().asks(seat, to, ask, secret)
        await self._far.settled()


async def dealt(
    phones: RemoteRegistry, game: str, keys: dict[bytes, SeatKey] | None = None
) -> FarEvening:
    """A table of that game that its phones have dealt; each has looked and noted something.

    keys: gets those of the seats before they deal.
    """
    names = NAMES[: PLAYERS[game]]
    maker = await make_table(phones, len(names), game)  # type: ignore[arg-type]  # tables afar
    guests = await seat_all(maker, names, own=True)
    for guest in guests:  # who mixes is decided by who is there
        await guest.sees_here(frozenset(range(len(names))))
    if keys is not None:
        held = (Credentials.read(guest.memory).seats[0].key for guest in guests)
        keys.update({key.public: key for key in held})
    assert await guests[-1].session.deal() is None
    await guests[0].sees(lambda table: bool(table.message))
    far = FarEvening(game, guests, {})
    await far.settled()
    for guest in guests:
        hand = guest.session.hand(guest.seat)
        assert isinstance(hand, bytes)
        far.hands[guest.seat] = hand
    for guest in guests:
        assert await guest.session.look(guest.seat) is None
        assert await guest.session.write_line(guest.seat, "note", NOTE) is None
    await far.settled()
    return far


async def play_on(
    far: FarEvening, luck: int, secret: random.Random, told: str, deeds: int = DEEDS
) -> None:
    """Some of the game, until things have been passed, or all of it; the cards stay as they lie.

    luck: decides what is public, secret what is not. told: what is whispered.
    """
    if far.game == "secret_night":
        async for _ in Night(far, told).play(*hidden(far)):
            if deeds < WHOLE:
                break  # after its looks, whispers and thefts
    else:
        await asyncio.to_thread(_play, far, random.Random(luck), secret, deeds)
    assert far.table.phase is Phase.PLAYING
    private = far.laid or any(entry.kind == "answered" for entry in far.log)
    assert private or far.game == "dead_breakfast"  # there nothing is hidden


def _play(far: FarEvening, luck: random.Random, secret: random.Random, deeds: int) -> None:
    """On a thread of its own."""
    kind, module = _AT_RANDOM[far.game]
    options = discover()[far.game].options()
    wanted = {"secret": secret, "quiet": True}
    further = {name: what for name, what in wanted.items() if name in kind.__dataclass_fields__}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "Evening", lambda *_, **__: far)
        player = kind(luck=luck, players=len(far.guests), options=options, **further)
    far.laid = getattr(player, "laid", {})
    for _ in player.play(deeds):
        pass
    if deeds >= WHOLE and far.game == "dead_breakfast":
        assert far.act(0, turns.Finish()) is None  # at random nobody counts the points


_AT_RANDOM: dict[str, tuple[Any, Any]] = {
    "venice": (random_agents.RandomAgents, random_agents),
    "microfilms": (Films, random_microfilms),
    "hotel_perfidious": (random_hotel.RandomHotel, random_hotel),
    "dead_breakfast": (random_dead.RandomDead, random_dead),
}
"""Who plays, and where its evening comes from."""


def hidden(far: FarEvening) -> tuple[int, int]:
    """Two seats with different hands that do not lie open."""
    pairs = ((s, t) for s in far.hands for t in far.hands if far.hands[s] != far.hands[t])
    return next((s, t) for s, t in pairs if not far.opened & {s, t})
