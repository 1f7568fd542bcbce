"""One evening of Secret Night twice, with two hidden hands swapped and something else whispered.

Everything else is the same: keys, tokens, links, characters, chance, and every public act. What
then differs between the two, differs because of a secret.
"""

import hashlib
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import DAWN
from companion.games.secret_night.rules.game import Act, Ask
from companion.games.secret_night.rules.harm import Answer, Cause, Square
from companion.games.secret_night.rules.night import Night, Vehicle
from companion.games.secret_night.rules.roles import Role
from companion.handoff.seatkey import SeatKey
from companion.session import credentials as keeping
from companion.session import exchange_by_log as by_log
from companion.session.online import OnlineSession
from companion.table.chance import Chance
from companion.table.game import Deal, Game
from tests.support.chance import from_seed

PLAYERS = 6
WHISPERS = ("I am a thief, trust me!", "Nobody here is honest!!")
"""What is whispered in the one evening and in the other: texts of one length."""
CHARACTERS = (
    Character.ZACHARY,
    Character.RITA,
    Character.OTTO,
    Character.MARGOT,
    Character.NIALL,
    Character.PANCHITO,
)


class Stacked:
    """A game whose deals are always the same but for two hands, which may be swapped."""

    def __init__(self, game: Game, swap: bool) -> None:
        self._game, self._swap = game, swap

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def deal(self, state: Night, chance: Chance) -> Deal:
        """Characters in the order people sit; two hidden hands the one way or the other."""
        dealt = self._game.deal(state, from_seed(11))
        others = iter(CHARACTERS)
        events = tuple(
            replace(event, character=next(others)) if hasattr(event, "character") else event
            for event in dealt.events
        )
        hands = dict(dealt.hands)
        if self._swap:
            one, other = secret_seats(self._game, state)
            hands[one], hands[other] = hands[other], hands[one]
        return Deal(tuple((seat, hands[seat]) for seat, _ in dealt.hands), events)


def secret_seats(game: Game, state: Night) -> tuple[int, int]:
    """Two seats with different hidden hands."""
    dealt = game.deal(state, from_seed(11))
    hidden = [
        (s, h) for s, h in dealt.hands if not set(game.shown(state, s, h)) <= set(dealt.events)
    ]
    return next((s, t) for s, h in hidden for t, g in hidden if h != g)


def repeated(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Gives the same keys, tokens, link and chance again each time it is called."""
    drawn: dict[str, Iterator[bytes]] = {}

    def numbers(name: str) -> Iterator[bytes]:
        for number in range(10_000):
            yield hashlib.sha256(f"{name} {number}".encode()).digest()

    def again() -> None:
        drawn.update(key=numbers("key"), token=numbers("token"))

    def fresh(_: object = None) -> keeping.Credential:
        return keeping.Credential(SeatKey(next(drawn["key"])), next(drawn["token"])[:16])

    monkeypatch.setattr(keeping.Credential, "fresh", staticmethod(fresh))
    monkeypatch.setattr("companion.live.registry.fresh_code", lambda: "0123456789ABCDEF")
    monkeypatch.setattr("companion.live.registry.ByteChance", lambda _: from_seed(5))
    return again


@dataclass
class Told:
    """The evening's script, whoever holds which hand.

    visit_of: the phone of a seat. late: only the last hour is played out.
    """

    visit_of: Callable[[int], OnlineSession]
    whisper: str
    late: bool = False
    taps: int = 0

    @property
    def night(self) -> Night:
        """What everybody sees."""
        state: Night = self.visit_of(0).scene.table.state
        return state

    async def does(self, seat: int, *acts: Act) -> None:
        """A seat acts; nothing is refused."""
        for act in acts:
            self.taps += 1
            session = self.visit_of(seat)
            seen = session.scene.table.changed
            refused = await session.act(seat, act, f"t{self.taps}", seen)
            assert refused is None, (act, refused)

    async def asks(self, seat: int, to: int, ask: Ask, secret: str = "") -> None:
        """A seat asks another seat's phone, or tells it something; it answers by itself."""
        self.taps += 1
        session = self.visit_of(seat)
        seen = session.scene.table.changed
        tap = f"t{self.taps}"
        assert await by_log.ask(session, seat, to, ask, tap, seen, secret.encode()) is None

    async def round(self) -> None:
        """Everybody still to play ends the turn at once; the clock moves on."""
        while self.night.turn is not None:
            await self.does(self.night.turn.seat, a.EndTurn())
        await self.does(0, a.AdvanceClock())

    async def play(self, one: int, other: int) -> AsyncIterator[str]:
        """Looks, whispers, thefts, fights and captures; then the rounds till six, part by part.

        one, other: the two seats whose hands may be swapped: both bluff as police and as thief.
        """
        await self.asks(0, one, a.LookAtRole(one))
        for seat, to in ((one, other), (other, one), (0, one), (other, 1)):
            await self.asks(seat, to, a.Whisper(to), self.whisper)
        await self._thefts(one, other)
        yield "looks, whispers and a theft"
        await self._fights(one, other)
        await self._captures(one, other)
        yield "fights and captures"
        await self.does(0, a.ByHand(a.Field.SCORE, 3))
        if self.late:
            await self.does(0, a.SetClock(DAWN - 1))
        while not self.night.over:
            await self.round()
        yield "dawn"

    async def _turn(self, seat: int) -> None:
        await self.does(seat, a.ByHand(a.Field.TURN, 1, seat))

    async def _thefts(self, one: int, other: int) -> None:
        await self._turn(one)
        await self.does(one, a.EnterSpin(7), a.SpendSteps(3), a.UseSquare(Square.PUSH, other))
        await self.does(one, a.EndTurn(2))
        await self._turn(other)
        await self.asks(other, one, a.StealCard(one, 3))

    async def _fights(self, one: int, other: int) -> None:
        chief, master = self._seat(Role.CHIEF), self._seat(Role.MASTER)
        await self.does(0, a.SetClock(4))
        await self._turn(one)
        for cause, victim, answer in (
            (Cause.GUN, other, Answer.VEST),
            (Cause.KNIFE, other, Answer.SUFFER),
            (Cause.GUN, chief, Answer.SUFFER),
            (Cause.KNIFE, chief, Answer.SUFFER),
            (Cause.GUN, chief, Answer.SUFFER),
        ):
            if not self.night.player(victim).out:
                await self.does(one, a.Harm(cause, victim))
                await self.does(victim, a.AnswerHarm(victim, answer))
        await self.does(one, a.Harm(Cause.POISON, master), a.Heal(master), a.Explode(one, (other,)))
        await self.does(one, a.AnswerHarm(one, Answer.FIRST_AID))
        await self.does(other, a.AnswerHarm(other, Answer.SUFFER))

    async def _captures(self, one: int, other: int) -> None:
        master = self._seat(Role.MASTER)
        for by, victim in ((one, other), (other, one)):
            await self._turn(by)
            await self.does(by, a.Cuff(victim))
            await self.does(victim, a.BreakSpin(green=True))
            await self.does(by, a.Tie(victim))
            await self.does(victim, a.GiveIn())
            await self.does(0, a.Untie(victim))
        await self._turn(one)
        await self.does(one, a.Cuff(master))
        await self.does(master, a.BreakSpin(green=False), a.BreakSpin(green=False))
        await self.does(one, a.Confiscate(1))
        await self._turn(master)
        await self.does(master, a.Escape(Vehicle.BOAT, (master,), 1), a.EndTurn())

    def _seat(self, role: Role) -> int:
        found = self.night.seat_of(role)
        assert found is not None
        return found
