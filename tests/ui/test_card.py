"""The covered card: a secret is on the phone while a thumb is down, and at no other moment."""

import gc
import weakref

import flet as ft
import pytest

from companion.ui import kit
from companion.ui.drawings import drawing
from companion.ui.kit.face import title_size
from companion.ui.theme import CLEAR, Size
from tests.support.mirror import nodes
from tests.support.phone import Phone
from tests.support.themes import SECRET
from tests.ui.stage import staged

PHONE = Size(390, 844)
SECRETS = ("Thief", "With the thieves", "Bruno is the Master", "Money out")


def face(name: str = "Thief", art: str = "role-thief") -> kit.Face:
    return kit.Face(
        drawing(art),
        name,
        (
            kit.Fact("You play", f"With the {name.lower()}s."[:17]),
            kit.Fact("You know", "Bruno is the Master Thief.\nThe others are hidden."),
            kit.Fact("You want", "Money out before six."),
        ),
    )


class Table:
    """A card on a phone, with what a screen would hold: looks and the cover number."""

    def __init__(self, made: kit.Face | None = None, reader_seconds: float = 60) -> None:
        self.made = made or face()
        self.asked = 0
        self.looks = 0
        self.reader_seconds = reader_seconds

    def words(self) -> kit.Face | None:
        self.asked += 1
        return self.made

    def looked(self) -> None:
        self.looks += 1

    async def phone(self, size: Size = PHONE) -> Phone:
        def card() -> ft.Control:
            cover, set_cover = ft.use_state(0)
            here, set_here = ft.use_state(True)
            covered = kit.CoveredCard(
                face=self.words,
                says=kit.CardWords(
                    "Your card. Hold to look.", "Hold to look", "Let go: it is gone"
                ),
                on_look=self.looked,
                cover=cover,
                reader_seconds=self.reader_seconds,
            )
            return ft.Column(
                [
                    ft.Container(covered) if here else ft.Text("elsewhere"),
                    ft.Button("Cover", on_click=lambda: set_cover(lambda n: n + 1)),
                    ft.Button("Leave", on_click=lambda: set_here(False)),
                    ft.Button("Return", on_click=lambda: set_here(True)),
                ]
            )

        return await staged(card, Phone(size.width, size.height))


def nothing_shows(phone: Phone) -> None:
    """Not painted, not readable, not anywhere in the phone's tree; and not in Python's either."""
    for secret in SECRETS:
        assert not phone.holds(secret), secret
    assert not phone.holds(drawing("role-thief"))
    gc.collect()
    left = [c for c in gc.get_objects() if isinstance(c, ft.Text) and c.value in SECRETS]
    assert not left
    assert phone.shows("Hold to look")


async def test_covered_nothing_of_it_has_reached_the_phone() -> None:
    table = Table()
    phone = await table.phone()
    assert table.asked == 0
    nothing_shows(phone)
    assert not any(phone.received(secret) for secret in SECRETS)


async def test_it_is_there_while_the_thumb_is_down_and_gone_after() -> None:
    table = Table()
    phone = await table.phone()
    await phone.hold("thumb-zone")
    assert phone.shows("Thief")
    assert phone.shows("Bruno is the Master Thief.")
    assert phone.shows("Let go: it is gone")
    assert phone.holds(drawing("role-thief"))
    await phone.release("thumb-zone")
    nothing_shows(phone)
    assert table.looks == 1


async def test_sliding_away_or_losing_the_touch_covers() -> None:
    phone = await Table().phone()
    await phone.hold("thumb-zone")
    await phone.slide_away("thumb-zone")
    nothing_shows(phone)


async def test_a_second_finger_covers() -> None:
    table = Table()
    phone = await table.phone()
    await phone.hold("thumb-zone")
    assert phone.shows("Thief")
    await phone.send(phone.find("thumb-zone", ("on_multi_tap",)), "multi_tap")
    nothing_shows(phone)
    assert table.looks == 1
    await phone.release("thumb-zone")
    nothing_shows(phone)


async def test_pressing_while_it_is_open_covers() -> None:
    """A thumb and a key at once, or a touch whose end was lost: cover first."""
    table = Table()
    phone = await table.phone()
    await phone.press(" ")
    await phone.hold("thumb-zone")
    nothing_shows(phone)
    assert table.looks == 1


async def test_losing_focus_covers_at_once_and_it_can_be_looked_at_again() -> None:
    table = Table()
    phone = await table.phone()
    await phone.hold("thumb-zone")
    await phone.tap("Cover")
    nothing_shows(phone)
    await phone.release("thumb-zone")
    await phone.hold("thumb-zone")
    assert phone.shows("Thief")
    assert table.looks == 2


async def test_leaving_the_screen_covers() -> None:
    phone = await Table().phone()
    await phone.hold("thumb-zone")
    await phone.tap("Leave")
    assert not any(phone.holds(secret) for secret in SECRETS)
    await phone.tap("Return")
    nothing_shows(phone)


async def test_nothing_keeps_the_face_after_the_look() -> None:
    """Python's own memory: the face is made for one render and dies with it."""
    alive: list[weakref.ref[kit.Face]] = []

    class Fresh(Table):
        def words(self) -> kit.Face | None:
            made = face()
            alive.append(weakref.ref(made))
            return made

    phone = await Fresh().phone()
    await phone.hold("thumb-zone")
    assert phone.shows("Thief")
    await phone.release("thumb-zone")
    gc.collect()
    assert alive
    assert all(reference() is None for reference in alive)


@pytest.mark.parametrize("key", [" ", "Enter"])
async def test_a_keyboard_holds_too(key: str) -> None:
    table = Table()
    phone = await table.phone()
    await phone.press(key)
    await phone.press(key)  # the key repeats while it is down
    assert phone.shows("Thief")
    await phone.press("A", down=False)
    assert phone.shows("Thief")
    await phone.press(key, down=False)
    nothing_shows(phone)
    assert table.looks == 1


async def test_other_keys_do_nothing() -> None:
    phone = await Table().phone()
    await phone.press("A")
    nothing_shows(phone)


async def activate(phone: Phone) -> None:
    """What a screen reader does with a button."""
    name = "Thief" if phone.shows("Thief") else "Your card. Hold to look."
    await phone.send(phone.find(name, ("on_click",)), "click")


async def test_a_screen_reader_opens_and_covers_by_activating() -> None:
    phone = await Table().phone()
    card = phone.find("Your card. Hold to look.", ("on_click",))
    assert card["button"]
    await activate(phone)
    (said,) = [n for n in nodes(phone.mirror.view()) if n.get("live_region")]
    assert said["label"].startswith("Thief. You play: With the thiefs.")
    assert "\n" not in said["label"]
    await activate(phone)
    nothing_shows(phone)


async def test_what_a_screen_reader_opened_covers_itself() -> None:
    phone = await Table(reader_seconds=0).phone()
    await activate(phone)
    await phone.misses("Thief")
    nothing_shows(phone)


async def test_nothing_to_see_yet_stays_covered() -> None:
    class Empty(Table):
        def words(self) -> kit.Face | None:
            return None

    phone = await Empty().phone()
    await phone.hold("thumb-zone")
    assert phone.shows("Hold to look")


@pytest.mark.parametrize("size", [Size(320, 568), Size(390, 844), Size(1024, 768)])
async def test_all_roles_have_the_same_boxes_and_as_many_frames(size: Size) -> None:
    """Same layout, same number of frames: only what stands in the boxes differs."""
    roles = [face(), face("Detective", "role-detective"), face("Deceiver", "role-deceiver")]
    shapes: list[list[tuple[object, ...]]] = []
    frames: list[int] = []
    for role in roles:
        phone = await Table(role).phone(size)
        before = len(phone.wire)
        await phone.hold("thumb-zone")
        frames.append(len(phone.wire) - before)
        shapes.append(
            [
                (n["_c"], n.get("width"), n.get("height"), n.get("color"), n.get("bgcolor"))
                for n in nodes(phone.mirror.view())
            ]
        )
    assert shapes[0] == shapes[1] == shapes[2]
    assert len(set(frames)) == 1


async def test_covered_phones_with_different_roles_have_received_equal_frames() -> None:
    lengths = []
    for role in (face(), face("Deceiver", "role-deceiver")):
        phone = await Table(role).phone()
        lengths.append([len(frame) for frame in phone.wire])
    assert lengths[0] == lengths[1]


def test_a_face_never_prints_itself() -> None:
    made = face()
    for text in (repr(made), str(made), repr(made.facts), f"{made}"):
        assert "hidden" in text
        assert not any(secret in text for secret in SECRETS)


@pytest.mark.parametrize("title", ["X", "Thief", "Inspectora jefe", "Der oberste Ermittler"])
def test_a_long_title_is_set_smaller(title: str) -> None:
    size = title_size(title, 296, 48)
    assert 18 <= size <= 48
    assert size == 18 or size * 0.62 * len(title) <= 297


@pytest.mark.parametrize("height", [568, 640, 667, 740, 844, 932, 768])
@pytest.mark.parametrize("taken", [0, 74])
def test_card_and_thumb_fit_every_screen(height: float, taken: float) -> None:
    """Bar, gap, card, gaps, thumb, line, margin: all on the screen, with or without tabs."""
    box = kit.Box.of(Size(390, height), taken)
    around = 60 + 10 + (45 if height < 640 else 87)
    assert box.height >= 240
    assert around + box.height + box.thumb + taken <= height


def lids(phone: Phone) -> list[str]:
    return [n["color_filter"]["color"] for n in nodes(phone.mirror.view()) if "color_filter" in n]


async def test_the_phone_has_a_lid_of_its_own_while_a_thumb_holds() -> None:
    """It closes without the program when the press ends; for a key or a reader there is none."""
    phone = await Table().phone()
    assert lids(phone) == [CLEAR]
    await phone.hold("thumb-zone")
    await phone.until(lambda: lids(phone) == [SECRET.ground], "no lid came")
    assert phone.shows("Thief")
    await phone.release("thumb-zone")
    assert lids(phone) == [CLEAR]
    await phone.press(" ")
    assert phone.shows("Thief")
    assert lids(phone) == [CLEAR]
