"""A code to be scanned: dark print on warm paper instead of glaring white.

What must not live here: making the picture (see `companion.handoff`).
"""

import struct

import flet as ft

from companion.ui.theme import PAPER


def code(png: bytes, box: float, label: str, *, key: str | None = None) -> ft.Control:
    """The code `png` (black on white, with its quiet zone) on paper of `box` x `box` dp.

    The paper always has the same size; the picture is enlarged by a whole number where there is
    room, so that every module is equally wide. `label` is for screen readers.
    """
    width = png_width(png)
    side = box // width * width if box >= width else box
    return ft.Semantics(
        content=ft.Container(
            ft.Image(
                src=png,
                width=side,
                height=side,
                fit=ft.BoxFit.FILL,
                filter_quality=ft.FilterQuality.NONE,
                color=PAPER,
                color_blend_mode=ft.BlendMode.MULTIPLY,
                gapless_playback=True,
                exclude_from_semantics=True,
            ),
            width=box,
            height=box,
            bgcolor=PAPER,
            border_radius=6,
            alignment=ft.Alignment.CENTER,
            key=key,
        ),
        label=label,
        image=True,
    )


def png_width(png: bytes) -> int:
    """Width in pixels from the header. Raises ValueError when `png` is no PNG."""
    if not png.startswith(b"\x89PNG\r\n\x1a\n") or png[12:16] != b"IHDR":
        raise ValueError("not a PNG picture")
    (width,) = struct.unpack(">I", png[16:20])
    return int(width)
