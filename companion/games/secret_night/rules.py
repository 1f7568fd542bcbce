"""The rules of the night: deal, decide, evolve, answer. PURE; each part is decided in its file."""

from dataclasses import replace
from typing import assert_never

from companion.games.secret_night import acts as a
from companion.games.secret_night import byhand, captures, fights, turns
from companion.games.secret_night import events as e
from companion.games.secret_night import refusals as r
from companion.games.secret_night.acts import Act, Ask
from companion.games.secret_night.characters import Character, pile
from companion.games.secret_night.evolve import evolve
from companion.games.secret_night.harm import Square
from companion.games.secret_night.night import Night, Player
from companion.games.secret_night.options import HouseRules
from companion.games.secret_night.roles import PUBLIC, Role, hand, role, roles
from companion.games.secret_night.wheel import MOST_STEPS
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.laid import Show, Tell
from companion.table.refusal import NoSuchSeat

Events = tuple[e.Event, ...]
MOST_SEGMENTS = 40
MOST_CARDS = 8


class SecretNight:
    """The contract of `companion.table.game`."""

    key = "secret_night"
    seats = range(4, 9)
    options = HouseRules
    acts = Act
    asks = Ask
    events = e.Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Night:
        """Nine in the evening, nothing shown; the table's own wheel is kept."""
        players = tuple(Player(seat) for seat in seats)
        return Night(options, seats, players, segments=options.segments)

    def keep(self, state: Night, options: HouseRules) -> HouseRules:
        """What stays for the next deal: the table's own wheel."""
        return replace(options, segments=state.segments)

    def deal(self, state: Night, chance: Chance) -> Deal:
        """Roles by facts 3.2; Chief and Master show themselves (SN-V1); characters lie open."""
        dealt = tuple(zip(state.seats, chance.shuffle(roles(len(state.seats))), strict=True))
        shown = tuple(e.RoleShown(seat, r) for r in PUBLIC for seat, drawn in dealt if drawn is r)
        out: list[e.Event] = list(shown)
        if state.options.keep_players:
            drawn = chance.shuffle(pile(state.options.extra_characters))
            out += [e.CharacterDealt(s, c) for s, c in zip(state.seats, drawn, strict=False)]
        if state.keeps_turns:
            master = next(shown.seat for shown in shown if shown.role is Role.MASTER)
            out.append(e.TurnBegan(master))
        return Deal(tuple((seat, hand(drawn)) for seat, drawn in dealt), tuple(out))

    def nameless(self, options: HouseRules, places: int) -> bool:
        """A role may be anybody's; Chief and Master then show themselves (SN-V1)."""
        return True

    def decide(self, state: Night, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act or ask."""
        if state.over and not isinstance(act, a.ByHand | a.SetClock | a.Whisper):
            return r.NightOver()
        match act:
            case a.AdvanceClock() | a.SetClock() | a.MoveClock():
                return turns.clock(state, seat, act, chance)
            case a.EnterSpin() | a.SpinWheel():
                return turns.spin(state, seat, act, chance)
            case a.SpendSteps() | a.UseSaved() | a.DrinkCoffee():
                return turns.steps(state, seat, act)
            case a.UseSquare() | a.UseSkill() | a.SecondTurn() | a.EndTurn():
                return turns.own(state, seat, act, chance)
            case a.Harm() | a.Explode() | a.AnswerHarm() | a.SayDeath() | a.Heal():
                return fights.harm(state, seat, act)
            case a.MoveDog() | a.DogAttack() | a.GiveBeef():
                return fights.dog(state, seat, act)
            case a.LookAtRole() | a.StealCard() | a.Whisper():
                return _ask(state, seat, act, chance)
            case a.BreakWindow() | a.LockDoor() | a.UnlockDoor() | a.EnterSegments() | a.ByHand():
                return _house(state, seat, act, chance)
            case _:
                return captures.capture(state, seat, act, chance)

    def evolve(self, state: Night, event: e.Event) -> Night:
        """The night after an event."""
        return evolve(state, event)

    def asked(self, ask: Ask) -> int | None:
        """Whom a look, a theft or a whisper is for."""
        match ask:
            case a.LookAtRole(seat) | a.StealCard(seat, _) | a.Whisper(seat):
                return seat
            case _:
                assert_never(ask)

    def by_hand(self, act: Act) -> bool:
        """Numbers and the clock: who gets which character, and when, hangs on them."""
        return isinstance(act, a.ByHand | a.SetClock)

    def earned(self, state: Night, seat: int, ask: Ask) -> bool:
        """Zachary's look, if the rules made him who he is and he has not looked yet.

        A theft tells nothing of a hand, a whisper only what its own player says.
        """
        match ask:
            case a.LookAtRole(at):
                return not (state.over or isinstance(_look(state, seat, at), Refusal))
            case a.StealCard() | a.Whisper():
                return True
            case _:
                assert_never(ask)

    def binds(self, ask: Ask) -> bool:
        """Nobody becomes Zachary, looks, and has been somebody else all the while."""
        return isinstance(ask, a.LookAtRole)

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Runs on the asked phone: its own role, or one of its shuffled cards."""
        match ask:
            case a.LookAtRole():
                return hand
            case a.StealCard(_, cards):
                if not 1 <= cards <= MOST_CARDS:
                    return r.NoSuchNumber()
                return bytes([1 + chance.below(cards)])
            case a.Whisper():
                return b""
            case _:
                assert_never(ask)

    def owes(self, state: Night, seat: int) -> tuple[Tell | Show, ...]:
        """Nothing: no card is laid face down tonight."""
        return ()

    def shown(self, state: Night, seat: int, hand: bytes) -> Events:
        """A hand that lies open shows its role (SN-V2), and settles what waited for it."""
        drawn = role(hand)
        if state.role(seat) is not None:
            return ()
        if state.over:
            return (e.RoleShown(seat, drawn),)
        return (e.RoleShown(seat, drawn), *captures.settled(state, seat, drawn))

    def ended(self, state: Night) -> bool:
        """The referee has spoken, or it is six."""
        return state.over


def _ask(night: Night, seat: int, ask: Ask, chance: Chance) -> Events | Refusal:
    match ask:
        case a.LookAtRole(at):
            return _look(night, seat, at)
        case a.StealCard():
            return _steal(night, seat, ask, chance)
        case a.Whisper(to):
            return NoSuchSeat() if to not in night.seats or to == seat else ()
        case _:
            assert_never(ask)


def _look(night: Night, seat: int, at: int) -> Events | Refusal:
    """Zachary's look, once (SN-P1). Where no characters are kept, whoever says to be him."""
    if at not in night.seats or at == seat:
        return NoSuchSeat()
    player = night.player(seat)
    if player.away:
        return r.Out()
    if night.options.keep_players:
        if player.character is not Character.ZACHARY:
            return r.NotZachary()
        if not player.skill_left:
            return r.LookUsed()
    elif night.looked_at:
        return r.LookUsed()
    return r.RoleKnown() if night.role(at) else (e.RolePeeked(seat, at),)


def _steal(night: Night, seat: int, ask: a.StealCard, chance: Chance) -> Events | Refusal:
    """Which card it is only the victim's phone draws, out of what is drawn here: once a turn."""
    lap = str(night.lap(seat)) if night.keeps_turns else ""
    turn = turns.own_turn(night, seat)
    if isinstance(turn, Refusal):
        return turn
    if refused := turns.square(night, turn, seat, Square.STEAL, ask.victim):
        return refused
    if not 1 <= ask.cards <= MOST_CARDS:
        return r.NoSuchNumber()
    chance.at(f"theft {seat}", lap).raw()
    return (e.SquareUsed(Square.STEAL, ask.victim, seat),)


HouseAct = a.BreakWindow | a.LockDoor | a.UnlockDoor | a.EnterSegments | a.ByHand


def _house(night: Night, seat: int, act: HouseAct, chance: Chance) -> Events | Refusal:
    pawn = isinstance(act, a.BreakWindow | a.LockDoor | a.UnlockDoor)
    if pawn and night.player(seat).away:
        return r.Out()
    match act:
        case a.BreakWindow():
            return (e.WindowBroken(),)
        case a.LockDoor(number):
            return (e.DoorLocked(number, seat),) if 1 <= number <= 99 else r.NoSuchNumber()
        case a.UnlockDoor(number):
            locked = any(door.number == number for door in night.doors)
            return (e.DoorUnlocked(number),) if locked else r.NoSuchNumber()
        case a.EnterSegments(segments):
            good = all(0 < s.steps <= MOST_STEPS and 0 < s.water <= MOST_STEPS for s in segments)
            if not good or len(segments) > MOST_SEGMENTS:
                return r.NoSuchNumber()
            return (e.SegmentsEntered(segments),)
        case a.ByHand():
            return byhand.decide(night, act, chance)
        case _:
            assert_never(act)


game = SecretNight()
