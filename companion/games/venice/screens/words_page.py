"""The table's own words: names of its five locations, labels of its four segments (VE-def13)."""

from functools import partial

import flet as ft

from companion.games.venice.rules import edition
from companion.games.venice.rules.cards import LOCATIONS, SEGMENTS
from companion.games.venice.rules.venice import Venice
from companion.games.venice.screens import names
from companion.ui import kit
from companion.ui.game_screens import Page
from companion.ui.stage import Stage


def page(stage: Stage) -> Page:
    """The page; one hook, like the game's other pages."""
    stage.use(lambda table: table.round)
    return Page(stage.words("venice-words"), "", Body(stage))


@ft.component
def Body(stage: Stage) -> ft.Control:
    """Two forms, each kept by its own button."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    if not isinstance(state, Venice):
        return ft.Container()
    words = stage.words
    places = tuple(names.place(words, state, where) for where in range(LOCATIONS))
    return kit.col(
        kit.text(words("venice-words-note"), colour=stage.theme.soft),
        Form(stage, "venice-words-locations", places, seen),
        Form(stage, "venice-words-labels", state.labels, seen),
        gap=14,
        scroll=True,
    )


@ft.component
def Form(stage: Stage, title: str, kept: tuple[str, ...], seen: int) -> ft.Control:
    """Some words; empty ones are the app's own again."""
    typed, set_typed = ft.use_state(kept)
    words = stage.words
    labels = title.endswith("labels")

    def put(at: int, value: str) -> None:
        set_typed(lambda now: (*now[:at], value, *now[at + 1 :]))

    act = edition.LabelSegments if labels else edition.NameLocations
    own = typed if any(typed) else ()
    if labels and typed == SEGMENTS:
        own = ()
    return kit.plate(
        kit.col(
            kit.heading(words(title), size=22),
            *(
                kit.text_field(
                    words(f"{title}-one", number=at + 1),
                    kit.Typed(value, partial(put, at)),
                    key=f"{title}-{at}",
                )
                for at, value in enumerate(typed)
            ),
            kit.row(
                kit.primary(
                    words("venice-sheet-keep"),
                    stage.act(act(tuple(text.strip() for text in own)), seen, stay=True),
                    expand=True,
                    disabled=typed == kept,
                    key=f"{title}-keep",
                )
            ),
            gap=10,
            tight=True,
        )
    )
