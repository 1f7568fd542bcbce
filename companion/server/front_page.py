"""The one page everything happens on: its HTML, dark from the first frame, and what it may load.

The page's parts lie in `assets/client`. No route and no header is decided here except the policy
that must match the page's own script.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

SCRIPTS = ("foreign.js", "zoom.js", "history.js", "text.js")
"""What runs before the Flet client, whichever form of program draws on it."""
_HOST = re.compile(r"[\w.\-:\[\]]+")


@dataclass(frozen=True)
class PageWords:
    """What the page itself says when the app cannot."""

    lost: str  # the line to the table is broken and is being tried again
    stopped: str  # whoever runs the table has stopped it
    again: str  # on the button that loads the page anew


PLAIN_WORDS: Mapping[str, PageWords] = {"en": PageWords("…", "■", "↻")}
"""Until the catalogues are given."""


@dataclass(frozen=True)
class FrontPage:
    """The page and the only inline script it may run."""

    html: bytes
    script_hash: str

    def policy(self, host: str) -> str:
        """The Content-Security-Policy for a page reached under this Host header.

        Everything comes from here. WebAssembly may compile, the drawing engine may start its worker
        from a blob, pictures and the camera are blobs and data. Older Safaris do not count the
        websocket as 'self', so it is named.
        """
        sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
        return f"{policy([self.script_hash], sockets)}; frame-ancestors 'none'"


def policy(hashes: Iterable[str], sockets: str = "") -> str:
    """What any page of ours may load: nothing from elsewhere. hashes: of its inline scripts."""
    scripts = " ".join(f"'{one}'" for one in hashes)
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval' {scripts}",
            "worker-src 'self' blob:",
            f"connect-src 'self' blob: data:{sockets}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' blob: data:",
            "media-src 'self' blob: data: mediastream:",
            "font-src 'self' data:",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'none'",
        )
    )


def hash_of(script: str) -> str:
    """How a policy names an inline script."""
    digest = hashlib.sha256(script.encode()).digest()
    return "sha256-" + base64.b64encode(digest).decode()


def in_script(value: Any) -> str:
    """A JSON value as it may stand in an inline script."""
    return json.dumps(value).replace("<", "\\u003c")


def parts(assets: Path) -> tuple[bytes, ...]:
    """What the page is made of, for naming the edition."""
    scripts = (f"client/{name}" for name in (*SCRIPTS, "start.js"))
    return tuple(
        (assets / path).read_bytes() for path in ("client/index.html", "icons/mark.svg", *scripts)
    )


def front_page(assets: Path, base: str, words: Mapping[str, PageWords] = PLAIN_WORDS) -> FrontPage:
    """Put the page together.

    base: the path of this edition's files, with slashes at both ends. words: by language of two
    letters; "en" must be there.
    """
    html, mark, *scripts = (part.decode() for part in parts(assets))
    said = in_script({language: asdict(its) for language, its in words.items()})
    script = "".join(scripts).replace("{{base}}", base).replace("{{words}}", said)
    page = html.replace("{{base}}", base).replace("{{mark}}", mark).replace("{{start}}", script)
    page = page.replace("{{place}}", '<base href="/">')
    return FrontPage(page.encode(), hash_of(script))
