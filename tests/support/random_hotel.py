"""Whole games of Hotel Perfidious played at random, the phones' own part included.

Every so often somebody tries nonsense or takes something back. What is set and held comes from a
luck of its own: two games with other secrets and the same public acts can be compared.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

from companion.games.hotel_perfidious import game
from companion.games.hotel_perfidious.rules import acts as a
from companion.games.hotel_perfidious.rules.acts import Field
from companion.games.hotel_perfidious.rules.hotel import Duel, Hotel
from companion.games.hotel_perfidious.rules.items import (
    COUNTERS,
    ITEMS,
    KEEPABLE,
    NOBODY,
    Furnishing,
    Item,
    fits,
    packed,
)
from companion.games.hotel_perfidious.rules.options import HouseRules
from companion.refusal import Refusal
from companion.table import codec
from companion.table.commitment import mark
from companion.table.exchange import Show
from tests.support.chance import from_seed
from tests.support.table import Evening

NONSENSE = (
    a.Register(10**18),
    a.SetTile(-1, Furnishing.RUG, b"m" * 32),
    a.SetTile(1, Furnishing.RUG, b""),
    a.TurnUp(-3),
    a.ShowTile(b"", b"\7"),
    a.SayTile(99, Item.COMPASS),
    a.SpringTrap(Item.HELMET),
    a.FaceTrap(Item.COMPASS),
    a.Whack(99),
    a.LayInventory(b"x"),
    a.ShowInventory(b"n" * 16, b""),
    a.SayItems(0, (Item.COMPASS,) * 4),
    a.SayRoll(0, 10**18),
    a.DropPhone(-2),
    a.PickUp(77),
    a.FindSign(Item.COMPASS, 10**18, -1),
    a.MarkDrop(0, 5),
    a.DropBlueprints(-1),
    a.NoteSeen(Item.NOTHING, 1),
    a.DeckByHand(Furnishing.BED, 10),
    a.ByHand(Field.SOUVENIRS, 0, 15),
    a.ByHand(Field.CALL, 0, 55),
)


def rules(luck: random.Random) -> HouseRules:
    """Any house rules."""
    plain = codec.plain(HouseRules(), HouseRules)
    switches = {f.name: luck.random() < 0.4 for f in fields(HouseRules) if f.type in (bool, "bool")}
    options: HouseRules = codec.value(plain | switches, HouseRules)
    return options


@dataclass
class RandomHotel:
    """A game under way. luck decides what is public, secret what is not. laid: by mark.

    quiet: nothing that was laid is ever shown, so that no secret becomes public.
    """

    luck: random.Random
    secret: random.Random
    players: int
    options: HouseRules
    quiet: bool = False
    evening: Evening = field(init=False)
    laid: dict[bytes, tuple[bytes, bytes]] = field(default_factory=dict)
    refused: int = 0

    def __post_init__(self) -> None:
        chance = from_seed(self.luck.randrange(10**9))
        self.evening = Evening(game, chance=chance)  # type: ignore[arg-type]  # any chance
        self.evening.seated(self.players, self.options).dealt()

    @property
    def hotel(self) -> Hotel:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Hotel)
        return state

    def play(self, most: int) -> Iterator[tuple[Hotel, Any]]:
        """The state after everything that is done, and the deed, until the mission is over."""
        for _ in range(most):
            if self.hotel.over:
                return
            deed = self._one()
            yield self.hotel, deed
            self._pay()
            yield self.hotel, None

    def _one(self) -> Any:
        hotel, dice = self.hotel, self.luck.random()
        if dice < 0.04:
            self.evening.take_back()
            return "back"
        if dice < 0.12:
            return self._act(self.luck.choice(hotel.seats), self.luck.choice(NONSENSE))
        return self._act(*self._wish(hotel))

    def _act(self, seat: int, act: Any) -> Any:
        refused = isinstance(self.evening.act(seat, act), Refusal)
        self.refused += refused
        return None if refused else act

    def _pay(self) -> None:
        """What phones do by themselves; nothing they owe is ever refused."""
        while owed := [(s, due) for s in self.hotel.seats for due in game.owes(self.hotel, s)]:
            seat, due = owed[0]
            assert isinstance(due, Show)
            nonce, secret = self.laid[due.mark]
            assert self.evening.act(seat, due.act(nonce, secret)) is None

    def keep(self, secret: bytes) -> bytes:
        """A phone keeps a secret; its mark."""
        nonce = self.secret.randbytes(16)
        self.laid[mark(nonce, secret)] = (nonce, secret)
        return mark(nonce, secret)

    # --- what somebody is likely to do now

    def _wish(self, hotel: Hotel) -> tuple[int, Any]:
        luck = self.luck
        if hotel.trap is not None:
            stops = (*COUNTERS[hotel.trap.trap], Item.NOTHING)
            return hotel.trap.seat, a.FaceTrap(luck.choice(stops), luck.random() < 0.7)
        if hotel.duel is not None:
            return self._fight(hotel.duel)
        if hotel.turn == NOBODY:
            first = luck.choice(hotel.seats)
            return first, a.ByHand(Field.TURN, first)
        return hotel.turn, self._turn(hotel, hotel.turn)

    def _fight(self, duel: Duel) -> tuple[int, Any]:
        for side in duel.both:
            if side.items is None and (self.quiet or self.luck.random() < 0.2):
                return side.seat, a.SayItems(side.seat, ())
            if side.items is None and not side.mark:
                some = self.secret.sample(KEEPABLE, self.secret.randint(0, 2))
                return side.seat, a.LayInventory(self.keep(packed(some)))
        for side in duel.both:
            if not side.roll:
                return side.seat, a.Roll()
        return duel.attacker.seat, a.Settle() if self.luck.random() < 0.9 else a.RollAgain()

    def _turn(self, hotel: Hotel, seat: int) -> Any:
        luck = self.luck
        other = luck.choice([one for one in hotel.seats if one != seat])
        back = luck.choice(list(Furnishing))
        down = [tile.number for tile in hotel.lying if not tile.up]
        item = self.secret.choice([one for one in ITEMS if fits(one, back)])
        choices: list[Any] = [
            a.EndTurn(),
            a.EndTurn(),
            a.StayInCellar(),
            a.Register(luck.randint(1, 9)),
            a.SetTile(luck.randint(1, 9), back, self.keep(bytes((ITEMS.index(item),)))),
            a.SpringTrap(luck.choice(list(COUNTERS))),
            a.Whack(other),
            a.DropPhone(other),
            a.PickUp(luck.choice([0, *(call.number for call in hotel.calls)])),
            a.FindSign(luck.choice(ITEMS[-3:]), luck.randint(1, 8), luck.randint(1, 8)),
            a.Draw(back),
        ]
        if down and not self.quiet:
            choices.append(a.TurnUp(luck.choice(down)))
        if luck.random() < 0.05:
            return a.DropBlueprints(luck.randint(1, 2))
        return luck.choice(choices)
