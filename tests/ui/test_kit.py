"""Every piece of the kit renders at three sizes in every theme, and does what it says."""

import io
import math

import flet as ft
import pytest
import qrcode  # type: ignore[import-untyped]  # ships no types
import zxingcpp
from PIL import Image

from companion.ui import kit
from companion.ui.kit.code import png_width
from companion.ui.kit.fan import PIVOT, _box
from companion.ui.kit.notice import reading_time
from companion.ui.theme import PAPER, Size
from tests.support.layout import layout
from tests.support.mirror import Node, nodes
from tests.support.phone import Phone
from tests.support.themes import THEMES
from tests.ui.pieces import PIECES, png
from tests.ui.stage import staged

SIZES = [Size(320, 568), Size(390, 844), Size(1024, 768)]
PHONE = Size(390, 844)
TOUCH = ("on_click", "on_tap", "on_tap_down")


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s.width:.0f}")
@pytest.mark.parametrize("name", PIECES)
async def test_a_piece_renders_in_every_theme(name: str, size: Size) -> None:
    """Flet swallows an error in a component and leaves the old screen: here it is raised."""
    for theme in THEMES.values():
        phone = await staged(PIECES[name], Phone(size.width, size.height), theme)
        assert phone.words()


@pytest.mark.parametrize("name", PIECES)
async def test_no_material_drawing_and_no_emoji_is_used(name: str) -> None:
    """Fonts for them are not on the phone: they would show as boxes and be asked for for ever."""
    phone = await staged(PIECES[name])
    for node in nodes(phone.mirror.view()):
        assert node["_c"] not in ("Icon", "IconButton", "FloatingActionButton"), node
        assert "icon" not in node, node
    for said in phone.words():
        assert all(ord(sign) < 0x2600 for sign in said), said


@pytest.mark.parametrize("name", PIECES)
async def test_no_drawing_is_loaded_by_its_name(name: str) -> None:
    phone = await staged(PIECES[name])
    for node in nodes(phone.mirror.view()):
        if node["_c"] == "Image" and isinstance(node["src"], str):
            assert node["src"].startswith("<svg")


@pytest.mark.parametrize("name", PIECES)
async def test_no_control_says_that_it_does_not_expand(name: str) -> None:
    """In a wrapping row even `expand=False` is a grey box on the real phone: it must be unset."""
    phone = await staged(PIECES[name])
    assert not [n for n in nodes(phone.mirror.view()) if n.get("expand") is False]


@pytest.mark.parametrize("still", [False, True])
async def test_nothing_moves_where_nothing_is_wanted_to(still: bool) -> None:
    moving = set()
    for name, piece in PIECES.items():
        phone = await staged(piece, still=still)
        for node in nodes(phone.mirror.view()):
            moves = any(key.startswith("animate") and node[key] for key in node)
            if moves or (node["_c"] == "AnimatedSwitcher" and node.get("duration")):
                moving.add(name)
    assert bool(moving) is not still, moving


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s.width:.0f}")
@pytest.mark.parametrize("name", ["buttons", "whole", "passing"])
async def test_every_button_is_48_dp_or_more(name: str, size: Size) -> None:
    phone = await staged(PIECES[name], Phone(size.width, size.height))
    buttons = [node for node in nodes(phone.mirror.view()) if node["_c"] == "Button"]
    assert buttons
    for node in buttons:
        assert node.get("height", 48) >= 48, node
        assert node.get("width", 48) >= 48, node


@pytest.mark.parametrize("name", PIECES)
async def test_every_button_has_a_name_for_a_screen_reader(name: str) -> None:
    phone = await staged(PIECES[name])
    for node in nodes(phone.mirror.view()):
        if node["_c"] == "Button":
            said = [n.get("value") or n.get("semantics_label") for n in nodes(node)]
            assert any(isinstance(word, str) and word for word in said), node


@pytest.mark.parametrize("name", PIECES)
async def test_no_text_is_smaller_than_fourteen(name: str) -> None:
    """Only the letter in a seat's mark may be smaller: it is the second sign, not a text."""
    phone = await staged(PIECES[name], Phone(320, 568))
    for node in nodes(phone.mirror.view()):
        style = node.get("style")
        if node["_c"] == "Text" and isinstance(style, dict) and len(node.get("value", "")) > 1:
            assert style["size"] >= 14, node


async def test_a_disabled_button_cannot_be_pressed() -> None:
    phone = await staged(PIECES["buttons"])
    assert phone.has("First")
    assert not phone.has("Not now")
    assert not phone.has("No rules")


async def test_a_stepper_stops_at_its_ends() -> None:
    def counter() -> ft.Control:
        value, put = ft.use_state(7)
        return kit.stepper(value, put, range(4, 9), kit.StepWords("Players", "less", "more"))

    phone = await staged(counter)
    await phone.tap("more")
    assert phone.shows("Players: 8")
    assert not phone.has("more")
    await phone.tap("less")
    assert phone.shows("Players: 7")


async def test_two_steppers_stand_beside_each_other_on_the_smallest_phone() -> None:
    """As high as any, but narrower: two of them and a sign fit between its margins."""
    made: list[ft.Control] = []

    def both() -> ft.Control:
        said = kit.StepWords("Roofs", "less", "more")
        made[:] = [kit.stepper(7, str, range(4, 9), said, close=close) for close in (False, True)]
        return kit.col(*made)

    await staged(both)
    kinds: list[float] = []
    for one in made:
        assert isinstance(one, ft.Card)
        assert isinstance(one.content, ft.Row)
        assert all((button.height or 0) >= 48 for button in one.content.controls)  # type: ignore[attr-defined]
        kinds.append(sum(button.width for button in one.content.controls))  # type: ignore[attr-defined]
    assert kinds[0] == 148
    assert 2 * kinds[1] <= 276 - 20


async def test_a_switch_says_whether_it_is_on() -> None:
    def rule() -> ft.Control:
        on, put = ft.use_state(False)
        return kit.switch_row("Weapons at once", on, lambda: put(not on), key="weapons")

    phone = await staged(rule)

    def said() -> bool:
        view = phone.mirror.view()
        return next(bool(n["toggled"]) for n in nodes(view) if "toggled" in n)

    assert not said()
    await phone.tap("Weapons at once")
    assert said()


async def test_chips_tell_which_was_chosen() -> None:
    def few() -> ft.Control:
        chosen, put = ft.use_state(0)
        return kit.col(kit.chips(["English", "Español"], chosen, put), kit.text(f"chosen {chosen}"))

    phone = await staged(few)
    await phone.tap("Español")
    assert phone.shows("chosen 1")


async def test_what_is_typed_is_given_on_and_a_refusal_is_read_aloud() -> None:
    def naming() -> ft.Control:
        name, put = ft.use_state("")
        return kit.text_field(
            "Your name",
            kit.Typed(name, put),
            refusal="Taken." if name == "Anna" else "",
            key="name",
        )

    phone = await staged(naming)
    await phone.type("Your name", "Anna")
    assert phone.shows("Taken.")
    live = [n for n in nodes(phone.mirror.view()) if n.get("live_region")]
    assert [n["value"] for n in nodes(live) if n["_c"] == "Text"] == ["Taken."]
    await phone.type("name", "Ann")
    assert not phone.shows("Taken.")


def test_a_notice_stays_long_enough_to_be_read() -> None:
    assert reading_time("No.") == 4
    assert reading_time("A long sentence of some hundred letters, " * 3) > 10


async def test_a_notice_goes_when_tapped_and_when_read() -> None:
    gone: list[str] = []
    phone = await staged(
        lambda: kit.col(
            kit.Notice("The seat is taken.", lambda: gone.append("tapped")),
            kit.Notice("Read already.", lambda: gone.append("read"), seconds=0),
        )
    )
    await phone.settle()
    assert gone == ["read"]
    await phone.tap("The seat is taken.")
    assert gone == ["read", "tapped"]
    live = [n for n in nodes(phone.mirror.view()) if n.get("live_region")]
    assert {n["label"] for n in live} == {"The seat is taken.", "Read already."}


async def test_a_screen_under_a_question_is_silent_and_two_answers_are_there() -> None:
    answers: list[str] = []
    phone = await staged(
        lambda: kit.frame(
            kit.text("below"),
            over=kit.ask_first(
                title="Sure?",
                sentence="",
                yes="Show it",
                no="Keep it",
                on_yes=lambda: answers.append("yes"),
                on_no=lambda: answers.append("no"),
            ),
        )
    )
    await phone.tap("Show it")
    await phone.tap("Keep it")
    assert answers == ["yes", "no"]
    silent = [n for n in nodes(phone.mirror.view()) if n.get("exclude_semantics")]
    assert any("below" in str(n) for n in silent)


def painted(node: Node) -> Image.Image:
    """What the phone paints for a code: the picture times the paper, enlarged without blur."""
    picture = Image.open(io.BytesIO(node["src"])).convert("RGB")
    paper = tuple(int(node["color"][k : k + 2], 16) for k in (1, 3, 5))
    tinted = Image.new("RGB", picture.size)
    tinted.putdata(
        [tuple(p * q // 255 for p, q in zip(dot, paper, strict=True)) for dot in pixels(picture)]
    )
    side = round(node["width"])
    return tinted.resize((side, side), Image.Resampling.NEAREST)


def pixels(picture: Image.Image) -> list[tuple[int, ...]]:
    data = picture.tobytes()
    return [tuple(data[k : k + 3]) for k in range(0, len(data), 3)]


@pytest.mark.parametrize("box", [168, 280, 410])
async def test_a_code_is_read_from_its_paper(box: int) -> None:
    data = "C1:" + "7KQ2MAPLEOTTER9XV" * 4
    phone = await staged(lambda: kit.code(png(data), box, "Anna's code"))
    (node,) = [n for n in nodes(phone.mirror.view()) if n["_c"] == "Image"]
    assert node["width"] % png_width(png(data)) == 0
    assert node["color"] == PAPER
    page = Image.new("RGB", (box, box), PAPER)
    page.paste(painted(node), ((box - round(node["width"])) // 2,) * 2)
    read = zxingcpp.read_barcodes(page)
    assert [found.text for found in read] == [data]


def test_what_is_no_picture_is_no_code() -> None:
    with pytest.raises(ValueError, match="PNG"):
        png_width(b"GIF89a")


def test_codes_of_equal_length_have_equal_size() -> None:
    """No phone looks different: the size of a code depends on its length alone."""
    made = qrcode.QRCode(border=4, box_size=1)
    made.add_data("C1:" + "A" * 60)
    made.make()
    assert png_width(png("C1:" + "A" * 60)) == png_width(png("C1:" + "B" * 60))
    assert png_width(png("C1:" + "A" * 60)) == made.modules_count + 8


async def test_a_card_of_a_fan_is_lifted_by_its_number_or_itself() -> None:
    lifted: list[int] = []
    labels = [f"Card {at + 1} of 5, face down" for at in range(5)]
    phone = await staged(lambda: kit.fan(310, labels, 2, lifted.append))
    await phone.tap("Card 4 of 5, face down")
    (pile,) = (
        node
        for node in nodes(phone.mirror.view())
        if node["_c"] == "Stack" and len(node["controls"]) == 5
    )
    last = pile["controls"][-1]
    await phone.send(last["content"], "tap")
    assert lifted == [3, 2]


@pytest.mark.parametrize("cards", range(1, 9))
@pytest.mark.parametrize("width", [240, 310, 480])
def test_a_fan_stays_within_its_width(width: float, cards: int) -> None:
    wide, tall, turn = _box(width, 300, cards)
    outer = turn * (cards - 1) / 2
    reach = tall * PIVOT / 2 + tall / 2
    assert math.sin(outer) * reach + math.cos(outer) * wide / 2 <= width / 2 + 1


async def test_what_is_pressed_without_a_name_or_says_one_twice_is_found() -> None:
    def bad() -> ft.Control:
        nameless = ft.Button(content=kit.icon("ui-plus", 24, "#FFFFFF"), on_click=kit.nothing)
        doubled = ft.Semantics(content=kit.primary("Go", kit.nothing), label="Go")
        return kit.col(nameless, doubled, kit.primary("Stay", kit.nothing))

    phone = await staged(bad)
    drawn = layout(phone.mirror.page, phone.mirror.view())
    assert drawn.unsaid == ["Button: no name", "['Go', 'Go']: said twice"]
