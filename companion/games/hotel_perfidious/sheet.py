"""A seat's private trap book: what it holds, and where it set what. PURE.

It is a line of the seat's private sheet on its own phone. What was set is known by its mark: a tile
leaves the hand when that mark stands on the table, and comes back when the laying is taken back.
"""

import json
from dataclasses import dataclass, replace

from companion.games.hotel_perfidious.rules.hotel import Hotel, Tile
from companion.games.hotel_perfidious.rules.items import HOLDS, KEEPABLE, Item, copies, reach

LINE = "hotel-hand"
"""The name of the line in the private sheet."""
MOST = HOLDS + 1
"""A third tile may be held until it is dropped or set."""


@dataclass(frozen=True, repr=False)
class Held:
    """A tile in the inventory. up: it is readied. knocks: how often its holder was down then.

    set_as: the mark under which it was set, in hex.
    """

    item: Item
    up: bool = False
    knocks: int = 0
    set_as: str = ""


Inventory = tuple[Held, ...]


def read(lines: dict[str, str], deal: int) -> Inventory:
    """The inventory of this deal; what is not ours in the line counts as nothing."""
    try:
        data = json.loads(lines.get(LINE, ""))
        if data["deal"] != deal:
            return ()
        return tuple(
            Held(Item(item), bool(up), int(knocks), str(set_as))
            for item, up, knocks, set_as in data["held"]
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return ()


def text(inventory: Inventory, deal: int) -> str:
    """The line for the private sheet."""
    held = [[one.item.value, one.up, one.knocks, one.set_as] for one in inventory]
    return json.dumps({"deal": deal, "held": held}, separators=(",", ":"))


def now(inventory: Inventory, hotel: Hotel, seat: int) -> Inventory:
    """What is still in hand: not set, and not lost when its holder went down."""
    marks = {tile.mark.hex() for tile in hotel.tiles}
    knocks = hotel.knocks_of(seat)
    return tuple(h for h in inventory if h.set_as not in marks and h.knocks == knocks)


def added(inventory: Inventory, hotel: Hotel, seat: int, item: Item, up: bool) -> Inventory:
    """With one tile more, as far as hand and box allow; forgets what is gone for good."""
    held = now(inventory, hotel, seat)
    if item not in KEEPABLE or len(held) >= MOST or items(held).count(item) >= copies(item):
        return inventory
    marks = {tile.mark.hex() for tile in hotel.tiles}
    kept = tuple(h for h in inventory if h.set_as in marks or h.knocks == hotel.knocks_of(seat))
    return (*kept, Held(item, up, hotel.knocks_of(seat)))


def without(inventory: Inventory, gone: Held) -> Inventory:
    """With one such tile less."""
    at = inventory.index(gone) if gone in inventory else len(inventory)
    return (*inventory[:at], *inventory[at + 1 :])


def readied(inventory: Inventory, one: Held, up: bool) -> Inventory:
    """With one such tile turned up, or down."""
    return _put(inventory, one, replace(one, up=up))


def all_up(inventory: Inventory) -> Inventory:
    """With every tile readied, as for a duel."""
    return tuple(replace(one, up=True) for one in inventory)


def laid_as(inventory: Inventory, one: Held, mark: bytes) -> Inventory:
    """With one such tile set on the board under a mark."""
    return _put(inventory, one, replace(one, set_as=mark.hex()))


def _put(inventory: Inventory, one: Held, after: Held) -> Inventory:
    at = inventory.index(one) if one in inventory else len(inventory)
    return (*inventory[:at], after, *inventory[at + 1 :])


def items(held: Inventory) -> tuple[Item, ...]:
    """What is held."""
    return tuple(one.item for one in held)


def working(held: Inventory, must_be_ready: bool) -> tuple[Item, ...]:
    """What works without a trap or a duel: Key and Overshoes (HP-def13)."""
    return tuple(one.item for one in held if one.up or not must_be_ready)


def stays_up(one: Held, quick: bool) -> bool:
    """Whether a tile cannot be turned down: the short game conceals nothing again (facts 1.3)."""
    return one.up and quick


def squares(held: Inventory, must_be_ready: bool) -> int:
    """How far a move goes (HP-M1, HP-M2)."""
    return reach(working(held, must_be_ready))


def own_tiles(hotel: Hotel, seat: int) -> tuple[Tile, ...]:
    """What a seat has set and still lies there, by room."""
    return tuple(sorted((t for t in hotel.lying if t.seat == seat), key=lambda t: t.room))
