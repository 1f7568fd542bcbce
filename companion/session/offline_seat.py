"""A seat at a table without a server: a key, a name, and the codes its camera has read. Pure.

It has its seat code to show, one DEAL with its own slot, what others opened, and the end. Besides,
it may be the witness of a plain deal (`handoff.witness`), or the dealer or the mixer of one that
nobody knows (`mixing`). All of it is a value that the phone keeps as text; `repr` prints nothing
of it.

What must not live here: what a code changes that is read (`reading`).
"""

import json
import secrets
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from companion.handoff import deal as sealed
from companion.handoff import seat as seat_code
from companion.handoff import witness
from companion.handoff.chance import SHARE
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import known, parse
from companion.handoff.seatkey import SeatKey
from companion.handoff.witness import Promise
from companion.refusal import Refusal
from companion.session import mixing, read_end
from companion.session.exchange_by_code import Who
from companion.session.mixing import Dealing, Mixing
from companion.session.read_deal import Games, Hands, ReadDeal
from companion.session.read_end import End
from companion.session.refusals import FalselyShown, SheetFull, SlotMissing
from companion.session.sheet import LARGEST, Sheet
from companion.table import names
from companion.table.game import Game
from companion.table.record import Carrier, Committed
from companion.table.refusal import NotDealt
from companion.table.state import Phase, Seat, Table


@dataclass(frozen=True, repr=False)
class OfflineSeat:
    """What the phone keeps. born: id in its seat code. deal, openings, end: messages it read.

    dealt: the deal as it was read and verified, once. sheet: private lines by name. dealing,
    mixing: its part in a deal that nobody knows. unmix: what was mixed, read on the mixing phone
    itself. promise, share: of the deal that it is to witness.
    """

    key: SeatKey
    name: str
    born: bytes
    deal: bytes = b""
    openings: tuple[bytes, ...] = ()
    end: bytes = b""
    looked: bool = False
    sheet: Sheet = field(default_factory=dict)
    dealing: Dealing | None = None
    mixing: Mixing | None = None
    unmix: bytes = b""
    promise: bytes = b""
    share: bytes = b""
    dealt: ReadDeal | None = field(default=None, compare=False)

    @cached_property
    def openings_read(self) -> Hands:
        """The seats that have opened their hands, and what was in them."""
        if self.dealt is None:
            return ()
        found = [self.dealt.opened(known(raw)) for raw in self.openings]
        return tuple(pair for pair in found if isinstance(pair, tuple))

    @cached_property
    def proof(self) -> End | None:
        """What the end has shown, None before it."""
        if self.dealt is None or not self.end:
            return None
        met = self.dealing is not None
        found = read_end.end(self.dealt, known(self.end), self.unmix, met=met)
        assert isinstance(found, End)
        hands = dict(found.hands)
        for number, shown in self.openings_read:
            if hands.get(number, shown) != shown:
                return replace(found, verdict=FalselyShown(self.dealt.called(number)))
        return found

    def text(self) -> str:
        """For the phone's own storage."""
        return json.dumps(
            {
                "seed": self.key.seed.hex(),
                "name": self.name,
                "born": self.born.hex(),
                "deal": self.deal.hex(),
                "openings": [raw.hex() for raw in self.openings],
                "end": self.end.hex(),
                "looked": self.looked,
                "sheet": self.sheet,
                "dealing": self.dealing.plain() if self.dealing else None,
                "mixing": self.mixing.plain() if self.mixing else None,
                "unmix": self.unmix.hex(),
                "promise": self.promise.hex(),
                "share": self.share.hex(),
            }
        )


def read(text: object) -> OfflineSeat | None:
    """What a phone's storage says, None if there is no seat in it."""
    try:
        data: dict[str, Any] = json.loads(text) if isinstance(text, str) else {}
        born = bytes.fromhex(data["born"])
        GameId(born)
        deals, mixes = data.get("dealing"), data.get("mixing")
        unmix, promise, share = (
            bytes.fromhex(data.get(name, "")) for name in ("unmix", "promise", "share")
        )
        return OfflineSeat(
            SeatKey(bytes.fromhex(data["seed"])),
            str(data["name"]),
            born,
            bytes.fromhex(data["deal"]),
            tuple(bytes.fromhex(raw) for raw in data["openings"]),
            bytes.fromhex(data["end"]),
            bool(data["looked"]),
            {str(name): str(line) for name, line in data.get("sheet", {}).items()},
            mixing.dealing_from(deals) if deals else None,
            mixing.mixing_from(mixes) if mixes else None,
            unmix,
            promise,
            share,
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def sit(name: str, now: int) -> OfflineSeat | Refusal:
    """A fresh seat under this name. now: minutes since 1970."""
    shown = names.tidy(name)
    if isinstance(shown, Refusal):
        return shown
    return OfflineSeat(SeatKey.fresh(), shown, GameId.fresh(now).raw)


def anew(seat: OfflineSeat, now: int) -> OfflineSeat:
    """The same person with a fresh key, for another deal."""
    return OfflineSeat(SeatKey.fresh(), seat.name, GameId.fresh(now).raw)


def deals(seat: OfflineSeat, game: Game, places: int, now: int) -> OfflineSeat | Refusal:
    """This phone deals, and another one mixes."""
    part = mixing.promised(game, places, GameId.fresh(now), secrets.token_bytes(SHARE))
    return part if isinstance(part, Refusal) else replace(neither(seat), dealing=part)


def mixes(seat: OfflineSeat) -> OfflineSeat:
    """This phone mixes, and another one deals."""
    return replace(neither(seat), mixing=Mixing(secrets.token_bytes(SHARE)))


def neither(seat: OfflineSeat) -> OfflineSeat:
    """This phone neither deals nor mixes nor witnesses, after all."""
    return replace(seat, mixing=None, dealing=None, promise=b"", share=b"")


def bears(seat: OfflineSeat, promise: bytes) -> OfflineSeat:
    """This phone witnesses the deal of that promise, a PLEDGE, with a share of its own."""
    return replace(seat, promise=promise, share=secrets.token_bytes(SHARE))


def code(seat: OfflineSeat) -> bytes:
    """The seat code to show to who deals or mixes: the same every time."""
    found = promised(seat)
    said = witness.state(seat.key, found, seat.share) if found else b""
    header = Header(Kind.SEAT, GameId(seat.born), 0, EVERYONE)
    return seat_code.seal(header, seat.key, seat.name, said)


def promised(seat: OfflineSeat) -> Promise | None:
    """The promise that this phone is to witness, None for none."""
    found = witness.read(parse(seat.promise)) if seat.promise else None
    return found if isinstance(found, Promise) else None


def pledge_code(seat: OfflineSeat, games: Games) -> bytes | None:
    """On the dealer's phone its seat, for the mixer's camera; None on another's."""
    part = seat.dealing
    return mixing.pledge(part, games, seat.key, seat.name) if part is not None else None


def mix_code(seat: OfflineSeat, games: Games) -> bytes | None:
    """On the mixer's phone the MIX, once all seats are read."""
    return mixing.code(seat.mixing, games, seat.key, seat.name) if seat.mixing else None


def unmix_code(seat: OfflineSeat, games: Games) -> bytes | None:
    """On the mixer's phone what it shows at the end."""
    return mixing.unmix(seat.mixing, games, seat.key, seat.name) if seat.mixing else None


def end_code(seat: OfflineSeat) -> bytes | None:
    """On the dealer's phone the END that proves the deal."""
    dealing = seat.dealing
    return mixing.end(dealing, seat.key) if dealing is not None and dealing.mix else None


def hand(seat: OfflineSeat) -> bytes | Refusal:
    """What this seat was dealt."""
    mine = sealed.find(seat.dealt.deal, seat.key) if seat.dealt is not None else NotDealt()
    return mine[1] if isinstance(mine, tuple) else mine


def opened(seat: OfflineSeat) -> bytes | Refusal:
    """The OPEN code that shows this seat's hand to all."""
    return seat.dealt.open_code() if seat.dealt is not None else NotDealt()


def astray(seat: OfflineSeat) -> bool:
    """Whether a mixed deal names this seat and has no slot for it: somebody swapped its key."""
    return seat.dealt is not None and isinstance(seat.dealt.mine, SlotMissing)


def looked(seat: OfflineSeat) -> OfflineSeat:
    """The seat has looked at its card."""
    return replace(seat, looked=True)


def number(seat: OfflineSeat) -> int:
    """The number of this seat in the deal, 0 before it."""
    return seat.dealt.seat if seat.dealt is not None else 0


def who(seat: OfflineSeat) -> Who | None:
    """This seat, for passing something by code; None before the deal.

    In a mixed deal it passes with its other key. What is sealed to the first can be sealed over the
    nameless points too, so a dealer could try slot by slot which of them opens its reply.
    """
    dealt = seat.dealt
    if dealt is None:
        return None
    key = seat.key.other if dealt.mixed else seat.key
    names = tuple((place.seat, place.name) for place in dealt.places)
    return Who(key, dealt.deal.header, dealt.seat, names)


def write(seat: OfflineSeat, lines: Sheet) -> OfflineSeat | SheetFull:
    """Lines of the private sheet, all or none; "" strikes one out."""
    written = {name: text for name, text in {**seat.sheet, **lines}.items() if text}
    return SheetFull() if len(json.dumps(written)) > LARGEST else replace(seat, sheet=written)


def table(seat: OfflineSeat) -> tuple[Game, Table] | None:
    """The public side as far as this phone knows it, None before the deal."""
    dealt, end = seat.dealt, seat.proof
    if dealt is None:
        return None
    game, order, header = dealt.game, dealt.order, dealt.deal.header
    keys = dict(end.keys) if end else {}
    seats = tuple(
        Seat(place.seat, place.name, keys.get(place.seat, b""), b"", Carrier.CODE)
        for place in dealt.places
    )
    options = game.options()
    state = game.begin(options, order)
    known = {place.seat: place.hand for place in dealt.places if place.hand is not None}
    shown = seat.openings_read
    ended = {**dict(shown), **dict(end.hands)} if end else {}
    for number, open_hand in {**known, **dict(shown), **ended}.items():
        for event in game.shown(state, number, open_hand):
            state = game.evolve(state, event)
    begun = Committed(header.round, header.game.raw, b"", dealt.deal.dealer, order)
    return game, Table(
        game=game.key,
        places=len(order),
        options=options,
        seats=seats,
        phase=Phase.ENDED if end else Phase.PLAYING,
        round=header.round,
        deal=begun,
        message=seat.deal,
        state=state,
        looked=frozenset({dealt.seat}) if seat.looked else frozenset(),
        opened=tuple(ended.items()) if end else shown,
        checked=((dealt.seat, end.verdict is None),) if end else (),
    )


def makers(seat: OfflineSeat) -> tuple[str, str] | None:
    """Who dealt and who mixed, as the deal says it; None for a plain one, whose table deals."""
    dealt = seat.dealt
    if dealt is None or not dealt.mixed:
        return None
    return dealt.name(dealt.deal.dealer), dealt.places[0].name
