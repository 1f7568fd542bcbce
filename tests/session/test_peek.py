"""A hand laid for a peek: one card is seen by who lifts it, and by nobody else known which."""

import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from companion.handoff import peek
from companion.live.registry import TableRegistry
from companion.session import exchange_by_log as by_log
from companion.session import face_down
from companion.session.refusals import NothingToPass
from companion.store.opening import Opened, open_store
from companion.table.state import Phase, Question
from tests.support.guest import MINUTE, Guest, make_table, seat_all
from tests.support.hands import Hands, Lay, Lift, Options

HAND = (3, 9, 12, 1, 20)
NAMES = ("Anna", "Ben", "Caro")

pytestmark = pytest.mark.usefixtures("form")


async def open_hands(folder: Path) -> tuple[TableRegistry, Any]:
    opened = await open_store(folder / "companion.db")
    assert isinstance(opened, Opened)
    games: dict[str, Any] = {"hands": Hands()}
    return TableRegistry(opened.store, games, lambda: MINUTE), opened.store.close


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    registry, close = await open_hands(tmp_path)
    yield registry
    await close()


async def seated(registry: TableRegistry) -> list[Guest]:
    maker = await make_table(registry, 3, "hands", Options())
    guests = await seat_all(maker, NAMES)
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    return guests


async def lays(guest: Guest, cards: tuple[int, ...] = HAND) -> bytes:
    """A hand is laid: what is public of it."""
    changed = guest.session.scene.table.changed
    before = len(guest.session.scene.table.state.hands)
    refused = await by_log.lay_hand(guest.session, guest.seat, Lay, cards, f"lay {before}", changed)
    assert refused is None
    public: bytes = guest.session.scene.table.state.hands[-1][1]
    return public


async def lifts(guest: Guest, of: Guest, public: bytes, index: int, tap: str = "lift") -> Any:
    changed = guest.session.scene.table.changed
    return await by_log.lift(
        guest.session, guest.seat, lambda point: Lift(of.seat, public, point), index, tap, changed
    )


async def answered(guest: Guest, count: int = 1) -> Question:
    """The last of so many answers, once it is there."""
    table = await guest.sees(lambda t: len(t.questions) == count and not t.waiting)
    return table.questions[-1]


async def seen(guest: Guest, question: Question) -> bytes:
    card = by_log.answer(guest.session, question, await guest.session.sheet(guest.seat))
    assert isinstance(card, bytes)
    return card


async def test_who_lifts_a_card_sees_one_of_the_hand_and_nobody_else_sees_any(
    registry: TableRegistry,
) -> None:
    anna, ben, caro = await seated(registry)
    public = await lays(ben)
    assert await lifts(anna, ben, public, 2) is None
    question = await answered(anna)
    (card,) = await seen(anna, question)
    assert card in HAND
    for other in (ben, caro):
        assert not isinstance(by_log.answer(other.session, question), bytes)


async def test_the_owners_phone_shows_no_second_card(registry: TableRegistry) -> None:
    anna, ben, caro = await seated(registry)
    public = await lays(ben)
    assert await lifts(anna, ben, public, 0) is None
    await answered(anna)
    assert await lifts(caro, ben, public, 1, "second") is None
    question = await answered(caro, 2)
    assert await seen(caro, question) == b""
    first, second = (q.envelope for q in question_pair(caro))
    assert len(first or b"") == len(second or b"")


def question_pair(guest: Guest) -> tuple[Question, ...]:
    return guest.session.scene.table.questions


async def test_a_hand_that_is_laid_anew_shows_a_card_again(registry: TableRegistry) -> None:
    anna, ben, _ = await seated(registry)
    for count in (1, 2):
        public = await lays(ben)
        assert await lifts(anna, ben, public, count, f"lift {count}") is None
        assert (await seen(anna, await answered(anna, count)))[0] in HAND


async def test_a_card_waits_for_a_phone_that_is_away_and_survives_reloads(
    registry: TableRegistry,
) -> None:
    anna, ben, _ = await seated(registry)
    public = await lays(ben)
    ben.session.leave()
    assert await lifts(anna, ben, public, 3) is None
    assert len(anna.session.scene.table.waiting) == 1
    anna.session.leave()
    anna = await Guest(registry, anna.code, anna.memory).come()
    ben = await Guest(registry, ben.code, ben.memory).come()
    assert (await seen(anna, await answered(anna)))[0] in HAND


async def test_what_was_not_laid_is_refused_and_nothing_is_kept(registry: TableRegistry) -> None:
    anna, ben, _ = await seated(registry)
    public = await lays(ben)
    before = await anna.session.sheet(anna.seat)
    assert await lifts(anna, ben, public[:-1] + b"!", 0) == NothingToPass()
    assert await anna.session.sheet(anna.seat) == before


async def test_hands_and_places_that_are_none_are_refused_and_nothing_is_kept(
    registry: TableRegistry,
) -> None:
    anna, ben, _ = await seated(registry)
    public = await lays(ben)
    before = [await guest.session.sheet(guest.seat) for guest in (anna, ben)]
    for cards in ((), (256,), (-1,), tuple(range(17))):
        changed = ben.session.scene.table.changed
        refused = await by_log.lay_hand(ben.session, ben.seat, Lay, cards, "none", changed)
        assert refused == peek.BadPeek()
    for index in (-1, len(HAND)):
        assert await lifts(anna, ben, public, index) == peek.BadPeek()
    for garbage in (b"", public[:-1], bytes(33) + public[33:]):
        assert await lifts(anna, ben, garbage, 1) == peek.BadPeek()
    assert [await guest.session.sheet(guest.seat) for guest in (anna, ben)] == before


async def test_a_hand_of_another_phone_is_answered_with_nothing(registry: TableRegistry) -> None:
    anna, ben, _ = await seated(registry)
    public = await lays(ben)
    assert await ben.session.write_line(ben.seat, face_down.hand_line(public), "") is None
    assert await lifts(anna, ben, public, 0) is None
    assert await seen(anna, await answered(anna)) == b""


async def test_the_same_phone_asks_once_a_hand_and_keeps_what_it_saw(
    registry: TableRegistry,
) -> None:
    anna, ben, _ = await seated(registry)
    public = await lays(ben)
    assert await lifts(anna, ben, public, 1) is None
    first = await answered(anna)
    card = await seen(anna, first)
    kept = (await ben.session.sheet(ben.seat))[face_down.hand_line(public)]
    assert await lifts(anna, ben, public, 2, "again") is None
    assert await seen(anna, await answered(anna, 2)) == b""
    assert await seen(anna, anna.session.scene.table.questions[0]) == card
    assert (await ben.session.sheet(ben.seat))[face_down.hand_line(public)] == kept


async def test_two_seats_of_one_device_peek_at_each_other(registry: TableRegistry) -> None:
    maker = await make_table(registry, 3, "hands", Options())
    for name in NAMES:
        assert await maker.session.sit(name, device=True) is None
    assert await maker.session.deal() is None
    await maker.sees_phase(Phase.PLAYING)
    owner, asker, _ = maker.session.mine
    changed = maker.session.scene.table.changed
    assert await by_log.lay_hand(maker.session, owner, Lay, HAND, "lay", changed) is None
    public = maker.session.scene.table.state.hands[-1][1]
    changed = maker.session.scene.table.changed
    refused = await by_log.lift(
        maker.session, asker, lambda point: Lift(owner, public, point), 4, "lift", changed
    )
    assert refused is None
    question = await answered(maker)
    sheets = {seat: await maker.session.sheet(seat) for seat in maker.session.mine}
    assert by_log.answer(maker.session, question, sheets[asker]) in [
        bytes((card,)) for card in HAND
    ]
    for seat in set(sheets) - {asker}:
        assert by_log.answer(maker.session, question, sheets[seat]) == b"", (
            "each seat its own sheet"
        )


async def test_a_hand_of_one_deal_shows_nothing_in_the_next(registry: TableRegistry) -> None:
    _, ben, _ = await seated(registry)
    public = await lays(ben)
    table = ben.session.scene.table
    assert table.deal is not None
    after = replace(table, deal=replace(table.deal, game_id=bytes(len(table.deal.game_id))))
    point, _ = peek.ask(public, 0)
    sheet = await ben.session.sheet(ben.seat)
    now, then = (
        face_down.answered(sheet, public, point, face_down.context(t, ben.seat))[0]
        for t in (table, after)
    )
    assert len(now) == len(then)
    assert now != then


PRIVATE = re.compile(r'"(key|token|maker|message|envelope|sealed|public|point)":"([0-9a-f]*)"')


@dataclass
class Observed:
    """A whole peek: the log with ciphertexts as lengths, sizes of sheets and files, the card."""

    log: list[str]
    sheets: dict[str, int]
    files: dict[str, int]
    card: bytes


async def observed(folder: Path, index: int, hand: tuple[int, ...]) -> Observed:
    folder.mkdir()
    registry, close = await open_hands(folder)
    anna, ben, caro = await seated(registry)
    public = await lays(ben, hand)
    assert await lifts(anna, ben, public, index) is None
    card = await seen(anna, await answered(anna))
    entries = [entry.body for entry in caro.session.entries if '"share"' not in entry.body]
    log = [PRIVATE.sub(lambda found: f'"{found[1]}":{len(found[2])}', body) for body in entries]
    log = [re.sub(r"[0-9a-f]{16,}", lambda found: str(len(found[0])), body) for body in log]
    sheets = {
        n: len(json.dumps(await g.session.sheet(g.seat)))
        for n, g in zip(NAMES, (anna, ben, caro), strict=True)
    }
    secrets = [text for g in (anna, ben) for text in (await g.session.sheet(g.seat)).values()]
    for guest in (anna, ben, caro):
        guest.session.leave()
    await close()
    files = {path.name: path.stat().st_size for path in folder.iterdir()}
    raw = b"".join(path.read_bytes() for path in folder.iterdir())
    assert not any(secret.encode() in raw for secret in secrets)
    return Observed(log, sheets, files, card)


async def test_nothing_that_others_can_observe_depends_on_the_card(tmp_path: Path) -> None:
    """Other places, and hands whose cards are all the same: another card is seen for certain."""
    told = [(0, HAND), (1, HAND), (4, HAND), (2, (7,) * 5), (2, (8,) * 5)]
    runs = [await observed(tmp_path / str(n), *case) for n, case in enumerate(told)]
    assert [run.card for run in runs[3:]] == [b"\7", b"\10"]
    for run in runs[1:]:
        assert (run.log, run.sheets) == (runs[0].log, runs[0].sheets)
        assert run.files == runs[0].files


async def test_a_sheet_does_not_fill_up_with_hands_and_looks(registry: TableRegistry) -> None:
    anna, ben, _ = await seated(registry)
    for count in range(1, face_down.LOOKS + 3):
        public = await lays(ben)
        assert await lifts(anna, ben, public, 0, f"lift {count}") is None
        question = await answered(anna, count)
    hers, his = await anna.session.sheet(anna.seat), await ben.session.sheet(ben.seat)
    assert len([name for name in hers if name.startswith("look-")]) == face_down.LOOKS
    assert len([name for name in his if name.startswith("hand-")]) == 1
    assert (await seen(anna, question))[0] in HAND
