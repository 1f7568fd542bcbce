"""How it ended: who wins and why, all houses side by side."""

import flet as ft

from companion.games.dead_breakfast.rules.score import Reason
from companion.games.dead_breakfast.screens.compare_page import comparison
from companion.games.dead_breakfast.screens.names import say, seat, street_of
from companion.table.state import Table
from companion.ui.stage import Stage
from companion.ui.words import Words


def result(words: Words, table: Table) -> str:
    """Who wins."""
    street = street_of(table)
    if street is None:
        return say(words, "over")
    verdict = street.verdict
    name = words.listed(seat(table, who) for who in verdict.winners)
    key = "result-shared" if verdict.reason is Reason.SHARED else "result"
    return say(words, key, name=name)


def won(table: Table, seat: int) -> bool | None:
    """Whether a seat wins; nobody does before all have counted."""
    street = street_of(table)
    if street is None or not street.finished:
        return None
    return seat in street.verdict.winners


def end_board(stage: Stage) -> ft.Control | None:
    """The comparison."""
    street = street_of(stage.table)
    return comparison(stage, street) if street is not None else None


def reasons(words: Words, table: Table) -> list[str]:
    """The points of each house."""
    street = street_of(table)
    if street is None:
        return []
    return [
        say(words, "total-of", name=seat(table, who), points=street.score(who).total)
        for who in street.seats
    ]
