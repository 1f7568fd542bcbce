"""The kinds of the `venice` vectors, translated into the product's own rules."""

from collections.abc import Callable
from typing import Any

from companion.games.venice.rules import calls, exchange
from companion.games.venice.rules.cards import AMBASSADOR, DUMMY, LETTERS, SEGMENTS, segment_card
from companion.games.venice.rules.dial import all_numbers, number
from companion.games.venice.rules.meetings import detect
from companion.games.venice.rules.options import Dialling, HouseRules
from companion.games.venice.rules.venice import Called, Kind

Input = dict[str, Any]
RULES = HouseRules()


def card(name: str) -> int:
    """ "B" or "11" as a card."""
    return LETTERS.index(name) if name in LETTERS else segment_card(SEGMENTS.index(name))


def places(names: list[str], players: int) -> dict[str, int]:
    """Names as places: seats in their order, the dummy, the Ambassador."""
    packs = {"DUMMY": DUMMY} | ({"AMB": AMBASSADOR} if players < 5 else {"AMB": 4})
    people = [name for name in names if name not in packs]
    return {name: seat for seat, name in enumerate(people)} | packs


def dial_string(given: Input) -> Input:
    mapping = [0] * 4
    for identity, segment in given["truth"].values():
        mapping[LETTERS.index(identity)] = SEGMENTS.index(segment)
    return {"number": number(mapping, Dialling(given["order"].lower()), SEGMENTS)}


def dial_uniqueness(given: Input) -> Input:
    numbers = all_numbers(given["segments"])
    (length,) = {len(said) for said in numbers}
    return {"permutations": 24, "distinctStrings": len(numbers), "length": length}


def call(given: Input) -> Input:
    players = given["players"]
    place = places(list(given["truth"]), players)
    name = {number: who for who, number in place.items()}
    seats = tuple(range(players))
    caller = place[given["caller"]]
    company = tuple(place[who] for who in given["meetingAlone"])
    mapping = tuple(SEGMENTS.index(given["mapping"][letter]) for letter in LETTERS)
    truth = {
        place[who]: (LETTERS.index(identity), SEGMENTS.index(segment))
        for who, (identity, segment) in given["truth"].items()
    }
    fit = calls.fits(company, players, given["caller"] == "AMB", RULES)
    said = calls.judged(Called(caller, mapping, (), company, fit), truth, seats, RULES)
    points = calls.scored((), said.winners)
    return {
        "allowed": said.counts,
        "correct": said.correct,
        "winners": [name[seat] for seat in said.winners],
        "points": {name[seat]: value for seat, value in points},
    }


REASONS = {
    exchange.NotTwoCards: "not two different cards",
    exchange.BothTrue: "both true",
    exchange.NoneTrue: "none true",
    exchange.PairShown: "pair already shown to this agent",
}


def legality(given: Input) -> Input:
    own = tuple(card(name) for name in given["own"])
    pair = tuple(card(name) for name in given["pair"])
    before = [tuple(card(name) for name in old) for old in given["previousToSameAgent"]]
    refused = exchange.pair_refused(own, pair, before)
    reason = next((why for kind, why in REASONS.items() if isinstance(refused, kind)), None)
    return {"legal": refused is None, "reason": reason}


def counts(given: Input) -> Input:
    own = tuple(card(name) for name in given["own"])
    true = [exchange.true_cards(own, pair) for pair in exchange.PAIRS]
    return {
        "legal": len(exchange.legal(own)),
        "bothTrue": true.count(2),
        "noneTrue": true.count(0),
    }


WORDS = {
    Kind.EXCHANGE: "exchange",
    Kind.DEMAND: "demand",
    Kind.SHARED_DEMAND: "demandSharedWithAmbassador",
    Kind.SHOW_AMBASSADOR: "bothShowTwoToAmbassador",
    Kind.LOOK_DUMMY: "peekDummy",
}


def meetings(given: Input) -> Input:
    players = given["players"]
    place = places(list(given["locations"]), players)
    name = {number: who for who, number in place.items()}
    names = list(dict.fromkeys(given["locations"].values()))
    where = {place[who]: names.index(location) for who, location in given["locations"].items()}
    found = [
        {"kind": WORDS[kind], "location": names[at], "agents": sorted(name[a] for a in agents)}
        for kind, at, agents in detect(where, place["AMB"], players)
    ]
    return {"meetings": found}


def match(given: Input) -> Input:
    names = list(given["before"])
    before = tuple((names.index(who), value) for who, value in given["before"].items())
    after = calls.scored(before, [names.index(who) for who in given["winners"]])
    won = calls.match_winners(after, RULES)
    return {
        "after": {names[seat]: value for seat, value in after},
        "matchWinner": [names[seat] for seat in won],
    }


KINDS: dict[str, Callable[[Input], Input]] = {
    "dialString": dial_string,
    "dialUniqueness": dial_uniqueness,
    "call": call,
    "exchangeLegality": legality,
    "exchangeCounts": counts,
    "meetings": meetings,
    "match": match,
}
