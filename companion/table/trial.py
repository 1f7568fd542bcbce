"""Lines of a log, read back and folded before they are written or believed.

A line that can't be read back would refuse its table for good, so it is never written.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.table import codec, record
from companion.table.fold import WITHDRAWN, fold, folded, step
from companion.table.game import Game
from companion.table.log import Entry
from companion.table.record import Acted, Asked, By
from companion.table.refusal import CannotBeWritten
from companion.table.state import Table


class Unreadable(Exception):
    """Entry `number` is not what a table can be made of."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} cannot be read")
        self.number = number


def lines(game: Game, table: Table, made: tuple[By, ...]) -> tuple[Entry, ...]:
    """The entries to write after `table`. Raises anything for what can't be read back as it is."""
    out = record.entries(made, table.number, table.digest)
    for line, by in zip(out, made, strict=True):
        again = record.record(line)
        if isinstance(again, Acted):
            codec.value(again.act, game.acts)
        elif isinstance(again, Asked):
            codec.value(again.ask, game.asks)
        if codec.text(again, type(again)) != line.body or type(again) is not type(by.record):
            raise Unreadable(line.number)
    return out


def after(
    game: Game,
    table: Table,
    new: Iterable[Entry],
    log: Sequence[Entry] = (),
    known: Iterable[Table] = (),
    *,
    own: bool = True,
) -> tuple[Table, ...]:
    """The table after each of the `new` entries. Raises Unreadable for the first that makes none.

    log: all before them. known: tables that log went through, the newest first. own: they are not
    written yet; one of them that would be passed over (see `step`) makes none either.
    """
    done, tables = list[Entry](), list[Table]()
    for line in new:
        done.append(line)
        try:
            if line.kind == WITHDRAWN:
                table = fold(game, [*log, *done], (*reversed(tables), *known))
            else:
                table = step(game, table, line)
            if own and line.number in table.strange:
                raise Unreadable(line.number)
        except Exception as problem:
            raise Unreadable(line.number) from problem
        tables.append(table)
    return tuple(tables)


def whole(game: Game, log: Sequence[Entry]) -> Iterator[Table]:
    """The tables of a log that was stored. Raises Unreadable with the entry from which it fails."""
    try:
        yield from folded(game, log)
    except Exception as problem:
        good, bad = 0, len(log)
        while bad - good > 1:
            middle = (good + bad) // 2
            try:
                fold(game, log[:middle])
                good = middle
            except Exception:  # noqa: BLE001 - whatever a strange line does
                bad = middle
        raise Unreadable(log[bad - 1].number) from problem


def read_back(wish: Any, kind: Any) -> Any:
    """An act or an ask as the log will give it back; a refusal if that is not what was wished."""
    try:
        found = codec.value(codec.plain(wish, kind), kind)
    except Exception:  # noqa: BLE001 - whatever fields of a wrong type do
        return CannotBeWritten()
    return found if found == wish else CannotBeWritten()
