"""What is left in the decks, and what all have seen (facts 1.12, 7). PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.hotel_perfidious.rules import refusals as r
from companion.games.hotel_perfidious.rules import turns
from companion.games.hotel_perfidious.rules.hotel import Hotel, noted
from companion.games.hotel_perfidious.rules.items import DECKS, Furnishing, Item, copies
from companion.refusal import Refusal


@dataclass(frozen=True)
class Draw:
    """A tile is drawn from a deck."""

    furnishing: Furnishing


@dataclass(frozen=True)
class PutBack:
    """A drawn tile goes to the bottom of its deck (HP-def20)."""

    furnishing: Furnishing


@dataclass(frozen=True)
class NoteSeen:
    """How many of an item all have seen."""

    item: Item
    count: int


@dataclass(frozen=True)
class DeckByHand:
    """So many tiles are left in a deck."""

    furnishing: Furnishing
    left: int


Act = Draw | PutBack | NoteSeen | DeckByHand


@dataclass(frozen=True)
class DeckCounted:
    """So many tiles are left in a deck."""

    furnishing: Furnishing
    left: int


@dataclass(frozen=True)
class SeenNoted:
    """So many of an item all have seen."""

    item: Item
    count: int


Event = DeckCounted | SeenNoted
Events = tuple[Event, ...]


@dataclass(frozen=True)
class NoDecks(r.HotelRefusal):
    """The table does not count its decks."""


@dataclass(frozen=True)
class DeckEmpty(r.HotelRefusal):
    """Nothing is left of this deck (HP-def14)."""


@dataclass(frozen=True)
class NotToTheBottom(r.HotelRefusal):
    """The tile goes back to its square (HP-def20)."""

    key = "hotel_perfidious-refusal-not-bottom"


def decide(hotel: Hotel, seat: int, act: Act) -> Events | Refusal:
    """A tile less, which an empty deck does not give (HP-def14), or one more (HP-def20).

    Both are part of a search: the action of whose turn it is. Counts set by hand are anybody's.
    """
    if not hotel.options.keep_decks:
        return NoDecks()
    match act:
        case Draw() | PutBack():
            return turns.may_act(hotel, seat) or _search(hotel, act)
        case DeckByHand(furnishing, left):
            return _count(furnishing, left)
        case NoteSeen(item, count):
            fits = count in range(copies(item) + 1)
            return (SeenNoted(item, count),) if fits else r.NoSuchNumber()
        case _:
            assert_never(act)


def _search(hotel: Hotel, act: Draw | PutBack) -> Events | Refusal:
    """A tile drawn, or the drawn one under its deck."""
    left = hotel.left_in(act.furnishing)
    match act:
        case Draw(furnishing):
            return (DeckCounted(furnishing, left - 1),) if left > 0 else DeckEmpty()
        case PutBack(furnishing):
            if not hotel.options.to_bottom:
                return NotToTheBottom()
            return _count(furnishing, left + 1)
        case _:
            assert_never(act)


def _count(furnishing: Furnishing, left: int) -> Events | Refusal:
    whole = sum(DECKS[furnishing].values())
    return (DeckCounted(furnishing, left),) if left in range(whole + 1) else r.NoSuchNumber()


def evolve(hotel: Hotel, event: Event) -> Hotel:
    """The state with that count."""
    match event:
        case DeckCounted(furnishing, left):
            others = tuple(pair for pair in hotel.left if pair[0] is not furnishing)
            return replace(hotel, left=(*others, (furnishing, left)))
        case SeenNoted(item, count):
            return replace(hotel, seen=noted(hotel.seen, item, count))
        case _:
            assert_never(event)
