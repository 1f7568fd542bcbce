"""One step back, from wherever a phone is: for a screen's own button and for the system's. Pure.

The one history of the app stands in what is shown: a place, over its table's side the other sides,
over them what was opened. Each step leads nearer to Home. What must not live here: doing it (see
`leaving.back`), and how a browser asks for it (`address`).
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any

from companion.table.state import Phase
from companion.ui.sides import side_of
from companion.ui.view_state import Lying, Notice, Overlay, Route, Tab, ViewState


class Way(Enum):
    """A step that leads to another place."""

    HOME = "home"
    """back to the shelf"""
    OUT = "out"
    """out of the app: what the browser does by itself"""


def back_of(now: ViewState) -> Mapping[str, Any] | Way:
    """What one step back changes of what is shown, or where it leads. It covers what is private."""
    if now.place in (Route.HOME, Route.WAITING) and now.over is Overlay.NOTHING:
        return Way.OUT
    if now.place is Route.RESCUE and now.over is Overlay.RESCUE:
        return Way.HOME  # from the letters: what was read is given up
    own_side = now.table.phase is Phase.PLAYING and side_of(now) is not Tab.TABLE
    if now.over is not Overlay.NOTHING:
        # What is private on a page or sheet goes with it, and comes back covered.
        return _closed(now) | ({"cover": now.cover + 1} if own_side else {})
    if own_side:
        if now.passed is not None:  # others look at this phone too: one of them is done
            return {"passed": None, "passing": None, "answer": 0, "cover": now.cover + 1}
        return {"tab": Tab.TABLE, "passing": None, "cover": now.cover + 1}
    return Way.HOME


def _closed(now: ViewState) -> dict[str, Any]:
    """What lay over the screen before lies there again, or nothing."""
    *under, lies = now.under or (Lying(Overlay.NOTHING),)
    changes = {
        "over": lies.over,
        "over_at": lies.at,
        "game_route": lies.route,
        "under": tuple(under),
    }
    if now.over in (Overlay.SCAN, Overlay.JOIN):  # what was said of codes is over
        changes |= {"gathered": (0, 0), "notice": Notice("", now.notice.number + 1)}
    return changes


def below(now: ViewState, new: Lying) -> tuple[Lying, ...]:
    """What lies below something new, if it is opened now: `ViewState.under`.

    A menu is gone when something of it was chosen. What is opened once more is the same step.
    """
    if now.over is Overlay.NOTHING:
        return ()
    lying = Lying(now.over, now.over_at, now.game_route)
    stack = now.under if now.over is Overlay.MORE else (*now.under, lying)
    return stack[: stack.index(new)] if new in stack else stack
