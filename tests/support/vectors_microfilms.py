"""The kinds of vectors of [microfilms]: input translated into the real rules, output back."""

from collections.abc import Callable
from typing import Any

from companion.games.microfilms.rules import purse
from companion.games.microfilms.rules.attempts import Attempt
from companion.games.microfilms.rules.cards import (
    CROUPIER,
    DECK,
    DISCARD,
    NOBODY,
    NONE,
    Film,
    Freelancer,
    Nation,
    code,
    setup,
)
from companion.games.microfilms.rules.checks import SayChecked, SayLetter
from companion.games.microfilms.rules.dealing import HandShown
from companion.games.microfilms.rules.ending import judge
from companion.games.microfilms.rules.films import Films, Kind, Player, Verdict
from companion.games.microfilms.rules.game import Act, game
from companion.games.microfilms.rules.options import HouseRules
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
from companion.refusal import Refusal
from tests.support.chance import Script

Fields = dict[str, Any]
STAINED = ("Steal/Blackmail", "Interrogate/Blackmail")
"""MF-def1: what blood is on, eyes see; the app is told no card."""
ENDS = {
    (0,): "me wins",
    (1,): "opponent wins",
    (0, 1): "both win",
    (): "both lose, Croupier wins",
}


def _nation(name: str) -> Nation:
    return Nation(name.lower())


ME = 0
PLACES = {"drawDeck": DECK, "discard": DISCARD}


def _place(name: str) -> int:
    """Players are p1, p2, ..."""
    return PLACES[name] if name in PLACES else int(name[1:]) - 1


def _played(films: Films, *done: tuple[int, Act] | HandShown) -> Films | None:
    """The table after acts of seats and hands that open; None where an act is refused."""
    for one in done:
        if isinstance(one, HandShown):
            films = game.evolve(films, one)
            continue
        events = game.decide(films, *one, Script())
        if isinstance(events, Refusal):
            return None
        for event in events:
            films = game.evolve(films, event)
    return films


def _shows(seat: int, first: str, second: str | None = None) -> HandShown:
    return HandShown(seat, code(first), NONE if second is None else code(second), NONE, NONE)


def _checked(given: Fields, attempt: Attempt, right: bool, suspect: bool = True) -> Fields:
    """A freelancer's attempt among five: only whoever attempts sees whether it is right."""
    seats = tuple(range(5))
    players = tuple(
        Player(seat, cleared=given["cleared"] if seat == ME else not suspect) for seat in seats
    )
    evening = given.get("evening", 1)
    films = Films(HouseRules(), seats, tuple(Nation)[1:], players, evening=evening, turn=ME)
    tried = _played(films, (ME, attempt))
    if tried is None:
        return {"allowed": False}
    after = _played(tried, _shows(ME, attempt.kind), (ME, SayChecked(right)))
    assert after is not None
    won = after.verdict is not None and after.verdict.winners == (ME,)
    return {
        "allowed": True,
        "result": "win" if won else "eliminated" if after.players[ME].out else "",
    }


def _judged(films: Films, attempt: Attempt, allied: list[str], *hands: HandShown) -> Verdict | None:
    """What an agent's attempt brings once everything lies open; None where it is not allowed."""
    removed = next(n for n in films.nations if n not in map(_nation, allied))
    tried = _played(films, (ME, attempt))
    after = tried and _played(tried, *hands, (ME, SayLetter(removed)))
    assert tried is None or (after and after.verdict)
    return after.verdict if after else None


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
    agents = sorted(given["inPlay"], key=lambda name: bool(name != given["agent"]))
    nations = tuple(map(_nation, agents))
    players = tuple(Player(seat, cleared=given["cleared"]) for seat in range(3))
    films = Films(HouseRules(), (0, 1, 2), nations, players, turn=ME)
    attempt = Attempt(Kind.AGENT, Film(_nation(given["film"])))
    hands = [_shows(seat, nation) for seat, nation in enumerate(nations)]
    verdict = _judged(films, attempt, given["allied"], *hands)
    if verdict is None:
        return {"allowed": False}
    return {"allowed": True, "winners": [agents[seat] for seat in verdict.winners]}


def _journalist(given: Fields) -> Fields:
    film, named = given["film"].lower(), given["named"]
    attempt = Attempt(Kind.JOURNALIST, Film(film), _place(named))
    return _checked(given, attempt, given["identities"][named].lower() == film)


def _hitman(given: Fields) -> Fields:
    named = given["named"]
    return _checked(given, Attempt(Kind.HITMAN, named=_place(named)), given["aceAt"] == named)


def _broker(given: Fields) -> Fields:
    attempt = Attempt(Kind.BROKER, places=tuple(map(_place, given["named"])))
    return _checked(given, attempt, sorted(given["letters"]) == sorted(given["named"]))


def _interpol(given: Fields) -> Fields:
    right = any(card in STAINED for card in given["targetHand"])
    return _checked(given, Attempt(Kind.INTERPOL, named=1), right, given["targetSuspect"])


def _two(given: Fields, kind: Kind, film: Film, named: int = NOBODY) -> Fields:
    """An attempt of one of two players, who is Cleared unless it is said; the Croupier likewise."""
    nations = tuple(_nation(given[name]) for name in ("me", "opponent", "croupier"))
    mine = _shows(ME, nations[0], Freelancer.JOURNALIST)
    players = (
        Player(ME, cleared=given.get("meCleared", True)),
        Player(1),
        Player(CROUPIER, cleared=given.get("croupierCleared", True)),
    )
    films = game.evolve(Films(HouseRules(), (ME, 1), nations, players, turn=ME), mine)
    attempt = Attempt(kind, film, named)
    theirs = _shows(1, nations[1], Freelancer.INTERPOL)
    if kind is Kind.JOURNALIST:
        after = _played(films, (ME, attempt), theirs)
        verdict = after.verdict if after else None
    else:
        verdict = _judged(films, attempt, given["allied"], theirs)
    return (
        {"allowed": False}
        if verdict is None
        else {"allowed": True, "result": ENDS[verdict.winners]}
    )


def _croupier_agent(given: Fields) -> Fields:
    claims = given["fromCroupierHandClaimingAlliance"]
    return _two(given, Kind.CLAIM if claims else Kind.AGENT, Film(_nation(given["film"])))


def _croupier_journalist(given: Fields) -> Fields:
    named = CROUPIER if given["named"] == "croupier" else 1
    return _two(given, Kind.JOURNALIST, Film(_nation(given["film"])), named)


def _croupier_turn(given: Fields) -> Fields:
    before = Croupier(given["cards"], given["francs"], given["cleared"])
    after = croupier_turn(before, house=30 - given["francs"], draw=5)
    table = Films(HouseRules(), (0, 1), players=(Player(CROUPIER, after.francs),))
    return {
        "cards": after.cards,
        "francs": after.francs,
        "cleared": after.cleared,
        "bothLose": judge(table) is not None,
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
        "brokerAndInterpolUnlocked": Films(HouseRules(), (), evening=after.evening).unlocked,
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
