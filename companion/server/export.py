"""Writing the static site of a phone's own program into a folder: `companion web FOLDER`.

What stood there of an older edition goes last, so that a page that is loading meanwhile finds its
files. Another site is never written over.
"""

import errno
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.refusal import Refusal
from companion.server.client_files import ClientFile
from companion.server.own_site import PAGE

_EDITIONS = "_"


@dataclass(frozen=True)
class SiteForeign(Refusal):
    """In that folder there is a page that this program did not make."""

    folder: str


@dataclass(frozen=True)
class SiteNotWritten(Refusal):
    """reason: "full", or "other"."""

    folder: str
    reason: str


def export(folder: Path, files: Mapping[str, ClientFile]) -> Refusal | None:
    """Write the site. files: by path; see `own_site.files`. What was there before stays if not."""
    try:
        page = folder / PAGE
        if page.exists() and b"companion" not in page.read_bytes().lower():
            return SiteForeign(str(folder))
        editions = {path.split("/")[1] for path in files if path.startswith(f"{_EDITIONS}/")}
        for path in sorted(files, key=lambda path: not path.startswith(_EDITIONS)):
            _write(folder / path, files[path].read())
        for old in (folder / _EDITIONS).iterdir():
            if old.name not in editions:
                shutil.rmtree(old)
    except OSError as problem:
        reason = "full" if problem.errno in (errno.ENOSPC, errno.EDQUOT) else "other"
        return SiteNotWritten(str(folder), reason)
    return None


def _write(file: Path, data: bytes) -> None:
    """All of it or nothing, so that no half page is ever served."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.part")
    fresh.write_bytes(data)
    fresh.replace(file)
