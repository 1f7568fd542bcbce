"""What becomes of people: roles shown, characters dealt, who is off the board. PURE.

The steps of `evolve` that concern one player; nothing is decided here.
"""

from dataclasses import replace
from typing import assert_never

from companion.games.secret_night import events as e
from companion.games.secret_night.characters import ONCE_A_NIGHT, Character, pile
from companion.games.secret_night.harm import HEALTH
from companion.games.secret_night.night import Night
from companion.games.secret_night.roles import Role

PeopleEvent = e.RoleShown | e.RolePeeked | e.CharacterDealt | e.CameBack


def people(night: Night, event: PeopleEvent) -> Night:
    """The night after one of these events."""
    match event:
        case e.RoleShown(seat, role):
            return _shown(night, seat, role)
        case e.RolePeeked(seat, at):
            peeked = replace(night, looked_at=(*night.looked_at, (seat, at)))
            return spend(peeked, seat, Character.ZACHARY)
        case e.CharacterDealt(seat, character):
            return _dealt(night, seat, character)
        case e.CameBack(seat, fresh):
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


def spend(night: Night, seat: int, character: Character) -> Night:
    """A skill is used up: for whom, SN-def22 says when characters are dealt."""
    used = (*night.player(seat).used, character)
    return replace(night, spent=(*night.spent, character)).with_player(seat, used=used)


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
