"""The sheet behind a seat: who somebody is tonight, and every number of it put right by hand."""

from collections.abc import Callable, Iterator

import flet as ft

from companion.games.secret_night.rules.acts import ByHand, Field, SayDeath
from companion.games.secret_night.rules.characters import ONCE_A_NIGHT, Character
from companion.games.secret_night.rules.harm import HEALTH
from companion.games.secret_night.rules.night import DOG_STEPS, Night, Player
from companion.games.secret_night.rules.roles import Role
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.games.secret_night.screens import by_hand, notes, routes, rows
from companion.ui import kit, pieces
from companion.ui.kit import Press
from companion.ui.stage import Stage

MOST_STEPS = 99
BESIDE = 98.0
"""dp of the line with a role that its words do not have."""


@ft.component
def Sheet(stage: Stage, seat: int) -> ft.Control:
    """Everything everybody may know of a seat; one's own note about it."""
    state, seen = stage.use(lambda table: (table.state, table.changed))
    part, set_part = ft.use_state("")
    stage.use_step((lambda: set_part("")) if part else None)
    if not isinstance(state, Night) or seat not in state.seats:
        return ft.Container()
    words, mine = stage.words, stage.mine

    def to(name: str) -> Press:
        return lambda: set_part(name)

    match part:
        case "note":
            return notes.About(stage, seat, to(""))
        case "who":
            return by_hand.who(stage, state, seat, seen, to(""))
        case "bans":
            return by_hand.bans(stage, state, seat, seen, to(""))
    who = state.player(seat)
    # A note is for one pair of eyes: a phone that several share has none on the table side.
    private = stage.seat is not None and len(mine) == 1 and seat not in mine
    kids: list[ft.Control | None] = list(_known(stage, state, who))
    known = 2.6 if len(kids) > 1 else 1.0
    own = 0.0 if not private else 2.4 if stage.plays else 1.2
    if private:
        kids.append(_private(stage, seat, to("note")))
    hand = list(_by_hand(stage, state, who, seen)) if stage.plays else []
    if stage.plays:
        hand += _lists(stage, state, to)
    if hand:
        label = words("secret_night-player-by-hand")
        kids += [kit.text(label, "label"), *hand]
    return rows.sheet(
        stage,
        stage.name(seat),
        kids,
        lines=len(hand) * 1.05 + own + len(kids) * 0.1 + known,
        away=kit.Action("ui-close", words("close"), stage.back()),
    )


def _known(stage: Stage, state: Night, who: Player) -> Iterator[ft.Control]:
    """Role, character, skill, what hinders."""
    words, theme, rules, across = stage.words, stage.theme, state.options, kit.sheet_width()
    role = state.role(who.seat)
    shown = words(f"secret_night-role-{role}" if role else "secret_night-player-hidden")
    yield kit.row(
        kit.seat_mark(who.seat, 40),
        kit.col(
            kit.text(words("secret_night-player-role"), "label"),
            kit.text(shown, "strong", size=kit.fitting(shown, across - BESIDE, 18)),
            gap=0,
            tight=True,
            expand=True,
            cross=ft.CrossAxisAlignment.START,
        ),
        kit.icon(f"role-{role}", 34, theme.accent) if role else None,
    )
    if rules.keep_players and who.character is not None:
        yield _character(stage, who)
    if role in (Role.CHIEF, Role.MASTER):
        yield kit.text(words(f"secret_night-skill-{role}"), size=16)
    for door in state.doors:
        if door.by == who.seat:
            name = stage.name(who.seat)
            said = words("secret_night-player-door", name=name, number=door.number)
            yield kit.text(said, size=16, colour=theme.soft)
    for ban in state.bans:
        if ban.victim == who.seat:
            said = words(f"secret_night-player-banned-{ban.kind}", by=stage.name(ban.by))
            yield kit.text(said, size=16, colour=theme.soft)


def _character(stage: Stage, who: Player) -> ft.Control:
    words, theme = stage.words, stage.theme
    mark = ""
    if who.character in ONCE_A_NIGHT:
        left = "left" if who.skill_left else "used"
        mark = words(f"secret_night-player-skill-{left}")
    name = words(f"secret_night-character-{who.character}")
    loud = kit.fitting(name, kit.sheet_width(), 21 * theme.display_scale, loud=True)
    return kit.col(
        kit.text(name, "head", size=loud),
        kit.text(words(f"secret_night-skill-{who.character}"), size=16),
        kit.text(mark, "note", colour=theme.accent if who.skill_left else theme.soft)
        if mark
        else None,
        gap=2,
        tight=True,
        cross=ft.CrossAxisAlignment.START,
    )


def _private(stage: Stage, seat: int, note: Press) -> ft.Control:
    """A whisper, and the note that only this phone shows."""
    words = stage.words
    label = words("secret_night-player-whisper", name=stage.name(seat))
    to = stage.to(routes.Whisper(seat))
    whisper = kit.secondary(label, to, drawing="ui-speak", expand=True, key="whisper")
    return kit.col(
        kit.row(whisper) if stage.plays else None,  # without a server words go by code
        kit.row(
            kit.secondary(
                words("secret_night-note-open"), note, drawing="ui-log", expand=True, key="note"
            )
        ),
        gap=8,
        tight=True,
    )


def _lists(stage: Stage, state: Night, to: Callable[[str], Press]) -> Iterator[ft.Control]:
    """Who somebody is, and bans on reuse: each opens a list of its own."""
    kept = state.options
    parts = ["who"] if kept.keep_players else []
    parts += ["bans"] if kept.keep_players or kept.keep_score else []
    for name in parts:
        label = stage.words(f"secret_night-player-{name}-open")
        yield kit.row(kit.secondary(label, to(name), expand=True, key=f"hand-{name}"))


def _by_hand(stage: Stage, state: Night, who: Player, seen: int) -> Iterator[ft.Control]:
    """Steppers and switches; each press stands in the log as by hand."""
    rules, words, seat = state.options, stage.words, who.seat

    def act(field: Field, value: int) -> Press:
        return stage.act(ByHand(field, value, seat), seen, stay=True)

    def number(field: Field, name: str, now: int, most: int) -> ft.Control:
        label = words(f"secret_night-player-{name}")
        stepper = kit.stepper(
            now,
            lambda value: act(field, value)(),
            range(0, most + 1),
            kit.StepWords(label, words("count-less", what=label), words("count-more", what=label)),
            key=name,
        )
        return pieces.counted(label, stepper)

    def switch(field: Field, name: str, on: bool, *, turned: bool = False) -> ft.Control:
        label = words(f"secret_night-player-{name}")
        value = int(on) if turned else int(not on)
        return kit.switch_row(label, on, act(field, value), key=f"hand-{name}")

    if rules.keep_players:
        yield number(Field.HEALTH, "health", who.health, HEALTH)
    if rules.keep_wheel:
        yield number(Field.SAVED, "saved", who.saved, MOST_STEPS)
        if state.turn is not None and state.turn.seat == seat:
            yield number(Field.STEPS, "steps", state.turn.left, MOST_STEPS)
            yield number(Field.CARDS, "cards", state.turn.cards, MOST_CARDS)
            if who.character is Character.KONTAR:
                yield switch(Field.RESPUN, "respun", state.turn.respun)
    if state.turn is not None and state.turn.seat == seat:
        yield switch(Field.SQUARE_USED, "square-used", state.turn.square is not None)
    if rules.keep_players:
        yield from _of_character(state, who, number, switch)
        yield switch(Field.POISON, "poison", who.poisoned)
        yield switch(Field.TIED, "tied", who.tied)
        yield switch(Field.OUT, "out", who.away)
        if who.character in ONCE_A_NIGHT:
            # The field says whether the skill is left, the switch whether it is used up.
            yield switch(Field.SKILL, "skill-mark", not who.skill_left, turned=True)
        if state.role(seat) is Role.CHIEF:
            yield switch(Field.DOG, "dog", state.dog)
    if rules.keep_clock:
        yield switch(Field.PLAYED, "played", who.played)
    if (rules.keep_score or rules.keep_players) and not who.away:
        label = words("secret_night-player-dies", name=stage.name(seat))
        said = stage.act(SayDeath(seat, stage.seat if stage.seat is not None else seat), seen)
        yield kit.row(
            kit.secondary(
                label, said, kit.Dress(tone=stage.theme.warm), expand=True, key="hand-dies"
            )
        )
    if (rules.keep_clock or rules.keep_wheel) and (state.turn is None or state.turn.seat != seat):
        label = words("secret_night-player-turn", name=stage.name(seat))
        press = act(Field.TURN, 1)
        yield kit.row(kit.secondary(label, press, expand=True, key="hand-turn"))


def _of_character(
    state: Night,
    who: Player,
    number: Callable[[Field, str, int, int], ft.Control],
    switch: Callable[[Field, str, bool], ft.Control],
) -> Iterator[ft.Control]:
    """Marks of the present turn that only some characters, and the Chief's dog, have."""
    turn = state.turn if state.turn is not None and state.turn.seat == who.seat else None
    if who.character is Character.CATALINA:
        yield number(Field.CHARACTER_TURNS, "character-turns", who.turns, MOST_STEPS)
    if turn is None:
        return
    if who.character is Character.NIALL:
        yield switch(Field.PUSHED, "pushed", turn.pushed)
    if who.character is Character.ALEXANDR:
        yield switch(Field.AGAIN, "again", turn.again)
    if state.role(who.seat) is Role.CHIEF:
        yield number(Field.DOG_STEPS, "dog-steps", turn.dog, DOG_STEPS)
        yield switch(Field.DOG_BITTEN, "dog-bitten", turn.bitten)
