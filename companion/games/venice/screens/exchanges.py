"""Venice by code alone: whom and what to ask for, choosing what is shown, what it makes of it.

See `companion.ui.game_screens.ByCode`; what a topic is stands in `topics`.
"""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.games.venice import sheet_text, topics
from companion.games.venice.frame import frame
from companion.games.venice.rules.cards import Black
from companion.games.venice.rules.game import Ask
from companion.games.venice.rules.talks import keeper
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names, pass_sheet, routes
from companion.games.venice.screens.column_form import when
from companion.games.venice.screens.naming import Naming
from companion.games.venice.screens.private import use_own
from companion.games.venice.sheet import NOWHERE, Column, added
from companion.games.venice.topics import DEMANDS, LOOKS, Reason, Topic
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui import kit, pieces
from companion.ui.game_screens import ByCode, Ready
from companion.ui.stage import Stage

Begin = tuple[Reason, str]
"""What may be begun, and its drawing."""


def _begins(state: Venice, seat: int) -> tuple[Begin, ...]:
    demand: Begin = (Reason.DEMAND, "ui-eye")
    if seat not in state.agents:
        return ((Reason.SHOW, "ui-card"), demand)
    begins: tuple[Begin, ...] = ((Reason.EXCHANGE, "night-trade"), demand)
    three = len(state.seats) == 3 and not state.options.real_cards
    return (*begins, (Reason.LOOK_LEFT, "game-venice")) if three else begins


class VeniceByCode(ByCode):
    """See there."""

    def begins(self, stage: Stage) -> tuple[tuple[str, str, str], ...]:
        """An exchange, a demand, a look; the Ambassador is shown cards."""
        state, seat, words = stage.table.state, stage.seat, stage.words
        if not isinstance(state, Venice) or seat is None:
            return ()
        return tuple(
            (words(f"venice-code-{reason.name.lower()}"), words(_note(reason)), drawing)
            for reason, drawing in _begins(state, seat)
        )

    def form(self, stage: Stage, at: int, others: tuple[int, ...], ready: Ready) -> ft.Control:
        """Whom, when and where; in an exchange then the own cards."""
        state, seat = stage.table.state, stage.seat
        if not isinstance(state, Venice) or seat is None:
            return ft.Container()
        reason = _begins(state, seat)[at][0]
        able = tuple(other for other in others if other in state.agents)
        if reason in LOOKS:
            able = tuple(other for other in others if other == keeper(state, seat))
        return Form(stage, state, seat, reason, able, ready)

    def title(self, stage: Stage, topic: bytes, other: int, own: bool) -> str:
        """What an exchange is."""
        found = topics.read(topic)
        if found is None:
            return ""
        kind = "look" if found.reason in LOOKS else "demand" if found.reason in DEMANDS else "pair"
        key = f"venice-code-{kind}-own" if own else f"venice-code-{kind}-other"
        if found.reason is Reason.EXCHANGE:
            key = "venice-code-exchange-with"
        return stage.words(key, name=stage.name(other))

    def ask(self, topic: bytes, seat: int) -> Ask | None:
        """The look at the absent agent; cards are chosen."""
        found = topics.read(topic)
        return found.ask(seat) if found is not None else None

    def gives(
        self, stage: Stage, topic: bytes, other: int, ready: Callable[[bytes], kit.Press]
    ) -> ft.Control:
        """Two cards, or a black one."""
        found = topics.read(topic)
        return Gives(stage, found, other, ready) if found is not None else ft.Container()

    def noted(
        self, lines: dict[str, str], table: Table, hand: bytes, passed: Passed
    ) -> dict[str, str]:
        """The clue sheet with a column more."""
        column = topics.column(passed, hand)
        if column is None:
            return {}
        sheet = added(sheet_text.read(lines, table.round), column)
        return {sheet_text.CLUES: sheet_text.text(sheet, table.round)}

    def beside(self, stage: Stage) -> ft.Control | None:
        """The clue sheet."""
        label = stage.words("venice-sheet")
        press = stage.to(routes.Page.CLUES)
        return kit.icon_button("ui-search", label, press, key="clues")


def _note(reason: Reason) -> str:
    return f"venice-code-{reason.name.lower()}-note"


@ft.component
def Form(
    stage: Stage, state: Venice, seat: int, reason: Reason, others: tuple[int, ...], ready: Ready
) -> ft.Control:
    """Whom, when, where; for a look which card, for a demand which if the asker says so."""
    sheet = sheet_text.read(stage.own.sheet, stage.table.round)
    series, round = topics.latest(sheet, state.series, state.round)
    first = others[0] if others else seat
    column, set_column = ft.use_state(Column(0, first, series, round, NOWHERE))
    kind, set_kind = ft.use_state(_kinds(state, reason)[0])
    choosing, set_choosing = ft.use_state(False)
    naming, words, theme = Naming(stage, frame(state, seat)), stage.words, stage.theme
    if not others:
        return kit.middle(kit.text(words("venice-code-nobody"), colour=theme.soft))
    topic = Topic(kind, column.series, column.round, column.where).packed()
    if choosing:
        return Chooses(
            stage, state, column.with_whom, lambda c: ready.ask(column.with_whom, topic, c)
        )

    def change(**changes: int) -> None:
        set_column(lambda now: replace(now, **changes))

    def where(index: int) -> None:
        set_column(lambda now: replace(now, where=NOWHERE if index == now.where else index))

    kinds = _kinds(state, reason)
    kids: list[ft.Control | None] = [
        kit.text(words("venice-sheet-with"), "label"),
        kit.chips(
            [stage.name(other) for other in others],
            others.index(column.with_whom) if column.with_whom in others else None,
            lambda index: change(with_whom=others[index]),
            size=16,
        ),
    ]
    if len(kinds) > 1:
        labels = [words(f"venice-code-kind-{k.name.lower()}") for k in kinds]
        kids.append(kit.chips(labels, kinds.index(kind), lambda i: set_kind(kinds[i]), size=16))
    kids += [
        kit.text(words("venice-sheet-where"), "label"),
        kit.chips(
            list(naming.places), column.where if column.where < NOWHERE else None, where, size=16
        ),
        when(naming, column, change),
    ]
    swap = reason is Reason.EXCHANGE
    label = words("venice-code-choose" if swap else "venice-code-ask")
    ask = ready.ask(column.with_whom, topic, None)
    press: kit.Press = (lambda: set_choosing(True)) if swap else ask
    foot = pieces.wide_button(label, press, "exchange-go")
    scrolls = ft.Container(kit.col(*kids, gap=10, scroll=True), expand=True)
    return kit.col(
        scrolls, ft.Container(foot, padding=ft.Padding.only(bottom=16)), gap=8, expand=True
    )


def _kinds(state: Venice, reason: Reason) -> tuple[Reason, ...]:
    """Which of its kinds the asker may choose from."""
    if reason in LOOKS:
        return tuple(LOOKS)
    if reason in DEMANDS and state.options.asker_chooses:
        return (Reason.DEMAND_IDENTITY, Reason.DEMAND_SEGMENT)
    return (reason,)


@ft.component
def Chooses(
    stage: Stage, state: Venice, other: int, ready: Callable[[bytes], kit.Press]
) -> ft.Control:
    """The own two cards for an agent."""
    own = use_own(stage)
    title = stage.words("venice-show-to", name=names.agent(stage.words, stage.table, other))
    if not own.cards:
        return pass_sheet.missing(stage, title, own, None)
    sheet = sheet_text.read(stage.own.sheet, stage.table.round)
    before = topics.shown_to(sheet, other)
    return pass_sheet.PickPair(stage, state, title, own.cards, before, ready)


@ft.component
def Gives(
    stage: Stage, topic: Topic, other: int, ready: Callable[[bytes], kit.Press]
) -> ft.Control:
    """What is shown to who asks."""
    own, state = use_own(stage), stage.table.state
    if not isinstance(state, Venice):
        return ft.Container()
    if topic.reason not in DEMANDS:
        return Chooses(stage, state, other, ready)
    title = stage.words("venice-asked", name=names.agent(stage.words, stage.table, other))
    if not own.cards:
        return pass_sheet.missing(stage, title, own, None)
    sheet = sheet_text.read(stage.own.sheet, stage.table.round)
    wanted: Black = DEMANDS[topic.reason]
    known = topics.blacks_to(sheet, other)
    return pass_sheet.PickBlack(
        stage, state, title, pass_sheet.Blacks(own.cards, wanted, known), ready
    )
