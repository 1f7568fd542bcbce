"""Whether the owner of a phone wants nothing on it to move: what its system says (`Size.still`).

What must not live here: what moves (`contexts.motion`).
"""

import logging

import flet as ft

log = logging.getLogger(__name__)


class Motion:
    """What one page says of it. Made once a page."""

    def __init__(self) -> None:
        self._system = ft.SemanticsService()

    async def is_unwanted(self) -> bool:
        """As it is now; False for a page that does not say."""
        try:
            features = await self._system.get_accessibility_features()
            return features.disable_animations or features.reduce_motion
        except (RuntimeError, TimeoutError):
            return False
        except Exception as strange:  # noqa: BLE001 - the edge: a page may answer anything
            log.info("a page says nothing of motion: %s", type(strange).__name__)
            return False
