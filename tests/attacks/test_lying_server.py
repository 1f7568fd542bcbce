"""A table server that lies: each phone folds and checks the log by itself, and says which line."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games import discover
from companion.games.secret_night.rules.acts import SetClock
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import wire
from companion.session.proof import Proof
from companion.session.refusals import LogForged, LogUnruly
from companion.session.remote_log import RemoteLog
from companion.session.seen import Seen
from companion.table import record
from companion.table.log import GENESIS, Entry
from companion.table.play import ANYHOW
from companion.table.record import Acted, By, Carrier, Moved, Opened, Rescued, Sat, TakenOver
from companion.table.state import Phase
from tests.support import guest
from tests.support.guest import Guest, make_table, open_registry, seat_all
from tests.support.live import live_of
from tests.support.night_guests import NAMES
from tests.support.wire import WireRegistry, behind

Log = list[Entry]


@pytest.fixture
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Log]:
    """The name and the log of a table of phones with their own programs."""
    monkeypatch.setattr(guest, "OVER_THE_WIRE", True)
    registry, close = await open_registry(tmp_path)
    guests = await seat_all(await make_table(registry, 4), NAMES[:4], own=True)
    assert await guests[0].session.deal() is None
    for one in guests:
        await one.sees_phase(Phase.PLAYING)
    for turn, one in enumerate(guests[:3]):
        seat = one.seat
        assert await one.session.act(seat, SetClock(turn + 1), f"tap {turn}", ANYHOW) is None
    assert await guests[0].session.take_back("back", ANYHOW) is None
    room = live_of(guests[0].session)
    log = list(room.history.entries)
    await close()
    return room.name, log


def chained(log: Log) -> Log:
    """The same lines, numbered and linked as if they had been written so."""
    out = Log()
    for number, line in enumerate(log, 1):
        previous = out[-1].digest if out else GENESIS
        out.append(replace(line, number=number, previous=previous))
    return out


def taken(name: str, log: Log, trusted: Seen | None = None) -> Refusal | None:
    """What a phone says of it."""
    phone, sent = RemoteLog(name, discover(), trusted), 0
    while sent < len(log):
        text, sent = wire.entries_from(log, sent)
        frame = wire.listen(text)
        assert isinstance(frame, wire.Entries)
        if refused := phone.take(frame):
            return refused
    return phone.whole()


def at(log: Log, kind: str, last: bool = False) -> int:
    """The place of the first, or the last, line of a kind."""
    found = [place for place, line in enumerate(log) if line.kind == kind]
    return found[-1 if last else 0]


def altered(log: Log, place: int, **change: object) -> Log:
    made = record.record(log[place])
    line = record.entry(By(log[place].seat, replace(made, **change)), 1, GENESIS)  # type: ignore[arg-type]
    return [*log[:place], replace(log[place], body=line.body), *log[place + 1 :]]


def added(log: Log, by: By) -> Log:
    return [*log, record.entry(by, 1, GENESIS)]


def changes_what_was_dealt(log: Log) -> Log:
    return altered(log, at(log, "dealt"), events=())


def mixes_otherwise(log: Log) -> Log:
    return altered(log, at(log, "bearing-mixed"), message=b"")


def deals_by_another_key(log: Log) -> Log:
    return altered(log, at(log, "committed"), dealer=bytes(32))


def says_that_a_minute_is_over(log: Log) -> Log:
    return added(log, By(None, record.MoveDue(len(log))))


def lets_another_phone_deal(log: Log) -> Log:
    new = (2, bytes(32), bytes(32))
    asked = added(log, By(2, record.TakeoverAsked(*new, record.Part.DEALER)))
    return added(asked, By(None, record.TakenOver(*new, record.Part.DEALER, b"")))


def drops(log: Log) -> Log:
    place = at(log, "acted")
    return [*log[:place], *log[place + 1 :]]


def reorders(log: Log) -> Log:
    place = at(log, "acted")
    return [*log[:place], log[place + 1], log[place], *log[place + 2 :]]


def alters_an_act(log: Log) -> Log:
    place = at(log, "acted")
    return altered(log, place, act={"is": "SetClock", "clock": 7})


def acts_for_another(log: Log) -> Log:
    place = at(log, "acted")
    return [*log[:place], replace(log[place], seat=3), *log[place + 1 :]]


def adds_an_act(log: Log) -> Log:
    made = record.record(log[at(log, "acted")])
    assert isinstance(made, Acted)
    return added(log, By(2, replace(made, id="never pressed")))


def does_it_twice(log: Log) -> Log:
    return [*log, log[at(log, "acted")]]


def strips_a_proof(log: Log) -> Log:
    place = at(log, "acted")
    return [*log[:place], replace(log[place], proof=""), *log[place + 1 :]]


def says_a_seat_is_not_its_own(log: Log) -> Log:
    place = at(log, "sat")
    return altered(log, place, own=False)


def puts_in_another_key(log: Log) -> Log:
    place = at(log, "sat")
    return altered(log, place, key=SeatKey.fresh().public)


def seats_a_stranger_as_the_maker(log: Log) -> Log:
    return added(log, By(7, Sat(7, "Eve", bytes(32), bytes(32), Carrier.PHONE, maker=True)))


def moves_a_seat(log: Log) -> Log:
    key = SeatKey.fresh().public
    return added(log, By(None, Moved(1, key, bytes(32), Carrier.PHONE, b"")))


def rescues_a_seat(log: Log) -> Log:
    return added(log, By(1, Rescued(1, bytes(32))))


def takes_the_table_over(log: Log) -> Log:
    return added(log, By(None, TakenOver(1, SeatKey.fresh().public, bytes(32))))


def takes_back_another_act(log: Log) -> Log:
    place = at(log, "withdrawn")
    return altered(log, place, number=at(log, "acted") + 1)


LIES = (
    drops,
    reorders,
    alters_an_act,
    acts_for_another,
    adds_an_act,
    changes_what_was_dealt,
    mixes_otherwise,
    deals_by_another_key,
    says_that_a_minute_is_over,
    lets_another_phone_deal,
    does_it_twice,
    strips_a_proof,
    says_a_seat_is_not_its_own,
    puts_in_another_key,
    moves_a_seat,
    rescues_a_seat,
    takes_the_table_over,
    takes_back_another_act,
    seats_a_stranger_as_the_maker,
)


def test_the_log_as_it_was_is_taken(evening: tuple[str, Log]) -> None:
    name, log = evening
    assert chained(log) == log
    assert all(line.proof for line in log if line.kind in ("made", "sat", "acted", "withdrawn"))
    assert taken(name, log) is None


@pytest.mark.parametrize("lies", LIES, ids=lambda lies: lies.__name__)
def test_a_log_that_was_changed_is_refused_from_that_line(
    lies: Callable[[Log], Log], evening: tuple[str, Log]
) -> None:
    name, log = evening
    changed = chained(lies(log))
    refused = taken(name, changed)
    assert isinstance(refused, LogForged)
    same = next(n for n, (a, b) in enumerate(zip([*log, None], changed, strict=False)) if a != b)
    assert refused.number >= same + 1


def tells_other_events(log: Log) -> Log:
    made = record.record(log[at(log, "acted")])
    assert isinstance(made, Acted)
    return altered(log, at(log, "acted", last=True), events=made.events)


def tells_of_nothing(log: Log) -> Log:
    return altered(log, at(log, "acted"), events=())


def shows_another_card(log: Log) -> Log:
    made = record.record(log[at(log, "opened")])
    assert isinstance(made, Opened)
    other = bytes((made.hand[0] ^ 1, *made.hand[1:]))
    return altered(log, at(log, "opened"), hand=other)


def shows_it_and_says_otherwise(log: Log) -> Log:
    return altered(log, at(log, "opened"), events=())


@pytest.mark.parametrize(
    "lies",
    [tells_other_events, tells_of_nothing, shows_another_card, shows_it_and_says_otherwise],
    ids=lambda lies: lies.__name__,
)
def test_what_was_wished_does_not_become_something_else(
    lies: Callable[[Log], Log], evening: tuple[str, Log]
) -> None:
    """What a signature does not cover: the phone decides it once more, by the rules it has."""
    name, log = evening
    changed = chained(lies(log))
    refused = taken(name, changed)
    same = next(n for n, (a, b) in enumerate(zip(log, changed, strict=True)) if a != b)
    assert refused == LogUnruly(same + 1)


def test_a_log_of_another_table_is_refused(evening: tuple[str, Log]) -> None:
    _, log = evening
    assert taken("0" * 32, log) == LogForged(2)


def test_what_was_checked_once_is_not_checked_again_but_must_be_there(
    evening: tuple[str, Log], monkeypatch: pytest.MonkeyPatch
) -> None:
    name, log = evening
    half = len(log) // 2
    seen = Seen(half, log[half - 1].digest)
    checked, holds = list[str](), Proof.holds

    def noted(proof: Proof, table: str) -> bool:
        checked.append(proof.id)
        return holds(proof, table)

    monkeypatch.setattr(Proof, "holds", noted)
    assert taken(name, log, seen) is None
    assert 0 < len(checked) < sum(bool(line.proof) for line in log)
    for changed in (chained(strips_a_proof(log)), log[: half - 1]):
        whole = Seen(len(log), log[-1].digest)
        assert taken(name, changed, whole) is not None


async def test_a_cut_log_is_told_by_what_the_phone_has_seen(evening: tuple[str, Log]) -> None:
    name, log = evening
    assert taken(name, log[:-1]) is None  # nothing in a log tells that more should follow
    assert taken(name, log[:-1], Seen(len(log), log[-1].digest)) is not None


async def test_phones_of_the_server_sit_beside_and_need_no_proof(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest, "OVER_THE_WIRE", True)
    registry, close = await open_registry(tmp_path)
    assert isinstance(registry, WireRegistry)
    guests = await seat_all(await make_table(registry, 4), NAMES[:3], own=True)
    room = live_of(guests[0].session)
    drawn = await Guest(behind(f"http://127.0.0.1:{registry.port}"), guests[0].code).come()
    assert await drawn.session.sit("Zoë") is None
    owns = {seat.name: seat.own for seat in room.table.seats}
    assert owns == {**dict.fromkeys(NAMES[:3], True), "Zoë": False}
    log = list(room.history.entries)
    await close()
    assert taken(room.name, log) is None
