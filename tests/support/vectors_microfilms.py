"""The kinds of vectors of [microfilms]: input translated into the real rules, output back."""

from collections.abc import Callable
from typing import Any

from companion.games.microfilms.rules import duel, purse, verdict
from companion.games.microfilms.rules.cards import Action, Nation, setup
from companion.games.microfilms.rules.turn_end import (
    Croupier,
    Decks,
    croupier_turn,
    excess,
    limit,
    may_discard_ace,
    next_evening,
    pool,
)

Fields = dict[str, Any]
ACTIONS = {
    "Steal/Blackmail": Action.STEAL,
    "Interrogate/Blackmail": Action.INTERROGATE,
    "Cash Out/Blowback": Action.CASH_OUT,
}
PRINTED = {
    Nation.CHINA: "China",
    Nation.UK: "UK",
    Nation.USA: "USA",
    Nation.USSR: "USSR",
}
ENDS = {
    duel.End.ME: "me wins",
    duel.End.OPPONENT: "opponent wins",
    duel.End.BOTH: "both win",
    duel.End.NEITHER: "both lose, Croupier wins",
}


def _nation(name: str) -> Nation:
    return Nation(name.lower())


def _result(result: verdict.Result) -> Fields:
    if result is verdict.Result.FORBIDDEN:
        return {"allowed": False}
    return {"allowed": True, "result": result.value}


def _end(end: duel.End) -> Fields:
    if end is duel.End.FORBIDDEN:
        return {"allowed": False}
    return {"allowed": True, "result": ENDS[end]}


def _setup(given: Fields) -> Fields:
    players = given["players"]
    box = setup(players)
    return {
        "agentsInPlay": 3,
        "freelancersInPlay": box.freelancers,
        "drawDeck": box.draw_deck,
        "oneFrancSeats": list(box.paid),
        "house": box.house,
        "alliancesInPlay": 2,
        "microfilmsInPlay": 3,
        "startHand": 1,
    }


def _agent_win(given: Fields) -> Fields:
    if not given["cleared"]:
        return {"allowed": False}
    nations = [_nation(name) for name in given["inPlay"]]
    allied = [_nation(name) for name in given["allied"]]
    won = verdict.agents_winning(nations, allied, _nation(given["film"]))
    return {"allowed": True, "winners": [PRINTED[nation] for nation in won]}


def _journalist(given: Fields) -> Fields:
    named = given["identities"][given["named"]].lower()
    return _result(verdict.journalist(_nation(given["film"]), named, given["cleared"]))


def _hitman(given: Fields) -> Fields:
    me = int(given.get("hitman", "p1")[1:])
    named = int(given["named"][1:])
    has_ace = given["aceAt"] == given["named"]
    return _result(verdict.hitman(me, named, has_ace, given["cleared"]))


def _broker(given: Fields) -> Fields:
    result = verdict.broker(given["letters"], given["named"], given["evening"], given["cleared"])
    return _result(result)


def _interpol(given: Fields) -> Fields:
    hand = [ACTIONS.get(card, card) for card in given["targetHand"]]
    return _result(
        verdict.interpol(hand, given["targetSuspect"], given["evening"], given["cleared"])
    )


def _croupier_agent(given: Fields) -> Fields:
    three = duel.Three(
        _nation(given["me"]),
        _nation(given["opponent"]),
        _nation(given["croupier"]),
        frozenset(_nation(name) for name in given["allied"]),
    )
    film = _nation(given["film"])
    if not given["fromCroupierHandClaimingAlliance"]:
        return _end(duel.film(three, film, given["meCleared"]))
    return _end(duel.claim(three, film, given["croupierCleared"], given["meCleared"]))


def _croupier_journalist(given: Fields) -> Fields:
    named = _nation(given[given["named"]])
    return _end(duel.journalist(_nation(given["me"]), _nation(given["film"]), named, True))


def _croupier_turn(given: Fields) -> Fields:
    before = Croupier(given["cards"], given["francs"], given["cleared"])
    after = croupier_turn(before, house=30 - given["francs"], draw=5)
    return {
        "cards": after.cards,
        "francs": after.francs,
        "cleared": after.cleared,
        "bothLose": after.alarm,
        "drew": after.drew,
        "discarded": after.discarded,
    }


def _blackmail(given: Fields) -> Fields:
    answer = purse.Blackmail(given["choice"])
    done = purse.blackmail(
        answer, given["activeFrancs"], given["targetFrancs"], given["targetHand"]
    )
    if done is None:
        return {"allowed": False}
    return {
        "allowed": True,
        "activeFrancs": done.active,
        "targetFrancs": done.target,
        "activeCleared": done.cleared or None,
        "targetSuspect": done.suspect or None,
        "cardTaken": done.card,
    }


def _bribe(given: Fields) -> Fields:
    done = purse.bribe(given["response"] == "accept", given["activeFrancs"], given["targetFrancs"])
    return {
        "activeCleared": done.cleared or None,
        "cardMoves": done.card,
        "activeFrancs": done.active,
        "targetFrancs": done.target,
    }


def _steal(given: Fields) -> Fields:
    done = purse.steal(given["activeFrancs"], given["targetFrancs"])
    return {"activeFrancs": done.active, "targetFrancs": done.target}


def _cash_out(given: Fields) -> Fields:
    house, active = purse.move(given["house"], given["activeFrancs"], purse.CASHED)
    return {"house": house, "activeFrancs": active}


def _hand_limit(given: Fields) -> Fields:
    cleared = not given["suspect"]
    ace = may_discard_ace(given["francs"])
    return {
        "limit": limit(cleared),
        "mustDiscard": excess(cleared, len(given["hand"])),
        "discardable": [card for card in given["hand"] if ace or card != "Ace of Spades"],
    }


def _interrogate(given: Fields) -> Fields:
    identities = 0 if given.get("target") == "croupier" else 1
    cards = pool(given["targetHand"], identities)
    if not cards:
        return {"allowed": False}
    return {"allowed": True, "pool": cards, "identityProbability": identities / cards}


def _evening(given: Fields) -> Fields:
    before = Decks(given["evening"], given["drawDeckAtEndOfTurn"], given["discard"])
    after = next_evening(before)
    return {
        "evening": after.evening,
        "drawDeck": after.draw,
        "discard": after.discard,
        "brokerAndInterpolUnlocked": after.unlocked,
    }


KINDS: dict[str, Callable[[Fields], Fields]] = {
    "agentWin": _agent_win,
    "blackmail": _blackmail,
    "bribe": _bribe,
    "broker": _broker,
    "cashOut": _cash_out,
    "croupierAgentWin": _croupier_agent,
    "croupierJournalist": _croupier_journalist,
    "croupierTurn": _croupier_turn,
    "evening": _evening,
    "handLimit": _hand_limit,
    "hitman": _hitman,
    "interpol": _interpol,
    "interrogate": _interrogate,
    "journalist": _journalist,
    "setup": _setup,
    "steal": _steal,
}
