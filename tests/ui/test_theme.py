"""The look's own promises: readable in candle light, nothing small, no font or drawing missing."""

import itertools

import pytest

from companion.ui.drawings import drawing, names
from companion.ui.shelf import assets
from companion.ui.theme import MARK_INK, PAPER, SCALE, SEATS, Size, Theme, fonts
from tests.support.themes import THEMES

SURFACES = ("ground", "floor", "panel", "raised")
TEXTS = ("ink", "soft", "accent", "warm", "cool")


def luminance(colour: str) -> float:
    """WCAG 2 relative luminance of `#RRGGBB`."""
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.key)


@ALL
def test_every_text_reads_on_every_surface(theme: Theme) -> None:
    for text, surface in itertools.product(TEXTS, SURFACES):
        ratio = contrast(getattr(theme, text), getattr(theme, surface))
        assert ratio >= 4.5, f"{theme.key}: {text} on {surface} is {ratio:.2f}"
    assert contrast(theme.on_accent, theme.accent) >= 4.5


@ALL
def test_frames_are_seen_on_the_room_and_on_panels(theme: Theme) -> None:
    for surface in ("ground", "floor", "panel"):
        assert contrast(theme.line, getattr(theme, surface)) >= 3


@ALL
def test_every_seat_is_seen_on_every_surface(theme: Theme) -> None:
    for sign, surface in itertools.product(SEATS, SURFACES):
        assert round(contrast(sign.colour, getattr(theme, surface)), 1) >= 3


def test_a_seat_is_told_by_letter_shape_and_colour() -> None:
    assert "".join(sign.letter for sign in SEATS) == "ABCDEFGH"
    assert len({sign.shape for sign in SEATS}) == len({sign.colour for sign in SEATS}) == 8
    for sign in SEATS:
        assert contrast(MARK_INK, sign.colour) >= 4.5
        assert drawing(f"seat-{sign.shape}")


def test_a_code_has_strong_contrast() -> None:
    assert contrast("#000000", PAPER) > 15


def test_no_text_is_smaller_than_fourteen() -> None:
    assert min(size for size, _ in SCALE.values()) >= 14


@ALL
def test_a_theme_has_its_fonts_and_drawings(theme: Theme) -> None:
    for family in (theme.display, theme.body, theme.strong):
        assert (assets() / fonts(THEMES.values())[family].lstrip("/")).is_file()
    for name in filter(None, (theme.room, theme.emblem)):
        assert drawing(name).startswith("<svg")


def test_every_font_has_its_licence_beside_it() -> None:
    texts = [f.read_text("utf-8") for f in (assets() / "fonts").glob("*-OFL.txt")]
    assert len(texts) == 11
    assert all("SIL OPEN FONT LICENSE" in text.upper() for text in texts)


def test_every_drawing_is_plain_and_small() -> None:
    """No script, no link to elsewhere, no CSS: Flutter's SVG reader knows none of it."""
    for name in names():
        text = drawing(name)
        assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg"'), name
        assert not any(tag in text for tag in ("<script", "<style", "<image", "<filter")), name
        assert len(text) < 40_000, name


def test_an_unknown_drawing_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        drawing("no-such-thing")


@pytest.mark.parametrize(
    ("width", "height", "narrow", "short", "wide"),
    [
        (320, 568, True, True, False),
        (390, 844, False, False, False),
        (1024, 768, False, False, True),
    ],
)
def test_three_layouts(width: int, height: int, narrow: bool, short: bool, wide: bool) -> None:
    size = Size(width, height)
    assert (size.narrow, size.short, size.wide) == (narrow, short, wide)
