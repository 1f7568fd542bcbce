"""The screens all games share. Each reads slices of `Now` and speaks through the catalogues."""

from pathlib import Path
from typing import Final

WORDS: Final = Path(__file__).resolve().parent / "words"
