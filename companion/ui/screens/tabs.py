"""The tabs that lead to a table's sides, with the mark of one that has something new."""

import flet as ft

from companion.ui import kit
from companion.ui.calls import calls_of, known, unseen
from companion.ui.kit import Press, TabItem
from companion.ui.phone import Phone
from companion.ui.sides import side_of, sides_of
from companion.ui.view_state import Tab, ViewState


@ft.component
def Tabs(phone: Phone) -> ft.Control:
    """The sides, and a mark on one that has something new. All phones wear it alike."""
    shown, there, marks = phone.use(lambda now: (side_of(now), sides_of(now), _marks(phone, now)))
    w = phone.words

    def to(wanted: Tab) -> Press:
        def press() -> None:
            private = known(phone.now.table) if wanted is Tab.MINE else phone.now.private
            cover = phone.now.cover + 1
            phone.put(tab=wanted, cover=cover, passed=None, passing=None, private=private)
            phone.remember()

        return press

    names = {Tab.TABLE: "table", Tab.MINE: "mine", Tab.LOG: "log"}
    icons = {Tab.TABLE: "ui-table", Tab.MINE: "ui-card", Tab.LOG: "ui-log"}
    items = [
        TabItem(icons[s], w(names[s]), to(s), w("mark-new") if s in marks else "") for s in there
    ]
    return kit.tabs(there.index(shown), items)


def _marks(phone: Phone, now: ViewState) -> tuple[Tab, ...]:
    """The sides that wear a mark: where this phone is called to, and where something came."""
    called = side_of(now) is not Tab.TABLE and bool(calls_of(now, phone.words))
    came = side_of(now) is not Tab.MINE and unseen(now)
    return (*([Tab.TABLE] if called else []), *([Tab.MINE] if came else []))
