"""Makes the bundled parts of `assets/browser/` again, from the registries: npm's and PyPI's.

    python -m tests.remake_browser_assets

Needs Node, npm and a network; nobody else does: what it makes is kept in the repository with its
digests (`digests.json`), and a test holds them. The versions stand in `assets/browser/source/`
(`package.json`, `package-lock.json`) and in `MSGPACK`.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1] / "assets" / "browser"
MSGPACK = "msgpack==1.2.4"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""That of the Pyodide which flet-web ships."""
PYTHON = "3.14"
BUNDLES = ("noble", "zxing")


def main() -> None:
    """Make all of it in a folder of its own, then put it in its place."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        shutil.copytree(HERE / "source", work, dirs_exist_ok=True)
        run(work, "npm", "ci", "--ignore-scripts")
        for name in BUNDLES:
            how = ("--bundle", "--format=esm", "--minify", "--target=es2022")
            out = f"--outfile={work / 'out' / name}.js"
            legal = "--legal-comments=inline"
            run(work, "npx", "esbuild", f"{name}.mjs", *how, legal, out)
        shutil.copy(work / "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm", work / "out")
        which = ("--only-binary=:all:", "--no-deps", "--platform", PLATFORM)
        where = ("--python-version", PYTHON, "--dest", str(work / "out"))
        run(work, sys.executable, "-m", "pip", "download", MSGPACK, *which, *where)
        place(work / "out")


def run(work: Path, *command: str) -> None:
    """One program; whatever it prints is seen. Raises CalledProcessError."""
    subprocess.run(command, cwd=work, check=True)


def place(made: Path) -> None:
    """Into `assets/browser/`, with the digest of each."""
    files = sorted(made.iterdir())
    for file in files:
        shutil.copy(file, HERE / file.name)
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    (HERE / "digests.json").write_text(json.dumps(digests, indent=2) + "\n")


if __name__ == "__main__":
    main()
