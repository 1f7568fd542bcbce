"""What is at the thumb in a duel: roll, tap the face of a real die, settle, roll again."""

from dataclasses import replace

import flet as ft

from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.duel import FACES
from companion.games.hotel_perfidious.rules.game import Act
from companion.games.hotel_perfidious.rules.hotel import Duel, Hotel
from companion.games.hotel_perfidious.screens.names import say
from companion.games.hotel_perfidious.screens.plates import hotel_of
from companion.ui import kit, pieces
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage


@ft.component
def DuelFoot(stage: Stage) -> ft.Control:
    """The next thing of the duel, for the fighter at this phone and for everybody."""
    hotel, seen = stage.use(lambda table: (hotel_of(table), table.changed))
    mine = stage.use_mine()
    asked, set_asked = ft.use_state(0)
    words = stage.words
    if hotel is None or hotel.duel is None or not stage.plays:
        return pieces.wide_button(stage.words("back"), stage.back(), "duel-back")
    duel = hotel.duel
    if not duel.ready:
        off = say(words, "duel-call-off")
        return pieces.wide_button(off, stage.act(a.CallOff(), seen), "call-off", kind=kit.secondary)
    if not duel.rolled:
        rolls = next((side.seat for side in duel.both if side.seat in mine and not side.roll), None)
        if hotel.options.real_dice:
            return _faces(stage, duel, rolls, seen)
        if rolls is None:
            late = next(side.seat for side in duel.both if not side.roll)
            label = say(words, "duel-rolls", name=stage.name(late))
            return pieces.wide_button(label, kit.nothing, "duel-wait", off=True)
        label = say(words, "duel-roll")
        if len(mine) > 1:
            label = say(words, "duel-roll-of", name=stage.name(rolls))
        return pieces.wide_button(label, _at_once(stage, rolls, a.Roll(), seen), "roll")
    if asked == seen:
        return _sure(stage, seen, lambda: set_asked(0))
    return _settle(stage, hotel, duel, seen, lambda: set_asked(seen))


def _sure(stage: Stage, seen: int, back: kit.Press) -> ft.Control:
    """Both dice count no more: asked first, and the thumb that asked lies on the careful answer."""
    words = stage.words
    said = kit.text(say(words, "duel-again-note"), "note", align=ft.TextAlign.CENTER)
    keep = kit.secondary(say(words, "duel-again-no"), back, kit.TALL, expand=True, key="keep-dice")
    again = kit.secondary(
        say(words, "duel-again"),
        stage.act(a.RollAgain(), seen, stay=True),
        kit.Dress(60, 16, stage.theme.warm),
        key="sure-again",
    )
    return kit.col(said, kit.row(keep, again, gap=10), gap=4, tight=True)


def _settle(stage: Stage, hotel: Hotel, duel: Duel, seen: int, again: kit.Press) -> ft.Control:
    words = stage.words
    won = duel.attacker_wins(hotel.options.bonuses_stack)
    loser = duel.defender if won else duel.attacker
    count = hotel.souvenirs_of(loser.seat)
    name = stage.name(loser.seat)
    label = say(words, "duel-take", count=count) if count else say(words, "duel-down", name=name)
    return kit.beside(
        kit.secondary(say(words, "duel-again"), again, kit.Dress(60, 16), key="roll-again"),
        kit.primary(label, stage.act(a.Settle(), seen), kit.TALL, expand=True, key="settle"),
        gap=10,
        across=stage.size.page,
    )


def _at_once(stage: Stage, seat: int, act: Act, seen: int) -> kit.Press:
    """A press of a fighter on this phone, whatever the other does at the same moment."""
    return replace(stage, acting=seat).act(act, seen, stay=True, anyhow=True)


def _faces(stage: Stage, duel: Duel, rolls: int | None, seen: int) -> ft.Control:
    """The six faces of a real die: tapped for the own fighter, else for who has none yet."""
    words = stage.words
    who = rolls if rolls is not None else next(s.seat for s in duel.both if not s.roll)
    by = stage.seat if rolls is None else rolls

    def face(number: int) -> ft.Control:
        press = _at_once(stage, who if by is None else by, a.SayRoll(who, number), seen)
        said = say(words, "die-of", name=stage.name(who), number=number)
        button = ft.Button(
            content=kit.die(42, number, ""),
            on_click=press,
            height=50,
            key=f"face-{number}",
            style=kit.flat(ft.RoundedRectangleBorder(radius=8), padding=0, focused=kit.outline()),
        )
        return one_node(button, said, press, expand=True)

    asks = kit.text(say(words, "die-tap", name=stage.name(who)), "note", align=ft.TextAlign.CENTER)
    return kit.col(asks, kit.row(*(face(number) for number in FACES), gap=0), gap=4, tight=True)
