"""The 36 tiles: four decks, what stops which trap, what helps in a duel (facts 1.1, 1.6). PURE."""

from collections.abc import Collection
from enum import StrEnum

NOBODY = -1
"""Instead of a seat."""


class Furnishing(StrEnum):
    """What a tile's back shows."""

    ARMOIRE = "armoire"
    BED = "bed"
    PLANT = "plant"
    RUG = "rug"


class Item(StrEnum):
    """What a tile's face shows; NOTHING for none."""

    NOTHING = "nothing"
    NUTCRACKER = "nutcracker"
    HONEY_TRAP = "honey-trap"
    CONTACT_POISON = "contact-poison"
    KNOCKOUT_GAS = "knockout-gas"
    HELMET = "helmet"
    BIBLE = "bible"
    GLOVES = "gloves"
    MASK = "gas-mask"
    SYRINGE = "syringe"
    BLACKJACK = "blackjack"
    KEY = "skeleton-key"
    OVERSHOES = "overshoes"
    PHONE = "courtesy-phone"
    BLUEPRINT = "blueprint"
    NS_ARROW = "ns-arrow"
    WE_ARROW = "we-arrow"
    COMPASS = "compass"


DECKS: dict[Furnishing, dict[Item, int]] = {
    Furnishing.ARMOIRE: {
        Item.NUTCRACKER: 3,
        Item.GLOVES: 2,
        Item.KEY: 2,
        Item.PHONE: 1,
        Item.WE_ARROW: 1,
    },
    Furnishing.BED: {
        Item.HONEY_TRAP: 3,
        Item.MASK: 2,
        Item.OVERSHOES: 2,
        Item.PHONE: 1,
        Item.NS_ARROW: 1,
    },
    Furnishing.PLANT: {
        Item.CONTACT_POISON: 3,
        Item.HELMET: 2,
        Item.SYRINGE: 2,
        Item.BLACKJACK: 1,
        Item.BLUEPRINT: 1,
    },
    Furnishing.RUG: {
        Item.KNOCKOUT_GAS: 3,
        Item.BIBLE: 2,
        Item.BLACKJACK: 2,
        Item.COMPASS: 1,
        Item.BLUEPRINT: 1,
    },
}
"""How many of each item lie in each deck: nine tiles a deck."""

COUNTERS: dict[Item, tuple[Item, ...]] = {
    Item.NUTCRACKER: (Item.HELMET,),
    Item.HONEY_TRAP: (Item.BIBLE,),
    Item.CONTACT_POISON: (Item.GLOVES, Item.SYRINGE),
    Item.KNOCKOUT_GAS: (Item.MASK, Item.SYRINGE),
}
"""The four traps, and what stops each (HP-T1..11)."""

BONUS: dict[Item, int] = {Item.HELMET: 2, Item.BIBLE: 1, Item.BLACKJACK: 3}
"""What an item adds to a roll."""

ITEMS = tuple(Item)
SIGNS = (Item.NS_ARROW, Item.WE_ARROW, Item.COMPASS)
"""Never kept, never set: once found they lie face up."""
KEEPABLE = tuple(item for item in ITEMS if item not in (*SIGNS, Item.NOTHING))
ROOMS = 9
HOLDS = 2
"""Tiles an agent may hold; a third must be dropped or set first."""


def copies(item: Item) -> int:
    """How many tiles of an item there are in all decks."""
    return sum(deck.get(item, 0) for deck in DECKS.values())


def fits(item: Item, furnishing: Furnishing) -> bool:
    """Whether a tile with that back may be that item and be set."""
    return item in DECKS[furnishing] and item not in SIGNS


def stopper(trap: Item, held: Collection[Item]) -> Item:
    """The first item held that stops the trap, NOTHING if none does (HP-T1..11)."""
    return next((item for item in COUNTERS.get(trap, ()) if item in held), Item.NOTHING)


def bonus(items: Collection[Item], stack: bool) -> int:
    """What readied items add to a roll; equal ones count once unless they `stack` (HP-def6)."""
    counted = items if stack else set(items)
    return sum(BONUS.get(item, 0) for item in counted)


def reach(items: Collection[Item]) -> int:
    """Squares of a move with the items that work (HP-M1, HP-M2)."""
    return 9 if Item.OVERSHOES in items else 6


def packed(items: Collection[Item]) -> bytes:
    """An inventory as `HOLDS` bytes: as many, whatever it is. More than fit is left out."""
    codes = [ITEMS.index(item) for item in items][:HOLDS]
    return bytes((*codes, *[0] * (HOLDS - len(codes))))


def unpacked(content: bytes) -> tuple[Item, ...]:
    """The inventory of `HOLDS` bytes. Raises ValueError if it is none."""
    if len(content) != HOLDS:
        raise ValueError("not an inventory")
    items = tuple(item_of(code) for code in content)
    return tuple(item for item in items if item is not Item.NOTHING)


def item_of(code: int) -> Item:
    """The item of a byte. Raises ValueError if it can be held by nobody."""
    if code >= len(ITEMS) or ITEMS[code] in SIGNS:
        raise ValueError("no such item")
    return ITEMS[code]
