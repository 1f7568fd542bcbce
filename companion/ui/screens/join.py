"""Coming to a table without its picture: where to go and what to type; and where it is typed."""

import flet as ft

from companion.session import letters
from companion.ui import kit, leaving, navigation
from companion.ui.contexts import current_theme
from companion.ui.phone import Phone
from companion.ui.screens import copying


def address(link: str) -> str:
    """What is typed into a browser to come to the server of a link; the scheme where it is https.

    A browser that is given no scheme tries http as well.
    """
    scheme, _, rest = link.lower().partition("://")
    host = rest.split("/")[0]
    return f"https://{host}" if scheme == "https" else host


def to_share(link: str) -> str:
    """The link as it is sent on: most programs make a link only of one in small letters."""
    start, mark, code = link.partition("/J/")
    return start.lower() + mark + code


@ft.component
def WaysIn(phone: Phone, link: str) -> ft.Control:
    """The server's address and the table's six letters, to be told aloud; the link to send on."""
    theme = current_theme()
    w, size = phone.words, phone.now.size
    phone.use(lambda now: now.code)
    own = phone.context.registry.letters(phone.session.name)

    by_hand, set_by_hand = ft.use_state(False)

    async def send() -> None:
        await copying.send(phone, to_share(link), lambda: set_by_hand(lambda now: not now))

    wanted = (26 if size.narrow else 30) * size.scale
    broad = sum(letter in "MW" for letter in own)
    # The letters and the gap between two groups of them; the broad ones as one and a half.
    signs, apart = len(own) + 1 + (broad + 1) // 2, 3.0
    fit = kit.fitting("W" * signs, size.width - 2 * size.side - 132 - signs * apart, wanted)
    large = kit.style("strong", size=fit, colour=theme.accent)
    large.letter_spacing = apart
    shown = ft.Semantics(
        content=ft.Text(letters.grouped(own), style=large, no_wrap=True, key="letters"),
        label=w("join-letters", letters=", ".join(own)),
        exclude_semantics=True,
    )
    where = kit.text(w("join-open", address=address(link)), "note", align=ft.TextAlign.CENTER)
    share = kit.icon_button("ui-share", w("code-link"), phone.does(send), key="copy-link")
    return kit.col(
        where,
        kit.row(
            ft.Container(width=48) if own else None,  # the letters stand in the middle
            shown if own else None,
            share,
            gap=6,
            align=ft.MainAxisAlignment.CENTER,
        ),
        copying.by_hand(phone, w("join-link"), to_share(link)) if by_hand else None,
        gap=0,
        tight=True,
        cross=ft.CrossAxisAlignment.CENTER,
    )


@ft.component
def Join(phone: Phone) -> ft.Control:
    """The six letters are typed."""
    theme, w = current_theme(), phone.words
    typed = kit.use_typed()

    async def join() -> object:
        refused = await navigation.join(phone, typed.newest())
        if refused is None:
            phone.tell("")  # what was wrong before has nothing to say at the table
        return refused

    away = leaving.back(phone)

    go = phone.does(join, name=f"join {typed.shown}")
    body = kit.upon(
        kit.heading(w("join-title")),
        kit.text_field(
            w("join-label"),
            typed,
            kit.Entry(letters=True, hint="BCD XWZ"),
            on_submit=lambda _: go(),
            autofocus=True,
            key="table-letters",
        ),
        kit.text(w("join-note"), colour=theme.soft, size=16),
        foot=kit.beside(
            kit.secondary(w("cancel"), away, expand=True),
            kit.primary(w("join-go"), go, expand=True, key="join"),
        ),
    )
    return kit.sheet(body, on_away=away)
