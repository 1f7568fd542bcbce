"""What one thinks of another player: a line of the seat's private sheet, for this phone alone."""

import flet as ft

from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.screens import rows
from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.stage import Stage

GUESSES = ("police", "thief", "deceiver", "unsure")
NOTHING = "-"
MOST = 120
"""Characters of the words beside a guess: a sheet holds about 16 kB for all."""


def line(seat: int) -> str:
    """The name of the line about a seat."""
    return f"about-{seat}"


def read(text: str) -> tuple[str, str]:
    """The guess and the words of a line."""
    guess, _, why = text.partition(" ")
    return (guess if guess in GUESSES else NOTHING), why


@ft.component
def About(stage: Stage, seat: int, back: Press) -> ft.Control:
    """A guess, and why. back: to the sheet of the player."""
    stage.own.use_written()
    odd = stage.use(lambda table: isinstance(table.state, Night) and len(table.state.seats) % 2)
    typed, set_typed = ft.use_state("")
    touched, set_touched = ft.use_state(False)
    me = stage.seat
    stage.own.use_sheet(me)
    words = stage.words
    guess, why = read(stage.own.sheet.get(line(seat), ""))
    offered = [g for g in GUESSES if g != "deceiver" or odd]
    chosen = offered.index(guess) if guess in offered else None

    def choose(index: int) -> None:
        picked = NOTHING if index == chosen else offered[index]
        _write(stage, seat, picked, typed if touched else why)()

    def change(value: str) -> None:
        set_typed(value[:MOST])
        set_touched(True)

    def keep() -> None:
        _write(stage, seat, guess, typed if touched else why)()
        back()

    labels = [words(f"secret_night-note-{g}") for g in offered]
    kids: list[ft.Control | None] = [
        kit.chips(labels, chosen, choose, size=16),
        kit.text_field(
            words("secret_night-note-why"),
            kit.Typed(typed if touched else why, change),
            kit.Entry(lines=2),
            key="note-why",
        ),
    ]
    return rows.sheet(
        stage,
        words("secret_night-note-title", name=stage.name(seat)),
        kids,
        note=words("secret_night-note-only-here"),
        lines=3.6,
        foot=kit.row(
            kit.primary(words("secret_night-note-keep"), keep, expand=True, key="note-keep")
        ),
        away=kit.Action("ui-close", words("secret_night-note-hide"), back),
    )


def _write(stage: Stage, seat: int, guess: str, why: str) -> Press:
    """Write the line; nothing guessed and nothing said strikes it out."""
    why = " ".join(why.split())
    text = f"{guess} {why}".strip()
    kept = "" if text == NOTHING else text

    async def note() -> object:
        assert stage.seat is not None
        return await stage.own.note(stage.seat, line(seat), kept)

    return stage.does(note)
