"""Who may be what: identities down, the other seats across; a tap goes from open to no to yes."""

from collections.abc import Callable

import flet as ft

from companion.games.microfilms.notes import Belief, Notes
from companion.games.microfilms.rules.cards import Freelancer, Nation
from companion.games.microfilms.screens import names
from companion.ui import kit
from companion.ui.kit.spoken import one_node, silent
from companion.ui.stage import Stage

LINE = 48.0
"""dp of a row of cells."""
LABELS, NARROW = 132.0, 94.0
"""dp of the column of identities; on a narrow phone."""
NEXT = {Belief.PERHAPS: Belief.NOT, Belief.NOT: Belief.IS, Belief.IS: Belief.PERHAPS}
"""What a tap makes of a field."""

Tap = Callable[[int, Nation | Freelancer], kit.Press]


def notes_grid(
    stage: Stage, notes: Notes, others: tuple[int, ...], width: float, tap: Tap
) -> ft.Control:
    """width: dp there are for all of it; what is broader is moved sideways, but for the names."""
    labels = NARROW if stage.size.narrow else LABELS
    cell = max(kit.TARGET, (width - labels) / max(1, len(others)))
    named = [_label(stage, identity, labels) for identity in names.IDENTITIES]
    rows = [
        kit.row(
            *(_cell(stage, notes, seat, identity, cell, tap) for seat in others), gap=0, tight=True
        )
        for identity in names.IDENTITIES
    ]
    called = {seat: names.person(stage.words, stage.table, seat) for seat in others}
    heads = kit.row(
        *(kit.seat_head(names.mark(seat, 26), called[seat], cell) for seat in others),
        gap=0,
        tight=True,
    )
    # Beside others in a row there is no width to stretch to: they would be without end.
    cells = kit.col(heads, *rows, gap=0, tight=True, cross=ft.CrossAxisAlignment.START)
    corner = ft.Container(width=labels, height=kit.head_height())
    beside = kit.col(corner, *named, gap=0, tight=True, cross=ft.CrossAxisAlignment.START)
    return kit.row(
        beside,
        ft.Row([cells], scroll=ft.ScrollMode.AUTO, expand=True, key="who-is-who"),
        gap=0,
    )


def _label(stage: Stage, identity: Nation | Freelancer, width: float) -> ft.Control:
    theme, narrow = stage.theme, stage.size.narrow
    said = names.card(stage.words, identity)
    fit = 14.0 if narrow else 16.0
    if stage.size.text > 1:
        fit = kit.in_line(said, width - (0 if narrow else 30), LINE, fit)
    name = kit.text(said, "strong", size=fit, lines=1, expand=True)
    art = None if narrow else kit.icon(names.DRAWINGS[identity], 22, theme.accent)
    return ft.Container(silent(kit.row(art, name, gap=8)), width=width, height=LINE)


def _cell(
    stage: Stage, notes: Notes, seat: int, identity: Nation | Freelancer, width: float, tap: Tap
) -> ft.Control:
    theme, words = stage.theme, stage.words
    belief = notes.belief(seat, identity)
    said = words(
        "microfilms-notes-cell",
        name=names.person(words, stage.table, seat),
        identity=names.card(words, identity),
        belief=words(f"microfilms-notes-belief-{belief}"),
    )
    mark = "" if belief is Belief.PERHAPS else str(belief)
    press = tap(seat, identity)
    face = ft.Button(
        content=kit.verdict(width - 1, LINE - 2, mark, ""),
        on_click=press,
        width=width,
        height=LINE,
        style=kit.flat(
            ft.RoundedRectangleBorder(radius=0, side=ft.BorderSide(0.5, theme.line)),
            colour=theme.panel,
        ),
        key=f"cell-{seat}-{identity}",
    )
    return one_node(face, said, press)
