"""Who is on the board, whose role lies open, who is whom, who may act against whom. PURE."""

from dataclasses import dataclass, replace
from typing import assert_never

from companion.games.secret_night.rules import refusals as r
from companion.games.secret_night.rules.characters import ONCE_A_NIGHT, Character, pile
from companion.games.secret_night.rules.harm import HEALTH
from companion.games.secret_night.rules.night import Night, Reveal, Turn
from companion.games.secret_night.rules.roles import Role
from companion.refusal import Refusal
from companion.table.chance import Chance
from companion.table.refusal import NoSuchSeat


@dataclass(frozen=True)
class RoleShown:
    """A role lies open."""

    seat: int
    role: Role


@dataclass(frozen=True)
class MustShow:
    """A seat must show its role; see `Reveal`."""

    seat: int
    why: str
    by: int
    money: int = 0


@dataclass(frozen=True)
class CharacterDealt:
    """Somebody is somebody else now: at the start, or after coming back."""

    seat: int
    character: Character


@dataclass(frozen=True)
class CameBack:
    """Somebody is back on a start hex: fresh, or moved there by a mistaken arrest."""

    seat: int
    fresh: bool


Event = RoleShown | MustShow | CharacterDealt | CameBack


@dataclass(frozen=True)
class NotYourTurn(r.NightRefusal):
    """It is somebody else's turn, or nobody's."""

    key = "secret_night-refusal-turn"


@dataclass(frozen=True)
class Out(r.NightRefusal):
    """Dead, arrested or escaped: not there till the next turn."""


@dataclass(frozen=True)
class NotYourself(r.NightRefusal):
    """Nobody arrests, ties, shoots or steals from himself."""

    key = "secret_night-refusal-yourself"


@dataclass(frozen=True)
class Unanswered(r.NightRefusal):
    """An attack or a capture waits for its answer first."""


def may(night: Night, seat: int) -> Refusal | None:
    """Why this seat may do nothing now: not on turn, or off the board."""
    if not night.to_act(seat):
        return NotYourTurn()
    return Out() if night.player(seat).away else None


def own_turn(night: Night, seat: int) -> Turn | Refusal:
    """The turn of this seat, or why it has none. Who is off the board can only end the turn."""
    return may(night, seat) or night.turn or Turn(seat)


def other(night: Night, seat: int, who: int) -> Refusal | None:
    """Why `who` is nobody else on the board."""
    if who not in night.seats:
        return NoSuchSeat()
    if who == seat:
        return NotYourself()
    return Out() if night.player(who).away else None


def target(night: Night, seat: int, victim: int) -> Refusal | None:
    """Why nothing may be done to `victim`; what is under way is settled first."""
    return other(night, seat, victim) or (Unanswered() if night.pending else None)


def draw(night: Night, seat: int, chance: Chance) -> Character:
    """A character nobody has had; from the dead ones when the pile is empty (SN-def16).

    Never one that somebody plays, nor the one this seat comes from.
    """
    everybody = pile(night.options.extra_characters)
    left = [c for c in everybody if c not in night.gone]
    if not left:
        kept = {p.character for p in night.players if p.seat == seat or night.same_character(p)}
        left = [c for c in everybody if c not in kept]
    return chance.at(f"character {seat}").pick(left)


def evolve(night: Night, event: Event) -> Night:
    """The night after one of these events."""
    match event:
        case RoleShown(seat, role):
            return _shown(night, seat, role)
        case MustShow(seat, why, by, money):
            return replace(night, reveals=(*night.reveals, Reveal(seat, why, by, money)))
        case CharacterDealt(seat, character):
            return _dealt(night, seat, character)
        case CameBack(seat, fresh):
            back = night.with_player(seat, out=False, moved=False)
            if not fresh:
                return back
            return back.with_player(
                seat, health=HEALTH, poisoned=False, poisoner=-1, tied=False, saved=0
            )
        case _:
            assert_never(event)


def _shown(night: Night, seat: int, role: Role) -> Night:
    """A role lies open. What waited for it waits no more, and is due."""
    known = tuple(pair for pair in night.shown if pair[0] != seat)
    waiting = tuple(r for r in night.reveals if r.seat == seat)
    due = tuple((r.why, r.by if r.why == "escape" else seat) for r in waiting)
    return replace(
        night,
        shown=tuple(sorted((*known, (seat, role)))),
        reveals=tuple(r for r in night.reveals if r.seat != seat),
        due=due,
    )


def _dealt(night: Night, seat: int, character: Character) -> Night:
    """Somebody is somebody else. When the pile was empty, all but those in play were mixed."""
    others = tuple(p for p in night.players if p.seat != seat and night.same_character(p))
    gone = night.gone
    if len(gone) >= len(pile(night.options.extra_characters)):
        gone = tuple(p.character for p in others if p.character is not None)
    used: tuple[Character, ...] = (character,) if character in night.spent else ()
    if night.options.skill_of_player:
        before = night.player(seat).used
        used = (*before, character) if before and character in ONCE_A_NIGHT else before
    named = night.with_player(seat, character=character, turns=0, used=used)
    return replace(named, gone=(*gone, character))


def dropped(night: Night, seat: int) -> Night:
    """Nothing is under way any more against somebody who is not there."""
    waiting = tuple(attack for attack in night.attacks if attack.victim != seat)
    caught = night.capture if night.capture and night.capture.victim != seat else None
    return replace(night, attacks=waiting, capture=caught)


def off(night: Night, seat: int) -> Night:
    """Off the board until the next turn, without poison, rope and steps.

    Where the table keeps no turns nobody is told when that is: the app lets everybody be there.
    """
    away = night.keeps_turns
    return night.with_player(seat, out=away, poisoned=False, poisoner=-1, tied=False, saved=0)
