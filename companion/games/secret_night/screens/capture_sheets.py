"""Sheets of who is caught: Handcuffs, Rope, the spin to break free, Money, the role to be shown."""

import flet as ft

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.box import reach_of_hands
from companion.games.secret_night.rules.captures import CUFFS, spins_left
from companion.games.secret_night.rules.game import Act
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.wheel import segments
from companion.games.secret_night.screens import own, routes, rows, spin
from companion.games.secret_night.screens.disc import FREE
from companion.games.secret_night.screens.news import notice, outcome
from companion.games.secret_night.screens.rows import Way
from companion.ui import kit
from companion.ui.kit.big_row import LINE
from companion.ui.kit.inside import GAP
from companion.ui.sending import Opening
from companion.ui.stage import Stage
from companion.ui.words import told

"""Money cards that are one tap away; more are entered with the stepper."""


@ft.component
def Catch(stage: Stage, kind: str) -> ft.Control:
    """Whom the Handcuffs or the Rope are put on."""
    state, seen = own.night(stage)
    stage = own.mine(stage, state)
    if state is None or stage.seat is None:
        return ft.Container()
    words = stage.words
    entries = []
    for other in state.seats:
        if other != stage.seat:
            what: Act = a.Cuff(other) if kind == CUFFS else a.Tie(other)
            entries.append((other, own.reason(stage, state, what), own.act(stage, what, seen)))
    # after six at nought a mistake may count nothing (SN-def6)
    ignored = "on" if state.sudden and state.options.sudden_ignores else "off"
    near = words(f"secret_night-reach-{reach_of_hands(state.options)}")
    return rows.sheet(
        stage,
        words(f"secret_night-catch-{kind}"),
        [kit.text(near, "note"), *rows.people(stage, entries, "victim")],
        note=words(f"secret_night-catch-{kind}-note", ignored=ignored),
        away=stage.back(),
        lines=rows.tall(stage, entries) + 1.3,
    )


# --- the victim's phone


@ft.component
def Caught(stage: Stage) -> ft.Control:
    """Break free: our wheel, or what the real one shows; Smoke Bomb; give in.

    The sheet stays until the wheel rests, though by then the log knows long since.
    """
    state, seen = own.night(stage)
    rest = spin.use_rest(stage)
    kept, keep = ft.use_state(stage.seat)
    if state is None:
        return ft.Container()
    caught = state.capture if state.capture and not state.capture.held else None
    seat = caught.victim if caught is not None else kept
    words, size = stage.words, stage.size
    ours, shown = bool(segments(state)), rest.whirl is not None and rest.whirl.tried is not None
    box = min(spin.box_of(stage), 150.0 if size.short else 220.0)
    wheel: ft.Control | None = None
    if ours:
        turning = spin.wheel(stage, state, rest, box)
        wheel = spin.under(kit.row(turning, align=ft.MainAxisAlignment.CENTER))
    said = outcome(stage, rest) if shown else ""
    if caught is None or seat is None or not rest.told:
        away = kit.row(
            kit.primary(
                words("close") if rest.told else words("secret_night-wheel-turns"),
                stage.back(),
                expand=True,
                disabled=not rest.told,
                key="caught-close",
            )
        )
        title = words("secret_night-caught-over")
        return rows.sheet(
            stage,
            title,
            [wheel, notice(stage, said) if said else None, away],
            lines=5.2 if ours else 2.2,
        )
    left = spins_left(state, caught)
    entries = _ways_out(stage, state, seen, caught.kind)

    spins = stage.act(a.BreakWheel(), seen, stay=True, once=f"break {seen}")

    def turn() -> None:
        # Opened as a common sheet too: it is still there when the capture is over.
        keep(seat)
        stage.go(routes.Sheet.CAPTURE)
        spins()

    wanted = words("secret_night-spin-free", left=left)
    button = kit.primary(wanted, turn, expand=True, key="break-spin")
    kids = [
        wheel,
        notice(stage, said) if said else None,
        spin.invented(stage, state),
        kit.row(button) if ours else None,
        kit.text(
            words("secret_night-wheel-real" if ours else "secret_night-wheel-real-only"), "label"
        ),
        kit.grid(_tapped(stage, seen), 2),
        *(rows.way(stage, entry) for entry in entries),
    ]
    title = words(f"secret_night-caught-{caught.kind}", by=stage.name(caught.by))
    if stage.several:
        title = f"{stage.name(caught.victim)}: {title}"
    high = (box + 70) / (LINE + GAP) if ours else 0
    return rows.sheet(
        stage, title, kids, lines=high + 1.7 + rows.noted(stage, len(entries)) + bool(said)
    )


def _tapped(stage: Stage, seen: int) -> list[ft.Control]:
    """What the real wheel shows: green, or not."""
    cells: list[ft.Control] = []
    for green, name in ((True, "green"), (False, "not-green")):
        cells.append(
            kit.row(
                kit.secondary(
                    stage.words(f"secret_night-{name}"),
                    stage.act(a.BreakSpin(green), seen, stay=True),
                    kit.Dress(tone=FREE if green else None),
                    expand=True,
                    key=name,
                )
            )
        )
    return cells


def _ways_out(stage: Stage, state: Night, seen: int, kind: str) -> list[Way]:
    """Without a spin: the Smoke Bomb against Handcuffs, or giving in."""
    words = stage.words
    out: list[Way] = []
    if kind == CUFFS:
        smoke = a.UseSmoke()
        why = own.reason(stage, state, smoke)
        note, press = words("secret_night-smoke-note"), stage.act(smoke, seen, stay=True)
        out.append(Way(words("secret_night-smoke"), press, "night-smoke", note, why, key="smoke"))
    note, press = words(f"secret_night-give-in-{kind}"), stage.act(a.GiveIn(), seen, stay=True)
    out.append(Way(words("secret_night-give-in"), press, "night-hand", note, key="give-in"))
    return out


# --- the captor's phone


@ft.component
def Money(stage: Stage) -> ft.Control:
    """The arrest stands: how many Money cards are confiscated."""
    state, seen = own.night(stage)
    rest = spin.use_rest(stage, fresh=True)
    if state is None or state.capture is None:
        return ft.Container()
    words, name = stage.words, stage.name(state.capture.victim)
    now = spin.whirl(stage, stage.table)
    wheel = None
    if segments(state) and now is not None and now.tried is not None and now.spin.place >= 0:
        turning = spin.wheel(stage, state, rest, 140.0)
        wheel = spin.under(kit.row(turning, align=ft.MainAxisAlignment.CENTER))
        if not rest.told:
            return rows.sheet(stage, words("secret_night-caught-over"), [wheel], lines=2.4)

    def take(n: int) -> kit.Press:
        return stage.act(a.Confiscate(n), seen, stay=True)

    grid = rows.numbers_grid(0, 11, take, "money", columns=4)
    return rows.sheet(
        stage,
        words("secret_night-money-title", name=name),
        [wheel, grid],
        note=words("secret_night-money-note", name=name, **told(state.options)),
        lines=2.6 + (2.2 if wheel else 0),
    )


# --- a role must be shown


@ft.component
def Reveal(stage: Stage) -> ft.Control:
    """Show your role to all; or look at the log first, where it can be taken back."""
    state, seen = own.night(stage)
    seat = stage.seat
    due = next((r for r in state.reveals if r.seat == seat), None) if state is not None else None
    if state is None or due is None or seat is None:
        return ft.Container()
    words = stage.words
    yes = kit.primary(
        words("secret_night-reveal-yes"),
        stage.act(Opening(), seen, stay=True),
        expand=True,
        key="reveal",
    )
    # The log covers the whole screen, this sheet too, and lets the last act be taken back.
    later = kit.secondary(
        words("secret_night-reveal-later"), stage.to_the_log(), expand=True, key="reveal-later"
    )
    wrong = kit.quiet(
        words("secret_night-reveal-wrong"), stage.take_back(), expand=True, key="reveal-wrong"
    )
    who = kit.seat_row(seat, stage.name(seat), close=True)
    return rows.sheet(
        stage,
        words(f"secret_night-reveal-{due.why}", by=stage.name(due.by)),
        [who if stage.several else None, kit.row(later, yes, gap=10), kit.row(wrong)],
        note=words("secret_night-reveal-note"),
        lines=3,
    )
