"""What a dealing or mixing phone sends, from whom it is taken, when, and what in it is refused.

Each table is made anew from the beginning of the log of a real evening.
"""

import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from companion.handoff import deal as sealed
from companion.handoff import message, mix
from companion.handoff.header import Kind
from companion.handoff.refusals import BadMix, Damaged, ForgedCode
from companion.handoff.seatkey import SeatKey
from companion.live.live_table import LiveTable
from companion.refusal import Refusal
from companion.session import dealing, mixed, phone_secrets
from companion.session.credentials import Credentials
from companion.session.dealer_secrets import DealerSecrets, entrusted
from companion.session.proof import Proof
from companion.table import by_phone, record, wish, wish_text
from companion.table.chance import ByteChance
from companion.table.log import Entry
from companion.table.record import Committed, Dealt, Ended, Mixed, Part, Unmixed
from companion.table.refusal import NotSigned, NotTheDealer, Stale, WrongMixer, WrongPart
from companion.table.state import Table
from companion.table.wish import Caller
from tests.support.guest import MINUTE, ends
from tests.support.live import live_of
from tests.support.phone_deals import House, dealt, found_fair, open_house, seated

STEPS: dict[type[Any], tuple[type[Any], int]] = {
    wish.Commit: (Committed, 0),
    wish.Mix: (Mixed, 1),
    wish.DealOut: (Dealt, 0),
    wish.Unmix: (Unmixed, 1),
    wish.Reveal: (Ended, 0),
}
"""Of each wish the record it leads to, and the seat whose phone may wish it."""
CALLERS = {
    "stranger": Caller(own=True),
    "dealer": Caller((0,), maker=True, voice=0, own=True),
    "mixer": Caller((1,), voice=1, own=True),
    "other": Caller((2,), voice=2, own=True),
    "dealer, drawn": Caller((0,), maker=True, voice=0),
    "mixer, drawn": Caller((1,), voice=1),
}


@dataclass
class Evening:
    """What phones wished, the log it led to, and what they knew."""

    room: LiveTable
    log: tuple[Entry, ...] = ()
    wishes: dict[type[Any], Any] = field(default_factory=dict)
    inside: dict[Part, DealerSecrets] = field(default_factory=dict)
    keys: dict[int, SeatKey] = field(default_factory=dict)
    made: int = 0

    async def asks(self, live: LiveTable, wished: wish.Wish, name: str) -> Refusal | None:
        """A phone wishes that, signed with the keys of the seats it has proven."""
        self.made += 1
        text, table = wish_text.text(live.game, wished), live.table
        unsigned = Proof(f"wish {self.made}", "http://here", table.number, table.digest, text)
        proof = unsigned.signed(live.name, [self.keys[n] for n in CALLERS[name].seats])
        return await live.submit(wished, lambda _: CALLERS[name], proof)

    async def before(self, kind: type[Any]) -> LiveTable:
        """The table as it was before the record of that wish."""
        wanted = STEPS[kind][0]
        kinds = [type(record.record(line)) for line in self.log]
        self.made += 1
        name, start = f"again-{self.made}", self.log[: kinds.index(wanted)]
        await self.room._store.append(name, 0, start)
        chance = ByteChance(secrets.token_bytes)
        return LiveTable(name, self.room.game, self.room._store, start, chance, lambda: MINUTE)


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    async with open_house(tmp_path) as house:
        yield await played(house, monkeypatch)


async def played(house: House, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """A whole evening, and what was wished in it."""
    wishes: dict[type[Any], Any] = {}
    submit = LiveTable.submit

    async def heard(
        table: LiveTable, wished: wish.Wish, who: wish.Who, proof: Proof | None = None
    ) -> Refusal | None:
        refused = await submit(table, wished, who, proof)
        if refused is None:
            wishes[type(wished)] = wished
        return refused

    monkeypatch.setattr(LiveTable, "submit", heard)
    guests = await seated(house)
    await dealt(guests)
    inside = {
        part: found
        for part, guest in ((Part.DEALER, guests[0]), (Part.MIXER, guests[1]))
        if (found := await phone_secrets.known(guest.session, guest.table, part)) is not None
    }
    assert await ends(guests[2], guests[1]) is None
    await guests[0].sees(found_fair)
    room = live_of(guests[0].session)
    keys = {guest.seat: Credentials.read(guest.memory).seats[0].key for guest in guests}
    return Evening(room, tuple(room.history.entries), wishes, inside, keys)


async def test_each_step_is_taken_from_one_phone_and_at_one_time(evening: Evening) -> None:
    for kind, (_, seat) in STEPS.items():
        for at in STEPS:
            for name, caller in CALLERS.items():
                table = await evening.before(at)
                before = table.table
                refused = await evening.asks(table, evening.wishes[kind], name)
                where = f"{kind.__name__} from {name} before {at.__name__}"
                may = caller.own and seat in caller.seats
                if may and at is kind:
                    assert refused is None, where
                    assert table.table.number == before.number + 1, where
                    continue
                assert table.table == before, where
                assert refused is not None, where
                if not may:
                    assert refused == NotTheDealer(), where


def as_one(caller: Caller) -> wish.Who:
    return lambda _: caller


async def test_what_nobody_has_signed_is_not_written(evening: Evening) -> None:
    for kind, (_, seat) in STEPS.items():
        table = await evening.before(kind)
        who = as_one(CALLERS["dealer" if seat == 0 else "mixer"])
        assert await table.submit(evening.wishes[kind], who) == NotSigned()


Forge = Callable[[Evening, Table], Any]


def by_other_key(evening: Evening, table: Table) -> Any:
    """A deal like the real one, signed by a key that nobody has committed to."""
    inside = replace(evening.inside[Part.DEALER], dealer=SeatKey.fresh())
    drawn = dealing.drawn(evening.room.game, table, inside.seed)
    made = mixed.message(table, inside, drawn)
    return replace(evening.wishes[wish.DealOut], message=made)


def over_another_mix(evening: Evening, table: Table) -> Any:
    """A deal that names no mix."""
    inside, made = evening.inside[Part.DEALER], dealing.shuffled(table)
    hands = [hand for _, hand in dealing.drawn(evening.room.game, table, inside.seed).hands]
    source, head = dealing.source(table, inside.seed), dealing.header(table, Kind.DEAL)
    raw = sealed.seal_over(head, inside.dealer, source, made.points, hands, b"", base=made.base)
    return replace(evening.wishes[wish.DealOut], message=raw)


def a_hand_less(evening: Evening, table: Table) -> Any:
    inside, made = evening.inside[Part.DEALER], dealing.shuffled(table)
    source, head = dealing.source(table, inside.seed), dealing.header(table, Kind.DEAL)
    public = made.bond.raw
    raw = sealed.seal_over(
        head, inside.dealer, source, made.points[1:], [b"a"] * 3, public, base=made.base
    )
    return replace(evening.wishes[wish.DealOut], message=raw)


def mix_of(evening: Evening, table: Table, keys: list[bytes], promise: bytes) -> Any:
    inside = evening.inside[Part.MIXER]
    head = dealing.header(table, Kind.MIX)
    raw = mix.seal_mix(head, inside.dealer, inside.seed, promise, keys, b"")
    return replace(evening.wishes[wish.Mix], message=raw)


def of_another_promise(evening: Evening, table: Table) -> Any:
    return mix_of(evening, table, dealing.keys(table), bytes(32))


def of_too_few(evening: Evening, table: Table) -> Any:
    assert table.deal is not None
    return mix_of(evening, table, dealing.keys(table)[1:], table.deal.commitment)


def with_a_point_twice(evening: Evening, table: Table) -> Any:
    real = evening.wishes[wish.Mix]
    found = mixed.read(table, real.message)
    assert isinstance(found, mix.Mix)
    inside = evening.inside[Part.MIXER]
    body = found.mixer + found.base + bytes([4]) + b"".join(found.points[:1] * 4)
    raw = message.sign(
        found.header, mix._digest(found.header.raw + body + found.promise), inside.dealer
    )
    return replace(real, message=found.header.raw + body + raw[-64:])


def with_another_number(evening: Evening, table: Table) -> Any:
    inside = replace(evening.inside[Part.MIXER], seed=bytes(31) + b"\x40")
    return wish.Unmix(mixed.unmix(table, inside))


FORGED: list[tuple[type[Any], Forge, Refusal]] = [
    (wish.Commit, lambda e, _: replace(e.wishes[wish.Commit], mixer=0), WrongMixer()),
    (wish.Commit, lambda e, _: replace(e.wishes[wish.Commit], mixer=7), WrongMixer()),
    (wish.Commit, lambda e, _: replace(e.wishes[wish.Commit], drawer=b""), WrongPart()),
    (wish.Commit, lambda e, _: replace(e.wishes[wish.Commit], dealer=bytes(32)), WrongPart()),
    (wish.Commit, lambda e, _: replace(e.wishes[wish.Commit], commitment=b"c"), WrongPart()),
    (wish.Mix, lambda e, _: replace(e.wishes[wish.Mix], drawer=b"x"), WrongPart()),
    (wish.Mix, of_another_promise, ForgedCode()),
    (wish.Mix, of_too_few, Damaged()),
    (wish.Mix, with_a_point_twice, BadMix()),
    (wish.DealOut, by_other_key, WrongPart()),
    (wish.DealOut, over_another_mix, WrongPart()),
    (wish.DealOut, a_hand_less, WrongPart()),
    (wish.DealOut, lambda e, _: replace(e.wishes[wish.DealOut], shares=3), Stale()),
    (wish.DealOut, lambda e, _: replace(e.wishes[wish.DealOut], message=b""), Damaged()),
    (wish.Unmix, with_another_number, Damaged()),
    (wish.Reveal, lambda _, __: wish.Reveal(bytes(32)), WrongPart()),
    (wish.Reveal, lambda _, __: wish.Reveal(b""), WrongPart()),
]


async def test_what_does_not_fit_the_deal_is_refused_and_changes_nothing(
    evening: Evening,
) -> None:
    for kind, forge, expected in FORGED:
        table = await evening.before(kind)
        before = table.table
        name = "dealer" if STEPS[kind][1] == 0 else "mixer"
        refused = await evening.asks(table, forge(evening, before), name)
        assert refused == expected, (kind, forge, refused)
        assert table.table == before


async def test_what_a_phone_knows_is_shared_anew_by_itself_alone(evening: Evening) -> None:
    for part, name in ((Part.DEALER, "dealer"), (Part.MIXER, "mixer")):
        table = await evening.before(wish.Unmix)
        seat = STEPS[wish.Commit if part is Part.DEALER else wish.Mix][1]
        drawer = entrusted(evening.inside[part], by_phone.others(table.table, seat))
        for other in CALLERS:
            if other != name:
                refused = await evening.asks(table, wish.Entrust(part, drawer), other)
                assert refused == NotTheDealer()
        assert await evening.asks(table, wish.Entrust(part, b""), name) == WrongPart()
        assert await evening.asks(table, wish.Entrust(part, drawer), name) is None
