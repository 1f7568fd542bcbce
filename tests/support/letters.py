"""How wide words are on a phone: in the fonts it is sent, letter by letter.

What must not live here: where words stand (see `layout`).
"""

import re
from dataclasses import dataclass
from functools import cache
from math import inf
from pathlib import Path

from PIL import ImageFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
USUAL = "Jost-500"
"""The page's own font: of words that name none."""
AT = 100
"""The size at which a font is measured."""
BREAKS = re.compile(r"(?<=[-–—\s])")
"""After these a line may go on in the next one."""


@dataclass(frozen=True)
class Letters:
    """What words are set in, in dp. height: of a line, in sizes; None for the font's own."""

    family: str
    size: float
    height: float | None
    spacing: float

    @property
    def line(self) -> float:
        """Height of a line."""
        if self.height is not None:
            return self.size * self.height
        return self.size * sum(_font(self.family).getmetrics()) / AT

    def width(self, words: str) -> float:
        """Of one line; blanks at its end take no room."""
        words = words.rstrip()
        return _width(self.family, words) * self.size + self.spacing * len(words)

    def lines(self, words: str, width: float) -> list[str]:
        """As they are broken where there is so much room; a word that is wider has its own line."""
        out: list[str] = []
        for paragraph in words.split("\n"):
            line = ""
            for piece in BREAKS.split(paragraph):
                if line and self.width(line + piece) > width:
                    out.append(line)
                    line = ""
                line += piece
            out.append(line)
        return out

    def longest(self, words: str) -> float:
        """Width of the widest piece that is never broken."""
        pieces = (piece for part in words.split("\n") for piece in BREAKS.split(part))
        return max((self.width(piece) for piece in pieces), default=0)

    def fits(self, words: str, width: float, most: float = inf) -> bool:
        """Whether all of them stand in so many lines of that width."""
        return self.longest(words) <= width + 0.5 and len(self.lines(words, width + 0.5)) <= most


@cache
def _font(family: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{family}.ttf", AT, layout_engine=ImageFont.Layout.BASIC)


@cache
def _width(family: str, words: str) -> float:
    return float(_font(family).getlength(words)) / AT
