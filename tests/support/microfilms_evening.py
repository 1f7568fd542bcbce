"""An evening of [microfilms] told in a test: who is who, who does what, how the table stands.

China, the UK and the USA are in play; Anna is China, Bruno the UK, Carla the USA; Dave, Emil and
Zoë are the Journalist, the Hitman and Interpol. With two players Anna is the Journalist beside,
Bruno Interpol, and the USA is the Croupier's.
"""

import json
from dataclasses import dataclass
from typing import Any

from companion.games.microfilms.rules import byhand, dealing, deeds
from companion.games.microfilms.rules.cards import NONE, Freelancer, Nation, code
from companion.games.microfilms.rules.films import Films, Player
from companion.games.microfilms.rules.game import Act, Ask, Event, game
from companion.games.microfilms.rules.hand import Hand, letter
from companion.games.microfilms.rules.options import HouseRules
from companion.refusal import Refusal
from companion.table import codec
from companion.table.chance import Chance
from companion.table.game import Deal
from tests.support.chance import Script
from tests.support.table import Evening

ANNA, BRUNO, CARLA, DAVE, EMIL, ZOE = range(6)
NATIONS = (Nation.CHINA, Nation.UK, Nation.USA)
WHO = (*NATIONS, Freelancer.JOURNALIST, Freelancer.HITMAN, Freelancer.INTERPOL)
BESIDE = (Freelancer.JOURNALIST, Freelancer.INTERPOL)


@dataclass(frozen=True)
class Stacked:
    """The game with a deal that the story tells."""

    who: tuple[str, ...]
    beside: tuple[str, ...]
    removed: Nation

    def __getattr__(self, name: str) -> Any:
        return getattr(game, name)

    def deal(self, state: Films, _: Chance) -> Deal:
        """As `MicrofilmsGame.deal`, without any chance; the first seat starts."""
        rules, hands = state.options, []
        for at, seat in enumerate(state.seats):
            real = rules.real_identities
            hand = Hand(
                NONE if real else code(self.who[at]),
                code(self.beside[at]) if len(state.seats) == 2 and not real else NONE,
                NONE,
                (NATIONS.index(self.removed) * (at == 0)) if rules.letter_in_drawer else NONE,
            )
            hands.append((seat, hand.packed()))
        return Deal(tuple(hands), (dealing.Begun(NATIONS, state.seats[0]),))


class Spies:
    """The evening so far. What `does` is done, what is `refused` changes nothing."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def does(self, seat: int, *acts: Act) -> "Spies":
        """A seat does this, one after another, and nothing is refused."""
        for act in acts:
            refused = self.evening.act(seat, act)
            assert refused is None, f"{act} is refused: {refused}"
        return self

    def refuses(self, seat: int, act: Act, why: Refusal) -> "Spies":
        """A seat cannot do this, for just this reason."""
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

    def will_not_ask(self, seat: int, to: int, ask: Ask, why: Refusal) -> "Spies":
        """A seat cannot ask this."""
        assert self.evening.ask(seat, to, ask) == why
        return self

    def shows(self, *seats: int) -> "Spies":
        """Seats open what they were dealt."""
        for seat in seats:
            assert self.evening.open(seat) is None
        return self

    def ends(self) -> "Spies":
        """The game has said its end: all hands open."""
        assert self.films.ending
        assert self.evening.end() is None
        return self

    def set(self, field: deeds.Field, value: int, place: int = -1) -> "Spies":
        """A number is set by hand."""
        return self.does(ANNA, byhand.ByHand(field, value, place))

    def cleared(self, *places: int) -> "Spies":
        """These are Cleared."""
        for place in places:
            self.set(deeds.Field.CLEARED, 1, place)
        return self

    def turn_of(self, seat: int) -> "Spies":
        """It is this seat's turn."""
        return self.set(deeds.Field.TURN, seat)

    def lucky(self, *numbers: int) -> "Spies":
        """What chance gives next."""
        self.evening.chance = Script(numbers)
        return self

    @property
    def films(self) -> Films:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Films)
        return state

    def player(self, place: int) -> Player:
        """What everybody sees of a seat or the Croupier."""
        player = self.films.player(place)
        assert player is not None
        return player

    @property
    def out(self) -> tuple[int, ...]:
        """Seats that are eliminated."""
        return tuple(player.seat for player in self.films.players if player.out)

    @property
    def francs(self) -> list[int]:
        """Of the seats, then the Croupier."""
        return [player.francs for player in self.films.players]

    @property
    def hands(self) -> list[int]:
        """Cards of the seats, then the Croupier."""
        return [player.hand for player in self.films.players]

    @property
    def last(self) -> deeds.Done:
        """The last deed but whose turn it is then."""
        done = [one for one in self.log if isinstance(one, deeds.Done)]
        return [one for one in done if one.deed is not deeds.Deed.TURN][-1]

    @property
    def log(self) -> list[Event]:
        """All events of acts."""
        bodies = [json.loads(line.body) for line in self.evening.log if line.kind == "acted"]
        return [codec.value(one, game.events) for body in bodies for one in body["events"]]


def tonight(
    players: int = 4,
    *,
    who: tuple[str, ...] = WHO,
    beside: tuple[str, ...] = BESIDE,
    removed: Nation = Nation.USA,
    **rules: Any,
) -> Spies:
    """Dealt; Anna begins."""
    assert letter((NATIONS.index(removed), 0, 0), NATIONS) is removed
    stacked: Any = Stacked(who, beside, removed)
    return Spies(Evening(stacked).seated(players, HouseRules(**rules)).dealt())
