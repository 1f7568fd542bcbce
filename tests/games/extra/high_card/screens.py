"""As little as a game can show."""

from functools import partial
from typing import Any

import flet as ft

from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui import kit
from companion.ui.drawings import drawing
from companion.ui.game_screens import Choice, GameScreens
from companion.ui.kit import Face, Fact
from companion.ui.sending import Asking, LayingHand
from companion.ui.stage import Stage
from companion.ui.words import Words

from .rules.cards import IsItHigh, Lay, Lift
from .rules.pot import Raise, Roll

HAND = (41, 42, 43)


@ft.component
def Board(stage: Stage) -> ft.Control:
    coins = stage.use(lambda table: table.state.coins if table.state else 0)
    return kit.text(stage.words("high_card-pot", coins=coins), "title")


@ft.component
def Foot(stage: Stage) -> ft.Control:
    seen = stage.use(lambda table: table.changed)
    w = stage.words
    return kit.row(
        kit.primary(w("high_card-raise"), stage.act(Raise(5), seen)),
        kit.primary(w("high_card-roll"), stage.act(Roll(), seen)),
        kit.primary(w("high_card-much"), stage.act(Raise(99), seen)),
    )


class HighCardLook(GameScreens):
    secret = True

    def face(self, words: Words, table: Table, seat: int, hand: bytes) -> Face:
        return self._face(words, words("high_card-card", card=hand[0]))

    def given(self, words: Words, table: Table, hand: bytes, passed: Passed) -> Face:
        if not passed.own:
            return self._face(words, passed.got.decode())
        if passed.got[0] in HAND:
            return self._face(words, words("high_card-lifted", card=passed.got[0]))
        return self._face(words, words(f"high_card-is-{passed.got[0]}"))

    def _face(self, words: Words, title: str) -> Face:
        fact = Fact(words("high_card-pot-word"), "x")
        return Face(drawing("ui-card"), title, (fact, fact, fact))

    def badge(self, table: Table, seat: int) -> str | None:
        return "high-card" if any(s == seat for s, _ in table.state.shown) else None

    def badge_words(self, words: Words, table: Table, seat: int | None) -> str:
        card = dict(table.state.shown).get(seat)
        return "" if card is None else words("high_card-card", card=card)

    def board(self, stage: Stage) -> ft.Control:
        return Board(stage)

    def foot(self, stage: Stage) -> ft.Control | None:
        return Foot(stage)

    def more(self, stage: Stage) -> tuple[Choice, ...]:
        words, seen = stage.words("high_card-ask"), stage.table.changed
        other = next(seat for seat in stage.table.players if seat != stage.seat)
        asks = Choice(words, "ui-search", stage.act(Asking(other, IsItHigh()), seen))
        lays = Choice(
            stage.words("high_card-lay"),
            "ui-search",
            stage.act(LayingHand(Lay, HAND), seen, anyhow=True),
        )
        lifts = tuple(
            Choice(
                stage.words("high_card-lift"),
                "ui-search",
                stage.lift(partial(Lift, of, public), 1, seen),
            )
            for of, public in stage.table.state.laid
            if of != stage.seat
        )
        return (asks, lays, *lifts)

    def line(self, words: Words, table: Table, act: Any, seat: int | None) -> str:
        return words("high_card-log")

    def result(self, words: Words, table: Table) -> str:
        return words("high_card-title")

    def rules(self, words: Words, options: Any) -> tuple[tuple[str, str], ...]:
        return ((words("high_card-title"), words("high_card-line")),)


SCREENS = HighCardLook()
