"""Scanning: the camera's picture, looked at several times a second; or why there is none.

What a text means is not decided here: it goes to `navigation.read`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Literal

import flet as ft
import flet_audio  # type: ignore[import-untyped]  # ships no types
import flet_camera as fc  # type: ignore[import-untyped]  # ships no types

from companion.handoff import text
from companion.ui import kit, leaving, navigation
from companion.ui.contexts import current_theme
from companion.ui.phone import Phone
from companion.ui.screens.nearby import Nearby
from companion.ui.screens.shell import back_to
from companion.ui.shelf import assets
from companion.ui.view_state import Overlay

log = logging.getLogger(__name__)

REST = 0.04
"""Seconds between two looks at most: taking a picture takes most of the time."""
FORGET = 3.0
"""Seconds until the same refused code is spoken of again."""

_MOST = text.LONGEST + 1
EDGE, TITLE = 24.0, 28.0
"""dp beside a title, and of its letters."""
"""Characters taken as the text of a code; with one too many it is named as too long."""

Eye = Literal["waking", "searching", "seen", "insecure", "refused", "none"]


@cache
def _chime() -> bytes:
    return (assets() / "sounds" / "read.wav").read_bytes()


class Looker:
    """The camera of one scan screen: woken, looked through, put out."""

    def __init__(self, phone: Phone, saw: Callable[[list[str]], Awaitable[None]]) -> None:
        self.control = fc.Camera(expand=True)
        self.sound = flet_audio.Audio(src=_chime())
        self.looks = 0
        self._phone, self._saw = phone, saw
        self._light = False

    async def wake(self) -> Eye:
        """Find the camera at the back and start it."""
        if not self._phone.sending_on.secure:
            return "insecure"
        try:
            cameras = await self.control.get_available_cameras()
            if not cameras:
                return "none"
            back = [c for c in cameras if c.lens_direction is fc.CameraLensDirection.BACK]
            await self.control.initialize(
                (back or cameras)[0], fc.ResolutionPreset.HIGH, enable_audio=False
            )
        except ft.FletUnsupportedPlatformException:
            return "none"
        except (RuntimeError, TimeoutError):
            return "refused"
        return "searching"

    async def look(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                picture = await self.control.take_picture()
            except (RuntimeError, TimeoutError):
                await asyncio.sleep(1)
                continue
            self.looks += 1
            texts = await self._phone.context.decode(picture)
            if texts:
                await self._saw(texts)
            await asyncio.sleep(REST)

    async def light(self) -> bool:
        """Switch the torch; whether there is one."""
        mode = fc.FlashMode.OFF if self._light else fc.FlashMode.TORCH
        try:
            await self.control.set_flash_mode(mode)
        except (RuntimeError, TimeoutError):
            return False
        self._light = not self._light
        return True

    async def ring(self) -> None:
        """Tell that something was read."""
        try:
            await self.sound.play()
        except (RuntimeError, TimeoutError):
            log.debug("no sound on this phone")


@ft.component
def Scan(phone: Phone, title: str) -> ft.Control:
    """The scan screen."""
    theme = current_theme()
    w = phone.words
    eye, set_eye = ft.use_state("waking")
    last = ft.use_ref(("", 0.0))
    notice = phone.use(lambda now: now.notice)
    done, total = phone.use(lambda now: now.gathered)
    seated, places = phone.use_table(lambda t: (len(t.seats), t.places))
    stay = phone.stay

    async def saw(texts: list[str]) -> None:
        set_eye("seen")
        moment = asyncio.get_running_loop().time()
        words, when = last.current or ("", 0.0)
        if texts[0] == words and moment - when < FORGET:
            return
        last.current = (texts[0], moment)
        done = await phone.attempt(lambda: navigation.read(phone, texts[0]), stay)
        if done and not stay.now.gathered[1]:
            await looker.ring()

    looker = ft.use_memo(lambda: Looker(phone, saw), [])

    async def open_eye() -> None:
        woken = await looker.wake()
        set_eye(woken)
        if woken == "searching":
            await looker.look()

    kit.while_there(open_eye, [])
    no_picture = eye in ("insecure", "refused", "none")
    hint = w(f"scan-{eye}")
    steps = (
        kit.steps(seated, places, w("steps", done=seated, of=places))
        if phone.now.can.turns and phone.now.maker and places
        else None
    )

    async def light() -> None:
        if not await looker.light():
            phone.tell(w("scan-no-light"))

    foot = kit.col(
        ft.Semantics(
            content=kit.text(
                notice.words or hint,
                "strong",
                align=ft.TextAlign.CENTER,
                colour=None if notice.good or not notice.words else theme.warm,
            ),
            live_region=True,
        ),
        steps,
        Nearby(phone),
        kit.beside(
            (kit.primary if no_picture else kit.secondary)(
                w("scan-type"), phone.opens(Overlay.TYPE), kit.Dress(text=17), expand=True
            ),
            None
            if no_picture
            else kit.secondary(w("scan-light"), phone.does(light), kit.Dress(text=17)),
        ),
        gap=14,
    )
    size = phone.now.size
    across = size.width * (0.5 if size.flat else 1) - 2 * EDGE
    fit = kit.fitting(title, across, TITLE * current_theme().display_scale, loud=True)
    top = kit.col(
        kit.top_bar(w("scan"), back=back_to(phone)),
        kit.pad(kit.text(title, "title", size=fit, align=ft.TextAlign.CENTER)),
        gap=8,
    )
    state: Literal["searching", "seen", "done"] = "searching"
    if notice.good:
        state = "done"
    elif eye == "seen":
        state = "seen"
    return kit.scan_frame(
        None if eye in ("insecure", "none") else looker.control,
        top=top,
        foot=foot,
        state=state,
        ring=kit.ring(done, total, w("scan-parts", done=done, of=total)) if total else None,
    )


@ft.component
def Type(phone: Phone) -> ft.Control:
    """No camera: paste or type the text of a code, or the link."""
    w, size = phone.words, phone.now.size
    away = leaving.back(phone)
    typed = kit.use_typed()

    async def read() -> object:
        refused = await navigation.read(phone, typed.newest())
        if refused is None and phone.now.gathered[1]:
            typed.change("")  # one part of several: the next one goes here
        elif refused is None and phone.now.over is Overlay.TYPE:  # else what was read leads on
            phone.put(over=Overlay.NOTHING)
        return refused

    async def paste() -> None:
        words = await phone.sending_on.paste()
        if words:
            typed.change(words[:_MOST])
        else:
            phone.tell(w("type-nothing"))

    secure = phone.sending_on.secure  # else no page reads what was copied: its user pastes it

    body = kit.upon(
        kit.heading(w("type-title")),
        kit.text_field(
            w("type-label"),
            typed,
            kit.Entry(lines=2 if size.short else 4, most=_MOST),
            key="code-text",
        ),
        kit.row(kit.secondary(w("paste"), phone.does(paste), drawing="ui-paste", expand=True))
        if secure
        else kit.text(w("type-paste"), "note"),
        foot=kit.beside(
            kit.secondary(w("cancel"), away, expand=True),
            kit.primary(w("type-read"), phone.does(read), expand=True, key="read"),
        ),
    )
    return kit.sheet(body, on_away=away)
