"""What a phone is called to: its turn, an answer that others wait for, what everybody must hear.

Nothing of it is private: it is read from the table that all see. What came for one seat alone wears
the same mark on all phones (`private_news`), so that nobody sees who got it. What must not live
here: how it is shown (`screens.band`), and how it sounds (`signals`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from companion.table.state import Phase, Question, Table
from companion.ui.game_reading import reading_of
from companion.ui.routes import PageRoute, SheetRoute
from companion.ui.sides import side_of
from companion.ui.view_state import Overlay, Tab, ViewState
from companion.ui.words import Words

Way = PageRoute | SheetRoute | None
"""Where a call leads: one of the game's pages or sheets, None for the table's side."""


@dataclass(frozen=True)
class Call:
    """key: tells it from the one before and after. words: of the band. way: where it leads.

    opens: its sheet opens by itself, but over what lies in `BEFORE` it.
    """

    key: str
    words: str
    way: Way = None
    opens: bool = False


NEWS = "news "
"""How the key of what everybody must hear begins: closed once, it stays closed."""
BEFORE = (
    Overlay.RULES,
    Overlay.JOIN,
    Overlay.ARRANGE,
    Overlay.CODE,
    Overlay.HOUSE,
    Overlay.RESCUE,
    Overlay.SCAN,
    Overlay.TAKE_BACK,
)
"""What a sheet of the game's that comes by itself waits for."""


def urgent(now: ViewState) -> tuple[SheetRoute, int] | None:
    """The game's sheet that a seat of this phone must see now, and the seat."""
    if now.scene is None or now.scene.table.state is None:
        return None
    shown = reading_of(now.game)
    found = ((shown.urgent(now.scene.table, seat), seat) for seat in now.mine)
    return next(((route, seat) for route, seat in found if route), None)


def calls_of(now: ViewState, words: Words) -> tuple[Call, ...]:
    """What this phone is called to now: first what others wait for, then what all must hear."""
    table = now.table
    if table.phase is not Phase.PLAYING or not now.can.turns or table.state is None:
        return ()
    news = reading_of(now.game).news(words, table)
    return (*_waits(now, table, words), *((Call(f"{NEWS}{news}", news),) if news else ()))


def _waits(now: ViewState, table: Table, words: Words) -> Iterator[Call]:
    """What others wait for."""
    wish = next((q for q in table.waiting if q.ask.beyond and q.ask.to in now.mine), None)
    if wish is not None:
        yield Call(f"wish {wish.number}", _said(words, "call-asked", table, now, wish.ask.to))
    decides = table.wanted
    if decides is not None and now.mine and decides.seat not in now.mine:
        yield Call(f"wish {decides.number}", words("call-decides"))
    if (waits := urgent(now)) is not None:
        said = _said(words, "call-asked", table, now, waits[1])
        yield Call(f"asked {waits}", said, waits[0], opens=True)
        return  # that is the turn
    shown = reading_of(now.game)
    turn = shown.whose(table)
    looked = turn in table.looked or not shown.secret  # till then all phones look alike
    if turn is not None and turn in now.mine and looked:
        way = shown.way(table, turn)
        yield Call(f"turn {turn}", _said(words, "call-turn", table, now, turn), way)


def _said(words: Words, key: str, table: Table, now: ViewState, seat: int) -> str:
    """For a phone with several seats it is said whose."""
    taken = table.seat(seat)
    if len(now.mine) == 1 or taken is None:
        return words(key)
    return words(f"{key}-of", name=taken.name)


def band_of(now: ViewState, words: Words) -> Call | None:
    """The first call of which this phone shows nothing yet, and whose band was not closed."""
    return next((call for call in calls_of(now, words) if _unseen(now, call)), None)


def _unseen(now: ViewState, call: Call) -> bool:
    if call.key in now.closed:
        return False
    if call.opens:
        return now.over in BEFORE
    asked, at_table = call.key.startswith("wish"), side_of(now) is Tab.TABLE
    if now.over is Overlay.NOTHING and (at_table or asked):
        return False  # it is on the screen by itself, and larger
    there = call.way is not None and now.game_route == call.way
    return not (there and now.over in (Overlay.PAGE, Overlay.GAME))


def private_news(table: Table) -> tuple[Question, ...]:
    """What phones have passed in this deal, each for one seat alone: answers, and what was told."""
    return tuple(q for q in table.questions if q.ask.sealed or q.envelope is not None)


def came(table: Table, before: Table) -> tuple[Question, ...]:
    """What of that is new since `before`."""
    there = known(before)
    return tuple(q for q in private_news(table) if q.number not in there)


def known(table: Table) -> frozenset[int]:
    """The entries of all that is private by now."""
    return frozenset(question.number for question in private_news(table))


def unseen(now: ViewState) -> bool:
    """Whether something private came for a seat, and this phone has not shown its own side since.

    So it is on all phones with seats at once.
    """
    return bool(now.mine) and not known(now.table) <= now.private


def shown_for(now: ViewState, news: tuple[Question, ...]) -> dict[str, Any]:
    """What a phone with seats shows other than before. On all phones at once it is `unseen`.

    On the phone that got it, it is chosen already when its owner looks, and covered.
    """
    changes: dict[str, Any] = {}
    own = [q.number for q in news if now.mine == (q.ask.to if q.ask.sealed else q.seat,)]
    if own:
        changes["answer"] = own[-1]
        if now.tab is Tab.MINE and now.over is Overlay.NOTHING:
            changes["cover"] = now.cover + 1
    return changes
