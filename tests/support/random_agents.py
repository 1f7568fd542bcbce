"""Whole games of Venice played at random, the phones' own part included.

Every so often somebody tries nonsense or takes something back. The cards chosen come from a luck
of their own: two games with other secrets and the same public acts can be compared.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from typing import Any

from companion.games.venice import game
from companion.games.venice.rules import (
    byhand,
    edition,
    exchange,
    passing,
    phoning,
    rounds,
    talks,
    visits,
)
from companion.games.venice.rules.cards import DUMMY, NOBODY, Black, Side
from companion.games.venice.rules.hand import unpack
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.talks import keeper
from companion.games.venice.rules.venice import DEMANDS, Kind, Meeting, Venice
from companion.games.venice.rules.visits import lays
from companion.refusal import Refusal
from companion.table import codec
from companion.table.commitment import mark
from companion.table.exchange import Tell
from tests.support.chance import from_seed
from tests.support.table import Evening

NONSENSE = (
    visits.PlayLocation(-1),
    visits.PlayLocation(10**18),
    visits.LayLocation(b""),
    visits.ShowLocation(b"", b"\7"),
    talks.LayCards(-3, b"m" * 32),
    talks.Demand(99, -2),
    talks.SkipMeeting(10**18),
    phoning.Call((0, 0, 0, 0)),
    phoning.SayCall(True, 77),
    edition.NameLocations(("", "a", "b", "c", "d")),
    edition.LabelSegments(("1", "11", "111", "1111")),
    byhand.ByHand(byhand.Field.ROUND, 6),
    byhand.ByHand(byhand.Field.LOCATION, 0, 99),
)


def rules(luck: random.Random) -> HouseRules:
    """Any house rules over dealt cards."""
    plain = codec.plain(HouseRules(), HouseRules)
    switches = {f.name: luck.random() < 0.4 for f in fields(HouseRules) if f.type in (bool, "bool")}
    options: HouseRules = codec.value(plain | switches, HouseRules)
    return replace(options, real_cards=False)


@dataclass
class RandomAgents:
    """A game under way. luck decides what is public, secret what is not. laid: by mark."""

    luck: random.Random
    secret: random.Random
    players: int
    options: HouseRules
    evening: Evening = field(init=False)
    laid: dict[bytes, tuple[bytes, bytes]] = field(default_factory=dict)
    refused: int = 0

    def __post_init__(self) -> None:
        chance = from_seed(self.luck.randrange(10**9))
        self.evening = Evening(game, chance=chance)  # type: ignore[arg-type]  # any chance
        self.evening.seated(self.players, self.options).dealt()

    @property
    def venice(self) -> Venice:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Venice)
        return state

    def play(self, most: int) -> Iterator[Venice]:
        """The state after everything that is done, until somebody has called."""
        for _ in range(most):
            if self.venice.finished:
                return
            self._one()
            yield self.venice
            self._pay()
            yield self.venice

    def _one(self) -> None:
        venice, dice = self.venice, self.luck.random()
        if dice < 0.03:
            self.evening.take_back()
        elif dice < 0.1:
            self._act(self.luck.choice(venice.seats), self.luck.choice(NONSENSE))
        else:
            self._act(*self._wish(venice))

    def _act(self, seat: int, act: Any) -> None:
        self.refused += isinstance(self.evening.act(seat, act), Refusal)

    def _pay(self) -> None:
        """What phones do by themselves; nothing they owe is ever refused, but a location twice."""
        while owed := [(s, due) for s in self.venice.seats for due in game.owes(self.venice, s)]:
            seat, due = owed[0]
            nonce, secret = self.laid[due.mark]
            if isinstance(due, Tell):
                assert self.evening.ask(seat, due.to, due.ask) is None
            else:
                assert self.evening.act(seat, due.act(nonce, secret)) is None

    def keep(self, secret: bytes) -> bytes:
        """A phone keeps a secret; its mark."""
        nonce = self.secret.randbytes(16)
        self.laid[mark(nonce, secret)] = (nonce, secret)
        return mark(nonce, secret)

    # --- what somebody is likely to do now

    def _wish(self, venice: Venice) -> tuple[int, Any]:
        luck = self.luck
        for seat in venice.seats:
            laying = lays(venice, seat) and venice.visit(seat) is None
            if laying:
                return seat, visits.LayLocation(self.keep(bytes([self._location(venice, seat)])))
        place = rounds.due(venice)
        if place is not None:
            return rounds.hand_of(venice, place), visits.PlayLocation(self._location(venice, place))
        if luck.random() < 0.05:
            return luck.choice(venice.seats), phoning.Call(tuple(luck.sample(range(4), 4)))
        if venice.pending:
            return self._talk(venice, luck.choice(venice.pending))
        return luck.choice(venice.seats), visits.NextRound()

    def _location(self, venice: Venice, place: int) -> int:
        return self.luck.choice([x for x in range(5) if x not in venice.played(place)])

    def _talk(self, venice: Venice, meeting: Meeting) -> tuple[int, Any]:
        luck, agent = self.luck, meeting.agents[0]
        if luck.random() < 0.1:
            return luck.choice(venice.seats), talks.SkipMeeting(meeting.number)
        if meeting.kind in DEMANDS and meeting.asked == NOBODY:
            of = luck.choice([place for place in venice.agents if place != agent])
            which = Black.IDENTITY if venice.options.asker_chooses else Black.EITHER
            return agent, talks.Demand(meeting.number, of, which)
        if meeting.kind is Kind.LOOK_DUMMY or meeting.asked == DUMMY:
            ask = talks.LookAtDummy(keeper(venice, agent), luck.choice(list(Side)), meeting.number)
            assert self.evening.ask(agent, ask.to, ask) is None
            return agent, talks.SkipMeeting(meeting.number)
        givers = (meeting.asked,) if meeting.kind in DEMANDS else meeting.agents
        seat = next(s for s in givers if meeting.mark(s) is None)
        own = unpack(self.evening.hands[seat]).blacks
        passed = passing.black(self.secret.choice(own))
        if meeting.kind not in DEMANDS and self.secret.random() < 0.7:
            passed = passing.pair(*self.secret.choice(exchange.legal(own)))
        return seat, talks.LayCards(meeting.number, self.keep(passed.packed()))
