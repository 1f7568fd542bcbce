"""Lists behind a seat's sheet, set by hand: who somebody is tonight, what is not used again yet."""

import flet as ft

from companion.games.secret_night.rules.acts import ByHand, Field
from companion.games.secret_night.rules.byhand import BANS, free_characters
from companion.games.secret_night.rules.characters import Character, pile
from companion.games.secret_night.rules.night import Night
from companion.games.secret_night.screens import rows
from companion.games.secret_night.screens.rows import Way
from companion.ui import kit
from companion.ui.kit import Press
from companion.ui.stage import Stage


def who(stage: Stage, night: Night, seat: int, seen: int, back: Press) -> ft.Control:
    """All characters of the pile; one that somebody else plays says so."""
    words, free = stage.words, free_characters(night, seat)
    entries = [
        Way(
            words(f"secret_night-character-{one}"),
            stage.act(ByHand(Field.CHARACTER, number, seat), seen, stay=True),
            "ui-check" if one is night.player(seat).character else "",
            words(f"secret_night-skill-{one}"),
            "" if number in free else words("secret_night-refusal-character-taken"),
            key=f"character-{one}",
        )
        for number, one in enumerate(Character)
        if one in pile(night.options.extra_characters)
    ]
    return rows.sheet(
        stage,
        words("secret_night-player-who", name=stage.name(seat)),
        [rows.ways(stage, entries)],
        away=kit.Action("ui-close", words("back"), back),
        lines=rows.noted(stage, len(entries)),
    )


def bans(stage: Stage, night: Night, seat: int, seen: int, back: Press) -> ft.Control:
    """Handcuffs and Ropes that may not be used on this seat yet, by whom."""
    words, kids = stage.words, list[ft.Control]()
    for field, kind in BANS.items():
        kids.append(kit.text(words(f"secret_night-hand-bans-{kind}"), "label"))
        banned = {ban.by for ban in night.bans if (ban.kind, ban.victim) == (kind, seat)}
        for other in night.seats:
            if other == seat:
                continue
            act = ByHand(field, int(other not in banned), seat, other)
            press = stage.act(act, seen, stay=True)
            key = f"ban-{kind}-{other}"
            kids.append(kit.switch_row(stage.name(other), other in banned, press, key=key))
    return rows.sheet(
        stage,
        words("secret_night-hand-bans", name=stage.name(seat)),
        kids,
        away=kit.Action("ui-close", words("back"), back),
        lines=1.05 * len(kids),
    )
