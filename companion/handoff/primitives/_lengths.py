"""The check all primitives share: an input has its length. Its value is never named."""


def need(function: str, name: str, value: bytes, length: int) -> None:
    """Raise ValueError unless `value` has `length` bytes."""
    if len(value) != length:
        raise ValueError(f"{function}: the {name} must be {length} bytes, not {len(value)}")
