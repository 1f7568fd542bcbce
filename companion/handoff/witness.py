"""A plain deal with a witness: the dealer promises before, and one player's share comes after.

    PLEDGE  of a table, without a name: the key that will sign the deal, the promise, what is dealt
    SEAT    of the witness: besides key and name its statement, a share and a signature over both
    DEAL    names the witness's seat, and a mark of its share
    END     seed and statement: every phone checks that the promise came first (`holds`)

The promise is a hash of all that the dealing program could choose: the seed, the game, and who sits
where. So when the share comes, nothing is left to choose. Known limit: dealer and witness together
can. What hands and public parts mean must not live here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.handoff import message, primitives
from companion.handoff.chance import SHARE, commitment
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import Message
from companion.handoff.refusals import BadKey, Damaged, ForgedCode
from companion.handoff.seatkey import SeatKey, is_sound
from companion.refusal import Refusal

ABOUT = 3
"""Bytes that say what is dealt; the caller knows what they mean."""
STATEMENT = SHARE + message.SIGNATURE
"""Bytes of a statement."""
MARK = 16
"""Bytes of a `mark`."""
_KEY = 32

Taken = Sequence[tuple[int, bytes]]
"""Seat numbers and Ed25519 keys, in the order in which people sit."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a table promises, signed by the key it names. promise: `promised`, 32 bytes."""

    header: Header
    dealer: bytes
    promise: bytes
    about: bytes


def promised(seed: bytes, about: bytes, seats: Taken) -> bytes:
    """What binds the seed (32 bytes) to what is dealt and to who sits where."""
    people = b"".join(bytes([number]) + key for number, key in seats)
    return primitives.sha256(b"companion/1/promised|", commitment(seed), about, people)


def seal(game: GameId, dealer: SeatKey, promise: bytes, about: bytes) -> bytes:
    """The PLEDGE of a table."""
    if len(promise) != _KEY or len(about) != ABOUT:
        raise ValueError("a promise has 32 bytes, and 3 say what is dealt")
    header = Header(Kind.PLEDGE, game, 1, EVERYONE)
    return message.sign(header, dealer.public + promise + about, dealer)


def is_one(found: message.Message) -> bool:
    """Whether a message is a table's promise; a person's PLEDGE goes on with a name."""
    return found.header.kind is Kind.PLEDGE and len(found.body) == 2 * _KEY + ABOUT


def read(code: Message | Refusal) -> Promise | Refusal:
    """A table's promise that its key has signed."""
    found = message.of_kind(code, Kind.PLEDGE)
    if isinstance(found, Refusal):
        return found
    if not is_one(found) or found.header.to != EVERYONE:
        return Damaged()
    dealer = found.body[:_KEY]
    if not is_sound(dealer):
        return BadKey()
    if not found.signed_by(dealer):
        return ForgedCode()
    return Promise(found.header, dealer, found.body[_KEY : 2 * _KEY], found.body[2 * _KEY :])


def state(key: SeatKey, promise: Promise, share: bytes) -> bytes:
    """The statement of a witness: its share (32 bytes), signed together with the promise."""
    if len(share) != SHARE:
        raise ValueError("a share must be 32 bytes")
    said = _said(promise.header.game, promise.dealer, promise.promise, share)
    return share + key.sign(said)


def stated(statement: bytes, public: bytes, game: GameId, dealer: bytes, promise: bytes) -> bool:
    """Whether the Ed25519 key `public` signed this for that promise."""
    if len(statement) != STATEMENT:
        return False
    said = _said(game, dealer, promise, statement[:SHARE])
    return primitives.ed25519_verify(public, statement[SHARE:], said)


def mark(public: bytes, promise: Promise, share: bytes) -> bytes:
    """What stands for the witness's share in a DEAL: its own phone knows it again."""
    said = _said(promise.header.game, promise.dealer, promise.promise, share)
    return primitives.sha256(b"companion/1/share|", public, said)[:MARK]


def holds(
    statement: bytes, at: int, seed: bytes, game: GameId, dealer: bytes, about: bytes, seats: Taken
) -> bool:
    """Whether the seat at place `at` stated a promise of just this deal.

    The witness may have sat down after the promise, as the last and on the first free chair: then
    all the others were in it.
    """
    public = seats[at][1]
    return any(
        stated(statement, public, game, dealer, promised(seed, about, known))
        for known in _promisable(seats, at)
    )


def entropy(seed: bytes, statement: bytes) -> bytes:
    """The 32 bytes that a witnessed deal is made from: nothing but the seed and that one share.

    No other: who deals could choose it after the witness's.
    """
    return primitives.sha256(b"companion/1/witnessed|", commitment(seed), seed, statement[:SHARE])


def _promisable(seats: Taken, at: int) -> list[Taken]:
    before = seats[:-1]
    taken = {number for number, _ in before}
    free = next(number for number in range(256) if number not in taken)
    last = at == len(seats) - 1 and seats[at][0] == free
    return [seats, before] if last else [seats]


def _said(game: GameId, dealer: bytes, promise: bytes, share: bytes) -> bytes:
    return b"companion/1/witness|" + game.raw + dealer + promise + share
