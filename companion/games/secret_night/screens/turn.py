"""My turn: the wheel, the steps, what one may do, the end of it; and what others see of it."""

import flet as ft

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import HOURS
from companion.games.secret_night.rules.night import Night, Turn
from companion.games.secret_night.rules.wheel import segments
from companion.games.secret_night.screens import may, own, routes, rows, spin, walk
from companion.games.secret_night.screens.news import news, notice
from companion.games.secret_night.screens.spin import Rest
from companion.table.state import Table
from companion.ui import kit
from companion.ui.game_screens import Choice, Page
from companion.ui.stage import Stage


def page(stage: Stage) -> Page:
    """The turn, on whatever phone. One hook, like the page of the wheel: they share a place."""
    seat, hour = stage.use(_whose)
    words, held = stage.words, stage.mine
    if seat is None:
        title = words("secret_night-turn")
    elif held == (seat,):
        title = words("secret_night-turn-yours")
    else:
        title = words("secret_night-turn-of", name=stage.name(seat))
    kicker = "" if hour is None else words(f"secret_night-hour-{hour}")
    return Page(title, kicker, Body(stage), kit.row(Foot(stage)))


def _whose(table: Table) -> tuple[int | None, int | None]:
    state: Night | None = table.state
    if state is None:
        return None, None
    seat = state.turn.seat if state.turn else None
    return seat, HOURS[state.clock] if state.options.keep_clock else None


def more(stage: Stage) -> tuple[Choice, ...]:
    """What else a seat may do, in its turn or not."""
    state: Night | None = stage.table.state
    seat, words = stage.seat, stage.words
    if state is None or seat is None:
        return ()
    rules, out = state.options, list[Choice]()
    zachary = state.player(seat).character is Character.ZACHARY or not rules.keep_players
    others = (other for other in state.seats if other != seat)
    if zachary and not own.reason(stage, state, *(a.LookAtRole(other) for other in others)):
        out.append(Choice(words("secret_night-look"), "ui-eye", stage.to(routes.Sheet.LOOK)))
    whisper = stage.to(routes.Whisper())
    out.append(Choice(words("secret_night-more-whisper"), "ui-speak", whisper))
    if rules.keep_score:
        score = stage.to(routes.Sheet.SCORE)
        out.append(Choice(words("secret_night-more-score"), "night-score", score))
    if rules.keep_clock:
        hours = stage.to(routes.Sheet.HOURS)
        out.append(Choice(words("secret_night-set-clock"), "night-clock", hours))
    if rules.keep_wheel:
        wheel = stage.to(routes.Page.WHEEL)
        out.append(Choice(words("secret_night-more-wheel"), "night-wheel", wheel))
    return tuple(out)


# --- the page


@ft.component
def Body(stage: Stage) -> ft.Control:
    """The wheel, the number, the steps, the rows."""
    state, seen = own.night(stage)
    rest = spin.use_rest(stage)
    water, set_water = ft.use_state(False)
    kept, set_opened = ft.use_state(("", 0))
    stage = own.mine(stage, state)
    if state is None:
        return ft.Container()
    turn = state.turn
    if turn is None:
        return _nobody(stage, state, seen)
    if not own.my_turn(stage, state):
        return kit.col(*_watched(stage, state, turn, rest), gap=14, scroll=True)
    # What was opened counts for this turn alone.
    opened = kept[0] if kept[1] == turn.number else ""

    def open_up(what: str) -> None:
        set_opened(("" if opened == what else what, turn.number))

    parts: list[ft.Control | None] = []
    if state.options.keep_wheel:
        spinning = turn.spin is None or (opened == "again" and not turn.respun)
        parts.append(_top(stage, state, turn, rest, spinning, water))
        parts.append(spin.invented(stage, state))
        if rest.told and spinning:
            parts += _before(stage, state, water, lambda: set_water(not water), seen)
        elif rest.told:
            parts += walk.steps(stage, state, turn, seen, opened, open_up)
    if rest.told:
        parts += [
            news(stage, state, rest),
            stage.last_event(),
            kit.text(stage.words("secret_night-turn-may"), "label"),
            rows.ways(stage, may.ways(stage, state, seen)),
        ]
    return kit.col(*parts, gap=12, scroll=True)


def _nobody(stage: Stage, state: Night, seen: int) -> ft.Control:
    """Between two rounds, or where turns are not kept."""
    words = stage.words
    if not state.keeps_turns and stage.plays:
        return kit.col(rows.ways(stage, may.ways(stage, state, seen)), scroll=True)
    if state.over:
        said = words("secret_night-turn-over")
    elif state.round_over:
        said = words("secret_night-turn-round-over")
    else:
        said = words("secret_night-turn-nobody")
    take = None
    if stage.plays and not state.over and not (state.options.keep_clock and state.round_over):
        press = stage.to(routes.Sheet.WHOSE)
        label = words("secret_night-turn-take")
        take = kit.row(kit.primary(label, press, expand=True, key="take-turn"))
    return kit.col(kit.text(said, size=19, align=ft.TextAlign.CENTER), take, gap=20)


def _top(
    stage: Stage, state: Night, turn: Turn, rest: Rest, spinning: bool, water: bool
) -> ft.Control | None:
    """Our wheel, large while it is looked at, and the number beside it when it rests.

    The wheel keeps its place among the controls: else it would jump and not turn.
    """
    large = spinning or not rest.told
    real = turn.spin is not None and turn.spin.place < 0 and not (rest.whirl and rest.whirl.tried)
    wheel = None
    if segments(state) and (large or not real):
        box = spin.box_of(stage) if large else 92.0 if stage.size.narrow else 132.0
        wheel = spin.wheel(stage, state, rest, box, water=water)
    number = None if large else walk.number(stage, state, turn)
    if wheel is None and number is None:
        return None
    if wheel is not None and number is not None and stage.size.text > 1:
        return spin.under(kit.col(kit.middle(wheel), number, gap=4, tight=True))
    return spin.under(kit.row(wheel, number, gap=14, align=ft.MainAxisAlignment.CENTER))


def _before(
    stage: Stage, state: Night, water: bool, turn_water: kit.Press, seen: int
) -> list[ft.Control | None]:
    """Before the spin: our wheel, and what the real one shows."""
    words = stage.words
    parts: list[ft.Control | None] = []
    ours = bool(segments(state))
    if stage.seat is not None and state.player(stage.seat).tied:
        parts.append(notice(stage, words("secret_night-turn-tied")))
    if ours:
        press = stage.act(a.SpinWheel(water), seen, stay=True)
        parts.append(
            kit.row(
                kit.primary(
                    words("secret_night-spin"), press, kit.Dress(60, 20), expand=True, key="spin"
                )
            )
        )
    said = "secret_night-wheel-real" if ours else "secret_night-wheel-real-only"
    parts += [
        kit.text(words(said), "label"),
        rows.numbers_grid(
            1,
            walk.MOST_TAPPED,
            lambda n: stage.act(a.EnterSpin(n, water), seen, stay=True),
            "spun",
        ),
        kit.switch_row(words("secret_night-wheel-water"), water, turn_water, key="in-water"),
    ]
    if not ours:
        label, press = words("secret_night-more-wheel"), stage.to(routes.Page.WHEEL)
        parts.append(kit.row(kit.quiet(label, press, expand=True)))
    return parts


def _watched(stage: Stage, state: Night, turn: Turn, rest: Rest) -> list[ft.Control | None]:
    """What others see: the wheel, the steps, what is going on."""
    parts: list[ft.Control | None] = []
    if state.options.keep_wheel:
        if segments(state):
            wheel = spin.wheel(stage, state, rest, spin.box_of(stage))
            parts.append(spin.under(kit.row(wheel, align=ft.MainAxisAlignment.CENTER)))
            parts.append(spin.invented(stage, state))
        if rest.told and turn.spin is None:
            said = stage.words("secret_night-turn-will-spin", name=stage.name(turn.seat))
            parts.append(kit.text(said, size=19, align=ft.TextAlign.CENTER))
        elif rest.told:
            parts.append(kit.middle(walk.number(stage, state, turn)))
    parts.append(news(stage, state, rest))
    parts.append(stage.last_event() if rest.told else None)
    return parts


# --- the foot


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """The end of the turn and how many steps are saved; for others the way back."""
    state, seen = own.night(stage)
    rest = spin.use_rest(stage)
    chosen, set_chosen = ft.use_state((0, -1, 0))
    stage = own.mine(stage, state)
    turn = state.turn if state else None
    words = stage.words
    if state is None or turn is None or not own.my_turn(stage, state):
        back = kit.secondary(words("close"), stage.back(), expand=True)
        return kit.row(back, expand=True)
    if not rest.told:
        label = words("secret_night-wheel-turns")
        wait = kit.primary(label, kit.nothing, kit.TALL, expand=True, disabled=True)
        return kit.row(wait, expand=True)
    cap, saved = state.options.saver_cap, state.player(turn.seat).saved
    most = turn.left if not cap else min(turn.left, max(0, cap - saved))
    # What was chosen counts for the steps it was chosen from; walking on begins anew with none.
    save = chosen[2] if chosen[:2] == (turn.number, turn.left) else 0
    larger = stage.size.text > 1
    ends = words("secret_night-end-turn")
    if most and larger:  # the number stands alone then: a foot has no room for what it counts
        ends = words("secret_night-end-turn-saving", steps=save)
    end = (kit.secondary if turn.spin is None else kit.primary)(
        ends,
        stage.act(a.EndTurn(save), seen),
        kit.TALL,
        expand=True,
        key="end-turn",
    )
    if not most:
        return kit.row(end, expand=True)
    label = words("secret_night-save")
    stepper = kit.stepper(
        save,
        lambda n: set_chosen((turn.number, turn.left, n)),
        range(0, most + 1),
        kit.StepWords(label, words("count-less", what=label), words("count-more", what=label)),
        key="save",
    )
    if larger:
        return kit.beside(kit.middle(stepper), end, across=stage.size.page)
    saver = kit.sized(
        kit.col(
            kit.text(label, "note", align=ft.TextAlign.CENTER, lines=1),
            stepper,
            gap=0,
            tight=True,
            cross=ft.CrossAxisAlignment.CENTER,
        ),
        width=152,
    )
    return kit.row(saver, end, gap=10, expand=True)
