"""Whole evenings of Secret Night played at random: acts that are likely legal from the state.

A table that plays on by itself until the referee speaks. Every so often somebody tries nonsense,
takes something back, looks, whispers or steals. `Evening` folds its whole log for each look; this
one steps, so that hundreds of acts stay quick.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any

from companion.games.secret_night import game
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.captures import CUFFS, spins_left
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.fights import offers, waiting_for
from companion.games.secret_night.rules.harm import Cause, Square
from companion.games.secret_night.rules.night import Night, Vehicle
from companion.games.secret_night.rules.options import HouseRules, Segment, Waiting
from companion.games.secret_night.rules.score import CAPACITY
from companion.refusal import Refusal
from companion.table import codec, play, record
from companion.table.fold import fold, step
from companion.table.lobby import Outcome
from companion.table.log import Entry
from companion.table.record import Withdrawn
from companion.table.state import Table
from companion.table.wish import Ask
from tests.support.chance import from_seed
from tests.support.table import Evening

Wish = tuple[int, Any]
LATE = 1500
"""Acts after which the table stops dawdling and somebody must die."""
NONSENSE = (
    a.EndTurn(-1),
    a.EndTurn(10**18),
    a.Harm(Cause.GUN, 99),
    a.Cuff(-1),
    a.Escape(Vehicle.CAR, (0, 1, 2, 3, 4), 1),
    a.SpendSteps(10**18),
    a.Confiscate(-3),
    a.ByHand(a.Field.HEALTH, 4, 0),
    a.Explode(77),
    a.Untie(12),
)


def rules(luck: random.Random) -> HouseRules:
    """Any house rules, the clock kept so that the night ends."""
    plain = codec.plain(HouseRules(), HouseRules)
    switches = {f.name: luck.random() < 0.5 for f in fields(HouseRules) if f.type in (bool, "bool")}
    kept = {name: luck.random() < 0.8 for name in switches if name.startswith("keep_")}
    switches |= kept | {"keep_clock": True, "keep_character": luck.random() < 0.5}
    options: HouseRules = codec.value(plain | switches, HouseRules)
    return replace(
        options,
        waiting=luck.choice(list(Waiting)),
        saver_cap=luck.choice([0, 0, 5]),
        extra_characters=luck.choice([0, 0, 4]),
    )


@dataclass
class RandomNight:
    """An evening under way. states: the night after each entry, until something is taken back."""

    luck: random.Random
    players: int
    options: HouseRules
    evening: Evening = field(init=False)
    table: Table = field(init=False)
    refused: int = 0
    _taps: int = 0

    def __post_init__(self) -> None:
        chance = from_seed(self.luck.randrange(10**9))
        self.evening = Evening(game, chance=chance)  # type: ignore[arg-type]  # any chance
        self.evening.seated(self.players, self.options).dealt()
        self.table = self.evening.table

    @property
    def night(self) -> Night:
        """What everybody sees."""
        state = self.table.state
        assert isinstance(state, Night)
        return state

    @property
    def log(self) -> list[Entry]:
        """The log so far."""
        return self.evening.log

    def play(self, most: int) -> Iterator[Night]:
        """The night after everything that is done, until somebody has won; `most` acts."""
        while not self.night.over and len(self.log) < most:
            before = len(self.log)
            self._one()
            if len(self.log) != before:
                yield self.night

    # --- one thing

    def _one(self) -> None:
        dice, wish = self.luck.random(), self._wish()
        if dice < 0.02 and len(self.log) < LATE:
            self.take_back()
        elif dice < 0.06:
            self._ask()
        elif dice < 0.08:
            self._open(self.luck.choice(self.night.seats))
        elif dice < 0.12:
            self._act((self.luck.choice(self.night.seats), self.luck.choice(NONSENSE)))
        elif isinstance(wish[1], str):
            self._open(wish[0])
        else:
            self._act(wish)

    def _act(self, wish: Wish) -> None:
        seat, act = wish
        table, chance = self.table, self.evening.chance
        self._do(play.act(game, table, seat, act, chance, self._tap(), table.number))

    def _open(self, seat: int) -> None:
        hand = self.evening.hands[seat]
        self._do(play.open_hand(game, self.table, seat, 0, b"p" * 32, hand))

    def _ask(self) -> None:
        seat, to = self.luck.sample(self.night.seats, 2)
        ask = self.luck.choice([a.LookAtRole(to), a.StealCard(to, 2), a.Whisper(to)])
        table, chance = self.table, self.evening.chance
        self._do(
            play.ask(game, table, Ask(seat, to, ask, self._tap(), table.number, b"x" * 99), chance)
        )

    def take_back(self) -> None:
        """The last act is taken back."""
        self._do(play.take_back(self.table, 0, self._tap(), self.table.number))

    def _do(self, outcome: Outcome) -> None:
        if isinstance(outcome, Refusal):
            self.refused += 1
            return
        made = record.entries(outcome, self.table.number, self.table.digest)
        self.log.extend(made)
        if any(isinstance(by.record, Withdrawn) for by in outcome):
            self.table = fold(game, self.log)
            return
        for line in made:
            self.table = step(game, self.table, line)

    def _tap(self) -> str:
        self._taps += 1
        return f"tap {self._taps}"

    # --- what somebody is likely to do now

    def _wish(self) -> Wish:
        night, luck = self.night, self.luck
        for attack in night.attacks:
            if (due := waiting_for(night, attack.victim)) is not None:
                return due.victim, a.AnswerHarm(due.victim, luck.choice(offers(night, due)))
        if night.reveals:
            return luck.choice(night.reveals).seat, "open"
        if night.capture is not None:
            return self._caught()
        if night.turn is None:
            return luck.choice(night.seats), a.AdvanceClock()
        return self._turn(night.turn.seat)

    def _caught(self) -> Wish:
        night, luck, caught = self.night, self.luck, self.night.capture
        assert caught is not None
        if caught.held:
            return caught.by, a.Confiscate(luck.choice([0, 0, 1, 2]))
        ways: list[Any] = [a.GiveIn(), a.BreakSpin(luck.random() < 0.3)]
        ways += [a.UseSmoke()] if caught.kind == CUFFS else []
        ways += [a.BreakWheel()] if spins_left(night, caught) else []
        return caught.victim, luck.choice(ways)

    def _turn(self, seat: int) -> Wish:
        night, luck = self.night, self.luck
        other = luck.choice([s for s in night.seats if s != seat])
        if len(self.log) > LATE:
            dead = a.SayDeath(other, seat)
            return seat, dead if night.sudden and not night.player(other).out else a.EndTurn()
        if luck.random() < 0.35 or night.player(seat).away:
            assert night.turn is not None
            return seat, a.EndTurn(luck.randint(0, min(night.turn.left, 5)))
        return seat, luck.choice(self._likely(seat, other))

    def _likely(self, seat: int, other: int) -> list[Any]:
        night, luck = self.night, self.luck
        assert night.turn is not None
        vehicle = luck.choice(list(Vehicle))
        crew = luck.sample([s for s in night.seats if s != seat], CAPACITY[vehicle] - 1)
        near = tuple(luck.sample([s for s in night.seats if s != seat], luck.randint(0, 2)))
        likely: list[Any] = [
            a.EnterSpin(luck.randint(1, 10), luck.random() < 0.1),
            a.SpinWheel(),
            a.SpendSteps(luck.randint(1, max(1, night.turn.left))),
            a.UseSaved(luck.randint(1, 4)),
            a.DrinkCoffee(2),
            a.UseSquare(luck.choice([s for s in Square if s is not Square.STEAL]), other),
            a.Harm(luck.choice([Cause.GUN, Cause.KNIFE, Cause.POISON]), other),
            a.Harm(Cause.GUN, other),
            a.Explode(seat, near),
            a.Heal(other),
            a.Heal(seat),
            a.MoveDog(1),
            a.DogAttack(other),
            a.Cuff(other),
            a.Cuff(other),
            a.Tie(other),
            a.Untie(other),
            a.Escape(vehicle, (seat, *crew), luck.randint(0, 2)),
            a.LockDoor(luck.randint(1, 9)),
            a.BreakWindow(),
            a.EnterSegments((Segment(luck.randint(1, 9), luck.random() < 0.4),)),
            a.SayDeath(other, seat),
        ]
        match night.player(seat).character:
            case Character.WILMA:
                likely += [a.MoveClock(luck.choice([-1, 1]))] * 4
            case Character.ALEXANDR:
                likely += [a.SecondTurn()] * 4
            case Character.CHITRA | Character.NIALL:
                likely += [a.UseSkill()] * 4
            case Character.OTTO:
                likely += [a.Heal(other, skill=True)] * 4
            case _:
                pass
        return likely
