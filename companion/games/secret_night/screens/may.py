"""What one may do in one's own turn, and why not now: the big rows of the turn's page."""

from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.game import Act
from companion.games.secret_night.rules.harm import Cause, Square, choices
from companion.games.secret_night.rules.night import Night, Vehicle
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.screens import own, routes
from companion.games.secret_night.screens.rows import Way
from companion.ui.stage import Stage

SQUARES = {
    Square.STEAL: "night-hand",
    Square.PUSH: "night-push",
    Square.TRADE: "night-trade",
    Square.WHISPER: "ui-speak",
}


def ways(stage: Stage, state: Night, seen: int) -> list[Way]:
    """All there is to do but walking, in the order of how often it is done."""
    seat = stage.seat
    assert seat is not None
    return [
        _square(stage, state, seat),
        *(_harm(stage, state, seat) if state.options.keep_players else []),
        *_capture(stage, state, seat),
        *(_dog(stage, state, seat) if state.options.keep_players else []),
        *_skill(stage, state, seat, seen),
        _row(stage, "house", "night-door", routes.Sheet.HOUSE),
    ]


def _row(
    stage: Stage, name: str, drawing: str, to: routes.Sheets, locked: str = "", **said: str | int
) -> Way:
    """A row that opens a sheet: its words are `secret_night-may-<name>` and `…-note`."""
    words = stage.words
    key = f"secret_night-may-{name}"
    note = words(f"{key}-note", **said)
    return Way(words(key), stage.to(to), drawing, note, locked, key=f"may-{name}")


def _others(state: Night, seat: int) -> tuple[int, ...]:
    return tuple(other for other in state.seats if other != seat)


def _square(stage: Stage, state: Night, seat: int) -> Way:
    icon = choices(state.disc)[0]
    why = own.reason(stage, state, *(a.UseSquare(icon, o) for o in _others(state, seat)))
    disc = stage.words(f"secret_night-square-{state.disc}")
    return _row(stage, "square", SQUARES[state.disc], routes.Sheet.SQUARE, why, disc=disc)


def _harm(stage: Stage, state: Night, seat: int) -> list[Way]:
    others = _others(state, seat)
    shot = own.reason(stage, state, *(a.Harm(Cause.GUN, other) for other in others))
    healed = own.reason(stage, state, *(a.Heal(other) for other in (seat, *others)))
    blown = own.reason(stage, state, a.Explode(seat))
    return [
        _row(stage, "attack", "night-gun", routes.Sheet.ATTACK, shot),
        _row(stage, "heal", "ui-heart", routes.Sheet.HEAL, healed),
        _row(stage, "explode", "night-bomb", routes.Sheet.EXPLODE, blown),
    ]


def _capture(stage: Stage, state: Night, seat: int) -> list[Way]:
    others, rules = _others(state, seat), state.options
    cuffed = own.reason(stage, state, *(a.Cuff(other) for other in others))
    tied = own.reason(stage, state, *(a.Tie(other) for other in others))
    gone = own.reason(stage, state, *(a.Escape(v, (seat,), 1) for v in Vehicle))
    out: list[Way] = []
    if rules.keep_players or rules.keep_score:
        out.append(_row(stage, "cuff", "night-cuffs", routes.Sheet.CUFF, cuffed))
    if rules.keep_players:
        out.append(_row(stage, "tie", "ui-rope", routes.Sheet.TIE, tied))
    if rules.keep_players or rules.keep_score:
        out.append(_row(stage, "escape", "night-car", routes.Sheet.ESCAPE, gone))
    return out


def _dog(stage: Stage, state: Night, seat: int) -> list[Way]:
    """The Chief leads the dog; everybody else may feed it."""
    if state.role(seat) is Role.CHIEF:
        bites = (a.DogAttack(other) for other in _others(state, seat))
        why = own.reason(stage, state, a.MoveDog(1), *bites)
        return [_row(stage, "dog", "night-dog", routes.Sheet.DOG, why)]
    why = own.reason(stage, state, a.GiveBeef())
    return [_row(stage, "beef", "night-dog", routes.Sheet.DOG, why)]


def _skill(stage: Stage, state: Night, seat: int, seen: int) -> list[Way]:
    """The skill of one's own character, where it is something to do."""
    if not state.options.keep_players:
        return []
    player, words = state.player(seat), stage.words
    match player.character:
        case Character.WILMA if state.options.keep_clock:
            return [_does(stage, state, f"wilma{by:+}", a.MoveClock(by), seen) for by in (1, -1)]
        case Character.CHITRA | Character.NIALL:
            return [_does(stage, state, player.character, a.UseSkill(), seen)]
        case Character.ALEXANDR:
            return [_does(stage, state, player.character, a.SecondTurn(), seen)]
        case Character.OTTO:
            why = own.reason(
                stage, state, *(a.Heal(o, skill=True) for o in (seat, *_others(state, seat)))
            )
            return [_row(stage, "otto", "ui-heart", routes.Sheet.HEAL, why)]
        case Character.ZACHARY:
            looks = (a.LookAtRole(other) for other in _others(state, seat))
            return [
                _row(
                    stage, "zachary", "ui-eye", routes.Sheet.LOOK, own.reason(stage, state, *looks)
                )
            ]
        case None:
            return []
        case _:
            key = f"secret_night-skill-{player.character}"
            name = words(f"secret_night-first-{player.character}")
            return [Way(name, stage.to(routes.Player(seat)), "ui-book", words(key), key="skill")]


def _does(stage: Stage, state: Night, name: str, what: Act, seen: int) -> Way:
    """A row that acts at once, and leaves the page open."""
    words, key = stage.words, f"secret_night-may-{name}".replace("+1", "-on").replace("-1", "-back")
    why = own.reason(stage, state, what)
    press = stage.act(what, seen, stay=True)
    return Way(words(key), press, "burst", words(f"{key}-note"), why, key=f"may-{name}")
