"""The Dead Drop (HP-DD1): its signs, the blueprints on it, the end of the mission. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules import turns
from companion.games.hotel_perfidious.rules.dead_drop import Direction
from companion.games.hotel_perfidious.rules.hotel import Hotel, counted
from companion.games.hotel_perfidious.rules.items import SIGNS, Item
from companion.refusal import Refusal
from companion.table.chance import Chance


@dataclass(frozen=True)
class FindSign:
    """An arrow or the compass lies face up on a square; column and row are counted from 1."""

    sign: Item
    column: int
    row: int


@dataclass(frozen=True)
class TurnCompass:
    """Where north is on the board, by the finder's hand (HP-def4) or corrected."""

    north: Direction


@dataclass(frozen=True)
class MarkDrop:
    """The Dead Drop is this square, whatever the signs say (HP-def3). 0, 0: by the signs."""

    column: int
    row: int


@dataclass(frozen=True)
class DropBlueprints:
    """One or both blueprints on the Dead Drop."""

    count: int


Act = FindSign | TurnCompass | MarkDrop | DropBlueprints


@dataclass(frozen=True)
class SignFound:
    """An arrow or the compass lies on a square."""

    sign: Item
    column: int
    row: int


@dataclass(frozen=True)
class CompassTurned:
    """Where north is."""

    north: Direction


@dataclass(frozen=True)
class DropMarked:
    """The Dead Drop by hand; 0, 0: by the signs."""

    column: int
    row: int


@dataclass(frozen=True)
class BlueprintsDropped:
    """Blueprints lie on the Dead Drop."""

    seat: int
    count: int


@dataclass(frozen=True)
class MissionOver:
    """The game is over; the wins each seat has made in it."""

    wins: tuple[tuple[int, int], ...]


Event = SignFound | CompassTurned | DropMarked | BlueprintsDropped | MissionOver
Events = tuple[Event, ...]


@dataclass(frozen=True)
class NotASign(r.HotelRefusal):
    """This is neither an arrow nor the compass."""


@dataclass(frozen=True)
class NoSuchSquare(r.HotelRefusal):
    """The board has no such square."""

    key = "hotel_perfidious-refusal-square"


@dataclass(frozen=True)
class TapTheSquare(r.HotelRefusal):
    """The house rules mark the Dead Drop directly (HP-def3)."""

    key = "hotel_perfidious-refusal-tap-square"


@dataclass(frozen=True)
class NoBlueprint(r.HotelRefusal):
    """There are not so many blueprints."""


def decide(hotel: Hotel, seat: int, act: Act, chance: Chance) -> Events | Refusal:
    """Where the Dead Drop is, and what is dropped there."""
    match act:
        case FindSign():
            return _find(hotel, act, chance)
        case TurnCompass(north):
            return (CompassTurned(north),)
        case MarkDrop(column, row):
            if (column, row) != (0, 0) and not _on_board(hotel, column, row):
                return NoSuchSquare()
            return (DropMarked(column, row),)
        case DropBlueprints(count):
            return _drop(hotel, seat, count)
        case _:
            assert_never(act)


def _on_board(hotel: Hotel, column: int, row: int) -> bool:
    """Whether the board has that square."""
    columns, rows = hotel.options.grid
    return 1 <= column <= columns and 1 <= row <= rows


def _find(hotel: Hotel, act: FindSign, chance: Chance) -> Events | Refusal:
    """A sign on its square; the app turns the compass, or the finder does (HP-def4)."""
    if act.sign not in SIGNS:
        return NotASign()
    if hotel.options.tap_the_square:
        return TapTheSquare()
    if not _on_board(hotel, act.column, act.row):
        return NoSuchSquare()
    found = SignFound(act.sign, act.column, act.row)
    turned = hotel.north is not None or hotel.options.compass_by_hand
    if act.sign is not Item.COMPASS or turned:
        return (found,)
    return (found, CompassTurned(chance.at("compass", "this game").pick(tuple(Direction))))


def _drop(hotel: Hotel, seat: int, count: int) -> Events | Refusal:
    """Blueprints on the Dead Drop: the first drop ends the mission, or the last (HP-def5)."""
    if refused := turns.may_act(hotel, seat):
        return refused
    if not 1 <= count <= hotel.still_out:
        return NoBlueprint()
    dropped = BlueprintsDropped(seat, count)
    if hotel.options.both_blueprints and count < hotel.still_out:
        return (dropped,)
    all_of = counted(hotel.blueprints, seat, hotel.blueprints_of(seat) + count)
    rule = hotel.options.zero_counts_one
    won = tuple((who, wins(n, hotel.souvenirs_of(who), rule)) for who, n in all_of)
    return (dropped, MissionOver(won))


def wins(blueprints: int, souvenirs: int, zero_counts_one: bool) -> int:
    """Blueprints on the Dead Drop times souvenirs; no souvenirs make it nothing (HP-def1)."""
    return blueprints * (max(1, souvenirs) if zero_counts_one else souvenirs)


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state with that sign, those blueprints, those wins."""
    match event:
        case SignFound(sign, column, row):
            others = tuple(pair for pair in hotel.signs if pair[0] is not sign)
            return replace(hotel.saw(sign), signs=(*others, (sign, (column, row))))
        case CompassTurned(north):
            return replace(hotel, north=north)
        case DropMarked(column, row):
            return replace(hotel, drop=(column, row) if column else None)
        case BlueprintsDropped(seat, count):
            has = hotel.blueprints_of(seat) + count
            return replace(hotel, blueprints=counted(hotel.blueprints, seat, has))
        case MissionOver(wins):
            total = hotel.wins
            for seat, won in wins:
                total = counted(total, seat, dict(total).get(seat, 0) + won)
            return replace(hotel, gained=wins, wins=total)
        case _:
            assert_never(event)
