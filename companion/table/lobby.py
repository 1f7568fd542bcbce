"""Before the deal: making a table, taking and freeing seats, the order in which people sit.

Each function judges one wish and gives the records it leads to, or a refusal. Nothing is changed.
Whether a caller may wish it (maker, seat) is checked by who calls.
"""

from typing import Any

from companion.refusal import Refusal
from companion.table import codec, names
from companion.table.game import Game
from companion.table.record import (
    Again,
    By,
    Freed,
    Made,
    Ordered,
    Promised,
    Redraws,
    Renamed,
    Resized,
    Ruled,
    Sat,
    Witnessed,
)
from companion.table.refusal import (
    AfterTheDeal,
    NameTaken,
    NoSuchSeat,
    NotDealt,
    OrderIncomplete,
    PlacesOutOfRange,
    PlacesTaken,
    PromiseTooEarly,
    SeatTaken,
    TableFull,
    WitnessedAlready,
)
from companion.table.state import Phase, Table
from companion.table.wish import Sit

Outcome = tuple[By, ...] | Refusal

SEATS = 8
"""Seats that have a letter, a colour and a shape."""


def make(
    game: Game, places: int, options: Any, maker: bytes, key: bytes, *, own: bool = False
) -> Outcome:
    """A new table for `places` players. maker, key, own: see `Made`."""
    if places not in game.seats:
        return PlacesOutOfRange(game.seats[0], game.seats[-1])
    plain = codec.plain(options, game.options)
    return (By(None, Made(game.key, places, plain, maker, key, own)),)


def sit(
    table: Table,
    sits: Sit,
    wanted: int | None = None,
    *,
    maker: bool = False,
    own: bool = False,
) -> Outcome:
    """Take a seat: `wanted`, or the first free one. maker, own: see `Sat`."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    shown = _name(table, sits.name)
    if isinstance(shown, Refusal):
        return shown
    if wanted is not None and table.seat(wanted):
        return SeatTaken()
    if table.free < 1:
        return TableFull(table.places)
    free = [n for n in range(SEATS) if not table.seat(n)]
    number = free[0] if wanted is None else wanted
    if number not in free:
        return NoSuchSeat()
    sat = Sat(number, shown, sits.key, sits.token, sits.carrier, maker, sits.born, own)
    return (By(number, sat),)


def free(table: Table, seat: int) -> Outcome:
    """Free a seat before the deal."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    return (By(None, Freed(seat)),) if table.seat(seat) else NoSuchSeat()


def rename(table: Table, seat: int, name: str) -> Outcome:
    """Somebody who sits is called otherwise; the same name again is no error."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    taken = table.seat(seat)
    if taken is None:
        return NoSuchSeat()
    shown = _name(table, name, but=seat)
    if isinstance(shown, Refusal):
        return shown
    return () if shown == taken.name else (By(seat, Renamed(seat, shown)),)


def _name(table: Table, name: str, but: int | None = None) -> str | Refusal:
    """A name as it is shown, if nobody here is called so. but: a seat that may be."""
    shown = names.tidy(name)
    if isinstance(shown, Refusal):
        return shown
    others = (seat.name for seat in table.seats if seat.number != but)
    taken = any(names.alike(other) == names.alike(shown) for other in others)
    return NameTaken(shown) if taken else shown


def order(table: Table, seats: tuple[int, ...]) -> Outcome:
    """The seats as people sit, each exactly once."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    if sorted(seats) != sorted(seat.number for seat in table.seats):
        return OrderIncomplete()
    return (By(None, Ordered(seats)),)


def resize(game: Game, table: Table, places: int) -> Outcome:
    """Another number of players, not fewer than already sit."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    if places not in game.seats:
        return PlacesOutOfRange(game.seats[0], game.seats[-1])
    if places < len(table.seats):
        return PlacesTaken(len(table.seats))
    return (By(None, Resized(places)),)


def rule(game: Game, table: Table, options: Any) -> Outcome:
    """Other house rules before the deal."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    return (By(None, Ruled(codec.plain(options, game.options))),)


def redraw(table: Table, anew: bool) -> Outcome:
    """Whether what is taken back is drawn anew, in this table's next deals."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    return () if table.redraws == anew else (By(None, Redraws(anew)),)


def promise(table: Table, promised: Promised) -> Outcome:
    """Promise the coming deal, once who plays is known but for the witness. See `Promised`."""
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    return PromiseTooEarly() if table.free > 1 else (By(None, promised),)


def witness(table: Table, seat: int, statement: bytes) -> Outcome:
    """A seat gives its share for the promised deal. The caller has checked the statement."""
    taken = table.seat(seat)
    if table.phase is not Phase.LOBBY:
        return AfterTheDeal()
    if taken is None or table.promised is None:
        return NoSuchSeat()
    if table.witness is not None:
        first = table.seat(table.witness.seat)
        same = table.witness.seat == seat
        return () if same else WitnessedAlready(taken.name, first.name if first else "?")
    return (By(seat, Witnessed(seat, statement)),)


def again(table: Table, seat: int | None) -> Outcome:
    """Back to the lobby with everybody still seated, for another deal."""
    if table.phase is not Phase.ENDED:
        return NotDealt()
    return (By(seat, Again()),)
