"""An honest evening by codes: a message of every kind, and phones and tables at every stage of it.

What must not live here: anything hostile.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from companion.handoff import deal, envelope, parts
from companion.handoff.deal import Deal
from companion.handoff.header import Kind
from companion.handoff.message import known, parse
from companion.handoff.seatkey import SeatKey
from companion.live.live_table import LiveTable
from companion.session import exchange_by_code as by_code
from companion.session import offline_seat, rescue
from companion.session.exchange_by_code import Who
from companion.session.offline_seat import OfflineSeat
from companion.session.pocket import Pocket
from tests.support.guest import MINUTE, make_table, open_registry
from tests.support.live import live_of
from tests.support.mixers import GAMES, Circle, gathered, part_of, ready
from tests.support.offline import dealt_by_code

TOPIC = b"topic"
CARDS = (b"\1", b"\2", b"\3")


@dataclass(frozen=True)
class Evening:
    """honest: every message. keys: everybody's, the dealer's of the mixed deal first.

    phones: seats without a server. pockets: seats that pass something. rooms: tables of a server.
    keeping: what a phone at a table server keeps. dealt, promise: of the mixed deal.
    """

    honest: tuple[bytes, ...]
    keys: tuple[SeatKey, ...]
    phones: tuple[OfflineSeat, ...]
    pockets: tuple[tuple[Pocket, Who], ...]
    rooms: tuple[LiveTable, ...]
    keeping: str
    dealt: Deal
    promise: bytes
    close: Callable[[], Awaitable[object]]


async def evening(folder: Path, letters: str) -> Evening:
    """Play it. letters: what the rescue codes open with."""
    circle, mixed = _mixed()
    registry, shut = await open_registry(folder)
    empty = await make_table(registry, 4)
    maker, plain = await dealt_by_code(registry, "secret_night", "Anna", ("Bo", "Cleo", "Dana"))
    playing = live_of(maker.session)
    codes = [*mixed, playing.table.message, *(offline_seat.code(seat) for seat in plain)]
    pockets = _exchanges(plain)
    codes += [e.shown for p, _ in pockets if (e := p.exchange) is not None and e.shown]
    for phone in (circle.phones[2], plain[0]):
        codes += [raw for raw in (offline_seat.opened(phone),) if isinstance(raw, bytes)]
    codes += _letters(plain)
    for holder in (plain[0], circle.dealer):
        backup = rescue.seal(rescue.of_offline(holder), letters)
        assert isinstance(backup, bytes)
        codes += [backup, *parts.cut(backup)]
    kept = maker.session.keeping
    of_table = rescue.seal(rescue.of_table(kept, playing.table, "A" * 16, MINUTE), letters)
    assert isinstance(of_table, bytes)
    codes.append(of_table)
    dealt = deal.read(parse(circle.dealer.deal))
    assert isinstance(dealt, Deal)
    waits = gathered(4)
    keys = [phone.key for phone in circle.phones] + [seat.key for seat in plain]
    keys += [*(seat.key.other for seat in circle.phones), kept.seats[0].key]
    return Evening(
        tuple(codes),
        tuple(keys),
        (*waits.phones[:3], *ready().phones[:2], *circle.phones[:3], *plain[:2]),
        tuple(pockets),
        (live_of(empty.session), playing),
        kept.text(),
        dealt,
        part_of(circle).promise,
        shut,
    )


def _mixed() -> tuple[Circle, list[bytes]]:
    """A deal that nobody knows, up to the cards, and all its codes; the ends are of later."""
    circle, codes = ready(), list[bytes | None]()
    codes += [
        offline_seat.pledge_code(circle.dealer, GAMES),
        *map(offline_seat.code, circle.phones),
    ]
    codes.append(offline_seat.mix_code(circle.mixer, GAMES))
    circle.is_dealt()
    codes += [circle.dealer.deal, offline_seat.unmix_code(circle.mixer, GAMES)]
    for unmix in (False, True):
        later = Circle([*circle.phones])
        later.ends(unmix)
        codes.append(offline_seat.end_code(later.dealer))
    return circle, [raw for raw in codes if raw]


def _exchanges(seats: list[OfflineSeat]) -> list[tuple[Pocket, Who]]:
    """Somebody asks, somebody swaps, a hand is laid for a peek: both sides at every step."""
    one, two = (who for seat in seats[:2] if (who := offline_seat.who(seat)))
    new, other = by_code.read("", one), by_code.read("", two)
    found = [(new, one)]
    for gives in (None, b"a card"):
        asks = _did(by_code.begin(new, one, two.seat, TOPIC, gives))
        heard = _did(by_code.take(other, two, known(_shown(asks))))
        given = _did(by_code.give(heard, two, b"another"))
        done = _did(by_code.take(asks, one, known(_shown(given))))
        found += [(asks, one), (heard, two), (given, two), (done, one)]
    laid = _did(by_code.lay(new, one, two.seat, TOPIC, CARDS))
    lies = _did(by_code.take(other, two, known(_shown(laid))))
    lifted = _did(by_code.lift(lies, two, 1))
    answered = _did(by_code.take(laid, one, known(_shown(lifted))))
    return [*found, (laid, one), (lies, two), (lifted, two), (answered, one)]


def _did(pocket: object) -> Pocket:
    assert isinstance(pocket, Pocket), pocket
    return pocket


def _shown(pocket: Pocket) -> bytes:
    assert pocket.exchange is not None
    return pocket.exchange.shown


def _letters(seats: list[OfflineSeat]) -> list[bytes]:
    """What a server's phone seals to one seat."""
    one, two = seats[:2]
    who = offline_seat.who(one)
    assert who is not None
    return [
        envelope.seal(who.header(kind, who.seat + 1), one.key, two.key.public, b"?")
        for kind in (Kind.ENVELOPE, Kind.WHISPER)
    ]
