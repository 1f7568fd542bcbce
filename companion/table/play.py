"""From the deal to the end: commit, share, deal, look, act, take back, ask, answer, open, check.

Each function judges one wish and gives the records it leads to, or a refusal. Nothing is changed.
What needs cryptography (sealing a deal, checking a proof) is done by the caller beforehand.
"""

from typing import Any

from companion.refusal import Refusal
from companion.table import codec, exchange, trial
from companion.table.chance import Chance
from companion.table.exchange import Message, Side
from companion.table.game import Deal, Game
from companion.table.lobby import Outcome
from companion.table.luck import Recalled
from companion.table.record import (
    Acted,
    Answered,
    Asked,
    By,
    Checked,
    Committed,
    Dealt,
    Declined,
    Ended,
    GivenUp,
    Looked,
    Opened,
    Shared,
    Withdrawn,
)
from companion.table.refusal import (
    AlreadyOpen,
    AnsweredAlready,
    LookStays,
    NoSuchSeat,
    NotAsked,
    NotDealt,
    NothingToTakeBack,
    NotYourSeat,
    Over,
    SeatsFree,
    Stale,
)
from companion.table.state import Phase, Table
from companion.table.wish import Ask

ANYHOW = 2**62
"""Instead of the entry a screen showed: for what a phone does by itself, however things stand."""


def commit(
    table: Table,
    seat: int | None,
    game_id: bytes,
    commitment: bytes,
    dealer: bytes,
    *,
    by: int | None = None,
    mixer: int | None = None,
) -> Outcome:
    """Begin a deal to everybody seated. game_id 8, commitment and dealer 32 bytes.

    by, mixer: see `Committed`.
    """
    if table.phase is not Phase.LOBBY:
        return Over() if table.phase is Phase.ENDED else Stale()
    if table.free:
        return SeatsFree(table.free)
    order = tuple(seat.number for seat in table.seats)
    begun = Committed(table.round + 1, game_id, commitment, dealer, order, by, mixer)
    return (By(seat, begun),)


def share(table: Table, seat: int, share: bytes) -> Outcome:
    """A phone's own part of the chance, once a deal; too late is no error."""
    if table.phase is not Phase.DEALING or any(s == seat for s, _ in table.shares):
        return ()
    if seat not in table.players:
        return NotYourSeat()
    return (By(seat, Shared(seat, share)),)


def deal(game: Game, table: Table, message: bytes, dealt: Deal) -> Outcome:
    """The sealed deal. message: the signed DEAL for all seats."""
    if table.phase is not Phase.DEALING:
        return Stale()
    return (By(None, Dealt(message, plain_events(game, dealt.events))),)


def deal_out(table: Table, message: bytes, events: tuple[dict[str, Any], ...]) -> Outcome:
    """The same, of a phone that deals. The caller has checked the message."""
    if table.phase is not Phase.DEALING or table.by_phone is None:
        return Stale()
    return (By(table.by_phone.dealer, Dealt(message, events)),)


def look(table: Table, seat: int) -> Outcome:
    """A seat looked at its card: noted once a deal."""
    if not table.message or table.phase is Phase.LOBBY:
        return NotDealt()
    if seat not in table.players:
        return NotYourSeat()
    return () if seat in table.looked else (By(seat, Looked(seat)),)


def act(
    game: Game, table: Table, seat: int | None, act: Any, chance: Chance, tap: str, seen: int
) -> Outcome:
    """A public act. tap: its id; seen: number of the entry the screen was drawn from.

    seat: None for the screen in the middle, which may what is nobody's own. The same tap again
    gives no records: it is done already. chance: the table's own; what was drawn before and taken
    back is given again.
    """
    if tap in table.taps:
        return ()
    if refused := _may_act(table, seat, seen):
        return refused
    if isinstance(act := trial.read_back(act, game.acts), Refusal):
        return act
    doer = game.anybodys(table.state, act) if seat is None else seat
    if doer is None:
        return NotYourSeat()
    recalled = _recalled(table, doer, act, chance)
    events = game.decide(table.state, doer, act, recalled)
    if isinstance(events, Refusal):
        return events
    plain = codec.plain(act, game.acts)
    return (By(seat, Acted(tap, plain, plain_events(game, events), recalled.drawn)),)


def take_back(table: Table, seat: int | None, tap: str, seen: int) -> Outcome:
    """Withdraw the last standing act. Deals, asks and opens stay: nobody can unsee a card.

    Nor does an act go that may have led to what was asked (`Game.binds`).
    """
    if tap in table.taps:
        return ()
    if table.phase is not Phase.PLAYING:
        return NothingToTakeBack()
    if seen < table.changed:
        return Stale()
    if not table.acts:
        return LookStays() if table.bound else NothingToTakeBack()
    return (By(seat, Withdrawn(table.acts[-1][0], tap)),)


def ask(game: Game, table: Table, asks: Ask, chance: Chance) -> Outcome:
    """Ask another seat's phone for something private; it waits until that phone answers.

    What the rules alone did not give goes beyond: then it waits for that phone's player.
    """
    seat, to = asks.seat, asks.to
    if asks.tap in table.taps:
        return ()
    if refused := _may_act(table, seat, asks.seen):
        return refused
    if isinstance(ask := trial.read_back(asks.ask, game.asks), Refusal):
        return ask
    if to not in table.players or to == seat or game.asked(ask) not in (None, to):
        return NoSuchSeat()
    recalled = _recalled(table, seat, ask, chance)
    events = game.decide(table.state, seat, ask, recalled)
    if isinstance(events, Refusal):
        return events
    plain = codec.plain(ask, game.asks)
    public, beyond = plain_events(game, events), not game.earned(table.by_rules, seat, ask)
    return (By(seat, Asked(asks.tap, to, plain, public, asks.sealed, recalled.drawn, beyond)),)


def answer(table: Table, seat: int, number: int, envelope: bytes) -> Outcome:
    """The asked phone's answer, sealed to the asker. number: the ask's entry."""
    refused = _not_now(table, seat, number, Message.ANSWER)
    return refused or (By(seat, Answered(number, envelope)),)


def decline(table: Table, seat: int, number: int) -> Outcome:
    """The asked phone's player does not want to answer. Only to what the rules did not give."""
    refused = _not_now(table, seat, number, Message.DECLINE)
    return refused or (By(seat, Declined(number)),)


def _not_now(table: Table, seat: int, number: int, message: Message) -> Refusal | None:
    """Why the seat may not say that to the ask of that entry; None if it may."""
    question = next((q for q in table.questions if q.number == number), None)
    if question is None or question.ask.to != seat:
        return NotAsked()
    if not question.waits:
        return AnsweredAlready()
    may = exchange.after(question.kind, question.state, Side.ASKED, message)
    return None if may else NotAsked()


def open_hand(game: Game, table: Table, seat: int, slot: int, proof: bytes, hand: bytes) -> Outcome:
    """Show a hand to all. The caller has checked the proof against the deal.

    In a mixed deal what the rules show at once is shown by its own phone.
    """
    if table.phase is not Phase.PLAYING:
        return NotDealt() if table.phase is not Phase.ENDED else Over()
    if seat not in table.players:
        return NotYourSeat()
    if any(number == seat for number, _ in table.opened):
        return AlreadyOpen()
    mixed = table.by_phone is not None and table.by_phone.mix
    at_once = game.open_at_once(table.state, seat, hand) if mixed else ()
    events = plain_events(game, at_once or game.shown(table.state, seat, hand))
    return (By(seat, Opened(seat, slot, proof, hand, events)),)


def end(
    game: Game,
    table: Table,
    seat: int | None,
    seed: bytes,
    message: bytes,
    hands: tuple[tuple[int, bytes], ...],
) -> Outcome:
    """Everybody's hand lies open and the seed is published. message: the signed END."""
    if table.phase is not Phase.PLAYING:
        return NotDealt() if table.phase is not Phase.ENDED else Over()
    state, events = table.state, list[Any]()
    for number, hand in hands:
        for event in game.shown(state, number, hand):
            state = game.evolve(state, event)
            events.append(event)
    return (By(seat, Ended(seed, message, hands, plain_events(game, tuple(events)))),)


def give_up(table: Table, seat: int | None, *, failed: bool = False) -> Outcome:
    """Nobody learns what was dealt. failed: the deal can't be made, and nobody gave it up."""
    if table.phase not in (Phase.DEALING, Phase.PLAYING):
        return NotDealt() if table.phase is not Phase.ENDED else Over()
    return (By(seat, GivenUp(seat, failed)),)


def check(table: Table, seat: int, fair: bool) -> Outcome:
    """A phone's own finding about the deal, once."""
    if table.phase is not Phase.ENDED:
        return NotDealt()
    if seat not in table.players:
        return NotYourSeat()
    return () if any(s == seat for s, _ in table.checked) else (By(seat, Checked(seat, fair)),)


def _may_act(table: Table, seat: int | None, seen: int) -> Refusal | None:
    if table.phase is Phase.ENDED:
        return Over()
    if table.phase is not Phase.PLAYING:
        return NotDealt()
    if seat is not None and seat not in table.players:
        return NotYourSeat()
    return Stale() if seen < table.changed else None


def _recalled(table: Table, seat: int, act: Any, chance: Chance) -> Recalled:
    luck = table.luck.forgotten if table.redraws else table.luck
    return Recalled(luck, chance, f"{type(act).__name__} {seat}")


def plain_events(game: Game, events: tuple[Any, ...]) -> tuple[dict[str, Any], ...]:
    """Events as they stand in the log."""
    return tuple(codec.plain(event, game.events) for event in events)
