"""A seat at a table without a server: a key, a name, and the codes its camera has read. Pure.

It shows its seat code, reads one DEAL, opens its own slot; later it reads what others open and the
end. All of it is a value that the phone keeps as text; `repr`
prints nothing of it.
"""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from companion.handoff import deal as sealed
from companion.handoff import ending, message, opening
from companion.handoff import seat as seat_code
from companion.handoff.deal import Deal
from companion.handoff.header import EVERYONE, GameId, Header, Kind, refuse_old
from companion.handoff.refusals import Conflict, Damaged, NotForThisPhone, OtherGame, WrongKind
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.handoff.seatkey import SeatKey
from companion.host import announcement
from companion.host.errands import Who
from companion.host.incoming import LIMIT
from companion.host.sheet import LARGEST, Sheet
from companion.table import names
from companion.table.chance import ByteChance
from companion.table.game import Game
from companion.table.record import Carrier, Committed
from companion.table.refusal import AlreadyOpen, NotDealt, NotFair, Refusal, SheetFull
from companion.table.state import Phase, Seat, Table

Refused = Refusal | CodeRefusal
Games = dict[str, Game]


@dataclass(frozen=True, repr=False)
class Solo:
    """What the phone keeps. born: id in its seat code. deal, openings, end: messages it read.

    sheet: private lines by name.
    """

    key: SeatKey
    name: str
    born: bytes
    deal: bytes = b""
    openings: tuple[bytes, ...] = ()
    end: bytes = b""
    looked: bool = False
    sheet: Sheet = field(default_factory=dict)

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
            }
        )


def read(text: object) -> Solo | None:
    """What a phone's storage says, None if there is no seat in it."""
    try:
        data: dict[str, Any] = json.loads(text) if isinstance(text, str) else {}
        born = bytes.fromhex(data["born"])
        GameId(born)
        return Solo(
            SeatKey(bytes.fromhex(data["seed"])),
            str(data["name"]),
            born,
            bytes.fromhex(data["deal"]),
            tuple(bytes.fromhex(raw) for raw in data["openings"]),
            bytes.fromhex(data["end"]),
            bool(data["looked"]),
            {str(name): str(line) for name, line in data.get("sheet", {}).items()},
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def sit(name: str, now: int) -> Solo | Refusal:
    """A fresh seat under this name. now: minutes since 1970."""
    shown = names.tidy(name)
    if isinstance(shown, Refusal):
        return shown
    return Solo(SeatKey.fresh(), shown, GameId.fresh(now).raw)


def code(solo: Solo) -> bytes:
    """The seat code to show to the dealer: the same every time."""
    return seat_code.seal(Header(Kind.SEAT, GameId(solo.born), 0, EVERYONE), solo.key, solo.name)


def take(solo: Solo, raw: bytes, games: Games, now: int) -> Solo | Refused:
    """The seat after a code was read. The same code again changes nothing."""
    found = message.parse(raw)
    if isinstance(found, CodeRefusal):
        return found
    match found.header.kind:
        case Kind.DEAL:
            return _deal(solo, raw, games, now)
        case Kind.OPEN:
            return _opening(solo, raw, games)
        case Kind.END:
            return _end(solo, raw, games)
        case other:
            return WrongKind(Kind.DEAL.word, other.word)


def hand(solo: Solo) -> bytes | Refused:
    """What this seat was dealt."""
    mine = _mine(solo)
    return mine if isinstance(mine, CodeRefusal | Refusal) else mine[1]


def opened(solo: Solo, games: Games) -> bytes | Refused:
    """The OPEN code that shows this seat's hand to all."""
    mine = _mine(solo)
    if isinstance(mine, CodeRefusal | Refusal):
        return mine
    dealt = _read(solo.deal)
    head = replace(dealt.header, kind=Kind.OPEN, sender=seat(solo, games))
    return opening.seal(head, solo.key, dealt, mine[0])


def open_own(solo: Solo, games: Games) -> Solo | Refused:
    """This seat's hand lies open on its own phone too."""
    raw = opened(solo, games)
    return raw if not isinstance(raw, bytes) else _opening(solo, raw, games)


def looked(solo: Solo) -> Solo:
    """The seat has looked at its card."""
    return replace(solo, looked=True)


def seat(solo: Solo, games: Games) -> int:
    """The number of this seat in the deal, 0 before it."""
    mine = _mine(solo)
    if isinstance(mine, CodeRefusal | Refusal):
        return 0
    _, places = _announced(_read(solo.deal), games)
    return places[mine[0]].seat


def who(solo: Solo, games: Games) -> Who | None:
    """This seat, for passing something by code; None before the deal."""
    if not solo.deal:
        return None
    dealt = _read(solo.deal)
    names = tuple((place.seat, place.name) for place in _announced(dealt, games)[1])
    return Who(solo.key, dealt.header, seat(solo, games), names)


def write(solo: Solo, name: str, text: str) -> Solo | SheetFull:
    """One line of the private sheet; "" strikes it out."""
    lines = {n: t for n, t in {**solo.sheet, name: text}.items() if t}
    return SheetFull() if len(json.dumps(lines)) > LARGEST else replace(solo, sheet=lines)


def table(solo: Solo, games: Games) -> tuple[Game, Table] | None:
    """The public side as far as this phone knows it, None before the deal."""
    if not solo.deal:
        return None
    dealt = _read(solo.deal)
    game, places = _announced(dealt, games)
    order = tuple(place.seat for place in places)
    keys = _read_end(solo).keys if solo.end else (b"",) * len(order)
    seats = tuple(
        Seat(place.seat, place.name, key, b"", Carrier.CODE)
        for place, key in zip(places, keys, strict=True)
    )
    options = game.options()
    state = game.begin(options, order)
    known = [(place.seat, place.hand) for place in places if place.hand is not None]
    shown = _shown(solo, games)
    hands = dict(_hands(solo, games)) if solo.end else {}
    for number, open_hand in {**dict(known), **dict(shown), **hands}.items():
        for event in game.shown(state, number, open_hand):
            state = game.evolve(state, event)
    begun = Committed(dealt.header.round, dealt.header.game.raw, b"", dealt.dealer, order)
    return game, Table(
        game=game.key,
        places=len(order),
        options=options,
        seats=seats,
        phase=Phase.ENDED if solo.end else Phase.PLAYING,
        round=dealt.header.round,
        deal=begun,
        message=solo.deal,
        state=state,
        looked=frozenset({seat(solo, games)}) if solo.looked else frozenset(),
        opened=tuple(hands.items()) or shown,
        checked=((seat(solo, games), True),) if solo.end else (),
    )


# --- reading


def _deal(solo: Solo, raw: bytes, games: Games, now: int) -> Solo | Refused:
    dealt = sealed.read(raw)
    if isinstance(dealt, CodeRefusal):
        return dealt
    if old := refuse_old(dealt.header, now, LIMIT):
        return old
    mine = sealed.find(dealt, solo.key)
    if isinstance(mine, CodeRefusal):
        return mine
    try:
        _announced(dealt, games)
    except ValueError:
        return Damaged()
    if solo.deal:
        known = _read(solo.deal)
        if known.header == dealt.header:
            same = known.body == dealt.body
            return solo if same else Conflict("deal", EVERYONE, dealt.header.round)
    return Solo(solo.key, solo.name, solo.born, raw)


def _opening(solo: Solo, raw: bytes, games: Games) -> Solo | Refused:
    if not solo.deal:
        return NotDealt()
    dealt, found = _read(solo.deal), message.parse(raw)
    if isinstance(found, CodeRefusal):
        return found
    if found.header.game != dealt.header.game:
        return OtherGame()
    _, places = _announced(dealt, games)
    slot = next((k for k, p in enumerate(places) if p.seat == found.header.sender), None)
    if len(found.body) != 33 or slot is None or found.body[0] != slot:
        return Damaged()
    # Who sends it is proven by the secret itself: only this seat and the dealer have it.
    open_hand = sealed.check_proof(dealt, slot, found.body[1:])
    if isinstance(open_hand, CodeRefusal):
        return open_hand
    if any(number == places[slot].seat for number, _ in _shown(solo, games)):
        return AlreadyOpen() if raw not in solo.openings else solo
    return replace(solo, openings=(*solo.openings, raw))


def _end(solo: Solo, raw: bytes, games: Games) -> Solo | Refused:
    if not solo.deal:
        return NotDealt()
    dealt = _read(solo.deal)
    found = ending.read(raw, dealt.dealer)
    if isinstance(found, CodeRefusal):
        return found
    if found.header.game != dealt.header.game:
        return OtherGame()
    if solo.key.public not in found.keys:
        return NotForThisPhone()
    return replace(solo, end=raw) if _fair(solo, found, games) else NotFair()


def _fair(solo: Solo, found: ending.Ending, games: Games) -> bool:
    dealt = _read(solo.deal)
    game, places = _announced(dealt, games)
    if len(found.keys) != len(places):
        return False
    order = tuple(place.seat for place in places)
    drawn = game.deal(game.begin(game.options(), order), ByteChance(sealed.stream(found.entropy)))
    hands = dict(drawn.hands)
    known = {place.seat: place.hand for place in places if place.hand is not None}
    honest = all(hands[number] == open_hand for number, open_hand in known.items())
    return honest and sealed.audit(
        dealt, found.entropy, found.keys, [hands[number] for number in order]
    )


# --- what the kept messages say


def _mine(solo: Solo) -> tuple[int, bytes] | Refused:
    return sealed.find(_read(solo.deal), solo.key) if solo.deal else NotDealt()


def _read(raw: bytes) -> Deal:
    dealt = sealed.read(raw)
    assert isinstance(dealt, Deal)
    return dealt


def _read_end(solo: Solo) -> ending.Ending:
    found = ending.read(solo.end, _read(solo.deal).dealer)
    assert isinstance(found, ending.Ending)
    return found


def _announced(dealt: Deal, games: Games) -> tuple[Game, tuple[announcement.Place, ...]]:
    game, places = announcement.read(games, dealt.public, len(dealt.slots[0]) - 16)
    if len(places) != len(dealt.slots):
        raise ValueError("places and slots differ")
    return game, places


def _shown(solo: Solo, games: Games) -> tuple[tuple[int, bytes], ...]:
    dealt = _read(solo.deal)
    _, places = _announced(dealt, games)
    out: list[tuple[int, bytes]] = []
    for raw in solo.openings:
        found = message.parse(raw)
        assert isinstance(found, message.Message)
        shown = sealed.check_proof(dealt, found.body[0], found.body[1:])
        assert isinstance(shown, bytes)
        out.append((places[found.body[0]].seat, shown))
    return tuple(out)


def _hands(solo: Solo, games: Games) -> tuple[tuple[int, bytes], ...]:
    game, places = _announced(_read(solo.deal), games)
    order = tuple(place.seat for place in places)
    chance = ByteChance(sealed.stream(_read_end(solo).entropy))
    return game.deal(game.begin(game.options(), order), chance).hands
