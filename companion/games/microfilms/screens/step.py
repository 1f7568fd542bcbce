"""What is next for a seat, read from the public state. Pure."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.microfilms.rules.cards import NOBODY
from companion.games.microfilms.rules.checks import BY_HAND_CARDS
from companion.games.microfilms.rules.films import Films, Kind, Wait
from companion.games.microfilms.screens import routes


class Do(StrEnum):
    """What a seat may do now, or what it waits for."""

    OPEN = "open"
    """All hands open: the game is decided."""
    PROVE = "prove"
    """Whoever attempts opens the own identity, or whom the Journalist has named."""
    CHECK = "check"
    SHOW = "show"
    ANSWER = "answer"
    LAY = "lay"
    LIFT = "lift"
    TURN = "turn"
    END = "end"
    WAIT = "wait"
    WAIT_TURN = "wait-turn"


@dataclass(frozen=True)
class Step:
    """who: the place that is waited for."""

    do: Do
    who: int = NOBODY


ANSWERS = {Wait.BRIBE: Do.ANSWER, Wait.BLACKMAIL: Do.ANSWER, Wait.INTERROGATION: Do.LAY}
SHEETS: dict[Do, routes.Sheet] = {
    Do.CHECK: routes.Sheet.CHECK,
    Do.SHOW: routes.Sheet.SHOW,
    Do.ANSWER: routes.Sheet.ANSWER,
    Do.LAY: routes.Sheet.LAY,
    Do.LIFT: routes.Sheet.LIFT,
    Do.TURN: routes.Sheet.TURN,
    Do.END: routes.Sheet.END,
    Do.WAIT: routes.Sheet.CHECK,
}
"""The sheet behind what is next."""
URGENT = (Do.SHOW, Do.ANSWER, Do.LAY, Do.LIFT)
"""What opens by itself."""


def step(films: Films, seat: int) -> Step:
    """The next thing for a seat."""
    if films.ending:
        return Step(Do.OPEN)
    if films.attempt is not None:
        return _attempt(films, seat)
    if films.pending is not None:
        return _pending(films, seat)
    if films.turn == seat:
        return Step(Do.END if films.done else Do.TURN)
    return Step(Do.WAIT_TURN, films.turn)


def _attempt(films: Films, seat: int) -> Step:
    tried = films.attempt
    assert tried is not None
    if not films.shown:
        return Step(Do.PROVE) if tried.by == seat else Step(Do.WAIT, tried.by)
    if films.needs_film or films.needs_letter or films.needs_identities:
        return Step(Do.CHECK)
    if films.needs_card:
        return Step(Do.PROVE) if tried.named == seat else Step(Do.WAIT, tried.named)
    waits = tried.kind in BY_HAND_CARDS and tried.named in films.seats and not tried.mark
    if waits and films.needs_check and tried.named == seat:
        return Step(Do.SHOW)
    return Step(Do.CHECK) if tried.by == seat else Step(Do.WAIT, tried.by)


def _pending(films: Films, seat: int) -> Step:
    pending = films.pending
    assert pending is not None
    if pending.late != seat:
        return Step(Do.WAIT, pending.late)
    return Step(Do.LIFT if seat == pending.by else ANSWERS[pending.wait])


def urgent(films: Films, seat: int) -> routes.Sheet | None:
    """The sheet a seat must see now."""
    do = step(films, seat).do
    return SHEETS[do] if do in URGENT else None


KINDS = (Kind.AGENT, Kind.JOURNALIST, Kind.HITMAN, Kind.BROKER, Kind.INTERPOL, Kind.CLAIM)


def kinds(films: Films) -> tuple[Kind, ...]:
    """As whom a win can be attempted at this table."""
    barred = {Kind.HITMAN} if films.duel else {Kind.CLAIM}
    barred |= {Kind.BROKER} if films.options.letter_in_drawer else set()
    return tuple(kind for kind in KINDS if kind not in barred)
