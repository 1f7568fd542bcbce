"""A press of what two do at the same moment: the one who is second is not too late."""

from typing import Any

from companion.table.play import ANYHOW
from companion.ui import kit
from companion.ui.stage import Stage


def at_once(stage: Stage, seat: int, act: Any, seen: int) -> kit.Press:
    """A press that acts for a seat of this phone, whatever others have done meanwhile.

    seen: `table.changed` as it was drawn; with it the same tap is one act.
    """
    name = f"{seen}.{seat}.{act!r}"

    async def do() -> object:
        visit = stage.phone.visit
        assert visit is not None
        return await visit.act(seat, act, name, ANYHOW)

    return stage.phone.does(do, name=name)
