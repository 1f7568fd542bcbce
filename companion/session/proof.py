"""The proof of a wish: the wish as text, what it was decided on, and signatures over all of it.

It stands in the log beside the first entry that the wish led to, so that whoever folds the log sees
that nobody but the seat's own phone wished it. Whose signatures an entry needs is said in
`table.signers`; a whole log is checked in `verifying`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.handoff.primitives import ed25519_verify
from companion.handoff.seatkey import SeatKey
from companion.table import codec, signers, wish_text
from companion.table.log import GENESIS, Entry, canonical
from companion.table.record import By, Made
from companion.table.state import Table

_LABEL, _CHALLENGE = b"companion/wish/1|", b"companion/challenge/1|"
LONGEST = wish_text.LONGEST + 16_384
"""Characters of a proof."""
MOST_SIGNATURES = 16
LONGEST_ORIGIN, LONGEST_ID = 300, 64


@dataclass(frozen=True)
class Proof:
    """id: names this wish, so that it is done once. origin: of the server, as its phone came there.

    number, digest: the entry the wish was decided on. wish: its text. signatures: key, signature.
    """

    id: str
    origin: str
    number: int
    digest: bytes
    wish: str
    signatures: tuple[tuple[bytes, bytes], ...] = ()

    def text(self) -> str:
        """As it stands in the log."""
        return codec.text(self, Proof)

    @classmethod
    def read(cls, text: str) -> "Proof":
        """The proof of a text. Raises ValueError for what is none."""
        if len(text) > LONGEST:
            raise ValueError("too long for a proof")
        found: Proof = codec.parse(text, Proof)
        if found.text() != text or not found.fits:
            raise ValueError("not a proof")
        return found

    @property
    def fits(self) -> bool:
        """Whether all of it has the lengths that it must have."""
        lengths = {(len(key), len(signature)) for key, signature in self.signatures}
        return (
            len(self.id) <= LONGEST_ID
            and len(self.origin) <= LONGEST_ORIGIN
            and len(self.digest) == 32
            and len(self.signatures) <= MOST_SIGNATURES
            and lengths <= {(32, 64)}
        )

    def signed(self, table: str, keys: Iterable[SeatKey]) -> "Proof":
        """The same, signed by these keys. table: what the table is filed under."""
        said = self._said(table)
        signatures = tuple((key.public, key.sign(said)) for key in keys)
        return Proof(self.id, self.origin, self.number, self.digest, self.wish, signatures)

    def holds(self, table: str) -> bool:
        """Whether all signatures are what they should be, for that table."""
        said = self._said(table)
        return all(_verified(key, signature, said) for key, signature in self.signatures)

    def stands_on(self, log: Sequence[Entry]) -> bool:
        """Whether the entry that it was decided on is one of this log."""
        if not 0 <= self.number <= len(log):
            return False
        return self.digest == (log[self.number - 1].digest if self.number else GENESIS)

    @property
    def keys(self) -> frozenset[bytes]:
        """Who signed it, once it `holds`."""
        return frozenset(key for key, _ in self.signatures)

    def _said(self, table: str) -> bytes:
        where = [self.origin, table, self.id, self.number, self.digest.hex(), self.wish]
        return _LABEL + canonical(where).encode()


def signed_by_whom_it_must(table: Table, outcome: Iterable[By], proof: Proof | None) -> bool:
    """Whether all that is to be written on this table has the signatures it needs.

    proof: one that `holds`; None where the wish came without any.
    """
    keys = proof.keys if proof is not None else frozenset[bytes]()
    return all(keys & one for by in outcome for one in signers.required(table, by))


def making(made: Made) -> str:
    """What the maker of a table signs in the place of a wish: the record that begins its log."""
    return codec.text(made, Made)


def answer(key: SeatKey, origin: str, table: str, nonce: bytes) -> bytes:
    """A key's signature under a server's challenge, for one table there."""
    return key.sign(_challenge(origin, table, nonce))


def answers(public: bytes, signature: bytes, origin: str, table: str, nonce: bytes) -> bool:
    """Whether that is the answer of this key."""
    return _verified(public, signature, _challenge(origin, table, nonce))


def _challenge(origin: str, table: str, nonce: bytes) -> bytes:
    return _CHALLENGE + canonical([origin, table, nonce.hex()]).encode()


def _verified(public: bytes, signature: bytes, said: bytes) -> bool:
    fits = len(public) == 32 and len(signature) == 64
    return fits and ed25519_verify(public, signature, said)
