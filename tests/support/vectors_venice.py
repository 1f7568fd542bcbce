"""The kinds of the `venice` vectors: put on a table, played by acts, read off it.

What a seat was dealt, and where the packs lead, stands in a vector; the rest is done by acts.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from companion.games.venice import game
from companion.games.venice.rules import byhand, edition, exchange, passing, phoning, talks, visits
from companion.games.venice.rules.calls import match_winners
from companion.games.venice.rules.cards import (
    AMBASSADOR,
    CARDS,
    DUMMY,
    PARTNERS,
    SEGMENTS,
    segment_card,
)
from companion.games.venice.rules.dial import number
from companion.games.venice.rules.game import Act, Ask
from companion.games.venice.rules.hand import Hand, half
from companion.games.venice.rules.options import Dialling, HouseRules
from companion.games.venice.rules.rounds import hand_of
from companion.games.venice.rules.venice import Kind, Venice, Verdict
from companion.refusal import Refusal
from companion.table.commitment import mark
from tests.support.chance import Script

Input = dict[str, Any]
Black = tuple[int, int]
"""An identity and a segment, 0..3."""
NO_CARDS = 255
MASKS = ((1, 2), (3, 0), (2, 1))
NONCE = b"n" * 16
FIRST_FOUR = tuple((place, place) for place in range(4))
"""A deal in which every agent has the segment of the same number as the identity."""

LETTERS = ("F", "B", "X", "Z")
"""The identities, by number, as the vectors write them."""


def card(name: str) -> int:
    """ "B" or "11" as a card."""
    return LETTERS.index(name) if name in LETTERS else segment_card(SEGMENTS.index(name))


def blacks(truth: dict[str, list[str]]) -> tuple[Black, ...]:
    """The black cards of the agents, in their order."""
    return tuple((LETTERS.index(one), SEGMENTS.index(other)) for one, other in truth.values())


def hands(truth: tuple[Black, ...], players: int) -> tuple[Hand, ...]:
    """The hand of every seat; of three, each keeps its half of what the dummy has."""
    if players > 3:
        return (*(Hand(*own) for own in truth), Hand(NO_CARDS, NO_CARDS))[:players]
    dummy = (truth[3][0], segment_card(truth[3][1]))
    return tuple(
        Hand(*truth[at], *MASKS[at], *(half(dummy[n], MASKS[at - 1][n]) for n in range(2)))
        for at in range(players)
    )


class Table:
    """A game of so many with these black cards, played by acts alone; seat 0 begins."""

    def __init__(
        self,
        players: int,
        truth: tuple[Black, ...] = FIRST_FOUR,
        rules: HouseRules | None = None,
    ) -> None:
        self.hands = hands(truth, players)
        self.venice: Venice = game.begin(rules or HouseRules(), tuple(range(players)))
        self._follow((visits.RoundBegan(1, 1, 0),))

    def _follow(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.venice = game.evolve(self.venice, event)

    def tries(self, act: Act | Ask, seat: int = 0) -> bool:
        """Whether the act is allowed; then it is done."""
        events = game.decide(self.venice, seat, act, Script())
        if isinstance(events, Refusal):
            return False
        self._follow(events)
        return True

    def does(self, act: Act | Ask, seat: int = 0) -> None:
        """The act, which nothing forbids."""
        assert self.tries(act, seat), act

    def go(self, where: dict[int, int]) -> None:
        """Everybody's location, 0..4; what the packs have turned is corrected by hand."""
        ambassador = self.venice.ambassador
        if ambassador in self.venice.seats:
            self.does(visits.LayLocation(mark(NONCE, bytes([where[ambassador]]))), ambassador)
        for seat in self.venice.agents:
            if seat in self.venice.seats:
                self.does(visits.PlayLocation(where[seat]), hand_of(self.venice, seat))
        if ambassador in self.venice.seats:
            self.does(visits.ShowLocation(NONCE, bytes([where[ambassador]])), ambassador)
        for place in (place for place in self.venice.places if place < 0):
            self.does(byhand.ByHand(byhand.Field.LOCATION, where[place], place))

    def meets(self, caller: int, company: tuple[int, ...]) -> None:
        """The caller's location is that of the company, all others go elsewhere, each alone."""
        others = [place for place in self.venice.places if place not in (caller, *company)]
        apart = {place: 1 + at for at, place in enumerate(others)}
        self.go({caller: 0, **dict.fromkeys(company, 0), **apart})

    def calls(self, caller: int, mapping: tuple[int, ...]) -> Verdict | None:
        """A call, after which all black cards are turned up; None if it is not allowed."""
        if not self.tries(phoning.Call(mapping), caller):
            return None
        for seat in self.venice.seats:
            self._follow(game.shown(self.venice, seat, self.hands[seat].packed()))
        assert self.venice.verdict is not None
        return self.venice.verdict

    @property
    def said(self) -> str:
        """The number that was called, as the table shows it."""
        assert self.venice.call is not None
        mapping, dialling = self.venice.call.mapping, self.venice.options.dialling
        return number(mapping, dialling, self.venice.labels)


def places(names: list[str], players: int) -> dict[str, int]:
    """Names as places: seats in their order, the dummy, the Ambassador."""
    packs = {"DUMMY": DUMMY} | ({"AMB": AMBASSADOR} if players < 5 else {"AMB": 4})
    people = [name for name in names if name not in packs]
    return {name: seat for seat, name in enumerate(people)} | packs


# --- the call


def dialled(truth: tuple[Black, ...], labels: tuple[str, ...] = (), order: str = "f-b-z-x") -> str:
    """The number of a deal: one of its agents meets the partner and calls it."""
    table = Table(4, truth, HouseRules(dialling=Dialling(order)))
    table.does(edition.LabelSegments(labels))
    partner = next(at for at in range(4) if truth[at][0] == PARTNERS[truth[0][0]])
    table.meets(0, (partner,))
    verdict = table.calls(0, tuple(segment for _, segment in sorted(truth)))
    assert verdict is not None
    assert verdict.correct
    return table.said


def dial_string(given: Input) -> Input:
    return {"number": dialled(blacks(given["truth"]), order=given["order"].lower())}


def dial_uniqueness(given: Input) -> Input:
    """Every deal of these segments is called."""
    orders, labels = list(permutations(range(4))), tuple(given["segments"])
    numbers = {dialled(tuple(enumerate(order)), labels) for order in orders}
    (length,) = {len(said) for said in numbers}
    return {"permutations": len(orders), "distinctStrings": len(numbers), "length": length}


def call(given: Input) -> Input:
    players, place = given["players"], places(list(given["truth"]), given["players"])
    name = {number: who for who, number in place.items()}
    table = Table(players, blacks(given["truth"]))
    caller = place[given["caller"]]
    table.meets(caller, tuple(place[who] for who in given["meetingAlone"]))
    mapping = tuple(SEGMENTS.index(given["mapping"][letter]) for letter in LETTERS)
    verdict = table.calls(caller, mapping)
    if verdict is None:
        return {"allowed": False}
    return {
        "allowed": verdict.counts,
        "correct": verdict.correct,
        "winners": [name[seat] for seat in verdict.winners],
        "points": {name[seat]: value for seat, value in table.venice.points},
    }


def match(given: Input) -> Input:
    """Points by hand, then a call of which those win: a right one, or somebody else's wrong one."""
    names, won = list(given["before"]), given["winners"]
    players, seats = len(names), sorted(names.index(who) for who in won)
    table = Table(players)
    for seat, who in enumerate(names):
        table.does(byhand.ByHand(byhand.Field.POINTS, given["before"][who], seat))
    right = players == 4 or len(seats) == 1
    caller = seats[0] if right else next(s for s in range(players) if s not in seats)
    if players == 4:  # the winners are partners
        rest = [seat for seat in range(4) if seat not in seats]
        truth = {seats[0]: 0, seats[1]: PARTNERS[0], rest[0]: 2, rest[1]: PARTNERS[2]}
        table.hands = hands(tuple((truth[seat], truth[seat]) for seat in range(4)), 4)
    table.meets(caller, (seats[1] if players == 4 else (caller + 1) % 3,))
    table.calls(caller, (0, 1, 2, 3) if right else (1, 0, 2, 3))
    return {
        "after": {who: table.venice.score(seat) for seat, who in enumerate(names)},
        "matchWinner": [
            names[seat] for seat in match_winners(table.venice.points, table.venice.options)
        ],
    }


# --- exchanges

REASONS: dict[type[Refusal], str] = {
    exchange.NotTwoCards: "not two different cards",
    exchange.BothTrue: "both true",
    exchange.NoneTrue: "none true",
    exchange.PairShown: "pair already shown to this agent",
}


def offered(own: tuple[int, ...], pair: tuple[int, ...], before: list[exchange.Pair]) -> str | None:
    """What a phone says to a pair that its owner wants to show, None if it lets it go."""
    passed = passing.pair(pair[0], pair[1])
    refused = exchange.passed_refused(own, passed, before, HouseRules())
    return None if refused is None else REASONS[type(refused)]


def legality(given: Input) -> Input:
    """A phone checks a pair before it leaves it; what it lets go is laid and passed on."""
    own, pair = (tuple(map(card, given[name])) for name in ("own", "pair"))
    before = [frozenset(map(card, old)) for old in given["previousToSameAgent"]]
    reason = offered(own, pair, before)
    if reason is None:
        table = Table(4)
        table.meets(0, (1,))
        for seat in (0, 1):
            secret = passing.pair(pair[0], pair[1]).packed()
            table.does(talks.LayCards(1, mark(NONCE, secret)), seat)
        table.does(talks.GiveCards(1, 1))
    return {"legal": reason is None, "reason": reason}


def counts(given: Input) -> Input:
    own = tuple(map(card, given["own"]))
    said = [offered(own, (one, other), []) for one in CARDS for other in CARDS if one < other]
    return {
        "legal": said.count(None),
        "bothTrue": said.count("both true"),
        "noneTrue": said.count("none true"),
    }


# --- meetings

WORDS = {
    Kind.EXCHANGE: "exchange",
    Kind.DEMAND: "demand",
    Kind.SHARED_DEMAND: "demandSharedWithAmbassador",
    Kind.SHOW_AMBASSADOR: "bothShowTwoToAmbassador",
    Kind.LOOK_DUMMY: "peekDummy",
}


def meetings(given: Input) -> Input:
    players, place = given["players"], places(list(given["locations"]), given["players"])
    name = {number: who for who, number in place.items()}
    names = list(dict.fromkeys(given["locations"].values()))
    table = Table(players)
    table.go({place[who]: names.index(where) for who, where in given["locations"].items()})
    found = [
        {
            "kind": WORDS[meeting.kind],
            "location": names[meeting.location],
            "agents": sorted(name[agent] for agent in meeting.agents),
        }
        for meeting in table.venice.meetings
    ]
    return {"meetings": found}


KINDS: dict[str, Callable[[Input], Input]] = {
    "dialString": dial_string,
    "dialUniqueness": dial_uniqueness,
    "call": call,
    "exchangeLegality": legality,
    "exchangeCounts": counts,
    "meetings": meetings,
    "match": match,
}
