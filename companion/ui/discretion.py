"""While something private is on a screen, all that its phone is sent has one length.

The screen's, whatever stands on it (see `companion.drawing.padding`). Whatever draws something
private uses the hook here; the covered card and a game's pages and sheets do.
"""

import flet as ft

from companion.drawing.padding import asked

CARD = 12 * 1024
"""Bytes of a look, and of a cover."""
SHEET = 48 * 1024
"""Bytes of a game's sheet, and of each change on it."""
PAGE = 96 * 1024
"""Bytes of a game's page and of each change on it: a clue sheet with 20 meetings has 84,000."""


def use_discretion(length: int) -> None:
    """From this drawing on, until the frame is sent that takes the component away. A hook."""
    part: object = ft.use_memo(object, [])
    here = asked(ft.context.page.session)
    here.begin(part, length)  # at once: what is drawn now is sent before any effect
    ft.use_effect(_nothing, [], lambda: here.end(part))


def _nothing() -> None:
    """The component is there: it has asked already."""
