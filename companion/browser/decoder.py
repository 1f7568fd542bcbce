"""Decoding a picture in a browser: zxing in WebAssembly, as a module of the worker."""

import importlib


async def decode(picture: bytes) -> list[str]:
    """The texts in a JPEG or PNG, at most a few; none for what is no picture."""
    to_js = importlib.import_module("pyodide.ffi").to_js
    found = await importlib.import_module("page_js").texts(to_js(picture))
    return [str(text) for text in found]
