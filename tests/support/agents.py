"""A game in Venice told in a test: who sits where with which black cards, who plays, who sees.

The book's own game: you are Colonel Bubble with 11, Anna Fiddlebottom with 52, Mario Zsa Zsa with 0
and David Agent X with 29; with three players David is the dummy, with five Eva is the Ambassador.
A phone's part is played here: it keeps what it laid and pays what it owes, as the host does.
"""

from dataclasses import dataclass, field
from typing import Any

from companion.games.venice import game
from companion.games.venice.rules import passing, rounds, talks, visits
from companion.games.venice.rules.cards import B, F, X, Z
from companion.games.venice.rules.game import Act, VeniceGame
from companion.games.venice.rules.hand import Hand, half
from companion.games.venice.rules.options import HouseRules
from companion.games.venice.rules.venice import Meeting, Venice
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.commitment import mark
from companion.table.exchange import Tell
from companion.table.game import Deal
from tests.support.chance import Script
from tests.support.table import Evening

ME, ANNA, MARIO, DAVID, EVA = range(5)
TRUTH = ((B, 1), (F, 0), (Z, 2), (X, 3))
MASKS = ((1, 2), (3, 0), (2, 1))
RIGHT = (0, 1, 3, 2)
"""The book's mapping: 52 to F, 11 to B, 29 to X, 0 to Z."""
RIALTO, SAN_MARCO, THIRD, FOURTH, FIFTH = range(5)


def hands(players: int) -> tuple[Hand, ...]:
    """The book's deal."""
    if players > 3:
        return (*(Hand(*pair) for pair in TRUTH), Hand(255, 255))[:players]
    return tuple(
        Hand(*TRUTH[at], *MASKS[at], half(X, MASKS[at - 1][0]), half(7, MASKS[at - 1][1]))
        for at in range(3)
    )


@dataclass(frozen=True)
class BookDeal(VeniceGame):
    """Venice with the book's deal; seat 0 begins."""

    def deal(self, state: Venice, _: Chance) -> Deal:
        """As `VeniceGame` deals, without any chance."""
        dealt = zip(state.seats, hands(len(state.seats)), strict=True)
        packed = tuple((seat, hand.packed()) for seat, hand in dealt)
        return Deal(packed, (visits.RoundBegan(1, 1, ME),))


@dataclass
class Agents:
    """The game so far. laid: by mark, what a phone keeps; told: by seat, what it was told."""

    evening: Evening
    laid: dict[bytes, tuple[bytes, bytes]] = field(default_factory=dict)
    told: dict[int, list[tuple[int, passing.Passed]]] = field(default_factory=dict)

    def does(self, seat: int, *acts: Act) -> "Agents":
        """A seat does this, and nothing is refused; then all phones pay what they owe."""
        for act in acts:
            refused = self.evening.act(seat, act)
            assert refused is None, f"{act} is refused: {refused}"
            self.pay()
        return self

    def refuses(self, seat: int, act: Act, why: Refusal) -> "Agents":
        """A seat cannot do this, for just this reason, and nothing has changed."""
        before = list(self.evening.log)
        refused = self.evening.act(seat, act)
        assert refused == why, f"{act}: {refused} is not {why}"
        assert self.evening.log == before
        return self

    def kept(self, secret: bytes) -> bytes:
        """A phone keeps a secret; its mark."""
        nonce = len(self.laid).to_bytes(16, "big")
        self.laid[mark(nonce, secret)] = (nonce, secret)
        return mark(nonce, secret)

    def lays(self, seat: int, location: int) -> "Agents":
        """A location face down."""
        return self.does(seat, visits.LayLocation(self.kept(bytes([location]))))

    def passes(self, seat: int, passed: passing.Passed) -> "Agents":
        """Cards are chosen for the meeting that waits for the seat's."""
        venice = self.venice
        number = next(m.number for m in venice.pending if venice.receivers(m, seat))
        return self.does(seat, talks.LayCards(number, self.kept(passed.packed())))

    def pay(self) -> None:
        """Every phone does by itself what its game says it owes."""
        while owed := [(s, due) for s in self.venice.seats for due in game.owes(self.venice, s)]:
            seat, due = owed[0]
            nonce, secret = self.laid[due.mark]
            if isinstance(due, Tell):
                assert self.evening.ask(seat, due.to, due.ask) is None
                self.told.setdefault(due.to, []).append((seat, passing.unpack(secret)))
            else:
                assert self.evening.act(seat, due.act(nonce, secret)) is None

    def sees(self, seat: int) -> list[tuple[int, tuple[int, int]]]:
        """What a seat was told: from whom, which cards."""
        return [(by, passed.cards) for by, passed in self.told.get(seat, [])]

    def round(self, *locations: int, packs: tuple[int, ...] = ()) -> "Agents":
        """Seats in turn play these; the packs, the dummy's first, then turn up `packs`."""
        self.draws(*packs)
        for location in locations:
            place = rounds.due(self.venice)
            assert place is not None
            self.does(rounds.hand_of(self.venice, place), visits.PlayLocation(location))
        return self

    def draws(self, *packs: int) -> "Agents":
        """What the packs turn up next."""
        drawers = [place for place in self.venice.places if place < 0]
        script = []
        for place, location in zip(drawers, packs, strict=False):
            left = [x for x in range(5) if x not in self.venice.played(place)]
            script.append(left.index(location))
        self.evening.chance = Script(script)
        return self

    def skips(self) -> "Agents":
        """All meetings are skipped."""
        for meeting in self.venice.pending:
            self.does(ME, talks.SkipMeeting(meeting.number))
        return self

    @property
    def venice(self) -> Venice:
        """What everybody sees."""
        state = self.evening.table.state
        assert isinstance(state, Venice)
        return state

    @property
    def meetings(self) -> tuple[Meeting, ...]:
        """The meetings of this round."""
        return tuple(m for m in self.venice.meetings if m.round == self.venice.round)


def in_venice(players: int = 4, **rules: Any) -> Agents:
    """The book's deal at a table of so many."""
    evening = Evening(BookDeal()).seated(players, HouseRules(**rules)).dealt()
    return Agents(evening)
