"""The public state of a night. PURE; there is no field for a secret."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from companion.games.secret_night.rules.characters import Character
from companion.games.secret_night.rules.clock import DAWN, MIDNIGHT
from companion.games.secret_night.rules.harm import HEALTH, Cause, Square
from companion.games.secret_night.rules.options import HouseRules, Segment
from companion.games.secret_night.rules.roles import Role

DOG_STEPS = 3


class Vehicle(StrEnum):
    """The three ways out."""

    BOAT = "boat"
    MOTORCYCLE = "motorcycle"
    CAR = "car"


class Ending(StrEnum):
    """What the referee says."""

    CONTINUE = "continue"
    POLICE = "police"
    THIEVES = "thieves"
    DECEIVER = "deceiver"
    SHARED_POLICE = "shared-police"
    SHARED_THIEVES = "shared-thieves"
    SUDDEN_DEATH = "suddenDeath"

    @property
    def final(self) -> bool:
        """Whether somebody has won."""
        return self not in (Ending.CONTINUE, Ending.SUDDEN_DEATH)


@dataclass(frozen=True)
class Player:
    """What everybody sees of a seat.

    out: dead, arrested or escaped; comes back at the next turn. moved: comes back by a mistaken
    arrest, with character and health. poisoner: who poisoned, -1 for nobody known. saved: steps on
    the saver. used: characters whose skill is used up. turns: turns begun with this character.
    played: has had a turn this round.
    """

    seat: int
    character: Character | None = None
    health: int = HEALTH
    out: bool = False
    moved: bool = False
    poisoned: bool = False
    poisoner: int = -1
    tied: bool = False
    saved: int = 0
    used: tuple[Character, ...] = ()
    turns: int = 0
    played: bool = False

    @property
    def away(self) -> bool:
        """Whether the pawn is off the board until the next turn, for whatever reason."""
        return self.out or self.moved

    @property
    def skill_left(self) -> bool:
        """Whether the character's once-a-night skill is still to be had."""
        return self.character is not None and self.character not in self.used


@dataclass(frozen=True)
class Spin:
    """A spin of the wheel. place: segment of our wheel, -1 for the real one. water: in water."""

    printed: int
    green: bool = False
    place: int = -1
    water: bool = False


@dataclass(frozen=True)
class Turn:
    """Whose turn it is and what is left of it.

    rolled: steps of the spin; left: not spent yet; cards: to draw. square: the icon used. again:
    Alexandr goes on afterwards. dog: steps it may still make.
    """

    seat: int
    number: int = 0
    spin: Spin | None = None
    rolled: int = 0
    left: int = 0
    cards: int = 0
    respun: bool = False
    square: Square | None = None
    pushed: bool = False
    again: bool = False
    dog: int = DOG_STEPS
    bitten: bool = False


@dataclass(frozen=True)
class Attack:
    """Harm that waits for the victim's answer. by: the attacker's seat."""

    cause: Cause
    by: int
    victim: int


@dataclass(frozen=True)
class Capture:
    """Handcuffs or Rope before somebody. spins: green or not, in order. held: not got free."""

    kind: str
    by: int
    victim: int
    spins: tuple[Spin, ...] = ()
    held: bool = False


@dataclass(frozen=True)
class Flight:
    """A vehicle on its way: who is aboard, how much Money; scored when all aboard are known."""

    vehicle: Vehicle
    by: int
    aboard: tuple[int, ...]
    money: int


@dataclass(frozen=True)
class Reveal:
    """A seat that must show its role, and what the role then decides.

    why: "death", "arrest" or "escape". by: killer, captor or driver. money: confiscated.
    """

    seat: int
    why: str
    by: int
    money: int = 0


@dataclass(frozen=True)
class Ban:
    """Handcuffs or Rope that may not be used on this pair until the owner's next turn is over."""

    kind: str
    by: int
    victim: int
    fresh: bool = True


@dataclass(frozen=True)
class Door:
    """A locked door; it opens when the turn of `by` comes again."""

    number: int
    by: int


@dataclass(frozen=True)
class Reason:
    """Why the marker moved: by how much, to where, what happened to whom. aboard: of an escape."""

    by: int
    net: int
    why: str
    seat: int
    role: Role | None = None
    money: int = 0
    hand: bool = False
    aboard: tuple[int, ...] = ()


@dataclass(frozen=True)
class Night:
    """What everybody at the table may see. seats, players: in the order people sit.

    gone: characters dealt since the pile was last mixed. spent: characters whose skill was used.
    dawn_waits: six by Wilma's hour, which the table lets count at the end of the round. due: what
    the role shown last settles, as (why, seat): points that wait for nothing any more, because
    their act was taken back, do not count. laps, mover: how often another seat than before has
    spun or ended its turn, and who did last: see `lap`. flown: who got away in the last vehicle.
    """

    options: HouseRules
    seats: tuple[int, ...]
    players: tuple[Player, ...] = ()
    clock: int = 0
    shown: tuple[tuple[int, Role], ...] = ()
    turn: Turn | None = None
    turns: int = 0
    disc: Square = Square.STEAL
    attacks: tuple[Attack, ...] = ()
    capture: Capture | None = None
    flight: Flight | None = None
    reveals: tuple[Reveal, ...] = ()
    bans: tuple[Ban, ...] = ()
    doors: tuple[Door, ...] = ()
    windows: int = 0
    vehicles: tuple[Vehicle, ...] = tuple(Vehicle)
    dog: bool = True
    gone: tuple[Character, ...] = ()
    spent: tuple[Character, ...] = ()
    net: int = 0
    sudden: bool = False
    dawn_waits: bool = False
    due: tuple[tuple[str, int], ...] = ()
    reasons: tuple[Reason, ...] = ()
    ending: Ending = Ending.CONTINUE
    segments: tuple[Segment, ...] = ()
    looked_at: tuple[tuple[int, int], ...] = field(default=())
    laps: int = 0
    mover: int = -1
    flown: tuple[int, ...] = ()

    def player(self, seat: int) -> Player:
        """What is seen of a seat of this deal."""
        return next(player for player in self.players if player.seat == seat)

    def with_player(self, seat: int, **changes: Any) -> "Night":
        """The night with one seat changed."""
        players = tuple(replace(p, **changes) if p.seat == seat else p for p in self.players)
        return replace(self, players=players)

    def nobody_played(self) -> "Night":
        """The night at the start of a round."""
        return replace(self, players=tuple(replace(p, played=False) for p in self.players))

    def lap(self, seat: int) -> int:
        """Which turn a seat is in, for chance: no act of its own, nor a turn given by hand, leads
        to the next one, only that another seat has moved meanwhile.
        """
        return self.laps - (self.mover == seat)

    def same_character(self, player: Player) -> bool:
        """Whether somebody goes on as who she is: not after a death, else by SN-def12."""
        return not player.out or (self.options.keep_character and player.health > 0)

    def role(self, seat: int) -> Role | None:
        """The role of a seat if it lies open."""
        return next((role for number, role in self.shown if number == seat), None)

    def seat_of(self, role: Role) -> int | None:
        """The first seat known to hold a role."""
        return next((seat for seat, shown in self.shown if shown is role), None)

    @property
    def keeps_turns(self) -> bool:
        """Whether the table keeps whose turn it is: all that is reset by turns needs it."""
        kept = self.options
        return kept.keep_clock or kept.keep_wheel or kept.keep_players

    @property
    def reading(self) -> int:
        """The clock as far as locks go: a table with a clock of its own locks by itself."""
        return self.clock if self.options.keep_clock else MIDNIGHT

    @property
    def pending(self) -> bool:
        """Whether something waits: an attack's answer, a capture, an escape, a role to show."""
        return bool(self.attacks or self.capture or self.flight or self.reveals)

    def to_act(self, seat: int) -> bool:
        """Whether this seat is on turn; where turns are not kept, everybody is."""
        return not self.keeps_turns or (self.turn is not None and self.turn.seat == seat)

    @property
    def dawn(self) -> bool:
        """Six in the morning."""
        return self.clock == DAWN

    @property
    def struck(self) -> bool:
        """Whether six has struck and counts: Wilma's may wait for the round (SN-def4)."""
        return self.dawn and not self.dawn_waits

    @property
    def round_over(self) -> bool:
        """Whether everybody has had a turn."""
        return bool(self.players) and all(player.played for player in self.players)

    @property
    def over(self) -> bool:
        """Whether the referee has spoken; without a score, whether it is six."""
        return self.ending.final or (self.struck and not self.options.keep_score)
