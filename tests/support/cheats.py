"""Evenings of a deal that nobody knows, in which one or two of the people cheat as chance has it.

Everybody reads each code on the screen of whose it is; a cheat's screen shows anything that its
program can make. People look at the names that their phone says, and take no deal of somebody else
than has shown it. What must not live here: what must come out.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from random import Random

from companion.handoff import deal as sealed
from companion.handoff import message, mix, primitives
from companion.handoff import seat as seat_code
from companion.handoff.header import GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.seatkey import SeatKey
from companion.session import announcement, offline_seat
from companion.session.announcement import Place
from companion.session.offline_seat import OfflineSeat
from companion.session.read_deal import draw
from companion.session.refusals import (
    DealStacked,
    FalselyShown,
    KeysSwapped,
    MixChanged,
    SeedChanged,
)
from tests.support.codes import heard
from tests.support.mixers import GAMES, NAMES, flipped, gathered

ACCUSING = (DealStacked, FalselyShown, KeysSwapped, MixChanged, SeedChanged)
"""What says of somebody by name that a promise was broken."""


@dataclass
class Evening:
    """Phone 0 deals, phone 1 mixes. cheats: whose phones are other programs. heard: accusations.

    plan: a cheat that shows everybody the same; None for another each time. mixes: all that were
    made, with the keys and the secret in each. false: a key that cheats share.
    """

    chance: Random
    phones: list[OfflineSeat]
    cheats: frozenset[int]
    game: str
    false: SeatKey
    plan: int | None
    heard: list[str] = field(default_factory=list)
    mixes: dict[bytes, tuple[list[bytes], bytes]] = field(default_factory=dict)

    def names(self, *at: int) -> set[str]:
        """What these people are called."""
        return {self.phones[n].name for n in at}

    def key(self) -> SeatKey:
        """A key that a cheat makes for the purpose."""
        return SeatKey(self.chance.randbytes(32))

    def either(self, at: int, honest: bytes | None, *made: Callable[[], bytes]) -> bytes | None:
        """What the screen of a phone shows: the true code, or on a cheat's another."""
        if at not in self.cheats or self.chance.random() < 0.4:
            return honest
        at = self.chance.randrange(len(made)) if self.plan is None else self.plan % len(made)
        try:
            return made[at]()
        except ValueError:  # that can't be made
            return honest

    def reads(self, at: int, raw: bytes | None, shows: Sequence[str] = ()) -> bool:
        """A phone reads a code. shows: the names its person expects to be told."""
        before = self.phones[at]
        after = heard(before, raw or b"")
        if not isinstance(after, OfflineSeat):
            if at not in self.cheats and isinstance(after, ACCUSING):
                self.heard.append(after.name)
            return False
        if shows and after is not before and not self._says(before, after, shows):
            return False
        self.phones[at] = after
        return True

    def _says(self, before: OfflineSeat, after: OfflineSeat, shows: Sequence[str]) -> bool:
        if after.deal != before.deal:
            return offline_seat.makers(after) == tuple(shows)
        known = dict(before.openings_read) if before.deal else {}
        new = [n for n, _ in after.openings_read if n not in known]
        assert after.dealt is not None
        return all(after.dealt.called(n) in shows for n in new)

    def accused(self) -> set[str]:
        """Whom the phones of honest people have named, at once or at the proof."""
        ends = [p.proof for n, p in enumerate(self.phones) if n not in self.cheats]
        verdicts = [end.verdict for end in ends if end is not None]
        return {*self.heard, *(v.name for v in verdicts if isinstance(v, ACCUSING))}


def evening(number: int) -> Evening:
    """One evening from its number: the same one every time."""
    chance = Random(number)
    game, places = chance.choice([("secret_night", 4), ("microfilms", 3), ("secret_night", 5)])
    whom = [frozenset(c) for count in (1, 2) for c in combinations(range(places), count)]
    plan = chance.choice([None, chance.randrange(840)])
    false = SeatKey(chance.randbytes(32))
    phones = gathered(places, game).phones
    night = Evening(chance, phones, chance.choice(whom), game, false, plan)
    if _mixed(night) and _dealt(night):
        _opened(night)
        _ended(night)
    return night


# --- before the deal


def _mixed(night: Evening) -> bool:
    pledge = offline_seat.pledge_code(night.phones[0], GAMES)
    night.reads(1, pledge)
    for at in range(2, len(night.phones)):
        honest = offline_seat.code(night.phones[at])
        head = Header(Kind.SEAT, GameId(night.phones[at].born), 0, 255)

        def named(head: Header = head) -> bytes:
            return seat_code.seal(head, night.key(), night.chance.choice(NAMES))

        night.reads(1, night.either(at, honest, named))
        night.reads(1, honest)
    part = night.phones[1].mixing
    assert part is not None
    honest_mix = offline_seat.mix_code(night.phones[1], GAMES)
    if honest_mix is None:
        return False
    shown = night.either(1, honest_mix, *_mixes(night, night.phones[1].key))
    night.mixes[honest_mix] = (_keys(night), part.secret)
    return night.reads(0, shown) or night.reads(0, honest_mix)


def _keys(night: Evening) -> list[bytes]:
    """Everybody's key as it stood on the screens, in the order of the mix."""
    return [p.key.public for p in (night.phones[1], night.phones[0], *night.phones[2:])]


def _mixes(night: Evening, key: SeatKey) -> list[Callable[[], bytes]]:
    """Mixes that are none, signed by `key`."""
    keys, part = _keys(night), night.phones[0].dealing
    assert part is not None
    head = Header(Kind.MIX, GameId(part.id), 1, 0)
    people = [night.phones[n].name for n in (1, 0, *range(2, len(keys)))]

    def public(tags: Sequence[bytes], names: Sequence[str] = people) -> bytes:
        places = tuple(
            Place(n, name, None, mix.tag(tag))
            for n, (name, tag) in enumerate(zip(names, tags, strict=True))
        )
        return announcement.write_mixed(GAMES[night.game], places, 4)

    def seal(mixed: list[bytes], said: bytes) -> bytes:
        secret = night.chance.randbytes(32)
        raw = mix.seal_mix(head, key, secret, part.promise, mixed, said)
        night.mixes[raw] = (mixed, secret)
        return raw

    def swapped() -> list[bytes]:
        at = night.chance.randrange(len(keys))
        return [night.key().public if n == at else old for n, old in enumerate(keys)]

    def renamed() -> list[str]:
        return night.chance.sample(people, len(people))

    own = [key.public, *keys[1:]]
    bad = swapped()
    return [
        lambda: seal(bad, public(keys)),
        lambda: seal(bad, public(bad)),
        lambda: seal(own, public(own)),
        lambda: seal(keys, public(keys)),
        lambda: seal(keys, public(keys, renamed())),
    ]


# --- the deal


def _dealt(night: Evening) -> bool:
    names = [night.phones[0].name, night.phones[1].name]
    honest = night.phones[0].deal
    good = True
    for at in range(1, len(night.phones)):
        shown = night.either(0, honest, *_deals(night))
        good &= night.reads(at, shown, names) or night.reads(at, honest, names)
    return good or night.chance.random() < 0.5


def _read_mix(night: Evening, raw: bytes) -> mix.Mix:
    part = night.phones[0].dealing
    assert part is not None
    found = mix.read_mix(parse(raw), part.promise)
    if not isinstance(found, mix.Mix):
        raise ValueError("no mix")
    return found


def _deals(night: Evening) -> Iterator[Callable[[], bytes]]:
    """Deals that are none, signed by the dealer."""
    phone, chance = night.phones[0], night.chance
    part = phone.dealing
    assert part is not None

    def over(raw: bytes, bond: bytes = b"", said: bytes = b"", seed: bytes = b"") -> bytes:
        found = _read_mix(night, raw)
        source = mix.entropy(seed or part.seed, found)
        hands = [hand for _, hand in draw(GAMES[night.game], range(len(found.points)), source)]
        if chance.random() < 0.3:
            chance.shuffle(hands)
        head = replace(found.header, kind=Kind.DEAL, sender=255)
        public = (said or found.public) + (bond or found.bond.raw)
        return sealed.seal_over(head, phone.key, source, found.points, hands, public, found.base)

    true = part.mix
    own = _mixes(night, night.false)
    made = own[chance.randrange(len(own)) if night.plan is None else night.plan % len(own)]()
    true_mix, its = _read_mix(night, true), next(iter(night.mixes))
    yield lambda: over(true)
    yield lambda: over(true, seed=chance.randbytes(32))
    yield lambda: over(true, bond=chance.randbytes(mix.BOND))
    yield lambda: over(its)
    yield lambda: over(made)
    yield lambda: over(made, said=true_mix.public)
    yield lambda: over(made, bond=true_mix.bond.raw)
    yield lambda: over(made, bond=true_mix.bond.raw, said=true_mix.public)


def _opened(night: Evening) -> None:
    for at in range(len(night.phones)):
        phone = night.phones[at]
        if not phone.deal or night.chance.random() < 0.4:
            continue
        opened = offline_seat.opened(phone)
        honest = opened if isinstance(opened, bytes) else None
        for other in range(len(night.phones)):
            shown = night.either(at, honest, lambda at=at: _false_open(night, at))  # type: ignore[misc]
            night.reads(other, shown, [phone.name])


def _false_open(night: Evening, at: int) -> bytes:
    """Somebody else's slot as one's own: a cheating dealer knows what opens each."""
    found, part, phone = (
        sealed.read(parse(night.phones[at].deal)),
        night.phones[0].dealing,
        night.phones[at],
    )
    assert isinstance(found, sealed.Deal)
    assert part is not None
    slot = night.chance.randrange(len(found.slots))
    if not {at, 0} <= night.cheats | {at}:
        raise ValueError("nobody tells it")
    mixed = _read_mix(night, part.mix)
    source = mix.entropy(part.seed, mixed)
    hands = [h for _, h in draw(GAMES[night.game], range(len(found.slots)), source)]
    secret = sealed._secret(
        found.header, found.dealer, source, mixed.points, hands, found.public, mixed.base
    )
    shared = primitives.x25519(secret, mixed.points[slot])
    head = replace(found.header, kind=Kind.OPEN, sender=offline_seat.number(phone))
    return message.sign(head, bytes([slot]) + shared + phone.key.public, phone.key)


# --- the end


def _ended(night: Evening) -> None:
    honest = offline_seat.unmix_code(night.phones[1], GAMES)
    for at in range(1 if night.chance.random() < 0.2 else 0, 1):
        shown = night.either(1, honest, *_unmixes(night, night.phones[1].key))
        _ = night.reads(at, shown) or night.reads(at, honest)
    end = offline_seat.end_code(night.phones[0])
    for at in range(len(night.phones)):
        night.reads(at, night.either(0, end, *_ends(night)))
        if night.chance.random() < 0.5:
            night.reads(at, end)
        if at > 1:
            night.reads(at, night.either(1, honest, *_unmixes(night, night.phones[1].key)))


def _unmixes(night: Evening, key: SeatKey) -> list[Callable[[], bytes]]:
    """What was not mixed, signed by `key` or another."""
    chance, raw = night.chance, night.chance.choice(list(night.mixes))
    found, (keys, known) = _read_mix(night, raw), night.mixes[raw]
    head = replace(found.header, kind=Kind.UNMIX)

    def seal(mixed: list[bytes], secret: bytes = known, by: SeatKey = key) -> bytes:
        return mix.seal_unmix(head, by, found.bond.digest, secret, mixed)

    return [
        lambda: seal(chance.sample(keys, len(keys))),
        lambda: seal([night.key().public, *keys[1:]]),
        lambda: seal([*keys[:-1], night.key().public]),
        lambda: seal(keys, chance.randbytes(32)),
        lambda: seal(keys, by=night.key()),
        lambda: seal(keys),
    ]


def _ends(night: Evening) -> list[Callable[[], bytes]]:
    """Proofs that are none, signed by the dealer."""
    phone, chance = night.phones[0], night.chance
    part = phone.dealing
    assert part is not None
    head = Header(Kind.END, GameId(part.id), 1, 255)
    unmix = chance.choice(_unmixes(night, night.false))
    own = chance.choice(list(night.mixes))

    def seal(seed: bytes, mixed: bytes, shown: bytes) -> bytes:
        return mix.seal_end(head, phone.key, seed, mixed, shown)

    return [
        lambda: seal(chance.randbytes(32), part.mix, part.unmix),
        lambda: seal(part.seed, own, part.unmix),
        lambda: seal(part.seed, own, unmix()),
        lambda: seal(part.seed, part.mix, unmix()),
        lambda: seal(part.seed, part.mix, b""),
        lambda: seal(part.seed, flipped(part.mix, chance), part.unmix),
        lambda: seal(part.seed, part.mix, flipped(part.unmix or b"\0", chance)),
    ]
