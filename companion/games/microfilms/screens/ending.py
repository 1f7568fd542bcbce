"""How it ended: who wins and why, the allies, the Letter that was out."""

import flet as ft

from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.screens import names
from companion.table.state import Table
from companion.ui import kit
from companion.ui.stage import Stage
from companion.ui.words import Words


def result(words: Words, table: Table) -> str:
    """Who has won, in a few words."""
    state = table.state
    if not isinstance(state, Films) or state.verdict is None:
        return words("microfilms-over")
    if not state.verdict.winners:
        return words("microfilms-result-nobody")
    won = [names.person(words, table, seat) for seat in state.verdict.winners]
    return words("microfilms-result", names=" + ".join(won), count=len(won))


def won(table: Table, seat: int) -> bool | None:
    """Whether a seat wins, once the cards have decided it."""
    state = table.state
    if not isinstance(state, Films) or state.verdict is None:
        return None
    return seat in state.verdict.winners


def end_board(stage: Stage) -> ft.Control | None:
    """The reasons, one a line."""
    lines = reasons(stage.words, stage.table)
    if not lines:
        return None
    kids = [kit.text(line, size=18 * stage.size.scale, align=ft.TextAlign.CENTER) for line in lines]
    return kit.plate(kit.col(*kids, gap=8, tight=True), line=stage.theme.accent)


def reasons(words: Words, table: Table) -> list[str]:
    """Sentences: what was attempted, why that decides, who was allied, which Letter was out."""
    state, lines = table.state, list[str]()
    if not isinstance(state, Films):
        return lines
    tried, verdict = state.attempt, state.verdict
    if tried is not None:
        said = names.attempt(words, table, tried.kind, tried.film, tried.named, tried.places)
        lines.append(f"{names.person(words, table, tried.by)}: {said}")
    if verdict is not None:
        lines.append(words(f"microfilms-reason-{verdict.reason}"))
        if verdict.allied:
            pair = " + ".join(names.card(words, nation) for nation in verdict.allied)
            lines.append(words("microfilms-allied", nations=pair))
    if state.removed is not None:
        lines.append(words("microfilms-removed", card=names.card(words, f"letter-{state.removed}")))
    return lines
