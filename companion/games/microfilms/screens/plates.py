"""What the game's sheets are made of: rows of people, cards to tap."""

from collections.abc import Callable

import flet as ft

from companion.games.microfilms.rules.cards import Card, Nation
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.screens import names
from companion.ui import kit, pieces
from companion.ui.kit import Press
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage

TILE, TWO = 58.0, 240.0
"""dp of a card to tap; of a sheet across that two beside each other need."""
COPIES = {Card.STEAL: 2, Card.INTERROGATE: 3, Card.CASH_OUT: 3}
"""How many there are of a card, where there are several."""

Change = Callable[[Callable[[tuple[Card, ...]], tuple[Card, ...]]], object]
"""A setter of chosen cards that gets a function of what was chosen before."""


def person(
    stage: Stage, player: Player, press: Press, *, off: bool = False, key: str = "of"
) -> ft.Control:
    """A row of a place: mark, name, what everybody knows of it."""
    return kit.big_row(
        names.person(stage.words, stage.table, player.seat),
        press,
        mark=names.mark(player.seat, 34),
        note=state_of(stage, player),
        off=off,
        key=f"{key}-{player.seat}",
    )


def state_of(stage: Stage, player: Player) -> str:
    """Suspicion, francs, cards."""
    words = stage.words
    if player.out:
        return words("microfilms-out")
    token = words("microfilms-cleared" if player.cleared else "microfilms-suspect")
    return words("microfilms-state", token=token, francs=player.francs, cards=player.hand)


def kinds(films: Films) -> tuple[Card, ...]:
    """Cards that can be in a hand at this table."""
    there = {nation.value for nation in films.nations or tuple(Nation)}
    return tuple(
        card
        for card in Card
        if card is not Card.UNKNOWN
        and not (card is Card.ACE and films.duel)
        and (not card.value.startswith(("film-", "letter-")) or card.value.split("-")[1] in there)
    )


def cards(
    stage: Stage, films: Films, chosen: tuple[Card, ...], most: int, change: Change
) -> ft.Control:
    """Cards to tap, two beside each other where there is room; a tap adds one, up to `most`."""
    cells = [_card(stage, card, chosen, most, change) for card in kinds(films)]
    few = kit.sheet_width() / stage.size.text < TWO
    return kit.grid(cells, 1 if few else 2, 6)


def cards_height(films: Films) -> float:
    """dp of `cards`."""
    return (len(kinds(films)) + 1) // 2 * (TILE + 8)


def chosen_row(stage: Stage, chosen: tuple[Card, ...], change: Change) -> ft.Control:
    """What is chosen, in order, and a step back."""
    words = stage.words
    said = words.listed(names.short(words, card) for card in chosen) or "–"
    return kit.row(
        kit.text(said, size=16, expand=True, lines=2),
        kit.icon_button(
            "ui-undo",
            words("microfilms-cards-back"),
            lambda: _void(change(lambda now: now[:-1])),
            disabled=not chosen,
            key="cards-back",
        ),
        gap=6,
    )


def _void(_: object) -> None:
    """A press gives nothing back."""


def _card(
    stage: Stage, card: Card, chosen: tuple[Card, ...], most: int, change: Change
) -> ft.Control:
    theme, words = stage.theme, stage.words
    count, copies = chosen.count(card), COPIES.get(card, 1)
    name, size = names.short(words, card), 14 if stage.size.narrow else 15
    tint = theme.on_accent if count else theme.ink

    def grow(now: tuple[Card, ...]) -> tuple[Card, ...]:
        full = len(now) >= most or now.count(card) >= copies
        return now if full else (*now, card)

    def press() -> None:
        change(grow)

    label = f"{name} ×{count}" if count > 1 else name
    face = ft.Button(
        content=kit.row(
            kit.icon(names.drawing_of(card), 22, tint),
            kit.text(label, "strong", size=size, colour=tint, lines=2, expand=True),
            gap=7,
        ),
        on_click=press,
        height=kit.tall(TILE, size, 2),
        key=f"card-{card}",
        style=kit.flat(
            kit.outline(theme.accent if count else theme.line, 2 if count else 1),
            colour=theme.accent if count else theme.raised,
            padding=ft.Padding.symmetric(horizontal=8),
            focused=kit.outline(theme.ink, 2.5),
        ),
    )
    return one_node(face, label, press, selected=bool(count))


def lone(stage: Stage, seat: int, seen: bool, here: Press) -> ft.Control | None:
    """On a device of several, before something private: who takes it. None where nobody must."""
    if seen or not stage.several:
        return None
    words, name = stage.words, stage.name(seat)
    return pieces.sheet(
        stage,
        words("microfilms-hand-to", name=name),
        [kit.middle(kit.seat_mark(seat, 72))],
        height=90,
        note=words("microfilms-hand-to-note"),
        foot=pieces.wide_button(words("microfilms-i-am", name=name), here, "here"),
        away=False,
    )
