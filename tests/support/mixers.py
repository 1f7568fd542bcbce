"""Phones that deal so that nobody knows, without a screen: the codes go from one to the next.

What must not live here: what must come out.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from companion.games import discover
from companion.handoff import deal as sealed
from companion.handoff import message, mix
from companion.handoff.header import Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import mixing, offline_seat, read_deal, reading, stored
from companion.session.offline_seat import OfflineSeat
from tests.support.codes import heard
from tests.support.guest import MINUTE

GAMES = discover()
NAMES = ("Anna", "Bert", "Cleo", "Dana", "Emil", "Fritz", "Gina", "Hans")


# Two seeds whose keys have the same first 24 bits of `mix.tag`: found in a second, and once a deal
# was bound to its mix, and a name to its key, by no more than that.
HERS = bytes.fromhex("8344e025fe01237cbbe677cfe891b4c1148f89c8ac215a5442bfe3ae1dc18edd")
TWIN = bytes.fromhex("3263646c999491d5dbe330aa54686e49daa30fb649984e7c4337aa8475440412")


def sat(name: str, now: int = MINUTE) -> OfflineSeat:
    """A fresh seat."""
    seat = offline_seat.sit(name, now)
    assert isinstance(seat, OfflineSeat)
    return seat


def holds(seat: OfflineSeat, raw: bytes, **parts: Any) -> OfflineSeat:
    """The seat of a phone that holds this deal, however it came to it."""
    found = sealed.read(parse(raw))
    assert isinstance(found, sealed.Deal)
    return replace(seat, deal=raw, dealt=read_deal.read(found, GAMES, seat.key), **parts)


def took(seat: OfflineSeat, raw: bytes | None) -> OfflineSeat:
    """The seat after it has read a code that must be good."""
    assert raw is not None
    after = heard(seat, raw)
    assert isinstance(after, OfflineSeat), after
    return after


@dataclass
class Circle:
    """Who sits there: phone 0 deals, phone 1 mixes. scans: how many codes were read so far."""

    phones: list[OfflineSeat]
    scans: int = 0

    @property
    def dealer(self) -> OfflineSeat:
        """The dealer's phone."""
        return self.phones[0]

    @property
    def mixer(self) -> OfflineSeat:
        """The mixer's phone."""
        return self.phones[1]

    def reads(self, at: int, raw: bytes | None) -> None:
        """A phone reads a code."""
        self.scans += 1
        self.phones[at] = took(self.phones[at], raw)

    def seats_are_read(self) -> None:
        """The mixer reads the dealer's code and everybody's."""
        self.reads(1, offline_seat.pledge_code(self.dealer, GAMES))
        for seat in self.phones[2:]:
            self.reads(1, offline_seat.code(seat))

    def is_dealt(self) -> None:
        """The dealer reads the mix; the others read the deal."""
        self.reads(0, offline_seat.mix_code(self.mixer, GAMES))
        for at in range(1, len(self.phones)):
            self.reads(at, self.dealer.deal)

    def ends(self, unmix: bool = True) -> None:
        """The mixer shows its secret to the dealer, and the dealer the proof to all."""
        if unmix:
            self.reads(0, offline_seat.unmix_code(self.mixer, GAMES))
        raw = offline_seat.end_code(self.dealer)
        for at in range(len(self.phones)):
            self.reads(at, raw)

    def verdicts(self) -> list[object]:
        """What each phone says of the deal, None for fair."""
        return [found.verdict if (found := p.proof) else "?" for p in self.phones]


def gathered(places: int, game: str = "secret_night") -> Circle:
    """So many phones: one has said that it deals, one that it mixes."""
    phones = [sat(name) for name in NAMES[:places]]
    dealer = offline_seat.deals(phones[0], GAMES[game], places, MINUTE)
    assert isinstance(dealer, OfflineSeat)
    return Circle([dealer, offline_seat.mixes(phones[1]), *phones[2:]])


def with_twin(at: int) -> Circle:
    """All seats are read; one of the phones has a key of which a cheat knows a twin."""
    circle = gathered(4)
    circle.phones[at] = replace(circle.phones[at], key=SeatKey(HERS))
    circle.seats_are_read()
    return circle


def dealt(places: int, game: str = "secret_night") -> Circle:
    """The same, dealt."""
    circle = gathered(places, game)
    circle.seats_are_read()
    circle.is_dealt()
    return circle


def part_of(circle: Circle) -> mixing.Dealing:
    """What the dealer's phone knows."""
    assert circle.dealer.dealing is not None
    return circle.dealer.dealing


def with_part(circle: Circle, part: mixing.Dealing) -> None:
    """The dealer's phone is another program."""
    circle.phones[0] = replace(circle.dealer, dealing=part)


# --- what a hostile phone makes


def flipped(raw: bytes, chance: Random) -> bytes:
    """The same bytes but for one bit."""
    at = chance.randrange(len(raw) * 8)
    return raw[: at // 8] + bytes([raw[at // 8] ^ 1 << at % 8]) + raw[at // 8 + 1 :]


def re_signed(raw: bytes, key: SeatKey, body: bytes | None = None, **head: Any) -> bytes:
    """A message signed by another, with another body or other things in its header."""
    found = message.parse(raw)
    assert isinstance(found, message.Message)
    header = replace(found.header, **head)
    return message.sign(header, found.body if body is None else body, key)


def read_mix(circle: Circle) -> mix.Mix:
    """What the mixer of this circle shows."""
    found = mix.read_mix(
        parse(offline_seat.mix_code(circle.mixer, GAMES) or b""), part_of(circle).promise
    )
    assert isinstance(found, mix.Mix)
    return found


def mix_with(circle: Circle, public: bytes, keys: list[bytes] | None = None) -> bytes:
    """The mixer shows a mix that says something else, or of other keys."""
    found, part = read_mix(circle), circle.mixer.mixing
    assert part is not None
    mixed = keys or [phone.key.public for phone in circle.phones]
    return mix.seal_mix(found.header, circle.mixer.key, part.secret, found.promise, mixed, public)


def key_swapped(circle: Circle, at: int = 2) -> bytes:
    """The mixer mixes a key of its own for that of phone `at`, and shows the names unchanged."""
    keys = [phone.key.public for phone in circle.phones]
    keys[at] = SeatKey.fresh().public
    return mix_with(circle, read_mix(circle).public, keys)


def unmix_of(
    circle: Circle, raw: bytes, keys: list[bytes] | None = None, secret: bytes | None = None
) -> bytes:
    """What the mixer shows at the end of a mix that it made so, of its true keys or of others."""
    found, part = mix.read_mix(parse(raw), part_of(circle).promise), circle.mixer.mixing
    assert part is not None
    assert isinstance(found, mix.Mix)
    mixed = keys or [phone.key.public for phone in in_order(circle)]
    head = replace(found.header, kind=Kind.UNMIX)
    key, digest = circle.mixer.key, found.bond.digest
    return mix.seal_unmix(head, key, digest, secret or part.secret, mixed)


def in_order(circle: Circle) -> list[OfflineSeat]:
    """As the mixer has read them: itself, the dealer, the others."""
    return [circle.mixer, circle.dealer, *circle.phones[2:]]


def drawn(circle: Circle, found: mix.Mix, game: str = "secret_night") -> list[bytes]:
    """The hands that the promised seed gives over this mix, by slot."""
    source, places = mix.entropy(part_of(circle).seed, found), part_of(circle).places
    return [hand for _, hand in read_deal.draw(GAMES[game], range(places), source)]


def deal_with(
    circle: Circle,
    hands: list[bytes],
    found: mix.Mix | None = None,
    public: bytes | None = None,
    bond: bytes | None = None,
    **head: Any,
) -> bytes:
    """The dealer deals what it likes over a mix."""
    over = found or read_mix(circle)
    return sealed.seal_over(
        replace(over.header, **{"kind": Kind.DEAL, "sender": 255, **head}),
        circle.dealer.key,
        mix.entropy(part_of(circle).seed, over),
        over.points,
        hands,
        (over.public if public is None else public) + (over.bond.raw if bond is None else bond),
        over.base,
    )


def end_with(circle: Circle, seed: bytes, mixed: bytes, unmix: bytes) -> bytes:
    """The dealer shows what it likes at the end."""
    head = message.parse(circle.dealer.deal)
    assert isinstance(head, message.Message)
    header = replace(head.header, kind=Kind.END)
    return mix.seal_end(header, circle.dealer.key, seed, mixed, unmix)


def ready(places: int = 4, game: str = "secret_night") -> Circle:
    """The mixer has read all seats; its mix is not read yet."""
    circle = gathered(places, game)
    circle.seats_are_read()
    return circle


def takes(seat: OfflineSeat, raw: bytes) -> OfflineSeat | Refusal:
    """What a phone says to any code: the same seat, that lives, or why not."""
    after = heard(seat, raw)
    assert isinstance(after, OfflineSeat | Refusal)
    if isinstance(after, OfflineSeat):
        assert (after.key, after.name) == (seat.key, seat.name)
        lives(after)
    return after


def lives(seat: OfflineSeat) -> None:
    """All that a phone ever asks of a seat gives an answer, and its storage keeps it."""
    offline_seat.code(seat)
    for ask in (offline_seat.pledge_code, offline_seat.mix_code, offline_seat.unmix_code):
        ask(seat, GAMES)
    for say in (
        offline_seat.opened,
        offline_seat.astray,
        offline_seat.end_code,
        offline_seat.hand,
        offline_seat.table,
        offline_seat.who,
    ):
        say(seat)
    for change in (reading.open_own, reading.close):
        change(seat)
    assert seat.proof is None or seat.end
    assert stored.read(seat.text(), GAMES) == seat
