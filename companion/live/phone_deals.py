"""A deal that a phone makes, as the server sees it: what is public is judged, nothing is opened.

Messages are read and their signatures checked before they stand in the log, so that every phone can
rely on them. What the phones know lies here only in shares sealed to the seats; both drawers, the
dealing phone's and the mixing phone's, in the one place that the store has for a table:

    length of the first 2 | the dealing phone's | the mixing phone's

proof: of a wish that came over the wire; it goes into the log.
"""

from functools import partial
from typing import assert_never

from companion.handoff import deal as sealed
from companion.handoff.chance import SHARE
from companion.handoff.deal import refuse_same_key
from companion.handoff.header import Kind
from companion.handoff.message import parse, signed
from companion.handoff.seatkey import is_sound
from companion.live.table_log import Fill, TableLog
from companion.refusal import Refusal
from companion.session import dealing, mixed
from companion.session.dealer_secrets import is_entrusted
from companion.session.proof import Proof
from companion.table import by_phone, moving, play, wish
from companion.table.chance import ByteChance
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.record import HandedOver, Part
from companion.table.refusal import Stale, WrongPart
from companion.table.state import Phase, Table
from companion.table.wish import Who
from companion.table.wishing import ByPhone
from companion.table.wishing import refused as not_allowed

_LENGTH = 2


async def ask_deal(
    live: TableLog, wished: wish.Deal, who: Who, proof: Proof | None
) -> Refusal | None:
    """A player wants a deal: the dealing phone reads it in the log."""
    if same := refuse_same_key(dealing.keys(live.table)):
        return same

    def judge(table: Table) -> Outcome:
        by = who(table)
        bad = not_allowed(table, wished, by)
        return bad or by_phone.ask_deal(table, by.first, live.here.seats)

    return await live.write(judge, proof=proof)


async def ask_end(
    live: TableLog, wished: wish.End, who: Who, proof: Proof | None
) -> Refusal | None:
    """A player ends the game: the phones that dealt and mixed read it in the log."""

    def judge(table: Table) -> Outcome:
        by = who(table)
        bad = not_allowed(table, wished, by)
        return bad or by_phone.ask_end(table, by.first, live.here.seats)

    return await live.write(judge, proof=proof)


async def take(live: TableLog, wished: ByPhone, who: Who, proof: Proof | None) -> Refusal | None:
    """What a dealing or mixing phone wishes."""
    was = await live.kept_drawer()

    def judge(table: Table) -> Outcome:
        if bad := not_allowed(table, wished, who(table)):
            return bad
        return _judge(live, table, wished)

    ends = isinstance(wished, wish.Reveal)
    return await live.write(judge, drawer=_drawer(wished, was), empty_drawer=ends, proof=proof)


def published(blob: bytes | None, part: Part) -> bytes:
    """What lies in the drawer of a part; b"" for nothing."""
    kept = blob or bytes(_LENGTH)
    at = _LENGTH + int.from_bytes(kept[:_LENGTH], "big")
    return kept[_LENGTH:at] if part is Part.DEALER else kept[at:]


def _judge(live: TableLog, table: Table, wished: ByPhone) -> Outcome:
    match wished:
        case wish.Commit():
            return _commit(live, table, wished)
        case wish.Mix():
            return _mix(table, wished)
        case wish.DealOut():
            return _deal_out(live.game, table, wished)
        case wish.Unmix(message):
            mixed_here = table.phase is Phase.PLAYING and dealing.is_mixed(table)
            found = mixed.read_unmix(table, message) if mixed_here else WrongPart()
            return found if isinstance(found, Refusal) else by_phone.unmix(table, message)
        case wish.Reveal(seed):
            return _reveal(live.game, table, seed)
        case wish.HandOver() | wish.PickOut():
            return _hand_over(live, table, wished)
        case wish.Entrust(part, drawer):
            bad = _refuse_drawer(table, part, drawer)
            return bad or by_phone.entrust(table, part)
        case _:
            assert_never(wished)


def _commit(live: TableLog, table: Table, wished: wish.Commit) -> Outcome:
    if bad := by_phone.refuse_commit(live.game, table, wished, live.here.seats):
        return bad
    dealer = by_phone.dealer(table)
    assert dealer is not None
    sizes = (len(wished.game_id), len(wished.commitment), len(wished.dealer))
    others = by_phone.others(table, dealer.number)
    if sizes != (8, 32, 32) or not is_sound(wished.dealer):
        return WrongPart()
    if not is_entrusted(wished.drawer, others):
        return WrongPart()
    begun = (wished.game_id, wished.commitment, wished.dealer)
    return play.commit(table, dealer.number, *begun, by=dealer.number, mixer=wished.mixer)


def _mix(table: Table, wished: wish.Mix) -> Outcome:
    if table.phase is not Phase.DEALING or table.by_phone is None:
        return by_phone.mix(table, wished.message)
    found = mixed.read(table, wished.message)
    if isinstance(found, Refusal):
        return found
    bad = _refuse_drawer(table, Part.MIXER, wished.drawer)
    return bad or by_phone.mix(table, wished.message)


def _deal_out(game: Game, table: Table, wished: wish.DealOut) -> Outcome:
    """Signed by the key that was committed to, over the mix if there is one, with all shares."""
    deal, begun = table.by_phone, table.deal
    if table.phase is not Phase.DEALING or deal is None or begun is None:
        return play.deal_out(table, wished.message, wished.events)
    if len(table.shares) != wished.shares or (deal.mixer is not None and not deal.mix):
        return Stale()
    found = sealed.read(parse(wished.message))
    if isinstance(found, Refusal):
        return found
    bound = not deal.mix or found.public == dealing.shuffled(table).bond.raw
    fits = found.header == dealing.header(table, Kind.DEAL) and found.dealer == begun.dealer
    if not fits or not bound or len(found.slots) != len(table.players):
        return WrongPart()
    if len(found.slots[0]) != _width(game, table) + sealed.TAG:
        return WrongPart()
    return play.deal_out(table, wished.message, wished.events)


def _width(game: Game, table: Table) -> int:
    """Bytes of a hand, of whichever deal: all have one length."""
    drawn = game.deal(
        game.begin(table.options, table.players), ByteChance(sealed.stream(bytes(32)))
    )
    return len(drawn.hands[0][1])


def _reveal(game: Game, table: Table, seed: bytes) -> Outcome:
    if bad := by_phone.may_reveal(table):
        return bad
    deal = table.by_phone
    assert deal is not None
    assert table.deal is not None
    if len(seed) != SHARE or sealed.commitment(seed) != table.deal.commitment:
        return WrongPart()
    hands = mixed.hands(game, table, seed) if deal.mix else dealing.drawn(game, table, seed).hands
    return play.end(game, table, deal.dealer, seed, b"", hands)


def _hand_over(live: TableLog, table: Table, wished: wish.HandOver | wish.PickOut) -> Outcome:
    move = table.move
    if table.phase is not Phase.PLAYING or move is None:
        return Stale()
    here = move.seat in live.here.seats
    dealer = dealing.read(table).dealer
    if isinstance(wished, wish.PickOut):
        mixer = dealing.shuffled(table).mixer if dealing.is_mixed(table) else dealer
        bad = signed(parse(wished.envelope), mixer, Kind.ENVELOPE)
        if isinstance(bad, Refusal):
            return bad
        return moving.pick_out(table, wished.number, wished.envelope, here)
    parts = (wished.envelope, wished.keys) if dealing.is_mixed(table) else (wished.envelope,)
    for raw in parts:
        if isinstance(bad := signed(parse(raw), dealer, Kind.ENVELOPE), Refusal):
            return bad
    hands = HandedOver(wished.number, wished.envelope, wished.keys)
    return moving.hand_over(table, hands, here)


def _refuse_drawer(table: Table, part: Part, drawer: bytes) -> Refusal | None:
    deal = table.by_phone
    seat = deal.seat(part) if deal is not None else None
    if seat is None or not is_entrusted(drawer, by_phone.others(table, seat)):
        return WrongPart()
    return None


def _drawer(wished: ByPhone, was: bytes | None) -> Fill | None:
    """What lies in the drawer when it is done; None where nothing changes."""
    dealer, mixer = published(was, Part.DEALER), published(was, Part.MIXER)
    match wished:
        case wish.Commit():
            dealer, mixer = wished.drawer, b""
        case wish.Mix():
            mixer = wished.drawer
        case wish.Entrust(Part.DEALER, drawer):
            dealer = drawer
        case wish.Entrust(_, drawer):
            mixer = drawer
        case _:
            return None
    return partial(_both, dealer, mixer)


def _both(dealer: bytes, mixer: bytes, table: Table) -> bytes:
    return len(dealer).to_bytes(_LENGTH, "big") + dealer + mixer
