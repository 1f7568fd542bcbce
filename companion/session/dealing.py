"""A deal from commitment to audit: the game's rules and the sealed message put together. Pure.

Everything in a deal comes from its seed and the phones' shares, so that afterwards every phone can
make it again, byte for byte.
"""

import secrets as chance
from functools import lru_cache
from typing import Any

from companion.handoff import deal as sealed
from companion.handoff import ending, envelope, mix, witness
from companion.handoff.chance import SHARE
from companion.handoff.header import EVERYONE, GameId, Header, Kind
from companion.handoff.message import parse
from companion.handoff.primitives import ed25519_verify, gcm_open
from companion.handoff.refusals import Damaged, NotForThisPhone
from companion.handoff.seatkey import SeatKey
from companion.refusal import Refusal
from companion.session import announcement
from companion.session.dealer_secrets import DealerSecrets
from companion.session.refusals import SlotMissing
from companion.table.chance import ByteChance
from companion.table.game import Deal, Game
from companion.table.record import Carrier, PassKey, Promised
from companion.table.state import Move, Table

_COMPARED = 32  # deals, to see whether a house rule changes what is dealt


def share() -> bytes:
    """What a phone adds to a deal."""
    return chance.token_bytes(SHARE)


def header(table: Table, kind: Kind, sender: int = EVERYONE, to: int = EVERYONE) -> Header:
    """The header of a message of the present deal. The table itself sends as `EVERYONE`."""
    assert table.deal is not None
    return Header(kind, GameId(table.deal.game_id), table.deal.round & 255, sender, to)


def drawn(game: Game, table: Table, seed: bytes) -> Deal:
    """The hands that seed and shares give; in a mixed deal in the order of the slots."""
    stream = sealed.stream(source(table, seed))
    return game.deal(game.begin(table.options, table.players), ByteChance(stream))


def source(table: Table, seed: bytes) -> bytes:
    """The 32 bytes the deal is made from. With a witness only its share counts beside the seed.

    The mix counts as well: who mixes can't foresee what it does.
    """
    if table.witness is not None:
        return witness.entropy(seed, table.witness.statement)
    plain = sealed.entropy(seed, table.shares)
    return mix.entropy(plain, shuffled(table)) if is_mixed(table) else plain


def is_mixed(table: Table) -> bool:
    """Whether a phone has mixed the present deal: then a slot tells nobody whose it is."""
    return table.by_phone is not None and bool(table.by_phone.mix)


def shuffled(table: Table) -> mix.Mix:
    """The mix of the present deal, judged when it was written."""
    assert table.by_phone is not None
    assert table.deal is not None
    return _shuffled(table.by_phone.mix, table.deal.commitment)


@lru_cache(64)
def _shuffled(raw: bytes, promise: bytes) -> mix.Mix:
    found = mix.read_mix(parse(raw), promise)
    assert isinstance(found, mix.Mix)
    return found


def message(game: Game, table: Table, inside: DealerSecrets, dealt: Deal) -> bytes:
    """The signed DEAL for all seats, in the order of `table.players`."""
    hands = dict(dealt.hands)
    return sealed.seal(
        header(table, Kind.DEAL),
        inside.dealer,
        source(table, inside.seed),
        keys(table),
        [hands[seat] for seat in table.players],
        announcement.write(game, table, dealt, _marks(table)),
    )


def promised(game: Game, table: Table, inside: DealerSecrets, game_id: bytes) -> Promised:
    """The promise of a deal to those who sit there, and perhaps one more."""
    about = announcement.about(game, table.places)
    bound = witness.promised(inside.seed, about, taken(table))
    code = witness.seal(GameId(game_id), inside.dealer, bound, about)
    return Promised(game_id, bound, inside.dealer.public, code)


def stands(game: Game, table: Table, inside: DealerSecrets) -> bool:
    """Whether the table's promise is of these secrets, and for those who sit there now."""
    made = table.promised
    if made is None:
        return False
    return table.witness is not None or promised(game, table, inside, made.game_id) == made


def taken(table: Table) -> tuple[tuple[int, bytes], ...]:
    """Number and key of those who are dealt to, as they sit."""
    return tuple(zip(table.players, keys(table), strict=True))


def kept(game: Game, table: Table, seed: bytes) -> bool:
    """Whether the seed is the promised one, for just this table, and the witness has said so."""
    made, said = table.promised, table.witness
    if made is None or said is None or said.seat not in table.players:
        return False
    at, about = table.players.index(said.seat), announcement.about(game, len(table.players))
    where = (GameId(made.game_id), made.dealer, about, taken(table))
    return witness.holds(said.statement, at, seed, *where)


def chosen(table: Table) -> bool:
    """Whether, at a table with phones it cannot reach, nobody else's chance is in the deal.

    What the maker's own phone and its device's seats give, who deals could have chosen.
    """
    by_code = any(seat.carrier is Carrier.CODE for seat in table.seats)
    others = {s.number for s in table.seats if s.carrier is Carrier.PHONE and not s.maker}
    given = {seat for seat, _ in table.shares}
    return by_code and table.witness is None and not others & given


def by_the_book(game: Game, table: Table) -> bool:
    """Whether the phones that the server can't reach can make the coming deal again.

    They know the box's own rules only; a house rule that deals otherwise would look unfair to them.
    """
    by_code = any(seat.carrier is Carrier.CODE for seat in table.seats)
    if not by_code or table.free or table.options == game.options():
        return True
    order = tuple(seat.number for seat in table.seats)
    here, box = (game.begin(options, order) for options in (table.options, game.options()))
    return all(_hands(game, here, n) == _hands(game, box, n) for n in range(_COMPARED))


def _hands(game: Game, state: Any, number: int) -> object:
    return game.deal(state, ByteChance(sealed.stream(bytes([number]) * 32))).hands


def _marks(table: Table) -> dict[int, bytes]:
    """Of the witness's seat, what its phone knows its share by."""
    made, said = table.promised, table.witness
    if made is None or said is None:
        return {}
    found = witness.read(parse(made.message))
    assert isinstance(found, witness.Promise)
    key = dict(taken(table))[said.seat]
    return {said.seat: witness.mark(key, found, said.statement[:SHARE])}


def read(table: Table) -> sealed.Deal:
    """The deal in the log, verified once. It was written by this program: a broken one is a bug."""
    return _read(table.message)


@lru_cache(64)  # the tables of an evening; all of it is public
def _read(raw: bytes) -> sealed.Deal:
    found = sealed.read(parse(raw))
    assert isinstance(found, sealed.Deal)
    return found


def hand(table: Table, seat: int, key: SeatKey) -> bytes | Refusal:
    """What a seat was dealt: only its own key opens it."""
    if table.handed_to(seat) is not None:
        handed = _handed(table, seat, key)
        return handed if isinstance(handed, Refusal) else proven(table, *handed)
    if not is_mixed(table):
        return sealed.open_slot(read(table), key, table.players.index(seat))
    found = sealed.find(read(table), key)
    if isinstance(found, NotForThisPhone):
        return SlotMissing()
    return found if isinstance(found, Refusal) else found[1]


def proof(table: Table, seat: int, key: SeatKey) -> tuple[int, bytes]:
    """The seat's slot and what opens it for everybody; b"" where nothing does."""
    slot = table.players.index(seat)
    if table.handed_to(seat) is not None:
        handed = _handed(table, seat, key)
        return (slot, b"") if isinstance(handed, Refusal) else handed
    if is_mixed(table):
        found = sealed.find(read(table), key)
        if isinstance(found, Refusal):
            return slot, b""
        slot = found[0]
    return slot, sealed.proof(read(table), key, slot)


def hand_over(game: Game, table: Table, inside: DealerSecrets, move: Move) -> bytes:
    """What opens the slot of a seat that moves, sealed to the key that asks for it.

    Not the hand itself: so the new phone can prove it, too, as the old one could.
    """
    dealt = dict(drawn(game, table, inside.seed).hands)
    entropy = source(table, inside.seed)
    slot = table.players.index(move.seat)
    hands = [dealt[seat] for seat in table.players]
    shared = sealed.given(read(table), entropy, keys(table), hands, slot)
    head = header(table, Kind.ENVELOPE, EVERYONE, move.seat)
    return envelope.seal(head, inside.dealer, move.key, shared)


def _handed(table: Table, seat: int, key: SeatKey) -> tuple[int, bytes] | Refusal:
    """Slot and proof of a seat that moved to the phone of this key."""
    handed = table.handed_to(seat)
    assert handed is not None
    found = envelope.read(parse(handed.envelope), key, read(table).dealer, Kind.ENVELOPE)
    if isinstance(found, Refusal):
        return found
    if not is_mixed(table):
        return table.players.index(seat), found.content
    picked = envelope.read(parse(handed.pick), key, shuffled(table).mixer, Kind.ENVELOPE)
    if isinstance(picked, Refusal):
        return picked
    slot, size = picked.content[0], len(found.content) // len(table.players)
    one = found.content[slot * size : (slot + 1) * size]
    try:
        return slot, gcm_open(picked.content[1:], bytes(12), one)
    except ValueError:
        return Damaged()


def proven(table: Table, slot: int, shown: bytes) -> bytes | Refusal:
    """The hand that a proof shows, if it is one for that slot of the deal."""
    return sealed.check_proof(read(table), slot, shown)


def fair(game: Game, table: Table) -> bool:
    """Whether the published seed gives just this plain deal: commitment, hands, every sealed byte.

    Of any deal that says `audit.verdict`.
    """
    if table.deal is None or sealed.commitment(table.seed) != table.deal.commitment:
        return False
    if table.witness is not None and not kept(game, table, table.seed):
        return False
    dealt, found = drawn(game, table, table.seed), read(table)
    hands = dict(dealt.hands)
    same = sealed.audit(
        found,
        source(table, table.seed),
        keys(table),
        [hands[seat] for seat in table.players],
    )
    return same and found.dealer == table.deal.dealer and dealt.hands == table.opened


def keys(table: Table) -> list[bytes]:
    """The Ed25519 keys of those who are dealt to, in order; of seats that moved the old ones."""
    moved = {handed.seat: handed.key for handed in table.handed}
    seats = [seat for number in table.players if (seat := table.seat(number))]
    return [moved.get(seat.number, seat.key) for seat in seats]


# --- what is passed in a mixed deal


def pass_key(table: Table, seat: int, key: SeatKey) -> PassKey:
    """The other key of a seat, for what is passed to it: no point of the mix tells of that."""
    return PassKey(seat, key.other.public, key.sign(_for_passing(table, key.other.public)))


def passes_to(table: Table, number: int, before: int | None = None) -> bytes:
    """The key to which something is passed to a seat. before: as it was before that entry."""
    seat, deal = table.seat(number), table.by_phone
    assert seat is not None
    for entry, made in reversed(deal.passing if deal is not None else ()):
        if made.seat != number or (before is not None and entry >= before):
            continue
        if ed25519_verify(seat.key, made.signature, _for_passing(table, made.key)):
            return made.key
    return seat.key


def opens_passed(table: Table, number: int, key: SeatKey, before: int) -> SeatKey:
    """With which of a seat's two keys its phone opens what was passed at that entry."""
    return key.other if passes_to(table, number, before) == key.other.public else key


def _for_passing(table: Table, key: bytes) -> bytes:
    game = table.deal.game_id if table.deal is not None else b""
    return b"companion/1/pass|" + game + key


def end_code(table: Table, inside: DealerSecrets) -> bytes:
    """What lets phones without a server check the deal: the END message for `table.players`."""
    head, said = header(table, Kind.END), table.witness
    if said is not None:
        return ending.seal(head, inside.dealer, inside.seed, keys(table), said.statement)
    return ending.seal(head, inside.dealer, source(table, inside.seed), keys(table))
