"""A hand laid for a peek: one card is seen by who lifts it, and by nobody else known which."""

import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from companion.host import peeking
from companion.host.desk import Desk
from companion.store.opening import Opened, open_store
from companion.table import codec
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.laid import Peek, Show, Tell
from companion.table.refusal import NothingToPass, Refusal
from companion.table.state import Phase, Question
from tests.support.guest import MINUTE, Guest, make_table, seat_all

HAND = (3, 9, 12, 1, 20)
NAMES = ("Anna", "Ben", "Caro")


@dataclass(frozen=True)
class Options:
    """No house rules."""


@dataclass(frozen=True)
class Table:
    """hands: what was laid, by seat; lifted: those of which a card was asked for."""

    hands: tuple[tuple[int, bytes], ...] = ()
    lifted: tuple[int, ...] = ()


@dataclass(frozen=True)
class Lay:
    public: bytes


@dataclass(frozen=True)
class Lift(Peek):
    """The one ask."""


@dataclass(frozen=True)
class Laid:
    seat: int
    public: bytes


@dataclass(frozen=True)
class Lifted:
    of: int


class Hands:
    """A throwaway game: lay a hand, lift a card of it. Whether it was lifted before is not asked:
    that the owner's phone shows no second card must not hang on the rules."""

    key, seats, options, acts, asks, events = (
        "hands",
        range(2, 5),
        Options,
        Lay,
        Lift,
        Laid | Lifted,
    )

    def begin(self, options: Options, seats: tuple[int, ...]) -> Table:
        return Table()

    def deal(self, state: Table, chance: Chance) -> Deal:
        return Deal(tuple((seat, b"x") for seat in range(3)), ())

    def decide(
        self, state: Table, seat: int, act: Lay | Lift, chance: Chance
    ) -> tuple[Laid | Lifted, ...] | Refusal:
        if isinstance(act, Lay):
            return (Laid(seat, act.public),)
        return (Lifted(act.to),) if (act.to, act.public) in state.hands else NothingToPass()

    def evolve(self, state: Table, event: Laid | Lifted) -> Table:
        if isinstance(event, Laid):
            return replace(state, hands=(*state.hands, (event.seat, event.public)))
        return replace(state, lifted=(*state.lifted, event.of))

    def asked(self, ask: Lift) -> int | None:
        return ask.to

    def answer(self, hand: bytes, ask: Lift, chance: Chance) -> bytes | Refusal:
        raise AssertionError("a peek is answered by the phone")

    def owes(self, state: Table, seat: int) -> tuple[Tell | Show, ...]:
        return ()

    def shown(self, state: Table, seat: int, hand: bytes) -> tuple[Laid | Lifted, ...]:
        return ()

    def keep(self, state: Table, options: Options) -> Options:
        return options

    def ended(self, state: Table) -> bool:
        return False


async def open_hands(folder: Path) -> tuple[Desk, Any]:
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    games: dict[str, Any] = {"hands": Hands()}
    return Desk(opened.store, games, lambda: MINUTE), opened.store.close


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk, close = await open_hands(tmp_path)
    yield desk
    await close()


async def seated(desk: Desk) -> list[Guest]:
    maker = await make_table(desk, 3, "hands", Options())
    guests = await seat_all(maker, NAMES)
    assert await guests[0].visit.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    return guests


async def lays(guest: Guest, cards: tuple[int, ...] = HAND) -> bytes:
    """A hand is laid: what is public of it."""
    changed = guest.visit.scene.table.changed
    before = len(guest.visit.scene.table.state.hands)
    refused = await peeking.lay(guest.visit, guest.seat, Lay, cards, f"lay {before}", changed)
    assert refused is None
    public: bytes = guest.visit.scene.table.state.hands[-1][1]
    return public


async def lifts(guest: Guest, of: Guest, public: bytes, index: int, tap: str = "lift") -> Any:
    changed = guest.visit.scene.table.changed
    return await peeking.lift(
        guest.visit, guest.seat, lambda point: Lift(of.seat, public, point), index, tap, changed
    )


async def answered(guest: Guest, count: int = 1) -> Question:
    """The last of so many answers, once it is there."""
    table = await guest.sees(lambda t: len(t.questions) == count and not t.waiting)
    return table.questions[-1]


async def seen(guest: Guest, question: Question) -> bytes:
    content = guest.visit.answer(question)
    assert isinstance(content, bytes)
    ask: Lift = codec.value(question.ask.ask, Lift)
    where = peeking.context(guest.visit.scene.table, ask.to)
    return peeking.seen(await guest.visit.sheet(guest.seat), ask, content, where)


async def test_who_lifts_a_card_sees_one_of_the_hand_and_nobody_else_sees_any(desk: Desk) -> None:
    anna, ben, caro = await seated(desk)
    public = await lays(ben)
    assert await lifts(anna, ben, public, 2) is None
    question = await answered(anna)
    (card,) = await seen(anna, question)
    assert card in HAND
    for other in (ben, caro):
        assert not isinstance(other.visit.answer(question), bytes)


async def test_the_owners_phone_shows_no_second_card(desk: Desk) -> None:
    anna, ben, caro = await seated(desk)
    public = await lays(ben)
    assert await lifts(anna, ben, public, 0) is None
    await answered(anna)
    assert await lifts(caro, ben, public, 1, "second") is None
    question = await answered(caro, 2)
    assert await seen(caro, question) == b""
    first, second = (q.envelope for q in question_pair(caro))
    assert len(first or b"") == len(second or b"")


def question_pair(guest: Guest) -> tuple[Question, ...]:
    return guest.visit.scene.table.questions


async def test_a_hand_that_is_laid_anew_shows_a_card_again(desk: Desk) -> None:
    anna, ben, _ = await seated(desk)
    for count in (1, 2):
        public = await lays(ben)
        assert await lifts(anna, ben, public, count, f"lift {count}") is None
        assert (await seen(anna, await answered(anna, count)))[0] in HAND


async def test_a_card_waits_for_a_phone_that_is_away_and_survives_reloads(desk: Desk) -> None:
    anna, ben, _ = await seated(desk)
    public = await lays(ben)
    ben.visit.leave()
    assert await lifts(anna, ben, public, 3) is None
    assert len(anna.visit.scene.table.waiting) == 1
    anna.visit.leave()
    anna = await Guest(desk, anna.code, anna.memory).come()
    ben = await Guest(desk, ben.code, ben.memory).come()
    assert (await seen(anna, await answered(anna)))[0] in HAND


async def test_what_was_not_laid_is_refused_and_nothing_is_kept(desk: Desk) -> None:
    anna, ben, _ = await seated(desk)
    public = await lays(ben)
    before = await anna.visit.sheet(anna.seat)
    assert await lifts(anna, ben, public[:-1] + b"!", 0) == NothingToPass()
    assert await anna.visit.sheet(anna.seat) == before


async def test_a_hand_of_another_phone_is_answered_with_nothing(desk: Desk) -> None:
    anna, ben, _ = await seated(desk)
    public = await lays(ben)
    assert await ben.visit.write_line(ben.seat, peeking.hand_line(public), "") is None
    assert await lifts(anna, ben, public, 0) is None
    assert await seen(anna, await answered(anna)) == b""


PRIVATE = re.compile(r'"(key|token|maker|message|envelope|sealed|public|point)":"([0-9a-f]*)"')


async def observed(folder: Path, index: int) -> tuple[list[str], dict[str, int], bytes]:
    """A whole peek: the log with ciphertexts as lengths, the files' sizes, the card."""
    folder.mkdir()
    desk, close = await open_hands(folder)
    anna, ben, caro = await seated(desk)
    public = await lays(ben)
    assert await lifts(anna, ben, public, index) is None
    card = await seen(anna, await answered(anna))
    entries = [entry.body for entry in caro.visit.entries if '"share"' not in entry.body]
    log = [PRIVATE.sub(lambda found: f'"{found[1]}":{len(found[2])}', body) for body in entries]
    log = [re.sub(r"[0-9a-f]{16,}", lambda found: str(len(found[0])), body) for body in log]
    sheets = {
        n: len(json.dumps(await g.visit.sheet(g.seat)))
        for n, g in zip(NAMES, (anna, ben, caro), strict=True)
    }
    for guest in (anna, ben, caro):
        guest.visit.leave()
    await close()
    return log, sheets, card


async def test_nothing_that_others_can_observe_depends_on_the_card(tmp_path: Path) -> None:
    runs = [await observed(tmp_path / str(index), index) for index in (0, 1, 4)]
    assert runs[0][0] == runs[1][0] == runs[2][0]
    assert runs[0][1] == runs[1][1] == runs[2][1]
