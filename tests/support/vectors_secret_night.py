"""The kinds of the `secretnight` vectors, translated into the product's own rules."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.games.secret_night import game
from companion.games.secret_night.rules import acts as a
from companion.games.secret_night.rules.byhand import SetByHand
from companion.games.secret_night.rules.captures import spins_left
from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import HOURS, attacks, moved, valuables
from companion.games.secret_night.rules.game import Act
from companion.games.secret_night.rules.harm import Answer, Cause, Square, choices
from companion.games.secret_night.rules.night import Ending, Night, Vehicle
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.people import RoleShown
from companion.games.secret_night.rules.roles import PUBLIC, Role, hand, roles
from companion.games.secret_night.rules.turns import TurnBegan
from companion.refusal import Refusal
from tests.support.chance import Script

Input = dict[str, Any]
RULES = HouseRules()


def reading(text: str) -> int:
    """ "00:00" as an index of the clock."""
    return HOURS.index(int(text.split(":")[0]))


def shown(clock: int) -> str:
    return f"{HOURS[clock]:02d}:00"


def night(**changes: Any) -> Night:
    """A night with six seats, seat 0 on turn, after midnight, unless told otherwise."""
    seats = tuple(range(changes.pop("players", 6)))
    begun = game.evolve(game.begin(RULES, seats), TurnBegan(0))
    return replace(begun, **{"clock": HOURS.index(1), **changes})


def do(state: Night, act: Act, seat: int = 0) -> Night:
    events = game.decide(state, seat, act, Script())
    assert not isinstance(events, Refusal), events
    for event in events:
        state = game.evolve(state, event)
    return state


def with_roles(state: Night, **shown: Role) -> Night:
    for name, role in shown.items():
        state = game.evolve(state, RoleShown(int(name[1:]), role))
    return state


def roles_of(given: Input) -> Input:
    count = Counter(roles(given["players"]))
    return {**{role.value: count[role] for role in Role}, "public": [r.value for r in PUBLIC]}


def clock_of(given: Input) -> Input:
    return {"clock": [shown(moved(0, rounds)) for rounds in given["roundsCompleted"]]}


def unlocked(given: Input) -> Input:
    at = reading(given["clock"])
    return {
        "attacks": attacks(at),
        "dog": attacks(at),
        "valuableCardsUsable": valuables(at, RULES.waiting),
    }


def wilma(given: Input) -> Input:
    state = night(clock=reading(given["clock"])).with_player(0, character=Character.WILMA)
    after = do(state, a.MoveClock(given["move"]))
    return {
        "clock": shown(after.clock),
        "attacks": attacks(after.clock),
        "gameEndCheck": after.ending is not Ending.CONTINUE,
    }


def spin(given: Input) -> Input:
    state = night()
    if given["character"]:
        character = Character(given["character"].split()[0].lower())
        state = state.with_player(0, character=character)
    after = do(state, a.EnterSpin(given["wheel"]))
    assert after.turn is not None
    return {"steps": after.turn.left, "cardsDrawn": after.turn.cards}


def budget(given: Input) -> Input:
    state = do(night(), a.EnterSpin(given["wheel"]))
    for steps in given["spent"]:
        state = do(state, a.SpendSteps(steps)) if steps else state
    assert state.turn is not None
    left = state.turn.left
    saved = do(state, a.EndTurn(left)).player(0).saved
    return {"left": left, "canSave": saved}


def square(given: Input) -> Input:
    return {"choices": [icon.value for icon in choices(Square(given["disc"]))]}


HURTS: dict[str, tuple[Act, Answer, dict[str, Character]]] = {
    "gun": (a.Harm(Cause.GUN, 1), Answer.SUFFER, {}),
    "knife by Margot": (a.Harm(Cause.KNIFE, 1), Answer.SUFFER, {"by": Character.MARGOT}),
    "knife": (a.Harm(Cause.KNIFE, 1), Answer.SUFFER, {}),
    "knife answered by First Aid": (a.Harm(Cause.KNIFE, 1), Answer.FIRST_AID, {}),
    "knife blocked by Avoid Knife": (a.Harm(Cause.KNIFE, 1), Answer.AVOID_KNIFE, {}),
    "knife vs Yijun (first)": (a.Harm(Cause.KNIFE, 1), Answer.SKILL, {"victim": Character.YIJUN}),
    "gun blocked by Bulletproof Vest": (a.Harm(Cause.GUN, 1), Answer.VEST, {}),
    "gun blocked by Bible": (a.Harm(Cause.GUN, 1), Answer.BIBLE, {}),
    "gun vs Salvatore (first)": (
        a.Harm(Cause.GUN, 1),
        Answer.SKILL,
        {"victim": Character.SALVATORE},
    ),
    "dynamite (finder)": (a.Explode(1), Answer.SUFFER, {}),
    "dynamite (adjacent)": (a.Explode(2, (1,)), Answer.SUFFER, {}),
    "dog": (a.DogAttack(1), Answer.SUFFER, {}),
}


def damage(given: Input) -> Input:
    act, answer, people = HURTS[given["cause"]]
    state = with_roles(night(), s0=Role.CHIEF).with_player(1, health=given["health"])
    state = state.with_player(0, character=people.get("by"))
    state = state.with_player(1, character=people.get("victim"))
    after = do(do(state, act), a.AnswerHarm(1, answer))
    return {"health": after.player(1).health, "dead": after.player(1).out}


def poison(given: Input) -> Input:
    state = do(night(), a.Harm(Cause.POISON, 1))
    state = state.with_player(1, health=given["health"])
    trace: list[int] = []
    for turn in range(given["untreatedTurns"]):
        state = game.evolve(state, TurnBegan(1))
        state = do(state, a.EndTurn(), seat=1)
        trace.append(state.player(1).health)
        if state.player(1).out:
            return {"healthAfterEachTurn": trace, "deadAtEndOfTurn": turn + 1}
    return {"healthAfterEachTurn": trace, "deadAtEndOfTurn": None}


def break_free(given: Input) -> Input:
    role = Role.MASTER if given["role"] == "master" else Role.THIEF
    act = a.Cuff(1) if given["kind"] == "handcuffs" else a.Tie(1)
    state = do(with_roles(night(), s1=role), act)
    assert state.capture is not None
    allowed = spins_left(state, state.capture)
    for result in given["spins"]:
        if state.capture is None or state.capture.held:
            break
        state = do(state, a.BreakSpin(result == "green"), seat=1)
    return {"free": state.capture is None and not state.player(1).tied, "spinsAllowed": allowed}


def score(given: Input) -> Input:
    """Each event happens to a fresh victim through the real flow, until the game is over."""
    state, trace = night(players=6), []
    for event in [dict(event.items()) for event in given["events"]]:
        if state.over:
            break
        state = score_event(state, event)
        trace.append(state.net)
    said = {Ending.POLICE: "police", Ending.THIEVES: "thieves"}.get(state.ending)
    return {"trace": trace, "net": state.net, "winner": said}


def score_event(state: Night, event: Input) -> Night:
    turn = game.evolve(back(state, 0), TurnBegan(0))
    if event["t"] == "escape":
        thieves = event["thieves"]
        aboard = tuple(range(thieves))
        for seat in aboard:
            turn = game.evolve(back(turn, seat), RoleShown(seat, Role.THIEF))
        vehicles = tuple(dict.fromkeys((*turn.vehicles, Vehicle(event["vehicle"]))))
        turn = replace(turn, vehicles=vehicles)
        return do(turn, a.Escape(Vehicle(event["vehicle"]), aboard, event["money"]))
    victim = 1
    role = Role(event["role"])
    turn = back(replace(turn, shown=()), victim).with_player(victim, health=1)
    if event["t"] == "death":
        hit = do(do(turn, a.Harm(Cause.KNIFE, victim)), a.AnswerHarm(victim, Answer.SUFFER))
        return show(hit, victim, role)
    turn = game.evolve(turn, RoleShown(0, Role.CHIEF))
    held = do(do(turn, a.Cuff(victim)), a.GiveIn(), seat=victim)
    return show(do(held, a.Confiscate(event["money"])), victim, role)


def back(state: Night, seat: int) -> Night:
    """Somebody is on the board again, whatever happened before."""
    return state.with_player(seat, out=False, moved=False)


def show(state: Night, seat: int, role: Role) -> Night:
    """The victim's phone opens the role."""
    for event in game.shown(state, seat, hand(role)):
        state = game.evolve(state, event)
    return state


def end_check(given: Input) -> Input:
    seats = given["players"]
    state = night(players=seats, clock=reading(given["clock"]), sudden=given["inSuddenDeath"])
    after = game.evolve(state, SetByHand(a.Field.SCORE, given["net"]))
    return {"result": after.ending.value}


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
