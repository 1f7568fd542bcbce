"""Sheets of what one does with things: the vehicles, the action square, doors and windows."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.box import Reach
from companion.games.secret_night.rules.escapes import THIEVES
from companion.games.secret_night.rules.game import Act, Ask
from companion.games.secret_night.rules.harm import Square, choices
from companion.games.secret_night.rules.night import Night, Vehicle
from companion.games.secret_night.rules.score import CAPACITY, escape
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.games.secret_night.screens import own, rows
from companion.games.secret_night.screens.may import SQUARES
from companion.games.secret_night.screens.rows import Way
from companion.ui import kit, pieces
from companion.ui.stage import Stage

MOST_DOORS = 99
MOST_MONEY = 12


@ft.component
def Leaving(stage: Stage) -> ft.Control:
    """The vehicle, who is aboard, how much Money, and what that is worth."""
    state, seen = own.night(stage)
    vehicle, set_vehicle = ft.use_state(Vehicle.BOAT)
    aboard, set_aboard = ft.use_state(frozenset[int]())
    money, set_money = ft.use_state(1)
    stage = own.mine(stage, state)
    if state is None or stage.seat is None:
        return ft.Container()
    seat, words, size = stage.seat, stage.words, stage.size
    there = state.vehicles or tuple(Vehicle)
    taken = vehicle if vehicle in there else there[0]
    others = [
        other
        for other in state.seats
        if other != seat and not state.player(other).away and state.role(other) in (None, *THIEVES)
    ]
    riders = tuple(other for other in others if other in aboard)
    what = a.Escape(taken, (seat, *riders), money)
    why = own.reason(stage, state, what)

    def turn(other: int) -> kit.Press:
        return lambda: set_aboard(lambda now: now ^ {other})

    switches = [
        kit.switch_row(stage.name(other), other in riders, turn(other), key=f"aboard-{other}")
        for other in others
        if CAPACITY[taken] > 1
    ]
    names = [words(f"secret_night-vehicle-{v}") for v in there]
    label = words("secret_night-escape-money")
    stepper = kit.stepper(
        money,
        set_money,
        range(0, MOST_MONEY + 1),
        kit.StepWords(label, words("count-less", what=label), words("count-more", what=label)),
        key="money",
    )
    points = -escape(taken, 1 + len(riders), money).by
    worth = words("secret_night-escape-worth", points=points, aboard=1 + len(riders))
    leave = kit.primary(
        words("secret_night-escape-do"),
        own.act(stage, what, seen),
        expand=True,
        disabled=bool(why),
        key="escape",
    )
    return rows.sheet(
        stage,
        words("secret_night-escape-title"),
        [
            kit.chips(names, there.index(taken), lambda i: set_vehicle(there[i]), size=16),
            pieces.counted(label, stepper),
            ft.Semantics(content=kit.text(worth, "note"), live_region=True),
            kit.text(words("secret_night-escape-aboard"), "label") if switches else None,
            *switches,
        ],
        note=why or words("secret_night-escape-note"),
        away=stage.back(),
        lines=(3.8 if size.narrow else 2.6) + len(switches),
        foot=kit.row(leave),
    )


# --- the action square


@ft.component
def ActionSquare(stage: Stage) -> ft.Control:
    """Where the disc goes, on whom; a theft asks how many cards the victim holds."""
    state, seen = own.night(stage)
    icon, set_icon = ft.use_state("")
    victim, set_victim = ft.use_state(-1)
    step = _to(set_victim, -1) if victim >= 0 else _to(set_icon, "")
    stage.use_step(step if icon else None)
    stage = own.mine(stage, state)
    if state is None or stage.seat is None:
        return ft.Container()
    words = stage.words
    if victim >= 0:
        return _cards(stage, victim, seen, lambda: set_victim(-1))
    if not icon:
        free = choices(state.disc)
        entries = [
            Way(
                words(f"secret_night-square-{to}"),
                _to(set_icon, to),
                SQUARES[to],
                words(f"secret_night-square-{to}-note"),
                own.reason(stage, state, *_tries(state, stage.seat, to)),
                key=f"square-{to}",
            )
            for to in free
        ]
        disc = words(f"secret_night-square-{state.disc}")
        return rows.sheet(
            stage,
            words("secret_night-square-title"),
            [rows.ways(stage, entries, columns=1)],
            note=words("secret_night-square-disc", disc=disc),
            away=stage.back(),
            lines=rows.noted(stage, len(entries)) + 0.2,
        )
    to = Square(icon)
    people = [
        (
            other,
            own.reason(stage, state, _try(to, other)),
            _to(set_victim, other)
            if to is Square.STEAL
            else own.act(stage, a.UseSquare(to, other), seen),
        )
        for other in state.seats
        if other != stage.seat
    ]
    rest: list[ft.Control] = []
    if to is Square.PUSH and state.dog:  # a pawn like any other, for a push alone (SN-def28)
        press = own.act(stage, a.UseSquare(to, a.DOG), seen)
        dog = Way(words("secret_night-square-dog"), press, "night-dog", key="other-dog")
        rest = [rows.ways(stage, [dog], columns=1)]
    return rows.sheet(
        stage,
        words(f"secret_night-square-{to}-whom"),
        [*rows.people(stage, people, "other"), *rest],
        note=words(f"secret_night-reach-{Reach.NEIGHBOUR}"),
        away=kit.Action("ui-close", words("back"), _to(set_icon, "")),
        lines=rows.tall(stage, people) + len(rest),
    )


def _try(icon: Square, other: int) -> Act | Ask:
    return a.StealCard(other, 1) if icon is Square.STEAL else a.UseSquare(icon, other)


def _tries(state: Night, seat: int, icon: Square) -> list[Act | Ask]:
    return [_try(icon, other) for other in state.seats if other != seat]


def _to(change: Callable[[Any], object], value: str | int) -> kit.Press:
    return lambda: change(value)


def _cards(stage: Stage, victim: int, seen: int, back: kit.Press) -> ft.Control:
    """How many cards the victim holds: the victim's phone draws one of so many."""
    words = stage.words

    def steal(n: int) -> kit.Press:
        return own.ask(stage, victim, a.StealCard(victim, n), seen)

    return rows.sheet(
        stage,
        words("secret_night-steal-how-many", name=stage.name(victim)),
        [rows.numbers_grid(1, MOST_CARDS, steal, "cards", columns=4)],
        note=words("secret_night-steal-note", name=stage.name(victim)),
        away=kit.Action("ui-close", words("back"), back),
        lines=1.8,
    )


# --- doors and windows


@ft.component
def House(stage: Stage) -> ft.Control:
    """Doors locked with the Key till one's next turn; windows broken for good."""
    state, seen = own.night(stage)
    number, set_number = ft.use_state(1)
    stage = own.mine(stage, state)
    if state is None:
        return ft.Container()
    words, size = stage.words, stage.size
    label, close = words("secret_night-door"), not size.wide
    stepper = kit.stepper(
        number,
        set_number,
        range(1, MOST_DOORS + 1),
        kit.StepWords(label, words("count-less", what=label), words("count-more", what=label)),
        key="door",
    )
    lock = kit.secondary(
        words("secret_night-door-lock"),
        own.act(stage, a.LockDoor(number), seen),
        expand=close,
        key="lock",
    )
    locked = [
        Way(
            words("secret_night-door-unlock", number=door.number),
            own.act(stage, a.UnlockDoor(door.number), seen),
            "hp-key",
            words("secret_night-door-by", name=stage.name(door.by)),
            key=f"unlock-{door.number}",
        )
        for door in state.doors
    ]
    window = Way(
        words("secret_night-window"),
        own.act(stage, a.BreakWindow(), seen),
        "night-window",
        words("secret_night-windows-broken", windows=state.windows),
        key="window",
    )
    return rows.sheet(
        stage,
        words("secret_night-house-title"),
        [
            pieces.counted(label, stepper)
            if close
            else kit.row(kit.text(label, "strong", expand=True), stepper, lock),
            kit.row(lock) if close else None,
            *(rows.way(stage, entry) for entry in locked),
            rows.way(stage, window),
        ],
        away=stage.back(),
        lines=(2.1 if close else 1.2) + rows.noted(stage, len(locked) + 1),
    )
