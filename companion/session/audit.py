"""What the end of a deal at a table proves, on each phone by itself. Pure.

A deal of the table server's is fair or not; of one that phones made, what is broken names the phone
whose own signed messages say so. What codes alone prove must not live here (`read_end`).
"""

from companion.handoff import deal as sealed
from companion.refusal import Refusal
from companion.session import dealing, mixed
from companion.session.refusals import (
    DealStacked,
    FalselyShown,
    KeysSwapped,
    NotFair,
    SeedChanged,
)
from companion.table import play
from companion.table.game import Game
from companion.table.state import Table


def verdict(game: Game, table: Table) -> Refusal | None:
    """What was broken in a deal that has ended; None for a fair one."""
    deal = table.by_phone
    if deal is None or table.deal is None:
        return None if dealing.fair(game, table) else NotFair()
    dealer = _name(table, table.deal.by)
    if sealed.commitment(table.seed) != table.deal.commitment:
        return SeedChanged(dealer)
    public = dealing.drawn(game, table, table.seed).events
    if dealing.is_mixed(table):
        public = game.unplaced(public)
        fits = _mixed_deal_fits(game, table)
    else:
        fits = dealing.fair(game, table)
    if not fits or deal.events != play.plain_events(game, public):
        return DealStacked(dealer)
    return _whose(game, table) if dealing.is_mixed(table) else None


def _mixed_deal_fits(game: Game, table: Table) -> bool:
    """Whether the seed gives just this deal over the mix, to the byte."""
    assert table.deal is not None
    found, made = dealing.read(table), dealing.shuffled(table)
    source = dealing.source(table, table.seed)
    hands = [hand for _, hand in dealing.drawn(game, table, table.seed).hands]
    same = sealed.audit_over(found, source, made.points, hands, made.base)
    return same and found.dealer == table.deal.dealer and found.public == made.bond.raw


def _whose(game: Game, table: Table) -> Refusal | None:
    """Whether the seats' own keys were mixed, and everybody has shown a card of their own."""
    assert table.by_phone is not None
    at = mixed.slots(table)
    if at is None:
        return KeysSwapped(_name(table, table.by_phone.mixed_by))
    if table.opened != mixed.hands(game, table, table.seed):
        return NotFair()
    false = next((seat for seat, slot in table.by_phone.slots if at.get(seat) != slot), None)
    return None if false is None else FalselyShown(_name(table, false))


def _name(table: Table, number: int | None) -> str:
    seat = table.seat(number) if number is not None else None
    return seat.name if seat is not None else "?"
