"""What the screens call colours, creatures, flowers and features: words, letters, drawings."""

from companion.games.dead_breakfast.rules.pad import Kind
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.rules.windows import CREATURES, FEARS, Cell
from companion.table.state import Table
from companion.ui.words import Argument, Words

LETTERS = {Cell.YELLOW: "Y", Cell.GREEN: "G", Cell.BLUE: "B", Cell.GREY: "S"}
"""Of a guest's drawing: each colour has a hat of its own, so that colour is not needed."""
COLOURS = {
    Cell.YELLOW: "#FFD75E",
    Cell.GREEN: "#93DB62",
    Cell.BLUE: "#85B8FF",
    Cell.GREY: "#D3D0DC",
}
"""Guests, and the creatures that scare them."""
FLOWERS = ("#FFD75E", "#85B8FF", "#FFB3CB", "#F3EFFA")
FEATURES = ("#E5C09A", "#C9B4F0", "#A8D8C8", "#F0D890")


def say(words: Words, key: str, **arguments: Argument) -> str:
    """A sentence of this game."""
    return words(f"dead_breakfast-{key}", **arguments)


def street_of(table: Table) -> Street | None:
    """The public state, where this game is on the table."""
    return table.state if isinstance(table.state, Street) else None


def seat(table: Table, number: int) -> str:
    """A player's name."""
    taken = table.seat(number)
    return taken.name if taken else "?"


def cell(words: Words, one: Cell) -> str:
    """A guest by colour, a creature, an empty window."""
    return say(words, f"cell-{one}")


def short(words: Words, one: Cell) -> str:
    """Two letters of a guest's colour."""
    return say(words, f"short-{one}")


def drawing(one: Cell, *, scared: bool = False) -> str:
    """A guest's or a creature's drawing; a scared guest looks so."""
    if one in CREATURES:
        return f"db-{one}"
    return f"db-{'scared' if scared else 'guest'}-{LETTERS[one]}"


def colour(one: Cell) -> str:
    """A guest's colour, or that of the guests a creature scares."""
    return COLOURS[FEARS.get(one, one)]


def kind(words: Words, street: Street, which: Kind, number: int) -> str:
    """A flower's or a feature's name: the table's, or the app's own (DB-def4)."""
    own = street.flowers if which is Kind.FLOWER else street.features
    return (own[number] if number < len(own) else "") or say(words, f"{which}-{number + 1}")


def letter(words: Words, street: Street, which: Kind, number: int) -> str:
    """What stands on its drawing: the first letter of its name, else its number."""
    own = street.flowers if which is Kind.FLOWER else street.features
    if number < len(own) and own[number]:
        return own[number][0].upper()
    return say(words, f"{which}-letter-{number + 1}")
