"""Tables of six phones for the bench: dealt beforehand, then played by phones far away.

What must not live here: the server, figures.
"""

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path

from companion.command_line import FOLDERS
from companion.games.secret_night.rules.acts import EndTurn
from companion.games.secret_night.rules.clock import HOURS
from companion.table.state import Phase
from companion.ui.words import words
from tests.bench.far_phone import FarPhone
from tests.support.guest import Guest, make_table, open_registry, seat_all

PHONES = 6
NAMES = ("Anna", "Bruno", "Carla", "Dave", "Emil", "Zoë")
_w = words("en", FOLDERS)
HOUR = {
    forth: _w(f"secret_night-hour-{HOURS[clock]}").encode()
    for forth, clock in ((True, 1), (False, 0))
}
"""What a phone shows after *Next hour*, and after *Take back*."""


@dataclass(frozen=True)
class Dealt:
    """A table: its link's code, what each phone's browser keeps."""

    code: str
    memories: tuple[str, ...]


async def deal_tables(folder: Path, count: int) -> list[Dealt]:
    """So many tables of six in a store in `folder`: all have looked, all have had a turn."""
    registry, close = await open_registry(folder)
    made = []
    for _ in range(count):
        maker = await make_table(registry, PHONES)
        guests = await seat_all(maker, NAMES)
        assert await maker.session.deal() is None
        for guest in guests:
            await guest.sees_phase(Phase.PLAYING)
            assert await guest.session.look(guest.seat) is None
        await _play_a_round(guests)
        for guest in guests:
            guest.session.leave()
        made.append(Dealt(maker.code, tuple(str(guest.memory) for guest in guests)))
    await close()
    return made


async def _play_a_round(guests: list[Guest]) -> None:
    """Until the next thing to do is the next hour."""
    by_seat = {guest.seat: guest for guest in guests}
    while not (table := guests[0].session.scene.table).state.round_over:
        guest = by_seat[table.state.turn.seat]
        tap = f"round {table.changed}"
        assert await guest.session.act(guest.seat, EndTurn(), tap, table.changed) is None


@dataclass
class Act:
    """One tap and when the last frame of the new hour arrived: by phone, perf_counter."""

    actor: int
    hour: bytes
    tapped: float
    arrived: dict[int, float] = field(default_factory=dict)


@dataclass
class Six:
    """The phones of one table, all on the Table tab."""

    phones: list[FarPhone]
    acts: list[Act] = field(default_factory=list)

    @classmethod
    async def come(cls, port: int, table: Dealt, place: int) -> "Six":
        """Open the link on six phones. place: of the table, gives it an address of its own."""
        phones = await asyncio.gather(
            *(_come(port, table, memory, f"127.0.1.{place + 1}") for memory in table.memories)
        )
        return cls(list(phones))

    async def act_every_second(self, first: float, until: float) -> None:
        """Act from `first` on (perf_counter), in turns, whether or not the last act arrived."""
        turn = 0
        while (due := first + turn) < until:
            await asyncio.sleep(due - time.perf_counter())
            actor, forth = turn // 2 % PHONES, turn % 2 == 0  # who acts takes it back
            button = self.phones[actor].control("next-hour" if forth else "Take back")
            self.acts.append(Act(actor, HOUR[forth], time.perf_counter()))
            if button is not None:  # else the phone is far behind, and this act counts as lost
                await self.phones[actor].tap(button)
            turn += 1

    def note(self) -> None:
        """Match what arrived with the acts, in order: hours alternate, so a new one is an act."""
        for index, phone in enumerate(self.phones):
            at = -1
            for moment, frame in phone.arrivals:
                hour = next((hour for hour in HOUR.values() if hour in frame), None)
                if hour is None:
                    continue
                if at < 0 or self.acts[at].hour != hour:
                    later = range(at + 1, len(self.acts))
                    at = next((n for n in later if self.acts[n].hour == hour), at)
                if at >= 0:
                    self.acts[at].arrived[index] = moment


async def _come(port: int, table: Dealt, memory: str, source: str) -> FarPhone:
    storage = {f"companion.table.{table.code}": memory}
    phone = await FarPhone.open(port, f"/J/{table.code}", storage, source)
    await phone.tap(await phone.finds("Table"))
    return phone
