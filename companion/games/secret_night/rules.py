"""The rules of the night: deal, decide, evolve, answer. PURE."""

from dataclasses import replace
from typing import assert_never

from companion.games.secret_night.night import (
    DAWN,
    HOURS,
    Act,
    AdvanceClock,
    Ask,
    ClockMoved,
    DawnAlready,
    Event,
    HouseRules,
    LookAtRole,
    LookOff,
    LookUsed,
    Night,
    NoSuchHour,
    RoleKnown,
    RolePeeked,
    RoleShown,
    SetClock,
)
from companion.games.secret_night.roles import PUBLIC, hand, role, roles
from companion.table.chance import Chance
from companion.table.game import Deal
from companion.table.refusal import NoSuchSeat, Refusal


class SecretNight:
    """The contract of `companion.table.game`."""

    key = "secret_night"
    seats = range(4, 9)
    options = HouseRules
    acts = Act
    asks = Ask
    events = Event

    def begin(self, options: HouseRules, seats: tuple[int, ...]) -> Night:
        """Nine in the evening, nothing shown."""
        return Night(options, seats)

    def deal(self, state: Night, chance: Chance) -> Deal:
        """Roles by facts 3.2; Chief Inspector and Master Thief show themselves (SN-V1)."""
        dealt = tuple(zip(state.seats, chance.shuffle(roles(len(state.seats))), strict=True))
        shown = tuple(RoleShown(seat, r) for r in PUBLIC for seat, drawn in dealt if drawn is r)
        return Deal(tuple((seat, hand(drawn)) for seat, drawn in dealt), shown)

    def decide(
        self, state: Night, seat: int, act: Act | Ask, chance: Chance
    ) -> tuple[Event, ...] | Refusal:
        """The events of an act or ask."""
        match act:
            case AdvanceClock():
                return DawnAlready() if state.dawn else (ClockMoved(state.clock + 1),)
            case SetClock(clock):
                if not 0 <= clock < len(HOURS) or clock == state.clock:
                    return NoSuchHour()
                return (ClockMoved(clock, by_hand=True),)
            case LookAtRole(at):
                return self._look(state, seat, at)
            case _:
                assert_never(act)

    def _look(self, state: Night, seat: int, at: int) -> tuple[Event, ...] | Refusal:
        if not state.options.zachary:
            return LookOff()
        if at not in state.seats or at == seat:
            return NoSuchSeat()
        if state.peeked:
            return LookUsed()
        return RoleKnown() if state.role(at) else (RolePeeked(seat, at),)

    def evolve(self, state: Night, event: Event) -> Night:
        """The night after an event."""
        match event:
            case ClockMoved(clock):
                return replace(state, clock=max(0, min(clock, DAWN)))
            case RoleShown(seat, shown):
                known = tuple(pair for pair in state.shown if pair[0] != seat)
                return replace(state, shown=tuple(sorted((*known, (seat, shown)))))
            case RolePeeked(seat, at):
                return replace(state, peeked=(seat, at))
            case _:
                assert_never(event)

    def answer(self, hand: bytes, ask: Ask) -> bytes | Refusal:
        """Runs on the asked phone: its own role, as it was dealt."""
        match ask:
            case LookAtRole():
                return hand
            case _:
                assert_never(ask)

    def shown(self, seat: int, hand: bytes) -> tuple[Event, ...]:
        """A hand that lies open shows its role (SN-V2)."""
        return (RoleShown(seat, role(hand)),)

    def ended(self, state: Night) -> bool:
        """Six in the morning ends the night."""
        return state.dawn


game = SecretNight()
