"""The packer in machine code, once Python runs: a memory snapshot can hold the slow one alone."""

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
        for name, value in list(vars(module).items()) if module is not None else ():
            if value is slow:
                setattr(module, name, fast)
