"""What has gone from one phone to another by code, with no server between them. PURE."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, repr=False)
class Passed:
    """own: this phone asked. gave, got: b"" for nothing. What a topic means its game knows."""

    topic: bytes
    other: int
    own: bool
    gave: bytes = b""
    got: bytes = b""

    def plain(self) -> dict[str, Any]:
        """For a phone's storage."""
        return {n: v.hex() if isinstance(v, bytes) else v for n, v in asdict(self).items()}


def from_plain(data: dict[str, Any]) -> Passed:
    """What `plain` gave. ValueError, KeyError or TypeError for anything else."""
    topic, gave, got = (bytes.fromhex(data[n]) for n in ("topic", "gave", "got"))
    return Passed(topic, int(data["other"]), bool(data["own"]), gave, got)
