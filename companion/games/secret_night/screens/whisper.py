"""A whisper: to whom, and up to 140 characters that are sealed to that one phone."""

import flet as ft

from companion.games.secret_night.acts import Whisper
from companion.games.secret_night.screens import rows
from companion.ui import kit
from companion.ui.stage import Stage

MOST = 140


@ft.component
def Whispering(stage: Stage, to: int | None) -> ft.Control:
    """Choose a player, write, whisper. to: chosen before."""
    chosen, choose = ft.use_state(to)
    text, set_text = ft.use_state("")
    players, seen = stage.use(lambda table: (table.players, table.changed))
    words, theme, size = stage.words, stage.theme, stage.size
    others = [seat for seat in players if seat != stage.seat]
    if not others or stage.seat is None:
        nothing = kit.text(theme, words("secret_night-whisper-nobody"), colour=theme.soft)
        return rows.sheet(stage, words("secret_night-whisper"), [nothing], away=stage.close())
    said = text.strip()
    over = len(said) - MOST
    fits = chosen is not None and said != "" and over <= 0
    left = words("secret_night-whisper-left", left=-over)
    kids: list[ft.Control | None] = [
        kit.chips(
            theme,
            [stage.name(seat) for seat in others],
            others.index(chosen) if chosen in others else None,
            lambda index: choose(others[index]),
            size=16,
        ),
        kit.text_field(
            theme,
            words("secret_night-whisper-text"),
            value=text,
            on_change=set_text,
            refusal=words("secret_night-whisper-long", over=over) if over > 0 else "",
            lines=3,
            key="whisper-text",
        ),
        kit.text(theme, left, "label", spaced=False) if over <= 0 else None,
    ]
    send: kit.Press = kit.nothing
    if chosen is not None and fits:
        send = stage.ask(chosen, Whisper(chosen), seen, secret=said)
    return rows.sheet(
        stage,
        words("secret_night-whisper-title"),
        kids,
        note=words("secret_night-whisper-note"),
        lines=2.9 + -(-len(others) // 3) * 0.9,
        foot=kit.row(
            kit.button(
                theme,
                size,
                words("secret_night-whisper-send"),
                send,
                expand=True,
                disabled=not fits,
                key="whisper-send",
            )
        ),
        away=stage.close(),
    )
