"""What a Python out of a memory snapshot needs first: what no snapshot can hold, or should.

It holds the slow packer alone, not the one in machine code; and what looks like chance would be the
same after each start. Keys come from `secrets`, which asks the browser each time.
"""

import importlib
import os
import sys

SLOWLY = "MSGPACK_PUREPYTHON"
"""In the environment: how msgpack is told to do without machine code."""


def packing() -> None:
    """Let all that has loaded msgpack use the one in machine code from now on."""
    os.environ.pop(SLOWLY, None)
    slow = sys.modules.pop("msgpack")
    fast = importlib.import_module("msgpack")
    for module in list(sys.modules.values()):
        # Not all that stands there is a module: packages may leave a substitute of their own.
        for name, value in list(getattr(module, "__dict__", {}).items()):
            if value is slow:
                setattr(module, name, fast)


def chance() -> None:
    """Let what Flet calls random be another after each start."""
    if drawn := sys.modules.get("random"):
        drawn.seed()
