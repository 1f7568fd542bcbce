"""Pictures: a real decoder reads every one, small, blurred, and printed in a terminal."""

import io
import random

import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageFilter

from companion.handoff import picture, text
from companion.handoff.base45 import ALPHABET
from tests.handoff.people import every_message

QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
NOISE = random.Random(1)
SIZES = (111, 118, 158, 200, 270, 366, 398)


def scan(image: Image.Image) -> str:
    [found] = zxingcpp.read_barcodes(image, formats=QR)
    return found.text


def image_of(letters: str, scale: int = 8) -> Image.Image:
    return Image.open(io.BytesIO(picture.png(letters, scale)))


def as_a_camera_sees_it(image: Image.Image, pixels_a_module: float, scale: int) -> Image.Image:
    """Seen from far, a little turned, a little out of focus, in poor light."""
    turned = image.convert("L").rotate(4, resample=Image.Resampling.BICUBIC, fillcolor=255)
    side = round(image.width / scale * pixels_a_module)
    small = turned.resize((side, side), Image.Resampling.LANCZOS)
    blurred = small.filter(ImageFilter.GaussianBlur(0.5))
    return blurred.point([40 + value * 6 // 10 for value in range(256)])


@pytest.mark.parametrize("name", every_message())
def test_every_message_is_read_from_its_picture(name: str) -> None:
    letters = text.write(every_message()[name])
    assert scan(image_of(letters)) == letters


@pytest.mark.parametrize("size", SIZES)
def test_a_small_blurred_picture_is_read(size: int) -> None:
    for _ in range(4):
        letters = text.write(NOISE.randbytes(size))
        seen = as_a_camera_sees_it(image_of(letters, 8), 2.5, 8)
        assert scan(seen) == letters


def test_a_link_is_read_from_its_picture() -> None:
    letters = text.link(NOISE.randbytes(118), "http://192.168.1.5:8000")
    assert scan(image_of(letters)) == letters


def test_a_code_of_two_hundred_bytes_is_version_ten_and_a_small_file() -> None:
    letters = text.write(NOISE.randbytes(200))
    assert len(picture.matrix(letters)) == 4 * 10 + 17
    assert len(picture.png(letters, 8)) < 6000


def test_the_largest_code_is_version_fifteen() -> None:
    assert len(picture.matrix(text.write(NOISE.randbytes(398)))) == 4 * 15 + 17


def test_a_picture_has_one_bit_a_pixel_and_four_light_modules_around() -> None:
    letters = text.write(NOISE.randbytes(50))
    image = image_of(letters, 3)
    side = len(picture.matrix(letters)) + 2 * picture.QUIET
    assert (image.mode, image.size) == ("1", (side * 3, side * 3))
    dark = image.convert("L").point([255 - value for value in range(256)]).getbbox()
    assert dark == (12, 12, side * 3 - 12, side * 3 - 12)


@settings(max_examples=30)
@given(st.text(alphabet=ALPHABET, min_size=1, max_size=120), st.integers(0, 480))
def test_any_text_of_the_alphabet_is_read_even_with_long_runs_of_zeros(
    letters: str, zeros: int
) -> None:
    """`qrcode` 8.2 fails by itself on such runs."""
    whole = letters + "0" * zeros
    assert scan(image_of(whole, 4)) == whole


def test_a_link_to_a_folder_in_small_letters_is_read_too() -> None:
    site = "https://cards.example/our%20games"
    for size in (20, 118, 330):
        letters = text.link(NOISE.randbytes(size), site)
        assert picture.holds(letters)
        assert scan(image_of(letters, 3)) == letters
    assert not picture.holds(text.link(NOISE.randbytes(398), site))


@pytest.mark.parametrize("letters", ["", "lower", "http://é/A", "T1:é", "T1:\n", "0" * 601])
def test_what_no_picture_holds_is_an_error(letters: str) -> None:
    with pytest.raises(ValueError, match="a picture holds"):
        picture.matrix(letters)


@pytest.mark.parametrize("scale", [0, -1, 65])
def test_a_scale_out_of_bounds_is_an_error(scale: int) -> None:
    with pytest.raises(ValueError, match="pixels a module"):
        picture.png("T1:BB8", scale)


def test_a_picture_asked_for_again_is_not_made_again() -> None:
    letters = text.write(NOISE.randbytes(60))
    assert picture.png(letters, 8) is picture.png(letters, 8)


@pytest.mark.parametrize("size", [30, 118, 200])
def test_a_code_printed_in_a_dark_terminal_is_read(size: int) -> None:
    letters = text.write(NOISE.randbytes(size))
    lines = picture.terminal(letters).split("\n")
    assert len({len(line) for line in lines}) == 1
    image = Image.new("L", (len(lines[0]), 2 * len(lines)), 0)
    for row, line in enumerate(lines):
        for column, block in enumerate(line):
            image.putpixel((column, 2 * row), 255 if block in "▀█" else 0)
            image.putpixel((column, 2 * row + 1), 255 if block in "▄█" else 0)
    assert scan(image.resize((image.width * 6, image.height * 6))) == letters
