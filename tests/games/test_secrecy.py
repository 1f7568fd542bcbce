"""Whole evenings twice, with other secrets and the same public acts: nothing public may differ.

Keys and tokens are the same in both, so that only the deal's own secrets can make a difference.
"""

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import FOLDERS
from companion.games import discover
from companion.games.secret_night.night import AdvanceClock, LookAtRole
from companion.handoff.seatkey import SeatKey
from companion.host import keeping
from companion.host.decoder import decode
from companion.host.desk import Desk
from companion.store.opening import Opened, open_store
from companion.table.chance import Chance
from companion.table.game import Deal, Game
from companion.table.log import Entry
from companion.table.state import Phase
from companion.ui.house import House
from tests.support.chance import from_seed
from tests.support.guest import MINUTE, make_table, seat_all
from tests.support.house import ORIGIN, enter
from tests.support.mirror import strings
from tests.support.phone import Phone

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Fred")
CIPHERED = re.compile(
    r'"(key|token|maker|message|envelope|seed|proof|share|game_id|commitment|dealer)":"([0-9a-f]*)"'
)


class Stacked:
    """A game whose deals are always the same but for two hands, which may be swapped."""

    def __init__(self, game: Game, swap: bool) -> None:
        self._game, self._swap = game, swap

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def deal(self, state: Any, chance: Chance) -> Deal:
        dealt = self._game.deal(state, from_seed(11))
        if not self._swap:
            return dealt
        one, other = secret_seats(self._game, state)
        hands = dict(dealt.hands)
        hands[one], hands[other] = hands[other], hands[one]
        return replace(dealt, hands=tuple((seat, hands[seat]) for seat, _ in dealt.hands))


def secret_seats(game: Game, state: Any) -> tuple[int, int]:
    """Two seats with different hidden hands."""
    dealt = game.deal(state, from_seed(11))
    hidden = [(s, h) for s, h in dealt.hands if not set(game.shown(s, h)) <= set(dealt.events)]
    return next((s, t) for s, h in hidden for t, g in hidden if h != g)


@pytest.fixture
def same_keys(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Gives the same keys and tokens again each time it is called."""
    drawn: dict[str, Iterator[bytes]] = {}

    def numbers(name: str) -> Iterator[bytes]:
        for number in range(10_000):
            yield hashlib.sha256(f"{name} {number}".encode()).digest()

    def again() -> None:
        drawn.update(key=numbers("key"), token=numbers("token"))

    def fresh(_: object = None) -> keeping.Held:
        return keeping.Held(SeatKey(next(drawn["key"])), next(drawn["token"])[:16])

    monkeypatch.setattr(keeping.Held, "fresh", staticmethod(fresh))
    monkeypatch.setattr("companion.host.desk.fresh_code", lambda: "0123456789ABCDEF")
    return again


def public(entry: Entry) -> tuple[int, int | None, str, str]:
    """An entry with every ciphered text replaced by its length."""
    body = CIPHERED.sub(lambda found: f'"{found[1]}":{len(found[2])}', entry.body)
    return entry.number, entry.seat, entry.kind, body


async def open_stacked(folder: Path, key: str, swap: bool) -> tuple[Desk, Opened]:
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    games: dict[str, Any] = {key: Stacked(discover()[key], swap)}
    return Desk(opened.store, games, lambda: MINUTE), opened


async def evening(folder: Path, swap: bool) -> list[tuple[int, int | None, str, str]]:
    """Deal, look, advance, ask, whisper of nothing else: the log, ciphered texts masked."""
    desk, opened = await open_stacked(folder, "secret_night", swap)
    guests = await seat_all(await make_table(desk, 6), NAMES)
    await guests[0].visit.deal()
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    for guest in guests:
        await guest.visit.look(guest.seat)
    hidden = [g for g in guests if g.table.state.role(g.seat) is None]
    asker, asked = hidden[0], hidden[1].seat
    changed = asker.visit.scene.table.changed
    await asker.visit.ask(asker.seat, asked, LookAtRole(asked), "ask", changed)
    await asker.sees(lambda table: table.questions[0].envelope is not None)
    for hour in range(9):
        seen = guests[hour % 6].visit.scene.table.changed
        assert await guests[hour % 6].visit.act(hour % 6, AdvanceClock(), f"t{hour}", seen) is None
    log = [public(entry) for entry in guests[0].visit.entries]
    await opened.store.close()
    return log


async def test_the_log_of_a_whole_evening_is_the_same_whoever_holds_what(
    tmp_path: Path, same_keys: Callable[[], None]
) -> None:
    logs = []
    for swap in (False, True):
        same_keys()
        logs.append(sorted_shares(await evening(tmp_path / str(swap), swap)))
    assert logs[0] == logs[1]


def sorted_shares(
    log: list[tuple[int, int | None, str, str]],
) -> list[tuple[int | None, str, str]]:
    """Shares come in whatever order the phones are quick: that has nothing to do with hands."""
    lines = [line[1:] for line in log]
    shares = sorted((line for line in lines if line[1] == "shared"), key=str)
    return [line for line in lines if line[1] != "shared"] + shares


async def played(folder: Path, swap: bool) -> list[list[str]]:
    """Everything each phone holds on its page after all have looked, text by text."""
    desk, opened = await open_stacked(folder, "secret_night", swap)
    house = House(desk, desk.games, decode, lambda: MINUTE, origin=ORIGIN, folders=FOLDERS)
    first = await enter(house)
    await first.tap("box-secret_night")
    await first.tap("Open the table")
    await first.sees("Who is here?")
    code = next(key for key in first.storage if ".table." in key).rsplit(".", 1)[-1]
    phones: list[Phone] = [first]
    for number, name in enumerate(NAMES):
        phone = first if number == 0 else await enter(house, f"/J/{code}")
        phones += [] if number == 0 else [phone]
        await phone.tap("Take a seat")
        await phone.type("name", name)
        await phone.tap("sit-down")
        await phone.sees(f"{name} · you")
    await first.until(lambda: first.has("deal"))
    await first.tap("deal")
    for phone in phones:
        await phone.sees("Hold to look")
    for phone in phones:
        await phone.hold("thumb-zone")
        await phone.release("thumb-zone")
    for phone in phones:
        await phone.tap("Table")
        await phone.until(lambda phone=phone: phone.words().count("has looked") == 4)  # type: ignore[misc]
    await opened.store.close()
    return [list(strings(phone.mirror.view())) for phone in phones]


async def test_no_page_differs_by_who_holds_what_once_all_cards_are_covered(
    tmp_path: Path, same_keys: Callable[[], None]
) -> None:
    """Thief and detective are swapped: every page is the same, text by text, once covered."""
    same_keys()
    before = await played(tmp_path / "a", False)
    same_keys()
    after = await played(tmp_path / "b", True)
    for seat in range(6):
        assert before[seat] == after[seat], NAMES[seat]
