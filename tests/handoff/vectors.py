"""The known answers of `vectors.json`, hex taken off."""

import json
from pathlib import Path
from typing import Any

_FILE = Path(__file__).parent / "vectors.json"
VECTORS: dict[str, list[Any]] = json.loads(_FILE.read_text())


def unhex(vector: dict[str, str], *names: str) -> tuple[bytes, ...]:
    return tuple(bytes.fromhex(vector[name]) for name in names)
