"""House rules: what the app shall keep, then one switch a gap of the rulebook, each explained.

They stand in groups, under the headings of the rules they are about.
"""

from collections.abc import Callable, Iterator
from dataclasses import Field, fields, replace
from enum import Enum
from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.contexts import current_theme
from companion.ui.game_reading import reading_of
from companion.ui.phone import Phone
from companion.ui.screens.shell import back_to, screen
from companion.ui.words import Words

KEEP = "keep_"
"""Rules that say what the app keeps stand first."""
MOST = 20
"""The largest number of a rule that is one, where its field names no other as `most`."""

Change = Callable[[Any], object]


def rule_rows(phone: Phone, game: str, options: Any, change: Change) -> list[ft.Control]:
    """The rows of all rules, and last the way back to the box; `change` gets the new options."""
    w = phone.words
    rows: list[ft.Control] = []
    for title, rules in groups(w, game, options):
        rows.append(kit.text(title, "label"))
        rows += [_row(phone, game, options, rule, change) for rule in rules]
    as_box = replace(options, **{rule.name: rule.default for rule in _shown(options)})
    reset = kit.quiet(
        w("house-reset"),
        lambda: change(as_box),
        kit.SMALL,
        drawing="ui-undo",
        expand=True,
        disabled=as_box == options,
        key="house-reset",
    )
    return [*rows, kit.row(reset)]


def groups(w: Words, game: str, options: Any) -> list[tuple[str, list[Field[Any]]]]:
    """Headings, each with its rules: what the app keeps, the game's own groups, what is left."""
    left = {rule.name: rule for rule in _shown(options)}
    by_part = [
        (w(f"{game}-rules-{part}"), [left.pop(name) for name in names])
        for part, names in reading_of(game).house
    ]
    keeps = [left.pop(name) for name in [*left] if name.startswith(KEEP)]
    found = [(w("house-keep"), keeps), *by_part, (w("house-rules"), [*left.values()])]
    return [(title, rules) for title, rules in found if rules]


def _shown(options: Any) -> Iterator[Field[Any]]:
    """Switches, choices and numbers; what a table teaches the app otherwise has no row."""
    return (
        rule
        for rule in fields(options)
        if isinstance(getattr(options, rule.name), bool | int | Enum)
        and not rule.metadata.get("learnt")
    )


def _row(phone: Phone, game: str, options: Any, rule: Field[Any], change: Change) -> ft.Control:
    theme = current_theme()
    w, now = phone.words, getattr(options, rule.name)
    label, note = w(f"{game}-rule-{rule.name}"), w(f"{game}-rule-{rule.name}-note")

    def to(value: Any) -> object:
        return change(replace(options, **{rule.name: value}))

    if isinstance(now, bool):
        return kit.switch_row(label, now, lambda: to(not now), note=note)
    control: ft.Control
    if isinstance(now, Enum):
        values = list(type(now))
        labels = [w(f"{game}-rule-{rule.name}-{value.value}") for value in values]
        control = kit.chips(labels, values.index(now), lambda k: to(values[k]), size=15)
    else:
        control = kit.stepper(
            now,
            to,
            range(0, rule.metadata.get("most", MOST) + 1),
            kit.StepWords(label, w("count-less", what=label), w("count-more", what=label)),
        )
    words = kit.col(
        kit.text(label, "strong", size=18),
        kit.text(note, colour=theme.soft, size=15),
        control,
        gap=8,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )
    return kit.plate(words)


def in_force(w: Words, game: str, options: Any) -> str:
    """The rules of a table that are others than those of the box, a line each; "" for none."""
    lines: list[str] = []
    for rule in _shown(options):
        now, key = getattr(options, rule.name), f"{game}-rule-{rule.name}"
        if now != rule.default:
            value = w("yes" if now else "no") if isinstance(now, bool) else str(now)
            value = w(f"{key}-{now.value}") if isinstance(now, Enum) else value
            lines.append(w("house-rule-is", rule=w(key), value=value))
    return "\n".join(lines)


@ft.component
def Redraws(phone: Phone) -> ft.Control:
    """The one rule of every table, whatever is played: whether taking back draws anew."""
    w, anew = phone.words, phone.use_table(lambda table: table.redraws)

    async def change() -> object:
        return await phone.session.redraw(not anew)

    note = w("house-redraws-note")
    return kit.switch_row(w("house-redraws"), anew, phone.does(change), note=note)


@ft.component
def ChangeRules(phone: Phone) -> ft.Control:
    """The maker changes the rules for the next deal."""
    w = phone.words
    options = phone.use_table(lambda table: table.options)

    def change(wanted: Any) -> None:
        async def do() -> object:
            return await phone.session.rule(wanted)

        phone.does(do)()

    rows = [*rule_rows(phone, phone.now.game, options, change), Redraws(phone)]
    top = kit.top_bar(w("house-rules"), back=back_to(phone))
    return screen(phone, kit.col(*rows, gap=12, scroll=True), top=top, column=620)
