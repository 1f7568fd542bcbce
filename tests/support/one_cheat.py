"""Evenings in which all play by the rules but one, who sets by hand, takes back and looks at will.

What must not live here: what has to be true of them.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.games.dead_breakfast import game as dead_breakfast
from companion.games.dead_breakfast.rules import byhand, turns
from companion.games.dead_breakfast.rules.game import Nothing
from companion.games.hotel_perfidious import game as hotel_perfidious
from companion.games.hotel_perfidious.rules import acts as h
from companion.games.microfilms.rules import attempts, checks, deeds, moves, questions
from companion.games.microfilms.rules import byhand as films_byhand
from companion.games.microfilms.rules import turns as films_turns
from companion.games.microfilms.rules.cards import Card, Film, Freelancer, Nation
from companion.games.microfilms.rules.films import Kind
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import NAMED, Character
from companion.games.venice import game as venice
from companion.games.venice.rules import byhand as venice_byhand
from companion.games.venice.rules import rounds, talks, visits
from companion.games.venice.rules.cards import DUMMY, Side
from companion.games.venice.rules.talks import keeper
from companion.table.game import Game
from tests.support import microfilms_evening, story
from tests.support.chance import from_seed
from tests.support.table import Evening

OPEN, BACK = "open", "take back"
Wish = tuple[int, Any]
"""Who does what: an act, an ask, `OPEN` or `BACK`."""
Wishes = Callable[[random.Random, Any, int], tuple[list[Wish], list[Wish]]]
"""What is likely now by the rules, and what the seat that cheats would do. State, that seat."""


def _night(luck: random.Random, night: Any, cheat: int) -> tuple[list[Wish], list[Wish]]:
    some, other = luck.choice(night.seats), luck.choice(night.seats)
    turn = night.turn.seat if night.turn else some
    rules = [(turn, a.EndTurn()), (turn, a.EndTurn()), (some, a.AdvanceClock())]
    rules += [(reveal.seat, OPEN) for reveal in night.reveals] * 2
    rules += [(some, a.SayDeath(other, turn))] * (luck.random() < 0.3)
    rules += [(seat, a.LookAtRole(other)) for seat in night.seats if luck.random() < 0.1]
    fields = (a.Field.SKILL, a.Field.TURN, a.Field.OUT, a.Field.PLAYED, a.Field.HEALTH)
    hand = a.ByHand(luck.choice(fields), luck.randint(0, 1), luck.choice([cheat, some]))
    looks = [(cheat, a.LookAtRole(other))] * 3
    again = a.ByHand(a.Field.SKILL, 1, cheat)
    deaths = [a.SayDeath(cheat, cheat)] * (luck.random() < 0.2)
    return rules, [(cheat, one) for one in (hand, again, again, *deaths)] + looks


def _venice(luck: random.Random, state: Any, cheat: int) -> tuple[list[Wish], list[Wish]]:
    some, location = luck.choice(state.seats), luck.randrange(5)
    place = rounds.due(state)
    rules: list[Wish] = [(some, visits.NextRound())]
    if place is not None:
        rules = [(rounds.hand_of(state, place), visits.PlayLocation(location))]
    looks: list[Wish] = []
    for meeting in state.pending:
        rules += [(some, talks.SkipMeeting(meeting.number))] * (luck.random() < 0.3)
        for seat in meeting.agents:
            look = talks.LookAtDummy(keeper(state, seat), luck.choice(list(Side)), meeting.number)
            rules += [(seat, talks.Demand(meeting.number, DUMMY)), (seat, look)]
            looks += [(seat, look)] * (3 * (seat == cheat))
    by_hand = (
        venice_byhand.ByHand(venice_byhand.Field.LOCATION, location, luck.choice(state.places)),
        venice_byhand.ByHand(venice_byhand.Field.LOCATION, -1, luck.choice(state.places)),
        venice_byhand.ByHand(venice_byhand.Field.ROUND, luck.randint(1, 5)),
    )
    return rules, [(cheat, luck.choice(by_hand)), *looks]


def _films(luck: random.Random, films: Any, cheat: int) -> tuple[list[Wish], list[Wish]]:
    some, pending, attempt = luck.choice(films.seats), films.pending, films.attempt
    other = luck.choice([seat for seat in films.seats if seat != cheat])
    me = films.player(films.turn)
    rules: list[Wish] = [
        (films.turn, films_turns.EndTurn((Card.STEAL,) * (me.excess if me else 0)))
    ]
    if not films.done:
        film = Film(luck.choice(films.nations).value)
        tries = attempts.Attempt(Kind.JOURNALIST, film, some)
        rules = [
            (films.turn, one)
            for one in (moves.Draw(), questions.Bribe(some), questions.Bribe(some), tries)
        ]
    if pending is not None:
        rules = [(pending.of, questions.Answer(questions.Reply.ACCEPT))]
    looks: list[Wish] = []
    if attempt is not None:
        looks = [(attempt.by, checks.LookAtIdentity(attempt.named))]
        rules = [(attempt.by, OPEN), *looks, (attempt.by, checks.SayChecked(luck.random() < 0.2))]
        looks *= 3 * (attempt.by == cheat)
    by_hand = (
        films_byhand.ByHand(deeds.Field.CLEARED, 1, cheat),
        films_byhand.ByHand(deeds.Field.TURN, cheat),
        films_byhand.ByHand(deeds.Field.OUT, 0, cheat),
        films_turns.CallOff(),
        attempts.Attempt(Kind.JOURNALIST, Film(luck.choice(films.nations).value), other),
    )
    return rules, [(cheat, one) for one in luck.sample(by_hand, 2)] + looks


def _hotel(luck: random.Random, hotel: Any, cheat: int) -> tuple[list[Wish], list[Wish]]:
    hand = h.ByHand(luck.choice(list(h.Field)), cheat, luck.randint(0, 2))
    return [(hotel.turn, h.EndTurn())], [(cheat, hand), (cheat, h.Nothing())]


def _dead(luck: random.Random, _: Any, cheat: int) -> tuple[list[Wish], list[Wish]]:
    hand = byhand.ByHand(luck.choice(list(byhand.Field)), luck.randint(0, 9), cheat)
    return [(cheat, turns.Finish())], [(cheat, hand), (cheat, Nothing())]


def _somebody_zachary(luck: random.Random) -> Any:
    """Secret Night with any roles; mostly somebody is Zachary from the beginning."""
    others = [character for character in NAMED if character is not Character.ZACHARY]
    drawn: list[Character] = luck.sample(others, 4)
    if luck.random() < 0.7:
        drawn[luck.choice([0, 0, 1, 2, 3])] = Character.ZACHARY
    return story.Stacked(tuple(luck.sample(story.FIRST, 4)), tuple(drawn))


def _a_journalist(luck: random.Random) -> Any:
    """[microfilms] with three agents and the Journalist, wherever they sit."""
    who: list[Nation | Freelancer] = list(microfilms_evening.WHO[:3])
    who.insert(luck.choice([0, 0, 1, 2, 3]), microfilms_evening.WHO[3])
    return microfilms_evening.Stacked(tuple(who), (), Nation.USA)


GAMES: dict[str, tuple[Callable[[random.Random], Game], int, Wishes]] = {
    "secret_night": (_somebody_zachary, 4, _night),
    "venice": (lambda _: venice, 3, _venice),
    "microfilms": (_a_journalist, 4, _films),
    "hotel_perfidious": (lambda _: hotel_perfidious, 3, _hotel),
    "dead_breakfast": (lambda _: dead_breakfast, 3, _dead),
}
"""How each is dealt, to how many, and what is done in it."""


@dataclass
class OneCheat:
    """An evening. honest: nobody cheats, and nothing is taken back."""

    name: str
    luck: random.Random
    honest: bool = False
    evening: Evening = field(init=False)

    def __post_init__(self) -> None:
        dealt, players, self._wishes = GAMES[self.name]
        self.game = dealt(self.luck)
        self.evening = Evening(self.game).seated(players)
        self.evening.chance = from_seed(self.luck.randrange(10**9))  # type: ignore[assignment]
        self.evening.dealt()
        self.cheat = self.luck.choice([0, *range(players)])

    def plays(self, most: int) -> "OneCheat":
        """So many tries."""
        for _ in range(most):
            rules, cheats = self._wishes(self.luck, self.evening.table.state, self.cheat)
            wishes = rules
            if not self.honest and self.luck.random() < 0.5:
                wishes = [*cheats, (self.cheat, BACK)]
            self._do(*self.luck.choice(wishes))
        return self

    def _do(self, seat: int, wish: Any) -> None:
        evening = self.evening
        if wish == BACK:
            evening.take_back()
        elif wish == OPEN:
            evening.open(seat)
        elif isinstance(wish, self.game.asks):
            to = self.game.asked(wish)
            evening.ask(seat, (seat + 1) % len(evening.hands) if to is None else to, wish)
        else:
            evening.act(seat, wish)
