"""What is left in the four decks, where the table counts them (facts 1.12, 7)."""

from collections.abc import Callable

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.game import Act
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.items import DECKS, Furnishing, Item, copies
from companion.games.hotel_perfidious.screens import names
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit
from companion.ui.game_screens import Page
from companion.ui.stage import Stage


def page(stage: Stage) -> Page:
    """The page; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    return Page(say(stage.words, "decks"), "", Body(stage))


@ft.component
def Body(stage: Stage) -> ft.Control:
    """A plate a deck: tiles left, drawn by tap; then each item, how many all have seen."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    theme, words = stage.theme, stage.words
    if hotel is None:
        return ft.Container()
    if not hotel.options.keep_decks:
        return kit.text(say(words, "decks-off"), colour=theme.soft)
    kids: list[ft.Control | None] = [_deck(stage, hotel, one, seen) for one in Furnishing]
    kids.append(kit.text(say(words, "decks-seen"), "label"))
    kids += [_item(stage, hotel, one, seen) for one in Item if copies(one)]
    return kit.col(*kids, gap=10, scroll=True)


def _deck(stage: Stage, hotel: Hotel, back: Furnishing, seen: int) -> ft.Control:
    theme, words, left = stage.theme, stage.words, hotel.left_in(back)
    label = names.furnishing(words, back)

    def change(value: int) -> object:
        # Whose turn it is draws and puts back; everybody else only sets the count right.
        act: Act = a.DeckByHand(back, value)
        if hotel.turn == stage.seat:
            act = a.Draw(back) if value < left else act
            act = a.PutBack(back) if value > left and hotel.options.to_bottom else act
        return stage.act(act, seen, stay=True)()

    line = _line(
        stage,
        kit.icon(names.back(back), 34, theme.accent),
        kit.text(label, "strong", size=18),
        kit.text(say(words, "decks-left", count=left), size=15, colour=theme.soft),
        _stepper(stage, left, change, sum(DECKS[back].values()), label, f"deck-{back}"),
    )
    return kit.plate(line, padding=10)


def _line(stage: Stage, mark: ft.Control, *parts: ft.Control) -> ft.Control:
    """What is counted, and its number, below it where words are large. parts: the number last."""
    *words, number = parts
    said = kit.col(*words, gap=0, tight=True, expand=True, cross=ft.CrossAxisAlignment.START)
    if not stage.size.close:
        return kit.row(mark, said, number)
    return kit.col(kit.row(mark, said), kit.row(number), gap=2, tight=True)


def _item(stage: Stage, hotel: Hotel, one: Item, seen: int) -> ft.Control:
    words, count, most = stage.words, hotel.seen_of(one), copies(one)
    label = names.item(words, one)

    def change(value: int) -> object:
        return stage.act(a.NoteSeen(one, value), seen, stay=True)()

    return _line(
        stage,
        kit.icon(names.drawing(one), 26, stage.theme.soft),
        kit.text(label, size=16),
        kit.text(say(words, "decks-of", count=count, of=most), "note"),
        _stepper(stage, count, change, most, label, f"seen-{one}"),
    )


def _stepper(
    stage: Stage, value: int, change: Callable[[int], object], most: int, label: str, key: str
) -> ft.Control:
    words = stage.words
    return kit.stepper(
        value,
        change,
        range(0, most + 1),
        kit.StepWords(label, words("count-less", what=label), words("count-more", what=label)),
        key=key,
    )
