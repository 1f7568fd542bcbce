"""What [microfilms]'s screens call seats and cards, and the drawings of cards."""

import flet as ft

from companion.games.microfilms.rules.cards import DECK, DISCARD, Action, Film, Freelancer, Nation
from companion.games.microfilms.rules.films import Kind
from companion.games.microfilms.rules.options import HouseRules
from companion.table.state import Table
from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.words import Words

IDENTITIES: tuple[Nation | Freelancer, ...] = (*Nation, *Freelancer)
"""All eight, in the order grids have."""
DRAWINGS = {
    **{str(nation): f"mf-{nation}" for nation in Nation},
    Freelancer.INTERPOL: "mf-officer",
    Freelancer.BROKER: "mf-broker",
    Freelancer.JOURNALIST: "mf-journalist",
    Freelancer.HITMAN: "mf-hitman",
    Action.STEAL: "mf-steal",
    Action.INTERROGATE: "mf-lamp",
    Action.CASH_OUT: "mf-chip",
    "ace": "mf-ace",
    "unknown": "ui-card",
}
ACTIONS = frozenset(str(action) for action in Action)
FILM, LETTER = "game-microfilms", "mf-letter"


def card(words: Words, name: str) -> str:
    """A card by one of `cards.NAMES`."""
    return words(f"microfilms-card-{name}")


def stained(words: Words, rules: HouseRules) -> str:
    """The bloodstained cards, by this table's rules."""
    return " · ".join(card(words, one) for one in rules.stained)


def short(words: Words, name: str) -> str:
    """A card by the half of its name that is enough where it is tapped."""
    return words(f"microfilms-with-{name}") if name in ACTIONS else card(words, name)


def drawing_of(name: str) -> str:
    """The name of a card's drawing."""
    if name.startswith("film-"):
        return FILM
    return LETTER if name.startswith("letter-") else DRAWINGS[name]


def person(words: Words, table: Table, seat: int) -> str:
    """A player's name; the Croupier's for a number below 0."""
    if seat < 0:
        return words("microfilms-croupier")
    taken = table.seat(seat)
    return taken.name if taken else "?"


def mark(seat: int, box: float) -> ft.Control:
    """A seat's mark; a chip for the Croupier."""
    theme = current_theme()
    return kit.icon("mf-chip", box, theme.accent) if seat < 0 else kit.seat_mark(seat, box)


def place(words: Words, table: Table, where: int) -> str:
    """A player, the Croupier, the deck, the discard."""
    if where in (DECK, DISCARD):
        return words("microfilms-deck" if where == DECK else "microfilms-discard")
    return person(words, table, where)


def film(words: Words, one: Film) -> str:
    """A nation whose film it is, or none."""
    return words("microfilms-film-none") if one is Film.NONE else card(words, one)


def attempt(
    words: Words, table: Table, kind: Kind, shown: Film, named: int, places: tuple[int, ...]
) -> str:
    """What is attempted, in a sentence without who does it. shown: the film."""
    bare = ""
    if kind is Kind.CLAIM and shown is Film.NONE:
        blind = isinstance(table.options, HouseRules) and table.options.croupier_card_blind
        bare = "-blind" if blind else "-none"
    return words(
        f"microfilms-try-{kind}{bare}",
        film=film(words, shown),
        named=person(words, table, named),
        places=" + ".join(place(words, table, one) for one in places),
    )
