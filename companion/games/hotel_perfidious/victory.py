"""What a mission is worth (HP-V1..8). PURE."""

BLUEPRINTS = 2


def wins(blueprints: int, souvenirs: int, zero_counts_one: bool) -> int:
    """Blueprints on the Dead Drop times souvenirs; no souvenirs make it nothing (HP-def1)."""
    return blueprints * (max(1, souvenirs) if zero_counts_one else souvenirs)
