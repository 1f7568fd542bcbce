"""Secret Night by code alone: whom to ask for what, writing a whisper, what was seen or heard.

See `companion.ui.game_screens.ByCode`; what a topic is stands in `bycode`.
"""

import secrets
from collections.abc import Callable

import flet as ft

from companion.games.secret_night import bycode
from companion.games.secret_night.bycode import Errand, Topic
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.games.secret_night.screens import faces, notes, own, rows
from companion.games.secret_night.screens.whisper import Writing
from companion.games.secret_night.whispers import pack
from companion.table.chance import ByteChance
from companion.table.passed import Passed
from companion.table.state import Table
from companion.ui import kit
from companion.ui.game_screens import Ready
from companion.ui.kit import Face
from companion.ui.stage import Stage
from companion.ui.words import Words

DRAWINGS = {Errand.LISTEN: "ui-speak", Errand.LOOK: "ui-eye", Errand.STEAL: "night-hand"}
"""What may be begun, in the order of how often it is; and its drawing."""


class NightByCode:
    """See `companion.ui.game_screens.ByCode`."""

    def begins(self, stage: Stage) -> tuple[tuple[str, str, str], ...]:
        """To hear a whisper, to look at a role, to steal a card."""
        words = stage.words
        return tuple(
            (words(_key(errand)), words(f"{_key(errand)}-note"), art)
            for errand, art in DRAWINGS.items()
        )

    def form(self, stage: Stage, at: int, others: tuple[int, ...], ready: Ready) -> ft.Control:
        """Whom to ask; for a theft, how many cards the victim holds."""
        return Form(stage, tuple(DRAWINGS)[at], others, ready)

    def title(self, stage: Stage, topic: bytes, other: int, own: bool) -> str:
        """Who looks, steals or listens."""
        found = bycode.read(topic)
        if found is None:
            return ""
        whose = "own" if own else "other"
        return stage.words(f"{_key(found.errand)}-{whose}", name=stage.name(other))

    def says(self, table: Table, seat: int, topic: bytes, hand: bytes) -> bytes | None:
        """The role, or a place among the shuffled cards; a whisper its player writes."""
        found, chance = bycode.read(topic), ByteChance(secrets.token_bytes)
        return bycode.says(found, seat, hand, chance) if found is not None else None

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
            seen = bycode.got(passed)
        except ValueError:
            return {}
        if not isinstance(seen, Role):
            return {}
        line = notes.line(passed.other)
        _, why = notes.read(lines.get(line, ""))
        return {line: f"{bycode.SIDES[seen]} {why}".strip()}

    def face(self, words: Words, table: Table, hand: bytes, passed: Passed) -> Face:
        """The role, the place, or the words. ValueError for what is none of them."""
        return faces.by_code(words, table, passed)

    def beside(self, stage: Stage) -> ft.Control | None:
        """Nothing: notes stand behind the seats."""
        return None


def _key(errand: Errand) -> str:
    return f"secret_night-code-{errand.name.lower()}"


@ft.component
def Form(stage: Stage, errand: Errand, others: tuple[int, ...], ready: Ready) -> ft.Control:
    """A tap on a player shows the code; a theft first asks for the number of cards."""
    victim, choose = ft.use_state(-1)
    state = stage.use(lambda table: table.state)
    words, theme, seat = stage.words, stage.theme, stage.seat
    if not isinstance(state, Night) or seat is None:
        return ft.Container()
    note = f"{_key(errand)}-rule"
    kids: list[ft.Control] = [kit.text(words(note), colour=theme.soft)]
    if victim >= 0:
        title = words("secret_night-steal-how-many", name=stage.name(victim))
        grid = rows.numbers_grid(
            stage,
            1,
            MOST_CARDS,
            lambda n: ready.ask(victim, Topic(errand, n).packed(), None),
            "cards",
            columns=4,
        )
        return kit.col(*kids, kit.text(title, "head"), grid, gap=14, scroll=True)
    able = [s for s in others if errand is not Errand.LOOK or state.role(s) is None]
    if not able:
        words_of = f"secret_night-code-nobody{'-hidden' if errand is Errand.LOOK else ''}"
        return kit.middle(kit.text(words(words_of), colour=theme.soft))

    def press(other: int) -> kit.Press:
        if errand is Errand.STEAL:
            return lambda: choose(other)
        return ready.ask(other, Topic(errand).packed(), None)

    people = [(other, _locked(stage, state, errand, other), press(other)) for other in able]
    return kit.col(*kids, *rows.people(stage, people, "code"), gap=10, scroll=True)


def _locked(stage: Stage, state: Night, errand: Errand, other: int) -> str:
    """Why not now, where a table knows; a phone without a server leaves it to the players."""
    if not stage.plays:
        return ""
    cards = 1 if errand is Errand.STEAL else 0
    return own.reason(stage, state, Topic(errand, cards).ask(other))


@ft.component
def Whispers(stage: Stage, other: int, ready: Callable[[bytes], kit.Press]) -> ft.Control:
    """Up to 140 characters for who listens."""
    text, set_text = ft.use_state("")
    words, theme = stage.words, stage.theme
    writing = Writing.of(text, bytes_too=True)
    send = ready(pack(writing.said)) if writing.fits else kit.nothing
    button = kit.button(
        words("secret_night-code-whisper"),
        send,
        expand=True,
        height=60,
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
