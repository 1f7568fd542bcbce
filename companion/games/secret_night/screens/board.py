"""The table side: clock and thermometer, what has just become possible, the one thing to do."""

from dataclasses import dataclass

import flet as ft

from companion.games.secret_night.rules.acts import AdvanceClock
from companion.games.secret_night.rules.clock import DAWN, MIDNIGHT
from companion.games.secret_night.rules.night import Ending, Night
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.screens import referee, routes
from companion.games.secret_night.screens.clock import Clock, Hour
from companion.table.state import Table
from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.stage import Stage
from companion.ui.words import Words

LINES = 510.0
"""dp of everything above and below the clock on a wide screen."""
CALM = ""
"""Nothing is announced."""


@dataclass(frozen=True)
class Kept:
    """What the table keeps by app."""

    clock: bool = False
    wheel: bool = False
    score: bool = False


def kept_of(table: Table) -> Kept:
    if not isinstance(table.state, Night):
        return Kept()
    rules = table.state.options
    return Kept(rules.keep_clock, rules.keep_wheel, rules.keep_score)


def apart(stage: Stage) -> ft.Control:
    """On a phone without a server: hours and turns lie on the table, nobody tells it of them."""
    words = kit.text(stage.words("secret_night-apart"), size=17, colour=stage.theme.soft)
    return kit.plate(words, padding=14)


@ft.component
def Board(stage: Stage) -> ft.Control:
    """Clock, thermometer, hour and round, who still has to play."""
    kept = stage.use(kept_of)
    size, theme = stage.size, stage.theme
    if size.wide:
        emblem = kit.middle(kit.icon(theme.emblem, 200, theme.line))
        return kit.col(
            Band(stage),
            kit.middle(Clock(stage, min(size.board, size.height - LINES)))
            if kept.clock
            else emblem,
            Hour(stage, _set_clock(stage)) if kept.clock else None,
            StillToPlay(stage) if kept.clock else None,
            referee.Thermometer(stage, size.board - 8, upright=False) if kept.score else None,
            Reason(stage) if kept.score else None,
            gap=10,
            tight=True,
        )
    if not kept.clock:
        lying = min(size.width - 2 * size.side, 480.0)
        scale = None
        if kept.score:
            scale = referee.Thermometer(stage, lying, upright=False)
        return kit.col(Band(stage), scale, Reason(stage) if kept.score else None, tight=True)
    across = size.board
    box = min(166.0 if size.short or size.narrow else 220.0, across - 106)
    dial: ft.Control = Clock(stage, box)
    if kept.score:
        scale = referee.Thermometer(stage, box - 48, upright=True)
        if size.close:
            dial = kit.col(dial, scale, cross=ft.CrossAxisAlignment.CENTER, tight=True)
        else:
            dial = kit.row(dial, scale, gap=12, align=ft.MainAxisAlignment.SPACE_EVENLY)
    return kit.col(
        Band(stage),
        dial if kept.score else kit.middle(dial),
        Hour(stage, _set_clock(stage)),
        Reason(stage) if kept.score else None,
        StillToPlay(stage),
        gap=8,
        tight=True,
    )


def _set_clock(stage: Stage) -> ft.Control | None:
    """A small way to set the clock by hand."""
    if not (stage.plays or stage.presides):
        return None
    label, press = stage.words("secret_night-set-clock"), stage.to(routes.Sheet.HOURS)
    return kit.icon_button("ui-gear", label, press, colour=stage.theme.soft)


@ft.component
def Reason(stage: Stage) -> ft.Control:
    """What moved the marker last, in words."""
    reasons = stage.use(lambda table: table.state.reasons[-1:] if table.state else ())
    if not reasons:
        return ft.Container()
    words = stage.words("secret_night-last-reason", reason=referee.reason(stage.words, reasons[0]))
    return ft.Semantics(
        content=kit.text(words, "note"),
        live_region=True,
    )


# --- what everybody must hear


def news(table: Table) -> str:
    """What is announced now: a name, CALM for nothing."""
    state = table.state
    if not isinstance(state, Night):
        return CALM
    if state.options.keep_score and state.ending.final:
        return "won"
    if state.options.keep_score and state.ending is Ending.SUDDEN_DEATH:
        return "sudden"
    if not state.options.keep_clock:
        return CALM
    return {MIDNIGHT: "midnight", DAWN - 1: "last"}.get(state.clock, CALM)


def announced(words: Words, table: Table) -> tuple[str, ...]:
    """A title and a sentence; nothing where nothing is announced."""
    said, state = news(table), table.state
    match said:
        case "won":
            return f"{referee.who_wins(words, state.ending)}.", words("secret_night-won-note")
        case "midnight":
            note = words(f"secret_night-midnight-{state.options.waiting}")
            return f"{words('secret_night-midnight-band')}.", note
        case "":
            return ()
        case _:
            title = words(f"secret_night-{said}-band")
            return f"{title}.", words(f"secret_night-{said}-note")


@ft.component
def Band(stage: Stage) -> ft.Control:
    """Midnight, the last hour, sudden death, the winner: loud, and read aloud."""
    found = stage.use(lambda table: announced(stage.words, table))
    closed, close = stage.use_news_closed()
    theme, size = stage.theme, stage.size
    if not found or closed:
        return ft.Container()
    title, note = found[0].removesuffix("."), found[1]
    loud = 22.0 if size.narrow else 26.0
    fit = kit.fitting(title, size.board - 88, loud, loud=True) if size.text > 1 else loud
    inside = kit.col(
        kit.text(
            title,
            "head",
            colour=theme.on_accent,
            size=fit,
            align=ft.TextAlign.CENTER,
        ),
        kit.text(
            note, size=15 if size.narrow else 16, colour=theme.on_accent, align=ft.TextAlign.CENTER
        ),
        gap=2,
        tight=True,
    )
    said = ft.Semantics(
        content=kit.plate(kit.pad(inside, 30), colour=theme.accent, line=theme.accent, padding=12),
        label=f"{title}. {note}",
        live_region=True,
        exclude_semantics=True,
    )
    cross = kit.icon_button(
        "ui-close", stage.words("call-close"), close, colour=theme.on_accent, key="close-news"
    )
    return ft.Stack([said, ft.Container(cross, right=0, top=0)], fit=ft.StackFit.PASS_THROUGH)


def _still(table: Table) -> tuple[int, ...]:
    """Who has not had a turn this round, in the order people sit."""
    state = table.state
    if not isinstance(state, Night) or state.over:
        return ()
    return tuple(player.seat for player in state.players if not player.played)


@ft.component
def StillToPlay(stage: Stage) -> ft.Control:
    """The marks of those who still have a turn this round.

    A mark is made once, and where nobody is left the last ones stay unseen: a round begins at once
    on all phones, and six new marks would be its dearest part.
    """
    last = ft.use_ref(_still(stage.table))
    marks: dict[int, ft.Control] = ft.use_memo(dict, [stage.size.wide])
    last.current = shown = stage.use(lambda table: _still(table) or last.current or ())
    for seat in shown:
        if seat not in marks:
            box = 34 if stage.size.wide else 26
            marks[seat] = ft.Container(kit.seat_mark(seat, box), key=f"still-{seat}")
    label = stage.words("secret_night-still")
    names = stage.words.listed(stage.name(seat) for seat in shown)
    row = kit.row(
        kit.text(label, "note", lines=1),
        kit.row(*(marks[seat] for seat in shown), gap=5, tight=True),
        gap=10,
        wrap=stage.size.narrow or stage.size.wide,
    )
    return stage.use_leaf(
        lambda: ft.Semantics(content=row, label=f"{label}: {names}", exclude_semantics=True),
        [shown, names, stage.theme.key, stage.size, stage.words.language],
        visible=lambda table: bool(_still(table)),
    )


# --- the one thing to do


@dataclass(frozen=True)
class _Next:
    """What the foot is drawn from. own: the turn is this phone's."""

    over: bool = False
    kept: Kept = Kept()
    turn: int | None = None
    own: bool = False
    all_played: bool = False
    master: int | None = None


def _next(table: Table, mine: tuple[int, ...]) -> _Next:
    state = table.state
    if not isinstance(state, Night):
        return _Next()
    turn = state.turn.seat if state.turn else None
    return _Next(
        state.over,
        kept_of(table),
        turn,
        mine == (turn,),
        state.round_over,
        state.seat_of(Role.MASTER),
    )


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """My turn, somebody's turn, the next hour, or the end."""
    now = stage.use_both(_next)
    words = stage.words

    def advance() -> None:
        # What is seen is asked when it is pressed: the button itself looks the same at each hour.
        stage.act(AdvanceClock(), stage.table.changed)()

    end = stage.end()
    if now.over:
        return _do(words("secret_night-end"), end, "all-cards-up")
    if now.kept.clock and now.all_played:
        task = words("secret_night-anybodys-task")
        if now.master is not None:
            task = words("secret_night-masters-task", name=stage.name(now.master))
        return _do(words("secret_night-next-hour"), advance, "next-hour", note=task)
    if now.turn is not None:
        label = (
            words("secret_night-my-turn")
            if now.own
            else words("secret_night-turn-of", name=stage.name(now.turn))
        )
        return _do(
            label,
            stage.to(routes.Page.TURN),
            "turn",
            kind=kit.primary if now.own else kit.secondary,
        )
    if now.kept.clock or now.kept.wheel:
        return _do(words("secret_night-whose"), stage.to(routes.Sheet.WHOSE), "whose")
    if now.kept.score:
        return _do(words("secret_night-score"), stage.to(routes.Sheet.SCORE), "score-sheet")
    return _do(words("secret_night-end"), end, "all-cards-up")


def _do(
    label: str,
    press: Press,
    key: str,
    *,
    kind: kit.Button = kit.primary,
    note: str = "",
) -> ft.Control:
    button = kind(label, press, kit.Dress(60, 20), expand=True, key=key)
    said = kit.text(note, "note") if note else None
    return kit.col(said, kit.row(button), gap=6, tight=True)
