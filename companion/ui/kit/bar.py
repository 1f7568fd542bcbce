"""The bar on top of a screen and the three tabs at the thumb."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui.contexts import current_size, current_theme
from companion.ui.kit.button import WORDED, Action, flat, icon_button
from companion.ui.kit.flow import col, row
from companion.ui.kit.icon import icon
from companion.ui.kit.press import Press
from companion.ui.kit.spoken import apart, one_node
from companion.ui.kit.text import fitting, text
from companion.ui.theme import CLEAR, SCALE

HEIGHT = 60.0
"""dp of the bar at least: larger words need more."""
WIDTH, GAP = 48.0, 4.0
"""dp of a round button, and between two."""
TABS_HEIGHT, FLAT_TABS = 64.0, 50.0
"""dp of the tabs with words of the usual size; where their words stand beside their drawings."""
TAB, ICON = 14.0, 24.0
"""dp of a tab's word, and of its drawing."""
SMALL, LEAST = 15.0, 18.0
"""dp of a title's letters, at least, before it takes two lines; of larger ones on a low screen."""
LETTER, LOUD = 0.62, 0.7
"""Sizes that a letter is wide in most names; in titles."""
DOT = 14.0
"""dp of a tab's mark."""


def top_bar(
    title: str,
    *,
    kicker: str = "",
    back: Action | None = None,
    actions: Sequence[Action | ft.Control] = (),
    mark: ft.Control | None = None,
    plain: bool = False,
) -> ft.Control:
    """Back, a title with a kicker above, round buttons (actions, or controls of that size).

    `mark`: a seat mark instead of back.

    `plain` sets the title in the body face (a person's name), the kicker below it in lower case.
    """
    theme, size = current_theme(), current_size()
    head = SCALE["head"][0] * (1 if plain else theme.display_scale) * (0.84 if size.narrow else 1)
    room = size.width - 72 - _taken(actions)
    lines, fit = 1, room / ((LETTER if plain else LOUD) * max(1, len(title)))
    if size.text > 1:
        kicker, head = "", fitting(title, room, head, loud=not plain)
        if size.flat:  # one line, as far as can be: there is no height for more
            head = min(head, size.ungrown(max(LEAST, fit)))
    else:
        head, lines = min(head, max(SMALL, fit)), 1 if fit >= 0.85 * SMALL else 2
        kicker = kicker if lines == 1 else ""
    name = apart(text(title, "name" if plain else "head", size=head, lines=lines), header=True)
    small = plain or room < (LETTER * 14 + 1.4) * len(kicker)
    above = apart(text(kicker, "note" if small else "label", lines=1)) if kicker else None
    words = (name, above) if plain else (above, name)
    lead: ft.Control = ft.Container(width=12)
    if back is not None:
        lead = icon_button(back.icon, back.label, back.press, key="back")
    elif mark is not None:
        lead = ft.Container(mark, padding=ft.Padding.only(left=12, right=8))
    return ft.Container(
        ft.Row(
            [
                lead,
                col(*words, gap=0, expand=True, tight=True, cross=ft.CrossAxisAlignment.START),
                *(_round(action) for action in actions),
            ],
            spacing=GAP,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=HEIGHT if size.text == 1 else None,
        padding=ft.Padding.only(left=4, right=8, top=4 if size.text > 1 else 0),
    )


def buttons_room(count: int, worded: int | None = None) -> float:
    """dp that so many buttons take at a bar's right end. worded: how many have a word; all."""
    with_words = count if worded is None else worded
    words = current_size().text == 1 and not current_size().narrow
    return count * (WIDTH + GAP) + (with_words * (WORDED - WIDTH) if words else 0)


def _taken(actions: Sequence[Action | ft.Control]) -> float:
    """dp that the buttons of a bar take."""
    worded = sum(not isinstance(one, Action) or bool(one.word) for one in actions)
    return buttons_room(len(actions), worded)


def _round(action: Action | ft.Control) -> ft.Control:
    if isinstance(action, Action):
        return icon_button(action.icon, action.label, action.press, word=action.word)
    return action


@dataclass(frozen=True, slots=True)
class TabItem:
    """One of the tabs: a drawing's name and a short word. mark: why it wears one; "" for none."""

    icon: str
    label: str
    press: Press
    mark: str = ""


def tabs_height() -> float:
    """dp of the tabs on this screen."""
    size = current_size()
    more = 1.3 * (size.grown(TAB) - TAB)
    return max(FLAT_TABS, 22 + more) if size.flat else TABS_HEIGHT + more


def tabs(on: int, entries: Sequence[TabItem]) -> ft.Control:
    """Table, Mine, Log: the same three for every game. `on` is the index of the shown one."""
    width = current_size().width / max(1, len(entries))
    return ft.Row([_tab(tab, index == on, width) for index, tab in enumerate(entries)], spacing=0)


def _tab(tab: TabItem, here: bool, width: float) -> ft.Control:
    theme, size, height = current_theme(), current_size(), tabs_height()
    tint = theme.accent if here else theme.soft
    fit = fitting(tab.label, width - 8 - (ICON + 10 if size.flat else 0), TAB)
    words = text(tab.label, "strong", size=fit, colour=tint, lines=1)
    parts: tuple[ft.Control, ...] = (icon(tab.icon, ICON, tint), words)
    face = ft.Button(
        content=row(*parts, gap=10, tight=True)
        if size.flat
        else col(*parts, gap=0, tight=True, cross=ft.CrossAxisAlignment.CENTER),
        on_click=tab.press,
        height=height - 3,
        style=flat(ft.RoundedRectangleBorder(radius=0), colour=CLEAR),
    )
    node = one_node(face, tab.label, tab.press, selected=here)
    return ft.Container(
        ft.Stack([node, _mark(tab)], fit=ft.StackFit.EXPAND),
        expand=True,
        height=height,
        border=ft.Border(
            top=ft.BorderSide(3 if here else 1, theme.accent if here else theme.raised)
        ),
    )


def _mark(tab: TabItem) -> ft.Control:
    """A dot at the corner of the drawing, heard as a node of its own: the tab keeps its name.

    Where the word stands behind the drawing, at the corner of the tab: it covers no letter there.
    """
    theme, beside = current_theme(), current_size().flat
    dot = ft.Container(
        width=DOT,
        height=DOT,
        border_radius=DOT,
        bgcolor=theme.accent,
        border=ft.Border.all(2, theme.floor),
    )
    said = ft.Semantics(content=dot, label=f"{tab.label}: {tab.mark}", container=True)
    return ft.Container(
        said,
        alignment=ft.Alignment.TOP_LEFT if beside else ft.Alignment.TOP_CENTER,
        padding=ft.Padding.only(left=8 if beside else 28, top=5),
        ignore_interactions=True,
        visible=bool(tab.mark),
    )
