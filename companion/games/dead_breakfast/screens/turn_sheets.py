"""A turn in one tap; dibs, ties and what an eyeball takes."""

import flet as ft

from companion.games.dead_breakfast.rules import snatches, turns
from companion.games.dead_breakfast.rules.snatches import Target, may_call
from companion.games.dead_breakfast.rules.street import Street
from companion.games.dead_breakfast.screens import board, foot
from companion.games.dead_breakfast.screens.names import say, street_of
from companion.ui import kit, pieces
from companion.ui.stage import Stage

TARGETS = {  # never a window
    Target.GARDEN: "db-flower",
    Target.HAUNTED: "db-spider",
    Target.ROOF_LEFT: "db-roof",
    Target.ROOF_RIGHT: "db-roof",
}


@ft.component
def Moving(stage: Stage) -> ft.Control:
    """What was taken: a window with a tile, or with an eyeball. That is the whole turn."""
    street, seen = stage.use(lambda table: (street_of(table), table.changed))
    words = stage.words
    if street is None:
        return ft.Container()
    rows = [
        pieces.tile(
            say(words, "move-tile"),
            stage.act(turns.Move(), seen),
            "move-tile",
            note=say(words, "move-tile-note"),
            mark="db-roof",
        ),
        pieces.tile(
            say(words, "move-eyeball"),
            stage.act(turns.Move(eyeball=True), seen),
            "move-eyeball",
            note=say(words, "pool", count=street.pool),
            off=street.pool < 1,
            mark="db-eye",
        ),
    ]
    note = say(words, "move-note")
    return pieces.sheet(stage, say(words, "do-move"), rows, height=2 * pieces.ROW, note=note)


@ft.component
def Taking(stage: Stage) -> ft.Control:
    """Who is first takes a tile for an eyeball, lays it or throws it out, or lets go."""
    street, seen = stage.use(lambda table: (street_of(table), table.changed))
    discards, set_discards = ft.use_state(False)
    words, seat = stage.words, stage.seat
    if street is None or seat is None or street.taker != seat:
        said = kit.text(say(words, "take-none"), size=18)
        return pieces.sheet(stage, say(words, "dibs"), [said], height=60)
    rows: list[ft.Control | None] = [
        pieces.tile(
            say(words, f"target-{target}"),
            stage.act(snatches.Snatch(target, discards), seen),
            f"take-{target}",
            mark=drawing,
        )
        for target, drawing in TARGETS.items()
    ]
    if street.options.discard_snatched:
        label, note = say(words, "discard"), say(words, "discard-note")
        flip = kit.switch_row(label, discards, lambda: set_discards(lambda now: not now), note=note)
        rows.append(flip)
    go = stage.act(snatches.LetGo(seat), seen)
    let_go = pieces.wide_button(say(words, "let-go"), go, "let-go", kind=kit.secondary)
    title = say(words, "take-title", name=stage.name(seat))
    height = 62.0 * len(TARGETS) + 90
    note = say(words, "take-note")
    return pieces.sheet(stage, title, rows, height=height, note=note, foot=let_go, away=False)


@ft.component
def Tie(stage: Stage) -> ft.Control:
    """A tie this seat is part of: it must be settled now."""
    return Queue(stage, away=False)


@ft.component
def Queue(stage: Stage, away: bool = True) -> ft.Control:
    """A tie is settled by a tap on who was first; else who waits, and may be let go."""
    street, seen = stage.use(lambda table: (street_of(table), table.changed))
    words = stage.words
    if street is None or not street.presses:
        said = kit.text(say(words, "queue-none"), size=18)
        return pieces.sheet(stage, say(words, "dibs"), [said], height=60)
    if street.tie:
        rows = [_first(stage, seat, seen) for seat in street.tie]
        rows.append(_nobody(stage, street, seen))
        title, note = say(words, "tie-title"), say(words, "tie-note")
    else:
        rows = [_waits(stage, seat, at, seen) for at, seat in enumerate(street.queue)]
        title = say(words, "queue-title")
        note = board.dibs(words, stage.table, street)
    return pieces.sheet(stage, title, rows, height=pieces.ROW * len(rows), note=note, away=away)


def _first(stage: Stage, seat: int, seen: int) -> ft.Control:
    """This one was first."""
    return pieces.tile(
        stage.name(seat),
        stage.act(snatches.LetFirst(seat), seen),
        f"first-{seat}",
        note=say(stage.words, "was-first"),
        mark=kit.seat_mark(seat, 34),
    )


def _nobody(stage: Stage, street: Street, seen: int) -> ft.Control:
    """One of the tied lets go, oneself if one is among them: the others are left."""
    seat = stage.seat if stage.seat in street.tie else street.tie[-1]
    return pieces.tile(
        stage.name(seat),
        stage.act(snatches.LetGo(seat), seen),
        "tie-lets-go",
        note=say(stage.words, "takes-nothing"),
        mark="ui-close",
    )


def _waits(stage: Stage, seat: int, at: int, seen: int) -> ft.Control:
    """A place in the queue; a tap lets it go, for a phone may be dead."""
    return pieces.tile(
        say(stage.words, "lets-go", name=stage.name(seat)),
        stage.act(snatches.LetGo(seat), seen, stay=True),
        f"go-{seat}",
        note=say(stage.words, "queue-place", place=at + 1),
        mark=kit.seat_mark(seat, 34),
    )


@ft.component
def Calling(stage: Stage) -> ft.Control:
    """Dibs for the seats of this phone; whoever may not reads why."""
    street = stage.use(street_of)
    words, mine = stage.words, stage.mine
    if street is None:
        return ft.Container()
    rows = []
    for seat in mine:
        refused = may_call(street, seat)
        note = say(words, "eyeballs-held", count=_eyeballs(street, seat))
        rows.append(
            pieces.tile(
                say(words, "dibs-for", name=stage.name(seat)),
                foot.call(stage, seat, street.moves),
                f"call-{seat}",
                note=words.say(refused) if refused is not None else note,
                off=refused is not None,
                mark=kit.seat_mark(seat, 34),
            )
        )
    note = say(words, "call-note")
    height = pieces.ROW * len(rows) + 20
    return pieces.sheet(stage, say(words, "call"), rows, height=height, note=note)


def _eyeballs(street: Street, seat: int) -> int:
    house = street.house(seat)
    return house.eyeballs if house is not None else 0
