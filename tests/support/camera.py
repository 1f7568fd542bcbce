"""What a browser's fake camera sees: pictures of other screens, held before it one after another.

What must not live here: reading codes. The text of a code never passes through here, only its
picture.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import zxingcpp
from PIL import Image, ImageEnhance, ImageFilter

WIDTH, HEIGHT = 1280, 720
FRAMES_A_SECOND = 30
SEEN = 2.0
"""Seconds each picture is held before the camera, when there are several."""
_TABLE = (46, 38, 32)
"""The colour of the table top around a phone."""

QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)


@dataclass(frozen=True)
class Hand:
    """How a phone is held before the camera. side: how much of the picture's height a code fills.

    tilt: degrees; blur: radius in pixels; light: 1 as it is, less is darker.
    """

    side: float = 0.72
    tilt: float = 0.0
    blur: float = 0.0
    light: float = 1.0


STEADY = Hand()
SHAKY = Hand(side=0.8, tilt=14.0, blur=1.3, light=0.4)
"""Late in the evening, in a moving hand."""


class Film:
    """The file Chromium takes for its camera: JPEGs one after another, again and again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.shows([])

    @property
    def arguments(self) -> list[str]:
        """For the command line of the browser that has this camera."""
        return [
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={self.path}",
        ]

    def shows(self, screens: Sequence[bytes], hand: Hand = STEADY, seconds: float = SEEN) -> None:
        """From the next time the camera is opened on, it sees these screens in turn; or nothing.

        seconds: how long each.
        """
        dark = _jpeg(Image.new("RGB", (WIDTH, HEIGHT), _TABLE))
        frames = [dark] * 10
        for screen in screens:
            frames += [_jpeg(before_camera(screen, hand))] * int(seconds * FRAMES_A_SECOND)
            frames += [dark] * 5
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(b"".join(frames))
        fresh.replace(self.path)


def before_camera(screen: bytes, hand: Hand) -> Image.Image:
    """A screen's picture as a camera sees it that points at the code on it."""
    image = Image.open(io.BytesIO(screen)).convert("RGB")
    (found,) = zxingcpp.read_barcodes(image, formats=QR)
    at = found.position
    corners = (at.top_left, at.top_right, at.bottom_right, at.bottom_left)
    middle = (sum(c.x for c in corners) / 4, sum(c.y for c in corners) / 4)
    scale = hand.side * HEIGHT / (max(c.x for c in corners) - min(c.x for c in corners))
    image = image.resize((round(image.width * scale), round(image.height * scale)))
    seen = Image.new("RGB", (WIDTH, HEIGHT), _TABLE)
    seen.paste(image, (round(WIDTH / 2 - middle[0] * scale), round(HEIGHT / 2 - middle[1] * scale)))
    seen = seen.rotate(hand.tilt, Image.Resampling.BICUBIC, fillcolor=_TABLE)
    if hand.blur:
        seen = seen.filter(ImageFilter.GaussianBlur(hand.blur))
    return ImageEnhance.Brightness(seen).enhance(hand.light)


def _jpeg(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "JPEG", quality=85)
    return out.getvalue()
