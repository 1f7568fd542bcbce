"""The one thing to do next, at the thumb: move, call dibs, count. Beside it the pad."""

from dataclasses import dataclass, replace

import flet as ft

from companion.games.dead_breakfast.rules import snatches
from companion.games.dead_breakfast.rules.snatches import may_call
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.screens import routes
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.ui import kit
from companion.ui.game_screens import Choice
from companion.ui.stage import Stage


@dataclass(frozen=True, eq=False)
class _Next:
    """What stands on the button, and what it does."""

    label: str
    press: kit.Press
    key: str
    kind: kit.Button = kit.primary
    drawing: str | None = None


@ft.component
def Foot(stage: Stage) -> ft.Control:
    """The pad, dibs where the button is taken, the next thing."""
    street = stage.use(street_of)
    words, theme, seat = stage.words, stage.theme, stage.seat
    if street is None or seat is None:
        return ft.Container()
    pad = kit.icon_button("db-roof", say(words, "pad"), stage.to(routes.Pad(seat)), key="pad")
    then = _next(stage, street, seat)
    eye = None
    # It stays where it is while others press: a thumb that is on its way must find it.
    if then.key != "dibs" and callers(stage, street):
        eye = kit.icon_button(
            "db-eye",
            say(words, "dibs"),
            _dibs(stage, street),
            colour=theme.accent,
            key="dibs-beside",
        )
    main = then.kind(
        then.label, then.press, kit.TALL, drawing=then.drawing, expand=True, key=then.key
    )
    return kit.row(pad, eye, main, gap=4)


def callers(stage: Stage, street: Street) -> tuple[int, ...]:
    """Seats of this phone that may call dibs now."""
    mine = stage.mine
    return tuple(seat for seat in mine if may_call(street, seat) is None)


def _dibs(stage: Stage, street: Street) -> kit.Press:
    """Dibs at once; where several share this phone, for whom."""
    ready = callers(stage, street)
    return call(stage, ready[0], street.moves) if len(ready) == 1 else stage.to(routes.Sheet.CALL)


def call(stage: Stage, seat: int, after: int) -> kit.Press:
    """A press of the buzzer for a seat, at the moment the server hears of it."""
    own = replace(stage, acting=seat)

    def press() -> None:
        # Judged however things stand by then; the rules say whether it came too late.
        now = own.moment()
        own.act(
            snatches.CallDibs(after, now), now, stay=True, anyhow=True, once=f"at once {seat}"
        )()

    return press


def _next(stage: Stage, street: Street, seat: int) -> _Next:
    words = stage.words
    pad = stage.to(routes.Pad(seat))
    if street.finished:
        return _Next(say(words, "do-end"), stage.end(), "do-end")
    if not street.options.keep_turns or street.complete:
        return _Next(say(words, "do-count"), pad, "do-count")
    if street.taker == seat:
        return _Next(say(words, "do-take"), stage.to(routes.Sheet.TAKE), "do-take")
    if may_call(street, seat) is None and not stage.several:
        press = call(stage, seat, street.moves)
        return _Next(say(words, "dibs"), press, "dibs", drawing="db-eye")
    if street.tie:
        return _Next(say(words, "do-tie"), stage.to(routes.Sheet.QUEUE), "do-tie")
    if street.turn == seat and street.presses:
        return _Next(
            say(words, "do-queue"), stage.to(routes.Sheet.QUEUE), "do-queue", kit.secondary
        )
    if street.turn == seat:
        return _Next(say(words, "do-move"), stage.to(routes.Sheet.MOVE), "do-move")
    label = say(words, "do-wait", name=stage.name(street.turn))
    return _Next(label, pad, "do-wait", kit.secondary)


def more(stage: Stage) -> tuple[Choice, ...]:
    """What else a seat may do."""
    words, street, seat = stage.words, street_of(stage.table), stage.seat
    if street is None or seat is None:
        return ()
    choices = [
        Choice(say(words, "pad"), "db-flower", stage.to(routes.Pad(seat))),
        Choice(say(words, "paint"), "db-guest-Y", stage.to(routes.House(seat))),
        Choice(say(words, "compare-title"), "db-roof", stage.to(routes.Page.COMPARE)),
        Choice(say(words, "names"), "ui-language", stage.to(routes.Sheet.NAMES)),
        Choice(say(words, "hand"), "ui-gear", stage.to(routes.Sheet.HAND)),
    ]
    if street.options.keep_turns:
        choices.insert(0, Choice(say(words, "call"), "db-eye", stage.to(routes.Sheet.CALL)))
    return tuple(choices)
