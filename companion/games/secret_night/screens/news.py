"""What is going on at the table, in a sentence each: what waits for whom, how a spin came out."""

import flet as ft

from companion.games.secret_night.rules.box import cards_at_start
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.screens.spin import Rest
from companion.ui import kit
from companion.ui.stage import Stage


def news(stage: Stage, state: Night, rest: Rest) -> ft.Control | None:
    """What the table waits for, and how somebody's spin to break free came out."""
    lines = [_beginning(stage, state), outcome(stage, rest), *_waits(stage, state, rest.told)]
    said = [line for line in lines if line]
    return notice(stage, "\n".join(said)) if said else None


def _beginning(stage: Stage, state: Night) -> str:
    """What everybody draws from the pile of the box before the first turn; "" for nothing."""
    begun = state.clock > 0 or any(player.played for player in state.players)
    draws = 0 if begun else cards_at_start(state.options)
    return stage.words("secret_night-draw-first", cards=draws) if draws else ""


def _waits(stage: Stage, state: Night, told: bool) -> list[str]:
    words, name = stage.words, stage.name
    if state.over:
        return []  # nothing is waited for any more
    lines = [
        words(f"secret_night-waits-{attack.cause}", name=name(attack.victim), by=name(attack.by))
        for attack in state.attacks
    ]
    caught = state.capture
    if caught is not None and told:
        key = "held" if caught.held else caught.kind
        said = {"name": name(caught.victim), "by": name(caught.by)}
        lines.append(words(f"secret_night-waits-{key}", **said))
    lines += [words("secret_night-waits-reveal", name=name(r.seat)) for r in state.reveals]
    return lines


def outcome(stage: Stage, rest: Rest) -> str:
    """How a spin to break free came out, once the wheel rests; "" for any other spin."""
    tried = rest.whirl.tried if rest.whirl and rest.told else None
    if tried is None:
        return ""
    if tried.free is None:
        return stage.words("secret_night-came-out-again")
    what = "free" if tried.free else tried.kind
    return stage.words(f"secret_night-came-out-{what}", name=stage.name(tried.victim))


def notice(stage: Stage, sentence: str) -> ft.Control:
    """A sentence on a plate of its own, read aloud when it comes."""
    theme = stage.theme
    words = kit.text(sentence, "strong", align=ft.TextAlign.CENTER)
    said = ft.Semantics(content=kit.row(ft.Container(words, expand=True)), live_region=True)
    return kit.plate(said, line=theme.accent, padding=12)
