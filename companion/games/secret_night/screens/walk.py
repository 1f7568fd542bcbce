"""The number of the turn and what becomes of it: steps walked and saved, Coffee, cards to draw."""

from collections.abc import Callable

import flet as ft

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.game import Act
from companion.games.secret_night.rules.night import Night, Turn
from companion.games.secret_night.screens import rows
from companion.games.secret_night.screens.news import notice
from companion.ui import kit
from companion.ui.stage import Stage

MOST_TAPPED = 12
"""The highest number of steps that is one tap away."""
COFFEE = 8


def number(stage: Stage, state: Night, turn: Turn) -> ft.Control:
    """The number, the steps that are left of it, the cards to draw."""
    theme, words, soft = stage.theme, stage.words, stage.theme.soft
    larger = stage.size.text > 1
    water = turn.spin is not None and turn.spin.water
    tied = state.player(turn.seat).tied
    lines = kit.col(
        kit.text(words("secret_night-steps-left", left=turn.left), "strong", size=20),
        kit.text(words("secret_night-cards", cards=turn.cards), colour=soft, size=17),
        kit.text(words("secret_night-in-water"), colour=theme.cool, size=16) if water else None,
        kit.text(words("secret_night-tied"), colour=theme.warm, size=16) if tied else None,
        gap=2,
        tight=True,
        expand=larger,
        cross=ft.CrossAxisAlignment.START,
    )
    size = 56.0 if stage.size.narrow else 84.0
    shown = kit.text(str(turn.left), "numeral", size=size)
    shown.key = "steps-left"
    said = ft.Semantics(content=shown, live_region=True)
    return kit.row(said, lines, gap=14, tight=not larger)


def steps(
    stage: Stage, state: Night, turn: Turn, seen: int, opened: str, open_up: Callable[[str], object]
) -> list[ft.Control | None]:
    """Walking, saved steps, Coffee, Kontar's second spin. opened: "coffee" shows its numbers."""
    words = stage.words
    player = state.player(turn.seat)
    again = player.character is Character.KONTAR and not turn.respun and turn.spin is not None

    def stays(what: Act) -> kit.Press:
        return stage.act(what, seen, stay=True)

    def small(label: str, press: kit.Press, key: str) -> ft.Control:
        return kit.row(kit.secondary(label, press, kit.Dress(50, 16), expand=True, key=key))

    parts: list[ft.Control | None] = []
    extra: list[ft.Control] = []
    if again:
        extra.append(small(words("secret_night-spin-again"), lambda: open_up("again"), "again"))
    if player.tied:
        return [notice(stage, words("secret_night-turn-tied")), *extra]
    if turn.left:
        most = min(turn.left, MOST_TAPPED)
        parts.append(kit.text(words("secret_night-walk"), "label"))
        parts.append(rows.numbers_grid(1, most, lambda n: stays(a.SpendSteps(n)), "walk"))
    if player.saved:
        said = words("secret_night-use-saved", saved=player.saved)
        extra.append(small(said, stays(a.UseSaved(player.saved)), "use-saved"))
    if player.saved > 1:
        said = words("secret_night-use-saved", saved=1)
        extra.append(small(said, stays(a.UseSaved(1)), "use-saved-one"))
    extra.append(small(words("secret_night-coffee"), lambda: open_up("coffee"), "coffee"))
    parts.append(kit.grid(extra, min(2, len(extra))))
    if opened == "coffee":
        parts.append(kit.text(words("secret_night-coffee-how-many"), "label"))
        parts.append(
            rows.numbers_grid(1, COFFEE, lambda n: stays(a.DrinkCoffee(n)), "coffee", columns=4)
        )
    return parts
