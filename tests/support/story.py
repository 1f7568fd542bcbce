"""A night of Secret Night told in a test: who sits where with which role, who does what, who sees.

Anna is the Master Thief, Bruno the Chief Inspector, Carla a thief, Dave a detective. With five
Emil is the Deceiver, with six and more a thief beside Zoë, a detective; Gina is the seventh, the
Deceiver, or with eight a thief beside Hugo, a detective. Nobody has a skill that would get in the
way unless the story says so.
"""

from dataclasses import dataclass

from companion.games.secret_night import game
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import HOURS
from companion.games.secret_night.rules.game import Act, Ask, Event, SecretNight
from companion.games.secret_night.rules.harm import Answer, Cause
from companion.games.secret_night.rules.night import Night, Player, Turn
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.people import CharacterDealt, RoleShown
from companion.games.secret_night.rules.roles import PUBLIC, Role, hand, role
from companion.games.secret_night.rules.turns import TurnBegan
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal
from tests.support.chance import Script
from tests.support.table import Evening

ANNA, BRUNO, CARLA, DAVE, EMIL, ZOE, GINA, HUGO = range(8)

FIRST = (Role.MASTER, Role.CHIEF, Role.THIEF, Role.DETECTIVE)
MORE = {
    4: (),
    5: (Role.DECEIVER,),
    6: (Role.THIEF, Role.DETECTIVE),
    7: (Role.THIEF, Role.DETECTIVE, Role.DECEIVER),
    8: (Role.THIEF, Role.DETECTIVE, Role.THIEF, Role.DETECTIVE),
}
HARMLESS = (
    Character.PANCHITO,
    Character.ALEXANDR,
    Character.NIALL,
    Character.CHITRA,
    Character.KONTAR,
    Character.WILMA,
    Character.ZACHARY,
    Character.TREVOR,
)


@dataclass(frozen=True)
class Stacked(SecretNight):
    """Secret Night with a deal that the story tells: roles and characters seat by seat."""

    roles: tuple[Role, ...]
    characters: tuple[Character, ...]

    def deal(self, state: Night, _: Chance) -> Deal:
        """As `SecretNight` deals, without any chance."""
        dealt = tuple(zip(state.seats, self.roles, strict=True))
        out: list[Event] = [RoleShown(s, r) for p in PUBLIC for s, r in dealt if r is p]
        if state.options.keep_players:
            named = zip(state.seats, self.characters, strict=True)
            out += [CharacterDealt(seat, character) for seat, character in named]
        if state.keeps_turns:
            out.append(TurnBegan(ANNA))
        return Deal(tuple((seat, hand(r)) for seat, r in dealt), tuple(out))


class Story:
    """The night so far. What `does` is done, what is `refused` changes nothing."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    # --- what happens

    def does(self, seat: int, *acts: Act) -> "Story":
        """A seat does this, one after another, and nothing is refused."""
        for act in acts:
            refused = self.evening.act(seat, act)
            assert refused is None, f"{act} is refused: {refused}"
        return self

    def refuses(self, seat: int, act: Act, why: Refusal) -> "Story":
        """A seat cannot do this, for just this reason, and nothing has changed."""
        before = list(self.evening.log)
        refused = self.evening.act(seat, act)
        assert refused == why, f"{act}: {refused} is not {why}"
        assert self.evening.log == before
        return self

    def asks(self, seat: int, to: int, ask: Ask) -> bytes:
        """A seat asks another seat's phone: what that phone answers."""
        refused = self.evening.ask(seat, to, ask)
        assert refused is None, f"{ask} is refused: {refused}"
        said = game.answer(self.evening.hands[to], ask, self.evening.chance)
        assert isinstance(said, bytes)
        return said

    def will_not_ask(self, seat: int, to: int, ask: Ask, why: Refusal) -> "Story":
        """A seat cannot ask this, and nothing has changed."""
        before = list(self.evening.log)
        assert self.evening.ask(seat, to, ask) == why
        assert self.evening.log == before
        return self

    def shows(self, *seats: int) -> "Story":
        """Seats show their roles to all."""
        for seat in seats:
            assert self.evening.open(seat) is None
        return self

    def takes_back(self, times: int = 1) -> "Story":
        """The last acts are taken back."""
        for _ in range(times):
            assert self.evening.take_back() is None
        return self

    def turn_of(self, seat: int) -> "Story":
        """By hand it is this seat's turn."""
        return self.does(seat, a.ByHand(a.Field.TURN, 1, seat))

    def at(self, hour: int) -> "Story":
        """By hand the clock shows this hour."""
        return self.does(ANNA, a.SetClock(HOURS.index(hour)))

    def set(self, field: a.Field, value: int, seat: int = 0) -> "Story":
        """A number is set by hand."""
        return self.does(ANNA, a.ByHand(field, value, seat))

    def round(self, *, but: int = 0) -> "Story":
        """Everybody on turn ends the turn at once, until all, or all `but` so many, have played."""
        while sum(not player.played for player in self.night.players) > but:
            self.does(self.whose, a.EndTurn())
        return self

    def lucky(self, *numbers: int) -> "Story":
        """What chance gives next."""
        self.evening.chance = Script(numbers)
        return self

    # --- whole scenes

    def hurts(self, by: int, cause: Cause, victim: int, answer: Answer = Answer.SUFFER) -> "Story":
        """An attack and its answer."""
        return self.does(by, a.Harm(cause, victim)).does(victim, a.AnswerHarm(victim, answer))

    def kills(self, by: int, victim: int) -> "Story":
        """A gun, and nothing helps the victim, who has two points left at most."""
        return self.set(a.Field.HEALTH, 2, victim).hurts(by, Cause.GUN, victim)

    def arrests(self, by: int, victim: int, money: int = 0) -> "Story":
        """Handcuffs; the victim gives in; the Money is counted. A secret role is still to show."""
        self.does(by, a.Cuff(victim)).does(victim, a.GiveIn())
        return self.does(by, a.Confiscate(money))

    # --- what is seen

    @property
    def night(self) -> Night:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Night)
        return state

    @property
    def hour(self) -> int:
        """The hour on the clock, 0..23."""
        return HOURS[self.night.clock]

    def player(self, seat: int) -> Player:
        """What everybody sees of a seat."""
        return self.night.player(seat)

    @property
    def turn(self) -> Turn:
        """The present turn."""
        assert self.night.turn is not None
        return self.night.turn

    @property
    def whose(self) -> int:
        """Whose turn it is."""
        return self.turn.seat

    @property
    def played(self) -> list[int]:
        """Who has had a turn this round."""
        return [player.seat for player in self.night.players if player.played]

    def role(self, seat: int) -> Role:
        """What a seat sees on its own card."""
        return role(self.evening.hands[seat])


def tonight(
    players: int = 6,
    *,
    hour: int = 21,
    whose: int = ANNA,
    characters: dict[int, Character] | None = None,
    rules: HouseRules | None = None,
) -> Story:
    """The roles are dealt; by hand it is then that hour and somebody's turn."""
    stacked = Stacked(FIRST + MORE[players], _named(players, characters or {}))
    evening = Evening(stacked).seated(players, rules or HouseRules()).dealt()
    story = Story(evening)
    if hour != HOURS[0]:
        story.at(hour)
    return story if whose == ANNA else story.turn_of(whose)


def _named(players: int, wanted: dict[int, Character]) -> tuple[Character, ...]:
    """Those the story names, and nobody twice."""
    free = iter([character for character in HARMLESS if character not in wanted.values()])
    harmless = {seat: next(free) for seat in range(players) if seat not in wanted}
    return tuple((wanted | harmless)[seat] for seat in range(players))
