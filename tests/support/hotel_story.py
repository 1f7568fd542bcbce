"""Hotel Perfidious as a story: agents act, phones pay what they owe, and all see what happened."""

from dataclasses import dataclass, field

from companion.games.hotel_perfidious import game
from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.game import Act
from companion.games.hotel_perfidious.rules.hotel import Duel, Hotel
from companion.games.hotel_perfidious.rules.items import ITEMS, Furnishing, Item, packed
from companion.games.hotel_perfidious.rules.options import HouseRules
from companion.refusal import Refusal
from companion.table.commitment import NONCE, mark
from tests.support.chance import Script
from tests.support.table import Evening

ANNA, BRUNO, CARLA, DAVE = range(4)


@dataclass
class Story:
    """A mission under way. laid: what phones keep, by mark."""

    evening: Evening
    laid: dict[bytes, tuple[bytes, bytes]] = field(default_factory=dict)

    @property
    def hotel(self) -> Hotel:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Hotel)
        return state

    @property
    def duel(self) -> Duel:
        """The present duel."""
        assert self.hotel.duel is not None
        return self.hotel.duel

    def does(self, seat: int, *acts: Act) -> "Story":
        """A seat acts; nothing is refused; phones then do what they owe."""
        for act in acts:
            refused = self.evening.act(seat, act)
            assert refused is None, (act, refused)
            self.pays()
        return self

    def pays(self) -> "Story":
        """What phones do by themselves."""
        while owed := [(s, due) for s in self.hotel.seats for due in game.owes(self.hotel, s)]:
            seat, due = owed[0]
            if due.mark not in self.laid:  # a phone that is dead
                break
            nonce, secret = self.laid[due.mark]
            assert self.evening.act(seat, due.act(nonce, secret)) is None  # type: ignore[union-attr]
        return self

    def refuses(self, seat: int, act: Act, why: Refusal) -> "Story":
        """A seat may not do that, and nothing changes."""
        before = list(self.evening.log)
        assert self.evening.act(seat, act) == why
        assert self.evening.log == before
        return self

    def keep(self, secret: bytes) -> bytes:
        """A phone keeps a secret; its mark."""
        nonce = bytes([len(self.laid)]) * NONCE
        self.laid[mark(nonce, secret)] = (nonce, secret)
        return mark(nonce, secret)

    def sets(self, seat: int, room: int, back: Furnishing, item: Item) -> "Story":
        """A seat sets a tile by phone."""
        return self.does(seat, a.SetTile(room, back, self.keep(bytes((ITEMS.index(item),)))))

    def readies(self, seat: int, *items: Item) -> "Story":
        """A fighter lays what it holds."""
        return self.does(seat, a.LayInventory(self.keep(packed(items))))

    def fights(self, attacker: int, defender: int, *rolls: int) -> "Story":
        """A duel with these faces, up to its end."""
        self.does(attacker, a.Whack(defender))
        for seat in (attacker, defender):
            self.does(attacker, a.SayItems(seat, ()))
        for seat, roll in zip((attacker, defender), rolls, strict=True):
            self.does(attacker, a.SayRoll(seat, roll))
        return self.does(attacker, a.Settle())

    def turn_of(self, seat: int) -> "Story":
        """By hand it is this seat's turn."""
        return self.does(ANNA, a.ByHand(Field.TURN, seat))

    def has(self, seat: int, souvenirs: int) -> "Story":
        """By hand a seat has so many souvenirs."""
        return self.does(ANNA, a.ByHand(Field.SOUVENIRS, seat, souvenirs))

    def lucky(self, *numbers: int) -> "Story":
        """What chance gives next."""
        self.evening.chance = Script(numbers)
        return self


def mission(players: int = 3, **rules: bool | int) -> Story:
    """The rooms are set up and it is Anna's turn."""
    evening = Evening(game).seated(players, HouseRules(**rules)).dealt()  # type: ignore[arg-type]
    return Story(evening).turn_of(ANNA)
