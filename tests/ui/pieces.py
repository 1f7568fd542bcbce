"""One sample of every kit piece, for the dry run in `test_kit.py`."""

import io
from collections.abc import Callable

import flet as ft
import qrcode  # type: ignore[import-untyped]  # ships no types

from companion.games.secret_night.screens.disc import wheel
from companion.games.secret_night.screens.scale import thermometer
from companion.games.venice.screens.marks import marks_column, marks_sample
from companion.ui import kit
from companion.ui.drawings import drawing
from companion.ui.theme import Size, Theme

Piece = Callable[[Theme, Size], ft.Control]
WHEEL = [(4, True), (8, False), (5, False), (10, True), (6, False), (9, True)]
THIEF = kit.Face(
    drawing("role-thief"),
    "Thief",
    (
        kit.Fact("You play", "With the thieves."),
        kit.Fact("You know", "Bruno is the Master Thief.\nThe other thieves are hidden."),
        kit.Fact("You want", "Money out before six."),
    ),
)


def png(data: str = "https://table.test/j#KEY") -> bytes:
    """A code as a PNG with one pixel a module."""
    code = qrcode.QRCode(border=4, box_size=1)
    code.add_data(data)
    out = io.BytesIO()
    code.make_image().save(out)
    return out.getvalue()


def action(label: str) -> kit.Action:
    return kit.Action("ui-undo", label, kit.nothing)


def texts(t: Theme, s: Size) -> ft.Control:
    return kit.col(
        kit.heading(t, "A question?", centred=True),
        kit.text(t, "42", "numeral"),
        kit.text(t, "Thief", "display"),
        kit.text(t, "kicker", "label"),
        kit.text(t, "small", "label", spaced=False),
        kit.text(t, "body " * 30, max_lines=2),
        kit.text(t, "a name that is much too long for one line", one_line=True),
        kit.rule(t),
        kit.pips(t, 2, 3, "two hearts of three"),
        kit.steps(t, 2, 6, "2 of 6"),
    )


def buttons(t: Theme, s: Size) -> ft.Control:
    return kit.col(
        kit.button(t, s, "First", kit.nothing),
        kit.button(t, s, "Second", kit.nothing, rank=2, drawing="ui-scan"),
        kit.button(t, s, "Third", kit.nothing, rank=3, tone=t.warm),
        kit.button(t, s, "Not now", kit.nothing, disabled=True),
        kit.icon_button(t, "ui-book", "Rules", kit.nothing),
        kit.icon_button(t, "ui-book", "No rules", kit.nothing, disabled=True),
        kit.chips(t, ["one", "two"], 1, lambda index: None),
        kit.chips(t, ["one", "two"], None, lambda index: None),
        kit.switch_row(t, "On", True, kit.nothing, note="a house rule"),
        kit.switch_row(t, "Off", False, kit.nothing),
        kit.stepper(
            t,
            6,
            lambda value: None,
            least=4,
            most=8,
            label="Players",
            label_less="less",
            label_more="more",
            open_pad=kit.nothing,
        ),
        kit.text_field(t, "Your name", hint="Anna", name=True),
        kit.text_field(t, "Letters", hint="ABC XYZ", letters=True),
        kit.text_field(t, "Code", value="T1:…", lines=3, refusal="Not of this table."),
    )


def seats(t: Theme, s: Size) -> ft.Control:
    rows = [
        kit.seat_row(t, seat, f"name {seat}", "otter · lantern", lit=seat == 2) for seat in range(8)
    ]
    logs = [
        kit.log_row(t, None, "The table was opened.", "21:04"),
        kit.log_row(t, 3, "Dave sat down.", undone=True),
        kit.log_row(t, 4, "Emil looked.", take_back=action("Take back")),
    ]
    return kit.col(kit.grid([*rows, kit.free_seat(t, "Free seat")], 2), *logs, scroll=True)


def dials(t: Theme, s: Size) -> ft.Control:
    return kit.col(
        *(thermometer(t, s.width - 40, value, f"{value}") for value in (-10, -3, 0, 10)),
        thermometer(t, 200, 7, "seven", upright=True),
        wheel(t, 240, WHEEL, 1, 2, "the wheel", on_rest=kit.nothing),
        *(kit.die(64, number, f"{number}") for number in range(1, 7)),
        kit.code(png(), 168, "a code"),
        kit.code(png(), 20, "a tiny code"),
        scroll=True,
    )


def marks(t: Theme, s: Size) -> ft.Control:
    cells = ("", "x", "o", "xo", "xr", "xro", "", "x")
    thoughts = [(mark, told) for mark in ("", "is", "not", "perhaps") for told in ("", "is", "not")]
    return kit.col(
        kit.row(*(marks_column(t, 48, 32, cells, parts=4) for _ in range(3))),
        kit.row(*(marks_sample(t, 24, mark) for mark in cells)),
        kit.grid([kit.verdict(t, 60, 44, mark, told) for mark, told in thoughts], 3),
        scroll=True,
    )


def whole(t: Theme, s: Size) -> ft.Control:
    return kit.frame(
        t,
        s,
        kit.text(t, "body"),
        top=kit.top_bar(t, s, "Title", kicker="kicker", back=action("Back"), actions=[action("X")]),
        foot=kit.row(kit.button(t, s, "Go", kit.nothing, expand=True)),
        tabs=kit.tabs(t, 1, [kit.Tab("ui-table", "Table", kit.nothing)] * 3),
        notice=kit.Notice(t, "The name is taken.", kit.nothing),
        over=kit.ask_first(
            t,
            s,
            title="Sure?",
            sentence="It cannot be covered again.",
            yes="Show",
            no="Keep",
            on_yes=kit.nothing,
            on_no=kit.nothing,
            harm=True,
        ),
        column=520,
    )


def pad(t: Theme, s: Size) -> ft.Control:
    number = kit.NumberPad(
        t,
        s,
        title="Players",
        least=-3,
        most=12,
        label_done="Done",
        label_cancel="Cancel",
        label_erase="Erase",
        on_done=lambda value: None,
        on_cancel=kit.nothing,
    )
    return kit.frame(t, s, kit.text(t, "below"), over=number, margin=False)


def passing(t: Theme, s: Size) -> ft.Control:
    return kit.pass_screen(
        t,
        s,
        seat=0,
        name="Maximiliane-Charlotte",
        kicker="Pass the phone to",
        sentence="Everybody else looks away.",
        here="I am Maximiliane-Charlotte",
        on_here=kit.nothing,
        round_of=range(8),
        leave=action("Stop"),
    )


def scanning(t: Theme, s: Size) -> ft.Control:
    return kit.scan_frame(
        t,
        s,
        ft.Container(key="camera"),
        top=kit.top_bar(t, s, "Scan", mark=kit.seat_mark(1), plain=True),
        foot=kit.text(t, "Hold still."),
        state="done",
    )


def blind(t: Theme, s: Size) -> ft.Control:
    return kit.scan_frame(t, s, None, top=kit.text(t, "No camera"), foot=kit.text(t, "Type it."))


def card(t: Theme, s: Size) -> ft.Control:
    covered = kit.CoveredCard(
        t,
        s,
        face=lambda: THIEF,
        label_covered="Your card. Hold to look.",
        label_hold="Hold to look",
        label_release="Let go: it is gone",
    )
    return kit.frame(t, s, covered, top=kit.top_bar(t, s, "Dave", plain=True))


def fans(t: Theme, s: Size) -> ft.Control:
    labels = [f"Card {at + 1} of 8, face down" for at in range(8)]
    return kit.col(
        *(kit.fan(t, s.width - 80, labels[:n], n - 1 or None, lambda _: None) for n in (1, 2, 5)),
        kit.fan(t, s.width - 80, labels, 0, lambda _: None, height=200),
        scroll=True,
    )


PIECES: dict[str, Piece] = {
    piece.__name__: piece
    for piece in (
        texts,
        marks,
        buttons,
        seats,
        dials,
        fans,
        whole,
        pad,
        passing,
        scanning,
        blind,
        card,
    )
}
