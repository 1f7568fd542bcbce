"""One sample of every kit piece, for the dry run in `test_kit.py`."""

import io
from collections.abc import Callable

import flet as ft
import qrcode  # type: ignore[import-untyped]  # ships no types

from companion.games.secret_night.screens.disc import wheel
from companion.games.secret_night.screens.scale import thermometer
from companion.games.venice.screens.marks import marks_column, marks_sample
from companion.ui import kit
from companion.ui.contexts import current_size, current_theme
from companion.ui.drawings import drawing

Piece = Callable[[], ft.Control]
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


def texts() -> ft.Control:
    return kit.col(
        kit.heading("A question?", centred=True),
        kit.text("42", "numeral"),
        kit.text("Thief", "display"),
        kit.text("kicker", "label"),
        kit.text("small", "note"),
        kit.text("body " * 30, lines=2),
        kit.text("a name that is much too long for one line", lines=1),
        kit.rule(),
        kit.pips(2, 3, "two hearts of three"),
        kit.steps(2, 6, "2 of 6"),
    )


def buttons() -> ft.Control:
    return kit.col(
        kit.primary("First", kit.nothing),
        kit.secondary("Second", kit.nothing, drawing="ui-scan"),
        kit.quiet("Third", kit.nothing, kit.Dress(tone=current_theme().warm)),
        kit.primary("Not now", kit.nothing, disabled=True),
        kit.icon_button("ui-book", "Rules", kit.nothing),
        kit.icon_button("ui-book", "No rules", kit.nothing, disabled=True),
        kit.chips(["one", "two"], 1, lambda index: None),
        kit.chips(["one", "two"], None, lambda index: None),
        kit.switch_row("On", True, kit.nothing, note="a house rule"),
        kit.switch_row("Off", False, kit.nothing),
        kit.stepper(
            6,
            lambda value: None,
            range(4, 9),
            kit.StepWords("Players", "less", "more"),
        ),
        kit.text_field("Your name", kit.Typed("", str), kit.Entry(name=True, hint="Anna")),
        kit.text_field("Letters", kit.Typed("", str), kit.Entry(letters=True, hint="ABC XYZ")),
        kit.text_field(
            "Code", kit.Typed("T1:…", str), kit.Entry(lines=3), refusal="Not of this table."
        ),
    )


def seats() -> ft.Control:
    rows = [
        kit.seat_row(seat, f"name {seat}", "otter · lantern", lit=seat == 2) for seat in range(8)
    ]
    logs = [
        kit.log_row(None, "The table was opened.", "21:04"),
        kit.log_row(3, "Dave sat down.", undone=True),
        kit.log_row(4, "Emil looked.", take_back=action("Take back")),
    ]
    return kit.col(kit.grid([*rows, kit.free_seat("Free seat")], 2), *logs, scroll=True)


def dials() -> ft.Control:
    return kit.col(
        *(thermometer(current_size().width - 40, value, f"{value}") for value in (-10, -3, 0, 10)),
        thermometer(200, 7, "seven", upright=True),
        wheel(240, WHEEL, 1, 2, "the wheel", on_rest=kit.nothing),
        *(kit.die(64, number, f"{number}") for number in range(1, 7)),
        kit.code(png(), 168, "a code"),
        kit.code(png(), 20, "a tiny code"),
        scroll=True,
    )


def marks() -> ft.Control:
    cells = ("", "x", "o", "xo", "xr", "xro", "", "x")
    thoughts = [(mark, told) for mark in ("", "is", "not", "perhaps") for told in ("", "is", "not")]
    return kit.col(
        kit.row(*(marks_column(48, 32, cells, parts=4) for _ in range(3))),
        kit.row(*(marks_sample(24, mark) for mark in cells)),
        kit.grid([kit.verdict(60, 44, mark, told) for mark, told in thoughts], 3),
        scroll=True,
    )


def whole() -> ft.Control:
    return kit.frame(
        kit.text("body"),
        top=kit.top_bar("Title", kicker="kicker", back=action("Back"), actions=[action("X")]),
        foot=kit.row(kit.primary("Go", kit.nothing, expand=True)),
        tabs=kit.tabs(1, [kit.TabItem("ui-table", "Table", kit.nothing)] * 3),
        notice=kit.Notice("The name is taken.", kit.nothing),
        over=kit.ask_first(
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


def passing() -> ft.Control:
    return kit.pass_screen(
        0,
        "Maximiliane-Charlotte",
        kit.PassWords(
            "Pass the phone to", "Everybody else looks away.", "I am Maximiliane-Charlotte"
        ),
        kit.nothing,
        round_of=range(8),
        leave=action("Stop"),
    )


def scanning() -> ft.Control:
    return kit.scan_frame(
        ft.Container(key="camera"),
        top=kit.top_bar("Scan", mark=kit.seat_mark(1), plain=True),
        foot=kit.text("Hold still."),
        state="done",
    )


def blind() -> ft.Control:
    return kit.scan_frame(None, top=kit.text("No camera"), foot=kit.text("Type it."))


def card() -> ft.Control:
    covered = kit.CoveredCard(
        face=lambda: THIEF,
        says=kit.CardWords("Your card. Hold to look.", "Hold to look", "Let go: it is gone"),
    )
    return kit.frame(covered, top=kit.top_bar("Dave", plain=True))


def fans() -> ft.Control:
    labels = [f"Card {at + 1} of 8, face down" for at in range(8)]
    return kit.col(
        *(
            kit.fan(current_size().width - 80, labels[:n], n - 1 or None, lambda _: None)
            for n in (1, 2, 5)
        ),
        kit.fan(current_size().width - 80, labels, 0, lambda _: None, height=200),
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
        passing,
        scanning,
        blind,
        card,
    )
}
