"""The public side: evening, decks, house, nations; what is going on; the line of each seat."""

import flet as ft

from companion.games.microfilms.rules.deeds import Deed
from companion.games.microfilms.rules.films import Films
from companion.games.microfilms.rules.turn_end import ALARM
from companion.games.microfilms.screens import lines, names, plates
from companion.table.state import Table
from companion.ui import kit
from companion.ui.stage import Stage
from companion.ui.words import Words, told

NEAR = 8
"""Francs of the Croupier from which the alarm is near."""
THREE = 230.0
"""dp across that three counts beside each other need, with words of the usual size."""


def apart(stage: Stage) -> ft.Control:
    """On a phone without a server: turns and francs lie on the table, nobody tells it of them."""
    words = kit.text(stage.words("microfilms-apart"), size=17, colour=stage.theme.soft)
    return kit.plate(words, padding=14)


@ft.component
def Board(stage: Stage) -> ft.Control:
    """Everything that lies on the table and belongs to nobody."""
    state = stage.use(lambda table: table.state)
    if not isinstance(state, Films):
        return ft.Container()
    theme, words = stage.theme, stage.words
    said = happening(words, stage.table, state, None if stage.several else stage.seat)
    kids: list[ft.Control | None] = [
        kit.row(
            kit.text(words("microfilms-evening", number=state.evening), "head", expand=True),
            *(
                kit.icon(names.DRAWINGS[nation], 26 * stage.size.scale, theme.accent)
                for nation in state.nations
            ),
            gap=8,
        ),
        _counts(stage, state),
        _top(stage, state),
        _notice(stage, said) if said else None,
        _chores(stage, state),
        _croupier(stage, state),
    ]
    if state.unlocked and state.attempt is None:
        kids.append(kit.text(words("microfilms-unlocked"), colour=theme.accent, size=16))
    return kit.col(*kids, gap=10, tight=True)


def _counts(stage: Stage, state: Films) -> ft.Control:
    """Deck, discard with its top card, house."""
    words = stage.words
    top = words("microfilms-empty") if state.top is None else names.card(words, state.top)
    cells = [
        _count(stage, words("microfilms-deck"), state.draw),
        _count(stage, words("microfilms-discard"), len(state.pile), top),
        _count(stage, words("microfilms-house"), state.house),
    ]
    few = stage.size.board / stage.size.text < THREE
    return kit.grid(cells, 1 if few else 3, 8)


def _chores(stage: Stage, state: Films) -> ft.Control | None:
    """What hands now do with the real cards, as the app has decided it."""
    said = lines.outcomes(stage.words, stage.table, state.chores)
    if not said:
        return None
    theme = stage.theme
    text = kit.text(said, size=17, expand=True)
    inside = kit.row(kit.icon("ui-card", 26, theme.cool), text, gap=12)
    return kit.plate(ft.Semantics(content=inside, live_region=True), line=theme.cool)


def _top(stage: Stage, state: Films) -> ft.Control | None:
    """The card that lies open on the discard; by MF-def14 all that may be looked through."""
    if state.top is None:
        return None
    theme = stage.theme
    pile = state.pile[::-1] if state.options.discard_open else (state.top,)
    cards = ", ".join(names.card(stage.words, card) for card in pile)
    said = stage.words(
        "microfilms-pile" if state.options.discard_open else "microfilms-top", card=cards
    )
    mark = kit.icon(names.drawing_of(state.top), 20 * stage.size.scale, theme.soft)
    return kit.row(mark, kit.text(said, size=16, colour=theme.soft, expand=True), gap=8)


def _count(stage: Stage, label: str, value: int, note: str = "") -> ft.Control:
    face = kit.col(
        kit.text(str(value), "title", size=30, align=ft.TextAlign.CENTER),
        kit.text(label, "note", lines=1, align=ft.TextAlign.CENTER),
        gap=0,
        tight=True,
    )
    spoken = f"{label}: {value}. {note}" if note else f"{label}: {value}"
    inside = ft.Semantics(content=face, label=spoken, exclude_semantics=True)
    return kit.plate(inside, padding=ft.Padding.symmetric(horizontal=4, vertical=8))


def _notice(stage: Stage, sentence: str) -> ft.Control:
    theme = stage.theme
    said = kit.text(sentence, "strong", size=18)
    return kit.plate(ft.Semantics(content=said, live_region=True), line=theme.accent)


def _croupier(stage: Stage, state: Films) -> ft.Control | None:
    him = state.croupier
    if him is None:
        return None
    theme, words = stage.theme, stage.words
    alarm = him.francs >= NEAR
    text = kit.col(
        kit.text(words("microfilms-croupier"), "strong", size=17),
        kit.text(plates.state_of(stage, him), size=16, colour=theme.soft),
        kit.text(
            words("microfilms-alarm-at", of=ALARM),
            size=15,
            colour=theme.warm if alarm else theme.soft,
        ),
        gap=1,
        tight=True,
        expand=True,
        cross=ft.CrossAxisAlignment.START,
    )
    line = theme.warm if alarm else theme.line
    return kit.plate(
        kit.row(kit.icon("mf-chip", 34, theme.accent), text, gap=12), padding=10, line=line
    )


def happening(words: Words, table: Table, state: Films, me: int | None = None) -> str:
    """What all wait for, or know; "" in an ordinary turn. me: the one seat of who reads this."""
    if state.attempt is not None:
        tried = state.attempt
        who = names.person(words, table, tried.by)
        said = names.attempt(words, table, tried.kind, tried.film, tried.named, tried.places)
        return f"{words('microfilms-tries', name=who)}: {said}"
    if state.pending is not None:
        pending = state.pending
        return words(
            f"microfilms-waits-{pending.wait}",
            name=names.person(words, table, pending.by),
            of=names.person(words, table, pending.of),
            late=names.person(words, table, pending.late),
            me=int(pending.late == me),
        )
    return ""


def news(words: Words, table: Table) -> str:
    """An attempt to win, whose words are on the table; the alarm that is near."""
    state = table.state
    if not isinstance(state, Films):
        return ""
    if state.attempt is not None:
        return words("microfilms-tries", name=names.person(words, table, state.attempt.by))
    evenings = [done for done in state.chores if done.deed is Deed.EVENING]
    if evenings:
        return words("microfilms-news-evening", number=state.evening, **told(state.options))
    him = state.croupier
    if him is not None and him.francs >= NEAR:
        return words("microfilms-alarm", francs=him.francs, of=ALARM)
    return ""


@ft.component
def SeatLine(stage: Stage, seat: int) -> ft.Control:
    """Suspect or Cleared, francs and cards, under a seat's name."""
    player = stage.use(
        lambda table: table.state.player(seat) if isinstance(table.state, Films) else None
    )
    if player is None:
        return ft.Container()
    theme, words = stage.theme, stage.words
    wide = 17 if stage.size.wide else 14
    if player.out:
        return kit.text(words("microfilms-out"), size=wide, colour=theme.soft)
    token = "cleared" if player.cleared else "suspect"
    printed = words(f"microfilms-{'token-' if stage.size.narrow else ''}{token}")
    said = words("microfilms-line-short", francs=player.francs, cards=player.hand)
    box = 20 if stage.size.wide else 16
    parts = [("mf-chip", player.francs), ("ui-card", player.hand)]
    counts = kit.row(
        *(
            kit.row(
                kit.icon(drawing, box, theme.soft),
                kit.text(str(value), "strong", size=wide + 1),
                gap=4,
                tight=True,
            )
            for drawing, value in parts
        ),
        gap=6 if stage.size.narrow else 12,
        wrap=True,
    )
    return kit.col(
        kit.text(
            printed,
            "strong",
            size=wide,
            colour=theme.cool if player.cleared else theme.warm,
            lines=2,
        ),
        ft.Semantics(content=counts, label=said, exclude_semantics=True),
        gap=0,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )
