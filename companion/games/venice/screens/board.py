"""The public side: series and round, the locations with who is there, the meetings, the match."""

import flet as ft

from companion.games.venice.rules.dial import number
from companion.games.venice.rules.rounds import due
from companion.games.venice.rules.venice import FACE_DOWN, Meeting, Venice
from companion.games.venice.screens import names, routes
from companion.games.venice.screens.meeting_sheet import situation
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.stage import Stage
from companion.ui.words import Words


def apart(stage: Stage) -> ft.Control:
    """On a phone without a server: rounds lie on the table, and nobody tells it of them."""
    words = kit.text(stage.words("venice-apart"), size=17, colour=stage.theme.soft)
    return kit.plate(words, padding=14, radius=9)


@ft.component
def Board(stage: Stage) -> ft.Control:
    """Everything of the round that lies on the table."""
    state = stage.use(lambda table: table.state)
    words = stage.words
    if not isinstance(state, Venice):
        return ft.Container()
    head = words("venice-round", series=state.series, round=state.round)
    cards = [_card(stage, state, place) for place in state.places]
    help_level = words(f"venice-rule-help-{state.options.help}")
    kids: list[ft.Control | None] = [
        kit.row(
            kit.text(head, "head", expand=True),
            kit.text(words("venice-help", level=help_level), "note"),
            gap=8,
        ),
        kit.grid(cards, 1 if stage.size.wide else len(cards), 6),
        _unnamed(stage, state),
    ]
    if not stage.size.wide:
        kids += _going_on(stage, state)
    return kit.col(*kids, gap=10, tight=True)


def _going_on(stage: Stage, state: Venice) -> list[ft.Control]:
    """The call, the meetings."""
    words, kids = stage.words, list[ft.Control]()
    if state.call is not None:
        kids.append(_notice(stage, _called(words, stage.table, state)))
    here = (state.series, state.round)
    now = [m for m in state.meetings if (m.series, m.round) == here]
    if state.call is not None:  # nobody chooses or passes any more
        now = [m for m in now if state.over(m)]
    kids += [_meeting(stage, state, meeting) for meeting in now]
    if state.complete and not now:
        kids.append(kit.text(words("venice-nobody-met"), colour=stage.theme.soft, size=17))
    return kids


def _unnamed(stage: Stage, state: Venice) -> ft.Control | None:
    """At the first setup the places get the names that are printed on the cards (VE-def13)."""
    begun = state.complete or any(state.visit(place) for place in state.places)
    if state.locations or begun or (state.series, state.round) != (1, 1) or not stage.plays:
        return None
    return pieces.tile(
        stage.words("venice-name-places"),
        stage.to(routes.Page.WORDS),
        "name-places",
        note=stage.words("venice-name-places-note"),
        mark="ui-log",
    )


@ft.component
def Above(stage: Stage) -> ft.Control:
    """On a screen in the middle of the table, where the places have a side of their own."""
    state = stage.use(lambda table: table.state)
    if not isinstance(state, Venice):
        return ft.Container()
    kids = _going_on(stage, state)
    return kit.col(*kids, gap=10, tight=True) if kids else ft.Container(visible=False)


def _card(stage: Stage, state: Venice, place: int) -> ft.Control:
    """The location card of an agent: colour and letters, a back, or nothing yet."""
    theme, words, size = stage.theme, stage.words, stage.size
    visit = state.visit(place)
    who = names.agent(words, stage.table, place)
    if visit is None:
        letters, colour, said = "·", theme.raised, words("venice-card-none", name=who)
        line = theme.accent if due(state) == place else theme.raised
    elif visit.location == FACE_DOWN:
        letters, colour, said = "?", theme.raised, words("venice-card-down", name=who)
        line = theme.line
    else:
        colour = line = names.COLOURS[visit.location]
        where = names.place(words, state, visit.location)
        letters = where if size.wide else names.short(words, state, visit.location)
        said = words("venice-card-at", name=who, place=where)
    if size.wide:
        face: ft.Control = _broad(place, letters, colour, size.board)
    else:
        across = (size.width - 2 * size.side) / len(state.places) - 28
        face = kit.col(
            names.mark(place, 24),
            kit.text(
                letters,
                "strong",
                size=kit.fitting(letters, across, 17),
                align=ft.TextAlign.CENTER,
            ),
            ft.Container(height=6, bgcolor=colour, border_radius=5, width=38),
            gap=4,
            tight=True,
            cross=ft.CrossAxisAlignment.CENTER,
        )
        face = kit.middle(face)
    inside = ft.Semantics(content=face, label=said, exclude_semantics=True)
    padding = ft.Padding.symmetric(horizontal=6, vertical=6)
    return kit.plate(inside, padding=padding, line=line, radius=9, width=2)


def _broad(place: int, name: str, colour: str, across: float) -> ft.Control:
    """For a screen in the middle of the table: the whole name beside the agent's mark."""
    said = kit.text(name, "strong", size=kit.fitting(name, across - 94, 22), expand=True)
    band = ft.Container(width=12, height=38, border_radius=5, bgcolor=colour)
    return kit.row(names.mark(place, 40), band, said, gap=12)


def _meeting(stage: Stage, state: Venice, meeting: Meeting) -> ft.Control:
    """Where, who, and what now happens."""
    theme, words = stage.theme, stage.words
    where = names.place(words, state, meeting.location)
    title = words("venice-meeting-at", number=meeting.number, place=where)
    over = state.over(meeting)
    text = kit.col(
        kit.text(title, "strong", size=16),
        kit.text(situation(stage, state, meeting), size=16, colour=theme.soft),
        gap=1,
        tight=True,
        expand=True,
        cross=ft.CrossAxisAlignment.START,
    )
    return kit.plate(
        kit.row(
            ft.Container(
                width=8, height=44, border_radius=4, bgcolor=names.COLOURS[meeting.location]
            ),
            text,
            kit.icon("ui-check", 20, theme.cool) if over else None,
            gap=10,
        ),
        padding=10,
        line=theme.raised if over else theme.accent,
    )


def _notice(stage: Stage, sentence: str) -> ft.Control:
    theme = stage.theme
    said = kit.text(sentence, "strong", size=18)
    return kit.plate(ft.Semantics(content=said, live_region=True), line=theme.accent)


def _called(words: Words, table: Table, state: Venice) -> str:
    assert state.call is not None
    dialled = number(state.call.mapping, state.options.dialling, state.labels)
    name = names.agent(words, table, state.call.caller)
    return words("venice-called", name=name, number=dialled)


def news(words: Words, table: Table) -> str:
    """Who has called which number."""
    state = table.state
    if not isinstance(state, Venice) or state.call is None:
        return ""
    return _called(words, table, state)


@ft.component
def Points(stage: Stage, seat: int) -> ft.Control:
    """A seat's points of the match, under its name."""
    score = stage.use(lambda table: table.state.score(seat) if table.state else 0)
    said = stage.words("venice-score", points=score)
    return kit.text(said, "note", lines=1)
