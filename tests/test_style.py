"""The style of the house: types are strict, nothing is loose. Part of every test run."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

CHECKS = {
    "ruff finds nothing": ["ruff", "check", "companion", "tests"],
    "ruff would format nothing": ["ruff", "format", "--check", "companion", "tests"],
    "mypy is content": ["mypy"],
}


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
def test_style(check: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *check], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
