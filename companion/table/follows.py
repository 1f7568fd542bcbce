"""Whether a record is what a signed wish leads to: what a phone asks of a log that others wrote.

The rules are not judged again here, nor who may wish what (`wishing`): only that nobody put
something else into the log than what was wished.
"""

from typing import Any, assert_never

from companion.table import codec, names, record, wish
from companion.table.game import Game
from companion.table.record import By
from companion.table.wish import Wish

DECIDES = {
    wish.End: record.Decision.END,
    wish.Again: record.Decision.AGAIN,
    wish.GiveUp: record.Decision.GIVE_UP,
}
"""What such a wish only asks for, where one alone does not decide it (`deciding`)."""


def matches(game: Game, wished: Wish, by: By, place: int = 0) -> bool:
    """Whether `by` follows from the wish. Which act is taken back is seen from those that stand.

    place: the how manieth record of that wish it is; only a rescue leads to several.
    """
    match wished:
        case wish.Sit() | wish.Free() | wish.Rename() | wish.Order():
            return _seats(wished, by)
        case wish.Resize() | wish.Rule() | wish.Redraw():
            return _table(game, wished, by)
        case wish.Promise() | wish.Witness() | wish.Deal() | wish.Share() | wish.Look():
            return _deal(wished, by)
        case wish.Act() | wish.TakeBack() | wish.Ask() | wish.Answer() | wish.Decline():
            return _play(game, wished, by)
        case wish.Open() | wish.End() | wish.GiveUp() | wish.Check() | wish.Again():
            return _end(wished, by)
        case wish.RefuseDecision(number):
            return by.record == record.DecisionEnded(number, by.seat)
        case wish.Rescue() | wish.AskMove() | wish.AgreeMove() | wish.EndMove() | wish.ComeBack():
            return _move(wished, by, place)
        case wish.AskTakeover() | wish.AgreeTakeover() | wish.EndTakeover() | wish.MakerComesBack():
            return _takeover(wished, by)
        case wish.Commit() | wish.Mix() | wish.DealOut() | wish.Unmix() | wish.Reveal():
            return _by_phone(wished, by)
        case wish.HandOver() | wish.PickOut() | wish.GiveShare() | wish.Entrust():
            return _handed(wished, by)
        case wish.NamePassKey(seat, key, signature):
            return by.record == record.PassKey(seat, key, signature) and by.seat == seat
        case _:
            assert_never(wished)


def _seats(wished: wish.Sit | wish.Free | wish.Rename | wish.Order, by: By) -> bool:
    match wished, by.record:
        case wish.Sit(), record.Sat() as sat:
            same = (sat.key, sat.token, sat.carrier, sat.born)
            asked = (wished.key, wished.token, wished.carrier, wished.born)
            return same == asked and sat.name == names.tidy(wished.name) and sat.seat == by.seat
        case wish.Free(seat), record.Freed(freed):
            return freed == seat
        case wish.Rename(seat, name), record.Renamed() as renamed:
            called = (renamed.seat, renamed.name) == (seat, names.tidy(name))
            return called and by.seat == seat
        case wish.Order(order), record.Ordered(ordered):
            return ordered == order
    return False


def _table(game: Game, wished: wish.Resize | wish.Rule | wish.Redraw, by: By) -> bool:
    match wished, by.record:
        case wish.Resize(places), record.Resized(resized):
            return resized == places
        case wish.Rule(options), record.Ruled(ruled):
            return bool(ruled == codec.plain(options, game.options))
        case wish.Redraw(anew), record.Redraws(redraws):
            return redraws == anew
    return False


def _deal(wished: wish.Promise | wish.Witness | wish.Deal | wish.Share | wish.Look, by: By) -> bool:
    match wished, by.record:
        case wish.Promise(), record.Promised():
            return True
        case wish.Witness(seat, statement), record.Witnessed() as said:
            return (said.seat, said.statement) == (seat, statement) and by.seat == seat
        case wish.Deal(), record.Committed(by=None):
            return True
        case wish.Deal(), record.DealAsked(seat):
            return by.seat == seat
        case wish.Share(seat, share), record.Shared() as given:
            return (given.seat, given.share) == (seat, share) and by.seat == seat
        case wish.Look(seat), record.Looked(looked):
            return looked == seat and by.seat == seat
    return False


def _play(
    game: Game,
    wished: wish.Act | wish.TakeBack | wish.Ask | wish.Answer | wish.Decline,
    by: By,
) -> bool:
    match wished, by.record:
        case wish.Act(), record.Acted() as acted:
            act = codec.plain(wished.act, game.acts)
            return acted.id == wished.tap and _same(acted.act, act) and by.seat == wished.seat
        case wish.TakeBack(tap), record.Withdrawn() as gone:
            return gone.id == tap
        case wish.Ask(), record.Asked() as asked:
            same = (asked.id, asked.to, asked.sealed) == (wished.tap, wished.to, wished.sealed)
            ask = codec.plain(wished.ask, game.asks)
            return same and _same(asked.ask, ask) and by.seat == wished.seat
        case wish.Answer(seat, number, envelope), record.Answered() as told:
            return (told.number, told.envelope) == (number, envelope) and by.seat == seat
        case wish.Decline(seat, number), record.Declined(declined):
            return declined == number and by.seat == seat
    return False


def _same(written: Any, wished: Any) -> bool:
    """Whether two plain values are one text: a list from JSON and a tuple are the same there."""
    return codec.text(written, Any) == codec.text(wished, Any)


def _end(wished: wish.Open | wish.End | wish.GiveUp | wish.Check | wish.Again, by: By) -> bool:
    match wished, by.record:
        case wish.Open(seat, slot, proof), record.Opened() as shown:
            same = (shown.seat, shown.slot, shown.proof) == (seat, slot, proof)
            return same and by.seat == seat
        case (wish.End(), record.Ended()) | (wish.Again(), record.Again()):
            return True
        case ((wish.End() | wish.Again() | wish.GiveUp()), record.DecisionAsked(what, seat)):
            return DECIDES[type(wished)] is what and by.seat == seat
        case wish.End(), record.EndAsked(seat):
            return by.seat == seat
        case wish.GiveUp(), record.GivenUp() as given_up:
            return given_up.seat == by.seat and not given_up.failed
        case wish.Check(seat, fair), record.Checked() as found:
            return (found.seat, found.fair) == (seat, fair) and by.seat == seat
    return False


def _by_phone(
    wished: wish.Commit | wish.Mix | wish.DealOut | wish.Unmix | wish.Reveal, by: By
) -> bool:
    match wished, by.record:
        case wish.Commit(), record.Committed() as begun:
            same = (begun.game_id, begun.commitment, begun.dealer, begun.mixer)
            asked = (wished.game_id, wished.commitment, wished.dealer, wished.mixer)
            return same == asked and by.seat == begun.by
        case (wish.Mix(message), record.Mixed(shown)) | (
            wish.Unmix(message),
            record.Unmixed(shown),
        ):
            return shown == message
        case wish.DealOut(message, events), record.Dealt() as dealt:
            return dealt.message == message and _same(dealt.events, events)
        case wish.Reveal(seed), record.Ended() as ended:
            return ended.seed == seed
    return False


def _handed(wished: wish.HandOver | wish.PickOut | wish.GiveShare | wish.Entrust, by: By) -> bool:
    match wished, by.record:
        case wish.HandOver(number, envelope, keys), record.HandedOver() as hands:
            return (hands.number, hands.envelope, hands.keys) == (number, envelope, keys)
        case wish.HandOver(_, envelope), record.Moved() as moved:
            return moved.envelope == envelope
        case wish.PickOut(_, envelope), record.Moved() as moved:
            return moved.pick == envelope
        case ((wish.HandOver(number) | wish.PickOut(number)), record.MoveEnded() as ended):
            return ended.number == number and ended.back
        case wish.GiveShare(seat, envelope), record.ShareGiven() as given:
            return (given.seat, given.envelope) == (seat, envelope) and by.seat == seat
        case wish.Entrust(part), record.Entrusted(entrusted):
            return entrusted is part
    return False


def _move(
    wished: wish.Rescue | wish.AskMove | wish.AgreeMove | wish.EndMove | wish.ComeBack,
    by: By,
    place: int,
) -> bool:
    match wished, by.record:
        case wish.Rescue(rights), record.Rescued() as rescued if place < len(rights):
            seat, _, token = rights[place]
            return (rescued.seat, rescued.token) == (seat, token) and by.seat == seat
        case wish.AskMove(), record.MoveAsked() as asked:
            same = (asked.seat, asked.key, asked.token, asked.carrier)
            return same == (wished.seat, wished.key, wished.token, wished.carrier)
        case wish.AgreeMove(number), record.MoveAgreed() as agreed:
            return agreed.number == number and agreed.seat == by.seat
        case ((wish.AgreeMove(number) | wish.ComeBack(number)), record.MoveEnded() as ended):
            return ended.number == number and ended.back
        case wish.EndMove(number), record.MoveEnded() as ended:
            return ended.number == number and ended.seat == by.seat and not ended.back
    return False


def _takeover(
    wished: wish.AskTakeover | wish.AgreeTakeover | wish.EndTakeover | wish.MakerComesBack,
    by: By,
) -> bool:
    match wished, by.record:
        case wish.AskTakeover(key, token), record.TakeoverAsked() as asked:
            return (asked.key, asked.token) == (key, token) and asked.seat == by.seat
        case wish.AgreeTakeover(number), record.TakeoverAgreed() as agreed:
            return agreed.number == number and agreed.seat == by.seat
        case (
            (wish.AgreeTakeover(number) | wish.MakerComesBack(number)),
            record.TakeoverEnded() as ended,
        ):
            return ended.number == number and ended.seat is None
        case wish.EndTakeover(number), record.TakeoverEnded() as ended:
            return ended.number == number and ended.seat == by.seat
    return False
