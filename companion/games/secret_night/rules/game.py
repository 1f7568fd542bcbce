"""The night as a game: its acts, asks and events, each decided in its topic; the deal. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.secret_night.rules import (
    arrests,
    byhand,
    captures,
    escapes,
    fights,
    house,
    lives,
    people,
    score,
    skills,
    square,
    turns,
    wheel,
)
from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import pile
from companion.games.secret_night.rules.night import Night, Player
from companion.games.secret_night.rules.options import HouseRules
from companion.games.secret_night.rules.roles import PUBLIC, Role, hand, role, roles
from companion.games.secret_night.rules.square import MOST_CARDS
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.game import Deal, Game

Ask = skills.LookAtRole | square.StealCard | square.Whisper
Act = (
    turns.Act
    | wheel.Act
    | square.UseSquare
    | skills.UseSkill
    | skills.SecondTurn
    | fights.Act
    | lives.Act
    | captures.Act
    | arrests.Act
    | escapes.Act
    | house.Act
    | byhand.Act
)
Event = (
    turns.Event
    | wheel.Event
    | square.Event
    | skills.Event
    | people.Event
    | fights.Event
    | lives.Event
    | captures.Event
    | arrests.Event
    | escapes.Event
    | score.Event
    | house.Event
    | byhand.Event
)
Events = tuple[Event, ...]


class SecretNight(Game):
    """The contract of `companion.table.game`."""

    key = "secret_night"
    seats = range(4, 9)
    options = HouseRules
    acts = Act
    asks = Ask
    events = Event

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
        seat_of = {drawn: seat for seat, drawn in dealt}
        out: list[Event] = [people.RoleShown(seat_of[known], known) for known in PUBLIC]
        if state.options.keep_players:
            drawn = chance.shuffle(pile(state.options.extra_characters))
            out += [people.CharacterDealt(s, c) for s, c in zip(state.seats, drawn, strict=False)]
        if state.keeps_turns:
            out.append(turns.TurnBegan(seat_of[Role.MASTER]))
        return Deal(tuple((seat, hand(drawn)) for seat, drawn in dealt), tuple(out))

    def nameless(self, options: HouseRules, places: int) -> bool:
        """A role may be anybody's; Chief and Master then show themselves (SN-V1)."""
        return True

    def unplaced(self, events: Events) -> Events:
        """Characters are anybody's; who Chief and Master are, and so whose turn it is, follows."""
        return tuple(e for e in events if isinstance(e, people.CharacterDealt))

    def open_at_once(self, state: Night, seat: int, hand: bytes) -> Events:
        """Chief and Master lie open (SN-V1), and the Master's turn begins."""
        drawn = role(hand)
        if drawn not in PUBLIC or state.role(seat) is not None:
            return ()
        begins = drawn is Role.MASTER and state.keeps_turns and state.turn is None
        began = (turns.TurnBegan(seat),) if begins else ()
        return (people.RoleShown(seat, drawn), *began)

    def decide(self, state: Night, seat: int, act: Act | Ask, chance: Chance) -> Events | Refusal:
        """The events of an act or ask."""
        if state.over and not isinstance(act, byhand.ByHand | turns.SetClock | square.Whisper):
            return r.NightOver()
        if isinstance(act, turns.Act):
            return turns.decide(state, seat, act, chance)
        if isinstance(act, wheel.Act):
            return wheel.decide(state, seat, act, chance)
        if isinstance(act, square.Act):
            return square.decide(state, seat, act, chance)
        if isinstance(act, skills.Act):
            return skills.decide(state, seat, act)
        if isinstance(act, fights.Act):
            return fights.decide(state, seat, act)
        if isinstance(act, lives.Act):
            return lives.decide(state, seat, act)
        if isinstance(act, captures.Act):
            return captures.decide(state, seat, act, chance)
        if isinstance(act, arrests.Act):
            return arrests.decide(state, act)
        if isinstance(act, escapes.Act):
            return escapes.decide(state, seat, act)
        if isinstance(act, house.Act):
            return house.decide(state, seat, act)
        if isinstance(act, byhand.Act):
            return byhand.decide(state, act, chance)
        assert_never(act)

    def decided(self, state: Night) -> bool:
        """The thermometer, a sudden death or six in the morning has ended the night."""
        return bool(state.over)

    def evolve(self, state: Night, event: Event) -> Night:
        """The night after an event, the referee's word included."""
        after = _evolve(state, event)
        if isinstance(event, score.Scored | turns.ClockMoved | byhand.SetByHand):
            return score.judged(after, isinstance(event, score.Scored) and event.mistaken)
        return after

    def asked(self, ask: Ask) -> int | None:
        """Whom a look, a theft or a whisper is for."""
        match ask:
            case skills.LookAtRole(seat) | square.StealCard(seat, _) | square.Whisper(seat):
                return seat
            case _:
                assert_never(ask)

    def by_hand(self, act: Act) -> bool:
        """Numbers and the clock: who gets which character, and when, hangs on them."""
        return isinstance(act, byhand.ByHand | turns.SetClock)

    def anybodys(self, state: Night, act: Act) -> int | None:
        """The hour, whose turn it is, and the wheel for whose turn it is."""
        match act:
            case turns.AdvanceClock() | turns.SetClock() | byhand.ByHand(byhand.Field.TURN):
                return state.seats[0]
            case wheel.SpinWheel():
                return state.turn.seat if state.turn is not None else None
            case _:
                return None

    def earned(self, state: Night, seat: int, ask: Ask) -> bool:
        """Zachary's look, if the rules made him who he is and he has not looked yet.

        A theft tells nothing of a hand, a whisper only what its own player says.
        """
        if isinstance(ask, skills.LookAtRole):
            return not (state.over or isinstance(skills.look(state, seat, ask.at), Refusal))
        return True

    def binds(self, ask: Ask) -> bool:
        """Nobody becomes Zachary, looks, and has been somebody else all the while."""
        return isinstance(ask, skills.LookAtRole)

    def answer(self, hand: bytes, ask: Ask, chance: Chance) -> bytes | Refusal:
        """Runs on the asked phone: its own role, or one of its shuffled cards."""
        match ask:
            case skills.LookAtRole():
                return hand
            case square.StealCard(_, cards):
                if not 1 <= cards <= MOST_CARDS:
                    return r.NoSuchNumber()
                return bytes([1 + chance.below(cards)])
            case square.Whisper():
                return b""
            case _:
                assert_never(ask)

    def shown(self, state: Night, seat: int, hand: bytes) -> Events:
        """A hand that lies open shows its role (SN-V2), and settles what waited for it."""
        drawn = role(hand)
        if state.role(seat) is not None:
            return ()
        out: list[Event] = [people.RoleShown(seat, drawn)]
        for reveal in () if state.over else state.reveals:
            if reveal.seat != seat:
                continue
            match reveal.why:
                case "death":
                    out += lives.scored(state, seat, drawn, shown=True)
                case "arrest":
                    out += arrests.arrested(state, seat, reveal.by, drawn, reveal.money, True)
                case _:
                    out += escapes.settled(state, seat, drawn)
        return tuple(out)


def _evolve(night: Night, event: Event) -> Night:
    if isinstance(event, turns.Event):
        return turns.evolve(night, event)
    if isinstance(event, wheel.Event):
        return wheel.evolve(night, event)
    if isinstance(event, square.Event):
        return square.evolve(night, event)
    if isinstance(event, skills.Event):
        return skills.evolve(night, event)
    if isinstance(event, people.Event):
        return people.evolve(night, event)
    if isinstance(event, fights.Event):
        return fights.evolve(night, event)
    if isinstance(event, lives.Event):
        return lives.evolve(night, event)
    if isinstance(event, captures.Event):
        return captures.evolve(night, event)
    if isinstance(event, arrests.Event):
        return arrests.evolve(night, event)
    if isinstance(event, escapes.Event):
        return escapes.evolve(night, event)
    if isinstance(event, score.Event):
        return score.evolve(night, event)
    if isinstance(event, house.Event):
        return house.evolve(night, event)
    if isinstance(event, byhand.Event):
        return byhand.evolve(night, event)
    assert_never(event)


game = SecretNight()
