"""A whisper: to whom, and up to 140 characters that are sealed to that one phone."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.games.secret_night import whispers
from companion.games.secret_night.rules.acts import Whisper
from companion.games.secret_night.screens import rows
from companion.ui import kit
from companion.ui.sending import Asking
from companion.ui.stage import Stage


@dataclass(frozen=True)
class Writing:
    """A whisper being written. typed: as it stands in the line; said: as it goes out."""

    typed: str
    said: str
    over: int

    @staticmethod
    def of(typed: str, *, bytes_too: bool = False) -> "Writing":
        """What was typed so far. bytes_too: it goes into a code."""
        said = whispers.tidy(typed)
        return Writing(typed, said, whispers.over(said, bytes_too=bytes_too))

    @property
    def fits(self) -> bool:
        """Whether it may go out."""
        return self.said != "" and not self.over

    def line(self, stage: Stage, change: Callable[[str], object]) -> tuple[ft.Control | None, ...]:
        """Where it is typed, and how much is left or too much."""
        words, over = stage.words, self.over
        left = words("secret_night-whisper-left", left=whispers.MOST - len(self.said))
        return (
            kit.text_field(
                words("secret_night-whisper-text"),
                kit.Typed(self.typed, change),
                kit.Entry(lines=3),
                refusal=words("secret_night-whisper-long", over=over) if over else "",
                key="whisper-text",
            ),
            None if over else kit.text(left, "note"),
        )


@ft.component
def Whispering(stage: Stage, to: int | None) -> ft.Control:
    """Choose a player, write, whisper. to: chosen before."""
    chosen, choose = ft.use_state(to)
    text, set_text = ft.use_state("")
    players, seen = stage.use(lambda table: (table.players, table.changed))
    words, theme = stage.words, stage.theme
    others = [seat for seat in players if seat != stage.seat]
    if not others or stage.seat is None:
        nothing = kit.text(words("secret_night-whisper-nobody"), colour=theme.soft)
        return rows.sheet(stage, words("secret_night-whisper"), [nothing], away=stage.back())
    writing = Writing.of(text)
    fits = chosen is not None and writing.fits
    kids: list[ft.Control | None] = [
        kit.chips(
            [stage.name(seat) for seat in others],
            others.index(chosen) if chosen in others else None,
            lambda index: choose(others[index]),
            size=16,
        ),
        *writing.line(stage, set_text),
    ]
    send: kit.Press = kit.nothing
    if chosen is not None and fits:
        send = stage.act(Asking(chosen, Whisper(chosen), writing.said), seen)
    return rows.sheet(
        stage,
        words("secret_night-whisper-title"),
        kids,
        note=words("secret_night-whisper-note"),
        lines=2.9 + -(-len(others) // 3) * 0.9,
        foot=kit.row(
            kit.primary(
                words("secret_night-whisper-send"),
                send,
                expand=True,
                disabled=not fits,
                key="whisper-send",
            )
        ),
        away=stage.back(),
    )
