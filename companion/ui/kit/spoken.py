"""What a screen reader hears, where a control alone would say too little or too much.

Flet's `Semantics` always carries an enabled flag, and so does a button: put inside a button it
would make a second node in the button's. Hence two ways: `unseen` puts a name inside a button
without a node of its own, `one_node` makes button and state (chosen, on) a single node outside.
"""

import flet as ft

from companion.ui.kit.press import Press


# the decorator's types cannot tell which class it decorates when it is given a name
@ft.control("Semantics")  # type: ignore[arg-type]
class Activated(ft.Semantics):
    """Semantics that can be activated.

    Flet 1.0.5 offers `on_tap`, but its client listens for `click`: `on_tap` never fires.
    """

    on_click: ft.ControlEventHandler["Activated"] | None = None


def unseen(label: str) -> ft.Text:
    """Words that are heard and not seen: the name of a button that has a drawing only."""
    return ft.Text("", semantics_label=label, style=ft.TextStyle(size=1))


def one_node(
    button: ft.Button,
    label: str,
    press: Press,
    *,
    selected: bool | None = None,
    toggled: bool | None = None,
    live: bool | None = None,
    expand: bool = False,
) -> Activated:
    """`button` as one node with a state: `selected` of a few, `toggled` on or off, `live` news."""
    return Activated(
        content=button,
        label=label,
        button=toggled is None,
        selected=selected,
        toggled=toggled,
        live_region=live,
        focusable=True,
        container=True,
        exclude_semantics=True,
        on_click=press,
        expand=expand or None,
    )


def silent(content: ft.Control) -> ft.Semantics:
    """`content` is seen and not heard."""
    return ft.Semantics(content=content, exclude_semantics=True)


def apart(content: ft.Control, *, header: bool = False) -> ft.Semantics:
    """`content` is a node of its own, not a part of what stands around it."""
    return ft.Semantics(content=content, container=True, header=header or None)
