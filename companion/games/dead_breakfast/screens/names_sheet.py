"""What the table calls flowers and features whose names are lost (DB-def4)."""

from dataclasses import dataclass

import flet as ft

from companion.games.dead_breakfast.rules import pad
from companion.games.dead_breakfast.rules.house import KINDS
from companion.games.dead_breakfast.rules.pad import LONGEST, Kind
from companion.games.dead_breakfast.screens import names
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage


@dataclass(frozen=True)
class Chosen:
    """Which name is typed."""

    kind: Kind
    number: int


@ft.component
def Naming(stage: Stage) -> ft.Control:
    """The eight names; one is chosen and typed anew."""
    street, seen = stage.use(lambda table: (street_of(table), table.changed))
    chosen, set_chosen = ft.use_state(Chosen(Kind.FLOWER, KINDS - 2))
    typed, set_typed = ft.use_state("")
    words = stage.words
    if street is None:
        return ft.Container()
    kids: list[ft.Control | None] = []
    for kind in Kind:
        labels = [names.kind(words, street, kind, number) for number in range(KINDS)]
        here = chosen.number if chosen.kind is kind else None

        def choose(number: int, kind: Kind = kind) -> None:
            set_chosen(Chosen(kind, number))

        kids.append(kit.text(say(words, f"kinds-{kind}"), "label"))
        kids.append(kit.chips(labels, here, choose, size=15))
    kids.append(
        kit.text_field(
            say(words, "new-name"),
            kit.Typed(typed, lambda text: set_typed(text[:LONGEST])),
            kit.Entry(name=True),
            key="new-name",
        )
    )
    act = pad.Rename(chosen.kind, chosen.number, typed)
    save = pieces.wide_button(say(words, "rename"), stage.act(act, seen, stay=True), "rename")
    note = say(words, "names-note")
    return pieces.sheet(stage, say(words, "names"), kids, height=370, note=note, foot=save)
