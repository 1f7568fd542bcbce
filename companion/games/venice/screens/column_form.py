"""Writing by hand: a meeting's column, or one's own two real black cards. In place of the sheet.

Not a sheet of the stage's: what lies over a page would take the page away, and cover it.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.venice.rules.cards import DUMMY
from companion.games.venice.rules.venice import ROUNDS
from companion.games.venice.screens import marks
from companion.games.venice.screens.naming import Naming, label, label_width
from companion.games.venice.sheet import NOWHERE, Column, Kind, cards
from companion.ui import kit
from companion.ui.kit.spoken import one_node

CELL, MARK = 48.0, 76.0
"""dp of a row; of what is tapped in it, across."""


@ft.component
def ColumnForm(
    naming: Naming,
    before: Column,
    *,
    keep: Callable[[Column], object],
    away: kit.Press,
    take_out: kit.Press | None,
) -> ft.Control:
    """With whom, where, when, what was shown. take_out: for a column that is there already."""
    column, set_column = ft.use_state(before)
    stage, frame = naming.stage, naming.frame
    theme, words = stage.theme, stage.words
    others = [agent for agent in frame.agents if agent != frame.me]

    def change(**changes: object) -> None:
        set_column(lambda now: _tidy(replace(now, **changes)))

    def tap(field: str, card: int) -> None:
        set_column(lambda now: _tapped(now, field, card))

    def whom(index: int) -> None:
        change(with_whom=others[index])

    def where(index: int) -> None:
        change(where=NOWHERE if index == column.where else index)

    def kind(index: int) -> None:
        change(kind=(Kind.PAIR, Kind.BLACK)[index])

    kids: list[ft.Control | None] = [kit.heading(words("venice-sheet-form"), size=24)]
    if before.number <= 0:
        kids += [
            kit.text(words("venice-sheet-with"), "label"),
            kit.chips(
                [naming.agent(agent) for agent in others],
                others.index(column.with_whom) if column.with_whom in others else None,
                whom,
                size=16,
            ),
        ]
    kids += [
        kit.text(words("venice-sheet-shown"), "label"),
        None
        if column.kind is Kind.LOOK
        else kit.chips(
            [words("venice-sheet-kind-pair"), words("venice-sheet-kind-black")],
            0 if column.kind is Kind.PAIR else 1,
            kind,
            size=16,
        ),
        _cards(naming, column, tap),
        kit.text(words("venice-sheet-where"), "label"),
        kit.chips(
            list(naming.places), column.where if column.where < NOWHERE else None, where, size=16
        ),
        when(naming, column, change),
    ]
    if take_out is not None:
        kids.append(
            kit.row(
                kit.quiet(
                    words("venice-sheet-take-out"),
                    take_out,
                    kit.Dress(tone=theme.warm),
                    expand=True,
                    key="column-out",
                )
            )
        )
    return _form(naming, kids, lambda: keep(column), away, "column-keep")


def _tidy(column: Column) -> Column:
    """The dummy shows nothing but a black card, and sees none; others have no card to look at."""
    if column.with_whom == DUMMY:
        return replace(column, kind=Kind.LOOK, gave=())
    return replace(column, kind=Kind.BLACK) if column.kind is Kind.LOOK else column


def _tapped(column: Column, field: str, card: int) -> Column:
    """One card more, or one less, in a field of cards."""
    several: tuple[int, ...] = getattr(column, field)
    without = tuple(c for c in several if c != card)
    after = without if card in several else cards((*several, card))
    return replace(column, got=after) if field == "got" else replace(column, gave=after)


def _cards(naming: Naming, column: Column, tap: Callable[[str, int], None]) -> ft.Control:
    """A row a card, with a cross and a dot to tap."""
    stage, words = naming.stage, naming.stage.words
    lines: list[ft.Control] = []
    for card in range(8):
        marks: list[ft.Control] = []
        for field, mark, several in (("got", "x", column.got), ("gave", "o", column.gave)):
            if field == "gave" and column.with_whom == DUMMY:
                continue
            said = words(f"venice-sheet-{field}-card", card=naming.card(card))
            press = partial(tap, field, card)
            marks.append(_mark(naming, mark, card in several, said, f"{field}-{card}", press))
        named = ft.Container(label(naming, card, CELL), width=label_width(stage))
        lines.append(kit.row(named, *marks, gap=10))
    heads = [ft.Container(width=label_width(stage))]
    for field in ("got", "gave") if column.with_whom != DUMMY else ("got",):
        said = words(f"venice-sheet-key-{field}")
        fit = kit.fitting(said, MARK, 14)
        heads.append(ft.Container(kit.text(said, size=fit, lines=2), width=MARK))
    return kit.col(kit.row(*heads, gap=10), *lines, gap=0)


def _mark(
    naming: Naming, mark: str, here: bool, said: str, key: str, press: kit.Press
) -> ft.Control:
    theme = naming.stage.theme
    face = ft.Button(
        content=marks.marks_sample(36, mark if here else ""),
        on_click=press,
        width=MARK,
        height=CELL,
        style=kit.flat(
            kit.outline(theme.accent if here else theme.line, 2 if here else 1, radius=10),
            colour=theme.raised if here else theme.floor,
        ),
        key=key,
    )
    return one_node(face, said, press, selected=here)


def when(naming: Naming, column: Column, change: Callable[..., None]) -> ft.Control:
    """The series and the round, from what the table is at."""
    stage = naming.stage
    words = stage.words

    def counter(field: str, value: int, most: int) -> ft.Control:
        return kit.col(
            kit.text(words(f"venice-sheet-{field}"), "label"),
            kit.stepper(
                value,
                lambda n: change(**{field: n}),
                range(1, most + 1),
                kit.StepWords(
                    words(f"venice-sheet-{field}"),
                    words(f"venice-sheet-{field}-less"),
                    words(f"venice-sheet-{field}-more"),
                ),
                key=f"column-{field}",
            ),
            gap=4,
            tight=True,
            cross=ft.CrossAxisAlignment.START,
        )

    return kit.row(
        counter("series", column.series, 99),
        counter("round", column.round, ROUNDS),
        gap=10,
        wrap=True,
    )


@ft.component
def OwnForm(
    naming: Naming,
    before: tuple[int, ...],
    *,
    keep: Callable[[tuple[int, ...]], object],
    away: kit.Press,
) -> ft.Control:
    """The two real black cards, once a deal."""
    identity, set_identity = ft.use_state(before[0] if before else -1)
    segment, set_segment = ft.use_state(before[1] - 4 if before else -1)
    stage = naming.stage
    theme, words = stage.theme, stage.words
    ready = identity >= 0 and segment >= 0

    def done() -> None:
        keep((identity, segment + 4))

    return _form(
        naming,
        [
            kit.heading(words("venice-sheet-own-form"), size=24),
            kit.text(words("venice-sheet-own-note"), colour=theme.soft, size=16),
            kit.chips(
                [naming.card(card) for card in range(4)],
                identity if identity >= 0 else None,
                set_identity,
            ),
            kit.chips(
                [naming.card(card) for card in range(4, 8)],
                segment if segment >= 0 else None,
                set_segment,
            ),
        ],
        done,
        away,
        "own-keep",
        ready=ready,
    )


def _form(
    naming: Naming,
    kids: list[ft.Control | None],
    keep: kit.Press,
    away: kit.Press,
    key: str,
    *,
    ready: bool = True,
) -> ft.Control:
    stage = naming.stage
    words = stage.words
    foot = kit.row(
        kit.secondary(words("cancel"), away, expand=True, key="form-away"),
        kit.primary(words("venice-sheet-keep"), keep, expand=True, disabled=not ready, key=key),
        gap=10,
    )
    scrolls = ft.Container(kit.col(*kids, gap=10, scroll=True), expand=True)
    return kit.col(scrolls, ft.Container(foot, padding=ft.Padding.only(bottom=16)), gap=8)
