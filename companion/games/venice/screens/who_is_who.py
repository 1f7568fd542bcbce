"""What the owner concludes, by tap: players by cards; and what the help says."""

from collections.abc import Callable

import flet as ft

from companion.games.venice.help import Advice
from companion.games.venice.reason import Conclusion, Yours
from companion.games.venice.rules.options import Help
from companion.games.venice.screens import because, names
from companion.games.venice.screens.naming import Naming, label, label_width
from companion.games.venice.sheet import ClueSheet, Mark
from companion.ui import kit
from companion.ui.kit.spoken import one_node

LINE = 48.0
"""dp of a row."""
WORDS = {Mark.BLANK: "", Mark.IS: "is", Mark.NOT: "not", Mark.PERHAPS: "perhaps"}


def who_is_who(
    naming: Naming,
    sheet: ClueSheet,
    advice: Advice,
    width: float,
    tap: Callable[[int, int], kit.Press],
) -> ft.Control:
    """The grid of players and cards. width: dp it may take. tap: of an agent and a card."""
    stage, frame = naming.stage, naming.frame
    theme = stage.theme
    found = {(c.fact.agent, c.fact.card): c for c in advice.conclusions}
    others = [(place, agent) for place, agent in enumerate(frame.agents) if agent != frame.me]
    cell = (width - label_width(stage) - 2) / len(others)
    named: list[ft.Control] = [ft.Container(height=kit.head_height())]
    named += [label(naming, card, LINE) for card in range(8)]
    columns: list[ft.Control] = [
        kit.sized(kit.col(*named, gap=0, tight=True), width=label_width(stage))
    ]
    for place, agent in others:
        cells: list[ft.Control] = [kit.seat_head(names.mark(agent, 28), naming.agent(agent), cell)]
        for card in range(8):
            concluded = found.get((place, card))
            cells.append(
                _cell(naming, sheet.mark(agent, card), agent, card, concluded, (cell, LINE), tap)
            )
        columns.append(kit.sized(kit.col(*cells, gap=0, tight=True), width=cell))
    return ft.Card(
        content=ft.Row(columns, spacing=0),
        bgcolor=theme.panel,
        elevation=0,
        margin=0,
        shape=kit.outline(radius=16),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        semantic_container=False,
    )


def _cell(
    naming: Naming,
    mark: Mark,
    agent: int,
    card: int,
    concluded: Conclusion | None,
    box: tuple[float, float],
    tap: Callable[[int, int], kit.Press],
) -> ft.Control:
    theme, words = naming.stage.theme, naming.stage.words
    told = "" if concluded is None else "is" if concluded.fact.holds else "not"
    said = words(
        "venice-sheet-cell",
        name=naming.agent(agent),
        card=naming.card(card),
        mark=words(f"venice-sheet-mark-{WORDS[mark] or 'blank'}"),
    )
    if concluded is not None and not isinstance(concluded.reason, Yours):
        said = f"{said} {because.sentence(naming, concluded)}"
    width, height = box
    press = tap(agent, card)
    face = ft.Button(
        content=kit.verdict(width - 1, height - 2, WORDS[mark], told),
        on_click=press,
        width=width,
        height=height,
        style=kit.flat(
            ft.RoundedRectangleBorder(radius=0, side=ft.BorderSide(0.5, theme.raised)),
            colour=theme.floor if told == "not" else theme.panel,
        ),
        key=f"cell-{agent}-{card}",
    )
    return one_node(face, said, press)


def sentences(
    naming: Naming, advice: Advice, light: Callable[[frozenset[int]], kit.Press]
) -> list[ft.Control]:
    """What the help says. light: a press that shows the columns a sentence is about."""
    stage = naming.stage
    theme, words, level = stage.theme, stage.words, naming.frame.help
    if level is Help.OFF:
        return []
    if advice.against:
        return [warning(naming, advice)]
    kids: list[ft.Control] = [kit.text(words(f"venice-sheet-level-{level}"), "label")]
    if advice.deals:
        left = words("venice-sheet-deals", deals=advice.deals)
        kids.append(kit.text(left, colour=theme.soft, size=16))
    for number, conclusion in enumerate(because.told(advice)):
        kids.append(_sentence(naming, number, conclusion, light))
    return kids


def _sentence(
    naming: Naming,
    number: int,
    conclusion: Conclusion,
    light: Callable[[frozenset[int]], kit.Press],
) -> ft.Control:
    theme, said = naming.stage.theme, because.sentence(naming, conclusion)
    columns = frozenset(c.column for c in conclusion.clues if hasattr(c, "column"))
    press = light(columns)
    face = ft.Button(
        content=kit.row(kit.text(said, size=16, expand=True)),
        on_click=press,
        style=kit.flat(
            kit.outline(theme.raised, radius=10),
            colour=theme.panel,
            padding=ft.Padding.symmetric(horizontal=12, vertical=12),
        ),
        key=f"because-{number}",
    )
    return one_node(face, said, press)


def warning(naming: Naming, advice: Advice) -> ft.Control:
    """That the sheet contradicts itself, and where."""
    theme = naming.stage.theme
    said = because.contradiction(naming, advice.against)
    return ft.Semantics(
        content=kit.plate(kit.text(said, size=16, colour=theme.warm), line=theme.warm, padding=12),
        live_region=True,
    )
