"""Mixing: a deal whose dealer does not know whose slot is whose, over keys without names.

    PLEDGE  the dealer's seat, and the promise (a commitment) of the seed it will deal from
    MIX     the mixer's: base t·G and the sorted points t·Y of all seats, for a secret t
    DEAL    over those points and that base (`deal.seal_over`), with the `Bond` to the whole MIX;
            every phone opens one slot
    UNMIX   afterwards: t, and the seats' keys in the order in which people sit
    END     afterwards: the seed, with MIX and UNMIX, so that one code proves the whole deal

The dealer knows slot and hand, the mixer seat and slot; only both together know a seat's hand. It
stands on the same assumption as X25519 itself. What hands and public parts mean must not live here.

MIX: mixer's Ed25519 key (32), base (32), n (1), n points (32 each), public part; its signature is
over the header and the `digest` of all that and of the promise, so that a bond is checked alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from companion.handoff import message, primitives
from companion.handoff import seat as seats
from companion.handoff.deal import BASE
from companion.handoff.header import EVERYONE, Header, Kind
from companion.handoff.message import Message
from companion.handoff.refusals import BadKey, BadMix, Damaged, ForgedCode
from companion.handoff.seatkey import SeatKey, is_sound, x_public
from companion.refusal import Refusal

ABOUT = 3
"""Bytes in a PLEDGE that say what is dealt; the caller knows what they mean."""
TAG = 16
"""Bytes of a `tag`: so many that nobody makes a key with another's."""
DIGEST = 16
"""Bytes that a whole MIX is known by."""
BOND = DIGEST + message.SIGNATURE
"""Bytes of a `Bond`."""
_KEY = 32
_PRIME = 2**255 - 19


@dataclass(frozen=True, slots=True)
class Pledge:
    """The dealer's seat. promise: `chance.commitment` of the seed, 32 bytes."""

    header: Header
    public: bytes
    promise: bytes
    about: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Bond:
    """What binds a DEAL to one MIX: its digest, and the mixer's signature over that."""

    digest: bytes
    signature: bytes = field(repr=False)

    @property
    def raw(self) -> bytes:
        """As it stands at the end of a DEAL."""
        return self.digest + self.signature

    def signed_by(self, header: Header, mixer: bytes) -> bool:
        """Whether that Ed25519 key signed it, under the header of its MIX."""
        return message.Message(header, self.digest, self.signature).signed_by(mixer)


@dataclass(frozen=True, slots=True)
class Mix:
    """Signed by the key it names. points: X25519, sorted. public: for the DEAL, unchanged."""

    header: Header
    mixer: bytes
    promise: bytes
    base: bytes
    points: tuple[bytes, ...]
    public: bytes
    content: bytes = field(repr=False)
    bond: Bond


@dataclass(frozen=True, slots=True)
class Unmix:
    """The mixer's secret and the Ed25519 keys it had mixed, in the order in which people sit.

    digest: of the MIX it belongs to; a phone may have mixed twice.
    """

    header: Header
    digest: bytes
    secret: bytes = field(repr=False)
    keys: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """unmix: b"" where the mixer's phone was not there to show it."""

    header: Header
    seed: bytes = field(repr=False)
    mix: bytes = field(repr=False)
    unmix: bytes = field(repr=False)


def tag(public: bytes) -> bytes:
    """What stands for an Ed25519 key beside a name: `TAG` bytes."""
    return primitives.sha256(b"companion/1/tag|", public)[:TAG]


def bond(raw: bytes) -> Bond:
    """The `BOND` bytes at the end of a DEAL taken apart."""
    return Bond(raw[:DIGEST], raw[DIGEST:])


def _digest(content: bytes) -> bytes:
    return primitives.sha256(b"companion/1/mix|", content)[:DIGEST]


def mixed(secret: bytes, keys: Sequence[bytes]) -> tuple[bytes, tuple[bytes, ...]]:
    """The base and the sorted points of these Ed25519 keys under a secret of 32 bytes.

    ValueError for an unsound key, for one key twice, and where two come to one point.
    """
    points = sorted(primitives.x25519(secret, x_public(key)) for key in keys)
    if len(set(points)) != len(points):
        raise ValueError("two seats with one secret")
    return primitives.x25519(secret, BASE), tuple(points)


def place(secret: bytes, keys: Sequence[bytes], public: bytes) -> int:
    """The slot of one of the `keys`: where its point stands among the sorted ones."""
    return mixed(secret, keys)[1].index(primitives.x25519(secret, x_public(public)))


def entropy(seed: bytes, mix: Mix) -> bytes:
    """The 32 bytes the deal is made from: promised before the mix, and different after it."""
    return primitives.sha256(b"companion/1/mixed|", seed, primitives.sha256(mix.content))


def seal_pledge(header: Header, key: SeatKey, promise: bytes, about: bytes, name: str) -> bytes:
    """The PLEDGE of the dealer's seat. ValueError for anything that `read_pledge` refuses."""
    _need(header, Kind.PLEDGE)
    if len(promise) != _KEY or len(about) != ABOUT or not seats.is_name(name):
        raise ValueError("a pledge needs a promise, what is dealt, and a name")
    return message.sign(header, key.public + promise + about + name.encode(), key)


def read_pledge(code: Message | Refusal) -> Pledge | Refusal:
    """A dealer's seat that signed for itself."""
    found = message.of_kind(code, Kind.PLEDGE)
    if isinstance(found, Refusal):
        return found
    fixed = 2 * _KEY + ABOUT
    if len(found.body) < fixed or found.header.to != EVERYONE:
        return Damaged()
    public, promise = found.body[:_KEY], found.body[_KEY : 2 * _KEY]
    name = seats.vouched(found, public, found.body[fixed:])
    if isinstance(name, Refusal):
        return name
    return Pledge(found.header, public, promise, found.body[2 * _KEY : fixed], name)


def seal_mix(
    header: Header,
    key: SeatKey,
    secret: bytes,
    promise: bytes,
    keys: Sequence[bytes],
    public: bytes,
) -> bytes:
    """The MIX of these Ed25519 keys. ValueError as `mixed`."""
    _need(header, Kind.MIX)
    base, points = mixed(secret, keys)
    body = key.public + base + bytes([len(points)]) + b"".join(points) + public
    signed = message.sign(header, _digest(header.raw + body + promise), key)
    return header.raw + body + signed[-message.SIGNATURE :]


def read_mix(code: Message | Refusal, promise: bytes) -> Mix | Refusal:
    """A mix for that promise, whose parts fit together: no point twice, in order, none unsound.

    The promise is signed but does not travel: who may read a MIX knows it, and 32 bytes less are
    one picture less. ForgedCode where the mixer was promised something else.
    """
    claim = message.of_kind(code, Kind.MIX)
    if isinstance(claim, Refusal):
        return claim
    body, fixed = claim.body, 2 * _KEY + 1
    count = body[fixed - 1] if len(body) >= fixed else 0
    if not count or len(body) < fixed + count * _KEY or claim.header.to != EVERYONE:
        return Damaged()
    mixer, base = body[:_KEY], body[_KEY : 2 * _KEY]
    points = tuple(body[fixed + i * _KEY : fixed + (i + 1) * _KEY] for i in range(count))
    content = claim.header.raw + body + promise
    bound = Bond(_digest(content), claim.signature)
    if not is_sound(mixer):
        return BadKey()
    if not bound.signed_by(claim.header, mixer):
        return ForgedCode()
    if list(points) != sorted(set(points)) or not all(_is_point(p) for p in (base, *points)):
        return BadMix()
    public = body[fixed + count * _KEY :]
    return Mix(claim.header, mixer, promise, base, points, public, content, bound)


def seal_unmix(
    header: Header, key: SeatKey, digest: bytes, secret: bytes, keys: Sequence[bytes]
) -> bytes:
    """The UNMIX of the MIX with that digest, for everybody to see once the game is over."""
    _need(header, Kind.UNMIX)
    if len(secret) != _KEY or not keys or any(len(public) != _KEY for public in keys):
        raise ValueError("an unmix needs a secret and keys of 32 bytes")
    if len(digest) != DIGEST:
        raise ValueError("an unmix names the mix it belongs to")
    return message.sign(header, digest + secret + b"".join(keys), key)


def read_unmix(code: Message | Refusal, mixer: bytes) -> Unmix | Refusal:
    """An unmix signed by the mixer's Ed25519 key."""
    found = message.signed(code, mixer, Kind.UNMIX)
    if isinstance(found, Refusal):
        return found
    digest, rest = found.body[:DIGEST], found.body[DIGEST:]
    parts = tuple(rest[i : i + _KEY] for i in range(0, len(rest), _KEY))
    if len(parts) < 2 or len(parts[-1]) != _KEY or found.header.to != EVERYONE:
        return Damaged()
    return Unmix(found.header, digest, parts[0], parts[1:])


def seal_end(header: Header, dealer: SeatKey, seed: bytes, mix: bytes, unmix: bytes) -> bytes:
    """The END of a mixed deal, signed by its dealer. unmix: b"" for none."""
    _need(header, Kind.END)
    if len(seed) != _KEY or not mix:
        raise ValueError("an end needs the seed and the mix")
    return message.sign(header, seed + len(mix).to_bytes(2, "big") + mix + unmix, dealer)


def read_end(code: Message | Refusal, dealer: bytes) -> Ending | Refusal:
    """The END of a mixed deal, signed by the dealer's Ed25519 key; what is in it is not judged."""
    found = message.signed(code, dealer, Kind.END)
    if isinstance(found, Refusal):
        return found
    size = int.from_bytes(found.body[_KEY : _KEY + 2], "big")
    rest = found.body[_KEY + 2 :]
    if not size or len(rest) < size or found.header.to != EVERYONE:
        return Damaged()
    return Ending(found.header, found.body[:_KEY], rest[:size], rest[size:])


def _is_point(point: bytes) -> bool:
    """Whether X25519 makes a secret with it (not of small order), and it is written the one way."""
    if int.from_bytes(point, "little") >= _PRIME:
        return False
    try:
        primitives.x25519(b"\x08" + bytes(31), point)
    except ValueError:
        return False
    return True


def _need(header: Header, kind: Kind) -> None:
    if header.kind is not kind or header.to != EVERYONE:
        raise ValueError(f"the header is not that of a {kind.word} for everyone")
