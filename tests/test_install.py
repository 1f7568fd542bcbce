"""What travels: a wheel built from this tree holds the program and its assets, and no tests."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from companion.ui.drawings import names

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as an installer does."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ["pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(ROOT)]
    subprocess.run([sys.executable, "-m", *build], check=True)
    (found,) = folder.glob("*.whl")
    return found


def test_a_wheel_carries_code_words_drawings_fonts_and_licences(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for wanted in (
        "companion/__main__.py",
        "companion/games/secret_night/words/es.ftl",
        "companion/handoff/word_lists/es.txt",
        "companion/ui/words/en.ftl",
        "companion/ui/screens/words/es.ftl",
        "companion/games/secret_night/drawings/role-thief.svg",
        "companion/games/venice/theme.py",
        "companion/assets/drawings/ui-log.svg",
        "companion/assets/fonts/Jost-500.ttf",
        "companion/assets/fonts/jost-OFL.txt",
        "companion/assets/client/index.html",
        "companion/assets/sounds/read.wav",
        "companion/LICENSE",
    ):
        assert wanted in names
    assert not any("tests/" in name for name in names)


def test_it_starts_from_an_unpacked_wheel_in_any_folder(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.path.insert(0, sys.argv[1]); import companion;"
            "from companion.ui import shelf, drawings; from companion.games import discover;"
            "print(companion.__file__, shelf.assets(), len(drawings.names()), list(discover()))",
            str(site),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert str(site / "companion" / "assets") in told
    assert "secret_night" in told
    assert f" {len(names())} " in told
