"""The public state of a night and what can happen in it. PURE; there is no field for a secret."""

from dataclasses import dataclass
from typing import ClassVar

from companion.games.secret_night.roles import Role
from companion.table.refusal import Refusal

HOURS = (21, 22, 23, 0, 1, 2, 3, 4, 5, 6)
"""The clock's ten readings: nine rounds, then six in the morning (SN-C1)."""
MIDNIGHT = HOURS.index(0)
DAWN = len(HOURS) - 1


@dataclass(frozen=True)
class HouseRules:
    """The switches of facts 3.14 that concern the deal, the clock and the look at a role.

    zachary: the app answers Zachary Davis' look (SN-P1).
    """

    zachary: bool = True


@dataclass(frozen=True)
class Night:
    """What everybody at the table may see.

    seats: in the order people sit. clock: index into `HOURS`. shown: seats whose role lies open.
    peeked: who looked at whose role, once a night (SN-P1).
    """

    options: HouseRules
    seats: tuple[int, ...]
    clock: int = 0
    shown: tuple[tuple[int, Role], ...] = ()
    peeked: tuple[int, int] | None = None

    def role(self, seat: int) -> Role | None:
        """The role of a seat if it lies open."""
        return next((role for number, role in self.shown if number == seat), None)

    @property
    def hour(self) -> int:
        """The hour on the clock, 0–23."""
        return HOURS[self.clock]

    @property
    def dawn(self) -> bool:
        """Six in the morning: the night is over."""
        return self.clock == DAWN


# --- acts and asks


@dataclass(frozen=True)
class AdvanceClock:
    """The next hour. The Master's task, but anybody may when he is away (SN-def29)."""


@dataclass(frozen=True)
class SetClock:
    """The clock set by hand to an index of `HOURS`."""

    clock: int


@dataclass(frozen=True)
class LookAtRole:
    """Zachary Davis looks at one secret role (SN-P1): the asked phone answers with its role."""

    at: int


# --- events


@dataclass(frozen=True)
class ClockMoved:
    """The clock shows another hour."""

    clock: int
    by_hand: bool = False


@dataclass(frozen=True)
class RoleShown:
    """A role lies open."""

    seat: int
    role: Role


@dataclass(frozen=True)
class RolePeeked:
    """A seat looked at another's role. What it saw is not known here."""

    seat: int
    at: int


Act = AdvanceClock | SetClock
Ask = LookAtRole
Event = ClockMoved | RoleShown | RolePeeked


# --- refusals


@dataclass(frozen=True)
class DawnAlready(Refusal):
    """The clock stands at six."""

    key: ClassVar[str] = "secret_night-refusal-dawn"


@dataclass(frozen=True)
class NoSuchHour(Refusal):
    """The clock has no such hour, or shows it already."""

    key: ClassVar[str] = "secret_night-refusal-hour"


@dataclass(frozen=True)
class LookUsed(Refusal):
    """Zachary has looked already."""

    key: ClassVar[str] = "secret_night-refusal-look-used"


@dataclass(frozen=True)
class RoleKnown(Refusal):
    """That role lies open: nothing to look at."""

    key: ClassVar[str] = "secret_night-refusal-role-known"


@dataclass(frozen=True)
class LookOff(Refusal):
    """The table plays without Zachary's look."""

    key: ClassVar[str] = "secret_night-refusal-look-off"
