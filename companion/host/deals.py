"""Beginning a deal in a room, opening a hand of it, ending it: what needs the drawer or a proof."""

from companion.handoff.chance import commitment
from companion.handoff.deal import refuse_same_key
from companion.handoff.header import GameId
from companion.handoff.refusals import Refusal as CodeRefusal
from companion.handoff.seatkey import SeatKey
from companion.host import dealing, grace
from companion.host.dealer import Dealer
from companion.host.drawer import Secrets, closed, holders
from companion.host.room import Room
from companion.table import lobby, play
from companion.table.lobby import Outcome
from companion.table.refusal import DealtOtherwise, NotDealt, Refusal
from companion.table.state import Phase, Table

Refused = Refusal | CodeRefusal


async def promise(room: Room, now: int) -> Refused | None:
    """Promise the coming deal for a witness to read; what still fits is kept. now: in minutes."""
    if room.secrets is not None and dealing.stands(room.game, room.table, room.secrets):
        return None
    secrets, game_id = Secrets.fresh(), GameId.fresh(now).raw
    refused = await room.submit(
        lambda table: lobby.promise(table, dealing.promised(room.game, table, secrets, game_id)),
        drawer=lambda table: closed(secrets, holders(table)),
    )
    if refused is None:
        room.secrets = secrets
    return refused


async def begin(room: Room, seat: int | None, now: int) -> Refused | None:
    """Commit to a seed and let the dealer wait for the phones' shares. now: in minutes.

    It is the promised one, if a witness has stated the promise and nothing has changed since.
    """
    if bad := refuse_same_key(dealing.keys(room.table)):
        return bad
    if not dealing.by_the_book(room.game, room.table):
        return DealtOtherwise()
    secrets, game_id = Secrets.fresh(), GameId.fresh(now).raw
    if (made := room.table.promised) is not None and room.table.witness is not None:
        if room.secrets is None:
            return room.closed
        if dealing.kept(room.game, room.table, room.secrets.seed):
            secrets, game_id = room.secrets, made.game_id
    promise = commitment(secrets.seed)
    refused = await room.submit(
        lambda table: play.commit(table, seat, game_id, promise, secrets.dealer.public),
        drawer=lambda table: closed(secrets, holders(table)),
    )
    if refused is None:
        room.secrets = secrets
        go_on(room)
    return refused


def go_on(room: Room) -> None:
    """What waits: the cards are dealt, a seat that was agreed on moves."""
    waits = room.table.phase is Phase.DEALING and room.secrets is not None
    if waits and not room.has(Dealer):
        Dealer(room)
    grace.begin(room)


async def open_hand(room: Room, seat: int, key: SeatKey) -> Refused | None:
    """A seat shows its hand, with the proof that it is the one that was dealt."""
    slot, proof = dealing.proof(room.table, seat, key)
    hand = dealing.proven(room.table, slot, proof)
    if isinstance(hand, CodeRefusal):
        return hand
    return await room.submit(
        lambda table: play.open_hand(room.game, table, seat, slot, proof, hand)
    )


async def end(room: Room, seat: int | None) -> Refused | None:
    """Publish the seed and every hand, and empty the drawer."""
    secrets = room.secrets
    if secrets is None:
        return room.closed

    def judge(table: Table) -> Outcome:
        if not table.message:
            return NotDealt()
        hands = dealing.drawn(room.game, table, secrets.seed).hands
        code = dealing.end_code(table, secrets)
        return play.end(room.game, table, seat, secrets.seed, code, hands)

    refused = await room.submit(judge, empty_drawer=True)
    if refused is None:
        room.secrets = None
    return refused
