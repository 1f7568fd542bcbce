"""The table's own wheel: its segments entered once, kept for later deals."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.options import Segment
from companion.games.secret_night.rules.wheel import MOST_SEGMENTS
from companion.games.secret_night.screens import disc, own, rows, spin
from companion.table.state import Table
from companion.ui import kit
from companion.ui.game_screens import Page
from companion.ui.stage import Stage

STEPS, WATER = 12, 6
"""The highest numbers that are one tap away."""


def page(stage: Stage) -> Page:
    """The segments. One hook, like the page of the turn: they share a place."""
    count = stage.use(_count)
    words = stage.words
    kicker = words("secret_night-segments-kept", count=count)
    return Page(words("secret_night-segments"), kicker, Body(stage))


def _count(table: Table) -> int:
    state: Night | None = table.state
    return len(state.segments) if state else 0


@ft.component
def Body(stage: Stage) -> ft.Control:
    """The wheel as it is so far, its segments, and what the next one shows."""
    state, seen = own.night(stage)
    kept = state.segments if state else ()
    draft, set_draft = ft.use_state(kept)
    at, set_at = ft.use_state(-1)
    now, set_now = ft.use_state(Segment(4))
    theme, words, size = stage.theme, stage.words, stage.size
    editing = 0 <= at < len(draft)

    def edit(index: int) -> None:
        if index == at:
            set_at(-1)
            return
        set_at(index)
        set_now(draft[index])

    def put(steps: int) -> kit.Press:
        def press() -> None:
            segment = replace(now, steps=steps)
            if editing:
                set_draft(lambda all_: (*all_[:at], segment, *all_[at + 1 :]))
                set_at(-1)
            else:  # quick taps are segments of their own, whatever is drawn between them
                set_draft(lambda all_: (*all_, segment)[:MOST_SEGMENTS])
            set_now(replace(segment, green=False))

        return press

    def set_water(n: int) -> None:
        set_now(lambda one: replace(one, water=n))

    def drop() -> None:
        set_draft((*draft[:at], *draft[at + 1 :]))
        set_at(-1)

    wheel = None
    if draft:
        faces = [(segment.steps, segment.green) for segment in draft]
        label = words("secret_night-segments-count", count=len(draft))
        wheel = spin.under(
            kit.middle(disc.wheel(170 if size.short else 230, faces, max(0, at), 0, label))
        )
    which = words("secret_night-segments-change" if editing else "secret_night-segments-next")
    form = [
        kit.text(which, "label"),
        kit.switch_row(
            words("secret_night-green"),
            now.green,
            lambda: set_now(lambda one: replace(one, green=not one.green)),
            key="segment-green",
        ),
        kit.text(words("secret_night-segments-water"), "note"),
        rows.numbers_grid(
            1, WATER, lambda n: lambda: set_water(n), "segment-water", chosen=now.water
        ),
        kit.text(words("secret_night-segments-steps"), "note"),
        rows.numbers_grid(1, STEPS, put, "segment-steps"),
    ]
    parts: list[ft.Control | None] = [
        kit.text(words("secret_night-segments-note"), colour=theme.soft, size=16),
        *form,
        kit.row(
            kit.quiet(
                words("secret_night-segments-drop"),
                drop,
                kit.Dress(tone=theme.warm),
                expand=True,
                key="segment-drop",
            )
        )
        if editing
        else None,
        wheel,
        _list(stage, draft, at, edit) if draft else None,
    ]
    keep = kit.primary(
        words("secret_night-segments-keep", count=len(draft)),
        stage.act(a.EnterSegments(draft), seen),
        kit.TALL,
        expand=True,
        disabled=draft == kept or not stage.plays,
        key="segments-keep",
    )
    return kit.col(
        ft.Container(kit.col(*parts, gap=10, scroll=True), expand=True),
        kit.row(keep),
        gap=10,
        expand=True,
    )


def _list(
    stage: Stage, draft: tuple[Segment, ...], at: int, edit: Callable[[int], object]
) -> ft.Control:
    """All segments so far, in the wheel's order; a tap takes one up to change it."""
    labels = []
    for segment in draft:
        key = "secret_night-segment-green" if segment.green else "secret_night-segment"
        labels.append(stage.words(key, steps=segment.steps, water=segment.water))
    return kit.chips(labels, at if at >= 0 else None, edit, size=16)
