"""The kinds of `secretnight` vectors: put on a table, played by acts, read off it.

Seats of six, by the scripted deal: 0 Master Thief (Otto), 1 Detective (Yijun), 2 Thief (Salvatore),
3 Detective (Wilma), 4 Thief (Kontar), 5 Chief (Chitra); seat 0 begins.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from companion.games.secret_night import game
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import DAWN, HOURS, MIDNIGHT
from companion.games.secret_night.rules.game import Act, Ask
from companion.games.secret_night.rules.harm import Answer, Cause, Square
from companion.games.secret_night.rules.night import Ending, Night, Player, Vehicle
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.people import RoleShown
from companion.games.secret_night.rules.roles import Role, hand, role
from companion.games.secret_night.rules.turns import TurnBegan
from companion.refusal import Refusal
from companion.table.game import Deal
from tests.support.chance import Script

Input = dict[str, Any]
MASTER, THIEF, WILMA, CHIEF = 0, 2, 3, 5
NOBODY_SPECIAL = WILMA
"""A victim without a skill against harm."""
EVERY_ROLE = (
    *(Role.MASTER, Role.CHIEF, Role.DETECTIVE, Role.DECEIVER),
    *(Role.THIEF, Role.THIEF, Role.THIEF, Role.DETECTIVE),
)


def every_role() -> Deal:
    """Eight seats with somebody of every role, and as many thieves as a car takes."""
    hands = tuple((seat, hand(one)) for seat, one in enumerate(EVERY_ROLE))
    leaders = (RoleShown(1, Role.CHIEF), RoleShown(0, Role.MASTER), TurnBegan(0))
    return Deal(hands, leaders)


class Table:
    """A night, played by acts alone; numbers are set by hand, as anybody may."""

    def __init__(self, players: int = 6, deal: Deal | None = None) -> None:
        self.night: Night = game.begin(HouseRules(), tuple(range(players)))
        dealt = deal or game.deal(self.night, Script())
        self.hands = dict(dealt.hands)
        self._follow(dealt.events)

    def _follow(self, events: tuple[Any, ...]) -> None:
        for event in events:
            self.night = game.evolve(self.night, event)

    def may(self, act: Act | Ask, seat: int = 0) -> bool:
        """Whether the act would be allowed; nothing is done."""
        return not isinstance(game.decide(self.night, seat, act, Script()), Refusal)

    def does(self, act: Act | Ask, seat: int = 0) -> None:
        """The act, which nothing forbids."""
        events = game.decide(self.night, seat, act, Script())
        assert not isinstance(events, Refusal), (act, events)
        self._follow(events)

    def opens(self, seat: int) -> None:
        """A seat shows its role."""
        self._follow(game.shown(self.night, seat, self.hands[seat]))

    def set(self, field: a.Field, value: int, seat: int = 0) -> None:
        """A number set by hand."""
        self.does(a.ByHand(field, value, seat))

    def becomes(self, character: str, seat: int = 0) -> None:
        """Somebody is that character. character: the name, the first word is enough."""
        wanted = Character(character.split()[0].lower())
        self.set(a.Field.CHARACTER, tuple(Character).index(wanted), seat)

    def at(self, clock: int) -> "Table":
        """The clock at an index of `HOURS`."""
        if clock != self.night.clock:
            self.does(a.SetClock(clock))
        return self

    @property
    def clock(self) -> str:
        """As in "00:00"."""
        return f"{HOURS[self.night.clock]:02d}:00"

    def player(self, seat: int) -> Player:
        """What is seen of a seat."""
        return self.night.player(seat)


def reading(text: str) -> int:
    """ "00:00" as an index of the clock."""
    return HOURS.index(int(text.split(":")[0]))


# --- the deal, the clock


def roles_of(given: Input) -> Input:
    table = Table(given["players"])
    count = Counter(role(packed) for packed in table.hands.values())
    public = [role.value for _, role in table.night.shown]
    return {**{role.value: count[role] for role in Role}, "public": public}


def clock_of(given: Input) -> Input:
    """Rounds are played out: everybody's turn ends, and the clock moves on."""

    def after(rounds: int) -> str:
        table = Table()
        for _ in range(rounds):
            while table.night.turn is not None:
                table.does(a.EndTurn(), table.night.turn.seat)
            table.does(a.AdvanceClock())
        return table.clock

    return {"clock": [after(rounds) for rounds in given["roundsCompleted"]]}


def unlocked(given: Input) -> Input:
    table = Table().at(reading(given["clock"]))
    attacks = [table.may(a.Harm(cause, THIEF)) for cause in (Cause.GUN, Cause.KNIFE, Cause.POISON)]
    flees = table.may(a.Escape(Vehicle.BOAT, (MASTER,), 1), MASTER)
    table.set(a.Field.TURN, 1, CHIEF)
    cards = [flees, table.may(a.Cuff(THIEF), CHIEF), table.may(a.GiveBeef(), CHIEF)]
    assert len(set(attacks)) == len(set(cards)) == 1
    dog = table.may(a.DogAttack(THIEF), CHIEF)
    return {"attacks": attacks[0], "dog": dog, "valuableCardsUsable": cards[0]}


def wilma(given: Input) -> Input:
    table = Table().at(reading(given["clock"]))
    table.set(a.Field.TURN, 1, WILMA)
    table.does(a.MoveClock(given["move"]), WILMA)
    return {
        "clock": table.clock,
        "attacks": table.may(a.Harm(Cause.GUN, THIEF), WILMA),
        "gameEndCheck": table.night.ending is not Ending.CONTINUE,
    }


# --- a turn


def spin(given: Input) -> Input:
    table = Table()
    if given["character"]:
        table.becomes(given["character"])
    table.does(a.EnterSpin(given["wheel"]))
    turn = table.night.turn
    assert turn is not None
    return {"steps": turn.left, "cardsDrawn": turn.cards}


def budget(given: Input) -> Input:
    table = Table()
    table.does(a.EnterSpin(given["wheel"]))
    for steps in filter(None, given["spent"]):
        table.does(a.SpendSteps(steps))
    turn = table.night.turn
    assert turn is not None
    table.does(a.EndTurn(turn.left))
    return {"left": turn.left, "canSave": table.player(0).saved}


def square(given: Input) -> Input:
    table = Table()
    table.set(a.Field.DISC, tuple(Square).index(Square(given["disc"])))
    used: dict[Square, Act | Ask] = {icon: a.UseSquare(icon, THIEF) for icon in Square}
    used[Square.STEAL] = a.StealCard(THIEF, 2)
    return {"choices": [icon.value for icon, act in used.items() if table.may(act)]}


# --- harm

GUN, KNIFE = a.Harm(Cause.GUN, NOBODY_SPECIAL), a.Harm(Cause.KNIFE, NOBODY_SPECIAL)
SALVATORE, YIJUN = 2, 1
HURTS: dict[str, tuple[int, Act, Answer]] = {
    "gun": (MASTER, GUN, Answer.SUFFER),
    "gun blocked by Bulletproof Vest": (MASTER, GUN, Answer.VEST),
    "gun blocked by Bible": (MASTER, GUN, Answer.BIBLE),
    "gun vs Salvatore (first)": (MASTER, a.Harm(Cause.GUN, SALVATORE), Answer.SKILL),
    "knife": (MASTER, KNIFE, Answer.SUFFER),
    "knife by Margot": (MASTER, KNIFE, Answer.SUFFER),
    "knife answered by First Aid": (MASTER, KNIFE, Answer.FIRST_AID),
    "knife blocked by Avoid Knife": (MASTER, KNIFE, Answer.AVOID_KNIFE),
    "knife vs Yijun (first)": (MASTER, a.Harm(Cause.KNIFE, YIJUN), Answer.SKILL),
    "dynamite (finder)": (MASTER, a.Explode(NOBODY_SPECIAL), Answer.SUFFER),
    "dynamite (adjacent)": (MASTER, a.Explode(THIEF, (NOBODY_SPECIAL,)), Answer.SUFFER),
    "dog": (CHIEF, a.DogAttack(NOBODY_SPECIAL), Answer.SUFFER),
}
"""Who does what, and what the victim answers."""


def damage(given: Input) -> Input:
    by, act, answer = HURTS[given["cause"]]
    victim = act.victim if isinstance(act, a.Harm | a.DogAttack) else NOBODY_SPECIAL
    table = Table().at(MIDNIGHT)
    table.set(a.Field.HEALTH, given["health"], victim)
    table.set(a.Field.TURN, 1, by)
    if given["cause"] == "knife by Margot":
        table.becomes("Margot", by)
    table.does(act, by)
    table.does(a.AnswerHarm(victim, answer), victim)
    return {"health": table.player(victim).health, "dead": table.player(victim).out}


def poison(given: Input) -> Input:
    table, victim, trace = Table().at(MIDNIGHT), NOBODY_SPECIAL, list[int]()
    table.does(a.Harm(Cause.POISON, victim))
    table.set(a.Field.HEALTH, given["health"], victim)
    for turn in range(given["untreatedTurns"]):
        table.set(a.Field.TURN, 1, victim)
        table.does(a.EndTurn(), victim)
        trace.append(table.player(victim).health)
        if table.player(victim).out:
            return {"healthAfterEachTurn": trace, "deadAtEndOfTurn": turn + 1}
    return {"healthAfterEachTurn": trace, "deadAtEndOfTurn": None}


# --- caught


def caught(given: Input) -> tuple[Table, int]:
    """The Chief has caught somebody, with whatever it is."""
    victim = {"master": MASTER, "thief": THIEF}[given["role"]]
    ways: dict[str, Act] = {"handcuffs": a.Cuff(victim), "rope": a.Tie(victim)}
    table = Table().at(MIDNIGHT)
    table.opens(THIEF)
    table.set(a.Field.TURN, 1, CHIEF)
    table.does(ways[given["kind"]], CHIEF)
    return table, victim


def break_free(given: Input) -> Input:
    """How often one may spin: until it has failed so often that no spin is left."""
    table, victim = caught(given)
    allowed = 0
    while table.may(a.BreakSpin(green=False), victim):
        table.does(a.BreakSpin(green=False), victim)
        allowed += 1
    table, victim = caught(given)
    for result in given["spins"]:
        if table.may(a.BreakSpin(result == "green"), victim):
            table.does(a.BreakSpin(result == "green"), victim)
    free = table.night.capture is None and not table.player(victim).tied
    return {"free": free, "spinsAllowed": allowed}


# --- the score


def score(given: Input) -> Input:
    """Each event through the real flow, until the game is over; whoever was out is back for it."""
    table, trace = Table(8, every_role()).at(MIDNIGHT), list[int]()
    for event in given["events"]:
        if table.night.over:
            _skipped(event)
            continue
        for seat in table.night.seats:
            table.set(a.Field.OUT, 0, seat)
        {"death": _dies, "arrest": _arrested, "escape": _escapes}[event["t"]](table, event)
        trace.append(table.night.net)
    said = {Ending.POLICE: "police", Ending.THIEVES: "thieves"}.get(table.night.ending)
    return {"trace": trace, "net": table.night.net, "winner": said}


def _skipped(event: Input) -> None:
    """What comes after the end counts no more."""
    event.items()


def _dies(table: Table, event: Input) -> None:
    """Somebody else's knife."""
    victim = EVERY_ROLE.index(Role(event["role"]))
    killer = 1 if victim == 0 else 0
    table.set(a.Field.TURN, 1, killer)
    table.set(a.Field.HEALTH, 1, victim)
    table.does(a.Harm(Cause.KNIFE, victim), killer)
    table.does(a.AnswerHarm(victim, Answer.SUFFER), victim)
    table.opens(victim)


def _arrested(table: Table, event: Input) -> None:
    """By the Chief."""
    victim, chief = EVERY_ROLE.index(Role(event["role"])), EVERY_ROLE.index(Role.CHIEF)
    table.set(a.Field.TURN, 1, chief)
    table.does(a.Cuff(victim), chief)
    table.does(a.GiveIn(), victim)
    table.does(a.Confiscate(event["money"]), chief)
    table.opens(victim)


def _escapes(table: Table, event: Input) -> None:
    """The Master drives, and as many thieves as are said come along."""
    thieves = (seat for seat, role in enumerate(EVERY_ROLE) if role is Role.THIEF)
    aboard = (0, *thieves)[: event["thieves"]]
    table.set(a.Field(event["vehicle"]), 1)
    table.set(a.Field.TURN, 1, 0)
    table.does(a.Escape(Vehicle(event["vehicle"]), aboard, event["money"]))
    for seat in aboard:
        table.opens(seat)


def end_check(given: Input) -> Input:
    table = Table(given["players"])
    if given["inSuddenDeath"]:
        table.at(DAWN)
    table.set(a.Field.SCORE, given["net"])
    table.at(reading(given["clock"]))
    return {"result": table.night.ending.value}


KINDS: dict[str, Callable[[Input], Input]] = {
    "roles": roles_of,
    "clock": clock_of,
    "attacksUnlocked": unlocked,
    "wilma": wilma,
    "spin": spin,
    "stepBudget": budget,
    "actionSquare": square,
    "damage": damage,
    "poison": poison,
    "breakFree": break_free,
    "scoreSequence": score,
    "endCheck": end_check,
}
