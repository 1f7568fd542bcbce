"""A program in its page's worker goes on listening, whatever a message did (flet 1.0.5).

Flet reads what the page says in one loop and lets it end with the first error: then no tap is heard
any more. An error is common: a camera is left while it takes a picture, and its answer comes when
its control is gone. To be offered to Flet as it stands. What must not live here: anything of this
app.
"""

import functools
import logging
from typing import Any

from flet.messaging.protocol import MessageAction

from companion.drawing.flet_walk import refuse_other_flet

_ON_MESSAGE = "_PyodideConnection__on_message"
log = logging.getLogger(__name__)


@functools.cache
def mend(connection: type) -> None:
    """Let it go on. connection: Flet's `PyodideConnection`, which only a browser can import."""
    refuse_other_flet()
    plain = vars(connection)[_ON_MESSAGE]

    async def on_message(self: Any, data: Any) -> None:
        if data[0] == MessageAction.INVOKE_METHOD.value and _is_late(self.session, data[1]):
            return
        try:
            await plain(self, data)
        except Exception as problem:  # noqa: BLE001 - the edge: the next message is heard
            log.error("what the page said was passed over: %s", type(problem).__name__)

    setattr(connection, _ON_MESSAGE, on_message)


def _is_late(session: Any, body: dict[str, Any]) -> bool:
    """Whether this answers for a control that is gone."""
    return body.get("control_id") not in session.index
