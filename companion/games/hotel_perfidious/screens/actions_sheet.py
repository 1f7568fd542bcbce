"""What a turn may hold, each with what it needs; and the end of the turn."""

from dataclasses import dataclass

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.hotel import Hotel
from companion.games.hotel_perfidious.rules.turns import may_act, may_move, waits
from companion.games.hotel_perfidious.screens import routes
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.refusal import Refusal
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@dataclass(frozen=True)
class _Way:
    """key: of its words. anybody: not only whose turn it is. moving: who is called may too."""

    key: str
    drawing: str
    at: routes.Sheet | routes.Page
    anybody: bool = False
    moving: bool = False


WAYS = (
    _Way("search", "ui-search", routes.Sheet.SEARCH),
    _Way("set", "ui-unseen", routes.Sheet.SET),
    _Way("whack", "hp-blackjack", routes.Sheet.WHACK),
    _Way("cellar", "hp-key", routes.Sheet.CELLAR, moving=True),
    _Way("phone", "ui-phone", routes.Sheet.PHONE, anybody=True),
    _Way("finder", "hp-compass", routes.Page.FINDER, anybody=True),
    _Way("drop", "hp-blueprint", routes.Sheet.BLUEPRINTS),
)


@ft.component
def Actions(stage: Stage) -> ft.Control:
    """The actions of facts 1.3 that concern the app."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    words, seat = stage.words, stage.seat
    if hotel is None or seat is None:
        return ft.Container()
    refused, stays = may_act(hotel, seat), may_move(hotel, seat)
    rows = [_row(stage, way, stays if way.moving else refused) for way in WAYS]
    yours = hotel.turn == seat
    label = say(words, "end-turn") if yours else say(words, "end-turn-of", name=_turn(stage, hotel))
    end = pieces.wide_button(
        label,
        stage.act(a.EndTurn(), seen),
        "end-turn",
        off=waits(hotel) is not None,
        kind=kit.primary if yours else kit.secondary,
    )
    title = say(words, "my-turn" if yours else "turn-of", name=_turn(stage, hotel))
    return pieces.sheet(stage, title, rows, height=pieces.ROW * len(rows), foot=end)


def _turn(stage: Stage, hotel: Hotel) -> str:
    return stage.name(hotel.turn)


def _row(stage: Stage, way: _Way, refused: Refusal | None) -> ft.Control:
    words = stage.words
    off = refused is not None and not way.anybody
    note = say(words, f"{way.key}-short")
    if off and refused is not None:
        note = words.say(refused)
    return pieces.tile(
        say(words, way.key), stage.to(way.at), f"do-{way.key}", note=note, off=off, mark=way.drawing
    )
