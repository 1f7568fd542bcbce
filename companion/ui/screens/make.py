"""A new table: for how many, by which house rules."""

import flet as ft

from companion.ui import kit, navigation
from companion.ui.contexts import current_theme
from companion.ui.phone import Phone
from companion.ui.screens.arrange import players_row
from companion.ui.screens.rules_of_house import rule_rows
from companion.ui.screens.shell import back_to, screen


@ft.component
def Make(phone: Phone) -> ft.Control:
    """Seats, house rules, and the table stands."""
    key, size = phone.use(lambda now: (now.game, now.size))
    game, theme, w = phone.context.games[key], current_theme(), phone.words
    places, set_places = ft.use_state(min(6, game.seats[-1]))
    options, set_options = ft.use_state(game.options())

    async def make() -> object:
        return await navigation.make(phone, key, places, options)

    rules = rule_rows(phone, key, options, set_options)
    players = players_row(phone, game, places, set_places)
    body = kit.col(
        kit.middle(kit.icon(theme.emblem, 84 if size.short else 132, theme.accent)),
        players,
        *rules,
        gap=16,
        scroll=True,
    )
    return screen(
        phone,
        body,
        top=kit.top_bar(
            w(f"{key}-title"),
            kicker=w("make-title"),
            back=back_to(phone),
        ),
        foot=kit.row(
            kit.primary(w("make-go"), phone.does(make, name="make"), kit.TALL, expand=True)
        ),
        column=520,
    )
