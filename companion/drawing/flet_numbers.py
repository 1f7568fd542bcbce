"""Controls of a server get numbers that no earlier server gave (flet 1.0.5).

Flet counts a program's controls from three on. A page whose server was started anew comes back with
its old controls. Of a service (storage, clipboard, …) whose number it has already, Flet's client
thinks that it is that one, and never listens to the new one: what is asked of it is not answered,
and the page does not begin. Two servers whose first page is drawn for the same phone give the same
numbers. So each begins to count somewhere else. To be offered to Flet as it stands. What must not
live here: anything of this app.
"""

import functools
import itertools
import secrets

from flet.controls.id_counter import ControlId

from companion.drawing.flet_walk import refuse_other_flet

FIRST, LAST = 2**20, 2**31
"""Where counting begins, at least and at most: a client reads far larger numbers, too."""


@functools.cache
def mend() -> None:
    """Count on from a number by chance. Before the first page is drawn."""
    refuse_other_flet()
    ControlId._counter = itertools.count(FIRST + secrets.randbelow(LAST - FIRST))
