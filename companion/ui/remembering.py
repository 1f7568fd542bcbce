"""What a phone remembers by itself of a table's log: how far it saw it, when, what was private.

It is kept in the phone's own storage, so that a phone that is loaded anew goes on from there. What
must not live here: where it is kept (`memory`), and what is shown of it.
"""

from functools import partial
from typing import Any

import flet as ft

from companion.refusal import Refusal
from companion.session.port import Scene
from companion.session.seen import Seen
from companion.session.times import Times
from companion.ui.app_context import AppContext
from companion.ui.calls import known, private_news, shown_for
from companion.ui.memory import Memory
from companion.ui.shown import Shown
from companion.ui.stay import Stay

SETTLES = 5.0
"""Seconds after which what was seen of a log is remembered: not each line for itself."""


class Remembering(Shown):
    """A phone, as far as it remembers what it saw."""

    def __init__(self, page: ft.Page, context: AppContext, language: str) -> None:
        super().__init__(page, context, language)
        self.memory = Memory(context.storage())

    async def witness(self, code: str) -> Refusal | None:
        """Compare the log with what this phone saw of it before; if it goes on, remember on.

        What it remembers is not overwritten by a log that lost something.
        """
        stay = self.stay
        before = await self.memory.seen(code)
        missed = before.missed(stay.session.entries) if before is not None else None
        if missed is None:
            stay.witness = code
            self.put(**self._recalled(before or Seen(0, b"")))
            self.remember()
        return missed

    def _recalled(self, before: Seen) -> dict[str, Any]:
        """What is shown otherwise because of what was remembered."""
        stay, now = self.stay, self.now
        stay.follows = now.scene is not None and now.scene.line is None
        minute = self.context.now()
        changes: dict[str, Any] = {
            "times": before.times.seen(now.table.number, minute, there=False)
        }
        if before.private is not None and now.mine:
            fresh = tuple(q for q in private_news(now.table) if q.number not in before.private)
            changes |= {"private": known(now.table) & before.private, **shown_for(now, fresh)}
        return changes

    def timed(self, scene: Scene) -> Times:
        """When each entry came, with those that are new in this scene."""
        stay, before = self.stay, self.now.scene
        there = stay.follows and before is not None and before.line is None
        stay.follows = scene.line is None
        if not stay.witness:  # what was remembered is not there yet, or is another log
            return self.now.times
        return self.now.times.seen(scene.table.number, self.context.now(), there=there)

    def remember(self) -> None:
        """Keep soon what was seen, once for all that comes till then."""
        stay = self.stay
        if stay.witness and stay.remembering is None:
            stay.remembering = self.later(SETTLES, partial(self._note_seen, stay))

    def _note_seen(self, stay: Stay) -> None:
        stay.remembering = None
        now = stay.now
        if now.scene is not None and self._connected():
            seen = Seen.of(now.table, now.times, now.private)
            self.page.run_task(self.memory.set_seen, stay.witness, seen)
