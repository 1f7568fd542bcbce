"""Every wish from every kind of caller in every phase: who may is told apart, nothing else is done.

Each table is made anew from the log of a real evening, with nobody there, so that a wish meets the
same table whoever wishes it.
"""

import asyncio
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, get_args

import pytest

from companion.games.secret_night.rules.acts import SetClock, Whisper
from companion.games.secret_night.rules.options import HouseRules
from companion.handoff.seatkey import SeatKey
from companion.live.dealer import Dealer
from companion.live.live_table import LiveTable
from companion.refusal import Refusal
from companion.session import dealing
from companion.session.credentials import Credential, Credentials, Kept
from companion.session.dealer_secrets import DealerSecrets
from companion.session.online import OnlineSession
from companion.table import record, wish
from companion.table.chance import ByteChance
from companion.table.log import Entry
from companion.table.play import ANYHOW
from companion.table.record import Carrier, Checked
from companion.table.refusal import NoSeatHere, NotTheMaker, NotYourSeat, SitsAlready
from companion.table.state import Phase
from companion.table.wish import Caller, Wish
from companion.table.wishing import RIGHTS
from tests.support.callers import everybody
from tests.support.guest import MINUTE, make_table, open_registry, seat_all
from tests.support.live import live_of

NAMES = ("Anna", "Bruno", "Carla", "Dave")
SEAT, OTHER, LAST = 1, 2, 3
STRANGER, ASKER, MOVED, MAKER = "stranger", "asker", "moved away", "maker"
KINDS = (STRANGER, ASKER, MOVED, "other seat", "seat", MAKER)
"""asker: its key is the one for which a seat is asked. moved away: the maker's phone of before."""
SITS = {"other seat", "seat", MAKER}
FRESH = Credential.fresh()
NEW = (FRESH.key.public, FRESH.mark)
ALL = set(Phase)
LOBBY, DEALING, PLAYING, ENDED = Phase.LOBBY, Phase.DEALING, Phase.PLAYING, Phase.ENDED


@dataclass(frozen=True)
class May:
    """who: may wish it, all others get `refusal`. when: it is done then."""

    who: set[str]
    when: set[Phase]
    refusal: type[Refusal] = NotYourSeat


MAKERS = May({MAKER}, {LOBBY}, NotTheMaker)
SEATS = {"seat"}
EXPECTED: dict[type[Any], May] = {
    wish.Sit: May({STRANGER, ASKER, MOVED}, {LOBBY}, SitsAlready),
    wish.Free: May({MAKER, "seat"}, {LOBBY}, NotTheMaker),
    wish.Order: MAKERS,
    wish.Resize: MAKERS,
    wish.Rule: MAKERS,
    wish.Redraw: MAKERS,
    wish.Promise: MAKERS,
    wish.Witness: May({MAKER}, set(), NotTheMaker),  # no promise was made
    wish.Deal: May(SITS, {LOBBY}),
    wish.Share: May(SEATS, {DEALING}),
    wish.Look: May(SEATS, {PLAYING, ENDED}),
    wish.Act: May(SEATS, {PLAYING}),
    wish.TakeBack: May(SITS, {PLAYING}),
    wish.Ask: May(SEATS, {PLAYING}),
    wish.Answer: May(SEATS, {PLAYING}),
    wish.Decline: May(SEATS, set()),  # nothing was asked beyond the rules
    wish.Open: May(set(KINDS), {PLAYING}),
    wish.End: May(SITS, {PLAYING}),
    wish.GiveUp: May(SITS, {DEALING, PLAYING}),
    wish.Check: May(SEATS, {ENDED}),
    wish.Again: May(SITS, {ENDED}),
    wish.Rescue: May(set(KINDS), ALL),
    wish.AskMove: May({STRANGER, ASKER, MOVED}, {LOBBY, PLAYING}, SitsAlready),
    wish.AgreeMove: May({"other seat", MAKER}, {LOBBY, PLAYING}),
    wish.EndMove: May({ASKER, *SITS}, {LOBBY, PLAYING}),
    wish.ComeBack: May(SEATS, {LOBBY, PLAYING}),
    wish.AskTakeover: May({"other seat", "seat"}, {LOBBY}, NoSeatHere),
    wish.AgreeTakeover: May({"other seat", "seat"}, {LOBBY}),
    wish.EndTakeover: May({"other seat", "seat"}, {LOBBY}),
    wish.MakerComesBack: May({MAKER}, {LOBBY}, NotTheMaker),
}
ABOUT_MOVES = (wish.AgreeMove, wish.EndMove, wish.ComeBack)
ABOUT_TAKEOVERS = (wish.AgreeTakeover, wish.EndTakeover, wish.MakerComesBack)


@dataclass
class Evening:
    """A log, what its drawer held, and what each kind of caller keeps."""

    room: LiveTable
    log: tuple[Entry, ...]
    inside: DealerSecrets | None
    keeps: dict[str, Credentials]
    keys: dict[int, SeatKey]
    tokens: dict[int, bytes]
    numbers: Iterator[int]

    async def table(self) -> LiveTable:
        """The same table anew."""
        name, store = f"again-{next(self.numbers)}", self.room._store
        await store.append(name, 0, self.log)
        chance = ByteChance(secrets.token_bytes)
        table = LiveTable(name, self.room.game, store, self.log, chance, lambda: MINUTE)
        table.secrets = self.inside
        return table

    def caller(self, kind: str, table: LiveTable) -> OnlineSession:
        """A phone of that kind, not come to the table yet."""

        async def load() -> Credentials:
            return self.keeps[kind]

        async def save(keeping: Credentials) -> bool:
            return True

        return OnlineSession(table, Kept(self.keeps[kind], load, save), show=lambda _: None)


async def evening(folder: Path, phase: Phase, patch: pytest.MonkeyPatch) -> Evening:
    """Four at a table in that phase; the maker's seat and right went on with another phone."""
    registry, _ = await open_registry(folder)
    places = 5 if phase is LOBBY else 4
    guests = await seat_all(await make_table(registry, places), NAMES)
    room = live_of(guests[0].session)
    if phase is DEALING:
        patch.setattr(Dealer, "see", lambda self, scene: None)
    if phase is not LOBBY:
        for guest in guests[1:] if phase is DEALING else ():
            guest.session.leave()
        assert await guests[0].session.deal() is None
    if phase in (PLAYING, ENDED):
        await guests[0].sees_phase(PLAYING)
    if phase is ENDED:
        assert await guests[0].session.end() is None
    lines = room.history.entries
    checks = (e.number for e in lines if isinstance(record.record(e), Checked))
    log, inside = tuple(lines[: next(checks, len(lines) + 1) - 1]), room.secrets
    held = {guest.seat: Credentials.read(guest.memory) for guest in guests}
    for guest in guests:
        guest.session.leave()
    moved = held[0]
    assert moved.maker is not None
    keeps = {
        STRANGER: Credentials(),
        ASKER: Credentials(None, (FRESH,)),
        MOVED: moved,
        "other seat": held[OTHER],
        "seat": held[SEAT],
        MAKER: Credentials(
            Credential(moved.maker.key, bytes(16)),
            (Credential(moved.seats[0].key, bytes([1]) * 16),),
        ),
    }
    keys = {seat: keeping.seats[0].key for seat, keeping in held.items()}
    tokens = {seat: keeping.seats[0].token for seat, keeping in held.items()}
    made = Evening(room, log, inside, keeps, keys, tokens, count())
    table = await made.table()
    new = keeps[MAKER]
    assert new.maker is not None
    rights = ((None, moved.maker.token, new.maker.mark), (0, tokens[0], new.seats[0].mark))
    assert await table.submit(wish.Rescue(rights), lambda _: Caller()) is None
    made.log = tuple(table.history.entries)
    return made


async def prepared(made: Evening, kind: type[Any]) -> LiveTable:
    """A table at which that wish finds what it is about, if its phase has that."""
    table = await made.table()
    if kind in (wish.TakeBack, wish.Answer, wish.Decline) and table.table.phase is PLAYING:
        clock = wish.Act(0, SetClock(1), "before", ANYHOW)
        assert await table.submit(clock, everybody) is None
        if kind is not wish.TakeBack:
            asked = wish.Ask(0, SEAT, Whisper(SEAT), "asked", ANYHOW)
            assert await table.submit(asked, everybody) is None
    if kind in ABOUT_MOVES and table.table.phase in (LOBBY, PLAYING):
        assert await table.submit(wish.AskMove(SEAT, *NEW), lambda _: Caller()) is None
    if kind in ABOUT_TAKEOVERS and table.table.phase is LOBBY:
        asks = wish.AskTakeover(*NEW)
        assert await table.submit(asks, lambda _: Caller((LAST,), voice=LAST)) is None
    return table


def wished(made: Evening, table: LiveTable, kind: type[Any]) -> Wish:
    """One such wish, about seat 1 where it names one."""
    number = table.table.number
    slot, proof = SEAT, b""
    if table.table.message:
        slot, proof = dealing.proof(table.table, SEAT, made.keys[SEAT])
    one: dict[type[Any], Wish] = {
        wish.Sit: wish.Sit("Zoë", *NEW),
        wish.Free: wish.Free(SEAT),
        wish.Order: wish.Order((3, 2, 1, 0)),
        wish.Resize: wish.Resize(6),
        wish.Rule: wish.Rule(HouseRules(placeholder_wheel=True)),
        wish.Redraw: wish.Redraw(True),
        wish.Promise: wish.Promise(),
        wish.Witness: wish.Witness(SEAT, bytes(32)),
        wish.Deal: wish.Deal(),
        wish.Share: wish.Share(SEAT, bytes(32)),
        wish.Look: wish.Look(SEAT),
        wish.Act: wish.Act(SEAT, SetClock(3), "tap", ANYHOW),
        wish.TakeBack: wish.TakeBack("back", ANYHOW),
        wish.Ask: wish.Ask(SEAT, OTHER, Whisper(OTHER), "ask", ANYHOW),
        wish.Answer: wish.Answer(SEAT, number, b"sealed"),
        wish.Decline: wish.Decline(SEAT, number),
        wish.Open: wish.Open(SEAT, slot, proof),
        wish.End: wish.End(),
        wish.GiveUp: wish.GiveUp(),
        wish.Check: wish.Check(SEAT, True),
        wish.Again: wish.Again(),
        wish.Rescue: wish.Rescue(((SEAT, made.tokens[SEAT], FRESH.mark),)),
        wish.AskMove: wish.AskMove(SEAT, *NEW),
        wish.AgreeMove: wish.AgreeMove(number),
        wish.EndMove: wish.EndMove(number),
        wish.ComeBack: wish.ComeBack(number),
        wish.AskTakeover: wish.AskTakeover(*NEW),
        wish.AgreeTakeover: wish.AgreeTakeover(number),
        wish.EndTakeover: wish.EndTakeover(number),
        wish.MakerComesBack: wish.MakerComesBack(number),
    }
    return one[kind]


def test_every_wish_says_who_may_and_is_tried_here() -> None:
    assert set(RIGHTS) == set(get_args(Wish)) == set(EXPECTED)


@pytest.mark.parametrize("phase", Phase)
async def test_a_wish_is_done_for_whom_and_when_it_may_and_changes_nothing_else(
    phase: Phase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await evening(tmp_path, phase, monkeypatch)
    for kind, may in EXPECTED.items():
        for who in KINDS:
            table = await prepared(made, kind)
            if kind is wish.Deal:  # a place is free before a deal, so that one can sit
                await table.submit(wish.Resize(4), everybody)
            assert table.table.phase is phase
            before, asked = table.table, wished(made, table, kind)
            refused = await made.caller(who, table).submit(asked)
            at = f"{kind.__name__} from {who} while {phase}"
            if who in may.who and phase in may.when:
                assert refused is None, at
                assert table.table.number > before.number, at
            else:
                assert table.table == before, at
            if who not in may.who and (phase in may.when or not may.when):
                assert isinstance(refused, may.refusal), (at, refused)
            if who in may.who and kind not in (*ABOUT_MOVES, *ABOUT_TAKEOVERS):
                assert not isinstance(refused, may.refusal), (at, refused)


@pytest.mark.parametrize("carrier", [Carrier.DEVICE, Carrier.CODE])
async def test_a_seat_that_is_not_on_ones_own_phone_is_the_makers_to_give(
    carrier: Carrier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await evening(tmp_path, LOBBY, monkeypatch)
    for who in KINDS:
        table = await made.table()
        refused = await made.caller(who, table).submit(wish.Sit("Zoë", *NEW, carrier))
        assert refused is None if who == MAKER else isinstance(refused, NotTheMaker), who


async def test_who_may_is_asked_when_it_is_judged_not_when_it_is_wished(tmp_path: Path) -> None:
    registry, close = await open_registry(tmp_path)
    guests = await seat_all(await make_table(registry, 4), NAMES)
    assert await guests[0].session.deal() is None
    await guests[1].sees_phase(PLAYING)
    bruno, room = guests[1], live_of(guests[1].session)
    stolen = ((1, Credentials.read(bruno.memory).seats[0].token, FRESH.mark),)
    await room._lock.acquire()
    first = asyncio.create_task(room.submit(wish.Rescue(stolen), lambda _: Caller()))
    await asyncio.sleep(0)
    second = asyncio.create_task(bruno.session.act(1, SetClock(3), "late", ANYHOW))
    await asyncio.sleep(0)
    room._lock.release()
    assert await first is None
    assert await second == NotYourSeat()
    await close()
