"""Secret Night by code alone: whom to ask for what, writing a whisper, what was seen or heard.

See `companion.ui.game_screens.ByCode`; what a topic is stands in `topics`.
"""

from collections.abc import Callable

import flet as ft

from companion.games.secret_night import topics
from companion.games.secret_night.rules.game import Ask
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.games.secret_night.screens import notes, own, rows
from companion.games.secret_night.screens.whisper import Writing
from companion.games.secret_night.topics import Reason, Topic
from companion.games.secret_night.whispers import pack
from companion.table.exchange import Passed
from companion.table.state import Table
from companion.ui import kit
from companion.ui.game_screens import ByCode, Ready
from companion.ui.stage import Stage

DRAWINGS = {Reason.LISTEN: "ui-speak", Reason.LOOK: "ui-eye", Reason.STEAL: "night-hand"}
"""What may be begun, in the order of how often it is; and its drawing."""
HEAD = 21.0
"""dp of a question's words."""


class NightByCode(ByCode):
    """See there. Notes stand behind the seats."""

    def begins(self, stage: Stage) -> tuple[tuple[str, str, str], ...]:
        """To hear a whisper, to look at a role, to steal a card."""
        words = stage.words
        return tuple(
            (words(_key(reason)), words(f"{_key(reason)}-note"), art)
            for reason, art in DRAWINGS.items()
        )

    def form(self, stage: Stage, at: int, others: tuple[int, ...], ready: Ready) -> ft.Control:
        """Whom to ask; for a theft, how many cards the victim holds."""
        return Form(stage, tuple(DRAWINGS)[at], others, ready)

    def title(self, stage: Stage, topic: bytes, other: int, own: bool) -> str:
        """Who looks, steals or listens."""
        found = topics.read(topic)
        if found is None:
            return ""
        whose = "own" if own else "other"
        return stage.words(f"{_key(found.reason)}-{whose}", name=stage.name(other))

    def ask(self, topic: bytes, seat: int) -> Ask | None:
        """The look or the theft; a whisper is written."""
        found = topics.read(topic)
        return None if found is None or found.reason is Reason.LISTEN else found.ask(seat)

    def gives(
        self, stage: Stage, topic: bytes, other: int, ready: Callable[[bytes], kit.Press]
    ) -> ft.Control:
        """Writing to who listens."""
        return Whispers(stage, other, ready)

    def noted(
        self, lines: dict[str, str], table: Table, hand: bytes, passed: Passed
    ) -> dict[str, str]:
        """After a look the private note about that player says the side; its words stay."""
        if not passed.own:
            return {}
        try:
            seen = topics.got(passed)
        except ValueError:
            return {}
        if not isinstance(seen, Role):
            return {}
        line = notes.line(passed.other)
        _, why = notes.read(lines.get(line, ""))
        return {line: f"{topics.SIDES[seen]} {why}".strip()}


def _key(reason: Reason) -> str:
    return f"secret_night-code-{reason.name.lower()}"


@ft.component
def Form(stage: Stage, reason: Reason, others: tuple[int, ...], ready: Ready) -> ft.Control:
    """A tap on a player shows the code; a theft first asks for the number of cards."""
    victim, choose = ft.use_state(-1)
    state = stage.use(lambda table: table.state)
    words, theme, seat = stage.words, stage.theme, stage.seat
    if not isinstance(state, Night) or seat is None:
        return ft.Container()
    note = f"{_key(reason)}-rule"
    kids: list[ft.Control] = [kit.text(words(note), colour=theme.soft)]
    if victim >= 0:
        title = words("secret_night-steal-how-many", name=stage.name(victim))
        grid = rows.numbers_grid(
            1,
            MOST_CARDS,
            lambda n: ready.ask(victim, Topic(reason, n).packed(), None),
            "cards",
            columns=4,
        )
        fit = kit.fitting(title, stage.size.page, HEAD, loud=True)
        return kit.col(*kids, kit.text(title, "head", size=fit), grid, gap=14, scroll=True)
    able = [s for s in others if reason is not Reason.LOOK or state.role(s) is None]
    if not able:
        words_of = f"secret_night-code-nobody{'-hidden' if reason is Reason.LOOK else ''}"
        return kit.middle(kit.text(words(words_of), colour=theme.soft))

    def press(other: int) -> kit.Press:
        if reason is Reason.STEAL:
            return lambda: choose(other)
        return ready.ask(other, Topic(reason).packed(), None)

    people = [(other, _locked(stage, state, reason, other), press(other)) for other in able]
    return kit.col(*kids, *rows.people(stage, people, "code"), gap=10, scroll=True)


def _locked(stage: Stage, state: Night, reason: Reason, other: int) -> str:
    """Why not now, where a table knows; a phone without a server leaves it to the players."""
    if not stage.plays:
        return ""
    cards = 1 if reason is Reason.STEAL else 0
    return own.reason(stage, state, Topic(reason, cards).ask(other))


@ft.component
def Whispers(stage: Stage, other: int, ready: Callable[[bytes], kit.Press]) -> ft.Control:
    """Up to 140 characters for who listens."""
    text, set_text = ft.use_state("")
    words, theme = stage.words, stage.theme
    writing = Writing.of(text, bytes_too=True)
    send = ready(pack(writing.said)) if writing.fits else kit.nothing
    button = kit.primary(
        words("secret_night-code-whisper"),
        send,
        kit.TALL,
        expand=True,
        disabled=not writing.fits,
        key="whisper-send",
    )
    note = words("secret_night-code-whisper-note", name=stage.name(other))
    return kit.col(
        kit.col(
            kit.text(note, colour=theme.soft),
            *writing.line(stage, set_text),
            gap=12,
            scroll=True,
            expand=True,
        ),
        ft.Container(kit.row(button), padding=ft.Padding.only(bottom=16)),
        gap=8,
        expand=True,
    )
