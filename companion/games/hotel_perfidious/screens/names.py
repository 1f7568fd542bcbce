"""What the screens call rooms, furnishings and items, and their drawings."""

from collections.abc import Iterable

from companion.games.hotel_perfidious.rules.items import COUNTERS, Furnishing, Item
from companion.table.state import Table
from companion.ui.words import Argument, Words

DRAWINGS = {
    Item.PHONE: "ui-phone",
    Item.KEY: "hp-key",
    Item.NS_ARROW: "hp-arrow-ns",
    Item.WE_ARROW: "hp-arrow-we",
}
"""Where the drawing is not called like the item."""


def say(words: Words, key: str, **arguments: Argument) -> str:
    """A sentence of this game."""
    return words(f"hotel_perfidious-{key}", **arguments)


def item(words: Words, one: Item) -> str:
    """An item's name; a trap's with what is on its tile (HP-def16)."""
    return say(words, f"item-{one}")


def short(words: Words, one: Item) -> str:
    """A trap's own name, another item's."""
    return say(words, f"trap-{one}") if one in COUNTERS else item(words, one)


def several(words: Words, some: Iterable[Item]) -> str:
    """Items beside each other."""
    listed = [short(words, one) for one in some]
    return words.listed(listed) if listed else say(words, "items-none")


def furnishing(words: Words, one: Furnishing) -> str:
    """A furnishing's name."""
    return say(words, f"back-{one}")


def drawing(one: Item) -> str:
    """The drawing of an item. Never for a secret card: only where it may be seen."""
    return DRAWINGS.get(one, f"hp-{one}")


def back(one: Furnishing) -> str:
    """The drawing of a tile's back."""
    return f"hp-{one}"


def place(words: Words, room: int, one: Furnishing) -> str:
    """A square: room and furnishing."""
    return say(words, "place-of", room=room, back=furnishing(words, one))


def seat(table: Table, number: int) -> str:
    """A player's name."""
    taken = table.seat(number)
    return taken.name if taken else "?"
