"""Writing into a house: numbers, windows, the double window's place, names. PURE."""

from companion.games.dead_breakfast import acts as a
from companion.games.dead_breakfast import events as e
from companion.games.dead_breakfast import refusals as r
from companion.games.dead_breakfast.house import KINDS, possible
from companion.games.dead_breakfast.street import Street
from companion.games.dead_breakfast.windows import CENTRE, CREATURES, WINDOWS, Centre
from companion.refusal import Refusal

Events = tuple[e.Event, ...]
LONGEST = 14
"""Letters of a name of the table's own."""


def count(street: Street, act: a.Count) -> Events | Refusal:
    """Numbers a house can have."""
    if street.house(act.house) is None:
        return r.NoHouse()
    if not possible(act.part, act.numbers):
        return r.Impossible()
    return (e.Counted(act.house, act.part, act.numbers),)


def paint(street: Street, act: a.Paint) -> Events | Refusal:
    """All windows; a creature in the middle only where the table allows it (DB-def3)."""
    if street.house(act.house) is None:
        return r.NoHouse()
    if len(act.windows) != WINDOWS:
        return r.NoSuchWindows()
    middle = act.windows[-CENTRE:]
    if not street.options.haunt_centre and any(cell in CREATURES for cell in middle):
        return r.CentreNotHaunted()
    return (e.Painted(act.house, act.windows),)


def put_centre(street: Street, act: a.PutCentre) -> Events | Refusal:
    """Where the table asks for each house (DB-def1)."""
    if street.house(act.house) is None:
        return r.NoHouse()
    if street.options.centre is not Centre.ASK or act.centre is Centre.ASK:
        return r.CentreFixed()
    return (e.CentrePut(act.house, act.centre),)


def rename(act: a.Rename) -> Events | Refusal:
    """What a lost icon shows, in the table's words (DB-def4)."""
    name = " ".join(act.name.split())
    if act.number not in range(KINDS):
        return r.NoSuchKind()
    if len(name) > LONGEST or not name.isprintable():
        return r.NameTooLong()
    return (e.Renamed(act.kind, act.number, name),)
