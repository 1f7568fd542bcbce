"""A new table: for how many, by which house rules."""

from dataclasses import fields, replace
from typing import Any

import flet as ft

from companion.ui import deeds, kit
from companion.ui.kit import Action
from companion.ui.now import Place
from companion.ui.phone import Phone
from companion.ui.screens.shell import screen
from companion.ui.stage import look


@ft.component
def Make(phone: Phone) -> ft.Control:
    """Seats, house rules, and the table stands."""
    key, size = phone.use(lambda now: (now.game, now.size))
    game, theme, w = phone.house.games[key], look(key).theme, phone.words
    least, most = game.seats[0], game.seats[-1]
    places, set_places = ft.use_state(min(6, most))
    options, set_options = ft.use_state(game.options())

    async def make() -> object:
        return await deeds.make(phone, key, places, options)

    def switch(name: str) -> Any:
        return lambda: set_options(replace(options, **{name: not getattr(options, name)}))

    rules: list[ft.Control] = [
        kit.switch_row(
            theme,
            w(f"{key}-rule-{rule.name}"),
            bool(getattr(options, rule.name)),
            switch(rule.name),
            note=w(f"{key}-rule-{rule.name}-note"),
        )
        for rule in fields(options)
        if isinstance(getattr(options, rule.name), bool)
    ]
    players = kit.plate(
        theme,
        kit.row(
            kit.text(theme, w("make-players"), strong=True, size=18, expand=True),
            kit.stepper(
                theme,
                places,
                set_places,
                least=least,
                most=most,
                label=w("make-players"),
                label_less=w("count-less", what=w("make-players")),
                label_more=w("count-more", what=w("make-players")),
            ),
        ),
    )
    body = kit.col(
        kit.middle(kit.icon(theme.emblem, 84 if size.short else 132, theme.accent)),
        players,
        kit.text(theme, w("make-rules"), "label") if rules else None,
        *rules,
        gap=16,
        scroll=True,
    )
    return screen(
        phone,
        theme,
        body,
        top=kit.top_bar(
            theme,
            size,
            w(f"{key}-title"),
            kicker=w("make-title"),
            back=Action("ui-back", w("back"), phone.shows(place=Place.HOME)),
        ),
        foot=kit.row(
            kit.button(
                theme, size, w("make-go"), phone.does(make, name="make"), expand=True, height=60
            )
        ),
        column=520,
    )
