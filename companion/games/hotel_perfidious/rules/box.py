"""What the box holds, and how much of it may still turn up (facts 1.1, 1.9). PURE.

Only what can be nowhere else is counted: souvenirs, dropped blueprints, phones that ring, signs.
"""

from companion.games.hotel_perfidious.rules.hotel import BLUEPRINTS, Fighter, Hotel
from companion.games.hotel_perfidious.rules.items import (
    COUNTERS,
    DECKS,
    Furnishing,
    Item,
    copies,
)

SOUVENIRS = (*COUNTERS, Item.PHONE)
"""What can be a souvenir."""
MOST_SOUVENIRS = sum(copies(item) for item in SOUVENIRS)
"""Twelve traps and two phones (facts 1.9)."""


def free(hotel: Hotel, item: Item) -> int:
    """How many of an item may turn up."""
    gone = hotel.taken_of(item)
    gone += len(hotel.calls) if item is Item.PHONE else 0
    gone += BLUEPRINTS - hotel.still_out if item is Item.BLUEPRINT else 0
    return copies(item) - gone


def free_to_hold(hotel: Hotel, side: Fighter, item: Item) -> int:
    """How many of an item a fighter may hold beside what the other has readied."""
    both = hotel.duel.both if hotel.duel is not None else ()
    others = (one for other in both if other.seat != side.seat for one in other.items or ())
    return free(hotel, item) - sum(one is item for one in others)


def free_backs(hotel: Hotel, furnishing: Furnishing) -> int:
    """How many tiles with that back may still be set: all but those set, souvenirs and signs."""
    deck = DECKS[furnishing]
    used = sum(tile.furnishing is furnishing for tile in hotel.lying)
    used += sum(hotel.taken_of(trap) for trap in COUNTERS if trap in deck)
    used += sum(sign in deck for sign, _ in hotel.signs)
    return sum(deck.values()) - used


def souvenirs_left(hotel: Hotel) -> int:
    """How many more souvenirs there can be."""
    return MOST_SOUVENIRS - sum(count for _, count in hotel.souvenirs)
