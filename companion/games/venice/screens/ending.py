"""How it ended: who gets the points, the number, and the dummy's cards."""

import flet as ft

from companion.games.venice.rules.calls import match_winners, truth
from companion.games.venice.rules.cards import DUMMY
from companion.games.venice.rules.dial import number
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names
from companion.table.state import Table
from companion.ui import kit
from companion.ui.stage import Stage
from companion.ui.words import Words


def result(words: Words, table: Table) -> str:
    """The verdict in a few words."""
    state = table.state
    if not isinstance(state, Venice) or state.call is None or state.verdict is None:
        return words("venice-over")
    verdict = state.verdict
    key = "right" if verdict.correct else "wrong" if verdict.counts else "void"
    return words(f"venice-result-{key}", name=names.agent(words, table, state.call.caller))


def won(table: Table, seat: int) -> bool | None:
    """Whether a seat gets a point for the call."""
    state = table.state
    if not isinstance(state, Venice) or state.verdict is None or not state.verdict.counts:
        return None
    return seat in state.verdict.winners


def end_board(stage: Stage) -> ft.Control | None:
    """The number that was called, the one that was right, the points."""
    lines = reasons(stage.words, stage.table)
    if not lines:
        return None
    kids = [kit.text(line, size=18 * stage.size.scale, align=ft.TextAlign.CENTER) for line in lines]
    return kit.plate(kit.col(*kids, gap=6, tight=True), line=stage.theme.accent)


def reasons(words: Words, table: Table) -> list[str]:
    """A sentence each: the two numbers, the absent agent, who gets points, how the match stands."""
    state, lines = table.state, list[str]()
    if not isinstance(state, Venice):
        return lines
    known = _truth(state)
    if state.call is not None:
        said = number(state.call.mapping, state.options.dialling, state.labels)
        name = names.agent(words, table, state.call.caller)
        lines.append(words("venice-called", name=name, number=said))
    if known:
        right = dict(known.values())
        mapping = tuple(right[identity] for identity in range(4))
        true = number(mapping, state.options.dialling, state.labels)
        lines.append(words("venice-right-number", number=true))
    if DUMMY in known:
        identity, segment = known[DUMMY]
        shown = names.cards(words, state, (identity, segment + 4))
        lines.append(words("venice-dummy-was", cards=shown))
    if state.verdict is not None and state.verdict.winners:
        won = names.agents(words, table, state.verdict.winners)
        lines.append(words("venice-winners", names=won))
    points = " · ".join(
        f"{names.agent(words, table, seat)} {state.score(seat)}" for seat in state.seats
    )
    lines.append(words("venice-match", points=points))
    if first := match_winners(state.points, state.options):
        won = names.agents(words, table, first)
        lines.append(words("venice-match-won", names=won))
    return lines


def _truth(state: Venice) -> dict[int, tuple[int, int]]:
    """Who had which cards, where all agents' lie open."""
    if {seat for seat, _ in state.shown} < set(state.seats[:4]) or state.options.real_cards:
        return {}
    return dict(truth(state.shown, state.seats))
