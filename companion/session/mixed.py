"""A mixed deal at a table: a phone's own mix, and the deal over it, go through the log.

As by codes (`mixing`) the dealing phone knows what lies in which slot, the mixing phone whose slot
is whose. Other than there everybody's shares count, and both sign with keys made for this one deal.
Pure. When a phone does what must not live here (`phone_dealer`).
"""

import secrets as chance

from companion.handoff import deal as sealed
from companion.handoff import envelope, mix
from companion.handoff.header import EVERYONE, Header, Kind
from companion.handoff.message import parse
from companion.handoff.mix import Mix, Unmix
from companion.handoff.primitives import gcm_seal, x25519
from companion.handoff.refusals import Damaged, OtherGame
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import dealing
from companion.session.dealer_secrets import DealerSecrets
from companion.table.game import Deal, Game
from companion.table.state import Move, Table

_SLOT_KEY = 16


def code(table: Table, inside: DealerSecrets) -> bytes:
    """The MIX of everybody's keys, for the seed that the dealing phone has committed to."""
    assert table.deal is not None
    promise, keys = table.deal.commitment, dealing.keys(table)
    head = dealing.header(table, Kind.MIX)
    return mix.seal_mix(head, inside.dealer, inside.seed, promise, keys, b"")


def read(table: Table, raw: bytes) -> Mix | Refusal:
    """A MIX that is one for the present deal, as far as anybody can see."""
    assert table.deal is not None
    found = mix.read_mix(parse(raw), table.deal.commitment)
    if isinstance(found, Refusal):
        return found
    if found.header != dealing.header(table, Kind.MIX):
        return OtherGame()
    return found if len(found.points) == len(table.players) and not found.public else Damaged()


def knows(table: Table, inside: DealerSecrets) -> bool:
    """Whether these are the secrets behind the mix of the present deal."""
    made = dealing.shuffled(table)
    same = x25519(inside.seed, sealed.BASE) == made.base
    return same and inside.dealer.public == made.mixer


def has_place(table: Table, key: SeatKey) -> bool:
    """Whether a point of the mix is this key's: a phone can tell it of its own alone."""
    made = dealing.shuffled(table)
    return key.agree(made.base) in made.points


def message(table: Table, inside: DealerSecrets, dealt: Deal) -> bytes:
    """The signed DEAL over the nameless points, bound to the mix."""
    made = dealing.shuffled(table)
    head, source = dealing.header(table, Kind.DEAL), dealing.source(table, inside.seed)
    hands = [hand for _, hand in dealt.hands]
    public = made.bond.raw
    return sealed.seal_over(head, inside.dealer, source, made.points, hands, public, base=made.base)


def unmix(table: Table, inside: DealerSecrets) -> bytes:
    """The UNMIX, for the end."""
    head, digest = dealing.header(table, Kind.UNMIX), dealing.shuffled(table).bond.digest
    return mix.seal_unmix(head, inside.dealer, digest, inside.seed, dealing.keys(table))


def read_unmix(table: Table, raw: bytes) -> Unmix | Refusal:
    """An UNMIX with the very number that the mix was made with; whatever was mixed with it."""
    made = dealing.shuffled(table)
    found = mix.read_unmix(parse(raw), made.mixer)
    if isinstance(found, Refusal):
        return found
    if found.digest != made.bond.digest:
        return OtherGame()
    same = x25519(found.secret, sealed.BASE) == made.base
    return found if same and list(found.keys) == dealing.keys(table) else Damaged()


def slots(table: Table) -> dict[int, int] | None:
    """After the UNMIX: whose slot is whose; None where other keys than the seats' were mixed."""
    assert table.by_phone is not None
    shown, made, keys = read_unmix(table, table.by_phone.unmix), dealing.shuffled(table), None
    if isinstance(shown, Refusal):
        return None
    keys = dealing.keys(table)
    try:
        if mix.mixed(shown.secret, keys) != (made.base, made.points):
            return None
    except ValueError:
        return None
    at = [mix.place(shown.secret, keys, key) for key in keys]
    return dict(zip(table.players, at, strict=True))


def hands(game: Game, table: Table, seed: bytes) -> tuple[tuple[int, bytes], ...]:
    """After the UNMIX: what every seat was dealt; nothing where that can't be proven."""
    if (at := slots(table)) is None:
        return ()
    dealt = dealing.drawn(game, table, seed).hands
    return tuple((seat, dealt[at[seat]][1]) for seat in table.players)


# --- a seat that moves: neither phone alone can hand its slot over


def hand_over(game: Game, table: Table, inside: DealerSecrets, move: Move) -> tuple[bytes, bytes]:
    """What opens each slot, under a key each, for the new phone; and the keys, for who mixed.

    So the new phone opens one alone, the dealing phone does not learn which, and the mixing phone,
    which knows it, can't read what the keys open.
    """
    made = dealing.shuffled(table)
    dealt = [hand for _, hand in dealing.drawn(game, table, inside.seed).hands]
    source, found = dealing.source(table, inside.seed), dealing.read(table)
    proofs = sealed.given_over(found, source, made.points, dealt, made.base)
    keys = [chance.token_bytes(_SLOT_KEY) for _ in proofs]
    locked = (gcm_seal(k, bytes(12), p) for k, p in zip(keys, proofs, strict=True))
    head = dealing.header(table, Kind.ENVELOPE, EVERYONE, move.seat)
    new = envelope.seal(head, inside.dealer, move.key, b"".join(locked))
    return new, envelope.seal(_to_mixer(table), inside.dealer, made.mixer, b"".join(keys))


def pick_out(table: Table, inside: DealerSecrets, move: Move) -> bytes | Refusal:
    """On the mixing phone: the slot of the seat that moves and its key, sealed to the new phone."""
    assert move.handing is not None
    found = envelope.read(parse(move.handing.keys), inside.dealer, dealing.read(table).dealer)
    if isinstance(found, Refusal):
        return found
    keys = dealing.keys(table)
    slot = mix.place(inside.seed, keys, keys[table.players.index(move.seat)])
    one = found.content[slot * _SLOT_KEY : (slot + 1) * _SLOT_KEY]
    head = dealing.header(table, Kind.ENVELOPE, EVERYONE, move.seat)
    return envelope.seal(head, inside.dealer, move.key, bytes([slot]) + one)


def _to_mixer(table: Table) -> Header:
    return dealing.header(table, Kind.ENVELOPE)
