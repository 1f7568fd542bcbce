"""Acts with anything in their fields: what is written can be read back, the rest is refused."""

import dataclasses
import random
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from companion.games import discover
from companion.refusal import Refusal
from companion.session import exchange_by_log as by_log
from companion.table import play, trial
from companion.table.fold import fold
from companion.table.game import Game
from companion.table.lobby import Outcome
from companion.table.log import Entry
from companion.table.state import Phase, Table
from companion.table.wish import Ask
from tests.support.chance import from_seed
from tests.support.guest import make_table, open_registry, seat_all
from tests.support.table import NAMES, Evening

GAMES = discover()
ACTS, THROUGH_A_VISIT = 20_000, 300
EVENINGS = 8
"""Deals over which the acts are spread, each with another number of players."""
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    99,
    2**63,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "7",
    "\ud800",
    "\x00",
    b"",
    b"\xff" * 40,
    (),
    (1, 1),
    ("x",),
    [],
    [1],
    {},
    {"is": "Spin"},
    frozenset((1, "1")),
    object(),
    int,
    print,
)
"""What no screen puts into a field."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def members(union: Any) -> tuple[type[Any], ...]:
    return get_args(union) or (union,)


def sensible(kind: Any, players: int, luck: random.Random) -> Any:
    """A value of the field's type, in the rules or out of them."""
    if kind is int:
        return luck.choice((*range(players), *range(-2, 30), 10**18))
    if kind is bool:
        return luck.random() < 0.5
    if kind is str:
        return luck.choice(("1", "29", "Lido", "007", "", "x" * 30))
    if kind is bytes:
        return luck.randbytes(luck.choice((0, 16, 32, 33)))
    if get_origin(kind) is tuple:
        inner = get_args(kind)[0]
        return tuple(sensible(inner, players, luck) for _ in range(luck.randrange(5)))
    if dataclasses.is_dataclass(kind):
        return made(kind, players, luck)
    return luck.choice(list(kind)) if isinstance(kind, type) and issubclass(kind, Enum) else None


def made(kind: Any, players: int, luck: random.Random) -> Any:
    """An act: mostly of the right types, and then some field holds anything at all."""
    hints = get_type_hints(kind)
    fields = {f.name: sensible(hints[f.name], players, luck) for f in dataclasses.fields(kind)}
    for name in fields:
        if luck.random() < 0.25:
            fields[name] = luck.choice(STRANGE)
    return kind(**fields)


def acts(game: Game, players: int, luck: random.Random, count: int) -> list[tuple[Any, bool]]:
    """Acts and asks, and which of both each is; some of another game, or none at all."""
    own = [(kind, False) for kind in members(game.acts)] + [(k, True) for k in members(game.asks)]
    strange = [(other, False) for g in GAMES.values() for other in members(g.acts)]
    out: list[tuple[Any, bool]] = []
    for _ in range(count):
        kind, asks = luck.choice(own if luck.random() < 0.95 else strange)
        out.append(
            (made(kind, players, luck) if luck.random() < 0.99 else luck.choice(STRANGE), asks)
        )
    return out


def wished(
    game: Game, table: Table, act: Any, asks: bool, seat: int, tap: str, seed: int
) -> Outcome:
    """What comes of an act, or of an ask that goes to the next seat."""
    if asks:
        other = (seat + 1) % table.places
        return play.ask(game, table, Ask(seat, other, act, tap, play.ANYHOW), from_seed(seed))
    return play.act(game, table, seat, act, from_seed(seed), tap, play.ANYHOW)


@every_game
def test_twenty_thousand_acts_leave_a_log_that_can_be_read(game: Game) -> None:
    luck = random.Random(f"hostile {game.key}")
    for turn in range(EVENINGS):
        players = game.seats[turn % len(game.seats)]
        evening = Evening(game).seated(players)
        evening.chance = from_seed(turn)  # type: ignore[assignment]  # not the scripted one
        table, log = evening.dealt().table, evening.log
        for number, (act, asks) in enumerate(acts(game, players, luck, ACTS // EVENINGS)):
            seat, tap = luck.randrange(players), f"tap {number}"
            outcome = wished(game, table, act, asks, seat, tap, number)
            if isinstance(outcome, Refusal) or not outcome:
                continue
            lines = trial.lines(game, table, outcome)
            table = trial.after(game, table, lines, log)[-1]
            log += lines
        assert fold(game, log) == table


def of_another_version(table: Table, luck: random.Random) -> Entry:
    """A line that a program of next year might write here."""
    kind, body = luck.choice(
        (
            ("weather", '{"rain":true}'),
            ("acted", '{"act":{"is":"Fly"},"drawn":[],"events":[{"is":"Flown"}],"id":"y"}'),
            ("asked", '{"ask":{"is":"Wink"},"beyond":false,"to":1}'),
            ("answered", '{"number":4,"envelope":"00","why":"because"}'),
        )
    )
    return Entry(table.number + 1, luck.choice((None, 0, 1)), kind, body, table.digest)


@every_game
def test_lines_of_another_version_change_nothing_of_what_is_known(game: Game) -> None:
    luck = random.Random(f"versions {game.key}")
    players = game.seats[0]
    evening = Evening(game).seated(players)
    evening.chance = from_seed(1)  # type: ignore[assignment]  # not the scripted one
    table, log = evening.dealt().table, list(evening.log)
    other, mixed, strange = table, list(log), list[int]()
    for number, (act, asks) in enumerate(acts(game, players, luck, 1500)):
        if luck.random() < 0.02:
            line = of_another_version(other, luck)
            (other,) = trial.after(game, other, (line,), mixed, own=False)
            mixed.append(line)
            strange.append(line.number)
        seat, tap, outcomes = luck.randrange(players), f"tap {number}", []
        for at in (table, other):
            outcomes.append(wished(game, at, act, asks, seat, tap, number))
        assert isinstance(outcomes[0], Refusal) == isinstance(outcomes[1], Refusal)
        if isinstance(outcomes[0], Refusal) or isinstance(outcomes[1], Refusal):
            continue
        lines = trial.lines(game, table, outcomes[0])
        others = trial.lines(game, other, outcomes[1])
        if lines:
            table = trial.after(game, table, lines, log)[-1]
            other = trial.after(game, other, others, mixed)[-1]
            assert table.state == other.state
        log += lines
        mixed += others
    assert len(strange) > 10
    assert other.strange == tuple(strange)
    assert fold(game, mixed) == other
    assert fold(game, mixed).state == fold(game, log).state


@every_game
async def test_such_acts_of_a_phone_refuse_themselves_and_nobody_else(
    game: Game, tmp_path: Path
) -> None:
    registry, close = await open_registry(tmp_path)
    players, luck = game.seats[0], random.Random(f"hostile phone {game.key}")
    guests = await seat_all(await make_table(registry, players, game.key), NAMES[:players])
    assert await guests[0].session.deal() is None
    for guest in guests:
        await guest.sees_phase(Phase.PLAYING)
    for number, (act, asks) in enumerate(acts(game, players, luck, THROUGH_A_VISIT)):
        guest, other = guests[number % players], guests[(number + 1) % players]
        before, tap = guest.session.scene.table, f"tap {number}"
        if asks:
            refused = await by_log.ask(guest.session, guest.seat, other.seat, act, tap, play.ANYHOW)
        else:
            refused = await guest.session.act(guest.seat, act, tap, play.ANYHOW)
        if refused is not None and not asks:
            # An answer to what was asked before may have come meanwhile.
            after = guest.session.scene.table
            assert (after.state, after.changed) == (before.state, before.changed)
    assert await guests[0].session.end() is None
    table = guests[0].session.scene.table
    assert table.phase is Phase.ENDED
    assert fold(game, guests[0].session.entries).state == table.state
    await close()
