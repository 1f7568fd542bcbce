"""What needs the dealer's secrets, or a proof: to promise, begin, witness, open and end a deal.

proof: of a wish that came over the wire, None for others; it goes into the log.
"""

from dataclasses import replace

from companion.handoff.chance import commitment
from companion.handoff.deal import refuse_same_key
from companion.handoff.header import GameId
from companion.handoff.refusals import NotForThisPhone
from companion.live import grace
from companion.live.dealer import Dealer
from companion.live.table_log import TableLog
from companion.refusal import Refusal
from companion.session import dealing
from companion.session.dealer_secrets import DealerSecrets, closed, holders
from companion.session.proof import Proof
from companion.session.refusals import DealtOtherwise, OtherPromise
from companion.table import deciding, lobby, play, wish
from companion.table.lobby import Outcome
from companion.table.record import Decision, Witnessed
from companion.table.refusal import NotDealt, NotYourSeat, Stale
from companion.table.state import Phase, Table
from companion.table.wish import Who
from companion.table.wishing import refused as not_allowed


async def promise(
    live: TableLog, wished: wish.Promise, who: Who, proof: Proof | None = None
) -> Refusal | None:
    """Promise the coming deal for a witness to read; what still fits is kept."""
    if live.secrets is not None and dealing.stands(live.game, live.table, live.secrets):
        return None
    secrets, game_id = DealerSecrets.fresh(), GameId.fresh(live.now()).raw

    def judge(table: Table) -> Outcome:
        if bad := not_allowed(table, wished, who(table)):
            return bad
        return lobby.promise(table, dealing.promised(live.game, table, secrets, game_id))

    refused = await live.write(
        judge, proof=proof, drawer=lambda table: closed(secrets, holders(table))
    )
    if refused is None:
        live.secrets = secrets
    return refused


async def witness(
    live: TableLog, wished: wish.Witness, who: Who, proof: Proof | None = None
) -> Refusal | None:
    """A seat by code has read the promise: it must be the one whose secrets lie in the drawer."""
    secrets = live.secrets

    def judge(table: Table) -> Outcome:
        if bad := not_allowed(table, wished, who(table)):
            return bad
        said = replace(table, witness=Witnessed(wished.seat, wished.statement))
        if secrets is None or not dealing.kept(live.game, said, secrets.seed):
            seat = table.seat(wished.seat)
            return OtherPromise(seat.name if seat else "?")
        return lobby.witness(table, wished.seat, wished.statement)

    return await live.write(judge, proof=proof)


async def begin(
    live: TableLog, wished: wish.Deal, who: Who, proof: Proof | None = None
) -> Refusal | None:
    """Commit to a seed and let the dealer wait for the phones' shares.

    It is the promised one, if a witness has stated the promise and nothing has changed since.
    """
    if same := refuse_same_key(dealing.keys(live.table)):
        return same
    if not dealing.by_the_book(live.game, live.table):
        return DealtOtherwise()
    secrets, game_id = DealerSecrets.fresh(), GameId.fresh(live.now()).raw
    if (made := live.table.promised) is not None and live.table.witness is not None:
        if live.secrets is None:
            return live.closed
        if dealing.kept(live.game, live.table, live.secrets.seed):
            secrets, game_id = live.secrets, made.game_id
    bound = commitment(secrets.seed)

    def judge(table: Table) -> Outcome:
        by = who(table)
        if bad := not_allowed(table, wished, by):
            return bad
        return play.commit(table, by.first, game_id, bound, secrets.dealer.public)

    refused = await live.write(
        judge, proof=proof, drawer=lambda table: closed(secrets, holders(table))
    )
    if refused is None:
        live.secrets = secrets
        go_on(live)
    return refused


def go_on(live: TableLog) -> None:
    """What waits: the cards are dealt, a seat that was agreed on moves."""
    waits = live.table.phase is Phase.DEALING and live.secrets is not None
    if waits and not live.has(Dealer):
        Dealer(live)
    grace.begin(live)


async def open_hand(
    live: TableLog, wished: wish.Open, who: Who, proof: Proof | None = None
) -> Refusal | None:
    """A seat shows its hand, with the proof that it is the one that was dealt."""
    seat, slot = wished.seat, wished.slot
    if not live.table.message:
        return NotDealt()
    if seat not in live.table.players:
        return NotForThisPhone()
    if not dealing.is_mixed(live.table) and live.table.players.index(seat) != slot:
        return NotForThisPhone()
    hand = dealing.proven(live.table, slot, wished.proof)
    if isinstance(hand, Refusal):
        return hand

    def judge(table: Table) -> Outcome:
        # Whose slot it is nobody knows after a mix: so the seat itself must say it, and first.
        if (deal := table.by_phone) is not None and deal.mix:
            if seat not in who(table).seats:
                return NotYourSeat()
            if any(shown == slot and other != seat for other, shown in deal.slots):
                return NotForThisPhone()
        return play.open_hand(live.game, table, seat, slot, wished.proof, hand)

    return await live.write(judge, proof=proof)


async def end(
    live: TableLog, wished: wish.End, who: Who, proof: Proof | None = None
) -> Refusal | None:
    """Publish the seed and every hand, and empty the drawer."""
    secrets = live.secrets
    if secrets is None:
        return live.closed

    def judge(table: Table) -> Outcome:
        by = who(table)
        if bad := not_allowed(table, wished, by):
            return bad
        if not table.message:
            return NotDealt()
        if not deciding.may(live.game, table, Decision.END, by, live.here):
            return Stale()  # who else wanted it does so no more
        hands = dealing.drawn(live.game, table, secrets.seed).hands
        code = dealing.end_code(table, secrets)
        return play.end(live.game, table, by.first, secrets.seed, code, hands)

    refused = await live.write(judge, proof=proof, empty_drawer=True)
    if refused is None:
        live.secrets = None
    return refused
