"""The call: who has which part of the number, the number as it will be said, and the dial.

With the black cards of the box the table itself says whether it was right.
"""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.venice.rules import phoning
from companion.games.venice.rules.cards import NOBODY
from companion.games.venice.rules.dial import ORDERS, number
from companion.games.venice.rules.phoning import may_call
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names, plates
from companion.ui import kit, pieces
from companion.ui.stage import Stage

_OPEN: tuple[int, ...] = (-1, -1, -1, -1)
_NAMELESS: tuple[int, ...] = (NOBODY,) * 4
LABEL, GAP = 128.0, 6.0
"""dp of an identity's name, and between two parts beside it."""
LINE, BELOW = 56.0, 84.0
"""dp of a row, its gap included; where the name stands over its parts."""


@ft.component
def Calling(stage: Stage) -> ft.Control:
    """Four rows by tap; a part that is taken changes places."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    mapping, set_mapping = ft.use_state(_OPEN)
    who, set_who = ft.use_state(_NAMELESS)
    sure, set_sure = ft.use_state(False)
    stage.use_step((lambda: set_sure(False)) if sure else None)
    words, seat = stage.words, stage.seat
    if not isinstance(state, Venice) or seat is None:
        return ft.Container()
    refused = may_call(state, seat) if state.call is None else None
    rules = state.options

    def choose(identity: int, segment: int) -> None:
        set_mapping(lambda now: _exchanged(now, identity, segment, -1))
        set_sure(False)

    def name(identity: int, place: int) -> None:
        set_who(lambda now: _exchanged(now, identity, place, NOBODY))
        set_sure(False)

    order = ORDERS[rules.dialling]
    kids: list[ft.Control | None] = []
    for identity in order:
        kids.append(_row(stage, state, identity, mapping, choose))
        if rules.full_names:
            kids.append(_who(stage, state, identity, who, name))
    whole = -1 not in mapping and (not rules.full_names or NOBODY not in who)
    said = number(mapping, rules.dialling, state.labels) if -1 not in mapping else "–"
    shown = ft.Semantics(
        content=kit.text(said, "numeral", align=ft.TextAlign.CENTER, size=40, lines=1),
        live_region=True,
    )
    short = stage.size.short  # there the button alone says the number
    named = who if rules.full_names else ()
    if sure:
        yes = (
            words("venice-call-dial", number=said),
            stage.act(phoning.Call(mapping, named), seen),
            "dial",
        )
        title, back = words("venice-call-sure", number=said), lambda: set_sure(False)
        return pieces.sure(stage, title, words("venice-call-note"), yes, back)
    ready = words("venice-call-ready", number=said)
    dial = pieces.wide_button(
        ready, lambda: set_sure(True), "call-ready", off=not whole or refused is not None
    )
    note = words.say(refused) if refused else words("venice-call-note")
    return pieces.sheet(
        stage,
        words("venice-call"),
        kids,
        height=(BELOW if _stands_over(stage, state) else LINE) * len(kids) - 8,
        note=note,
        foot=kit.Foot(
            kit.col(None if short else shown, dial, gap=4, tight=True), 56 if short else 104
        ),
    )


def _exchanged(now: tuple[int, ...], at: int, value: int, none: int) -> tuple[int, ...]:
    """`value` at one place; who had it gets what stood there."""
    before = now[at]
    return tuple(
        value if place == at else before if old == value and old != none else old
        for place, old in enumerate(now)
    )


def _row(
    stage: Stage,
    state: Venice,
    identity: int,
    mapping: tuple[int, ...],
    choose: Callable[[int, int], object],
) -> ft.Control:
    """An identity, and the four parts of the number beside it."""
    name = names.card(stage.words, state, identity)
    cells = [
        plates.part(
            stage,
            part,
            f"{name}: {part}",
            mapping[identity] == segment,
            partial(choose, identity, segment),
        )
        for segment, part in enumerate(state.labels)
    ]
    chips = kit.grid(cells, len(cells), GAP)
    return _labelled(stage, state, identity, chips)


def _who(
    stage: Stage,
    state: Venice,
    identity: int,
    who: tuple[int, ...],
    name: Callable[[int, int], object],
) -> ft.Control:
    """Who is said to be this identity (VE-def3)."""
    agents = state.agents
    called = names.card(stage.words, state, identity)
    cells = [
        plates.part(
            stage,
            said := names.agent(stage.words, stage.table, place),
            f"{called}: {said}",
            who[identity] == place,
            partial(name, identity, place),
            size=15,
        )
        for place in agents
    ]
    return kit.grid(cells, kit.columns(len(cells), kit.sheet_width(), GAP), GAP)


def _stands_over(stage: Stage, state: Venice) -> bool:
    """Whether a name has no room beside its parts."""
    parts = len(state.labels) * (kit.TARGET + GAP)
    return kit.sheet_width() < LABEL * stage.size.text + parts


def _labelled(stage: Stage, state: Venice, identity: int, chips: ft.Control) -> ft.Control:
    theme, over = stage.theme, _stands_over(stage, state)
    name = kit.row(
        kit.icon(names.DRAWINGS[identity], 24, theme.accent),
        kit.text(names.card(stage.words, state, identity), "strong", size=16, expand=True),
        gap=GAP,
    )
    if over:
        return kit.col(name, chips, gap=4, tight=True)
    return kit.row(
        kit.sized(name, width=LABEL * stage.size.text), ft.Container(chips, expand=True), gap=GAP
    )


@ft.component
def Judging(stage: Stage) -> ft.Control:
    """Real black cards lie open: was the call right, and with four, who is the partner?"""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    partner, set_partner = ft.use_state(NOBODY)
    words = stage.words
    if not isinstance(state, Venice) or state.call is None:
        return ft.Container()
    call = state.call
    kids: list[ft.Control | None] = [
        kit.text(
            number(call.mapping, state.options.dialling, state.labels),
            "numeral",
            size=40,
            align=ft.TextAlign.CENTER,
        )
    ]
    if len(state.seats) == 4:
        others = [seat for seat in state.seats if seat != call.caller]
        kids += [
            kit.text(words("venice-judge-partner"), "note"),
            kit.chips(
                [stage.name(seat) for seat in others],
                others.index(partner) if partner in others else None,
                lambda index: set_partner(others[index]),
                size=16,
            ),
        ]
    off = len(state.seats) == 4 and partner == NOBODY
    answers = kit.row(
        *(
            kit.secondary(
                words(f"venice-judge-{said}"),
                stage.act(phoning.SayCall(said == "right", partner), seen),
                expand=True,
                disabled=off,
                key=f"judge-{said}",
            )
            for said in ("wrong", "right")
        ),
        gap=8,
    )
    return pieces.sheet(
        stage,
        words("venice-judge"),
        kids,
        height=220,
        note=words("venice-judge-note", name=stage.name(call.caller)),
        foot=answers,
    )
