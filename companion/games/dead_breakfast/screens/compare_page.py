"""All houses side by side, part by part: who is in front, and why."""

import flet as ft

from companion.games.dead_breakfast.rules import turns
from companion.games.dead_breakfast.rules.score import Reason
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.screens import names
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.game_screens import Page
from companion.ui.kit.spoken import unseen
from companion.ui.stage import Stage
from companion.ui.words import Words

PARTS = ("gardens", "roofs", "scared", "eyeballs")
EDGES, LINE, LEAST = 28.0, 60.0, 14.0
"""dp of the plate's margins; that a name may be high; of its letters, at least."""


def page(stage: Stage) -> Page:
    """The page; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    return Page(say(stage.words, "compare-title"), say(stage.words, "pad-kicker"), Body(stage))


@ft.component
def Body(stage: Stage) -> ft.Control:
    """The comparison, and the end of the counting."""
    street, seen = stage.use(lambda table: (street_of(table), table.changed))
    if street is None:
        return ft.Container()
    words = stage.words
    if street.finished:
        end = stage.end()
        button = pieces.wide_button(say(words, "do-end"), end, "do-end")
    else:
        press = stage.act(turns.Finish(), seen, stay=True)
        button = pieces.wide_button(say(words, "do-finish"), press, "do-finish")
    note = None if street.finished else _note(stage, street)
    whole = kit.col(
        kit.col(comparison(stage, street), scroll=True, expand=True),
        note,
        button if stage.plays else None,
        gap=10,
        expand=True,
    )
    return kit.pad(whole, 0, bottom=14, expand=True)


def _note(stage: Stage, street: Street) -> ft.Control | None:
    """Turns that are still to be played."""
    if street.complete or not street.options.keep_turns:
        return None
    said = say(stage.words, "not-complete")
    return kit.text(said, "note", align=ft.TextAlign.CENTER)


def comparison(stage: Stage, street: Street) -> ft.Control:
    """Who wins and why; below, every part of every house."""
    words = stage.words
    verdict = street.verdict
    scores = [street.score(seat) for seat in street.seats]
    parts = len(scores) if stage.size.close else len(scores) + 1.5
    across = (stage.size.page - EDGES) / parts - 4
    head = kit.row(
        None if stage.size.close else ft.Container(expand=2 if stage.size.wide else 3),
        *(
            ft.Container(kit.middle(_who(stage, seat, seat in verdict.winners, across)), expand=2)
            for seat in street.seats
        ),
        gap=4,
    )
    lines = [
        _line(stage, say(words, f"short-{part}"), [score.parts[at] for score in scores])
        for at, part in enumerate(PARTS)
    ]
    total = _line(stage, say(words, "total"), [score.total for score in scores], loud=True)
    sentence = ft.Semantics(
        content=kit.text(because(words, stage.table, street), "strong", size=18), live_region=True
    )
    table = kit.plate(kit.col(head, *lines, kit.rule(), total, gap=8, tight=True))
    return kit.col(sentence, table, gap=12, tight=True)


def _who(stage: Stage, seat: int, wins: bool, across: float) -> ft.Control:
    """The mark and, where it has room in one line, the name. across: dp there are."""
    theme, name = stage.theme, stage.name(seat)
    fit = kit.in_line(name, across, LINE, 14)
    if stage.size.grown(fit) < LEAST:
        return kit.row(kit.seat_mark(seat, 34), unseen(name), gap=0, tight=True)
    return kit.col(
        kit.seat_mark(seat, 34),
        kit.text(name, "strong", size=fit, lines=1, colour=theme.accent if wins else theme.ink),
        gap=2,
        tight=True,
        cross=ft.CrossAxisAlignment.CENTER,
    )


def _line(stage: Stage, name: str, points: list[int], *, loud: bool = False) -> ft.Control:
    """A part: the largest number of it is lit."""
    theme, most = stage.theme, max(points)

    def number(value: int) -> ft.Control:
        best = value == most and value > min(points)
        said = kit.text(
            str(value),
            "strong",
            size=26 if loud else 20,
            colour=theme.accent if best else theme.ink,
        )
        return ft.Container(kit.middle(said), expand=2)

    label = kit.text(
        name, "strong" if loud else "body", size=15 if stage.size.narrow else 17, lines=1
    )
    spoken = f"{name}: {', '.join(str(value) for value in points)}"
    cells = [number(value) for value in points]
    if stage.size.close:
        below = kit.col(label, kit.row(*cells, gap=4), gap=0, tight=True)
        return ft.Semantics(content=below, label=spoken, exclude_semantics=True)
    row = kit.row(ft.Container(label, expand=2 if stage.size.wide else 3), *cells, gap=4)
    return ft.Semantics(content=row, label=spoken, exclude_semantics=True)


def because(words: Words, table: Table, street: Street) -> str:
    """Who is in front, by how much, and what has made the difference."""
    verdict = street.verdict
    name = words.listed(names.seat(table, seat) for seat in verdict.winners)
    if verdict.reason is not Reason.POINTS:
        return say(words, f"because-{verdict.reason}", name=name)
    (first,) = verdict.winners
    best = street.score(first)
    others = sorted((street.score(s).total, -s) for s in street.seats if s != first)
    second = -others[-1][1]
    behind = street.score(second)
    gains = [
        (own - theirs, part)
        for own, theirs, part in zip(best.parts, behind.parts, PARTS, strict=True)
        if own > theirs
    ]
    by = words.listed(
        f"{say(words, f'short-{part}')} +{gain}" for gain, part in sorted(gains)[::-1]
    )
    return say(
        words,
        "because-points",
        name=name,
        points=best.total - behind.total,
        other=names.seat(table, second),
        by=by,
    )
