"""What went wrong, told without what it was about.

An exception's text may hold anything, a secret too. So the terminal, or a browser's console, gets
its kind and its place in our code, never its words, and a phone gets one plain sentence. No
player's language is chosen here.
"""

import asyncio
import logging
import sys
import traceback
from pathlib import Path
from typing import Any

_LOUD = ("flet", "flet_web", "flet_transport", "flet_object_patch", "flet_controls", "uvicorn")


def told(error: BaseException) -> str:
    """The kind of an error and where it happened: `ValueError in rules.py:48 (decide)`."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return type(error).__name__
    last = frames[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno} ({last.name})"


class Discreet(logging.Formatter):
    """One line a record. With an exception: its kind and place, and none of the record's words."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        error = record.exc_info[1] if record.exc_info else None
        what = told(error) if error is not None else record.getMessage()
        return f"{record.levelname.lower()} {record.name}: {what}"


def log_discreetly() -> None:
    """Give this process one log: warnings and worse, on the standard error, discreet."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    for name in _LOUD:
        # Flet writes whole messages below this level, with everything that is on a screen.
        logging.getLogger(name).setLevel(logging.WARNING)
    # The pool names computer and role; whoever needs its connections tells what is wrong.
    logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn.error").addFilter(_unhurried)


def _unhurried(record: logging.LogRecord) -> bool:
    """Lines that are cut off when the server stops are no mishap."""
    cut = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not (cut or record.msg.startswith("Cancel %s running task"))


def watch(loop: asyncio.AbstractEventLoop) -> None:
    """Errors of tasks nobody waits for are told the same way."""

    def tell(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        what = told(error) if isinstance(error, BaseException) else "something in the event loop"
        logging.getLogger("companion").error("not waited for: %s", what)

    loop.set_exception_handler(tell)
