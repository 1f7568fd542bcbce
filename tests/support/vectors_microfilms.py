"""The kinds of [microfilms] vectors: input put on a table, played by acts, output read off it."""

from collections.abc import Callable
from typing import Any

from companion.games.microfilms.rules import byhand, checks, interrogation, moves, questions, turns
from companion.games.microfilms.rules.attempts import Attempt
from companion.games.microfilms.rules.cards import (
    CROUPIER,
    DECK,
    DISCARD,
    FRANCS,
    NAMES,
    NOBODY,
    NONE,
    Card,
    Film,
    Freelancer,
    Nation,
    code,
)
from companion.games.microfilms.rules.dealing import Begun
from companion.games.microfilms.rules.deeds import Deed, Done, Field
from companion.games.microfilms.rules.films import Films, Kind, Player, Reason
from companion.games.microfilms.rules.game import Act, Ask, game
from companion.games.microfilms.rules.hand import Hand, unpack
from companion.games.microfilms.rules.options import HouseRules
from companion.games.microfilms.rules.questions import Means, Reply
from companion.refusal import Refusal
from companion.table.commitment import cards_in
from tests.support.chance import Script, from_seed

Fields = dict[str, Any]
ME, OTHER, THIRD = range(3)
PLACES = {"drawDeck": DECK, "discard": DISCARD}
ENDS = {
    (ME,): "me wins",
    (OTHER,): "opponent wins",
    (ME, OTHER): "both players win",
    (): "both lose, Croupier wins",
}
ACTIONS = {
    "Steal/Blackmail": Card.STEAL,
    "Interrogate/Blackmail": Card.INTERROGATE,
    "Cash Out/Blowback": Card.CASH_OUT,
}
"""Action cards as the vectors call them."""
NOT_CHINA = tuple(Nation)[1:]


def _nation(name: str) -> Nation:
    return Nation(name.lower())


def _place(name: str) -> int:
    """Players are p1, p2, ..."""
    return PLACES[name] if name in PLACES else int(name[1:]) - 1


class Table:
    """A table of [microfilms], played by acts alone; numbers are set by hand, as anybody may."""

    def __init__(self, players: int, nations: tuple[Nation, ...] = NOT_CHINA) -> None:
        self.films: Films = game.begin(HouseRules(), tuple(range(players)))
        self.events: list[Any] = []
        self._follow((Begun(nations, ME),))

    def _follow(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.films = game.evolve(self.films, event)
        self.events += events

    def tries(self, act: Act | Ask, seat: int = ME) -> bool:
        """Whether the act is allowed; then it is done."""
        events = game.decide(self.films, seat, act, Script())
        if isinstance(events, Refusal):
            return False
        self._follow(events)
        return True

    def does(self, act: Act | Ask, seat: int = ME) -> None:
        """The act, which nothing forbids."""
        assert self.tries(act, seat), act

    def may(self, act: Act, seat: int = ME) -> bool:
        """Whether the act would be allowed; nothing is done."""
        return not isinstance(game.decide(self.films, seat, act, Script()), Refusal)

    def set(self, field: Field, value: int, place: int = NOBODY) -> None:
        """A number set by hand."""
        self.does(byhand.ByHand(field, value, place))

    def purses(self, *francs: int) -> None:
        """Francs of the first seats; all other seats have none."""
        for seat in self.films.seats:
            self.set(Field.FRANCS, 0, seat)
        for seat, value in enumerate(francs):
            self.set(Field.FRANCS, value, seat)

    def opens(self, seat: int, first: str, second: str | None = None) -> None:
        """What a seat was dealt lies open."""
        hand = Hand(code(first), NONE if second is None else code(second))
        self._follow(game.shown(self.films, seat, hand.packed()))

    def player(self, place: int) -> Player:
        """A seat or the Croupier."""
        player = self.films.player(place)
        assert player is not None
        return player

    def francs(self, place: int) -> int:
        """Of a seat or the Croupier."""
        return self.player(place).francs


# --- the deal


def _setup(given: Fields) -> Fields:
    """What is dealt, and what lies beside it."""
    seats = tuple(range(given["players"]))
    films: Films = game.begin(HouseRules(starter=ME), seats)
    deal = game.deal(films, from_seed(1))
    for event in deal.events:
        films = game.evolve(films, event)
    hands = [unpack(hand) for _, hand in deal.hands]
    dealt = [NAMES[card] for hand in hands for card in (hand.identity, hand.second) if card != NONE]
    agents = [name for name in dealt if name in set(Nation)]
    (start,) = {p.hand for p in films.players if p.seat != CROUPIER}
    return {
        "agentsInPlay": len(agents) + (films.croupier is not None),
        "freelancersInPlay": len(dealt) - len(agents),
        "drawDeck": films.draw,
        "oneFrancSeats": [p.seat + 1 for p in films.players if p.francs == 1],
        "house": films.house,
        "alliancesInPlay": len(films.nations) - 1,
        "microfilmsInPlay": len(films.nations),
        "startHand": start,
    }


# --- turns


def _blackmail(given: Fields) -> Fields:
    """The Steal card is the means, so that there is no fee."""
    table = Table(3)
    table.purses(given["activeFrancs"], given["targetFrancs"])
    table.set(Field.HAND, given["targetHand"], OTHER)
    table.set(Field.CLEARED, 1, OTHER)
    table.does(questions.Blackmail(OTHER, Means.STEAL))
    held = table.player(ME).hand
    if not table.tries(questions.Answer(Reply(given["choice"])), OTHER):
        return {"allowed": False}
    return {
        "allowed": True,
        "activeFrancs": table.francs(ME),
        "targetFrancs": table.francs(OTHER),
        "activeCleared": table.player(ME).cleared or None,
        "targetSuspect": not table.player(OTHER).cleared or None,
        "cardTaken": table.player(ME).hand > held,
    }


def _bribe(given: Fields) -> Fields:
    table = Table(3)
    table.purses(given["activeFrancs"], given["targetFrancs"])
    table.does(questions.Bribe(OTHER))
    held = table.player(OTHER).hand
    table.does(questions.Answer(Reply(given["response"])), OTHER)
    return {
        "activeCleared": table.player(ME).cleared or None,
        "cardMoves": table.player(OTHER).hand > held,
        "activeFrancs": table.francs(ME),
        "targetFrancs": table.francs(OTHER),
    }


def _steal(given: Fields) -> Fields:
    table = Table(3)
    table.purses(given["activeFrancs"], given["targetFrancs"])
    table.does(moves.Steal(OTHER))
    return {"activeFrancs": table.francs(ME), "targetFrancs": table.francs(OTHER)}


def _cash_out(given: Fields) -> Fields:
    """What neither has nor the house, a third player has."""
    table = Table(3)
    table.purses(given["activeFrancs"], 0, FRANCS - given["activeFrancs"] - given["house"])
    table.does(moves.CashOut())
    return {"house": table.films.house, "activeFrancs": table.francs(ME)}


def _hand_limit(given: Fields) -> Fields:
    """Every card is tried as the one too many."""
    table = Table(3)
    table.set(Field.DONE, 1)
    table.purses(given["francs"])
    table.set(Field.CLEARED, not given["suspect"], ME)

    def must(held: int) -> int:
        table.set(Field.HAND, held, ME)
        return next(n for n in range(held + 1) if table.may(turns.EndTurn((Card.UNKNOWN,) * n)))

    most = 9
    limit = most - must(most)
    too_many = must(len(given["hand"]))
    table.set(Field.HAND, limit + 1, ME)
    return {
        "limit": limit,
        "mustDiscard": too_many,
        "discardable": [said for card in given["hand"] if (said := _discarded(table, card))],
    }


def _discarded(table: Table, name: str) -> str:
    """A card that may be discarded, and what that costs; "" if it may not."""
    card = Card.ACE if name == "Ace of Spades" else Card.UNKNOWN
    events = game.decide(table.films, ME, turns.EndTurn((card,)), Script())
    if isinstance(events, Refusal):
        return ""
    (thrown,) = (e for e in events if isinstance(e, Done) and e.deed is Deed.DISCARDED)
    left = [change.value for change in thrown.changes if change.field is Field.FRANCS]
    return f"{name} (pay {table.francs(ME) - left[0]})" if left else name


def _interrogate(given: Fields) -> Fields:
    """The pool is as many cards as have to be laid."""
    croupier = {"croupier": True, "player": False}[given.get("target", "player")]
    hand = given["targetHand"]
    table = Table(given.get("players", 2 if croupier else 3))
    of = CROUPIER if croupier else OTHER
    table.set(Field.HAND, hand, of)
    if not table.tries(questions.Interrogate(of, card=True)):
        return {"allowed": False}
    pending = table.films.pending
    assert pending is not None
    pool = interrogation.cards(table.films, pending)
    if not croupier:
        offer = bytes(33 + 16 * pool)
        assert cards_in(offer) == pool
        table.does(interrogation.LayHand(offer), OTHER)
    return {
        "allowed": True,
        "pool": pool,
        "identityProbability": round((pool - hand) / pool, 6),
    }


def _evening(given: Fields) -> Fields:
    table = Table(3)
    table.set(Field.EVENING, given["evening"])
    table.set(Field.DRAW, given["drawDeckAtEndOfTurn"])
    table.set(Field.DISCARD, given["discard"])
    table.does(moves.Pass())
    return {
        "evening": table.films.evening,
        "drawDeck": table.films.draw,
        "discard": len(table.films.pile),
        "brokerAndInterpolUnlocked": table.films.unlocked,
    }


def _croupier_turn(given: Fields) -> Fields:
    """After the turn of one of two players."""
    table = Table(2)
    table.set(Field.HAND, given["cards"], CROUPIER)
    table.set(Field.FRANCS, given["francs"], CROUPIER)
    table.set(Field.CLEARED, given["cleared"], CROUPIER)
    table.does(moves.Pass())
    him, verdict = table.player(CROUPIER), table.films.verdict
    own = [e for e in table.events if isinstance(e, Done) and e.by == CROUPIER]
    return {
        "cards": him.hand,
        "francs": him.francs,
        "cleared": him.cleared,
        "bothLose": verdict is not None and verdict.reason is Reason.ALARM,
        "drew": any(event.deed is Deed.CROUPIER_DRAWS for event in own),
        "discarded": sum(len(event.pile) for event in own),
    }


# --- attempts


def _agent_win(given: Fields) -> Fields:
    agents = sorted(given["inPlay"], key=lambda name: bool(name != given["agent"]))
    nations = tuple(map(_nation, agents))
    removed = next(n for n in nations if n not in map(_nation, given["allied"]))
    table = Table(3, nations)
    table.set(Field.CLEARED, given["cleared"], ME)
    if not table.tries(Attempt(Kind.AGENT, Film(_nation(given["film"])))):
        return {"allowed": False}
    for seat, nation in enumerate(nations):
        table.opens(seat, nation)
    table.does(checks.SayLetter(removed))
    verdict = table.films.verdict
    assert verdict is not None
    return {"allowed": True, "winners": [agents[seat] for seat in verdict.winners]}


def _attempter(given: Fields, kind: Kind) -> int:
    return _place(given.get(kind.value, "p1"))


def _among_six(given: Fields, attempt: Attempt, nations: tuple[Nation, ...] = NOT_CHINA) -> Table:
    """Six players of whom the attempter alone is Cleared, if so."""
    table, by = Table(6, nations), _attempter(given, attempt.kind)
    table.set(Field.EVENING, given.get("evening", 1))
    table.set(Field.CLEARED, given["cleared"], by)
    table.set(Field.TURN, by)
    return table


def _result(table: Table, by: int) -> Fields:
    verdict = table.films.verdict
    won = verdict is not None and verdict.winners == (by,)
    return {
        "allowed": True,
        "result": "win" if won else "eliminated" if table.player(by).out else "",
    }


def _by_word(given: Fields, attempt: Attempt, right: bool, table: Table) -> Fields:
    """Cards of the box, which whoever attempts alone looks at."""
    by = _attempter(given, attempt.kind)
    if not table.tries(attempt, by):
        return {"allowed": False}
    table.opens(by, attempt.kind)
    table.does(checks.SayChecked(right), by)
    return _result(table, by)


def _journalist(given: Fields) -> Fields:
    """The phone named tells the identity; the Journalist says so, and what is right opens."""
    film, named, by = given["film"].lower(), given["named"], _attempter(given, Kind.JOURNALIST)
    identities = {_place(who): card.lower() for who, card in given["identities"].items()}
    agents = tuple(Nation(card) for card in identities.values() if card in set(Nation))
    attempt = Attempt(Kind.JOURNALIST, Film(film), _place(named))
    table = _among_six(given, attempt, agents if len(agents) == 3 else NOT_CHINA)
    if not table.tries(attempt, by):
        return {"allowed": False}
    table.opens(by, Kind.JOURNALIST)
    ask, held = checks.LookAtIdentity(attempt.named), identities[attempt.named]
    table.does(ask, by)
    told = game.answer(Hand(code(held)).packed(), ask, Script())
    right = told == bytes([code(film)])
    table.does(checks.SayChecked(right), by)
    if right:
        table.opens(attempt.named, held)
    return _result(table, by)


def _hitman(given: Fields) -> Fields:
    attempt = Attempt(Kind.HITMAN, named=_place(given["named"]))
    table = _among_six(given, attempt)
    return _by_word(given, attempt, given["aceAt"] == given["named"], table)


def _broker(given: Fields) -> Fields:
    attempt = Attempt(Kind.BROKER, places=tuple(map(_place, given["named"])))
    right = sorted(given["letters"]) == sorted(given["named"])
    return _by_word(given, attempt, right, _among_six(given, attempt))


def _interpol(given: Fields) -> Fields:
    """The one named is anybody but who attempts."""
    by = _attempter(given, Kind.INTERPOL)
    attempt = Attempt(Kind.INTERPOL, named=ME if by != ME else OTHER)
    table = _among_six(given, attempt)
    table.set(Field.CLEARED, not given["targetSuspect"], attempt.named)
    stained = table.films.options.stained
    right = any(ACTIONS[card] in stained for card in given["targetHand"])
    return _by_word(given, attempt, right, table)


def _two(given: Fields, attempt: Attempt, removed: Nation | None) -> Fields:
    """An attempt of one of two players. Cleared: both, unless it is said."""
    nations = tuple(_nation(given[name]) for name in ("me", "opponent", "croupier"))
    table = Table(2, nations)
    table.set(Field.CLEARED, given.get("meCleared", True), ME)
    table.set(Field.CLEARED, given.get("croupierCleared", True), CROUPIER)
    table.opens(ME, nations[0], Freelancer.JOURNALIST)
    if not table.tries(attempt):
        return {"allowed": False}
    table.opens(OTHER, nations[1], Freelancer.INTERPOL)
    if removed is not None:
        table.does(checks.SayLetter(removed))
    verdict = table.films.verdict
    assert verdict is not None
    return {"allowed": True, "result": ENDS[verdict.winners]}


def _croupier_agent(given: Fields) -> Fields:
    kind = Kind.CLAIM if given["fromCroupierHandClaimingAlliance"] else Kind.AGENT
    allied = {_nation(name) for name in given["allied"]}
    (removed,) = {_nation(given[who]) for who in ("me", "opponent", "croupier")} - allied
    return _two(given, Attempt(kind, Film(_nation(given["film"]))), removed)


def _croupier_journalist(given: Fields) -> Fields:
    named = {"croupier": CROUPIER, "opponent": OTHER}[given["named"]]
    return _two(given, Attempt(Kind.JOURNALIST, Film(_nation(given["film"])), named), None)


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
