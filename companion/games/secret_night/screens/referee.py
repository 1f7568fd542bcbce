"""The score: the thermometer, why it stands where it stands, and who has won."""

from collections.abc import Callable

import flet as ft

from companion.games.secret_night.rules.acts import ByHand, Field
from companion.games.secret_night.rules.byhand import RANGES
from companion.games.secret_night.rules.harm import Square
from companion.games.secret_night.rules.night import Ending, Night, Reason, Vehicle
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.score import MOST
from companion.games.secret_night.screens import routes, rows, scale
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.kit.spoken import one_node
from companion.ui.stage import Stage
from companion.ui.words import Words

NEWEST = 40
"""Reasons drawn; older ones are in the log still."""
BESIDE = 62.0
"""dp of a reason's line that its words do not have."""

POLICE, THIEVES = (Role.CHIEF, Role.DETECTIVE), (Role.MASTER, Role.THIEF)
WINNERS = {
    Ending.POLICE: POLICE,
    Ending.THIEVES: THIEVES,
    Ending.DECEIVER: (Role.DECEIVER,),
    Ending.SHARED_POLICE: (*POLICE, Role.DECEIVER),
    Ending.SHARED_THIEVES: (*THIEVES, Role.DECEIVER),
}
"""Who wins, by the referee's last word."""


def signed(number: int) -> str:
    """+2, 0, and a minus that is one."""
    return f"{number:+d}".replace("-", "\u2212") if number else "0"


def reason(words: Words, why: Reason) -> str:
    """What moved the marker, and by how much: "Thief dies: +2"."""
    role = words(f"secret_night-role-{why.role}") if why.role else "?"
    if why.why == "arrest":
        right = why.role in (Role.THIEF, Role.MASTER)
        kind = "arrest-money" if right and why.money else "arrest" if right else "mistake"
    else:
        kind = why.why
    what = words(f"secret_night-reason-{kind}", role=role, money=why.money)
    return words("secret_night-reason", what=what, by=signed(why.by))


def leads(words: Words, net: int) -> str:
    """Who leads, as a sentence."""
    side = "police" if net > 0 else "thieves"
    return words("secret_night-net", net=abs(net), side=side)


def thermometer(stage: Stage, net: int, length: float, *, upright: bool = False) -> ft.Control:
    """The scale with its two sides named."""
    theme, words = stage.theme, stage.words
    drawn = scale.thermometer(length, net, leads(words, net), upright=upright, most=MOST)
    police = kit.text(words("secret_night-police"), colour=theme.cool, size=16)
    thieves = kit.text(words("secret_night-thieves"), colour=theme.warm, size=16)
    if upright:
        return kit.col(
            police, drawn, thieves, gap=0, tight=True, cross=ft.CrossAxisAlignment.CENTER
        )
    sides = kit.sized(
        kit.row(thieves, police, align=ft.MainAxisAlignment.SPACE_BETWEEN), width=length
    )
    return kit.col(sides, drawn, gap=0, tight=True, cross=ft.CrossAxisAlignment.CENTER)


@ft.component
def Thermometer(stage: Stage, length: float, upright: bool, bare: bool = False) -> ft.Control:
    """The thermometer of the table side; a tap opens the sheet with the reasons."""
    net = stage.use(lambda table: table.state.net if table.state else 0)
    drawn = thermometer(stage, net, length, upright=upright)
    if bare:
        return drawn
    press, label = stage.to(routes.Sheet.SCORE), leads(stage.words, net)
    face = ft.Button(
        content=drawn,
        on_click=press,
        key="score",
        style=kit.flat(
            ft.RoundedRectangleBorder(radius=10),
            padding=4,
            focused=ft.RoundedRectangleBorder(radius=10, side=ft.BorderSide(2, stage.theme.ink)),
        ),
    )
    return one_node(face, label, press)


@ft.component
def Score(stage: Stage) -> ft.Control:
    """The reasons, newest first; the marker and the vehicles by hand."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    words, theme, size = stage.words, stage.theme, stage.size
    if not isinstance(state, Night):
        return ft.Container()
    lines: list[ft.Control | None] = [
        _line(stage, why) for why in reversed(state.reasons[-NEWEST:])
    ]
    if not lines:
        nothing = words("secret_night-score-nothing")
        lines = [kit.text(nothing, colour=theme.soft, size=16)]
    length = min(size.width - 2 * size.side - 56, 420)
    kids = [kit.middle(thermometer(stage, state.net, length)), *lines]
    if stage.plays:
        kids += _by_hand(stage, state, seen)
    count = len(lines) * 0.55 + 1.6 + (7.2 if stage.plays else 0)
    return rows.sheet(
        stage,
        words("secret_night-score"),
        kids,
        lines=count,
        away=kit.Action("ui-close", words("close"), stage.back()),
    )


def _line(stage: Stage, why: Reason) -> ft.Control:
    theme, said = stage.theme, _told(stage.words, stage.table, why)
    tint = theme.cool if why.by > 0 else theme.warm if why.by < 0 else theme.soft
    fit = kit.fitting(said, kit.sheet_width() - BESIDE * stage.size.text, 16)
    return kit.row(
        kit.seat_mark(why.seat, 26),
        kit.text(said, size=fit, expand=True),
        kit.text(signed(why.net), "strong", size=18, colour=tint),
        gap=10,
    )


def _by_hand(stage: Stage, state: Night, seen: int) -> list[ft.Control | None]:
    """The marker set directly, and which vehicles are left."""
    words, me = stage.words, stage.seat or 0
    marker = words("secret_night-score-marker")

    def to(value: int) -> object:
        return stage.act(ByHand(Field.SCORE, value, me), seen, stay=True)()

    def turn(vehicle: Vehicle) -> kit.Press:
        there = vehicle in state.vehicles
        return stage.act(ByHand(Field(vehicle.value), int(not there), me), seen, stay=True)

    stepper = kit.stepper(
        state.net,
        to,
        range(-MOST, MOST + 1),
        kit.StepWords(marker, words("count-less", what=marker), words("count-more", what=marker)),
        key="marker",
    )
    return [
        kit.text(words("secret_night-score-by-hand"), "label"),
        pieces.counted(marker, stepper),
        *_marks(stage, state, seen),
        kit.text(words("secret_night-score-left"), "label"),
        *(
            kit.switch_row(
                words(f"secret_night-vehicle-{vehicle}"),
                vehicle in state.vehicles,
                turn(vehicle),
                key=f"vehicle-{vehicle}",
            )
            for vehicle in Vehicle
        ),
    ]


def _marks(stage: Stage, state: Night, seen: int) -> list[ft.Control]:
    """The disc of the action square, and how many windows are broken."""
    words, me = stage.words, stage.seat or 0
    icons, windows = tuple(Square), words("secret_night-score-windows")

    def put(field: Field) -> Callable[[int], object]:
        return lambda value: stage.act(ByHand(field, value, me), seen, stay=True)()

    return [
        kit.text(words("secret_night-score-disc"), "label"),
        kit.chips(
            [words(f"secret_night-square-{icon}") for icon in icons],
            icons.index(state.disc),
            put(Field.DISC),
            size=16,
        ),
        pieces.counter(
            stage, windows, state.windows, put(Field.WINDOWS), RANGES[Field.WINDOWS], key="windows"
        ),
    ]


def result(words: Words, table: Table) -> str:
    """Who has won; that the night is over where nobody said so."""
    state: Night | None = table.state
    if state is None or not state.options.keep_score or not state.ending.final:
        return words("secret_night-over")
    return who_wins(words, state.ending)


def who_wins(words: Words, ending: Ending) -> str:
    """The referee's last word."""
    return words(f"secret_night-wins-{ending}")


def won(table: Table, seat: int) -> bool | None:
    """Whether a seat has won; None as long as its role, or the end, is not known."""
    state = table.state
    if not isinstance(state, Night) or not state.options.keep_score or not state.ending.final:
        return None
    role = state.role(seat)
    return None if role is None else role in WINNERS[state.ending]


def reasons(words: Words, table: Table) -> list[str]:
    """All that moved the marker, in order: what, who, where it stood then."""
    state = table.state
    if not isinstance(state, Night) or not state.options.keep_score:
        return []
    return [f"{_told(words, table, why)} · {signed(why.net)}" for why in state.reasons]


def _told(words: Words, table: Table, why: Reason) -> str:
    """A reason and whose it was; of an escape all who got away."""
    seats = (table.seat(number) for number in why.aboard or (why.seat,))
    return f"{reason(words, why)} · {words.listed(seat.name if seat else '?' for seat in seats)}"


def end_board(stage: Stage) -> ft.Control | None:
    """The thermometer at the end, and all that moved it, in order."""
    state = stage.table.state
    if not isinstance(state, Night) or not state.options.keep_score:
        return None
    size = stage.size
    length = 620.0 if size.wide else min(size.width - 2 * size.side - 8, 520.0)
    lines = [_line(stage, why) for why in state.reasons]
    moved = kit.plate(kit.col(*lines, gap=8, tight=True), line=stage.theme.line) if lines else None
    return kit.col(kit.middle(thermometer(stage, state.net, length)), moved, gap=8, tight=True)
