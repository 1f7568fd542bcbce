"""Where the shared assets lie: fonts, drawings, sounds.

`assets/` stands beside `companion/` in a checkout and travels in the wheel as the package
`companion.assets`. This module finds it in both; it knows nothing about what is in a file.
"""

from functools import cache
from pathlib import Path

import companion


@cache
def assets() -> Path:
    """The folder that holds `fonts/` and `drawings/`.

    Raises FileNotFoundError when the program was installed without it (a broken package).
    """
    inside = Path(companion.__file__).resolve().parent
    for folder in (inside / "assets", inside.parent / "assets"):
        if (folder / "drawings").is_dir() and (folder / "fonts").is_dir():
            return folder
    raise FileNotFoundError(f"no assets beside or inside {inside}: the installation is incomplete")
