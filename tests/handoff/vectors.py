"""The known answers of `vectors.json`, hex taken off."""

from tests.handoff.primitive_cases import VECTORS

__all__ = ["VECTORS", "unhex"]


def unhex(vector: dict[str, str], *names: str) -> tuple[bytes, ...]:
    return tuple(bytes.fromhex(vector[name]) for name in names)
