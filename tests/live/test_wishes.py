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

from companion.games.secret_night.rules.acts import EndTurn, SetClock, Whisper
from companion.games.secret_night.rules.options import HouseRules
from companion.handoff.seatkey import SeatKey
from companion.live.dealer import Dealer
from companion.live.live_table import LiveTable
from companion.live.registry import TableRegistry
from companion.refusal import Refusal
from companion.server.wire_phone import WirePhone
from companion.session import dealing, refusals_afar, wire
from companion.session.credentials import Credential, Credentials, Kept
from companion.session.dealer_secrets import DealerSecrets
from companion.session.link import name_of
from companion.session.online import OnlineSession
from companion.session.proof import Proof
from companion.session.verifying import Verifier
from companion.table import record, signers, trial, wish, wish_text
from companion.table.chance import ByteChance
from companion.table.log import Entry
from companion.table.play import ANYHOW
from companion.table.record import Carrier, Checked, Part
from companion.table.refusal import (
    NoSeatHere,
    NotSigned,
    NotTheDealer,
    NotTheMaker,
    NotYourSeat,
    SitsAlready,
)
from companion.table.state import Phase, Table
from companion.table.wish import Caller, Who, Wish
from companion.table.wishing import RIGHTS
from tests.support.callers import everybody
from tests.support.guest import MINUTE, Guest, make_table, open_registry, seat_all
from tests.support.live import live_of
from tests.support.wire import WireRegistry, in_process

NAMES = ("Anna", "Bruno", "Carla", "Dave")
ORIGIN = "http://table.example"
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
NOBODY = May(set(), set(), NotTheDealer)
"""At a table whose server deals; see `test_phone_wishes` for one where phones do."""
EXPECTED: dict[type[Any], May] = {
    wish.Sit: May({STRANGER, ASKER, MOVED}, {LOBBY}, SitsAlready),
    wish.Free: May({MAKER, "seat"}, {LOBBY}, NotTheMaker),
    wish.Rename: May(SEATS, {LOBBY}),
    wish.Order: MAKERS,
    wish.Resize: MAKERS,
    wish.Rule: MAKERS,
    wish.Redraw: MAKERS,
    wish.Promise: MAKERS,
    wish.Witness: May({MAKER}, set(), NotTheMaker),  # no promise was made
    wish.Deal: May(SITS, {LOBBY}),
    wish.Commit: NOBODY,
    wish.Mix: NOBODY,
    wish.DealOut: NOBODY,
    wish.Unmix: NOBODY,
    wish.Reveal: NOBODY,
    wish.HandOver: NOBODY,
    wish.PickOut: NOBODY,
    wish.GiveShare: May(SEATS, set()),
    wish.NamePassKey: May(SEATS, set()),
    wish.Entrust: NOBODY,
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
    wish.RefuseDecision: May(SITS, set()),  # nothing was wanted
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
    registry: TableRegistry

    async def table(self) -> LiveTable:
        """The same table anew."""
        name, store = f"again-{next(self.numbers)}", self.room._store
        await store.append(name, 0, self.log)
        chance = ByteChance(secrets.token_bytes)
        table = LiveTable(name, self.room.game, store, self.log, chance, lambda: MINUTE)
        table.secrets = self.inside
        return table

    async def wishes(self, kind: str, table: LiveTable, wished: Wish) -> Refusal | None:
        """What becomes of that wish of a phone of that kind, which is not at the table else."""

        async def load() -> Credentials:
            return self.keeps[kind]

        async def save(keeping: Credentials) -> bool:
            return True

        kept = Kept(self.keeps[kind], load, save)
        if not isinstance(self.registry, WireRegistry):
            return await OnlineSession(table, kept, show=lambda _: None).submit(wished)
        return await self._wishes_afar(kept, table, wished)

    def proof(
        self, table: LiveTable, wished: Wish, by: Caller, signing: dict[bytes, SeatKey]
    ) -> Proof:
        """Of that wish, with those of these keys that sign it."""
        now, text = table.table, wish_text.text(table.game, wished)
        keys = [signing[k] for k in signers.wanted(now, wished, by) if k in signing]
        proof = Proof(f"wish {next(self.numbers)}", ORIGIN, now.number, now.digest, text)
        return proof.signed(table.name, keys)

    async def does(self, table: LiveTable, wished: Wish, who: Who) -> Refusal | None:
        """Wish something with every key there is."""
        if not isinstance(self.registry, WireRegistry):
            return await table.submit(wished, who)
        right = self.keeps[MOVED].maker
        assert right is not None
        keys = {key.public: key for key in (FRESH.key, right.key, *self.keys.values())}
        return await table.submit(wished, who, self.proof(table, wished, who(table.table), keys))

    async def _wishes_afar(self, kept: Kept, table: LiveTable, wished: Wish) -> Refusal | None:
        """The same over the wire: the line has proven what the phone keeps, and nobody is there."""
        code = f"TABLE{table.name.upper()}"
        self.registry._tables[name_of(code)] = table
        nonce, told = bytes(32), list[str]()

        def say(frame: str) -> bool:
            told.append(frame)
            return True

        async def send(frame: str) -> None:
            raise AssertionError

        phone = WirePhone(table, ORIGIN, nonce, say, send)
        held = [h for h in (kept.now.maker, *kept.now.seats) if h is not None]
        signing = {h.key.public: h.key for h in (*held, FRESH)}
        if isinstance(wished, wish.Rescue):  # the code holds the key
            signing |= {key.public: key for key in self.keys.values()}
        phone._proven = frozenset((h.mark, h.key.public) for h in held)
        now = table.table
        proof = self.proof(table, wished, phone.caller(now), signing)
        await phone.hear(wire.Want(proof.text()))
        answer = wire.listen(told[-1])
        if isinstance(answer, wire.Refused):
            return refusals_afar.received(answer.key, answer.arguments)
        assert answer == wire.Done(proof.id)
        assert whole_log_holds(table, now)
        return None


async def evening(folder: Path, phase: Phase, patch: pytest.MonkeyPatch) -> Evening:
    """Four at a table in that phase; the maker's seat and right went on with another phone."""
    registry, _ = await open_registry(folder)
    places = 5 if phase is LOBBY else 4
    guests = await seat_all(await make_table(registry, places), NAMES[:LAST])
    room = live_of(guests[0].session)
    dave = await Guest(in_process(registry), guests[0].code).come()
    assert await dave.session.sit(NAMES[LAST]) is None  # drawn: so the server deals
    guests.append(dave)
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
    made = Evening(room, log, inside, keeps, keys, tokens, count(), registry)
    table = await made.table()
    new = keeps[MAKER]
    assert new.maker is not None
    rights = ((None, moved.maker.token, new.maker.mark), (0, tokens[0], new.seats[0].mark))
    assert await made.does(table, wish.Rescue(rights), lambda _: Caller()) is None
    made.log = tuple(table.history.entries)
    return made


async def prepared(made: Evening, kind: type[Any]) -> LiveTable:
    """A table at which that wish finds what it is about, if its phase has that."""
    table = await made.table()
    if kind in (wish.TakeBack, wish.Answer, wish.Decline) and table.table.phase is PLAYING:
        clock = wish.Act(0, SetClock(1), "before", ANYHOW)
        assert await made.does(table, clock, everybody) is None
        if kind is not wish.TakeBack:
            asked = wish.Ask(0, SEAT, Whisper(SEAT), "asked", ANYHOW)
            assert await made.does(table, asked, everybody) is None
    if kind in ABOUT_MOVES and table.table.phase in (LOBBY, PLAYING):
        assert await made.does(table, wish.AskMove(SEAT, *NEW), lambda _: Caller()) is None
    if kind in ABOUT_TAKEOVERS and table.table.phase is LOBBY:
        asks = wish.AskTakeover(*NEW)
        assert await made.does(table, asks, lambda _: Caller((LAST,), voice=LAST)) is None
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
        wish.Rename: wish.Rename(SEAT, "Bernardo"),
        wish.Order: wish.Order((3, 2, 1, 0)),
        wish.Resize: wish.Resize(6),
        wish.Rule: wish.Rule(HouseRules(placeholder_wheel=True)),
        wish.Redraw: wish.Redraw(True),
        wish.Promise: wish.Promise(),
        wish.Witness: wish.Witness(SEAT, bytes(32)),
        wish.Deal: wish.Deal(),
        wish.Commit: wish.Commit(bytes(8), bytes(32), bytes(32), None, b""),
        wish.Mix: wish.Mix(b"", b""),
        wish.DealOut: wish.DealOut(b"", (), 0),
        wish.Unmix: wish.Unmix(b""),
        wish.Reveal: wish.Reveal(bytes(32)),
        wish.HandOver: wish.HandOver(number, b""),
        wish.PickOut: wish.PickOut(number, b""),
        wish.GiveShare: wish.GiveShare(SEAT, b""),
        wish.NamePassKey: wish.NamePassKey(SEAT, bytes(32), bytes(64)),
        wish.Entrust: wish.Entrust(Part.DEALER, b""),
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
        wish.RefuseDecision: wish.RefuseDecision(number),
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


def whole_log_holds(table: LiveTable, before: Table) -> bool:
    """Whether a phone that had the table as it was takes what was written since."""
    log, verifier = table.history.entries, Verifier(table.game, table.name)
    tables = trial.after(table.game, before, log[before.number :], log[: before.number])
    for at, line in zip((before, *tables), log[before.number :], strict=False):
        if isinstance(record.record(line), record.Withdrawn):
            verifier._standing = [record.record(line).number]  # type: ignore[union-attr]
        verifier.check(at, line, log)
    return True


def test_every_wish_says_who_may_and_is_tried_here() -> None:
    assert set(RIGHTS) == set(get_args(Wish)) == set(EXPECTED)


@pytest.mark.usefixtures("form")
@pytest.mark.parametrize("phase", Phase)
async def test_a_wish_is_done_for_whom_and_when_it_may_and_changes_nothing_else(
    phase: Phase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await evening(tmp_path, phase, monkeypatch)
    expected = dict(EXPECTED)
    if isinstance(made.registry, WireRegistry):  # such a seat speaks for itself alone
        expected[wish.Open] = May(SEATS, {PLAYING}, NotSigned)
    for kind, may in expected.items():
        for who in KINDS:
            table = await prepared(made, kind)
            if kind is wish.Deal:  # a place is free before a deal, so that one can sit
                await made.does(table, wish.Resize(4), everybody)
            assert table.table.phase is phase
            before, asked = table.table, wished(made, table, kind)
            refused = await made.wishes(who, table, asked)
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


@pytest.mark.usefixtures("form")
@pytest.mark.parametrize("carrier", [Carrier.DEVICE, Carrier.CODE])
async def test_a_seat_that_is_not_on_ones_own_phone_is_the_makers_to_give(
    carrier: Carrier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await evening(tmp_path, LOBBY, monkeypatch)
    for who in KINDS:
        table = await made.table()
        refused = await made.wishes(who, table, wish.Sit("Zoë", *NEW, carrier))
        assert refused is None if who == MAKER else isinstance(refused, NotTheMaker), who


@pytest.mark.usefixtures("form")
async def test_what_is_nobodys_own_the_maker_may_without_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await evening(tmp_path, PLAYING, monkeypatch)
    for who in KINDS:
        table = await made.table()
        refused = await made.wishes(who, table, wish.Act(None, SetClock(3), "tap", ANYHOW))
        assert refused is None if who == MAKER else isinstance(refused, NotTheMaker), who
        ends = await made.wishes(who, table, wish.Act(None, EndTurn(), "end", ANYHOW))
        assert isinstance(ends, NotYourSeat if who == MAKER else NotTheMaker), who


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
